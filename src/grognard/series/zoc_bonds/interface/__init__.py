"""What the games of the family show and are asked: actions, answers to queries, views, edits, words of situations."""
