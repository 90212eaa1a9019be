"""Landings from the air in Holland '44, and the unknown units that wait on the ground."""
