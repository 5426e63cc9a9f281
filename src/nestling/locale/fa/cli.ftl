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
cli-site-help = خانه را به شکل پرونده‌های ساده برای هر میزبان وب می‌نویسد: هر دو بازی با ربات‌ها، بدون سرور.
cli-site-folder = پوشه‌ای که در آن نوشته می‌شود: تازه، خالی، یا سایتی قدیمی‌تر.
cli-site-written = { $files } پرونده در { $folder } است. docs/publishing.md می‌گوید با آن‌ها چه کنید.
cli-replay-help = سابقه‌ای را دوباره بازی می‌کند و می‌گوید چه گذشت، با همهٔ کارت‌ها باز.
cli-record = سابقهٔ یک بازی (JSON).
cli-replay-json = هر رویداد را در یک سطر به صورت JSON بنویس.
cli-analyse-help = می‌گوید هر تصمیم سابقه چه ارزشی داشت: بخت برد، بهترین حرکت، اشتباه‌ها.
cli-analyse-iterations = هر تصمیم چند بار سنجیده شود.
cli-analysing = در حال فکر کردن
cli-analyse-play = حرکت
cli-analyse-seat = صندلی
cli-analyse-move = انتخاب
cli-analyse-chances = بخت برد پس از آن
cli-analyse-best = بهترین
cli-analyse-loss = از دست داد
cli-analyse-doubtful = مشکوک
cli-analyse-mistake = اشتباه
cli-analyse-blunder = اشتباه بزرگ
cli-verify-help = بررسی می‌کند که حرکت‌های سابقه مجازند و همان رویدادها و نتیجه را می‌دهند.
cli-verified = { $file } درست است: { $plays } حرکت، همهٔ رویدادها مطابق سابقه.
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
