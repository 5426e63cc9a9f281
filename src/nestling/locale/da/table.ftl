# A live table: clocks, pauses, absent players, other devices, chat, the lobby.

## Making a table

timing-label = Betænkningstid
timing-none = Så længe det tager
timing-move = { $seconds } sekunder til hvert træk
timing-game = { $minutes } minutter, og { $increment } sekunder mere for hvert træk
timing-days = { $days ->
    [1] En dag til hvert træk
   *[other] { $days } dage til hvert træk
}
timing-then = Når nogens tid er gået
timing-then-skip = Trækket springes over
timing-then-bot = En bot trækker
new-table-here = En ved denne skærm
new-table-open = Hvem der end kommer
new-table-public = Vis bordet i lobbyen
new-table-public-why = Alle kan se på og sætte sig på en fri plads. Ellers kan kun de, der har et link, finde det.

## Before the game

waiting-title = Spillet begynder, når alle er her
waiting-why = Alles browsere lægger lidt tilfældighed til blandingen, så ingen kan have aftalt den.
waiting-ready = er her
waiting-for = er her ikke endnu
waiting-start = Begynd uden dem
sit-title = Der er holdt en plads til dig
sit-name = Hvad skal de andre kalde dig?
sit-nameless = Uden navn

## Clocks and pauses

clock-of = { $name }: { $time } tilbage
clock-yours = Din tid: { $time }
clock-low = Din tid er ved at løbe ud.
clock-days = { $days ->
    [1] 1 dag
   *[other] { $days } dage
} { $hours } t
table-menu = Bord
hint = Vink
pause-ask = Bed om en pause
pause-title = Spillet holder pause
pause-resume = Fortsæt
take-back-ask = Tag mit sidste træk tilbage
offer-pause = { $name } beder om en pause.
offer-take-back = { $name } vil gerne tage sit sidste træk tilbage.
offer-agree = Fint
offer-decline = Nej
offer-waiting = Venter på { $names }…

## Absent players

away-title = { $name } er væk
away-hint = Vent, eller fortsæt uden. Pladsen kan tages igen når som helst.
away-wait = Vent
away-bot = Lad en bot spille
away-skip = Spring trækkene over
away-yours-bot = En bot spiller for dig.
away-yours-skip = Dine træk springes over.
away-return = Tag min plads igen
away-leave-bot = Lad en bot spille for mig
seat-stand-in = en bot spiller
seat-skipped = springes over

## Sharing a device, and another one

table-hide-hand = Skjul min hånd
move-title = Spil videre på en anden enhed
move-hint = Scan denne, eller åbn linket dér, inden fem minutter. Den virker én gang.
move-keep = Bliv også siddende her
move-show = Vis koden
move-qr = Linkets QR-kode
move-link = Link til den anden enhed

## Chat

chat-title = Snak
chat-empty = Ingen har sagt noget.
chat-say = Sig noget
chat-send = Send
chat-mute = Slå { $name } fra
chat-unmute = Lyt til { $name } igen

## After the game

rematch-made = Nogen vil gerne spille igen.
rematch-join = Spil med dem igen
draws-check = Efterprøv blandingen
draws-ok = Blandingen var ærlig: serveren var bundet til sin hemmelighed, før du lagde din del til, og hvert kort følger af begge.
draws-none-shared = Ved dette bord blandede serveren alene.
draws-other-commitment = Serveren har vist dig et andet løfte end det i optegnelsen.
draws-other-secret = Serverens hemmelighed passer ikke til dens løfte.
draws-other-share = Det, din browser lagde til, står ikke i optegnelsen.
draws-other-key = Kortene følger ikke af det, der blev lagt til.
draws-no-crypto = Denne browser kan kun efterprøve det over en sikker forbindelse. Det kan kommandoen »nestling verify« også.

## The lobby

lobby-title = Åbne borde
lobby-sit = Sæt dig
lobby-look = Se på
lobby-free = { $free ->
    [0] Alle pladser er taget
    [1] 1 fri plads
   *[other] { $free } frie pladser
}

## The line

line-lag = { $ms } ms
line-over-requests = Forbundet ad omveje: WebSockets er spærret her.

## Refusals

refusal-not-begun = Spillet er ikke begyndt.
refusal-begun = Spillet er allerede begyndt.
refusal-bad-share = { refusal-bad-message }
refusal-paused = Spillet holder pause.
refusal-not-paused = Spillet holder ikke pause.
refusal-stood-in = Nogen spiller for dig. Tag først din plads igen.
refusal-not-stood-in = Ingen spiller for dig.
refusal-not-away = Spilleren er her eller er lige gået.
refusal-bots-seat = Dér sidder en bot for altid.
refusal-seat-taken = En anden var hurtigere: pladsen er taget.
refusal-not-your-seat = Denne plads er ikke på denne enhed.
refusal-asked-already = Der spørges allerede om noget andet.
refusal-nothing-to-take-back = Du har intet træk at tage tilbage.
refusal-random = Det kan ikke tages tilbage: noget blev trukket tilfældigt.
refusal-revealed = Det kan ikke tages tilbage: noget skjult kom frem.
refusal-bad-ticket = Linket eller koden er brugt eller for gammel. Bed om en ny.
refusal-moved-away = Denne plads er flyttet til en anden enhed.
refusal-moved = Bordet flytter til en anden server. Det kommer tilbage af sig selv.
refusal-empty-remark = Der står ikke noget.
refusal-bad-timing = Sådan kan et ur ikke stilles.
