# Borde, der lever på siden, og optegnelser af spil.

local-menu = Dette spil
local-kept = Dette spil lever på denne enhed. Det bliver gemt, når du lukker siden, og kræver intet netværk.
local-save = Gem optegnelsen
local-save-hint = En lille fil med hvert træk. Den rummer også alt, hvad der er skjult, så vis den ikke frem før slutningen.
local-carry = Spil videre med andre
local-carry-hint = Flyt spillet til serveren, og giv pladser til venner. De fortsætter, hvor du er.
local-carry-now = Flyt det over
local-carry-key = En nysgerrig kunne læse de skjulte kort ud af et spil, der begyndte på vedkommendes egen enhed. Blandt venner gør det intet; begynd en rigtig dyst på serveren.
local-trouble = Dette spil kunne ikke åbnes. Intet er smidt væk.

## Several persons at one device

curtain-title = Nu { $name }
curtain-text = Giv enheden videre. Ingen kigger, heller ikke dinosauren.
curtain-take = Jeg er { $name }

## Records

records-intro = Åbn optegnelsen af et spil. Det spilles igen fra det første kort og efterprøves på denne side; intet sendes nogen steder hen.
records-file = En optegnelse (JSON-fil)
records-choose = Vælg en fil
record-holds = Den holder: { $plays ->
    [1] ét træk,
   *[other] { $plays } træk,
} og alt skete, som det står skrevet.
record-won = Vundet af plads { $seats }.
record-unfinished = Spillet er ikke slut.
record-look = Se på det
record-go-on = Spil videre her
record-too-long = Dette er for langt til at være en optegnelse af et spil.
record-no-record = Dette er ingen optegnelse af et spil.
record-other-format = Denne optegnelse har et andet format, end siden læser.
record-other-rules = Denne optegnelse er af version { $version } af reglerne, som siden ikke spiller.
record-unknown-game = Spillet i denne optegnelse findes ikke her.
record-bad-settings = Indstillingerne i optegnelsen er ikke mulige.
record-bad-play = Træk { $number } ({ $play }, plads { $seat }) er ikke muligt.
record-other-events = Trækkene giver ikke de hændelser, som optegnelsen nævner: den er blevet ændret.
record-other-result = Trækkene ender anderledes, end optegnelsen siger.
