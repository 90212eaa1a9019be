"""The machine player of A Victory Awaits."""
