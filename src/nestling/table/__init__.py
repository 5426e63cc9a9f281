"""A live table: seats, the log of what was played, views, pauses. Knows no sockets, no database."""
