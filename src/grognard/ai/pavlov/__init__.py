"""The machine player of Pavlov's House."""
