# خط فرمان

cli-help =
    به خاک رفتگان و Jää Sulaa: میزی در مرورگر، ربات‌ها، و بازی‌های فراوان یک‌جا.

    بدون فرمان، میز در نشانی همین رایانه باز می‌شود. امتحان کنید: nestling simulate dinosaurs
cli-refused = nestling: { $reason }
cli-lang = زبان: en، fi، da، fa یا vi. بدون آن، هرچه LANG پایانه بگوید.
cli-bad-lang = زبان «{ $lang }» اینجا نیست: یکی از این‌ها را بردارید: { $known }
cli-version = نمایش نسخه و پایان.
cli-serve-help = میز را باز می‌کند و نشانی‌اش را می‌گوید. هر میز در پوشهٔ داده‌ها نگه داشته می‌شود.
cli-serve-host = نشانی‌ای که به آن گوش می‌دهد؛ 0.0.0.0 رایانه‌های دیگر را هم راه می‌دهد.
cli-serve-port = درگاهی که به آن گوش می‌دهد؛ 0 یکی از آزادها را برمی‌دارد.
cli-serve-pace = ربات‌ها چقدر فکر کنند: 1 آن‌طور که مردم دوست دارند، 0 هیچ.
cli-serve-open = صفحه را در مرورگر باز می‌کند.
cli-serve-ready = میز در { $url } باز است (با Ctrl-C بسته می‌شود)
cli-simulate-help = ربات‌ها بازی‌های بسیار می‌کنند و معلوم می‌شود چه کسی می‌برد. دانهٔ یکسان، بازی‌های یکسان.
cli-game = بازی: dinosaurs یا ice.
cli-players = چند صندلی؛ بدون آن، هرچه بازی جا داشته باشد.
cli-games = چند بازی.
cli-bots = نام ربات‌ها با ویرگول؛ اگر کمتر از صندلی‌ها باشند، دور میز تکرار می‌شوند.
cli-seed = شانسِ این اجرا از کجا می‌آید.
cli-threads = چند رشته؛ بدون آن، یکی برای هر هسته.
cli-setting = تنظیمی از بازی به صورت نام=مقدار؛ چند بار هم می‌شود داد.
cli-json = عددها را به صورت JSON بنویس.
cli-simulating = در حال بازی
cli-bad-setting = «{ $setting }» تنظیم نیست: بنویسید نام=مقدار
cli-site-help = همهٔ سایت را به شکل پرونده‌های ساده برای هر میزبان وب می‌نویسد: هر دو بازی با ربات‌ها، بدون سرور.
cli-site-folder = پوشه‌ای که در آن نوشته می‌شود: تازه، خالی، یا سایتی قدیمی‌تر.
cli-site-written = { $files } پرونده در { $folder } است. docs/publishing.md می‌گوید با آن‌ها چه کنید.
cli-replay-help = بازی ثبت‌شده‌ای را دوباره بازی می‌کند و می‌گوید چه گذشت، با همهٔ کارت‌ها باز.
cli-record = ثبت یک بازی (JSON).
cli-replay-json = هر رویداد را در یک سطر به صورت JSON بنویس.
cli-analyse-help = می‌گوید هر تصمیم یک بازی ثبت‌شده چه ارزشی داشت: بخت برد، بهترین حرکت، اشتباه‌ها.
cli-analyse-iterations = هر تصمیم چند بار سنجیده شود.
cli-analysing = در حال فکر کردن
cli-analyse-play = شماره
cli-analyse-seat = صندلی
cli-analyse-move = حرکت
cli-analyse-chances = بخت برد پس از آن
cli-analyse-best = بهترین
cli-analyse-loss = از دست داد
cli-analyse-doubtful = مشکوک
cli-analyse-mistake = اشتباه
cli-analyse-blunder = اشتباه بزرگ
cli-verify-help = بررسی می‌کند که حرکت‌های یک ثبت مجازند و همان رویدادها و نتیجه را می‌دهند.
cli-verified = { $file } درست است: { $plays } حرکت، همهٔ رویدادها همان‌اند که ثبت شده‌اند.
cli-unfinished = بازی تمام نشده است.
cli-outcome = { $winners ->
    [1] صندلی { $seats } برد.
   *[other] صندلی‌های { $seats } با هم بردند.
} { $why } امتیازها: { $totals }
cli-summary-title = { $game }، { $players } بازیکن، { $games } بازی
cli-summary-bot = ربات
cli-summary-games = بازی‌ها
cli-summary-wins = بردها (برد مشترک، سهمی)
cli-summary-interval = بازهٔ ۹۵٪
cli-summary-points = امتیاز
cli-summary-length = درازا: میانگین { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }، از { $shortest } تا { $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }٪ این‌طور تمام شد: { $why }
cli-summary-seat = صندلی { $seat } در { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }٪ برد ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } تا { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }٪
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }٪
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## چه نادرست بود
cli-refusal-unknown-game = بازی «{ $name }» در کار نیست؛ بازی‌ها این‌ها هستند: { $known }
cli-refusal-unknown-bot = ربات «{ $name }» در کار نیست؛ ربات‌ها این‌ها هستند: { $known }
cli-refusal-bad-entry = ربات { $name } به کار نمی‌آید: { $why }
cli-refusal-bot-failed = ربات { $name } از کار افتاد: { $why }
cli-refusal-bot-illegal = ربات { $name } حرکت { $action } را برگزید که مجاز نیست
cli-refusal-bad-bots = از { $least } تا { $most } ربات نام ببرید، نه { $given }
cli-refusal-same-bots = هر ربات را یک بار نام ببرید
cli-refusal-few-bots = { $seats } صندلی دست‌کم به همین شمار ربات می‌خواهد، نه { $given }
cli-refusal-given-twice = ‏players دو بار داده شده است، با ‎--players‎ و با ‎--setting‎
cli-refusal-bad-setting = { $setting } = { $value } شدنی نیست؛ شدنی: { $allowed }
cli-refusal-bad-house-rules = قاعده‌های خانگی: { $place } شدنی نیست؛ شدنی: { $allowed }
cli-refusal-bad-crew = تنها یکی از این‌ها را برگزینید: ‎--threads‎، ‎--processes‎، ‎--ray‎
cli-refusal-workers-die = پردازه‌ها { $times } بار پیاپی در بازی‌های { $first } تا { $last } از کار افتادند
cli-refusal-no-ray = خوشهٔ Ray در { $address } یافت نشد: { $why }
cli-refusal-run-exists = در { $folder } از پیش بازی هست؛ ‎--resume‎ آن‌ها را پی می‌گیرد
cli-refusal-not-empty = { $folder } خالی نیست: پوشهٔ دیگری نام ببرید
cli-refusal-unwritable = نمی‌توان در { $file } نوشت: { $why }
cli-refusal-no-run = در { $folder } بازی‌ای نیست که پی گرفته شود
cli-refusal-bad-run = { $file } را نمی‌توان پی گرفت: { $why }
cli-refusal-other-run = بازی‌های { $folder } تنظیم‌های دیگری دارند: { $why }
cli-refusal-no-record = این ثبتِ یک بازی نیست: { $why }
cli-refusal-long-record = ثبت بازی بیش از { $most } بایت ندارد، این { $given } بایت دارد
cli-refusal-other-version = این از نسخهٔ { $version } است؛ این برنامه نسخهٔ { $known } را می‌شناسد
cli-refusal-record-settings = تنظیم‌های این ثبت شدنی نیست: { $why }
cli-refusal-bad-key = کلید این ثبت ۳۲ رقم شانزده‌شانزدهی نیست
cli-refusal-bad-draws = از راز و سهم‌ها کلیدی که وعده داده شده بود به دست نمی‌آید
cli-refusal-bad-play = حرکت { $number } ({ $action }، صندلی { $seat }): { $why }
cli-refusal-other-events = از این حرکت‌ها رویدادهای ثبت‌شده به دست نمی‌آید
cli-refusal-other-result = از این حرکت‌ها نتیجهٔ ثبت‌شده به دست نمی‌آید
cli-refusal-not-built = بخش مرورگر ساخته نشده است: ‎CONTRIBUTING.md‎ را ببینید
cli-refusal-other-files = در { $folder } پرونده‌های دیگری هست: پوشه‌ای نو یا سایتی قدیمی‌تر نام ببرید
cli-refusal-no-address = نشانی { $address } در کار نیست: { $why }
cli-refusal-port-taken = درگاه { $port } در دست برنامهٔ دیگری است
cli-refusal-cannot-listen = نمی‌توان به { $address } گوش داد: { $why }
cli-refusal-no-host-port = آمار در ‎host:port‎ گفته می‌شود، نه در { $address }
cli-refusal-no-store = میزها را نمی‌توان در { $where } نگه داشت یا خواند: { $why }
cli-refusal-no-table = میز { $table } در کار نیست
cli-refusal-cannot-end = بازی میز { $table } آغاز نشده است؛ به جای آن، میز را پاک کنید
cli-refusal-few-seats = میز { $table } { $seats } صندلی دارد
cli-refusal-bad-log = گزارش میز { $table } درست نیست
