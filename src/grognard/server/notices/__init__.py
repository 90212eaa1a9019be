"""Tells players who are not at the table that it waits for them."""
