"""Combat in A Victory Awaits: attackers, odds and shifts, support, losses."""
