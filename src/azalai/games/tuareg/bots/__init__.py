"""What the bots know of Tuareg; ``minds.Mind`` binds it to how they think."""
