"""Storage: the Store protocol, the stores in SQLite and PostgreSQL, the data folder."""
