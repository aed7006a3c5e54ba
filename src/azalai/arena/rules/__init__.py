"""Loops of the arena that run in both gears."""
