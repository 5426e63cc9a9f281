# به خاک رفتگان. آرگومان‌ها و ترتیب مانند en/dinosaurs.ftl.

## Point cards

card-pet-rock = سنگ خانگی
card-pet-rock-effect = می‌توانید یک کارت امتیاز دور بیندازید. ارزش آن در این دور به امتیازتان اضافه می‌شود.
card-cool-stick = چوب باحال
card-dino-grabber = دایناسورگیر
card-dino-grabber-effect = می‌توانید دست یک نفر را ببینید و یک کارت به انتخاب خود از آن بردارید.
card-handy-pan = تابهٔ دم‌دستی
card-grappling-snake = مار قلابی
card-grappling-snake-effect = می‌توانید این کارت را با کارت بازی‌شدهٔ همسایه عوض کنید، اگر آن کارت اثر نداشته باشد.
card-grave-maker = گورکن
card-delicious-smoothie = اسموتی «خوشمزه»
card-delicious-smoothie-effect = می‌توانید یک کارت امتیازِ اثردار دور بیندازید. ارزش آن در این دور به امتیازتان اضافه می‌شود.
card-bonehead = کله‌استخوانی
card-fire-spray = آتش‌پاش
card-fire-spray-effect = می‌توانید تا سه کارت از دستتان دور بیندازید. کارت‌های تازه پایان دور می‌رسند.
card-run-home-bat = چوب فرار به خانه
card-mouth-trap = تلهٔ دهن‌گیر
card-mouth-trap-effect = وقتی امتیازها معلوم شد، بیشترین و کمترین جا عوض می‌کنند.
card-bow-and-dino = کمان و دایناسور
card-special-star-fruit = میوهٔ ستاره‌ای ویژه
card-special-star-fruit-effect = در این دور هر امتیازافزا و امتیازکاه دو برابر حساب می‌شود.
card-sting-stabber = نیش‌زن
card-treenoculars = درخت‌بین
card-treenoculars-effect = می‌توانید دو کارت بالای دستهٔ اصلی را ببینید، یکی را نگه دارید و دیگری را دور بیندازید.
card-iced-ptea = چای یخ پترو
card-hungry-plant = گیاه گرسنه
card-hungry-plant-effect = می‌توانید کاری کنید که دو بازیکن دیگر کارت‌های بازی‌شده‌شان را عوض کنند.
card-meteor-cannon = توپ شهاب‌انداز
card-flaming-chainsaw = ارهٔ شعله‌ور
card-flaming-chainsaw-effect = در این دور اثر هیچ کارت امتیاز دیگری کار نمی‌کند. کارت‌های فوری کار می‌کنند.

## Instant cards

card-disaster-insurance = بیمهٔ فاجعه
card-disaster-insurance-effect = وقتی قرار است فاجعه‌ای مال شما شود، آن را زیر دسته‌اش بگذارید.
card-disaster-redirect = تغییر مسیر فاجعه
card-disaster-redirect-effect = وقتی قرار است فاجعه‌ای مال شما شود، آن را برای کس دیگری بفرستید.
card-score-booster = امتیازافزا
card-score-booster-effect = هنگام محاسبهٔ امتیاز: به امتیاز هر که خواستید ۲ تا اضافه کنید.
card-score-sapper = امتیازکاه
card-score-sapper-effect = هنگام محاسبهٔ امتیاز: از امتیاز هر که خواستید ۲ تا کم کنید.
card-score-inversion = وارونگی امتیاز
card-score-inversion-effect = هنگام محاسبهٔ امتیاز: بیشترین و کمترین امتیاز جا عوض می‌کنند.

card-label-point = { $card }، { $value }
card-label-instant = { $card }، کارت فوری
card-back = کارتی که رو به پایین است
card-no-effect = بی‌اثر. کار شرافتمندانه.
foreseen-lay = با این کارت امتیاز شما، پیش از اثرها و کارت‌های فوری، { $score } است.
foreseen-score = امتیاز شما پس از آن: { $score }.
foreseen-score-of = امتیاز پس از آن: { $score }

## Disasters

