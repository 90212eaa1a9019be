"""The turn of Storms of Steel, phase by phase, from set-up to victory."""
