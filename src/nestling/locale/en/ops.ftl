# Running a server for others

ops-store = Where tables are kept instead of a folder: postgres://user@host/database, for one server or several.
ops-address = Where other servers with the same database reach this one, as http://host:port.
