# A live table: clocks, pauses, absent players, other devices, chat, the lobby.

## Making a table

timing-label = Miettimisaika
timing-none = Niin kauan kuin kestää
timing-move = { $seconds } sekuntia siirtoa kohti
timing-game = { $minutes } minuuttia ja { $increment } sekuntia lisää joka siirrosta
timing-days = { $days ->
    [1] Päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
timing-then = Kun jonkun aika loppuu
timing-then-skip = Siirto jää väliin
timing-then-bot = Botti tekee siirron
new-table-here = Joku tällä laitteella
new-table-open = Kuka tahansa tulija
new-table-public = Näytä pöytä aulassa
new-table-public-why = Kuka tahansa voi katsella ja istua vapaalle paikalle. Muuten pöydän löytää vain linkillä.

## Before the game

waiting-title = Peli alkaa, kun kaikki ovat paikalla
waiting-why = Jokaisen selain lisää sekoitukseen hiukan sattumaa, joten kukaan ei ole voinut järjestää sitä.
waiting-ready = paikalla
waiting-for = ei vielä täällä
waiting-start = Aloita ilman heitä
sit-title = Sinulle on varattu paikka
sit-name = Millä nimellä muut kutsuvat sinua?
sit-nameless = Ilman nimeä

## Clocks and pauses

clock-of = { $name }: { $time } jäljellä
clock-yours = Aikaasi jäljellä: { $time }
clock-low = Aikasi on loppumassa.
clock-days = { $days ->
    [1] 1 päivä
   *[other] { $days } päivää
} { $hours } h
table-menu = Pöytä
hint = Vihje
pause-ask = Pyydä taukoa
pause-title = Peli on tauolla
pause-resume = Jatka
take-back-ask = Peru viime siirtoni
offer-pause = { $name } pyytää taukoa.
offer-take-back = { $name } haluaisi perua viime siirtonsa.
offer-agree = Sopii
offer-decline = Ei
offer-waiting = Odotetaan vastausta: { $names }…

## Absent players

away-title = { $name } on poissa
away-hint = Odottakaa tai jatkakaa ilman. Paikan saa takaisin milloin tahansa.
away-wait = Odota
away-bot = Anna botin pelata
away-skip = Ohita siirrot
away-yours-bot = Botti pelaa puolestasi.
away-yours-skip = Siirtosi ohitetaan.
away-return = Takaisin paikalleni
away-leave-bot = Anna botin pelata puolestani
seat-stand-in = botti pelaa
seat-skipped = ohitetaan

## Sharing a device, and another one

table-hide-hand = Piilota käteni
move-title = Pelaa toisella laitteella
move-hint = Skannaa tämä tai avaa linkki siellä viiden minuutin kuluessa. Se toimii kerran.
move-keep = Pysy paikalla myös täällä
move-show = Näytä koodi
move-qr = Linkin QR-koodi
move-link = Linkki toiselle laitteelle

## Chat

chat-title = Juttelu
chat-empty = Kukaan ei ole sanonut mitään.
chat-say = Sano jotakin
chat-send = Lähetä
chat-mute = Vaimenna { $name }
chat-unmute = Kuuntele taas: { $name }

## After the game

rematch-made = Joku haluaisi pelata uudestaan.
rematch-join = Pelaa taas heidän kanssaan
draws-check = Tarkista sekoitus
draws-ok = Sekoitus oli reilu: palvelin oli sitoutunut salaisuuteensa ennen kuin lisäsit osasi, ja jokainen kortti seuraa molemmista.
draws-none-shared = Tässä pöydässä palvelin sekoitti yksin.
draws-other-commitment = Palvelin näytti sinulle eri lupauksen kuin pelin tallenteessa on.
draws-other-secret = Palvelimen salaisuus ei vastaa sen lupausta.
draws-other-share = Selaimesi lisäämä osa ei ole tallenteessa.
draws-other-key = Kortit eivät seuraa siitä, mitä lisättiin.
draws-no-crypto = Tämä selain voi tarkistaa sen vain suojatulla yhteydellä. Myös komento ”nestling verify” osaa sen.

## The lobby

lobby-title = Avoimet pöydät
lobby-sit = Istu pöytään
lobby-look = Katsele
lobby-free = { $free ->
    [0] Kaikki paikat on varattu
    [1] 1 vapaa paikka
   *[other] { $free } vapaata paikkaa
}

## The line

line-lag = { $ms } ms
line-over-requests = Yhteys kiertotietä: WebSocketit on täällä estetty.

## Refusals

refusal-not-begun = Peli ei ole vielä alkanut.
refusal-begun = Peli on jo alkanut.
refusal-bad-share = { refusal-bad-message }
refusal-paused = Peli on tauolla.
refusal-not-paused = Peli ei ole tauolla.
refusal-stood-in = Joku pelaa puolestasi. Ota ensin paikkasi takaisin.
refusal-not-stood-in = Kukaan ei pelaa puolestasi.
refusal-not-away = Pelaaja on paikalla tai lähti vasta äsken.
refusal-bots-seat = Paikka on botin.
refusal-seat-taken = Joku ehti ensin: paikka on varattu.
refusal-not-your-seat = Tämä paikka ei ole tällä laitteella.
refusal-asked-already = Juuri nyt kysytään jo jotakin muuta.
refusal-nothing-to-take-back = Sinulla ei ole siirtoa, jonka voisi perua.
refusal-random = Sitä ei voi perua: jotakin arvottiin.
refusal-revealed = Sitä ei voi perua: jotakin salattua tuli ilmi.
refusal-bad-ticket = Linkki tai koodi on käytetty tai liian vanha. Pyydä uusi.
refusal-moved-away = Tämä paikka on siirtynyt toiselle laitteelle.
refusal-moved = Pöytä siirtyy toiselle palvelimelle. Se palaa itsestään.
refusal-empty-remark = Siinä ei ole mitään.
refusal-bad-timing = Kelloa ei voi asettaa niin.
