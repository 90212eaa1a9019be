"""Movement in Holland '44: which units may move, by which mode, how far, at what cost."""
