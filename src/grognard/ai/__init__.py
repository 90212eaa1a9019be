"""Machine players. They know what their seat may see, and nothing else."""

from __future__ import annotations

from importlib import import_module
from math import inf
from types import ModuleType

from msgspec.structs import replace

from grognard.ai.player import Player, PlayerView, RandomPlayer, UnknownPlayer
from grognard.ai.search import Level, Planner, SearchPlayer
from grognard.games import SLUGS

LEVELS = ("easy", "normal", "hard")
"""The levels of every game. They differ by how they think, never by what they know."""
PLAYERS: dict[str, tuple[str, ...]] = dict.fromkeys(SLUGS, ("random", *LEVELS))
"""The machine players of each game by name, weakest first."""
SECONDS = {"random": 1, "easy": 1, "normal": 5, "hard": 30}
"""How long each thinks over a turn at most."""
RENAMED = {"competent": "normal"}
"""What players are called now whom older games name otherwise."""


def seconds(name: str) -> int:
    """How long a player of this name thinks over a turn at most; 0 for none that is known."""
    return SECONDS.get(RENAMED.get(name, name), 0)


def make_player(slug: str, name: str, seed: int, timed: bool = False) -> Player:
    """A new player for one seat of one game; the same seed makes the same choices, unless time is what limits it."""
    name = RENAMED.get(name, name)
    if name not in PLAYERS.get(slug, ()):
        raise UnknownPlayer(player=name, known=PLAYERS.get(slug, ()))
    if name == "random":
        return RandomPlayer(seed)
    return player_from(import_module(f"grognard.ai.{slug}.plans"), name, seed, timed)


def player_from(plans: ModuleType, name: str, seed: int, timed: bool = False) -> Player:
    """A new player of a level that stands in a game's module of plans."""
    level: Level = plans.LEVELS[name]
    planner: Planner = plans.PLANNER
    if level.budget is not None:
        return SearchPlayer(seed, planner, level.budget if timed else replace(level.budget, seconds=inf))
    player = planner.policy(level.plan, seed)
    player.attention = level.attention
    return player


__all__ = [
    "LEVELS",
    "PLAYERS",
    "Player",
    "PlayerView",
    "RandomPlayer",
    "UnknownPlayer",
    "make_player",
    "player_from",
    "seconds",
]
