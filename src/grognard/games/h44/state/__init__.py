"""What is on the table of Holland '44, and what is always true of it."""
