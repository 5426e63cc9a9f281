# Råd: vink ved bordet og analysen af et afsluttet spil.

hint-title = Hvad du kunne gøre
hint-thinking = Tænker over det…
hint-chance = Du vinder { $chance } % af de spil, der blev tænkt igennem derfra.
hint-gain = Det er { $gain } % mere end det næstbedste valg.
hint-even = Der er næsten ingen forskel til det næstbedste valg.
hint-choices = De bedste valg og din chance for at vinde
hint-percent = { $chance } %
hint-count = { $count ->
    [1] 1 spil blev tænkt igennem.
   *[other] { $count } spil blev tænkt igennem.
}

analysis = Analyse
analysis-start = Analysér dette spil
analysis-intro = Hver beslutning tænkes over på ny ud fra, hvad spilleren kunne se. Uheld er ingen fejl.
analysis-progress = { $done } af { $count } beslutninger
analysis-stop = Stop
analysis-curve = Chancer for at vinde efter hver beslutning, i procent
analysis-curve-of = { $name }: { $chance } %
analysis-mistakes = Hvor noget blev givet væk
analysis-no-mistakes = Intet nævneværdigt blev givet væk.
analysis-mark-doubtful = Tvivlsomt
analysis-mark-mistake = Fejl
analysis-mark-blunder = Grov fejl
analysis-verdict = Skridt { $step }, { $name }: { $move }. Bedre: { $best } (+{ $loss } %)

phrase-lay = Læg { $card }
phrase-discard = Kassér { $card }
phrase-take = Tag { $card }
phrase-use = Brug effekten
phrase-target = Vælg { $name }
phrase-pair = Lad { $name } og { $other } bytte kort

refusal-no-hints = Vink er for spil mod botter alene.
refusal-no-choice = Der er kun én ting, du kan gøre.
refusal-analysis-broken = Analysen blev afbrudt. Prøv igen.
