# Jää Sulaa. آرگومان‌ها و ترتیب مانند en/ice.ftl. نام خانه‌ها (F6) همیشه لاتین است.

## Tiles

ice-tile-sun = خورشید
ice-tile-fish = ماهی
ice-tile-whale = نهنگ قاتل
ice-tile-swim = شنا
ice-tile-empty = یخ ساده
ice-tile-sun-effect = بی‌درنگ تکه‌یخ دیگری بردارید؛ اثر آن هم اجرا می‌شود.
ice-tile-fish-effect = به جای یک حرکت، دو حرکت. می‌توانید از دومی بگذرید.
ice-tile-whale-effect = می‌توانید جوجهٔ کس دیگری را به هر تکه‌یخ آزادی برانید، سپس حرکت می‌کنید.
ice-tile-swim-effect = یکی از پنگوئن‌هایتان می‌تواند در آب باز شنا کند، سپس حرکت می‌کنید.
ice-tile-empty-effect = اتفاقی نمی‌افتد. فقط سرد است.
ice-tiles-left = تکه‌یخ‌های مانده
ice-tile-count = { $tile }: { $count } مانده
ice-tiles-undrawn = { $count } تا از این‌ها در جعبه ماند

## The board

ice-board = یخ
ice-magnify = خانه‌های بزرگ‌تر
ice-board-help = کلیدهای جهت روی خانه‌ها حرکت می‌کنند، Page Down به خانهٔ قابل انتخاب بعدی می‌رود، Enter انتخاب و تأیید می‌کند، Escape برمی‌گرداند.
ice-cell-free = { $cell }، یخ آزاد
ice-cell-water = { $cell }، آب
ice-cell-mother = { $cell }، { $who ->
    [you] مادر شما
   *[other] مادرِ { $name }
}
ice-cell-chick = { $cell }، { $who ->
    [you] جوجهٔ شما
   *[other] جوجهٔ { $name }
}
ice-can-start = قابل انتخاب
ice-can-place = می‌شود اینجا نشست
ice-can-lift = قابل برداشتن
ice-can-step = قدم به اینجا
ice-can-swap = جابه‌جایی
ice-can-sail = یخ‌رانی تا اینجا
ice-can-swim = شنا تا اینجا
ice-can-whale = راندنش به اینجا
ice-can-confirm = انتخاب شد؛ برای تأیید دوباره بزنید

## The turn

ice-strip = نوبت
ice-strip-lift = برداشتن
ice-strip-action = اثر
ice-strip-move = حرکت
ice-strip-chicks = جوجه‌ها
ice-strip-mothers = مادرها
ice-strip-play = یخ آب می‌شود
ice-families = خانواده‌ها
ice-points = { $points ->
    [1] { $shown } امتیاز
    [-1] { $shown } امتیاز
   *[other] { $shown } امتیاز
}
ice-at-mother = { $count } از { $family } جوجه کنار مادر
ice-keeps = نگه داشته: { $tile }
ice-keeps-secret = تکه‌یخی نگه داشته

## What is asked

ice-ask-chicks = جوجه‌ای را بر لبه بگذارید: نه در گوشه، و در هر ضلع یک جوجه.
ice-ask-mothers = مادرتان را بر هر تکه‌یخ آزادِ لبه بگذارید.
ice-ask-lift = یک تکه‌یخ آزاد بردارید. آب می‌شود و آنچه رویش است اجرا می‌شود.
ice-ask-lift-sun = خورشید می‌تابد: تکه‌یخ آزاد دیگری بردارید.
ice-ask-keep = این را برداشتید: { $tile }. برای بعد نگه می‌دارید یا همین حالا استفاده می‌کنید؟
ice-ask-use = این یکی چیزی ندارد. از آنچه نگه داشته‌اید استفاده می‌کنید: { $tile }؟
ice-ask-whale = نهنگ قاتل می‌تواند جوجهٔ کس دیگری را به هر تکه‌یخ آزادی براند.
ice-ask-swim = یکی از پنگوئن‌هایتان می‌تواند شنا کند. اول او را، بعد مقصد را انتخاب کنید.
ice-ask-move = یکی از پنگوئن‌هایتان را حرکت دهید: قدم، جابه‌جایی یا یخ‌رانی.
ice-ask-move-fish = ماهی! دو بار حرکت می‌کنید. پنگوئنی انتخاب کنید.
ice-ask-move-second = یک بار دیگر حرکت کنید، یا بگذرید.
ice-ask-wait = در انتظار { $names }.
ice-ask-moment = یک لحظه…
ice-ask-over = بازی تمام شد.

