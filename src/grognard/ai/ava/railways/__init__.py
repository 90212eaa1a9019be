"""The railways of A Victory Awaits: what stops trains, where they are stopped, where they go."""
