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
