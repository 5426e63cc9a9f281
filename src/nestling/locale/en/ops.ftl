# Running a server for others

ops-address = Where other servers with the same database reach this one, as http://host:port.
ops-admin-help = Look after the tables of a server, whether it runs or not.
ops-data = Where tables are kept: a folder, or postgres://user@host/database for one server or several.
ops-code = The table's code.
ops-list-help = List all tables: code, last step, game, number of steps, seats.
ops-inspect-help = Show a table with all cards open.
ops-end-help = End a game: every seat is played for, by passing or by lot. Whoever sits there is told with the next move, with PostgreSQL at once.
ops-export-help = Write the record of a game. While it is played, the record gives all cards away.
ops-out = File to write to; the terminal if left out.
ops-log = The table's log instead, one entry a line.
ops-erase-help = Erase a table and its record for good, or with --seat only the name of who sat there.
ops-seat = Erase only the name on this seat (the first is 1).
ops-erased = Erased at table { $code }.
ops-metrics = Where Prometheus finds figures, as host:port; nowhere if left out.
ops-per-address = How many connections one address may have at a time (64).
ops-log-format = How the log is written: lines for people, or JSON.
