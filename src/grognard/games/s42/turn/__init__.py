"""The turn of Stalingrad '42, phase by phase, from set-up to victory."""
