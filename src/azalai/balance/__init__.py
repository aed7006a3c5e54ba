"""The balance of a game: the advantage of starting, the length of games, the cards laid and how those who lay them
score."""
