"""The balance of a game: who starts, how long it takes, which cards are laid and what comes of it."""
