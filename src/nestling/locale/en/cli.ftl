# The command line

cli-help =
    Happy Little Dinosaurs and Jää Sulaa: a table in the browser, bots, and many games at once.

    Without a command the table opens at a local address. Try: nestling simulate dinosaurs
cli-refused = nestling: { $reason }
cli-lang = The language: en, fi, da, fa or vi. Without it, as the terminal's LANG says.
cli-bad-lang = there is no language "{ $lang }" here: take one of { $known }
cli-version = Print the version and end.
cli-serve-help = Run the table and print its address. Every table is kept in the data folder.
cli-serve-host = Address to listen on; 0.0.0.0 lets other machines in.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-pace = How long bots seem to think: 1 as people like it, 0 not at all.
cli-serve-open = Open the page in a browser.
cli-serve-ready = The table is open at { $url } (Ctrl-C closes it)
cli-simulate-help = Let bots play many games and show who wins. The same seed gives the same games.
cli-game = The game: dinosaurs or ice.
cli-players = How many seats; as many as the game takes if left out.
cli-games = How many games.
cli-bots = Bots by name, with commas; fewer than seats are repeated around the table.
cli-seed = Where the run's chance comes from.
cli-threads = How many threads; one a core if left out.
cli-setting = A setting of the game as name=value; may be given several times.
cli-json = Write figures as JSON.
cli-simulating = Playing
cli-bad-setting = "{ $setting }" is no setting: write name=value
cli-site-help = Write the house as plain files for any web host: both games against bots, without a server.
cli-site-folder = Folder to write to: a new one, an empty one, or an older site.
cli-site-written = { $files } files are in { $folder }. See docs/publishing.md for what to do with them.
cli-replay-help = Play a record again and tell what happened, all cards open.
cli-record = A game record (JSON).
cli-replay-json = Write one event a line as JSON.
cli-analyse-help = Tell what each decision of a record was worth: win chances, the best move, mistakes.
cli-analyse-iterations = How often each decision is thought through.
cli-analysing = Thinking
cli-analyse-play = play
cli-analyse-seat = seat
cli-analyse-move = move
cli-analyse-chances = win chances after it
cli-analyse-best = best
cli-analyse-loss = gave away
cli-analyse-doubtful = doubtful
cli-analyse-mistake = mistake
cli-analyse-blunder = blunder
cli-verify-help = Check that a record's plays are legal and give the events and the result it names.
cli-verified = { $file } holds: { $plays } plays, every event as recorded.
cli-unfinished = The game is not over.
cli-outcome = { $winners ->
    [1] Seat { $seats } won.
   *[other] Seats { $seats } won together.
} { $why } Points: { $totals }
cli-summary-title = { $game }, { $players } players, { $games } games
cli-summary-bot = bot
cli-summary-games = games
cli-summary-wins = wins (a shared win in parts)
cli-summary-interval = 95% interval
cli-summary-points = points
cli-summary-length = Length: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ended like this: { $why }
cli-summary-seat = Seat { $seat } won { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What was wrong
cli-refusal-unknown-game = there is no game "{ $name }"; there are { $known }
cli-refusal-unknown-bot = there is no bot "{ $name }"; there are { $known }
cli-refusal-bad-entry = the bot { $name } cannot be used: { $why }
cli-refusal-bot-failed = the bot { $name } failed: { $why }
cli-refusal-bot-illegal = the bot { $name } chose { $action }, which is not allowed
cli-refusal-bad-bots = name { $least } to { $most } bots, not { $given }
cli-refusal-same-bots = name each bot once
cli-refusal-few-bots = { $seats } seats need at least as many bots, not { $given }
cli-refusal-given-twice = players is given twice, by --players and by --setting
cli-refusal-bad-setting = { $setting } = { $value } is not possible; possible: { $allowed }
cli-refusal-bad-house-rules = house rules: { $place } is not possible; possible: { $allowed }
cli-refusal-bad-crew = choose one of --threads, --processes and --ray
cli-refusal-workers-die = workers died { $times } times in a row at games { $first } to { $last }
cli-refusal-no-ray = no Ray cluster at { $address }: { $why }
cli-refusal-run-exists = { $folder } holds games already; --resume goes on with them
cli-refusal-not-empty = { $folder } is not empty: name another folder
cli-refusal-unwritable = { $file } cannot be written: { $why }
cli-refusal-no-run = { $folder } holds no games to go on with
cli-refusal-bad-run = { $file } cannot be gone on with: { $why }
cli-refusal-other-run = { $folder } holds games of other settings: { $why }
cli-refusal-no-record = this is no game record: { $why }
cli-refusal-long-record = a record has at most { $most } bytes, this has { $given }
cli-refusal-other-version = this is of version { $version }; this program knows version { $known }
cli-refusal-record-settings = the record's settings are not possible: { $why }
cli-refusal-bad-key = the record's key is not 32 hexadecimal digits
cli-refusal-bad-draws = the secret and the shares do not give the key that was promised
cli-refusal-bad-play = play { $number } ({ $action }, seat { $seat }): { $why }
cli-refusal-other-events = the plays do not give the events that were recorded
cli-refusal-other-result = the plays do not give the result that was recorded
cli-refusal-not-built = the browser part is not built: see CONTRIBUTING.md
cli-refusal-other-files = { $folder } holds other files: name a new folder, or an older site
cli-refusal-no-address = there is no address { $address }: { $why }
cli-refusal-port-taken = port { $port } is in use by another program
cli-refusal-cannot-listen = cannot listen on { $address }: { $why }
cli-refusal-no-host-port = figures are told at host:port, not at { $address }
cli-refusal-no-store = tables cannot be kept or read at { $where }: { $why }
cli-refusal-no-table = there is no table { $table }
cli-refusal-cannot-end = the game at table { $table } has not begun; erase the table instead
cli-refusal-few-seats = table { $table } has { $seats } seats
cli-refusal-bad-log = the log of table { $table } is not whole
