"""Mechanics that two games or more share. Each takes what differs between them as a named policy; none knows a game."""
