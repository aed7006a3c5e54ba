"""Pictures of Tuareg: text for a terminal, and SVG."""
