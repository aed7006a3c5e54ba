"""Golden counts: how many different tables there are after n decisions. See ``tests/test_perft.py``."""
