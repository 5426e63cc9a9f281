# Huset selv: forside, opdækning, forbindelse, afslag. Spillene har deres egne filer.

app-name = Nestling
app-motto = To små brætspil til en regnvejrssøndag.
skip-to-content = Gå til indholdet

## Settings

settings = Indstillinger
language = Sprog
theme = Lys eller mørk
theme-auto = Som enheden
theme-light = Lys
theme-dark = Mørk
close = Luk

## Home

game-dinosaurs = Happy Little Dinosaurs
game-dinosaurs-teaser = Undvig katastrofer, løb fra dine venner, og vær lige glad nok til at overleve.
game-dinosaurs-facts = 2 til 4 spillere, omkring 20 minutter
game-ice = Jää Sulaa
game-ice-teaser = Pingviner, fisk og mindre is for hver tur.
game-ice-facts = 2 til 4 spillere, omkring 25 minutter
play-now = Spil nu
play-now-hint = Mod botter, om få sekunder
invite-friends = Invitér venner
invite-friends-hint = Et privat bord og et link til hver ven
learn-rules = Sådan spilles det
play-here = Spil på denne enhed, uden serveren
play-here-hint = Intet sendes nogen steder hen, og toget må gerne køre gennem en tunnel.
records = Optegnelser af spil
new-version = Der er en nyere udgave af siden.
new-version-now = Tag den
new-version-later = Senere
my-games = Mine spil
my-games-none = Spil, du begynder, dukker op her, så du kan finde tilbage efter en strømafbrydelse eller en dinosaur.
my-game-table = Bord { $code }
my-game-here = Bord { $code }, på denne enhed
my-game-over = slut
my-game-go-on = Spil videre
my-game-forget = Glem
bot-name-1 = Bregne
bot-name-2 = Mos
bot-name-3 = Småsten
bot-name-4 = Kvist
bot-name-5 = Siv

## Making a table

new-table-title = Dæk bordet
new-table-intro = Hvem sidder hvor? Turen går med uret.
new-table-seat = Plads { $number }
new-table-me = Mig
new-table-friend = En ven, via link
new-table-friend-here = En ven, ved denne enhed
new-table-bot = En bot
new-table-who = Hvem spiller
new-table-name = Navn
new-table-level = Hvordan den spiller
bot-random = Drømmende: spiller hvad som helst
bot-greedy = Grådig: snupper hvad den kan
bot-level1 = Pip, niveau 1: en unge, der leger med alle og fejler som alle
bot-level2 = Prik, niveau 2: ser sig som regel for
bot-level3 = Enebær, niveau 3: tænker med og holder regnskab
bot-level4 = Basalt, niveau 4: tålmodig og svær at overraske
bot-level5 = Aurora, niveau 5: tænker i et sekund så hårdt, computeren kan
new-table-add = Tilføj en plads
new-table-remove = Fjern pladsen
new-table-start = Åbn bordet
new-table-opening = Lægger kortene frem …
new-table-more = Flere valg
new-table-choice-by-lot = Ved lodtrækning
new-table-youngest = Hvem er yngst?
new-table-reading = Regelhæftet lader det stå åbent; det er en fortolkning.
new-table-youngest-why = Når spillerne handler efter tur, begynder den yngste.

## At a table

table-title = Bord { $code }
table-loading = Går hen til bordet …
table-menu-log = Historie
table-log = Historien indtil nu
table-log-empty = Der er ikke sket noget endnu. Nyd freden.
table-why = Hvorfor?
table-why-mark = ?
table-why-rule = Regel { $rule }
table-onlooker = Du kigger med. Du ser det, alle ser.
table-invite-title = Pladser, der venter på venner
table-invite-hint = Send hver ven deres eget link. Den første, der åbner det, sidder der, og et nyt link gør det gamle ugyldigt.
table-invite-for = Link til { $name }
table-invite-copy = Kopiér linket
table-invite-copied = Kopieret
table-invite-new = Nyt link
table-invite-later = Senere
table-invite-again = Invitationer
seat-you = Du
seat-you-object = dig
seat-you-name = { $name } (dig)
seat-absent = væk
seat-bot = bot

