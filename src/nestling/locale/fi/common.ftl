# Talo itse: etusivu, pöydän kattaminen, yhteys, kieltäytymiset. Peleillä on omat tiedostonsa.

app-name = Nestling
app-motto = Kaksi pientä lautapeliä sateiseen sunnuntaihin.
skip-to-content = Siirry sisältöön

## Settings

settings = Asetukset
language = Kieli
theme = Vaalea vai tumma
theme-auto = Kuten laite
theme-light = Vaalea
theme-dark = Tumma
close = Sulje

## Home

game-dinosaurs = Happy Little Dinosaurs
game-dinosaurs-teaser = Väistele katastrofeja, juokse kavereitasi nopeammin, pysy juuri sen verran iloisena, että selviät.
game-dinosaurs-facts = 2–4 pelaajaa, noin 20 minuuttia
game-ice = Jää Sulaa
game-ice-teaser = Pingviinejä, kalaa ja joka vuorolla vähemmän jäätä.
game-ice-facts = 2–4 pelaajaa, noin 25 minuuttia
play-now = Pelaa heti
play-now-hint = Botteja vastaan, muutamassa sekunnissa
invite-friends = Kutsu kavereita
invite-friends-hint = Oma pöytä ja linkki jokaiselle kaverille
learn-rules = Näin pelataan
play-here = Pelaa tällä laitteella, ilman palvelinta
play-here-hint = Mitään ei lähetetä minnekään, ja juna saa mennä tunneliin.
records = Pelien tallenteet
new-version = Sivusta on uudempi versio.
new-version-now = Ota käyttöön
new-version-later = Myöhemmin
my-games = Pelini
my-games-none = Aloittamasi pelit ilmestyvät tähän, jotta löydät takaisin sähkökatkon tai dinosauruksen jälkeen.
my-game-table = Pöytä { $code }
my-game-here = Pöytä { $code }, tällä laitteella
my-game-over = päättynyt
my-game-go-on = Jatka
my-game-forget = Unohda
bot-name-1 = Saniainen
bot-name-2 = Sammal
bot-name-3 = Kivi
bot-name-4 = Risu
bot-name-5 = Kaisla

## Making a table

new-table-title = Kata pöytä
new-table-intro = Kuka istuu missä? Vuorot kulkevat myötäpäivään.
new-table-seat = Paikka { $number }
new-table-me = Minä
new-table-friend = Kaveri linkillä
new-table-friend-here = Kaveri tämän laitteen ääressä
new-table-bot = Botti
new-table-who = Kuka pelaa
new-table-name = Nimi
new-table-level = Miten se pelaa
bot-random = Haaveilija: pelaa mitä sattuu
bot-greedy = Ahne: nappaa minkä saa
bot-level1 = Pip, taso 1: poikanen, joka leikkii kaikkien kanssa ja erehtyy siinä missä muutkin
bot-level2 = Piste, taso 2: katsoo yleensä ennen kuin hyppää
bot-level3 = Kataja, taso 3: ajattelee mukana ja pitää lukua
bot-level4 = Basaltti, taso 4: kärsivällinen ja vaikea yllättää
bot-level5 = Aurora, taso 5: miettii sekunnin niin kovaa kuin tämä tietokone pystyy
new-table-add = Lisää paikka
new-table-remove = Poista paikka
new-table-start = Avaa pöytä
new-table-opening = Kortteja asetellaan…
new-table-more = Lisää valintoja
new-table-choice-by-lot = Arvalla
new-table-youngest = Kuka on nuorin?
new-table-reading = Sääntövihko jättää tämän avoimeksi; tämä on tulkinta.
new-table-youngest-why = Kun toimitaan vuorotellen, nuorin aloittaa.

## At a table

table-title = Pöytä { $code }
table-loading = Kävellään pöytään…
table-menu-log = Tarina
table-log = Tarina tähän asti
table-log-empty = Mitään ei ole vielä tapahtunut. Nauti rauhasta.
table-why = Miksi?
table-why-mark = ?
table-why-rule = Sääntö { $rule }
table-onlooker = Katselet vierestä. Näet sen, minkä kaikki näkevät.
table-invite-title = Paikat, jotka odottavat kavereita
table-invite-hint = Lähetä jokaiselle kaverille oma linkki. Ensimmäinen, joka sen avaa, istuu siihen. Uusi linkki mitätöi vanhan.
table-invite-for = Linkki: { $name }
table-invite-copy = Kopioi linkki
table-invite-copied = Kopioitu
table-invite-new = Uusi linkki
table-invite-later = Myöhemmin
table-invite-again = Kutsut
seat-you = Sinä
seat-you-object = sinä
seat-you-name = { $name } (sinä)
seat-absent = poissa
seat-bot = botti

