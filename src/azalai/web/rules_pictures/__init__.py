"""Pictures of the rules in each language."""
