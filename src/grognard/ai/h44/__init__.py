"""The machine player of Holland '44."""
