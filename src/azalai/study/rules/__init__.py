"""Loops of the analysis that run in both gears."""
