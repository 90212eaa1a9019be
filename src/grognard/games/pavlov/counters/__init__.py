"""4 The Soviet counter phase of Pavlov's House: moves and actions."""
