"""What lies on the table of Pavlov's House, and what is always true of it."""