disaster-bright-idea = فکر درخشان
disaster-casual-afternoon-stroll = قدم‌زدن عصرگاهی
disaster-downpour = رگبار
disaster-leaf-me-alone = برگ‌بار تنهایی
disaster-spa-day = روز حمام آب گرم
disaster-this-feels-personal = انگار با من دشمنی دارد
disaster-trapped = گرفتار
disaster-uncommon-cold = سرماخوردگی عجیب
disaster-a-day-at-the-beach = یک روز در ساحل
disaster-armed-and-dangerous = مسلح و خطرناک
disaster-feeling-squirrely = حال سنجابی
disaster-fired-up = آتشی‌مزاج
disaster-lil-cannibal = آدم‌خوار کوچولو
disaster-love-hurts = عشق درد دارد
disaster-shark-with-legs = کوسهٔ پادار
disaster-stomped = لگدمال
disaster-baddest-hair-day = بدترین روز مو
disaster-emergency-ex-it = خروج اضطراری از عشق
disaster-ghosted = بی‌جواب‌مانده
disaster-left-behind-again = جامانده… باز هم
disaster-ooh-burn = آخ، سوختم…
disaster-outer-circle = بیرون از جمع
disaster-the-future-is-bleak = آینده تاریک است
disaster-the-sad-truth = حقیقت تلخ
disaster-meteor = شهاب!

type-natural = طبیعی
type-predatory = شکارچی
type-emotional = احساسی
type-meteor = شهاب
disaster-none = فاجعهٔ بعدی در راه است
disaster-deck-count = { $count ->
    [1] ۱ فاجعه مانده
   *[other] { $count } فاجعه مانده
}
deck-count = { $count ->
    [1] ۱ کارت مانده
   *[other] { $count } کارت مانده
}
disaster-deck-short = فاجعه‌ها
main-deck = دستهٔ اصلی
discard-pile = دورریخته‌ها
discard-pile-open = دیدن کارت‌های دورریخته:
discard-pile-empty = هنوز چیزی دور ریخته نشده.

## Dinosaurs

dinosaur-stego = استگو
dinosaur-nervous-rex = رکس عصبی
dinosaur-cry-ceratops = سراتوپس گریان
dinosaur-bad-luck-bronto = برونتوی بدشانس
trait-stego = ⁦+۱⁩ در برابر شهاب
trait-nervous-rex = ⁦+۱⁩ در برابر شکارچی، ⁦−۱⁩ در برابر احساسی
trait-cry-ceratops = ⁦+۱⁩ در برابر احساسی، ⁦−۱⁩ در برابر طبیعی
trait-bad-luck-bronto = ⁦+۱⁩ در برابر طبیعی، ⁦−۱⁩ در برابر شکارچی

## Settings

setting-dinosaur = دایناسور
setting-two-player-changes = تغییرهای دونفره
setting-two-player-changes-why = کارت‌های با ارزش ۱، ۲ و ۳ در جعبه می‌مانند و برای انقراض فاجعه‌های بیشتری لازم است.

## The table

route = مسیر فرار
route-where = { $name }: { $points } از ۵۰
seat-points = { $points } امتیاز
seat-hand = { $count ->
    [1] ۱ کارت در دست
   *[other] { $count } کارت در دست
}
seat-area = منطقهٔ فاجعه
seat-area-empty = هنوز فاجعه‌ای نیست
seat-choosing = در حال انتخاب…
seat-chosen = انتخاب کرده
seat-deciding = در حال تصمیم…
seat-extinct = منقرض
seat-known = آنچه از این دست دیده‌اید
seat-details = { $name }: جزئیات
seat-target = { $name }: انتخاب
near-any = هر فاجعه‌ای یعنی انقراض
near-types = یک قدم تا انقراض: { $types }
round-number = دور { $round }
phase-commit = انتخاب پنهانی
phase-effect = اثرها
phase-grab = اثرها
phase-look = اثرها
phase-scoring = محاسبهٔ امتیاز
phase-disaster = فاجعه
phase-discard = فاجعه
phase-sudden-death = مرگ ناگهانی
phase-over = پایان
last-round = دور پیش
my-hand = دست من
my-hand-laid = { $card } را گذاشتید
hand-help = کلیدهای جهت یا ۱ تا ۵ کارت را انتخاب می‌کنند و Enter آن را می‌گذارد.

## Sums

term-card = کارت
term-trait = ویژگی
term-pet-rock = سنگ
term-delicious-smoothie = اسموتی
term-bonus = پاداش
term-booster = افزا
term-sapper = کاه
term-instants = فوری‌ها
term-inverted = وارونه
sum-label = امتیاز { $name }: { $score }
mark-collected = ⁦+{ $points }⁩ در مسیر
mark-moved = ⁦+{ $steps }⁩ برای فاجعه‌ها
mark-disaster = فاجعه را گرفت

## What is asked

