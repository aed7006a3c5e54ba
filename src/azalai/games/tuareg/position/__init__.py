"""A table of Tuareg as a dict, and back: views, described positions and the checks on them."""
