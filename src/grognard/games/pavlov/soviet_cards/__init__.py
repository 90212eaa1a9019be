"""2 The Soviet card phase of Pavlov's House."""
