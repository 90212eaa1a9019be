"""7 Variants of Pavlov's House: operational support, tactics cards, a German player."""
