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
