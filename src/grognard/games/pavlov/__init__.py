"""Pavlov's House: the rules, chapter by chapter."""
