# خودِ خانه: صفحهٔ اول، چیدن میز، اتصال، نه‌شنیدن‌ها. هر بازی پروندهٔ خودش را دارد.

app-name = Nestling
app-motto = دو بازی رومیزی کوچک برای یک جمعهٔ بارانی.
skip-to-content = رفتن به محتوا

## Settings

settings = تنظیمات
language = زبان
theme = روشن یا تیره
theme-auto = مثل دستگاه
theme-light = روشن
theme-dark = تیره
close = بستن

## Home

game-dinosaurs = به خاک رفتگان
game-dinosaurs-teaser = از فاجعه‌ها جا خالی بدهید، از دوستانتان جلو بزنید و آن‌قدر خوشحال بمانید که زنده بمانید.
game-dinosaurs-facts = ۲ تا ۴ نفر، حدود ۲۰ دقیقه
game-ice = Jää Sulaa
game-ice-teaser = پنگوئن، ماهی، و هر نوبت یخِ کمتر.
game-ice-facts = ۲ تا ۴ نفر، حدود ۲۵ دقیقه
play-now = بازی کن
play-now-hint = با ربات‌ها، همین چند ثانیهٔ دیگر
invite-friends = دعوت دوستان
invite-friends-hint = میز خصوصی و یک پیوند برای هر دوست
learn-rules = چطور بازی می‌شود
play-here = بازی روی همین دستگاه، بدون سرور
play-here-hint = هیچ چیز به جایی فرستاده نمی‌شود، و قطار می‌تواند از تونل بگذرد.
records = ثبت بازی‌ها
new-version = نسخهٔ تازه‌تری از صفحه رسیده است.
new-version-now = همین را بیاور
new-version-later = بعداً
my-games = بازی‌های من
my-games-none = بازی‌هایی که شروع می‌کنید اینجا می‌آیند تا پس از قطع برق یا سررسیدن دایناسور راه برگشت را پیدا کنید.
my-game-table = میز { $code }
my-game-here = میز { $code }، روی همین دستگاه
my-game-over = تمام‌شده
my-game-go-on = ادامه
my-game-forget = فراموش کن
bot-name-1 = سرخس
bot-name-2 = خزه
bot-name-3 = سنگ‌ریزه
bot-name-4 = ترکه
bot-name-5 = نی

## Making a table

new-table-title = میز را بچینید
new-table-intro = چه کسی کجا می‌نشیند؟ نوبت در جهت عقربه‌های ساعت می‌چرخد.
new-table-seat = صندلی { $number }
new-table-me = خودم
new-table-friend = یک دوست، با پیوند
new-table-friend-here = یک دوست، پای همین دستگاه
new-table-bot = یک ربات
new-table-who = چه کسی بازی می‌کند
new-table-name = نام
new-table-level = چطور بازی می‌کند
bot-random = خیال‌باف: هرچه پیش آید بازی می‌کند
bot-greedy = طمع‌کار: هرچه بتواند برمی‌دارد
bot-level1 = پیپ، سطح ۱: جوجه‌ای که با همه بازی می‌کند و مثل همه اشتباه می‌کند
bot-level2 = خالک، سطح ۲: بیشتر وقت‌ها پیش از پریدن نگاه می‌کند
bot-level3 = سرو، سطح ۳: همراه فکر می‌کند و حساب را نگه می‌دارد
bot-level4 = بازالت، سطح ۴: صبور است و سخت غافلگیر می‌شود
bot-level5 = شفق، سطح ۵: یک ثانیه تا جایی که رایانه بتواند فکر می‌کند
new-table-add = افزودن صندلی
new-table-remove = برداشتن صندلی
new-table-start = باز کردن میز
new-table-opening = داریم کارت‌ها را می‌چینیم…
new-table-more = انتخاب‌های بیشتر
new-table-choice-by-lot = به قید قرعه
new-table-youngest = کوچک‌ترین بازیکن کیست؟
new-table-reading = دفترچه این را باز گذاشته؛ این یک برداشت است.
new-table-youngest-why = هر جا بازیکنان به نوبت کار می‌کنند، کوچک‌ترین شروع می‌کند.

## At a table

table-title = میز { $code }
table-loading = داریم سر میز می‌آییم…
table-menu-log = ماجرا
table-log = ماجرا تا اینجا
table-log-empty = هنوز اتفاقی نیفتاده. از آرامش لذت ببرید.
table-why = چرا؟
table-why-mark = ؟
table-why-rule = قاعدهٔ { $rule }
table-onlooker = شما تماشاچی هستید. همان را می‌بینید که همه می‌بینند.
table-invite-title = صندلی‌هایی که منتظر دوستان‌اند
table-invite-hint = برای هر دوست پیوند خودش را بفرستید. نخستین کسی که بازش کند آنجا می‌نشیند و پیوند تازه، پیشین را باطل می‌کند.
table-invite-for = پیوند { $name }
table-invite-copy = کپی پیوند
table-invite-copied = کپی شد
table-invite-new = پیوند تازه
table-invite-later = بعداً
table-invite-again = دعوت‌نامه‌ها
seat-you = شما
seat-you-object = شما
seat-you-name = { $name } (شما)
seat-absent = غایب
seat-bot = ربات