ask-commit = یک کارت رو به پایین بگذارید.
ask-sudden-death = مرگ ناگهانی! یک کارت دیگر بگذارید. کمترین، فاجعه را می‌گیرد.
ask-effect-pet-rock = سنگ خانگی: کارت امتیازی دور می‌اندازید تا ارزشش به امتیازتان اضافه شود؟
ask-effect-delicious-smoothie = اسموتی: کارت امتیازِ اثرداری دور می‌اندازید تا ارزشش به امتیازتان اضافه شود؟
ask-effect-dino-grabber = دایناسورگیر: در دست چه کسی دست می‌برید؟
ask-effect-grappling-snake = مار قلابی: با کارت همسایه عوضش می‌کنید؟
ask-effect-fire-spray = { $left ->
    [1] آتش‌پاش: یک کارت دیگر هم دور می‌اندازید؟
   *[other] آتش‌پاش: تا { $left } کارت دور می‌اندازید؟
}
ask-effect-treenoculars = درخت‌بین: دو کارت بالای دستهٔ اصلی را می‌بینید؟
ask-effect-hungry-plant = گیاه گرسنه: چه کسانی کارت‌هایشان را عوض کنند؟
ask-effect-any = از اثر کارتتان استفاده می‌کنید؟
ask-grab = یک کارت از دست { $names } بردارید.
ask-look = یکی از این دو را نگه دارید. دیگری پیش چشم همه دور ریخته می‌شود.
ask-scoring = محاسبهٔ امتیاز: کارت فوری بازی می‌کنید یا امتیازها همین بماند؟
ask-disaster = این فاجعه قرار است مال شما شود. چه می‌کنید؟
ask-discard = جان به در بردید. می‌توانید یک کارت دور بیندازید.
ask-any = چه می‌کنید؟
ask-wait = در انتظار { $names }.
ask-wait-reveal = کارتتان روی میز است. در انتظار { $names }.
ask-wait-sudden-death = مرگ ناگهانی میان { $names }. شما در این یکی نیستید.
ask-moment = یک لحظه…
ask-extinct = منقرض شده‌اید. دست‌کم می‌توانید پایان کار را ببینید.
ask-over = بازی تمام شد.

do-lay = بگذار
do-discard = دور بینداز
do-take = بردار
do-keep = نگه دار
do-look = ببین
do-invert = وارونگی امتیاز: امتیازها را برگردان
do-insure = بیمه: برود زیر دسته
do-pass = رد
do-decline = استفاده نکن
do-stop = بس است
do-accept = فاجعه را بگیر
do-keep-all = همهٔ کارت‌ها را نگه دار
do-boost-on = امتیازافزا، ⁦+{ $worth }⁩ برای
do-sap-on = امتیازکاه، ⁦−{ $worth }⁩ برای
do-redirect-on = بفرست برای
do-target-on = انتخاب
do-pair-on = کارت‌ها عوض شود میان
do-boost-card = امتیازافزا، ⁦+{ $worth }⁩
do-sap-card = امتیازکاه، ⁦−{ $worth }⁩
do-boost = امتیازافزا برای { $name }
do-sap = امتیازکاه برای { $name }
do-redirect = بفرست برای { $name }
do-target = { $name }
do-pair = { $name } و { $other }
choose-first = اول کارتی انتخاب کنید

## What happened

