"""Tuareg drawn: in a terminal and as SVG."""
