"""Advance after combat and breakthrough combat in Stalingrad '42."""
