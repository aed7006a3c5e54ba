"""What all games share and nothing else: gears, chance, layouts, questions, catalogues, loops, batches."""
