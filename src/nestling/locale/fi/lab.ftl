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