## The connection

line-connecting = Forbinder …
line-open = Forbundet
line-retrying = Forbindelsen er nede. Din plads er gemt; prøver igen …
line-blocked = Noget mellem dig og bordet lader ikke forbindelsen komme igennem. Det gør et firmanetværk eller en gammel proxy tit. Vi bliver ved med at prøve.
line-closed = Du har forladt bordet.
line-retry-now = Prøv nu
line-pending = Sender dit træk …
line-offline-title = Forbindelsen er nede

## Refusals

refused-title = Det gik ikke
refused-back = Hjem igen
refusal-offline = Serveren kan ikke nås. Er netværket oppe?
refusal-only-online = Det kræver et bord på serveren.
refusal-no-engine = Reglerne kunne ikke hentes ind på siden. Når de først er hentet, virker den også uden netværk.
refusal-bad-record = Dette spil kan ikke fortsætte her: dets optegnelse holder ikke.
refusal-unknown = Serveren sagde nej og fortalte ikke hvorfor. Det er vores fejl, ikke din.
refusal-unknown-table = Der er intet bord med den kode. Måske er det ryddet væk, eller et bogstav er faret vild.
refusal-nothing-opened = Her er ikke åbnet nogen optegnelse af et spil. Åbn først en.
refusal-wrong-token = Dette link giver dig ikke en plads ved bordet. Det kan være fornyet; spørg den, der sendte det.
refusal-table-unreadable = Optegnelsen af dette bord kan ikke læses. Intet er tabt, men nogen må se på det.
refusal-unknown-game = Det spil findes ikke her.
refusal-unknown-bot = Den bot findes ikke her.
refusal-bad-bots = Den bot kan ikke sidde der.
refusal-bad-setting = Bordet kan ikke dækkes sådan.
refusal-not-your-turn = Det er ikke din beslutning lige nu.
refusal-not-legal = Det er ikke muligt lige nu.
refusal-unknown-notation = Bordet kender ikke det træk.
refusal-stale = Bordet var gået videre, før dit træk nåede frem. Se igen, og vælg på ny.
refusal-ahead = { refusal-stale }
refusal-unknown-seat = Den plads findes ikke.
refusal-wrong-seats = Så mange kan ikke spille dette spil.
refusal-onlooker = Du kigger med og kan ikke flytte noget.
refusal-game-over = Spillet er slut.
refusal-not-finished = Optegnelsen vises, når spillet er slut.
refusal-not-kept = Bordet kunne ikke gemmes. Prøv igen om lidt.
refusal-too-long = Det var for meget på én gang.
refusal-too-many = Det var meget på én gang. Vent lidt, og prøv igen.
refusal-bad-message = Siden og serveren forstår ikke hinanden. Det kan hjælpe at indlæse siden igen.
refusal-not-json = { refusal-bad-message }
refusal-no-hello = { refusal-bad-message }
refusal-internal = Serveren begik en fejl. Det er vores fejl, ikke din.
refusal-proto = Denne side er ældre end serveren. Indlæs den igen.

## Other pages

lost-title = Her bor ingen
lost-text = Siden, du leder efter, er uddød eller blev aldrig udklækket.
help-title = Sådan spilles { $game }
help-rules = Reglerne, én efter én
credits = Tak til
credits-title = Tak til
credits-text = Nestling er et uofficielt bord for folk, der ejer spillene. Happy Little Dinosaurs og Jää Sulaa tilhører deres ophavsfolk og forlag. Billederne her er klippet til dette bord alene. Skrifterne er Nunito og Vazirmatn, under SIL Open Font License.
credits-licences = Skrifternes licenser

## After the game

end-look-back = Se spillet igen
home-keeper = Pointtæller til det rigtige spil
lesson = De første skridt
