# Beside the table: looking back, the score keeper, lessons, games past.

## Looking back

replay-title = Peli uudelleen katsottuna
replay-controls = Kulje pelin läpi
replay-back = Askel taaksepäin
replay-forth = Askel eteenpäin
replay-round-back = Kierroksen alkuun
replay-round-forth = Seuraavaan kierrokseen
replay-run = Anna mennä
replay-stop = Pysäytä
replay-step = Askel
replay-step-of = Askel { $step }/{ $steps }, kierros { $round }
replay-seen-by = Kenen silmin
replay-onlooker = Katsojan
replay-share = Jaa tämä hetki
replay-share-text = Katso tätä hetkeä pelistä { $game }:
replay-branch = Jatka pelaamista tästä
refusal-bad-play = Tallenteessa on siirto, joka ei ollut mahdollinen.
refusal-other-rules = Tämä peli pelattiin eri säännöillä kuin tämän sivun säännöt.

## Pistelaskuri

keeper-trouble = Sääntöjä ei saatu haettua. Onko sinulla yhteys?
keeper-players = Pelaajia
keeper-undo = Kumoa
keeper-new = Uusi peli
keeper-start = Aloita
keeper-who = Pesue
keeper-points = Pisteet
keeper-dinosaurs-title = Happy Little Dinosaurs: pistelaskuri
keeper-dinosaurs-intro = Pöydälläsi olevaa peliä varten. Kerro, mitä pöydällä on, niin pisteet, katastrofit ja pakoreitti lasketaan.
keeper-area-empty = Ei vielä katastrofeja
keeper-out = Sukupuuttoon kuollut:
keeper-won = { $number ->
    [1] { $winners } voitti!
   *[other] { $winners } jakavat voiton!
}
keeper-disaster = Kierroksen katastrofi
keeper-card = Pistekortti edessä kaikkien vaikutusten jälkeen
keeper-bonus = Lisää
keeper-boosters = Lisäykset
keeper-sappers = Vähennykset
keeper-inversions = Pelatut pisteiden vaihdot
keeper-too-many = Näitä kortteja ei ole pelissä näin montaa.
keeper-duel = Alimmat pisteet ovat tasan: äkkikuolema { $number }. Minkä kortin kukin pelaa?
keeper-no-point-card = Ei pistekorttia kädessä
keeper-compare = Vertaa
keeper-threatens = Katastrofi ({ $disaster }) uhkaa: { $name }.
keeper-accept = Ottaa sen
keeper-insure = Katastrofivakuutus
keeper-redirect = Ohjaa uudelleen: { $name }
keeper-settled = Näin kierros päättyy.
keeper-write = Kirjaa kierros
keeper-again = Muuta vastauksia
keeper-ice-title = Jää Sulaa: loppupisteet
keeper-ice-intro = Pöydälläsi olevaa peliä varten. Napauta pingviinit laudalle niin kuin ne lopussa seisovat.
keeper-family = Pesue { $number }
keeper-place = Valitse kuka ja napauta ruutua
keeper-pick-mother = Emo: { $family }
keeper-pick-chick = Poikanen: { $family }
keeper-cell-empty = { $cell }, tyhjä
keeper-cell-mother = { $cell }, emo: { $family }
keeper-cell-chick = { $cell }, poikanen: { $family }
keeper-home = Poikasia emon luona
keeper-ice-won = { $number ->
    [1] { $winners } voitti!
   *[other] { $winners } jakavat voiton!
}
keeper-ice-missing = { $count ->
    [1] Yksi pingviini puuttuu vielä.
   *[other] { $count } pingviiniä puuttuu vielä.
}
keeper-ice-rule = Omat poikaset emon luona tuovat pisteen kukin, vieraat vievät pisteen kukin; tasapelin ratkaisevat poikaset emon luona. Säännöt
