"""Movement in Stalingrad '42: which units may move, by which mode, how far, at what cost."""