## The connection

line-connecting = Yhdistetään…
line-open = Yhteys auki
line-retrying = Yhteys on poikki. Paikkasi säilyy; yritetään uudelleen…
line-blocked = Jokin sinun ja pöydän välissä estää yhteyden. Näin käy usein yrityksen verkossa tai vanhan välityspalvelimen takana. Yritämme edelleen.
line-closed = Lähdit pöydästä.
line-retry-now = Yritä nyt
line-pending = Siirtoasi lähetetään…
line-offline-title = Yhteys on poikki

## Refusals

refused-title = Se ei onnistunut
refused-back = Takaisin kotiin
refusal-offline = Palvelimeen ei saada yhteyttä. Toimiiko verkko?
refusal-only-online = Siihen tarvitaan pöytä palvelimella.
refusal-no-engine = Sääntöjä ei saatu ladattua sivulle. Kun ne on kerran ladattu, peli toimii myös ilman verkkoa.
refusal-bad-record = Tätä peliä ei voi jatkaa täällä: sen tallenne ei pidä paikkaansa.
refusal-unknown = Palvelin kieltäytyi eikä kertonut syytä. Vika on meidän, ei sinun.
refusal-unknown-table = Tällä tunnuksella ei ole pöytää. Ehkä se on siivottu pois, tai kirjain on väärin.
refusal-nothing-opened = Täällä ei ole avattu mitään pelin tallennetta. Avaa ensin jokin.
refusal-wrong-token = Tämä linkki ei anna paikkaa tässä pöydässä. Se on voitu uusia; kysy lähettäjältä.
refusal-table-unreadable = Tämän pöydän tallennetta ei voida lukea. Mitään ei ole kadonnut, mutta jonkun pitää katsoa sitä.
refusal-unknown-game = Sellaista peliä ei täällä ole.
refusal-unknown-bot = Sellaista bottia ei täällä ole.
refusal-bad-bots = Tämä botti ei voi istua siinä.
refusal-bad-setting = Pöytää ei voi kattaa näin.
refusal-not-your-turn = Nyt et ole sinä vuorossa.
refusal-not-legal = Se ei juuri nyt ole mahdollista.
refusal-unknown-notation = Pöytä ei tunne tätä siirtoa.
refusal-stale = Pöytä ehti edetä ennen kuin siirtosi tuli perille. Katso uudelleen ja valitse toisin.
refusal-ahead = { refusal-stale }
refusal-unknown-seat = Sellaista paikkaa ei ole.
refusal-wrong-seats = Tätä peliä ei voi pelata näin monta.
refusal-onlooker = Katselet vierestä etkä voi siirtää mitään.
refusal-game-over = Peli on päättynyt.
refusal-not-finished = Tallenne näytetään, kun peli on päättynyt.
refusal-not-kept = Pöytää ei voitu tallentaa. Yritä hetken päästä uudelleen.
refusal-too-long = Tuo oli liikaa yhdellä kertaa.
refusal-too-many = Tuo oli paljon yhdellä kertaa. Odota hetki ja yritä uudelleen.
refusal-bad-message = Sivu ja palvelin eivät ymmärrä toisiaan. Uudelleenlataus voi auttaa.
refusal-not-json = { refusal-bad-message }
refusal-no-hello = { refusal-bad-message }
refusal-internal = Palvelin teki virheen. Vika on meidän, ei sinun.
refusal-proto = Tämä sivu on palvelinta vanhempi. Lataa se uudelleen.

## Other pages

lost-title = Täällä ei asu ketään
lost-text = Etsimäsi sivu on kuollut sukupuuttoon tai ei koskaan kuoriutunut.
help-title = Näin pelataan: { $game }
help-rules = Säännöt yksi kerrallaan
credits = Tekijät
credits-title = Tekijät
credits-text = Nestling on epävirallinen pöytä niille, joilla on pelit omassa hyllyssään. Happy Little Dinosaurs ja Jää Sulaa kuuluvat tekijöilleen ja julkaisijoilleen. Nämä kuvat on leikattu vain tätä pöytää varten. Fontit ovat Nunito ja Vazirmatn, SIL Open Font Licensen ehdoin.
credits-licences = Fonttien lisenssit

## After the game

end-look-back = Katso peli uudelleen
home-keeper = Pistelaskuri oikealle pelille
lesson = Ensiaskeleet
