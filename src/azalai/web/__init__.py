"""HTML pages as pure functions of what a seat may know. Nothing here knows HTTP."""
