"""The games. Each folder has the same rooms: actions, cards, table, rules by topic, scoring, sight, view, texts."""
