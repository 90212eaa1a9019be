"""Holland '44 as players and programs meet it: actions, views, queries, edits, the words of situations."""
