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
refusal-bad-play = در این نوشتهٔ بازی حرکتی هست که ممکن نبوده است.
refusal-other-rules = این بازی با قاعده‌هایی جز قاعده‌های این صفحه بازی شده است.

## امتیازشمار

keeper-trouble = قاعده‌ها به دست نیامد. آیا به شبکه وصل هستید؟
keeper-players = بازیکنان
keeper-undo = واگرد
keeper-new = بازی تازه
keeper-start = آغاز
keeper-who = خانواده
keeper-points = امتیاز
keeper-dinosaurs-title = Happy Little Dinosaurs: امتیازشمار
keeper-dinosaurs-intro = برای بازی روی میز شما. بگویید چه روی میز است؛ امتیازها، فاجعه‌ها و راه فرار حساب می‌شود.
keeper-area-empty = هنوز بی‌فاجعه
keeper-out = منقرض شد:
keeper-won = { $number ->
    [1] { $winners } برد!
   *[other] { $winners } با هم بردند!
}
keeper-disaster = فاجعهٔ این دور
keeper-card = کارت امتیازِ جلو، پس از همهٔ اثرها
keeper-bonus = افزوده
keeper-boosters = امتیازافزا
keeper-sappers = امتیازکاه
keeper-inversions = وارونگی‌های بازی‌شده
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
keeper-ice-title = Jää Sulaa: امتیاز پایانی
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
