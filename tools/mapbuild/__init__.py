"""Builds the boards of hex games from geography: `python -m tools.mapbuild GAME`. See docs/maps.md."""
