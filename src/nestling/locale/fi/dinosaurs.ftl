# Happy Little Dinosaurs. Argumentit ja järjestys kuten en/dinosaurs.ftl.
# Pitkissä korttien nimissä on tavuviivavihjeet (U+00AD), jotta ne mahtuvat korttiin.

## Point cards

card-pet-rock = Lemmikkikivi
card-pet-rock-effect = Saat heittää pois pistekortin. Sen arvo lisätään pisteisiisi tällä kierroksella.
card-cool-stick = Hieno keppi
card-dino-grabber = Dinokoura
card-dino-grabber-effect = Saat katsoa jonkun käden ja ottaa siitä haluamasi kortin.
card-handy-pan = Kätevä pannu
card-grappling-snake = Koukku­käärme
card-grappling-snake-effect = Saat vaihtaa tämän kortin naapurisi pelaamaan korttiin, jos siinä ei ole vaikutusta.
card-grave-maker = Haudan­kaivuri
card-delicious-smoothie = ”Herkullinen” smoothie
card-delicious-smoothie-effect = Saat heittää pois pistekortin, jolla on vaikutus. Sen arvo lisätään pisteisiisi tällä kierroksella.
card-bonehead = Luupää
card-fire-spray = Liekki­suihke
card-fire-spray-effect = Saat heittää kädestäsi pois enintään kolme korttia. Uudet saat kierroksen lopussa.
card-run-home-bat = Kunnarimaila
card-mouth-trap = Kitaloukku
card-mouth-trap-effect = Kun pisteet on laskettu, korkein ja alhaisin vaihtavat paikkaa.
card-bow-and-dino = Jousi ja dino
card-special-star-fruit = Erityinen tähti­hedelmä
card-special-star-fruit-effect = Pisteiden lisäys ja vähennys tuplaantuvat tällä kierroksella.
card-sting-stabber = Piikki­pistin
card-treenoculars = Puukarit
card-treenoculars-effect = Saat katsoa pääpakan kaksi päällimmäistä korttia, pitää toisen ja heittää toisen pois.
card-iced-ptea = Ptero­jäätee
card-hungry-plant = Nälkäinen kasvi
card-hungry-plant-effect = Saat panna kaksi muuta pelaajaa vaihtamaan pelaamansa kortit keskenään.
card-meteor-cannon = Meteori­tykki
card-flaming-chainsaw = Liekehtivä moottori­saha
card-flaming-chainsaw-effect = Muiden pistekorttien vaikutukset eivät päde tällä kierroksella. Pikakortit pätevät.

## Instant cards

card-disaster-insurance = Katastrofi­vakuutus
card-disaster-insurance-effect = Kun saisit katastrofin, sujauta se katastrofipakan alle.
card-disaster-redirect = Katastrofin uudelleen­ohjaus
card-disaster-redirect-effect = Kun saisit katastrofin, lähetä se jollekulle toiselle.
card-score-booster = Pisteiden lisäys
card-score-booster-effect = Pisteitä laskettaessa: lisää kenen tahansa pisteisiin 2.
card-score-sapper = Pisteiden vähennys
card-score-sapper-effect = Pisteitä laskettaessa: vähennä kenen tahansa pisteistä 2.
card-score-inversion = Pisteiden vaihto
card-score-inversion-effect = Pisteitä laskettaessa: korkein ja alhaisin pistemäärä vaihtavat paikkaa.

card-label-point = { $card }, { $value }
card-label-instant = { $card }, pikakortti
card-back = Kortti kuvapuoli alaspäin
card-no-effect = Ei vaikutusta. Rehellistä työtä.
foreseen-lay = Sillä pisteesi ovat { $score } ennen vaikutuksia ja pikakortteja.
foreseen-score = Pisteesi sen jälkeen: { $score }.
foreseen-score-of = pisteet sen jälkeen: { $score }

## Disasters

