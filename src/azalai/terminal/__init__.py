"""Text for terminals: the screen, and styled text measured in columns."""
