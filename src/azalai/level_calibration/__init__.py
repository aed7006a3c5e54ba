"""Calibration of the levels: finds their settings from games, confirms the steps between them, and counts blunders.

``docs/opponents.md`` explains it. Only NumPy and Numba are needed, for machines with many cores and few libraries.
"""
