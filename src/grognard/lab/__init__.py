"""Mass self-play and its statistics."""
