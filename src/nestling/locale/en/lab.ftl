# The laboratory

lab-rate = { $rate } a second
lab-out = Folder to keep the games in, as Parquet files; it must be new or empty.
lab-stretches = Keep a row of each round or turn as well.
lab-resume = Go on with what the folder holds; the settings must be the same.
lab-needs-out = --resume and --stretches need a folder: --out FOLDER
lab-processes = Use so many processes instead of threads.
lab-ray = Use a Ray cluster: its address, or "local" to start one on this machine.
lab-house = File of house rules (TOML): changed limits, values, copies, points to win.
lab-stopped = Stopped after { $games } games.
lab-stopped-kept = Stopped: { $games } games are kept in { $folder }. The same command with --resume goes on.
lab-tournament-help = Let bots play against one another in all combinations and rate them.
lab-tournament-bots = Bots by name, with commas, each once; at least as many as seats.
lab-tournament-games = How many games at each table.
lab-rating = rating
lab-against = against { $bot }
lab-balance-help = Write a report on a game's balance: one HTML page with plots.
lab-report = File of the report; balance-GAME.html if left out.
lab-report-written = The report is in { $file }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-missing = this needs { $packages }, which belongs to the laboratory: pip install '.[lab]'
