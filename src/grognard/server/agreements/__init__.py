"""What the players of a table agree on: an undo, a change of the table, a draw, who plays a seat. Resignations too."""
