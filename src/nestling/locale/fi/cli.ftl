# Komentorivi

cli-help =
    Happy Little Dinosaurs ja Jää Sulaa: pöytä selaimessa, botteja ja paljon pelejä kerralla.

    Ilman komentoa pöytä avautuu tämän koneen osoitteeseen. Kokeile: nestling simulate dinosaurs
cli-refused = nestling: { $reason }
cli-lang = Kieli: en, fi, da, fa tai vi. Ilman sitä päätteen LANG-muuttujan mukaan.
cli-bad-lang = kieltä ”{ $lang }” ei täällä ole: valitse yksi näistä: { $known }
cli-version = Näytä versio ja lopeta.
cli-serve-help = Avaa pöytä ja kerro sen osoite. Jokainen pöytä säilyy tietokansiossa.
cli-serve-host = Osoite, jota kuunnellaan; 0.0.0.0 päästää muut koneet sisään.
cli-serve-port = Portti, jota kuunnellaan; 0 ottaa vapaan.
cli-serve-pace = Kuinka kauan botit näyttävät miettivän: 1 kuten ihmisistä on mukavaa, 0 ei lainkaan.
cli-serve-open = Avaa sivu selaimessa.
cli-serve-ready = Pöytä on auki osoitteessa { $url } (Ctrl-C sulkee sen)
cli-simulate-help = Anna bottien pelata monta peliä ja näytä, kuka voittaa. Sama siemen antaa samat pelit.
cli-game = Peli: dinosaurs tai ice.
cli-players = Montako paikkaa; ilman tätä niin monta kuin peliin mahtuu.
cli-games = Montako peliä.
cli-bots = Botit nimeltä, pilkuin erotettuina; jos niitä on vähemmän kuin paikkoja, ne toistuvat pöydän ympäri.
cli-seed = Mistä ajon sattuma tulee.
cli-threads = Montako säiettä; ilman tätä yksi kutakin ydintä kohden.
cli-setting = Pelin asetus muodossa nimi=arvo; voi antaa monta kertaa.
cli-json = Kirjoita luvut JSON-muodossa.
cli-simulating = Pelataan
cli-bad-setting = ”{ $setting }” ei ole asetus: kirjoita nimi=arvo
cli-site-help = Kirjoita koko sivusto tavallisina tiedostoina mille tahansa verkkopalvelimelle: molemmat pelit botteja vastaan, ilman palvelinta.
cli-site-folder = Kansio, johon kirjoitetaan: uusi, tyhjä tai aiempi sivusto.
cli-site-written = { $files } tiedostoa on kansiossa { $folder }. docs/publishing.md kertoo, mitä niillä tehdään.
cli-replay-help = Pelaa tallenne uudelleen ja kerro, mitä tapahtui, kaikki kortit avoinna.
cli-record = Pelitallenne (JSON).
cli-replay-json = Kirjoita tapahtumat JSON-muodossa, yksi riville.
cli-analyse-help = Kerro, mitä tallenteen kukin päätös oli arvoltaan: voittomahdollisuudet, paras siirto, virheet.
cli-analyse-iterations = Kuinka monta kertaa kukin päätös mietitään läpi.
cli-analysing = Mietitään
cli-analyse-play = nro
cli-analyse-seat = paikka
cli-analyse-move = siirto
cli-analyse-chances = voittomahdollisuudet sen jälkeen
cli-analyse-best = paras
cli-analyse-loss = menetti
cli-analyse-doubtful = epäilyttävä
cli-analyse-mistake = virhe
cli-analyse-blunder = paha virhe
cli-verify-help = Tarkista, että tallenteen siirrot ovat sallittuja ja johtavat sen tapahtumiin ja tulokseen.
cli-verified = { $file } pitää paikkansa: { $plays } siirtoa, jokainen tapahtuma kuten tallennettu.
cli-unfinished = Peli ei ole päättynyt.
cli-outcome = { $winners ->
    [1] Paikka { $seats } voitti.
   *[other] Paikat { $seats } voittivat yhdessä.
} { $why } Pisteet: { $totals }
cli-summary-title = { $game }, { $players } pelaajaa, { $games } peliä
cli-summary-bot = botti
cli-summary-games = pelejä
cli-summary-wins = voittoja (jaettu voitto osina)
cli-summary-interval = 95 %:n väli
cli-summary-points = pisteitä
cli-summary-length = Pituus: keskimäärin { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $shortest }–{ $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % päättyi näin: { $why }
cli-summary-seat = Paikka { $seat } voitti { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Mikä oli vialla
cli-refusal-unknown-game = peliä ”{ $name }” ei ole; pelit ovat { $known }
cli-refusal-unknown-bot = bottia ”{ $name }” ei ole; botit ovat { $known }
cli-refusal-bad-entry = bottia { $name } ei voi käyttää: { $why }
cli-refusal-bot-failed = botti { $name } kaatui: { $why }
cli-refusal-bot-illegal = botti { $name } valitsi siirron { $action }, joka ei ole sallittu
cli-refusal-bad-bots = nimeä { $least }–{ $most } bottia; nyt niitä on { $given }
cli-refusal-same-bots = nimeä kukin botti vain kerran
cli-refusal-few-bots = { $seats } paikkaa vaatii vähintään yhtä monta bottia; nyt niitä on { $given }
cli-refusal-given-twice = players on annettu kahdesti: --players ja --setting
cli-refusal-bad-setting = { $setting } = { $value } ei ole mahdollinen; mahdollisia: { $allowed }
cli-refusal-bad-house-rules = kotisäännöt: { $place } ei ole mahdollinen; mahdollisia: { $allowed }
cli-refusal-bad-crew = valitse vain yksi: --threads, --processes tai --ray
cli-refusal-workers-die = työprosessit kaatuivat { $times } kertaa peräkkäin peleissä { $first }–{ $last }
cli-refusal-no-ray = Ray-klusteria { $address } ei tavoiteta: { $why }
cli-refusal-run-exists = kansiossa { $folder } on jo pelejä; --resume jatkaa niistä
cli-refusal-not-empty = { $folder } ei ole tyhjä: anna toinen kansio
cli-refusal-unwritable = tiedostoon { $file } ei voi kirjoittaa: { $why }
cli-refusal-no-run = kansiossa { $folder } ei ole jatkettavia pelejä
cli-refusal-bad-run = tiedostosta { $file } ei voi jatkaa: { $why }
cli-refusal-other-run = kansion { $folder } peleissä on muut asetukset: { $why }
cli-refusal-no-record = tämä ei ole pelin tallenne: { $why }
cli-refusal-long-record = tallenteessa on enintään { $most } tavua, tässä { $given }
cli-refusal-other-version = tämä on versiota { $version }; ohjelma tuntee version { $known }
cli-refusal-record-settings = tallenteen asetukset eivät ole mahdollisia: { $why }
cli-refusal-bad-key = tallenteen avain ei ole 32 heksadesimaalinumeroa
cli-refusal-bad-draws = salaisuudesta ja osuuksista ei tule luvattua avainta
cli-refusal-bad-play = siirto { $number } ({ $action }, paikka { $seat }): { $why }
cli-refusal-other-events = siirrot eivät johda kirjattuihin tapahtumiin
cli-refusal-other-result = siirrot eivät johda kirjattuun tulokseen
cli-refusal-not-built = selainosaa ei ole rakennettu: katso CONTRIBUTING.md
cli-refusal-other-files = kansiossa { $folder } on muita tiedostoja: anna uusi kansio tai vanhempi sivusto
cli-refusal-no-address = osoitetta { $address } ei ole: { $why }
cli-refusal-port-taken = portti { $port } on toisen ohjelman käytössä
cli-refusal-cannot-listen = osoitetta { $address } ei voi kuunnella: { $why }
cli-refusal-no-host-port = luvut kerrotaan osoitteessa host:port, ei osoitteessa { $address }
cli-refusal-no-store = pöytiä ei voi tallentaa tai lukea ({ $where }): { $why }
cli-refusal-no-table = pöytää { $table } ei ole
cli-refusal-cannot-end = pöydän { $table } peli ei ole alkanut; poista pöytä
cli-refusal-few-seats = pöydässä { $table } on { $seats } paikkaa
cli-refusal-bad-log = pöydän { $table } loki ei ole ehjä
