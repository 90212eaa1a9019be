"""Situations: positions in a file, with a script and what must come of it."""
