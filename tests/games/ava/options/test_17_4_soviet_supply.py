"""17.4: Soviet lines of communication along roads or railways."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import moving
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS, check
from tests.games.ava.table import play, table

AGREED = {"soviet-supply-limits": True}
SOURCE = "L2022"


def country(**keys: Any) -> dict[str, Any]:
    """Open ground from row 2 to row 22, the only Soviet source at its southern end."""
    return plain("L2012", 10, axis=["L0132"], soviet=[SOURCE], **keys)


def supplied(at: str, board: dict[str, Any], *, agreed: bool = True, germans: tuple[str, ...] = ()) -> bool:
    place = [{"unit": "su-l-179", "at": at}]
    place += [{"unit": unit, "at": hex_} for unit, hex_ in zip(("de-l-1", "de-l-11"), germans, strict=False)]
    game: Game[Any] = table(
        options=AGREED if agreed else {},
        turn=4,
        board=board,
        place=place,
        decision=moving("soviet", "su-l-179"),
    )
    for answer in (True, False):
        try:
            check(game, {"supplied": "su-l-179", "is": answer})
        except AssertionError:
            continue
        return answer
    raise AssertionError("neither supplied nor not")


@pytest.mark.rule("ava:17.4.b", "ava:17.4.e")
def test_line_follows_a_road_to_the_source() -> None:
    assert supplied("L2005", country(roads=chain(column(20, 22, 8))))


@pytest.mark.rule("ava:17.4.b", "ava:17.4.e")
def test_line_follows_a_railway_to_the_source() -> None:
    assert supplied("L2005", country(rails=chain(column(20, 22, 8))))


@pytest.mark.rule("ava:17.4.b")
def test_open_country_alone_does_not_carry_supply() -> None:
    assert not supplied("L2005", country())


@pytest.mark.rule("ava:17.0.a", "ava:17.4.b")
def test_open_country_carries_supply_unless_the_limits_were_agreed() -> None:
    assert supplied("L2005", country(), agreed=False)


@pytest.mark.rule("ava:17.4.e")
def test_road_that_does_not_reach_the_source_is_useless() -> None:
    """A gap of one hex, seventeen hexes from the unit."""
    assert not supplied("L2005", country(roads=chain(column(20, 20, 6))))


@pytest.mark.rule("ava:17.4.c")
def test_road_and_railway_may_not_be_joined() -> None:
    """A road leads from the source to row 18, only a railway goes on from there."""
    joined = {"roads": chain(column(20, 22, 18)), "rails": chain(column(20, 18, 8))}
    assert not supplied("L2005", country(**joined))
    assert supplied("L2006", country(**joined)), "twelve hexes from the road itself"


@pytest.mark.rule("ava:17.4.d")
@pytest.mark.parametrize("kind", ["roads", "rails"])
def test_unit_may_be_twelve_hexes_from_the_line(kind: str) -> None:
    board = country(**{kind: chain(column(20, 22, 18))})
    assert supplied("L2006", board)
    assert not supplied("L2005", board)


@pytest.mark.rule("ava:17.4.e")
def test_enemy_zone_on_the_road_cuts_the_line() -> None:
    """Around the Germans there is room, but no road."""
    road = country(roads=chain(column(20, 22, 6)))
    assert supplied("L2005", road)
    assert not supplied("L2005", road, germans=("L2120",))
    assert supplied("L2005", road, germans=("L2120",), agreed=False)


@pytest.mark.rule("ava:17.4.b")
def test_unit_without_road_or_railway_suffers_at_the_supply_check() -> None:
    place = [{"unit": "su-l-179", "at": "L2005"}, {"unit": "su-l-188", "at": "L2019"}]
    board = country(roads=chain(column(20, 22, 18)))
    game = table(options=AGREED, turn=4, board=board, place=place, dice=DRAWS, decision={"phase": "supply"})
    check(game, {"unit": "su-l-179", "at": "L2005", "steps": 1}, {"unit": "su-l-188", "at": "L2019", "steps": 2})


@pytest.mark.rule("ava:17.4.b")
def test_limits_do_not_touch_the_axis() -> None:
    """Six hexes off the railway are enough for the Axis, roads do nothing for it."""
    board = plain("L2012", 10, axis=["L2002"], soviet=[SOURCE], rails=chain(column(20, 2, 4)))
    place = [{"unit": "de-l-1", "at": "L2010"}, {"unit": "de-l-11", "at": "L2011"}]
    game = table(options=AGREED, turn=4, board=board, place=place, decision=moving("axis", "de-l-1"))
    check(game, {"supplied": "de-l-1", "is": True}, {"supplied": "de-l-11", "is": False})
    play(game, {"move": "de-l-1"}, {"go": "L2009"})
    check(game, {"supplied": "de-l-1", "is": True})
