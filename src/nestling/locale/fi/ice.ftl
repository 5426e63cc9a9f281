# Jää Sulaa. Argumentit ja järjestys kuten en/ice.ftl; sanat sääntövihkosta.

## Tiles

ice-tile-sun = Aurinko
ice-tile-fish = Kala
ice-tile-whale = Miekkavalas
ice-tile-swim = Uinti
ice-tile-empty = Tyhjä laatta
ice-tile-sun-effect = Poista heti toinen laatta; myös sen toiminto astuu voimaan.
ice-tile-fish-effect = Kaksi liikettä yhden sijasta. Toisen saa jättää tekemättä.
ice-tile-whale-effect = Saat ajaa toisen pelaajan poikasen mille tahansa vapaalle laatalle, sitten liikut.
ice-tile-swim-effect = Yksi pingviineistäsi saa uida avovedessä, sitten liikut.
ice-tile-empty-effect = Mitään ei tapahdu. Kylmä kyllä tulee.
ice-tiles-left = Laattoja jäljellä
ice-tile-count = { $tile }: { $count } jäljellä
ice-tiles-undrawn = { $count } näistä jäi laatikkoon

## The board

ice-board = Jää
ice-magnify = Suuremmat ruudut
ice-board-help = Nuolinäppäimet liikkuvat ruuduissa, Page Down siirtyy seuraavaan, jonka voit valita, Enter valitsee ja vahvistaa, Escape peruu.
ice-cell-free = { $cell }, vapaa jäälaatta
ice-cell-water = { $cell }, avovettä
ice-cell-mother = { $cell }, { $who ->
    [you] oma emosi
   *[other] emo, { $name }
}
ice-cell-chick = { $cell }, { $who ->
    [you] oma poikasesi
   *[other] poikanen, { $name }
}
ice-can-start = voi valita
ice-can-place = voi asettua
ice-can-lift = voi poistaa
ice-can-step = askel tähän
ice-can-swap = vaihda paikkaa
ice-can-sail = seilaa tähän
ice-can-swim = ui tähän
ice-can-whale = aja tähän
ice-can-confirm = valittu; paina uudelleen ja vahvista

## The turn

ice-strip = Vuoro
ice-strip-lift = Poisto
ice-strip-action = Toiminto
ice-strip-move = Liike
ice-strip-chicks = Poikaset
ice-strip-mothers = Emot
ice-strip-play = Jää sulaa
ice-families = Pesueet
ice-points = { $points ->
    [1] { $shown } piste
    [-1] { $shown } piste
   *[other] { $shown } pistettä
}
ice-at-mother = { $count } / { $family } poikasta emon luona
ice-keeps = säästössä { $tile }
ice-keeps-secret = laatta säästössä

## What is asked

ice-ask-chicks = Aseta poikanen reunalle: ei nurkkaan, ja yksi poikanen kullekin reunalle.
ice-ask-mothers = Aseta emosi mille tahansa vapaalle reunalaatalle.
ice-ask-lift = Poista vapaa laatta. Se sulaa pois, ja sen toiminto toteutuu.
ice-ask-lift-sun = Aurinko sulattaa: poista toinen vapaa laatta.
ice-ask-keep = Nostit laatan { $tile }. Säästätkö sen vai käytätkö heti?
ice-ask-use = Tällä ei ole toimintoa. Käytätkö säästetyn laatan { $tile }?
ice-ask-whale = Miekkavalas saa ajaa toisen pelaajan poikasen mille tahansa vapaalle laatalle.
ice-ask-swim = Yksi pingviineistäsi saa uida. Valitse kuka, sitten minne.
ice-ask-move = Liikuta yhtä pingviiniäsi: askel, paikan vaihto tai seilaaminen.
ice-ask-move-fish = Kalaa! Liikut kahdesti. Valitse pingviini.
ice-ask-move-second = Liiku vielä kerran tai anna olla.
ice-ask-wait = Odotetaan: { $names }.
ice-ask-moment = Pieni hetki…
ice-ask-over = Peli on päättynyt.

ice-chosen-place = Asetu ruutuun { $end }.
ice-chosen-lift = Poista { $end }.
ice-chosen-from = Ruudusta { $start }: valitse minne.
ice-chosen-step = Askel ruudusta { $start } ruutuun { $end }.
ice-chosen-swap = Emo ja poikanen vaihtavat paikkaa: { $start } ja { $end }.
ice-chosen-sail = Seilaa ruudusta { $start } ruutuun { $end }.
ice-chosen-swim = Ui ruudusta { $start } ruutuun { $end }.
ice-chosen-whale = Valas ajaa poikasen ruudusta { $start } ruutuun { $end }.
ice-foreseen = Pisteesi: nyt { $before }, sitten { $after }.

