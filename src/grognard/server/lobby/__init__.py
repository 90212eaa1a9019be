"""The lobby: pages of games, and visitors who are told of changes."""
