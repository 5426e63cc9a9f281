# Happy Little Dinosaurs. Argumenter og rækkefølge som i en/dinosaurs.ftl.
# Lange kortnavne har bløde bindestreger (U+00AD), så de kan stå på et kort.

## Point cards

card-pet-rock = Kælesten
card-pet-rock-effect = Du må kassere et pointkort. Dets værdi lægges til din score i denne runde.
card-cool-stick = Sej pind
card-dino-grabber = Dinogriber
card-dino-grabber-effect = Du må se en andens hånd og tage et kort efter eget valg.
card-handy-pan = Praktisk pande
card-grappling-snake = Gribe­slange
card-grappling-snake-effect = Du må bytte dette kort med en nabos spillede kort, hvis det ikke har nogen effekt.
card-grave-maker = Gravgraver
card-delicious-smoothie = »Lækker« smoothie
card-delicious-smoothie-effect = Du må kassere et pointkort med effekt. Dets værdi lægges til din score i denne runde.
card-bonehead = Knoglehoved
card-fire-spray = Ildspray
card-fire-spray-effect = Du må kassere op til tre kort fra hånden. Du får nye sidst i runden.
card-run-home-bat = Løb-hjem-bat
card-mouth-trap = Gabefælde
card-mouth-trap-effect = Når scorerne er regnet ud, bytter den højeste og den laveste plads.
card-bow-and-dino = Dino og bue
card-special-star-fruit = Særlig stjerne­frugt
card-special-star-fruit-effect = Alle scoreløft og scoretyve tæller dobbelt i denne runde.
card-sting-stabber = Stikke­brod
card-treenoculars = Træ­kikkert
card-treenoculars-effect = Du må se de to øverste kort i trækbunken, beholde det ene og kassere det andet.
card-iced-ptea = Ptero-iste
card-hungry-plant = Sulten plante
card-hungry-plant-effect = Du må få to andre spillere til at bytte deres spillede kort.
card-meteor-cannon = Meteor­kanon
card-flaming-chainsaw = Flammende motorsav
card-flaming-chainsaw-effect = Ingen andre pointkorts effekter virker i denne runde. Strakskort virker stadig.

## Instant cards

card-disaster-insurance = Katastrofe­forsikring
card-disaster-insurance-effect = Når en katastrofe ville blive din: Skub den ind under dens bunke i stedet.
card-disaster-redirect = Katastrofe­omstilling
card-disaster-redirect-effect = Når en katastrofe ville blive din: Send den til en anden.
card-score-booster = Scoreløft
card-score-booster-effect = Under scoring: Læg 2 til en hvilken som helst score.
card-score-sapper = Scoretyv
card-score-sapper-effect = Under scoring: Træk 2 fra en hvilken som helst score.
card-score-inversion = Score­inversion
card-score-inversion-effect = Under scoring: Den højeste og den laveste score bytter plads.

card-label-point = { $card }, { $value }
card-label-instant = { $card }, strakskort
card-back = Et kort med billedsiden nedad
card-no-effect = Ingen effekt. Ærligt arbejde.
foreseen-lay = Med det er din score { $score } før effekter og strakskort.
foreseen-score = Din score bagefter: { $score }.
foreseen-score-of = score bagefter: { $score }

## Disasters

disaster-bright-idea = Lys idé
disaster-casual-afternoon-stroll = Afslappet eftermiddagstur
disaster-downpour = Skybrud
disaster-leaf-me-alone = Lad mig løv i fred
disaster-spa-day = Spadag
disaster-this-feels-personal = Det her føles personligt
disaster-trapped = Fanget
disaster-uncommon-cold = Ualmindelig forkølelse
disaster-a-day-at-the-beach = En dag på stranden
disaster-armed-and-dangerous = Bevæbnet og farlig
disaster-feeling-squirrely = Helt til egern
disaster-fired-up = Fyr og flamme
disaster-lil-cannibal = Lille kannibal
disaster-love-hurts = Kærlighed gør ondt
disaster-shark-with-legs = Haj med ben
disaster-stomped = Trampet ned
disaster-baddest-hair-day = Værste hårdag
disaster-emergency-ex-it = Nødud-eks-gang
disaster-ghosted = Ghostet
disaster-left-behind-again = Efterladt … igen
disaster-ooh-burn = Av, den sved …
disaster-outer-circle = Yderkredsen
disaster-the-future-is-bleak = Fremtiden er dyster
disaster-the-sad-truth = Den sørgelige sandhed
disaster-meteor = Meteor!