event-dinosaurs-seated = { $who ->
    [you] شما { $dinosaur } هستید.
   *[other] { $name }، { $dinosaur } است.
}
event-dinosaurs-dealt = { $name } { $count } کارت گرفت.
event-dinosaurs-dealt-seen = این‌ها را گرفتید: { $cards }.
event-dinosaurs-flipped = دور { $round }: { $disaster }
event-dinosaurs-hand-replaced = { $who ->
    [you] کارت امتیاز نداشتید و همهٔ دستتان را عوض کردید: { $cards }.
   *[other] { $name } کارت امتیاز نداشت و همهٔ دستش را عوض کرد: { $cards }.
}
event-dinosaurs-committed = { $who ->
    [you] کارتی رو به پایین گذاشتید.
   *[other] { $name } کارتی رو به پایین گذاشت.
}
event-dinosaurs-committed-sudden-death = { $who ->
    [you] کارتی برای مرگ ناگهانی گذاشتید.
   *[other] { $name } کارتی برای مرگ ناگهانی گذاشت.
}
event-dinosaurs-revealed = { $who ->
    [you] { $card } را رو کردید.
   *[other] { $name } { $card } را رو کرد.
}
event-dinosaurs-revealed-sudden-death = { $who ->
    [you] در مرگ ناگهانی { $card } را رو کردید.
   *[other] { $name } در مرگ ناگهانی { $card } را رو کرد.
}
event-dinosaurs-effect-used = { $who ->
    [you] از { $card } استفاده کردید.
   *[other] { $name } از { $card } استفاده کرد.
}
event-dinosaurs-effect-declined = { $who ->
    [you] از { $card } استفاده نکردید.
   *[other] { $name } از { $card } استفاده نکرد.
}
event-dinosaurs-effect-void = صدای ارهٔ شعله‌ور اثر { $card } را خفه کرد.
event-dinosaurs-discarded-effect = { $who ->
    [you] دور انداختید: { $cards }.
   *[other] { $name } دور انداخت: { $cards }.
}
event-dinosaurs-discarded-left-over = { $who ->
    [you] کنار دورریخته‌ها گذاشتید: { $cards }.
   *[other] { $name } کنار دورریخته‌ها گذاشت: { $cards }.
}
event-dinosaurs-discarded-added-disaster = { $who ->
    [you] پس از فاجعه دور انداختید: { $cards }.
   *[other] { $name } پس از فاجعه دور انداخت: { $cards }.
}
event-dinosaurs-discarded-eliminated = { $who ->
    [you] از شما به جا ماند: { $cards }.
   *[other] از { $name } به جا ماند: { $cards }.
}
event-dinosaurs-discarded-no-point-card = { $who ->
    [you] دور انداختید: { $cards }.
   *[other] { $name } دور انداخت: { $cards }.
}
event-dinosaurs-discarded-all-tied = { $who ->
    [you] دور انداختید: { $cards }.
   *[other] { $name } دور انداخت: { $cards }.
}
event-dinosaurs-discarded-insured = { $who ->
    [you] دور انداختید: { $cards }.
   *[other] { $name } دور انداخت: { $cards }.
}
event-dinosaurs-hand-seen = { $whose ->
    [you] { $name } دست شما را دید.
   *[other] { $name } دست { $other } را دید.
}
event-dinosaurs-hand-seen-seen = دست { $other } را دیدید: { $cards }.
event-dinosaurs-taken = { $name } کارتی از { $other } برداشت.
event-dinosaurs-taken-seen = { $who ->
    [you] { $card } را از { $other } برداشتید.
   *[other] { $whose ->
        [you] { $name } { $card } را از شما برداشت.
       *[other] { $name } { $card } را از { $other } برداشت.
    }
}
event-dinosaurs-swapped = کارت‌ها جابه‌جا شد: { $name } و { $other }، { $card } با { $othercard }.
event-dinosaurs-looked = { $name } بالای دستهٔ اصلی را دید.
event-dinosaurs-looked-seen = این‌ها را دیدید: { $cards }.
event-dinosaurs-kept = { $name } یک کارت نگه داشت.
event-dinosaurs-kept-seen = { $who ->
    [you] { $card } را نگه داشتید.
   *[other] { $name } { $card } را نگه داشت.
}
event-dinosaurs-instant-played = { $who ->
    [you] { $card } را بازی کردید.
   *[other] { $name } { $card } را بازی کرد.
}
event-dinosaurs-instant-played-on = { $who ->
    [you] { $whose ->
        [self] { $card } را برای خودتان بازی کردید.
       *[other] { $card } را روی { $other } بازی کردید.
    }
   *[other] { $whose ->
        [self] { $name } { $card } را برای خودش بازی کرد.
        [you] { $name } { $card } را روی شما بازی کرد.
       *[other] { $name } { $card } را روی { $other } بازی کرد.
    }
}
event-dinosaurs-passed = { $who ->
    [you] رد کردید.
   *[other] { $name } رد کرد.
}
event-dinosaurs-scored = { $who ->
    [you] { $score } امتیاز آوردید.
   *[other] { $name } { $score } امتیاز آورد.
}
event-dinosaurs-scored-inverted = { $who ->
    [you] { $before } امتیاز آوردید؛ وارونه شد و حالا { $score } است.
   *[other] { $name } { $before } امتیاز آورد؛ وارونه شد و حالا { $score } است.
}
event-dinosaurs-collected = { $who ->
    [you] دور را بردید: { $points ->
        [1] ۱ خانه، تا { $end }.
       *[other] { $points } خانه، تا { $end }.
    }
   *[other] { $name } دور را برد: { $points ->
        [1] ۱ خانه، تا { $end }.
       *[other] { $points } خانه، تا { $end }.
    }
}
event-dinosaurs-all-tied = همه مساوی شدند. هیچ‌کس دور را نمی‌برد.
event-dinosaurs-sudden-death = مرگ ناگهانی میان { $seats }!
event-dinosaurs-no-point-card = بدون کارت امتیاز برای مرگ ناگهانی: { $seats }.
event-dinosaurs-disaster-accepted = { $who ->
    [you] به جان خریدید.
   *[other] { $name } به جان خرید.
}
event-dinosaurs-disaster-added = { $who ->
    [you] فاجعه مال شما شد: { $disaster }
   *[other] فاجعه مال { $name } شد: { $disaster }
}
event-dinosaurs-disaster-under-all-tied = فاجعه زیر دسته‌اش رفت: همه مساوی بودند.
event-dinosaurs-disaster-under-no-point-card = فاجعه زیر دسته‌اش رفت: کسی کارتی برای ادامه نداشت.
event-dinosaurs-disaster-under-insured = فاجعه زیر دسته‌اش رفت: بیمه بود.
event-dinosaurs-eliminated = { $who ->
    [you] منقرض شدید!
   *[other] { $name } منقرض شد!
}
event-dinosaurs-moved = { $who ->
    [you] تلوتلوخوران به { $end } رسیدید (⁦+{ $steps }⁩ برای فاجعه‌ها).
   *[other] { $name } تلوتلوخوران به { $end } رسید (⁦+{ $steps }⁩ برای فاجعه‌ها).
}
event-dinosaurs-drew = { $name } { $count ->
    [0] چیزی نکشید.
    [1] یک کارت کشید.
   *[other] { $count } کارت کشید.
}
event-dinosaurs-drew-seen = { $count ->
    [0] چیزی نکشیدید.
   *[other] این‌ها را کشیدید: { $cards }.
}
event-dinosaurs-reshuffled = دورریخته‌ها قاطی شد و دستهٔ اصلی تازه شد.
event-dinosaurs-won-reached-goal = سالم به خانه رسید: { $winners }!
event-dinosaurs-won-last-survivor = آخرین بازمانده: { $winners }!
event-dinosaurs-won-round-limit = صد دور تمام شد. پیشتاز: { $winners }.

