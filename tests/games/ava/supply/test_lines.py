"""Lines of communication where they begin, end and differ: sources, railheads, mountains, two kinds of trunk."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.interface.queries import Trace
from tests.games.ava.islet import islet, moving, stand
from tests.games.ava.table import AVA, check


def strip(first: int, last: int) -> list[str]:
    """A strip of land, column 4 of the islet."""
    return [f"L04{row:02}" for row in range(first, last + 1)]


def trace(game: Game[Any], unit: str) -> tuple[str, ...]:
    found = AVA.query(game, "axis", "trace", {"unit": unit})
    assert isinstance(found, Trace)
    return found.path


@pytest.mark.rule("ava:3.3.a", "ava:3.3.b")
@pytest.mark.parametrize(("guest", "supplied"), [("L0413", False), ("L0402", True)])
def test_a_source_where_an_enemy_stands_feeds_no_unit(guest: str, supplied: bool) -> None:
    """Not even the division next to it, which holds its hex against the zone of control."""
    board = islet(strip(2, 13), axis=["L0402"], soviet=["L0413"])
    game = moving(stand(de_l_21=guest, su_l_179="L0412"), ["de-l-21"], board=board)
    check(game, {"supplied": "su-l-179", "is": supplied})


@pytest.mark.rule("ava:3.3.c", "ava:3.3.l")
@pytest.mark.parametrize("railhead", ["L0407", "L0408"])
def test_a_line_does_not_leave_the_railway_in_an_enemy_zone(railhead: str) -> None:
    """The Soviet division makes L0407 and L0408 its zone: a railway that ends in L0407 does not feed L0408."""
    rail = strip(2, int(railhead[3:]))
    board = islet([*strip(2, 13), "L0507"], rails=[rail], axis=["L0402"], soviet=["L0413"])
    place = stand(de_l_21="L0408", su_l_179="L0507")
    check(moving(place, ["de-l-21"], board=board), {"supplied": "de-l-21", "is": False})
    held = [*place, *stand(de_l_58="L0407")]
    check(moving(held, ["de-l-21"], board=board), {"supplied": "de-l-21", "is": True})


@pytest.mark.rule("ava:3.3.g", "ava:3.3.h")
@pytest.mark.parametrize(("road", "supplied"), [(["L0408", "L0409"], False), (["L0407", "L0408", "L0409"], True)])
def test_beyond_the_railhead_mountains_are_crossed_by_road_only(road: list[str], supplied: bool) -> None:
    """A line that enters the mountains beside the road ends there, though a road leads out of them."""
    board = islet(
        strip(2, 13),
        rails=[strip(2, 6)],
        roads=[road],
        terrain={"L0408": "mountain"},
        axis=["L0402"],
        soviet=["L0413"],
    )
    check(moving(stand(de_l_21="L0409"), ["de-l-21"], board=board), {"supplied": "de-l-21", "is": supplied})


@pytest.mark.rule("ava:17.4.b", "ava:17.4.c")
@pytest.mark.parametrize("straight", ["roads", "rails"])
def test_with_limits_the_shorter_of_road_and_railway_is_the_line(straight: str) -> None:
    """One leads straight to the division, the other round by the east."""
    direct = ["L0412", "L0411", "L0410", "L0409"]
    around = ["L0412", "L0512", "L0511", "L0611", "L0610", "L0510", "L0509", "L0409"]
    roads, rails = (direct, around) if straight == "roads" else (around, direct)
    board = islet([*strip(2, 12), *around], roads=[roads], rails=[rails], axis=["L0402"], soviet=["L0412"])
    game = moving(
        stand(de_l_21="L0403", su_l_179="L0409"), ["de-l-21"], board=board, options={"soviet-supply-limits": True}
    )
    assert trace(game, "su-l-179") == tuple(direct)


@pytest.mark.rule("ava:10.6.l")
def test_the_line_from_the_end_of_a_retreat_does_not_lead_through_the_hex_that_was_lost() -> None:
    """The source in the north-west would be nearer to both hexes, but through L0407, which only the beaten division
    holds open: from the eastern source L0507 is nearer than L0408."""
    land = ["L0405", "L0406", "L0407", "L0306", "L0206", "L0507", "L0408", "L0608", "L0609", "L0610"]
    board = islet(land, axis=["L0405"], soviet=["L0206", "L0610"])
    place = stand(de_l_1pz="L0406", su_l_179="L0407", su_l_184="L0306")
    game = moving(place, ["de-l-1pz"], board=board)
    check(game, {"retreats": "su-l-179", "from": "L0407", "distance": 1, "paths": [["L0507"]]})
