"""The after-action report: luck, losses, key battles, score by source, and the chances of winning over the game."""
