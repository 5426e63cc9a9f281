# Laboratorio

lab-rate = { $rate } sekunnissa
lab-out = Kansio, johon pelit talletetaan Parquet-tiedostoina; sen on oltava uusi tai tyhjä.
lab-stretches = Talleta myös rivi jokaisesta kierroksesta tai vuorosta.
lab-resume = Jatka siitä, mitä kansiossa on; asetusten on oltava samat.
lab-needs-out = --resume ja --stretches tarvitsevat kansion: --out KANSIO
lab-processes = Käytä näin monta prosessia säikeiden sijasta.
lab-ray = Käytä Ray-ryvästä: sen osoite, tai "local" käynnistää sellaisen tällä koneella.
lab-house = Kotisääntöjen tiedosto (TOML): muutetut rajat, arvot, kappalemäärät, voittopisteet.
lab-stopped = Keskeytetty { $games } pelin jälkeen.
lab-stopped-kept = Keskeytetty: { $games } peliä on talletettu kansioon { $folder }. Sama komento ja --resume jatkaa.
lab-tournament-help = Anna bottien pelata toisiaan vastaan kaikissa yhdistelmissä ja laske kunkin vahvuus.
lab-tournament-bots = Botit nimeltä, pilkuin erotettuina, kukin kerran; vähintään yhtä monta kuin paikkoja.
lab-tournament-games = Montako peliä kussakin pöydässä.
lab-rating = vahvuus
lab-against = { $bot } vastassa
lab-balance-help = Kirjoita selvitys pelin tasapainosta: yksi HTML-sivu kuvaajineen.
lab-report = Selvityksen tiedosto; ilman tätä balance-PELI.html.
lab-report-written = Selvitys on tiedostossa { $file }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-missing = tähän tarvitaan { $packages }, joka kuuluu laboratorioon: pip install '.[lab]'
