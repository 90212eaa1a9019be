"""What lies on the table of Storms of Steel, and what is always true of it."""
