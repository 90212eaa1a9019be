"""Hexes: geometry and boards. Knows no unit and no game."""
