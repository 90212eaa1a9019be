"""Combat in Storms of Steel: attackers, odds and shifts, support, losses."""
