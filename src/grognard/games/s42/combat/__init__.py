"""Combat in Stalingrad '42: attackers, odds and shifts, support, losses."""
