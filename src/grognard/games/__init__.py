"""One package a game: its rules, chapter by chapter. Games never import one another."""
