"""What all games share: gears, chance, records, the stack of questions, action catalogues, loops, batches."""
