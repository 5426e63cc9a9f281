# A live table: clocks, pauses, absent players, other devices, chat, the lobby.

## Making a table

timing-label = زمان فکر کردن
timing-none = هر قدر طول بکشد
timing-move = { $seconds } ثانیه برای هر حرکت
timing-game = { $minutes } دقیقه، و { $increment } ثانیهٔ دیگر با هر حرکت
timing-days = { $days ->
    [1] یک روز برای هر حرکت
   *[other] { $days } روز برای هر حرکت
}
timing-then = وقتی زمان کسی تمام شود
timing-then-skip = از حرکت او می‌گذریم
timing-then-bot = یک ربات حرکت می‌کند
new-table-here = کسی پای همین دستگاه
new-table-open = هر کس که بیاید
new-table-public = نشان دادن میز در سرسرا
new-table-public-why = هر کسی می‌تواند تماشا کند و روی جای خالی بنشیند. وگرنه تنها کسانی میز را پیدا می‌کنند که پیوند دارند.

## Before the game

waiting-title = وقتی همه بیایند بازی شروع می‌شود
waiting-why = مرورگر هر کس اندکی بخت به بُر زدن می‌افزاید تا هیچ‌کس نتوانسته باشد آن را بچیند.
waiting-ready = اینجاست
waiting-for = هنوز نیامده
waiting-start = شروع بدون آن‌ها
sit-title = یک صندلی برای شما نگه داشته‌اند
sit-name = دیگران شما را به چه نامی صدا کنند؟
sit-nameless = بدون نام

## Clocks and pauses

clock-of = { $name }: { $time } مانده
clock-yours = زمان شما: { $time }
clock-low = زمان شما رو به پایان است.
clock-days = { $days ->
    [1] ۱ روز
   *[other] { $days } روز
} و { $hours } ساعت
table-menu = میز
hint = راهنمایی
pause-ask = درخواست توقف
pause-title = بازی متوقف است
pause-resume = ادامه
take-back-ask = پس گرفتن آخرین حرکتم
offer-pause = { $name } توقف می‌خواهد.
offer-take-back = { $name } می‌خواهد آخرین حرکتش را پس بگیرد.
offer-agree = باشد
offer-decline = نه
offer-waiting = در انتظار { $names }…

## Absent players

away-title = { $name } نیست
away-hint = صبر کنید، یا بدون او ادامه دهید. هر وقت بخواهد می‌تواند جایش را پس بگیرد.
away-wait = صبر
away-bot = یک ربات بازی کند
away-skip = گذشتن از حرکت‌هایش
away-yours-bot = یک ربات به جای شما بازی می‌کند.
away-yours-skip = از حرکت‌های شما می‌گذرند.
away-return = پس گرفتن جایم
away-leave-bot = یک ربات به جای من بازی کند
seat-stand-in = ربات بازی می‌کند
seat-skipped = از او می‌گذرند

## Sharing a device, and another one

table-hide-hand = پنهان کردن دستم
move-title = ادامه روی دستگاهی دیگر
move-hint = این را اسکن کنید، یا پیوند را تا پنج دقیقه آنجا باز کنید. یک بار کار می‌کند.
move-keep = اینجا هم بنشینم
move-show = نشان دادن کد
move-qr = کد QR پیوند
move-link = پیوند برای دستگاه دیگر

## Chat

chat-title = گفت‌وگو
chat-empty = هنوز کسی چیزی نگفته است.
chat-say = چیزی بگویید
chat-send = فرستادن
chat-mute = خاموش کردن { $name }
chat-unmute = دوباره شنیدن { $name }

## After the game

rematch-made = کسی می‌خواهد دوباره بازی کند.
rematch-join = بازی دوباره با آن‌ها
draws-check = بررسی بُر زدن
draws-ok = بُر زدن درست بود: سرور پیش از افزودن سهم شما به راز خود پایبند شده بود، و هر کارت از هر دو برمی‌آید.
draws-none-shared = سر این میز سرور به‌تنهایی بُر زد.
draws-other-commitment = سرور به شما قولی غیر از آنچه در یادداشت بازی است نشان داده است.
draws-other-secret = راز سرور با قولش نمی‌خواند.
draws-other-share = آنچه مرورگر شما افزود در یادداشت بازی نیست.
draws-other-key = کارت‌ها از آنچه افزوده شد برنمی‌آیند.
draws-no-crypto = این مرورگر تنها با اتصال امن می‌تواند بررسی کند. فرمان «nestling verify» هم می‌تواند.

## The lobby

lobby-title = میزهای باز
lobby-sit = نشستن
lobby-look = تماشا
lobby-free = { $free ->
    [0] همهٔ جاها گرفته شده
    [1] ۱ جای خالی
   *[other] { $free } جای خالی
}

## The line

line-lag = { $ms } میلی‌ثانیه
line-over-requests = اتصال از راهی دیگر: اینجا وب‌سوکت بسته است.

## Refusals

refusal-not-begun = بازی هنوز شروع نشده است.
refusal-begun = بازی شروع شده است.
refusal-bad-share = { refusal-bad-message }
refusal-paused = بازی متوقف است.
refusal-not-paused = بازی متوقف نیست.
refusal-stood-in = کسی به جای شما بازی می‌کند. اول جایتان را پس بگیرید.
refusal-not-stood-in = کسی به جای شما بازی نمی‌کند.
refusal-not-away = او اینجاست، یا همین حالا رفته است.
refusal-bots-seat = آنجا همیشه جای ربات است.
refusal-seat-taken = کسی زودتر رسید: این جا گرفته شده است.
refusal-not-your-seat = این جا روی این دستگاه نیست.
refusal-asked-already = الان چیز دیگری پرسیده می‌شود.
refusal-nothing-to-take-back = حرکتی ندارید که پس بگیرید.
refusal-random = نمی‌شود پس گرفت: چیزی به قید قرعه درآمد.
refusal-revealed = نمی‌شود پس گرفت: چیز پنهانی آشکار شد.
refusal-bad-ticket = این پیوند یا رمز مصرف شده یا کهنه است. تازه‌اش را بخواهید.
refusal-moved-away = این جا به دستگاه دیگری رفته است.
refusal-moved = میز به سرور دیگری می‌رود. خودش برمی‌گردد.
refusal-empty-remark = چیزی در آن نیست.
refusal-bad-timing = ساعت را این‌طور نمی‌شود تنظیم کرد.
