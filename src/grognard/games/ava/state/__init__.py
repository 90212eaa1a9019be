"""What lies on the table of A Victory Awaits, and what is always true of it."""
