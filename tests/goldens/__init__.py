"""Golden playthroughs: whole games as text, read through against the rules. ``write`` makes them, a test compares."""
