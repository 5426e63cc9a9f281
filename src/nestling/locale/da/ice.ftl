# Jää Sulaa. Argumenter og rækkefølge som i en/ice.ftl.

## Tiles

ice-tile-sun = Sol
ice-tile-fish = Fisk
ice-tile-whale = Spækhugger
ice-tile-swim = Svømmetur
ice-tile-empty = Tom brik
ice-tile-sun-effect = Løft straks endnu en brik; dens handling gælder også.
ice-tile-fish-effect = To bevægelser i stedet for én. Den anden må udelades.
ice-tile-whale-effect = Du må jage en andens unge hen på en hvilken som helst fri brik; derefter flytter du.
ice-tile-swim-effect = En af dine pingviner må svømme gennem åbent vand; derefter flytter du.
ice-tile-empty-effect = Der sker ingenting. Koldt er det dog.
ice-tiles-left = Brikker tilbage
ice-tile-count = { $tile }: { $count } tilbage
ice-tiles-undrawn = { $count } af dem blev i æsken

## The board

ice-board = Isen
ice-magnify = Større felter
ice-board-help = Piletaster flytter mellem felterne, Page Down går til det næste, du kan vælge, Enter vælger og bekræfter, Escape fortryder.
ice-cell-free = { $cell }, fri is
ice-cell-water = { $cell }, vand
ice-cell-mother = { $cell }, { $who ->
    [you] din mor
   *[other] mor, { $name }
}
ice-cell-chick = { $cell }, { $who ->
    [you] din unge
   *[other] unge, { $name }
}
ice-can-start = kan vælges
ice-can-place = kan besættes
ice-can-lift = kan løftes
ice-can-step = gå hertil
ice-can-swap = byt plads
ice-can-sail = sejl hertil
ice-can-swim = svøm hertil
ice-can-whale = jag den hertil
ice-can-confirm = valgt; tryk igen for at bekræfte

## The turn

ice-strip = Turen
ice-strip-lift = Løft
ice-strip-action = Handling
ice-strip-move = Flyt
ice-strip-chicks = Unger
ice-strip-mothers = Mødre
ice-strip-play = Isen smelter
ice-families = Familier
ice-points = { $points ->
    [1] { $shown } point
    [-1] { $shown } point
   *[other] { $shown } point
}
ice-at-mother = { $count } af { $family } unger hos moren
ice-keeps = har gemt { $tile }
ice-keeps-secret = har gemt en brik

## What is asked

ice-ask-chicks = Sæt en unge på kanten: ikke i et hjørne, og én unge pr. side.
ice-ask-mothers = Sæt din mor på en hvilken som helst fri brik på kanten.
ice-ask-lift = Løft en fri brik. Den smelter, og det, der står på den, sker.
ice-ask-lift-sun = Solen skinner: Løft endnu en fri brik.
ice-ask-keep = Du løftede { $tile }. Gemmer du den, eller bruger du den nu?
ice-ask-use = Ingenting på denne. Vil du bruge den, du har gemt: { $tile }?
ice-ask-whale = Spækhuggeren må jage en andens unge hen på en hvilken som helst fri brik.
ice-ask-swim = En af dine pingviner må svømme. Vælg hvem, så hvorhen.
ice-ask-move = Flyt en af dine pingviner: gå, byt plads eller sejl.
ice-ask-move-fish = Fisk! Du flytter to gange. Vælg en pingvin.
ice-ask-move-second = Flyt en gang til, eller lad være.
ice-ask-wait = Venter på { $names }.
ice-ask-moment = Et øjeblik …
ice-ask-over = Spillet er slut.

ice-chosen-place = Sæt den på { $end }.
ice-chosen-lift = Løft { $end }.
ice-chosen-from = Fra { $start }: Vælg hvorhen.
ice-chosen-step = Gå fra { $start } til { $end }.
ice-chosen-swap = Mor og unge bytter plads: { $start } og { $end }.
ice-chosen-sail = Sejl fra { $start } til { $end }.
ice-chosen-swim = Svøm fra { $start } til { $end }.
ice-chosen-whale = Spækhuggeren jager ungen fra { $start } til { $end }.
ice-foreseen = Dine point: { $before } nu, { $after } bagefter.

