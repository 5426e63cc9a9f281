# Beside the table: looking back, the score keeper, lessons, games past.

## Looking back

replay-title = مرور بازی
replay-controls = گشتن در بازی
replay-back = یک گام به عقب
replay-forth = یک گام به جلو
replay-round-back = به آغاز دور
replay-round-forth = به دور بعد
replay-run = پخش
replay-stop = ایست
replay-step = گام
replay-step-of = گام { $step } از { $steps }، دور { $round }
replay-seen-by = از نگاه
replay-onlooker = یک تماشاگر
replay-share = این لحظه را بفرستید
replay-share-text = این لحظه از { $game } را ببینید:
replay-branch = از اینجا ادامه دهید
replay-more = بیشتر
refusal-bad-play = در این ثبتِ بازی حرکتی هست که ممکن نبوده است.
refusal-other-rules = این بازی با قاعده‌هایی جز قاعده‌های این صفحه بازی شده است.

## امتیازشمار

keeper-trouble = قاعده‌ها به دست نیامد. آیا به شبکه وصل هستید؟
keeper-players = بازیکنان
keeper-undo = واگرد
keeper-new = بازی تازه
keeper-start = آغاز
keeper-who = خانواده
keeper-points = امتیاز
keeper-dinosaurs-title = به خاک رفتگان: امتیازشمار
keeper-dinosaurs-intro = برای بازی روی میز شما. بگویید چه روی میز است؛ امتیازها، فاجعه‌ها و مسیر فرار حساب می‌شود.
keeper-area-empty = هنوز بی‌فاجعه
keeper-out = منقرض شد:
keeper-won = { $number ->
    [1] { $winners } برد!
   *[other] { $winners } با هم بردند!
}
keeper-disaster = فاجعهٔ این دور
keeper-card = کارت امتیازِ جلو، پس از همهٔ اثرها
keeper-bonus = پاداش
keeper-boosters = امتیازافزا
keeper-sappers = امتیازکاه
keeper-inversions = وارونگی‌های بازی‌شده
keeper-choose = انتخاب کنید
keeper-incomplete = بگویید روی میز چیست: فاجعه، و کارت جلوی هر بازیکن.
keeper-too-many = این‌قدر از این کارت‌ها در جعبه نیست.
keeper-duel = کمترین امتیاز مساوی است: مرگ ناگهانی { $number }. هر کس کدام کارت را می‌گذارد؟
keeper-no-point-card = کارت امتیازی در دست نیست
keeper-compare = مقایسه
keeper-threatens = فاجعه ({ $disaster }) به سراغ { $name } می‌آید.
keeper-accept = آن را برمی‌دارد
keeper-insure = بیمهٔ فاجعه
keeper-redirect = تغییر مسیر به { $name }
keeper-settled = دور این‌گونه پایان می‌یابد.
keeper-write = ثبت
keeper-again = تغییر پاسخ‌ها
keeper-ice-title = امتیاز پایانی ⁨Jää Sulaa⁩
keeper-ice-intro = برای بازی روی میز شما. پنگوئن‌ها را چنان‌که در پایان ایستاده‌اند روی صفحه بگذارید.
keeper-family = خانوادهٔ { $number }
keeper-place = یکی را برگزینید و خانه‌ای را لمس کنید
keeper-pick-mother = مادرِ { $family }
keeper-pick-chick = جوجهٔ { $family }
keeper-cell-empty = { $cell }، خالی
keeper-cell-mother = { $cell }، مادرِ { $family }
keeper-cell-chick = { $cell }، جوجهٔ { $family }
keeper-home = جوجه‌های کنار مادر
keeper-ice-won = { $number ->
    [1] { $winners } برد!
   *[other] { $winners } با هم بردند!
}
keeper-ice-missing = { $count ->
    [1] هنوز یک پنگوئن کم است.
   *[other] هنوز { $count } پنگوئن کم است.
}
keeper-ice-rule = هر جوجهٔ خودی کنار مادر یک امتیاز دارد و هر بیگانه یک امتیاز می‌کاهد؛ در تساوی، جوجه‌های کنار مادر تعیین می‌کنند. قاعده‌های

## Lessons

