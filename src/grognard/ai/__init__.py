"""Players that use only the core and what their seat may see."""

from __future__ import annotations

from grognard.ai.player import Player, RandomPlayer, Sight

PLAYERS: dict[str, tuple[str, ...]] = {"pavlov": ("random",)}
"""The machine players of each game by name, weakest first."""


def make_player(slug: str, name: str, seed: int) -> Player:
    """A new player for one seat of one game."""
    if name not in PLAYERS.get(slug, ()):
        raise KeyError(f"{slug} has no machine player {name!r}")
    return RandomPlayer(seed)


__all__ = ["PLAYERS", "Player", "RandomPlayer", "Sight", "make_player"]
