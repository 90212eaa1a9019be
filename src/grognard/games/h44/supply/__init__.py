"""Supply in Holland '44: sources, lines, and what a lack of it does."""
