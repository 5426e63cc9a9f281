# Laboratoriet

lab-rate = { $rate } i sekundet
lab-out = Mappe til spillene som Parquet-filer; den skal være ny eller tom.
lab-stretches = Gem også en række for hver runde eller tur.
lab-resume = Fortsæt med det, mappen indeholder; indstillingerne skal være de samme.
lab-needs-out = --resume og --stretches kræver en mappe: --out MAPPE
lab-processes = Brug så mange processer i stedet for tråde.
lab-ray = Brug en Ray-klynge: dens adresse, eller "local" for at starte en på denne maskine.
lab-house = Fil med husregler (TOML): ændrede grænser, værdier, antal kort, point til sejr.
lab-stopped = Stoppet efter { $games } spil.
lab-stopped-kept = Stoppet: { $games } spil er gemt i { $folder }. Samme kommando med --resume fortsætter.
lab-tournament-help = Lad botter spille mod hinanden i alle sammensætninger, og giv dem ratings.
lab-tournament-bots = Botter ved navn, med kommaer, hver én gang; mindst lige så mange som pladser.
lab-tournament-games = Hvor mange spil ved hvert bord.
lab-rating = rating
lab-against = mod { $bot }
lab-balance-help = Skriv en rapport om et spils balance: én HTML-side med diagrammer.
lab-report = Rapportens fil; udeladt balance-SPIL.html.
lab-report-written = Rapporten ligger i { $file }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-missing = det kræver { $packages }, som hører til laboratoriet: pip install '.[lab]'
