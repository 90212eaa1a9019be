"""Airborne landings in Holland '44, and the unknown units waiting on the ground."""
