"""Targi in sentences: questions, moves, reasons, the log, names of things. Texts come from the message catalogues."""
