"""Help from the machine for people who play: hints, and a machine player that finishes a phase or a turn."""
