"""Live tables: rooms, seating, computer turns, page rendering, live updates."""
