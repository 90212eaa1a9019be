"""Standing orders at a table: left by a seat, seen by no other, carried out in its name."""
