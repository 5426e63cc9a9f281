# آزمایشگاه

lab-rate = { $rate } در ثانیه
lab-out = پوشه‌ای برای نگه‌داشتن بازی‌ها به صورت پرونده‌های Parquet؛ باید تازه یا خالی باشد.
lab-stretches = برای هر دور یا نوبت هم سطری نگه دار.
lab-resume = آنچه را در پوشه هست ادامه بده؛ تنظیم‌ها باید همان باشند.
lab-needs-out = --resume و --stretches پوشه می‌خواهند: --out پوشه
lab-processes = به جای رشته‌ها این تعداد فرایند به کار ببر.
lab-ray = خوشه‌ای از Ray به کار ببر: نشانی آن، یا «local» تا روی همین دستگاه یکی راه بیفتد.
lab-house = پروندهٔ قاعده‌های خانگی (TOML): حدها، ارزش‌ها، شمار کارت‌ها و امتیاز بردِ تغییریافته.
lab-stopped = پس از { $games } بازی متوقف شد.
lab-stopped-kept = متوقف شد: { $games } بازی در { $folder } نگه داشته شد. همان دستور با --resume ادامه می‌دهد.
lab-tournament-help = ربات‌ها در همهٔ ترکیب‌ها با هم بازی می‌کنند و قدرت هر یک سنجیده می‌شود.
lab-tournament-bots = نام ربات‌ها با ویرگول، هر کدام یک بار؛ دست‌کم به تعداد صندلی‌ها.
lab-tournament-games = چند بازی در هر میز.
lab-rating = قدرت
lab-against = در برابر { $bot }
lab-balance-help = گزارشی از تعادل بازی بنویس: یک صفحهٔ HTML با نمودار.
lab-report = پروندهٔ گزارش؛ بدون آن balance-GAME.html.
lab-report-written = گزارش در { $file } است
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-missing = این کار به { $packages } نیاز دارد که جزو آزمایشگاه است: pip install '.[lab]'