ice-do-place = Aseta siihen
ice-do-lift = Poista se
ice-do-step = Astu siihen
ice-do-swap = Vaihda paikkaa
ice-do-sail = Seilaa
ice-do-swim = Ui
ice-do-whale = Aja sinne
ice-do-keep = Säästä
ice-do-use = Käytä
ice-do-use-now = Käytä heti
ice-do-keep-kept = Säästä edelleen
ice-do-no-whale = Anna valaan mennä
ice-do-no-swim = Pysy kuivana
ice-do-no-second = Riittää
ice-do-pass = Ohita
ice-choose-first = Valitse laudalta
ice-choose-again = Valitse uudelleen

## What happened

event-ice-laid-out = { $cells } laattaa sekoitettiin ja aseteltiin.
event-ice-placed-chick = { $who ->
    [you] Asetit poikasen ruutuun { $cell }.
   *[other] { $name } asetti poikasen ruutuun { $cell }.
}
event-ice-placed-mother = { $who ->
    [you] Asetit emosi ruutuun { $cell }.
   *[other] { $name } asetti emonsa ruutuun { $cell }.
}
event-ice-lifted = { $who ->
    [you] Poistit laatan { $cell } ja kurkistit sen alle.
   *[other] { $name } poisti laatan { $cell } ja kurkisti sen alle.
}
event-ice-lifted-empty = { $who ->
    [you] Poistit laatan { $cell }: ei mitään.
   *[other] { $name } poisti laatan { $cell }: ei mitään.
}
event-ice-lifted-seen = { $who ->
    [you] Poistit laatan { $cell }: { $tile }!
   *[other] { $name } poisti laatan { $cell }: { $tile }!
}
event-ice-kept = { $who ->
    [you] Säästit laatan. Mikä se on, pysyy salassa.
   *[other] { $name } säästi laatan. Mikä se on, pysyy salassa.
}
event-ice-kept-seen = { $who ->
    [you] Säästit laatan { $tile }.
   *[other] { $name } säästi laatan { $tile }.
}
event-ice-used = { $who ->
    [you] Käytit heti laatan { $tile }.
   *[other] { $name } käytti heti laatan { $tile }.
}
event-ice-used-kept = { $who ->
    [you] Käytit säästämäsi laatan { $tile }.
   *[other] { $name } käytti säästämänsä laatan { $tile }.
}
event-ice-declined-kept-tile = { $who ->
    [you] Säästit laattasi edelleen.
   *[other] { $name } säästi laattansa edelleen.
}
event-ice-declined-whale = { $who ->
    [you] Annoit valaan mennä.
   *[other] { $name } antoi valaan mennä.
}
event-ice-declined-swim = { $who ->
    [you] Pysyit kuivana.
   *[other] { $name } pysyi kuivana.
}
event-ice-declined-second-movement = { $who ->
    [you] Jätit toisen liikkeen tekemättä.
   *[other] { $name } jätti toisen liikkeen tekemättä.
}
event-ice-whale-moved = { $who ->
    [you] Valaasi ajoi pelaajan { $other } poikasen ruudusta { $start } ruutuun { $end }.
   *[other] { $whose ->
        [you] Pelaajan { $name } valas ajoi poikasesi ruudusta { $start } ruutuun { $end }.
       *[other] Pelaajan { $name } valas ajoi pelaajan { $other } poikasen ruudusta { $start } ruutuun { $end }.
    }
}
event-ice-swum-chick = { $who ->
    [you] Uitit poikasen ruudusta { $start } ruutuun { $end }.
   *[other] { $name } uitti poikasen ruudusta { $start } ruutuun { $end }.
}
event-ice-swum-mother = { $who ->
    [you] Uitit emosi ruudusta { $start } ruutuun { $end }.
   *[other] { $name } uitti emonsa ruudusta { $start } ruutuun { $end }.
}
event-ice-stepped-chick = { $who ->
    [you] Siirsit poikasen ruudusta { $start } ruutuun { $end }.
   *[other] { $name } siirsi poikasen ruudusta { $start } ruutuun { $end }.
}
event-ice-stepped-mother = { $who ->
    [you] Siirsit emosi ruudusta { $start } ruutuun { $end }.
   *[other] { $name } siirsi emonsa ruudusta { $start } ruutuun { $end }.
}
event-ice-swapped = { $who ->
    [you] Vaihdoit paikat: emo ruudusta { $start } ja poikanen ruudusta { $end }.
   *[other] { $name } vaihtoi paikat: emo ruudusta { $start } ja poikanen ruudusta { $end }.
}
event-ice-sailed-chick = { $who ->
    [you] Seilasit poikasen ruudusta { $start } ruutuun { $end }.
   *[other] { $name } seilasi poikasen ruudusta { $start } ruutuun { $end }.
}
event-ice-sailed-mother = { $who ->
    [you] Seilasit emosi ruudusta { $start } ruutuun { $end }.
   *[other] { $name } seilasi emonsa ruudusta { $start } ruutuun { $end }.
}
event-ice-lost = { $who ->
    [you] Sinulla ei ollut minne uida.
   *[other] Ei ollut minne uida: { $name }.
}
event-ice-no-movement = { $who ->
    [you] Et voinut liikkua lainkaan.
   *[other] { $name } ei voinut liikkua lainkaan.
}
event-ice-scored = { $name }: { $points ->
    [1] 1 piste
    [-1] { $points } piste
   *[other] { $points } pistettä
}, { $chicks ->
    [1] 1 poikanen
   *[other] { $chicks } poikasta
} emon luona.
event-ice-won-family-complete = Pesue on koossa! Voittaja: { $winners }.
event-ice-won-ice-gone = Jää on sulanut. Voittaja: { $winners }.