ice-do-place = Sæt den der
ice-do-lift = Løft den
ice-do-step = Gå derhen
ice-do-swap = Byt plads
ice-do-sail = Sejl
ice-do-swim = Svøm
ice-do-whale = Jag den derhen
ice-do-keep = Gem den
ice-do-use = Brug den
ice-do-use-now = Brug den nu
ice-do-keep-kept = Gem den fortsat
ice-do-no-whale = Lad den svømme forbi
ice-do-no-swim = Bliv tør
ice-do-no-second = Det er nok
ice-do-pass = Pas
ice-choose-first = Vælg på brættet
ice-choose-again = Vælg igen

## What happened

event-ice-laid-out = { $cells } brikker blev blandet og lagt ud.
event-ice-placed-chick = { $who ->
    [you] Du satte en unge på { $cell }.
   *[other] { $name } satte en unge på { $cell }.
}
event-ice-placed-mother = { $who ->
    [you] Du satte din mor på { $cell }.
   *[other] { $name } satte moren på { $cell }.
}
event-ice-lifted = { $who ->
    [you] Du løftede { $cell } og kiggede under den.
   *[other] { $name } løftede { $cell } og kiggede under den.
}
event-ice-lifted-empty = { $who ->
    [you] Du løftede { $cell }: ingenting.
   *[other] { $name } løftede { $cell }: ingenting.
}
event-ice-lifted-seen = { $who ->
    [you] Du løftede { $cell }: { $tile }!
   *[other] { $name } løftede { $cell }: { $tile }!
}
event-ice-kept = { $who ->
    [you] Du gemte brikken. Hvilken det er, er en hemmelighed.
   *[other] { $name } gemte brikken. Hvilken det er, er en hemmelighed.
}
event-ice-kept-seen = { $who ->
    [you] Du gemte { $tile }.
   *[other] { $name } gemte { $tile }.
}
event-ice-used = { $who ->
    [you] Du brugte straks { $tile }.
   *[other] { $name } brugte straks { $tile }.
}
event-ice-used-kept = { $who ->
    [you] Du brugte den brik, du havde gemt: { $tile }.
   *[other] { $name } brugte den gemte brik: { $tile }.
}
event-ice-declined-kept-tile = { $who ->
    [you] Du gemte fortsat din brik.
   *[other] { $name } gemte fortsat sin brik.
}
event-ice-declined-whale = { $who ->
    [you] Du lod spækhuggeren svømme forbi.
   *[other] { $name } lod spækhuggeren svømme forbi.
}
event-ice-declined-swim = { $who ->
    [you] Du holdt dig tør.
   *[other] { $name } holdt sig tør.
}
event-ice-declined-second-movement = { $who ->
    [you] Du undlod den anden bevægelse.
   *[other] { $name } undlod den anden bevægelse.
}
event-ice-whale-moved = { $who ->
    [you] Din spækhugger jog en unge fra { $start } til { $end }; den tilhører { $other }.
   *[other] { $whose ->
        [you] Spækhuggeren, sendt af { $name }, jog din unge fra { $start } til { $end }.
       *[other] Spækhuggeren, sendt af { $name }, jog en unge fra { $start } til { $end }; den tilhører { $other }.
    }
}
event-ice-swum-chick = { $who ->
    [you] Du lod en unge svømme fra { $start } til { $end }.
   *[other] { $name } lod en unge svømme fra { $start } til { $end }.
}
event-ice-swum-mother = { $who ->
    [you] Du lod din mor svømme fra { $start } til { $end }.
   *[other] { $name } lod moren svømme fra { $start } til { $end }.
}
event-ice-stepped-chick = { $who ->
    [you] Du flyttede en unge fra { $start } til { $end }.
   *[other] { $name } flyttede en unge fra { $start } til { $end }.
}
event-ice-stepped-mother = { $who ->
    [you] Du flyttede din mor fra { $start } til { $end }.
   *[other] { $name } flyttede moren fra { $start } til { $end }.
}
event-ice-swapped = { $who ->
    [you] Du byttede om på din mor på { $start } og en unge på { $end }.
   *[other] { $name } byttede om på moren på { $start } og en unge på { $end }.
}
event-ice-sailed-chick = { $who ->
    [you] Du sejlede en unge fra { $start } til { $end }.
   *[other] { $name } sejlede en unge fra { $start } til { $end }.
}
event-ice-sailed-mother = { $who ->
    [you] Du sejlede din mor fra { $start } til { $end }.
   *[other] { $name } sejlede moren fra { $start } til { $end }.
}
event-ice-lost = { $who ->
    [you] Der var ingen steder, du kunne svømme hen.
   *[other] Der var ingen steder at svømme hen for { $name }.
}
event-ice-no-movement = { $who ->
    [you] Du kunne slet ikke flytte.
   *[other] { $name } kunne slet ikke flytte.
}
event-ice-scored = { $name }: { $points ->
    [1] 1 point
    [-1] { $points } point
   *[other] { $points } point
}, { $chicks ->
    [1] 1 unge
   *[other] { $chicks } unger
} hos moren.
event-ice-won-family-complete = En familie er samlet! { $winners } vandt.
event-ice-won-ice-gone = Isen er væk. { $winners } vandt.

