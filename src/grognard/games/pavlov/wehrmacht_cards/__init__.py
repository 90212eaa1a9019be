"""3 The Wehrmacht card phase of Pavlov's House, and what its fire does."""
