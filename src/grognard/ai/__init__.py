"""Players that use only the core and what their seat may see."""

from __future__ import annotations

from grognard.ai.player import Player, RandomPlayer, Sight, UnknownPlayer

PLAYERS: dict[str, tuple[str, ...]] = {"pavlov": ("random",)}
"""The machine players of each game by name, weakest first."""


def make_player(slug: str, name: str, seed: int) -> Player:
    """A new player for one seat of one game; the same seed makes the same choices."""
    known = PLAYERS.get(slug, ())
    if name not in known:
        raise UnknownPlayer(player=name, known=known)
    return RandomPlayer(seed)


__all__ = ["PLAYERS", "Player", "RandomPlayer", "Sight", "UnknownPlayer", "make_player"]
