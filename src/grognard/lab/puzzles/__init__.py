"""Puzzles made from games of machine players: a corner of the table is cut out, and searched to the end."""