## The end

ice-end-won = Voitit!
ice-end-lost = Voittaja: { $winners }
ice-end-shared = Voiton jakavat { $winners }
ice-end-why-family-complete = Koko pesue on koossa emon luona.
ice-end-why-ice-gone = Viimeinenkin vapaa laatta on sulanut, ja pisteet ratkaisevat.
ice-end-turns = { $turns ->
    [1] 1 vuoro.
   *[other] { $turns } vuoroa.
}
ice-end-again = Uudestaan
ice-end-new = Uusi peli
ice-end-look = Katso jäätä

## Settings

ice-setting-quick-start = Nopea aloitus
ice-setting-quick-start-why = Laatat arvotaan nelinpelin laatoista, joten jäljellä olevia ei voi laskea.
ice-setting-no-actions = Ilman erikoistoimintoja
ice-setting-no-actions-why = Jokainen laatta on tyhjä.
ice-setting-saved = Laattojen säästäminen
ice-setting-saved-none = Poistetut laatat käytetään heti
ice-setting-saved-none-why = Minkä poistat, se tapahtuu, halusit tai et.
ice-setting-saved-open = Yhden saa säästää avoimena
ice-setting-saved-open-why = Kalan, auringon tai uinnin saa säästää myöhemmäksi kaikkien nähden.
ice-setting-saved-hidden = Yhden saa säästää salassa
ice-setting-saved-hidden-why = Kalan, auringon tai uinnin saa säästää myöhemmäksi, ja vain sinä tiedät minkä.
ice-setting-junior = 6–8-vuotiaille
ice-setting-junior-why = Neljä poikasta kullekin, eivätkä muiden poikaset emosi luona vie pisteitä.
ice-setting-junior-mothers = Vierekkäiset emot
ice-setting-junior-mothers-count = Vievät silti pisteen
ice-setting-junior-mothers-count-why = Kaksi vierekkäistä emoa vie pisteen kummaltakin.
ice-setting-junior-mothers-free = Eivät maksa mitään
ice-setting-junior-mothers-free-why = Kukaan ei koskaan menetä pistettä.
ice-setting-sailing = Seilaaminen
ice-setting-sailing-three-sides = Leveässä vedessä
ice-setting-sailing-three-sides-why = Jäälautta liukuu, kun edessä on vettä eikä kummallakaan kyljellä ole jäätä.
ice-setting-sailing-gate = Porteista läpi
ice-setting-sailing-gate-why = Jäälautta pääsee ohi, vaikka toisella kyljellä on jäätä, mutta pysähtyy vain, missä kolme vierekkäistä sivua on avoinna.
ice-setting-sail-stop = Missä jäälautta pysähtyy
ice-setting-sail-stop-dock = Jään reunaan
ice-setting-sail-stop-dock-why = Jos linja päättyy jäähän, jäälautta kulkee perille asti.
ice-setting-sail-stop-free = Missä vain
ice-setting-sail-stop-free-why = Jäälautta saa pysähtyä mihin tahansa matkansa ruutuun.

## How it is played, in short

help-ice-1 = Kokoa poikasesi emosi luokse. Jokainen emon vieressä on yksi piste.
help-ice-2 = Jokainen toisen pelaajan pingviini emosi vieressä vie sinulta pisteen. Ole hyvä naapuri – tai älä ole.
help-ice-3 = Vuorossa on kolme vaihetta: poista vapaa laatta, tee mitä se käskee, tee yksi liike. Poistetun laatan kohdalla on siitä lähtien vettä.
help-ice-4 = Liike on askel viereiselle vapaalle laatalle, emon ja sen vieressä olevan poikasen paikan vaihto tai jäälautalla seilaaminen.
help-ice-5 = Seilaaminen: laatta yhden pingviinisi alla liukuu suoraan avovedessä. Jos matka päättyy jäähän, se pysähtyy siihen.
help-ice-6 = Peli päättyy, kun jonkun pesue on koossa tai viimeinenkin vapaa laatta on sulanut. Eniten pisteitä saanut voittaa.
help-ice-tiles = Mitä jalkojesi alla voi olla
help-ice-copies = { $two } kaksinpelissä, { $three } kolminpelissä, { $four } nelinpelissä
help-ice-readings = Tulkinnat
help-ice-readings-text = Sääntövihko jättää joitakin asioita avoimiksi. Missä pöydän piti päättää, sääntö kertoo sen; missä sinä saat päättää toisin, on valinta pöytää katettaessa.