ice-chosen-place = نشستن در { $end }.
ice-chosen-lift = برداشتن { $end }.
ice-chosen-from = از { $start }: مقصد را انتخاب کنید.
ice-chosen-step = قدم از { $start } به { $end }.
ice-chosen-swap = مادر و جوجه جا عوض می‌کنند: { $start } و { $end }.
ice-chosen-sail = یخ‌رانی از { $start } تا { $end }.
ice-chosen-swim = شنا از { $start } تا { $end }.
ice-chosen-whale = نهنگ جوجه را از { $start } به { $end } می‌راند.
ice-foreseen = امتیاز شما: اکنون { $before }، پس از آن { $after }.

ice-do-place = همان‌جا بگذار
ice-do-lift = بردار
ice-do-step = قدم بگذار
ice-do-swap = جا عوض کن
ice-do-sail = بران
ice-do-swim = شنا کن
ice-do-whale = بران به آنجا
ice-do-keep = نگه دار
ice-do-use = استفاده کن
ice-do-use-now = همین حالا استفاده کن
ice-do-keep-kept = برای بعد بماند
ice-do-no-whale = بگذار نهنگ برود
ice-do-no-swim = خشک بمان
ice-do-no-second = بس است
ice-do-pass = رد
ice-choose-first = روی صفحه انتخاب کنید
ice-choose-again = انتخاب دوباره

## What happened

