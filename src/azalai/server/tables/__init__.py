"""Live tables: rooms, seating, rendering of pages, live updates, storage."""
