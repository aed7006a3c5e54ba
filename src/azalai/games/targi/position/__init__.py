"""A table of Targi as a dict, and back: views, described positions and the checks on them."""
