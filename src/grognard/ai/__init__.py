"""Players that use only the core and what their seat may see."""

from __future__ import annotations

from collections.abc import Callable

from grognard.ai.ava_competent import CompetentPlayer as AvaCompetent
from grognard.ai.coh_competent import CompetentPlayer as CohCompetent
from grognard.ai.h44_competent import CompetentPlayer as H44Competent
from grognard.ai.pavlov_competent import CompetentPlayer as PavlovCompetent
from grognard.ai.player import Player, RandomPlayer, Sight, UnknownPlayer
from grognard.ai.s42_competent import CompetentPlayer as S42Competent

MAKERS: dict[str, dict[str, Callable[[int], Player]]] = {
    "pavlov": {"random": RandomPlayer, "competent": PavlovCompetent},
    "ava": {"random": RandomPlayer, "competent": AvaCompetent},
    "h44": {"random": RandomPlayer, "competent": H44Competent},
    "s42": {"random": RandomPlayer, "competent": S42Competent},
    "coh": {"random": RandomPlayer, "competent": CohCompetent},
}
"""How a machine player of a game is made from a seed."""

PLAYERS: dict[str, tuple[str, ...]] = {slug: tuple(makers) for slug, makers in MAKERS.items()}
"""The machine players of each game by name, weakest first."""


def make_player(slug: str, name: str, seed: int) -> Player:
    """A new player for one seat of one game; the same seed makes the same choices."""
    makers = MAKERS.get(slug, {})
    if name not in makers:
        raise UnknownPlayer(player=name, known=tuple(makers))
    return makers[name](seed)


__all__ = ["PLAYERS", "Player", "RandomPlayer", "Sight", "UnknownPlayer", "make_player"]