disaster-bright-idea = Kirkas ajatus
disaster-casual-afternoon-stroll = Rento iltapäivä­kävely
disaster-downpour = Kaatosade
disaster-leaf-me-alone = Jättäkää minut lehtoon
disaster-spa-day = Kylpyläpäivä
disaster-this-feels-personal = Tämä tuntuu henkilö­kohtaiselta
disaster-trapped = Ansassa
disaster-uncommon-cold = Tavaton flunssa
disaster-a-day-at-the-beach = Päivä rannalla
disaster-armed-and-dangerous = Aseistettu ja vaarallinen
disaster-feeling-squirrely = Oravamainen olo
disaster-fired-up = Liekeissä
disaster-lil-cannibal = Pikku kannibaali
disaster-love-hurts = Rakkaus sattuu
disaster-shark-with-legs = Hai, jolla on jalat
disaster-stomped = Tallottu
disaster-baddest-hair-day = Surkein tukkapäivä
disaster-emergency-ex-it = Hätä-exit
disaster-ghosted = Ghostattu
disaster-left-behind-again = Jätetty… taas
disaster-ooh-burn = Auts, kirvelee…
disaster-outer-circle = Ulkopiiri
disaster-the-future-is-bleak = Tulevaisuus on synkkä
disaster-the-sad-truth = Surullinen totuus
disaster-meteor = Meteori!

type-natural = Luonto
type-predatory = Peto
type-emotional = Tunne
type-meteor = Meteori
disaster-none = Seuraava katastrofi on jo matkalla
disaster-deck-count = { $count ->
    [1] 1 katastrofi jäljellä
   *[other] { $count } katastrofia jäljellä
}
deck-count = { $count ->
    [1] 1 kortti jäljellä
   *[other] { $count } korttia jäljellä
}
disaster-deck-short = Katastrofit
main-deck = Pääpakka
discard-pile = Poistopino
discard-pile-open = Selaa poistopinoa:
discard-pile-empty = Mitään ei ole vielä heitetty pois.

## Dinosaurs

dinosaur-stego = Stego
dinosaur-nervous-rex = Nervous Rex
dinosaur-cry-ceratops = Cry Ceratops
dinosaur-bad-luck-bronto = Bad Luck Bronto
trait-stego = +1 meteoria vastaan
trait-nervous-rex = +1 petoa, −1 tunnetta vastaan
trait-cry-ceratops = +1 tunnetta, −1 luontoa vastaan
trait-bad-luck-bronto = +1 luontoa, −1 petoa vastaan

## Settings

setting-dinosaur = Dinosaurus
setting-two-player-changes = Kahden pelaajan muutokset
setting-two-player-changes-why = Kortit, joiden arvo on 1, 2 tai 3, jäävät laatikkoon, ja sukupuuttoon tarvitaan enemmän katastrofeja.

## The table

route = Pakoreitti
route-where = { $name }: { $points } / 50
seat-points = { $points } pistettä
seat-hand = { $count ->
    [1] 1 kortti kädessä
   *[other] { $count } korttia kädessä
}
seat-area = Katastrofialue
seat-area-empty = Ei vielä katastrofeja
seat-choosing = valitsee…
seat-chosen = on valinnut
seat-deciding = päättää…
seat-extinct = kuollut suku­puuttoon
seat-known = Tässä kädessä, kuten olet nähnyt
seat-details = { $name }: tarkemmin
seat-target = { $name }: valitse
near-any = Mikä tahansa katastrofi on sukupuutto
near-types = Yhden päässä sukupuutosta: { $types }
round-number = Kierros { $round }
phase-commit = Valitkaa salassa
phase-effect = Vaikutukset
phase-grab = Vaikutukset
phase-look = Vaikutukset
phase-scoring = Pisteytys
phase-disaster = Katastrofi
phase-discard = Katastrofi
phase-sudden-death = Äkkikuolema
phase-over = Loppu
last-round = Viime kierros
my-hand = Käteni
my-hand-laid = Pelasit kortin { $card }
hand-help = Nuolinäppäimet tai 1–5 valitsevat kortin, Enter pelaa sen.

## Sums

term-card = kortti
term-trait = piirre
term-pet-rock = kivi
term-delicious-smoothie = smoothie
term-bonus = bonus
term-booster = lisäys
term-sapper = vähennys
term-instants = pikakortit
term-inverted = vaihdettu
sum-label = Pisteet, { $name }: { $score }
mark-collected = +{ $points } pakoreitillä
mark-moved = +{ $steps } katastrofeista
mark-disaster = sai katastrofin

## What is asked

