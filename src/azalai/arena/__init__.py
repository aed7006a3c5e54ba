"""The arena: matches between computer players, their ratings with intervals, and the files of their results."""
