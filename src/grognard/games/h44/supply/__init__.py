"""Supply in Holland '44: sources, lines, and the effects of lacking it."""