## The end

end-title-won = جان به در بردید!
end-title-lost = برنده: { $winners }
end-title-shared = برندگان: { $winners }
end-why-reached-goal = اولین نفر در ۵۰ مسیر فرار.
end-why-last-survivor = آخرین دایناسور بازی.
end-why-round-limit = صد دور تمام شد و بیشترین مجموع می‌برد.
end-you-extinct = از نظر علمی، شما یک فسیل هستید.
end-total = { $points ->
    [1] ۱ امتیاز
   *[other] { $points } امتیاز
}
end-rounds = { $rounds ->
    [1] ۱ دور
   *[other] { $rounds } دور
}
end-same-again = باز همین
end-new-game = بازی تازه
end-look = نگاهی به میز

## How it is played, in short

help-dinosaurs-1 = همه در مسیر فرار می‌دوند. هر که اول به ۵۰ برسد می‌برد. آخرین زندهٔ بازی هم می‌برد.
help-dinosaurs-2 = هر دور با یک فاجعه شروع می‌شود که رو می‌شود. همه پنهانی یک کارت امتیاز می‌گذارند و همه با هم رو می‌کنند.
help-dinosaurs-3 = بیشترین امتیاز به همان اندازه جلو می‌رود. کمترین امتیاز فاجعه را می‌گیرد. ویژگی شما در برابر بعضی نوع‌ها ۱ امتیاز می‌دهد یا می‌گیرد.
help-dinosaurs-4 = سه فاجعه از یک نوع، یا از هر نوع یکی، و منقرض می‌شوید. شهاب همان است که برایتان بدتر باشد.
help-dinosaurs-5 = چند نفر کمترین‌اند؟ مرگ ناگهانی: یک کارت دیگر می‌گذارند و کمترین فاجعه را می‌گیرد. همه مساوی‌اند؟ فاجعه زیر دسته‌اش می‌رود.
help-dinosaurs-6 = دلداری هم هست: در پایان هر دور برای هر فاجعه‌ای که دارید یک خانه جلو می‌روید.
help-dinosaurs-cards = کارت‌ها
help-dinosaurs-dinosaurs = دایناسورها
help-dinosaurs-copies = { $count ->
    [1] ۱ عدد
   *[other] { $count } عدد
}