event-ice-laid-out = { $cells } تکه‌یخ قاطی و چیده شد.
event-ice-placed-chick = { $who ->
    [you] جوجه‌ای در { $cell } گذاشتید.
   *[other] { $name } جوجه‌ای در { $cell } گذاشت.
}
event-ice-placed-mother = { $who ->
    [you] مادرتان را در { $cell } گذاشتید.
   *[other] { $name } مادر را در { $cell } گذاشت.
}
event-ice-lifted = { $who ->
    [you] { $cell } را برداشتید و زیرش را نگاه کردید.
   *[other] { $name } { $cell } را برداشت و زیرش را نگاه کرد.
}
event-ice-lifted-empty = { $who ->
    [you] { $cell } را برداشتید: هیچ.
   *[other] { $name } { $cell } را برداشت: هیچ.
}
event-ice-lifted-seen = { $who ->
    [you] { $cell } را برداشتید: { $tile }!
   *[other] { $name } { $cell } را برداشت: { $tile }!
}
event-ice-kept = { $who ->
    [you] تکه‌یخ را نگه داشتید. کدام است، راز می‌ماند.
   *[other] { $name } تکه‌یخ را نگه داشت. کدام است، راز می‌ماند.
}
event-ice-kept-seen = { $who ->
    [you] { $tile } را نگه داشتید.
   *[other] { $name } { $tile } را نگه داشت.
}
event-ice-used = { $who ->
    [you] بی‌درنگ از { $tile } استفاده کردید.
   *[other] { $name } بی‌درنگ از { $tile } استفاده کرد.
}
event-ice-used-kept = { $who ->
    [you] از آنچه نگه داشته بودید استفاده کردید: { $tile }.
   *[other] { $name } از آنچه نگه داشته بود استفاده کرد: { $tile }.
}
event-ice-declined-kept-tile = { $who ->
    [you] تکه‌یخِ نگه‌داشته را برای بعد گذاشتید.
   *[other] { $name } تکه‌یخِ نگه‌داشته را برای بعد گذاشت.
}
event-ice-declined-whale = { $who ->
    [you] گذاشتید نهنگ برود.
   *[other] { $name } گذاشت نهنگ برود.
}
event-ice-declined-swim = { $who ->
    [you] خشک ماندید.
   *[other] { $name } خشک ماند.
}
event-ice-declined-second-movement = { $who ->
    [you] از حرکت دوم گذشتید.
   *[other] { $name } از حرکت دوم گذشت.
}
event-ice-whale-moved = { $who ->
    [you] نهنگ شما جوجهٔ { $other } را از { $start } به { $end } راند.
   *[other] { $whose ->
        [you] نهنگِ { $name } جوجهٔ شما را از { $start } به { $end } راند.
       *[other] نهنگِ { $name } جوجهٔ { $other } را از { $start } به { $end } راند.
    }
}
event-ice-swum-chick = { $who ->
    [you] جوجه‌ای را از { $start } تا { $end } شنا دادید.
   *[other] { $name } جوجه‌ای را از { $start } تا { $end } شنا داد.
}
event-ice-swum-mother = { $who ->
    [you] مادرتان را از { $start } تا { $end } شنا دادید.
   *[other] { $name } مادر را از { $start } تا { $end } شنا داد.
}
event-ice-stepped-chick = { $who ->
    [you] جوجه‌ای را از { $start } به { $end } بردید.
   *[other] { $name } جوجه‌ای را از { $start } به { $end } برد.
}
event-ice-stepped-mother = { $who ->
    [you] مادرتان را از { $start } به { $end } بردید.
   *[other] { $name } مادر را از { $start } به { $end } برد.
}
event-ice-swapped = { $who ->
    [you] جای مادرتان در { $start } را با جوجه‌ای در { $end } عوض کردید.
   *[other] { $name } جای مادر در { $start } را با جوجه‌ای در { $end } عوض کرد.
}
event-ice-sailed-chick = { $who ->
    [you] جوجه‌ای را بر یخ از { $start } تا { $end } راندید.
   *[other] { $name } جوجه‌ای را بر یخ از { $start } تا { $end } راند.
}
event-ice-sailed-mother = { $who ->
    [you] مادرتان را بر یخ از { $start } تا { $end } راندید.
   *[other] { $name } مادر را بر یخ از { $start } تا { $end } راند.
}
event-ice-lost = { $who ->
    [you] جایی برای شنا نداشتید.
   *[other] { $name } جایی برای شنا نداشت.
}
event-ice-no-movement = { $who ->
    [you] هیچ حرکتی نتوانستید بکنید.
   *[other] { $name } هیچ حرکتی نتوانست بکند.
}
event-ice-scored = { $name }: { $points ->
    [1] ۱ امتیاز
    [-1] { $points } امتیاز
   *[other] { $points } امتیاز
}، { $chicks ->
    [1] ۱ جوجه
   *[other] { $chicks } جوجه
} کنار مادر.
event-ice-won-family-complete = یک خانواده کنار هم است! برنده: { $winners }.
event-ice-won-ice-gone = یخ تمام شد. برنده: { $winners }.

## The end

ice-end-won = بردید!
ice-end-lost = برنده: { $winners }
ice-end-shared = برندگان: { $winners }
ice-end-why-family-complete = یک خانوادهٔ کامل دور مادرش جمع است.
ice-end-why-ice-gone = آخرین تکه‌یخ آزاد آب شد و امتیازها تعیین می‌کنند.
ice-end-turns = { $turns ->
    [1] ۱ نوبت.
   *[other] { $turns } نوبت.
}
ice-end-again = باز همین
ice-end-new = بازی تازه
ice-end-look = نگاهی به یخ

## Settings

