"""5 Bridges in Holland '44: blown, mined, repaired."""
