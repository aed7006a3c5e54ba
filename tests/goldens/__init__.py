"""Golden games: whole games as text, reviewed against the rules. ``write`` writes them, a test compares."""
