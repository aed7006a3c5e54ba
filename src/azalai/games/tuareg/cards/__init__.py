"""The cards of Tuareg: TOML files and their readers."""
