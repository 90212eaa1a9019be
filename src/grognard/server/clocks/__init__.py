"""Time at the table: clocks, what they are set to, and what happens when time is out."""
