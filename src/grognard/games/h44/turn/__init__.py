"""The turn of Holland '44, phase by phase, from set-up to victory."""
