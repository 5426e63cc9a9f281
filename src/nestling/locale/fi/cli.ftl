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
cli-site-help = Kirjoita talo tavallisina tiedostoina mille tahansa verkkopalvelimelle: molemmat pelit botteja vastaan, ilman palvelinta.
cli-site-folder = Kansio, johon kirjoitetaan: uusi, tyhjä tai aiempi sivusto.
cli-site-written = { $files } tiedostoa on kansiossa { $folder }. docs/publishing.md kertoo, mitä niillä tehdään.
cli-replay-help = Pelaa tallenne uudelleen ja kerro, mitä tapahtui, kaikki kortit avoinna.
cli-record = Pelitallenne (JSON).
cli-replay-json = Kirjoita tapahtumat JSON-muodossa, yksi riville.
cli-analyse-help = Kerro, mitä tallenteen kukin päätös oli arvoltaan: voittomahdollisuudet, paras siirto, virheet.
cli-analyse-iterations = Kuinka monta kertaa kukin päätös mietitään läpi.
cli-analysing = Mietitään
cli-analyse-play = siirto
cli-analyse-seat = paikka
cli-analyse-move = valinta
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
cli-summary-interval = 95 %:n väli
cli-summary-points = pisteitä
cli-summary-length = Pituus: keskimäärin { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $shortest }–{ $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % päättyi näin: { $why }
cli-summary-seat = Paikka { $seat } voitti { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