## The end

ice-end-won = Du vandt!
ice-end-lost = { $winners } vandt
ice-end-shared = { $winners } deler sejren
ice-end-why-family-complete = En hel familie er samlet om sin mor.
ice-end-why-ice-gone = Den sidste fri brik er smeltet, og pointene afgør det.
ice-end-turns = { $turns ->
    [1] 1 tur.
   *[other] { $turns } ture.
}
ice-end-again = En gang til
ice-end-new = Nyt spil
ice-end-look = Se på isen

## Settings

ice-setting-quick-start = Hurtig start
ice-setting-quick-start-why = Brikkerne trækkes blandt dem til fire spillere, så ingen kan regne med, hvad der er tilbage.
ice-setting-no-actions = Ingen handlinger
ice-setting-no-actions-why = Alle brikker er tomme.
ice-setting-saved = At gemme brikker
ice-setting-saved-none = Løftede brikker bruges straks
ice-setting-saved-none-why = Det, du løfter, sker, om du vil eller ej.
ice-setting-saved-open = Én må gemmes, åbent
ice-setting-saved-open-why = En fisk, sol eller svømmetur må gemmes til en senere tur, så alle ser det.
ice-setting-saved-hidden = Én må gemmes, skjult
ice-setting-saved-hidden-why = En fisk, sol eller svømmetur må gemmes til en senere tur, og kun du ved hvilken.
ice-setting-junior = For 6 til 8 år
ice-setting-junior-why = Fire unger til hver, og andres unger hos din mor koster ingenting.
ice-setting-junior-mothers = Mødre ved siden af hinanden
ice-setting-junior-mothers-count = Koster stadig 1
ice-setting-junior-mothers-count-why = To mødre side om side tager et point fra hinanden.
ice-setting-junior-mothers-free = Koster ingenting
ice-setting-junior-mothers-free-why = Ingen mister nogensinde et point.
ice-setting-sailing = Sejlads
ice-setting-sailing-three-sides = Gennem bredt vand
ice-setting-sailing-three-sides-why = En flage glider videre, så længe feltet forude er vand og der ikke er is på nogen af siderne af det.
ice-setting-sailing-gate = Gennem porte
ice-setting-sailing-gate-why = En flage må også passere med is på den ene side, men standser kun, hvor tre sider i træk er åbne.
ice-setting-sail-stop = Hvor en flage standser
ice-setting-sail-stop-dock = Den lægger til
ice-setting-sail-stop-dock-why = Hvis banen ender ved is, skal flagen hele vejen.
ice-setting-sail-stop-free = Hvor som helst
ice-setting-sail-stop-free-why = En flage må standse på ethvert felt på sin vej.

## How it is played, in short

help-ice-1 = Saml dine unger om din mor. Hver unge ved siden af hende er et point.
help-ice-2 = Hver af de andres pingviner ved siden af din mor koster dig et point. Vær en god nabo – eller lad være.
help-ice-3 = En tur har tre trin: Løft en fri brik, gør, hvad den siger, lav én bevægelse. Hvor en brik er løftet, er der vand fra da af.
help-ice-4 = En bevægelse er et skridt til en fri brik ved siden af, et bytte mellem din mor og hendes unge ved siden af, eller en sejltur.
help-ice-5 = Sejlads: Brikken under en af dine pingviner glider lige ud over åbent vand. Ender den ved is, lægger den til der.
help-ice-6 = Spillet slutter, når en familie er samlet, eller når den sidste fri brik er smeltet. Flest point vinder.
help-ice-tiles = Hvad der kan være under dine fødder
help-ice-copies = { $two } med to spillere, { $three } med tre, { $four } med fire
help-ice-readings = Fortolkninger
help-ice-readings-text = Regelhæftet lader noget stå åbent. Hvor bordet måtte vælge, siger reglen det; hvor du må vælge anderledes, er der et valg, når bordet dækkes.
