"""The cards of Targi: TOML files and their readers."""
