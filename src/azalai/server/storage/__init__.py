"""Storage: the Store protocol, its SQLite implementation, the data folder."""
