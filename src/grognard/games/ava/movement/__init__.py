"""Movement in A Victory Awaits: which units may move, by which mode, how far, at what cost."""
