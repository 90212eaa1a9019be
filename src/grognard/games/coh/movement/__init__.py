"""Movement in Storms of Steel: which units may move, by which mode, how far, at what cost."""
