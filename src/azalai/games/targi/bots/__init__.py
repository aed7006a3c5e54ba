"""What the bots know of Targi; ``minds.Mind`` binds it to how they think."""
