"""Combat in Holland '44: attackers, odds and shifts, support, losses."""
