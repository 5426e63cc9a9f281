# آنچه شخصیت‌های ربات‌ها گاهی می‌گویند.

remark-level1-greeting = سلام! من تازه از تخم درآمده‌ام.
remark-level1-good = وای! من این کار را کردم؟
remark-level1-unlucky = آخ. این توی تخم نبود.
remark-level1-win = من بردم؟ بردم! باز هم بازی کنیم؟
remark-level1-loss = تو خیلی خوب بازی می‌کنی. به من هم یاد می‌دهی؟

remark-level2-greeting = سلام! نگاه کردم، پس حالا می‌توانم بپرم.
remark-level2-good = می‌دیدم که می‌آید، تقریباً.
remark-level2-unlucky = باید دو بار نگاه می‌کردم.
remark-level2-win = نگاه کن!
remark-level2-loss = انگار پلک زدم.

remark-level3-greeting = از دیدنت خوشحالم. اگر اجازه بدهی حساب را نگه می‌دارم.
remark-level3-good = همان‌طور که حساب کرده بودم.
remark-level3-unlucky = احتمال با من بود. رفت.
remark-level3-win = آخرش حساب درست درآمد.
remark-level3-loss = خوب حساب کردی.

remark-level4-greeting = بنشین. عجله‌ای نیست.
remark-level4-good = صبر.
remark-level4-unlucky = سنگ‌ها بدتر از این را دیده‌اند.
remark-level4-win = آرام، و بعد یک‌باره.
remark-level4-loss = سنگی را جابه‌جا کردی. بد نیست.

remark-level5-greeting = عصر بخیر. همین حالا چند بازی را در ذهنم تمام کرده‌ام.
remark-level5-good = این یکی از بهترین‌ها بود.
remark-level5-unlucky = حتی من هم از دستهٔ کارت جلو نمی‌زنم.
remark-level5-win = بازی زیبایی بود. سپاس.
remark-level5-loss = این را پیش‌بینی نکرده بودم. آفرین.

remark-mute = { $name } ساکت باشد
