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
replay-more = Lisää
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
keeper-bonus = Bonus
keeper-boosters = Lisäykset
keeper-sappers = Vähennykset
keeper-inversions = Pelatut pisteiden vaihdot
keeper-choose = Valitse
keeper-incomplete = Kerro, mitä pöydällä on: katastrofi ja jokaisen edessä oleva kortti.
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

## Lessons

lesson-next = Seuraava
lesson-play = Pelaa oma peli
lesson-home = Takaisin alkuun
lesson-dinosaurs-welcome = Kolme iloista dinosaurusta, yksi pakoreitti ja aivan liikaa katastrofeja. Sinä olet Stego, edessä alhaalla. Pelataan kolme kierrosta.
lesson-dinosaurs-disaster = Joka kierroksella käännetään katastrofi. Se, jolla on kierroksen alimmat pisteet, saa sen vaivoikseen. Merkki kertoo tyypin.
lesson-dinosaurs-lay = Valitse pistekortti ja aseta se kuvapuoli alaspäin. Suuri kortti on turvallinen, mutta sitten se on käytetty.
lesson-dinosaurs-scores = Kaikki kortit käännetään yhtä aikaa. Kortti, piirre ja pikakortit tekevät pisteet, ja pikakortit voivat vielä muuttaa niitä. Vastaa siihen, mitä kysytään.
lesson-dinosaurs-route = Suurimmat pisteet saanut kulki niin monta askelta pakoreittiä. Ensimmäisenä 50:een ehtinyt voittaa.
lesson-dinosaurs-area = Alimmat pisteet saanut otti katastrofin. Kolme samaa tyyppiä tai yksi kutakin: sukupuutto. Jokainen katastrofi katastrofialueellasi vie sinua askeleen kierroksessa, pieni lohtu.
lesson-dinosaurs-on = Pelaa nyt kolmannen kierroksen loppuun. Katso, kuinka lähellä sukupuuttoa kukin on.
lesson-dinosaurs-done = Siinä kaikki, jokaista yksittäistä korttia lukuun ottamatta. Hyvin selvitty!
lesson-ice-welcome = Pesueesi on hajallaan jäällä, ja jää sulaa. Tuo poikaset emonsa luo.
lesson-ice-chicks = Ensin poikaset: aseta ne reunalle, ei kulmaan, yksi kullekin sivulle. Valitse merkitty ruutu ja vahvista, tai vedä meressä odottava pingviini.
lesson-ice-mother = Nyt emo mille tahansa vapaalle reunalaatalle. Poikasten lähellä on hyvä paikka.
lesson-ice-lift = Jokainen vuoro alkaa vapaan laatan poistamisella. Se on poissa lopullisesti, ja sen toiminto toteutuu.
lesson-ice-move = Ensin tapahtuu se, mitä laatassa on, sitten yksi liike. Valitse pingviini: sen reitit syttyvät. Valitse minne, katso reitti, vahvista.
lesson-ice-points = Jokainen poikasesi emonsa vieressä on piste. Vieras emon vieressä vie yhden. Pesueiden pisteet ovat laudan vieressä.
lesson-ice-sail = Missä vesi on avautunut, laatta voi seilata pingviini kyydissään suoraan sen yli. Sellaisissa reiteissä on purje.
lesson-ice-on = Pelaa vielä muutama vuoro omin päin.
lesson-ice-done = Koko pesue koossa lopettaa pelin heti, samoin viimeinen vapaa laatta. Nyt osaat pelata.

## Mukavuudet

attention-title = Sinun vuorosi! { $name }
comforts = Mukavuudet
comfort-sound = Äänet
comfort-notify = Kerro, kun on vuoroni
comfort-no-notes = Selain ei salli ilmoituksia.
comfort-whole-screen = Koko näyttö
comfort-copy = Kopioi koodi
comfort-copied = { $code } kopioitu
comfort-share = Jaa
comfort-share-text = Peli { $game }:

## Pelin tarina

tale-chart = Pisteet alusta loppuun
tale-leads = { $count ->
    [0] Ensimmäisenä johtanut johti loppuun asti.
    [1] Johto vaihtui kerran.
   *[other] Johto vaihtui { $count } kertaa.
}
tale-turning-round = Käännekohta: kierros { $number }, jolloin { $name } otti johdon lopullisesti.
tale-turning-turn = Käännekohta: vuoro { $number }, jolloin { $name } otti johdon lopullisesti.
tale-escape = Täpärin pelastus: { $name }, { $card }, kierros { $number }.
tale-luckiest = Onnekkain kortti: { $card } ({ $name }), kortissa { $value }, pisteitä { $score }.
tale-sail = Pisin seilaus: { $name }, { $count ->
    [1] yksi ruutu
   *[other] { $count } ruutua
} avomerta.
