"""The options of Holland '44, and its optional rules."""
