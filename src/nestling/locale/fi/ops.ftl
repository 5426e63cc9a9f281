# Palvelimen pitäminen muille

ops-store = Missä pöydät säilyvät kansion sijasta: postgres://käyttäjä@kone/tietokanta, yhdelle palvelimelle tai usealle.
ops-address = Mistä muut saman tietokannan palvelimet tavoittavat tämän, muodossa http://kone:portti.