ask-commit = Pelaa kortti kuvapuoli alaspäin.
ask-sudden-death = Äkkikuolema! Pelaa toinen kortti. Alhaisin saa katastrofin.
ask-effect-pet-rock = Lemmikkikivi: heitätkö pois pistekortin ja lisäät sen arvon pisteisiisi?
ask-effect-delicious-smoothie = Smoothie: heitätkö pois pistekortin, jolla on vaikutus, ja lisäät sen arvon pisteisiisi?
ask-effect-dino-grabber = Dinokoura: kenen käteen kurkotat?
ask-effect-grappling-snake = Koukkukäärme: vaihdatko sen naapurin korttiin?
ask-effect-fire-spray = { $left ->
    [1] Liekkisuihke: heitätkö pois vielä yhden kortin?
   *[other] Liekkisuihke: heitätkö pois korttia, enintään { $left }?
}
ask-effect-treenoculars = Puukarit: katsotko pääpakan kaksi päällimmäistä korttia?
ask-effect-hungry-plant = Nälkäinen kasvi: ketkä vaihtavat kortit keskenään?
ask-effect-any = Käytätkö korttisi vaikutuksen?
ask-grab = Ota kortti pelaajan { $names } kädestä.
ask-look = Pidä toinen näistä. Toinen heitetään pois kaikkien nähden.
ask-scoring = Pisteytys: pelaatko pikakortin vai kelpaavatko pisteet?
ask-disaster = Tämä katastrofi olisi sinun. Mitä teet?
ask-discard = Selvisit. Saat heittää pois yhden kortin.
ask-any = Mitä teet?
ask-wait = Odotetaan: { $names }.
ask-wait-reveal = Korttisi on pöydässä. Odotetaan: { $names }.
ask-wait-sudden-death = Äkkikuolema: { $names }. Sinä et ole mukana tässä.
ask-moment = Pieni hetki…
ask-extinct = Kuolit sukupuuttoon. Saat ainakin katsoa, miten tässä käy.
ask-over = Peli on päättynyt.

do-lay = Pelaa se
do-discard = Heitä pois
do-take = Ota se
do-keep = Pidä se
do-look = Katso
do-invert = Pisteiden vaihto: käännä pisteet
do-insure = Vakuutus: pakan alle se
do-pass = Ohita
do-decline = Älä käytä
do-stop = Riittää
do-accept = Ota katastrofi
do-keep-all = Pidä kaikki kortit
do-boost-on = Lisäys, +{ $worth }:
do-sap-on = Vähennys, −{ $worth }:
do-redirect-on = Ohjaa pelaajalle
do-target-on = Valitse
do-pair-on = Kortit vaihtavat
do-boost-card = Lisäys, +{ $worth }
do-sap-card = Vähennys, −{ $worth }
do-boost = Pisteiden lisäys: { $name }
do-sap = Pisteiden vähennys: { $name }
do-redirect = Ohjaa pelaajalle: { $name }
do-target = { $name }
do-pair = { $name } ja { $other }
choose-first = Valitse ensin kortti

## What happened

