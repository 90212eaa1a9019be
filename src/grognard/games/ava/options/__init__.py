"""The options of A Victory Awaits, and its optional rules."""
