"""Grognard: published WWII board wargames with every rule enforced.

    import random, grognard

    game = grognard.new("pavlov", seed=1)
    while not game.over:
        game.play(random.choice(game.legal_actions))
    print(game.outcome)

Everything is loaded when it is first used; docs/api.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.library import Game, Refusal, games, load, new, notation, position, situation

    __version__: str

__all__ = ["Game", "Refusal", "__version__", "games", "load", "new", "notation", "position", "situation"]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("grognard")
    if name == "games":
        from importlib import import_module

        return import_module("grognard.games")
    if name in __all__:
        from grognard import library

        return getattr(library, name)
    raise AttributeError(f"module 'grognard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