type-natural = Natur
type-predatory = Rovdyr
type-emotional = Emotionel
type-meteor = Meteor
disaster-none = Den næste katastrofe er på vej
disaster-deck-count = { $count ->
    [1] 1 katastrofe tilbage
   *[other] { $count } katastrofer tilbage
}
deck-count = { $count ->
    [1] 1 kort tilbage
   *[other] { $count } kort tilbage
}
disaster-deck-short = Katastrofer
main-deck = Trækbunke
discard-pile = Brugte kort
discard-pile-open = Se bunken igennem:
discard-pile-empty = Der er ikke kasseret noget endnu.

## Dinosaurs

dinosaur-stego = Stego
dinosaur-nervous-rex = Nervous Rex
dinosaur-cry-ceratops = Cry Ceratops
dinosaur-bad-luck-bronto = Bad Luck Bronto
trait-stego = +1 mod meteorer
trait-nervous-rex = +1 mod rovdyr, −1 mod emotionelle
trait-cry-ceratops = +1 mod emotionelle, −1 mod natur
trait-bad-luck-bronto = +1 mod natur, −1 mod rovdyr

## Settings

setting-dinosaur = Dinosaur
setting-two-player-changes = Ændringer for to spillere
setting-two-player-changes-why = Kort med værdi 1, 2 og 3 bliver i æsken, og der skal flere katastrofer til at uddø.

## The table

route = Flugtvej
route-where = { $name }: { $points } af 50
seat-points = { $points } point
seat-hand = { $count ->
    [1] 1 kort på hånden
   *[other] { $count } kort på hånden
}
seat-area = Katastrofeområde
seat-area-empty = Ingen katastrofer endnu
seat-choosing = vælger …
seat-chosen = har valgt
seat-deciding = tænker …
seat-extinct = uddød
seat-known = På denne hånd, som du har set
seat-details = { $name }: detaljer
seat-target = { $name }: vælg
near-any = Enhver katastrofe betyder uddøen
near-types = Én fra at uddø: { $types }
round-number = Runde { $round }
phase-commit = Vælg i hemmelighed
phase-effect = Effekter
phase-grab = Effekter
phase-look = Effekter
phase-scoring = Scoring
phase-disaster = Katastrofen
phase-discard = Katastrofen
phase-sudden-death = Sudden Death
phase-over = Slut
last-round = Sidste runde
my-hand = Min hånd
my-hand-laid = Du lagde { $card }
hand-help = Piletaster eller 1 til 5 vælger et kort, Enter lægger det.

## Sums

term-card = kort
term-trait = træk
term-pet-rock = sten
term-delicious-smoothie = smoothie
term-bonus = bonus
term-booster = løft
term-sapper = tyv
term-instants = strakskort
term-inverted = inverteret
sum-label = Score for { $name }: { $score }
mark-collected = +{ $points } på flugtvejen
mark-moved = +{ $steps } for katastrofer
mark-disaster = tog katastrofen

## What is asked

ask-commit = Læg et kort med billedsiden nedad.
ask-sudden-death = Sudden Death! Læg endnu et kort. Det laveste får katastrofen.
ask-effect-pet-rock = Kælesten: Vil du kassere et pointkort og lægge dets værdi til din score?
ask-effect-delicious-smoothie = Smoothie: Vil du kassere et pointkort med effekt og lægge dets værdi til din score?
ask-effect-dino-grabber = Dinogriber: Hvis hånd rækker du ud efter?
ask-effect-grappling-snake = Gribeslange: Vil du bytte den med en nabos kort?
ask-effect-fire-spray = { $left ->
    [1] Ildspray: Vil du kassere ét kort til?
   *[other] Ildspray: Vil du kassere op til { $left } kort?
}
ask-effect-treenoculars = Trækikkert: Vil du se de to øverste kort i trækbunken?
ask-effect-hungry-plant = Sulten plante: Hvem bytter kort med hvem?
ask-effect-any = Vil du bruge dit korts effekt?
ask-grab = Tag et kort fra hånden hos { $names }.
ask-look = Behold det ene af de to. Det andet kasseres, så alle ser det.
ask-scoring = Scoring: Spiller du et strakskort, eller lader du scorerne stå?
ask-disaster = Denne katastrofe ville blive din. Hvad nu?
ask-discard = Du overlevede. Du må kassere ét kort.
ask-any = Hvad gør du?
ask-wait = Venter på { $names }.
ask-wait-reveal = Dit kort ligger der. Venter på { $names }.
ask-wait-sudden-death = Sudden Death mellem { $names }. Du er ikke med i denne.
ask-moment = Et øjeblik …
ask-extinct = Du er uddød. Du kan i det mindste se, hvordan det ender.
ask-over = Spillet er slut.

