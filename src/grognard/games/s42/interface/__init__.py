"""Stalingrad '42 for players and programs: actions, views, queries, edits, the words of situations."""
