# Palvelimen pitäminen muille

ops-address = Mistä muut saman tietokannan palvelimet tavoittavat tämän, muodossa http://kone:portti.
ops-admin-help = Hoida palvelimen pöytiä, oli se käynnissä tai ei.
ops-data = Missä pöydät säilyvät: kansio, tai postgres://käyttäjä@kone/tietokanta yhdelle palvelimelle tai usealle.
ops-code = Pöydän tunnus.
ops-list-help = Luettele kaikki pöydät: tunnus, viimeinen askel, peli, askelten määrä, paikat.
ops-inspect-help = Näytä pöytä kaikki kortit avoinna.
ops-end-help = Päätä peli: jokaisen puolesta ohitetaan tai arvotaan. Pöydässä istuvat saavat tietää seuraavalla siirrolla, PostgreSQL:ää käytettäessä heti.
ops-export-help = Kirjoita pelin tallenne. Kesken pelin se paljastaa kaikki kortit.
ops-out = Tiedosto, johon kirjoitetaan; ilman sitä pääte.
ops-log = Sen sijaan pöydän loki, merkintä rivillä.
ops-erase-help = Poista pöytä ja sen tallenne pysyvästi, tai valinnalla --seat vain siinä istuneen nimi.
ops-seat = Poista vain tämän paikan nimi (ensimmäinen on 1).
ops-erased = Poistettu pöydästä { $code }.
ops-metrics = Mistä Prometheus löytää luvut, muodossa kone:portti; ei mistään, jos puuttuu.
ops-per-address = Montako yhteyttä yhdellä osoitteella voi olla kerrallaan (64).
ops-log-format = Miten loki kirjoitetaan: rivejä ihmisille vai JSONia.
