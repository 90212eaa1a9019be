"""Packs: the facts of a game as data files, read, overlaid and checked."""
