"""Trains the networks from scratch: self-play in the compiled gear, TD(lambda) targets, gradient descent.

``python -m azalai.training targi --out runs/targi --minutes 10`` begins a run or resumes the one in that folder.
"""
