# Kommandolinjen

cli-help =
    Happy Little Dinosaurs og Jää Sulaa: et bord i browseren, botter og mange spil på én gang.

    Uden kommando åbner bordet på en lokal adresse. Prøv: nestling simulate dinosaurs
cli-refused = nestling: { $reason }
cli-lang = Sproget: en, fi, da, fa eller vi. Uden det gælder terminalens LANG.
cli-bad-lang = sproget »{ $lang }« findes ikke her: vælg et af { $known }
cli-version = Vis versionen og slut.
cli-serve-help = Åbn bordet, og vis dets adresse. Alle borde gemmes i datamappen.
cli-serve-host = Adresse, der lyttes på; 0.0.0.0 lukker andre maskiner ind.
cli-serve-port = Port, der lyttes på; 0 tager en ledig.
cli-serve-pace = Hvor længe botter ser ud til at tænke: 1, som folk kan lide det, 0 slet ikke.
cli-serve-open = Åbn siden i en browser.
cli-serve-ready = Bordet er åbent på { $url } (Ctrl-C lukker det)
cli-simulate-help = Lad botter spille mange spil, og vis, hvem der vinder. Samme frø giver samme spil.
cli-game = Spillet: dinosaurs eller ice.
cli-players = Hvor mange pladser; udeladt så mange, spillet kan tage.
cli-games = Hvor mange spil.
cli-bots = Botter ved navn, med kommaer; er der færre end pladser, gentages de bordet rundt.
cli-seed = Hvor kørslens tilfældigheder kommer fra.
cli-threads = Hvor mange tråde; udeladt én pr. kerne.
cli-setting = En indstilling i spillet som navn=værdi; kan gives flere gange.
cli-json = Skriv tal som JSON.
cli-simulating = Spiller
cli-bad-setting = »{ $setting }« er ikke en indstilling: skriv navn=værdi
cli-site-help = Skriv hele webstedet som almindelige filer til en hvilken som helst webvært: begge spil mod botter, uden en server.
cli-site-folder = Mappe at skrive til: en ny, en tom eller et ældre websted.
cli-site-written = { $files } filer ligger i { $folder }. Se docs/publishing.md for, hvad de kan bruges til.
cli-replay-help = Spil en optegnelse igen, og fortæl, hvad der skete, med alle kort åbne.
cli-record = En spiloptegnelse (JSON).
cli-replay-json = Skriv én hændelse pr. linje som JSON.
cli-analyse-help = Fortæl, hvad hver beslutning i en optegnelse var værd: vinderchancer, bedste træk, fejl.
cli-analyse-iterations = Hvor mange gange hver beslutning tænkes igennem.
cli-analysing = Tænker
cli-analyse-play = nr.
cli-analyse-seat = plads
cli-analyse-move = træk
cli-analyse-chances = vinderchancer bagefter
cli-analyse-best = bedst
cli-analyse-loss = gav væk
cli-analyse-doubtful = tvivlsomt
cli-analyse-mistake = fejl
cli-analyse-blunder = grov fejl
cli-verify-help = Kontrollér, at en optegnelses træk er lovlige og giver de hændelser og det resultat, den nævner.
cli-verified = { $file } holder: { $plays } træk, alle hændelser som optegnet.
cli-unfinished = Spillet er ikke slut.
cli-outcome = { $winners ->
    [1] Plads { $seats } vandt.
   *[other] Pladserne { $seats } vandt sammen.
} { $why } Point: { $totals }
cli-summary-title = { $game }, { $players } spillere, { $games } spil
cli-summary-bot = bot
cli-summary-games = spil
cli-summary-wins = sejre (en delt sejr i dele)
cli-summary-interval = 95 %-interval
cli-summary-points = point
cli-summary-length = Længde: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } i gennemsnit, { $shortest } til { $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % endte sådan: { $why }
cli-summary-seat = Plads { $seat } vandt { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } til { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Hvad der var galt
cli-refusal-unknown-game = der er intet spil »{ $name }«; der er { $known }
cli-refusal-unknown-bot = der er ingen bot »{ $name }«; der er { $known }
cli-refusal-bad-entry = botten { $name } kan ikke bruges: { $why }
cli-refusal-bot-failed = botten { $name } gik i stykker: { $why }
cli-refusal-bot-illegal = botten { $name } valgte { $action }, som ikke er tilladt
cli-refusal-bad-bots = nævn { $least } til { $most } botter, ikke { $given }
cli-refusal-same-bots = nævn hver bot én gang
cli-refusal-few-bots = { $seats } pladser kræver mindst lige så mange botter, ikke { $given }
cli-refusal-given-twice = players er angivet to gange, med --players og med --setting
cli-refusal-bad-setting = { $setting } = { $value } er ikke muligt; muligt er: { $allowed }
cli-refusal-bad-house-rules = husregler: { $place } er ikke muligt; muligt er: { $allowed }
cli-refusal-bad-crew = vælg kun én af --threads, --processes og --ray
cli-refusal-workers-die = arbejdsprocesser døde { $times } gange i træk ved spil { $first } til { $last }
cli-refusal-no-ray = ingen Ray-klynge på { $address }: { $why }
cli-refusal-run-exists = { $folder } rummer allerede spil; --resume går videre med dem
cli-refusal-not-empty = { $folder } er ikke tom: angiv en anden mappe
cli-refusal-unwritable = { $file } kan ikke skrives: { $why }
cli-refusal-no-run = { $folder } rummer ingen spil at gå videre med
cli-refusal-bad-run = der kan ikke gås videre med { $file }: { $why }
cli-refusal-other-run = { $folder } rummer spil med andre indstillinger: { $why }
cli-refusal-no-record = dette er ikke en spiloptegnelse: { $why }
cli-refusal-long-record = en optegnelse har højst { $most } byte, denne har { $given }
cli-refusal-other-version = dette er af version { $version }; programmet kender version { $known }
cli-refusal-record-settings = optegnelsens indstillinger er ikke mulige: { $why }
cli-refusal-bad-key = optegnelsens nøgle er ikke 32 hexadecimale cifre
cli-refusal-bad-draws = hemmeligheden og bidragene giver ikke den nøgle, der blev lovet
cli-refusal-bad-play = træk { $number } ({ $action }, plads { $seat }): { $why }
cli-refusal-other-events = trækkene giver ikke de hændelser, der blev optegnet
cli-refusal-other-result = trækkene giver ikke det resultat, der blev optegnet
cli-refusal-not-built = browserdelen er ikke bygget: se CONTRIBUTING.md
cli-refusal-other-files = { $folder } rummer andre filer: angiv en ny mappe eller et ældre websted
cli-refusal-no-address = der er ingen adresse { $address }: { $why }
cli-refusal-port-taken = port { $port } bruges af et andet program
cli-refusal-cannot-listen = kan ikke lytte på { $address }: { $why }
cli-refusal-no-host-port = tal fortælles på host:port, ikke på { $address }
cli-refusal-no-store = borde kan ikke gemmes eller læses i { $where }: { $why }
cli-refusal-no-table = der er intet bord { $table }
cli-refusal-cannot-end = spillet ved bord { $table } er ikke begyndt; slet bordet i stedet
cli-refusal-few-seats = bord { $table } har { $seats } pladser
cli-refusal-bad-log = loggen for bord { $table } er ikke hel
