"""Machine players. They know what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from grognard.ai.player import Player, PlayerView, RandomPlayer, UnknownPlayer
from grognard.games import SLUGS

PLAYERS: dict[str, tuple[str, ...]] = dict.fromkeys(SLUGS, ("random", "competent"))
"""The machine players of each game by name, weakest first."""


def make_player(slug: str, name: str, seed: int) -> Player:
    """A new player for one seat of one game; the same seed makes the same choices."""
    if name not in PLAYERS.get(slug, ()):
        raise UnknownPlayer(player=name, known=PLAYERS.get(slug, ()))
    if name == "random":
        return RandomPlayer(seed)
    maker: Callable[[int], Player] = import_module(f"grognard.ai.{slug}.competent").CompetentPlayer
    return maker(seed)


__all__ = ["PLAYERS", "Player", "PlayerView", "RandomPlayer", "UnknownPlayer", "make_player"]
