"""What-if branches: a game beside a game, dealt from what one seat knows, with dice of its own."""
