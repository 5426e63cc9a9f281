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
