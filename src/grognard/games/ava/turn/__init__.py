"""The turn of A Victory Awaits, phase by phase, from set-up to victory."""