## The connection

line-connecting = در حال اتصال…
line-open = وصل
line-retrying = ارتباط قطع است. جایتان محفوظ است؛ دوباره تلاش می‌کنیم…
line-blocked = چیزی میان شما و میز نمی‌گذارد ارتباط برقرار شود. شبکهٔ شرکت‌ها یا پراکسی‌های قدیمی اغلب چنین می‌کنند. ما همچنان تلاش می‌کنیم.
line-closed = میز را ترک کرده‌اید.
line-retry-now = همین حالا تلاش کن
line-pending = حرکتتان فرستاده می‌شود…
line-offline-title = ارتباط قطع است

## Refusals

refused-title = نشد
refused-back = برگشت به خانه
refusal-offline = دست ما به سرور نمی‌رسد. شبکه وصل است؟
refusal-only-online = این کار به میزی در سرور نیاز دارد.
refusal-no-engine = قاعده‌ها در این صفحه بار نشدند. یک بار که بار شوند، بی‌شبکه هم کار می‌کند.
refusal-bad-record = این بازی را نمی‌شود اینجا ادامه داد: ثبتِ آن درست نیست.
refusal-unknown = سرور نه گفت و نگفت چرا. تقصیر ماست، نه شما.
refusal-unknown-table = میزی با این کد نیست. شاید جمع شده، یا حرفی جا افتاده است.
refusal-nothing-opened = اینجا هیچ ثبتی از بازی باز نشده است. اول یکی را باز کنید.
refusal-wrong-token = این پیوند شما را سر این میز نمی‌نشاند. شاید عوض شده باشد؛ از فرستنده بپرسید.
refusal-table-unreadable = ثبت این میز خوانده نمی‌شود. چیزی گم نشده، اما کسی باید نگاهی به آن بیندازد.
refusal-unknown-game = چنین بازی‌ای اینجا نیست.
refusal-unknown-bot = چنین رباتی اینجا نیست.
refusal-bad-bots = این ربات آنجا نمی‌تواند بنشیند.
refusal-bad-setting = میز را این‌طور نمی‌شود چید.
refusal-not-your-turn = الان تصمیم با شما نیست.
refusal-not-legal = الان این کار ممکن نیست.
refusal-unknown-notation = میز این حرکت را نمی‌شناسد.
refusal-stale = پیش از رسیدن حرکت شما بازی جلو رفته بود. دوباره نگاه کنید و از نو انتخاب کنید.
refusal-ahead = { refusal-stale }
refusal-unknown-seat = چنین صندلی‌ای نیست.
refusal-wrong-seats = این بازی را این تعداد نمی‌توانند بازی کنند.
refusal-onlooker = شما تماشاچی هستید و نمی‌توانید چیزی را جابه‌جا کنید.
refusal-game-over = بازی تمام شده است.
refusal-not-finished = ثبت بازی پس از پایان بازی نشان داده می‌شود.
refusal-not-kept = میز ثبت نشد. کمی بعد دوباره تلاش کنید.
refusal-too-long = این برای یک بار زیاد بود.
refusal-too-many = یک‌باره زیاد شد. کمی صبر کنید و دوباره تلاش کنید.
refusal-bad-message = صفحه و سرور زبان هم را نمی‌فهمند. شاید بارگذاری دوباره کمک کند.
refusal-not-json = { refusal-bad-message }
refusal-no-hello = { refusal-bad-message }
refusal-internal = سرور اشتباه کرد. تقصیر ماست، نه شما.
refusal-proto = این صفحه از سرور قدیمی‌تر است. دوباره بارش کنید.

## Other pages

lost-title = اینجا کسی زندگی نمی‌کند
lost-text = صفحه‌ای که دنبالش هستید منقرض شده یا هرگز از تخم درنیامده است.
help-title = { $game } چطور بازی می‌شود
help-rules = قاعده‌ها، یکی‌یکی
credits = سازندگان
credits-title = سازندگان
credits-text = Nestling میزی غیررسمی است، برای کسانی که خودِ بازی‌ها را دارند. به خاک رفتگان (Happy Little Dinosaurs) و Jää Sulaa از آنِ پدیدآورندگان و ناشران خود هستند. تصویرهای اینجا تنها برای این میز بریده شده‌اند. قلم‌ها Nunito و Vazirmatn هستند، با پروانهٔ SIL Open Font License.
credits-licences = پروانهٔ قلم‌ها

## After the game

end-look-back = مرور بازی
home-keeper = امتیازشمار برای جعبهٔ واقعی
lesson = نخستین گام‌ها
