"""What is on the table of Stalingrad '42, and what is always true of it."""
