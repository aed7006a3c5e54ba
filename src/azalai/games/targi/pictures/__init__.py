"""Targi drawn: in a terminal and as SVG."""