event-dinosaurs-seated = { $who ->
    [you] Sinä olet { $dinosaur }.
   *[other] { $name } on { $dinosaur }.
}
event-dinosaurs-dealt = { $name } sai { $count } korttia.
event-dinosaurs-dealt-seen = Sait kortit { $cards }.
event-dinosaurs-flipped = Kierros { $round }: { $disaster }
event-dinosaurs-hand-replaced = { $who ->
    [you] Sinulla ei ollut pistekorttia, ja vaihdoit koko kätesi: { $cards }.
   *[other] { $name } oli ilman pistekorttia ja vaihtoi koko kätensä: { $cards }.
}
event-dinosaurs-committed = { $who ->
    [you] Pelasit kortin kuvapuoli alaspäin.
   *[other] { $name } pelasi kortin kuvapuoli alaspäin.
}
event-dinosaurs-committed-sudden-death = { $who ->
    [you] Pelasit kortin äkkikuolemaan.
   *[other] { $name } pelasi kortin äkkikuolemaan.
}
event-dinosaurs-revealed = { $who ->
    [you] Paljastit kortin { $card }.
   *[other] { $name } paljasti kortin { $card }.
}
event-dinosaurs-revealed-sudden-death = { $who ->
    [you] Paljastit äkkikuolemassa kortin { $card }.
   *[other] { $name } paljasti äkkikuolemassa kortin { $card }.
}
event-dinosaurs-effect-used = { $who ->
    [you] Käytit kortin { $card }.
   *[other] { $name } käytti kortin { $card }.
}
event-dinosaurs-effect-declined = { $who ->
    [you] Jätit käyttämättä kortin { $card }.
   *[other] { $name } jätti käyttämättä kortin { $card }.
}
event-dinosaurs-effect-void = Liekehtivä moottorisaha peitti alleen kortin { $card }.
event-dinosaurs-discarded-effect = { $who ->
    [you] Heitit pois: { $cards }.
   *[other] { $name } heitti pois: { $cards }.
}
event-dinosaurs-discarded-left-over = { $who ->
    [you] Panit poistopinoon: { $cards }.
   *[other] { $name } pani poistopinoon: { $cards }.
}
event-dinosaurs-discarded-added-disaster = { $who ->
    [you] Heitit katastrofin jälkeen pois: { $cards }.
   *[other] { $name } heitti katastrofin jälkeen pois: { $cards }.
}
event-dinosaurs-discarded-eliminated = { $who ->
    [you] Sinulta jäi jäljelle: { $cards }.
   *[other] Jäljelle jäi, { $name }: { $cards }.
}
event-dinosaurs-discarded-no-point-card = { $who ->
    [you] Heitit pois: { $cards }.
   *[other] { $name } heitti pois: { $cards }.
}
event-dinosaurs-discarded-all-tied = { $who ->
    [you] Heitit pois: { $cards }.
   *[other] { $name } heitti pois: { $cards }.
}
event-dinosaurs-discarded-insured = { $who ->
    [you] Heitit pois: { $cards }.
   *[other] { $name } heitti pois: { $cards }.
}
event-dinosaurs-hand-seen = { $whose ->
    [you] { $name } katsoi sinun kätesi.
   *[other] { $name } katsoi pelaajan { $other } käden.
}
event-dinosaurs-hand-seen-seen = Katsoit pelaajan { $other } käden: { $cards }.
event-dinosaurs-taken = { $name } otti kortin pelaajalta { $other }.
event-dinosaurs-taken-seen = { $who ->
    [you] Otit pelaajalta { $other } kortin { $card }.
   *[other] { $whose ->
        [you] { $name } otti sinulta kortin { $card }.
       *[other] { $name } otti pelaajalta { $other } kortin { $card }.
    }
}
event-dinosaurs-swapped = Kortit vaihtoivat paikkaa: { $name } ja { $other }, { $card } ja { $othercard }.
event-dinosaurs-looked = { $name } katsoi pääpakan päällimmäisiä kortteja.
event-dinosaurs-looked-seen = Katsoit kortit { $cards }.
event-dinosaurs-kept = { $name } piti yhden kortin.
event-dinosaurs-kept-seen = { $who ->
    [you] Pidit kortin { $card }.
   *[other] { $name } piti kortin { $card }.
}
event-dinosaurs-instant-played = { $who ->
    [you] Pelasit kortin { $card }.
   *[other] { $name } pelasi kortin { $card }.
}
event-dinosaurs-instant-played-on = { $who ->
    [you] { $whose ->
        [self] Pelasit itsellesi kortin { $card }.
       *[other] Pelasit kortin { $card } pelaajalle { $other }.
    }
   *[other] { $whose ->
        [self] { $name } pelasi itselleen kortin { $card }.
        [you] { $name } pelasi sinulle kortin { $card }.
       *[other] { $name } pelasi kortin { $card } pelaajalle { $other }.
    }
}
event-dinosaurs-passed = { $who ->
    [you] Ohitit.
   *[other] { $name } ohitti.
}
event-dinosaurs-scored = { $who ->
    [you] Pisteesi: { $score }.
   *[other] { $name } sai pisteitä { $score }.
}
event-dinosaurs-scored-inverted = { $who ->
    [you] Pisteesi olivat { $before }; vaihdon jälkeen ne ovat { $score }.
   *[other] { $name } sai pisteitä { $before }; vaihdon jälkeen ne ovat { $score }.
}
event-dinosaurs-collected = { $who ->
    [you] Voitit kierroksen: { $points ->
        [1] 1 askel, nyt ruutu { $end }.
       *[other] { $points } askelta, nyt ruutu { $end }.
    }
   *[other] { $name } voitti kierroksen: { $points ->
        [1] 1 askel, nyt ruutu { $end }.
       *[other] { $points } askelta, nyt ruutu { $end }.
    }
}
event-dinosaurs-all-tied = Kaikki tasoissa. Kukaan ei voita kierrosta.
event-dinosaurs-sudden-death = Äkkikuolema: { $seats }!
event-dinosaurs-no-point-card = Ei pistekorttia äkkikuolemaan: { $seats }.
event-dinosaurs-disaster-accepted = { $who ->
    [you] Otit sen vastaan pää pystyssä.
   *[other] { $name } otti sen vastaan pää pystyssä.
}
event-dinosaurs-disaster-added = { $who ->
    [you] Sait katastrofin: { $disaster }
   *[other] { $name } sai katastrofin: { $disaster }
}
event-dinosaurs-disaster-under-all-tied = Katastrofi siirtyi pakkansa alle: kaikki tasoissa.
event-dinosaurs-disaster-under-no-point-card = Katastrofi siirtyi pakkansa alle: kukaan ei voinut ratkaista äkkikuolemaa.
event-dinosaurs-disaster-under-insured = Katastrofi siirtyi pakkansa alle: vakuutettu.
event-dinosaurs-eliminated = { $who ->
    [you] Kuolit sukupuuttoon!
   *[other] { $name } kuoli sukupuuttoon!
}
event-dinosaurs-moved = { $who ->
    [you] Kompuroit ruutuun { $end } (+{ $steps } katastrofeista).
   *[other] { $name } kompuroi ruutuun { $end } (+{ $steps } katastrofeista).
}
event-dinosaurs-drew = { $name } { $count ->
    [0] ei nostanut mitään.
    [1] nosti kortin.
   *[other] nosti { $count } korttia.
}
event-dinosaurs-drew-seen = { $count ->
    [0] Et nostanut mitään.
   *[other] Nostit: { $cards }.
}
event-dinosaurs-reshuffled = Poistopino sekoitettiin uudeksi pääpakaksi.
event-dinosaurs-won-reached-goal = Perillä turvassa: { $winners }!
event-dinosaurs-won-last-survivor = Viimeisenä elossa: { $winners }!
event-dinosaurs-won-round-limit = Sata kierrosta on täynnä. Kärjessä: { $winners }.

