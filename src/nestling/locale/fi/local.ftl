# Sivulla elävät pöydät ja pelien tallenteet.

local-menu = Tämä peli
local-kept = Tämä peli elää tällä laitteella. Se säilyy, kun suljet sivun, eikä tarvitse verkkoa.
local-save = Tallenna peli tiedostoon
local-save-hint = Pieni tiedosto, jossa on jokainen siirto. Siinä on myös kaikki salattu, joten älä näytä sitä ennen pelin loppua.
local-carry = Jatka muiden kanssa
local-carry-hint = Vie peli palvelimelle ja anna paikkoja kavereille. He jatkavat siitä, mihin jäit.
local-carry-now = Vie palvelimelle
local-carry-key = Utelias voisi lukea salatut kortit pelistä, joka on alkanut hänen omalla laitteellaan. Kaverien kesken se ei haittaa; kilpailu kannattaa aloittaa palvelimella.
local-trouble = Tätä peliä ei saatu avattua. Mitään ei heitetty pois.

## Several persons at one device

curtain-title = Nyt { $name }
curtain-text = Anna laite eteenpäin. Kukaan ei kurki, ei edes dinosaurus.
curtain-take = Olen { $name }

## Records

records-intro = Avaa pelin tallenne. Se pelataan uudelleen ensimmäisestä kortista alkaen ja tarkistetaan tällä sivulla; mitään ei lähetetä minnekään.
records-file = Tallenne (JSON-tiedosto)
records-choose = Valitse tiedosto
record-holds = Se pitää paikkansa: { $plays ->
    [1] yksi siirto,
   *[other] { $plays } siirtoa,
} ja kaikki tapahtui niin kuin on kirjoitettu.
record-won = Voittanut paikka: { $seats }.
record-unfinished = Peli ei ole päättynyt.
record-look = Katso sitä
record-go-on = Jatka sitä täällä
record-too-long = Tämä on liian pitkä pelin tallenteeksi.
record-no-record = Tämä ei ole pelin tallenne.
record-other-format = Tämä tallenne on muuta muotoa kuin tämä sivu lukee.
record-other-rules = Tämä tallenne on sääntöjen versiota { $version }, jota tämä sivu ei pelaa.
record-unknown-game = Tämän tallenteen peliä ei ole täällä.
record-bad-settings = Tallenteen asetukset eivät ole mahdollisia.
record-bad-play = Siirto { $number } ({ $play }, paikka { $seat }) ei ole mahdollinen.
record-other-events = Siirroista ei synny tallenteen nimeämiä tapahtumia: sitä on muutettu.
record-other-result = Siirrot päättyvät toisin kuin tallenne sanoo.
