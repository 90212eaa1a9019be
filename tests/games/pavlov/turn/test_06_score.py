"""6.score: points, decorations and degrees of victory."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.data.pack import load
from tests.games.pavlov.table import PAVLOV, check, table

NAMES = tuple(counter.id for counter in load().counters)
SPACES = tuple(f"t{track}-{space}" for track in (3, 4, 5, 1, 2, 6) for space in (1, 2, 3, 4))
TYPES = ("rifle",) * 12 + ("mg",) * 8


def end(*place: dict[str, Any], stormed: tuple[str, ...] = (), **more: Any) -> Game[Any]:
    """The end of the last turn. Keep an enemy on red and there is no final sortie to ask about."""
    return table(
        place=list(place), stormed=list(stormed), storm="c61", wehrmacht=[], wehrmacht_only=True, turn=21,
        decision={"phase": "end"}, **more,
    )  # fmt: skip


def men(count: int) -> list[dict[str, Any]]:
    return [{"unit": name, "at": "reserve"} for name in NAMES[:count]]


def enemies(count: int) -> list[dict[str, Any]]:
    """The first of them stands on red."""
    return [{"unit": kind, "at": space} for kind, space in zip(TYPES, SPACES[:count], strict=False)]


# -- what counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:6.score.a")
def test_sorties_won_add_the_points_of_their_cards() -> None:
    check(end(*men(3), *enemies(1), stormed=("c62", "c65")), {"score": 5 + 8 + 3 - 3})
    check(end(*men(3), *enemies(1), stormed=("c63", "c65", "c66")), {"score": 8 + 8 + 5 + 3 - 3})


@pytest.mark.rule("pavlov:6.score.a")
def test_card_still_in_the_storm_area_adds_nothing() -> None:
    check(end(*men(3), *enemies(1)), {"storm": "c61"}, {"score": 0})


@pytest.mark.rule("pavlov:6.score.b")
def test_every_counter_in_the_house_adds_a_point() -> None:
    place: list[dict[str, Any]] = [
        {"unit": "pavlov", "at": "r2"},
        {"unit": "khait", "at": "gr", "exhausted": True},
        {"unit": "svirin", "at": "p6", "damaged": True},
        {"unit": "chekhov", "at": "reserve"},
        {"unit": "kiselev", "at": "removed"},
        {"unit": "saraev", "at": "stock"},
    ]
    check(end(*place, *enemies(1)), {"score": 4 - 3})


@pytest.mark.rule("pavlov:6.score.c")
def test_weapons_add_nothing() -> None:
    weapons = [{"unit": name, "at": "reserve"} for name in ("gun-53k", "maxim-1", "mortar-1")]
    crew = [{"unit": name, "at": "g1"} for name in ("murzaev", "turdyev", "ptrd-1")]
    check(end(*men(4), *weapons, *crew, *enemies(1)), {"score": 4 + 2 - 3})


@pytest.mark.rule("pavlov:6.score.d")
@pytest.mark.parametrize("kind", ["rifle", "mg", "scout", "pz2", "pz3", "pz4", "stug"])
def test_every_enemy_on_the_board_costs_three_points(kind: str) -> None:
    spaces = ("t3-1", "t1-4", "t6-2")
    check(end(*men(12), *({"unit": kind, "at": space} for space in spaces)), {"score": 12 - 9})


# -- the table of awards -----------------------------------------------------------------------------------------------


THREE = ("c63", "c65", "c67")  # 8 points each
TWO = ("c63", "c65")

# Both edges of every line of the table: men, enemies, sorties won, the score they make, the band.
AWARDS = [
    (34, 1, THREE, 55, "hero"),
    (29, 1, THREE, 50, "hero"),
    (28, 1, THREE, 49, "victory"),
    (19, 1, THREE, 40, "victory"),
    (18, 1, THREE, 39, "red-banner"),
    (9, 1, THREE, 30, "red-banner"),
    (8, 1, THREE, 29, "suvorov"),
    (7, 1, TWO, 20, "suvorov"),
    (6, 1, TWO, 19, "patriotic-war"),
    (13, 1, (), 10, "patriotic-war"),
    (12, 1, (), 9, "red-star"),
    (4, 1, (), 1, "red-star"),
    (3, 1, (), 0, "draw"),
    (3, 4, (), -9, "draw"),
    (2, 4, (), -10, "defeat"),
    (2, 7, (), -19, "defeat"),
    (1, 7, (), -20, "crushing"),
    (1, 16, (), -47, "crushing"),
]

PRINTED: dict[str, tuple[str, str | None, str]] = {
    "hero": ("win", "Hero of the Soviet Union", "brilliant victory"),
    "victory": ("win", "Order of Victory", "decisive victory"),
    "red-banner": ("win", "Order of the Red Banner", "decisive victory"),
    "suvorov": ("win", "Order of Suvorov", "partial victory"),
    "patriotic-war": ("win", "Order of the Patriotic War", "partial victory"),
    "red-star": ("win", "Order of the Red Star", "partial victory"),
    "draw": ("draw", None, "draw"),
    "defeat": ("loss", None, "defeat"),
    "crushing": ("loss", None, "crushing defeat"),
}


@pytest.mark.rule("pavlov:6.score.e", "pavlov:6.score.f", "pavlov:6.score.g", "pavlov:6.score.h", "pavlov:6.score.i")
@pytest.mark.rule("pavlov:6.score.j", "pavlov:6.score.k", "pavlov:6.score.l", "pavlov:6.score.m")
@pytest.mark.parametrize(("garrison", "left", "stormed", "score", "band"), AWARDS)
def test_score_earns_its_award(garrison: int, left: int, stormed: tuple[str, ...], score: int, band: str) -> None:
    game = end(*men(garrison), *enemies(left), stormed=stormed)
    outcome, award, degree = PRINTED[band]
    check(game, {"asked": "over"}, {"score": score}, {"outcome": outcome, "seat": "soviet"})
    found = game.position.outcome
    assert found is not None
    told = found.reason.args
    assert told["score"] == score
    assert told["award"] == (f"award-{band}" if award else "award-none")
    assert award is None or PAVLOV.names[str(told["award"])]["en"] == award
    assert PAVLOV.names[str(told["degree"])]["en"] == degree
