"""The options of Stalingrad '42, and its optional rules."""
