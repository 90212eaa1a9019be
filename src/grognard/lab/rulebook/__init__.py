"""How much of a rulebook is coded and tested, where, and with which reasons."""
