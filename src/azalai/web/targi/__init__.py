"""The table of Targi as a web page."""
