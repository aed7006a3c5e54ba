"""Pictures of Targi: text for a terminal, and SVG."""
