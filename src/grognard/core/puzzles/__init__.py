"""Puzzles: situations with a goal, whose best line of play and its exact chance are proved by search."""
