"""The table of Tuareg as a web page."""
