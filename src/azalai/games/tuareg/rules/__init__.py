"""The rules of Tuareg, by topic, with the record they work on. Everything that is compiled is in this package."""
