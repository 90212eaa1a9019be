"""Advance after combat and breakthrough combat in Holland '44."""
