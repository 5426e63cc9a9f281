# راهنمایی‌ها: اشاره سر میز و بررسی بازی تمام‌شده.

hint-title = چه می‌توانید بکنید
hint-thinking = در حال فکر کردن…
hint-chance = در { $chance }٪ بازی‌هایی که از آنجا به بعد سنجیده شد شما می‌برید.
hint-gain = این { $gain }٪ بیشتر از انتخاب دوم است.
hint-even = با انتخاب دوم تقریباً فرقی ندارد.
hint-choices = بهترین انتخاب‌ها و شانس برد شما
hint-percent = { $chance }٪
hint-count = { $count ->
    [1] { $count } بازی سنجیده شد.
   *[other] { $count } بازی سنجیده شد.
}

analysis = بررسی
analysis-start = این بازی را بررسی کن
analysis-intro = هر تصمیم دوباره سنجیده می‌شود، با همان چیزی که بازیکن می‌دید. بدشانسی اشتباه نیست.
analysis-progress = { $done } از { $count } تصمیم
analysis-stop = توقف
analysis-curve = شانس برد پس از هر تصمیم، به درصد
analysis-curve-of = { $name }: { $chance }٪
analysis-mistakes = جاهایی که چیزی از دست رفت
analysis-no-mistakes = چیز مهمی از دست نرفت.
analysis-mark-doubtful = مشکوک
analysis-mark-mistake = اشتباه
analysis-mark-blunder = اشتباه بزرگ
analysis-verdict = گام { $step }، { $name }: { $move }. بهتر: { $best } (+{ $loss }٪)

phrase-lay = { $card } را بگذارید
phrase-discard = { $card } را دور بریزید
phrase-take = { $card } را بردارید
phrase-use = از اثر استفاده کنید
phrase-target = { $name } را انتخاب کنید
phrase-pair = { $name } و { $other } کارت عوض کنند

refusal-no-hints = راهنمایی فقط برای بازی در برابر ربات‌هاست.
refusal-no-choice = فقط یک کار می‌توانید بکنید.
refusal-analysis-broken = بررسی قطع شد. دوباره امتحان کنید.
