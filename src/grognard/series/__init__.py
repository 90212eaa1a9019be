"""Engines of game families: what the games of one series have in common."""