do-lay = Læg det
do-discard = Kassér det
do-take = Tag det
do-keep = Behold det
do-look = Se
do-invert = Scoreinversion: Vend scorerne om
do-insure = Forsikring: Ind under bunken med den
do-pass = Pas
do-decline = Brug den ikke
do-stop = Det er nok
do-accept = Tag katastrofen
do-keep-all = Behold alle kort
do-boost-on = Løft, +{ $worth } til
do-sap-on = Tyv, −{ $worth } fra
do-redirect-on = Send den videre til
do-target-on = Vælg
do-pair-on = Byt kort mellem
do-boost-card = Løft, +{ $worth }
do-sap-card = Tyv, −{ $worth }
do-boost = Scoreløft til { $name }
do-sap = Scoretyv mod { $name }
do-redirect = Send videre til { $name }
do-target = { $name }
do-pair = { $name } og { $other }
choose-first = Vælg et kort først

## What happened

event-dinosaurs-seated = { $who ->
    [you] Du er { $dinosaur }.
   *[other] { $name } er { $dinosaur }.
}
event-dinosaurs-dealt = { $name } fik { $count } kort.
event-dinosaurs-dealt-seen = Du fik { $cards }.
event-dinosaurs-flipped = Runde { $round }: { $disaster }
event-dinosaurs-hand-replaced = { $who ->
    [you] Du havde intet pointkort og byttede hele hånden: { $cards }.
   *[other] { $name } havde intet pointkort og byttede hele hånden: { $cards }.
}
event-dinosaurs-committed = { $who ->
    [you] Du lagde et kort med billedsiden nedad.
   *[other] { $name } lagde et kort med billedsiden nedad.
}
event-dinosaurs-committed-sudden-death = { $who ->
    [you] Du lagde et kort til Sudden Death.
   *[other] { $name } lagde et kort til Sudden Death.
}
event-dinosaurs-revealed = { $who ->
    [you] Du afslørede { $card }.
   *[other] { $name } afslørede { $card }.
}
event-dinosaurs-revealed-sudden-death = { $who ->
    [you] Du afslørede { $card } i Sudden Death.
   *[other] { $name } afslørede { $card } i Sudden Death.
}
event-dinosaurs-effect-used = { $who ->
    [you] Du brugte { $card }.
   *[other] { $name } brugte { $card }.
}
event-dinosaurs-effect-declined = { $who ->
    [you] Du brugte ikke { $card }.
   *[other] { $name } brugte ikke { $card }.
}
event-dinosaurs-effect-void = Flammende motorsav overdøvede { $card }.
event-dinosaurs-discarded-effect = { $who ->
    [you] Du kasserede { $cards }.
   *[other] { $name } kasserede { $cards }.
}
event-dinosaurs-discarded-left-over = { $who ->
    [you] Du lagde { $cards } i bunken med brugte kort.
   *[other] { $name } lagde { $cards } i bunken med brugte kort.
}
event-dinosaurs-discarded-added-disaster = { $who ->
    [you] Du kasserede { $cards } efter katastrofen.
   *[other] { $name } kasserede { $cards } efter katastrofen.
}
event-dinosaurs-discarded-eliminated = { $who ->
    [you] Du efterlod { $cards }.
   *[other] { $name } efterlod { $cards }.
}
event-dinosaurs-discarded-no-point-card = { $who ->
    [you] Du kasserede { $cards }.
   *[other] { $name } kasserede { $cards }.
}
event-dinosaurs-discarded-all-tied = { $who ->
    [you] Du kasserede { $cards }.
   *[other] { $name } kasserede { $cards }.
}
event-dinosaurs-discarded-insured = { $who ->
    [you] Du kasserede { $cards }.
   *[other] { $name } kasserede { $cards }.
}
event-dinosaurs-hand-seen = { $whose ->
    [you] { $name } så din hånd.
   *[other] { $name } så hånden hos { $other }.
}
event-dinosaurs-hand-seen-seen = Du så hånden hos { $other }: { $cards }.
event-dinosaurs-taken = { $name } tog et kort fra { $other }.
event-dinosaurs-taken-seen = { $who ->
    [you] Du tog { $card } fra { $other }.
   *[other] { $whose ->
        [you] { $name } tog { $card } fra dig.
       *[other] { $name } tog { $card } fra { $other }.
    }
}
event-dinosaurs-swapped = { $name } og { $other } byttede { $card } for { $othercard }.
event-dinosaurs-looked = { $name } så de øverste kort i trækbunken.
event-dinosaurs-looked-seen = Du så { $cards }.
event-dinosaurs-kept = { $name } beholdt ét kort.
event-dinosaurs-kept-seen = { $who ->
    [you] Du beholdt { $card }.
   *[other] { $name } beholdt { $card }.
}
event-dinosaurs-instant-played = { $who ->
    [you] Du spillede { $card }.
   *[other] { $name } spillede { $card }.
}
event-dinosaurs-instant-played-on = { $who ->
    [you] { $whose ->
        [self] Du spillede { $card } på dig selv.
       *[other] Du spillede { $card } på { $other }.
    }
   *[other] { $whose ->
        [self] { $name } spillede { $card } på sig selv.
        [you] { $name } spillede { $card } på dig.
       *[other] { $name } spillede { $card } på { $other }.
    }
}
event-dinosaurs-passed = { $who ->
    [you] Du passede.
   *[other] { $name } passede.
}
event-dinosaurs-scored = { $who ->
    [you] Du scorede { $score }.
   *[other] { $name } scorede { $score }.
}
event-dinosaurs-scored-inverted = { $who ->
    [you] Du scorede { $before }; inverteret er det { $score }.
   *[other] { $name } scorede { $before }; inverteret er det { $score }.
}
event-dinosaurs-collected = { $who ->
    [you] Du vandt runden: { $points ->
        [1] 1 felt, nu på { $end }.
       *[other] { $points } felter, nu på { $end }.
    }
   *[other] { $name } vandt runden: { $points ->
        [1] 1 felt, nu på { $end }.
       *[other] { $points } felter, nu på { $end }.
    }
}
event-dinosaurs-all-tied = Alle står lige. Ingen vinder runden.
event-dinosaurs-sudden-death = Sudden Death mellem { $seats }!
event-dinosaurs-no-point-card = Intet pointkort til Sudden Death: { $seats }.
event-dinosaurs-disaster-accepted = { $who ->
    [you] Du tog den med oprejst pande.
   *[other] { $name } tog den med oprejst pande.
}
event-dinosaurs-disaster-added = { $who ->
    [you] Du fik katastrofen: { $disaster }
   *[other] { $name } fik katastrofen: { $disaster }
}
event-dinosaurs-disaster-under-all-tied = Katastrofen kom ind under sin bunke: Alle stod lige.
event-dinosaurs-disaster-under-no-point-card = Katastrofen kom ind under sin bunke: Ingen kunne afgøre det.
event-dinosaurs-disaster-under-insured = Katastrofen kom ind under sin bunke: forsikret.
event-dinosaurs-eliminated = { $who ->
    [you] Du uddøde!
   *[other] { $name } uddøde!
}
event-dinosaurs-moved = { $who ->
    [you] Du snublede videre til { $end } (+{ $steps } for katastrofer).
   *[other] { $name } snublede videre til { $end } (+{ $steps } for katastrofer).
}
event-dinosaurs-drew = { $name } trak { $count ->
    [0] ingenting.
    [1] et kort.
   *[other] { $count } kort.
}
event-dinosaurs-drew-seen = Du trak { $count ->
    [0] ingenting.
   *[other] { $cards }.
}
event-dinosaurs-reshuffled = Bunken med brugte kort blev blandet til en ny trækbunke.
event-dinosaurs-won-reached-goal = Hjemme i sikkerhed: { $winners }!
event-dinosaurs-won-last-survivor = { $winners } overlevede alle de andre!
event-dinosaurs-won-round-limit = Hundrede runder er gået. Forrest: { $winners }.

