"""The core: games as three immutable values, verdicts with reasons, dice that can be checked. Knows no game."""