## The end

end-title-won = Selvisit!
end-title-lost = Voittaja: { $winners }
end-title-shared = Voiton jakavat { $winners }
end-why-reached-goal = Ensimmäisenä 50 pistettä pakoreitillä.
end-why-last-survivor = Viimeinen dinosaurus pelissä.
end-why-round-limit = Sata kierrosta on täynnä, ja suurin pistemäärä voittaa.
end-you-extinct = Olet tieteellisesti katsoen fossiili.
end-total = { $points ->
    [1] 1 piste
   *[other] { $points } pistettä
}
end-rounds = { $rounds ->
    [1] 1 kierros
   *[other] { $rounds } kierrosta
}
end-same-again = Uudestaan
end-new-game = Uusi peli
end-look = Katso pöytää

## How it is played, in short

help-dinosaurs-1 = Kaikki juoksevat pakoreittiä pitkin. Ensimmäisenä 50 pistettä saanut voittaa. Samoin viimeisenä pelissä oleva.
help-dinosaurs-2 = Kierroksen aluksi käännetään esiin katastrofi. Jokainen pelaa salassa yhden pistekortin, ja kaikki paljastetaan yhtä aikaa.
help-dinosaurs-3 = Eniten pisteitä saanut etenee niin monta ruutua. Vähiten saanut ottaa katastrofin. Piirteesi lisää tai vähentää yhden pisteen tiettyjä tyyppejä vastaan.
help-dinosaurs-4 = Kolme saman tyypin katastrofia tai yksi kutakin tyyppiä, ja olet kuollut sukupuuttoon. Meteori on aina sitä, mikä sinulle on pahinta.
help-dinosaurs-5 = Onko alhaisimpia useita? Äkkikuolema: he pelaavat toisen kortin, ja alhaisin saa katastrofin. Ovatko kaikki tasoissa? Silloin katastrofi menee pakkansa alle.
help-dinosaurs-6 = Lohtuakin on: jokaisen kierroksen lopussa etenet ruudun jokaista katastrofiasi kohden.
help-dinosaurs-cards = Kortit
help-dinosaurs-dinosaurs = Dinosaurukset
help-dinosaurs-copies = { $count ->
    [1] 1 kappale
   *[other] { $count } kappaletta
}