## The end

end-title-won = Du klarede det!
end-title-lost = { $winners } klarede det
end-title-shared = { $winners } deler sejren
end-why-reached-goal = Først til 50 på flugtvejen.
end-why-last-survivor = Den sidste dinosaur tilbage.
end-why-round-limit = Hundrede runder er gået, og den højeste sum vinder.
end-you-extinct = Du er, videnskabeligt set, et fossil.
end-total = { $points ->
    [1] 1 point
   *[other] { $points } point
}
end-rounds = { $rounds ->
    [1] 1 runde
   *[other] { $rounds } runder
}
end-same-again = En gang til
end-new-game = Nyt spil
end-look = Se på bordet

## How it is played, in short

help-dinosaurs-1 = Alle løber ad flugtvejen. Den første, der når 50, vinder. Det samme gør den sidste, der er i live.
help-dinosaurs-2 = Hver runde begynder med en katastrofe, der vendes. Alle lægger i hemmelighed ét pointkort, og de vendes på én gang.
help-dinosaurs-3 = Den højeste score rykker så mange felter frem. Den laveste score får katastrofen. Dit træk giver eller tager 1 mod nogle typer.
help-dinosaurs-4 = Tre katastrofer af samme type, eller én af hver, og du er uddød. En meteor tæller som det, der er værst for dig.
help-dinosaurs-5 = Er flere lavest? Sudden Death: De lægger endnu et kort, og det laveste tager den. Står alle lige? Så kommer katastrofen ind under sin bunke.
help-dinosaurs-6 = Der er en trøst: Sidst i hver runde rykker du ét felt for hver katastrofe, du allerede har.
help-dinosaurs-cards = Kortene
help-dinosaurs-dinosaurs = Dinosaurerne
help-dinosaurs-copies = { $count ->
    [1] 1 styk
   *[other] { $count } styk
}
