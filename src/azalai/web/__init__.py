"""The table as a web page: HTML as a pure function of what a seat may know. Nothing here knows of HTTP."""
