"""The turn of Pavlov's House, phase by phase, from set-up to victory."""
