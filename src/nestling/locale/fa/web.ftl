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
replay-share = این لحظه را بفرست
replay-share-text = این لحظه از { $game } را ببین:
replay-branch = از اینجا ادامه بده
refusal-bad-play = در این نوشتهٔ بازی حرکتی هست که ممکن نبوده است.
refusal-other-rules = این بازی با قاعده‌هایی جز قاعده‌های این صفحه بازی شده است.
