"""Golden counts: the number of different tables after n decisions. See ``tests/test_perft.py``."""