lesson-next = بعدی
lesson-play = یک بازی از خودتان
lesson-home = بازگشت به خانه
lesson-dinosaurs-welcome = سه دایناسور شاد، یک مسیر فرار و فاجعه‌هایی بیش از اندازه. شما استگو هستید، پایین و جلو. سه دور بازی کنیم.
lesson-dinosaurs-disaster = در هر دور یک فاجعه رو می‌شود. هر که کمترین امتیاز دور را دارد آن را به خانه می‌برد. نشانه نوع آن را می‌گوید.
lesson-dinosaurs-lay = یک کارت امتیاز برگزینید و رو به پایین بگذارید. کارت بزرگ امن است، اما دیگر خرج شده است.
lesson-dinosaurs-scores = همهٔ کارت‌ها با هم رو می‌شوند. کارت، ویژگی و کارت‌های فوری امتیاز را می‌سازند و کارت‌های فوری هنوز می‌توانند تغییرش دهند. به آنچه پرسیده می‌شود پاسخ دهید.
lesson-dinosaurs-route = بیشترین امتیاز همان‌قدر گام در مسیر فرار رفت. نخستین کسی که به ۵۰ برسد می‌برد.
lesson-dinosaurs-area = کمترین امتیاز فاجعه را برداشت. سه تا از یک نوع یا از هر نوع یکی: انقراض. هر فاجعه در منطقهٔ فاجعهٔ شما در هر دور یک گام جلو می‌بردتان؛ دلگرمی کوچکی است.
lesson-dinosaurs-on = اکنون تا پایان دور سوم بازی کنید. ببینید هر کس چقدر به انقراض نزدیک است.
lesson-dinosaurs-done = همه‌اش همین بود، جز تک‌تک کارت‌ها. خوب جان به در بردید!
lesson-ice-welcome = خانواده‌تان روی یخ پراکنده است و یخ آب می‌شود. جوجه‌ها را به مادرشان برسانید.
lesson-ice-chicks = نخست جوجه‌ها: آن‌ها را بر لبه بگذارید، نه در گوشه، بر هر ضلع یکی. خانهٔ نشان‌دار را برگزینید و تأیید کنید؛ یا پنگوئنی را که در دریا منتظر است بکشید.
lesson-ice-mother = حالا مادر، بر هر تکه‌یخ آزادِ لبه. نزدیک جوجه‌ها جای خوبی است.
lesson-ice-lift = هر نوبت با برداشتن یک تکه‌یخ آزاد آغاز می‌شود. آن تکه برای همیشه می‌رود و آنچه رویش است اجرا می‌شود.
lesson-ice-move = نخست آنچه تکه‌یخ می‌گوید، سپس یک حرکت. پنگوئنی برگزینید: راه‌هایش روشن می‌شود. مقصد را برگزینید، راه را ببینید و تأیید کنید.
lesson-ice-points = هر جوجهٔ شما کنار مادرش یک امتیاز است. بیگانه‌ای کنار او یک امتیاز می‌کاهد. امتیاز خانواده‌ها کنار صفحه است.
lesson-ice-sail = آنجا که آب باز شده، تکه‌یخی با پنگوئنش می‌تواند راست از روی آب بگذرد. این راه‌ها بادبان دارند.
lesson-ice-on = چند نوبت دیگر خودتان بازی کنید.
lesson-ice-done = خانواده‌ای کامل بازی را بی‌درنگ پایان می‌دهد، آخرین تکه‌یخ آزاد نیز. اکنون آن‌قدر که باید می‌دانید.

## آسایش‌ها

attention-title = نوبت شماست! { $name }
comforts = آسایش‌ها
comfort-sound = صداها
comfort-notify = نوبتم را خبر دهید
comfort-no-notes = مرورگر اجازهٔ خبر نمی‌دهد.
comfort-whole-screen = تمام‌صفحه
comfort-copy = کپی کد
comfort-copied = { $code } کپی شد
comfort-share = هم‌رسانی
comfort-share-text = یک بازی { $game }:

## داستان بازی

tale-chart = امتیازها از آغاز تا پایان
tale-leads = { $count ->
    [0] هر که نخست پیش افتاد تا پایان پیش ماند.
    [1] پیشتاز یک بار عوض شد.
   *[other] پیشتاز { $count } بار عوض شد.
}
tale-turning-round = نقطهٔ عطف: دور { $number } که { $name } برای همیشه پیش افتاد.
tale-turning-turn = نقطهٔ عطف: نوبت { $number } که { $name } برای همیشه پیش افتاد.
tale-escape = نزدیک‌ترین گریز: { $name } با { $card } در دور { $number }.
tale-luckiest = خوش‌شانس‌ترین کارت: { $card } ({ $name })، با ارزش { $value } و امتیاز { $score }.
tale-sail = درازترین یخ‌رانی: { $name }، { $count ->
    [1] یک خانه
   *[other] { $count } خانه
} دریای باز.