ice-setting-quick-start = شروع سریع
ice-setting-quick-start-why = تکه‌ها از میان تکه‌های بازی چهارنفره کشیده می‌شوند، پس روی مانده‌ها نمی‌شود حساب کرد.
ice-setting-no-actions = بدون اثر
ice-setting-no-actions-why = همهٔ تکه‌ها یخ ساده‌اند.
ice-setting-saved = نگه داشتن تکه‌یخ
ice-setting-saved-none = تکه‌ها بی‌درنگ استفاده می‌شوند
ice-setting-saved-none-why = هرچه بردارید اجرا می‌شود، چه بخواهید چه نخواهید.
ice-setting-saved-open = یکی را می‌شود نگه داشت، آشکار
ice-setting-saved-open-why = ماهی، خورشید یا شنا را می‌شود پیش چشم همه برای نوبت بعد نگه داشت.
ice-setting-saved-hidden = یکی را می‌شود نگه داشت، پنهان
ice-setting-saved-hidden-why = ماهی، خورشید یا شنا را می‌شود برای نوبت بعد نگه داشت و فقط خودتان می‌دانید کدام است.
ice-setting-junior = برای ۶ تا ۸ ساله‌ها
ice-setting-junior-why = هر نفر چهار جوجه، و جوجه‌های دیگران کنار مادرتان چیزی کم نمی‌کنند.
ice-setting-junior-mothers = مادرهای کنار هم
ice-setting-junior-mothers-count = باز هم ۱ امتیاز کم می‌کنند
ice-setting-junior-mothers-count-why = دو مادر کنار هم از یکدیگر یک امتیاز می‌گیرند.
ice-setting-junior-mothers-free = چیزی کم نمی‌کنند
ice-setting-junior-mothers-free-why = هیچ‌کس هرگز امتیازی از دست نمی‌دهد.
ice-setting-sailing = یخ‌رانی
ice-setting-sailing-three-sides = در آب پهن
ice-setting-sailing-three-sides-why = تخته‌یخ تا وقتی می‌لغزد که خانهٔ جلو آب باشد و در هیچ پهلویش یخ نباشد.
ice-setting-sailing-gate = از میان دروازه‌ها
ice-setting-sailing-gate-why = تخته‌یخ با یخ در یک پهلو هم رد می‌شود، اما تنها جایی می‌ایستد که سه ضلع پیاپی باز باشد.
ice-setting-sail-stop = کجا تخته‌یخ می‌ایستد
ice-setting-sail-stop-dock = پهلو می‌گیرد
ice-setting-sail-stop-dock-why = اگر مسیر به یخ برسد، تخته‌یخ باید تا آخر برود.
ice-setting-sail-stop-free = هر جا
ice-setting-sail-stop-free-why = تخته‌یخ می‌تواند در هر خانهٔ مسیرش بایستد.

## How it is played, in short

help-ice-1 = جوجه‌هایتان را دور مادرتان جمع کنید. هر جوجه کنار او یک امتیاز است.
help-ice-2 = هر پنگوئن دیگران کنار مادرتان یک امتیاز از شما کم می‌کند. همسایهٔ خوبی باشید، یا نباشید.
help-ice-3 = نوبت سه گام دارد: یک تکه‌یخ آزاد بردارید، اثرش را اجرا کنید، یک حرکت بکنید. جای تکهٔ برداشته از آن پس آب است.
help-ice-4 = حرکت یعنی قدم به تکه‌یخ آزاد کناری، جابه‌جایی مادر با جوجهٔ کنارش، یا یخ‌رانی.
help-ice-5 = یخ‌رانی: تکه‌یخِ زیر یکی از پنگوئن‌هایتان راست در آب باز می‌لغزد. اگر به یخ برسد همان‌جا پهلو می‌گیرد.
help-ice-6 = بازی وقتی تمام می‌شود که خانواده‌ای کامل شود یا آخرین تکه‌یخ آزاد آب شود. بیشترین امتیاز می‌برد.
help-ice-tiles = زیر پایتان چه می‌تواند باشد
help-ice-copies = { $two } تا در بازی دونفره، { $three } تا سه‌نفره، { $four } تا چهارنفره
help-ice-readings = برداشت‌ها
help-ice-readings-text = دفترچه بعضی چیزها را باز گذاشته است. هر جا میز ناچار بوده تصمیم بگیرد، قاعده آن را می‌گوید؛ هر جا شما می‌توانید جور دیگری بخواهید، هنگام چیدن میز انتخابی هست.
