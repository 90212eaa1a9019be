"""Chapter 8.6.2 at the edge of the map: vehicles, polder and entry areas."""

from __future__ import annotations

import pytest

from tests.games.h44.field import attacked
from tests.games.h44.heath import barred, heath, moving, phase, stand
from tests.games.h44.table import check, legal, play, refused

EDGE, INSIDE = "3701", "3702"
"""A hex that touches area C, and its neighbour."""
STUG, FOOT = "ge-559stug", "ge-ewald"


POLDER = heath("3703", 4, terrain={EDGE: "polder"})


@pytest.mark.rule("h44:8.6.2.a")
@pytest.mark.parametrize(("mode", "wheels", "feet"), [("normal", 6, 12), ("tactical", 1, 1)])
def test_vehicles_do_not_come_in_through_polder(mode: str, wheels: int, feet: int) -> None:
    game = moving("german", stand((STUG, "area-C"), (FOOT, "area-C")), board=POLDER)
    barred(game, STUG, EDGE, mode=mode, by="8.6.2.a")
    check(game, {"routes": STUG, "to": "3801", "mode": mode, "cost": wheels})
    check(game, {"routes": FOOT, "to": EDGE, "mode": mode, "cost": feet})


@pytest.mark.rule("h44:8.6.2.b")
@pytest.mark.parametrize(("mode", "cost"), [("normal", 6), ("tactical", 1)])
def test_vehicles_do_not_leave_the_map_through_polder(mode: str, cost: int) -> None:
    game = moving("german", stand((STUG, EDGE), (FOOT, EDGE)), board=POLDER)
    barred(game, STUG, "area-C", mode=mode, by="8.6.2.b")
    check(game, {"routes": FOOT, "to": "area-C", "mode": mode, "cost": cost})
    open_ = moving("german", stand((STUG, EDGE)), board=heath("3703", 4))
    check(open_, {"routes": STUG, "to": "area-C", "mode": mode, "cost": cost})


@pytest.mark.rule("h44:8.6.2.a", "h44:10.3.4.d", "h44:15.6.a")
def test_tanks_that_attack_polder_from_outside_have_no_shift_and_do_not_follow_up() -> None:
    place = stand((STUG, "area-C"), (FOOT, "area-C"), ("us-1-325-a", EDGE))
    game = phase("combat", "german", place, board=POLDER, dice=[6])
    check(game, {"odds": EDGE, "units": [STUG, FOOT], "shifts": []})
    attacked(game, EDGE, STUG, FOOT)
    while legal(game)[0]["do"] != "advance":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back", "retreat"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    refused(game, {"advance": STUG, "to": EDGE}, by="15.6.a")
    open_ = phase("combat", "german", place, board=heath("3703", 4))
    check(open_, {"odds": EDGE, "units": [STUG, FOOT], "shifts": ["armour"]})


@pytest.mark.rule("h44:8.6.2.b", "h44:13.2.b")
def test_vehicles_do_not_retreat_from_polder_over_the_edge() -> None:
    """Ringed by enemies, with no way but over the edge: the infantry lives, the tanks are lost."""
    ring = stand(("br-50-1d", INSIDE), ("br-50-2d", INSIDE), ("br-50-1h", "3801"), ("br-50-6dli", "3601"))
    place = [*ring, *stand((STUG, EDGE), (FOOT, EDGE))]
    game = phase("combat", "allied", place, board=POLDER, dice=[6])
    attacked(game, EDGE, "br-50-1d", "br-50-2d")
    while legal(game)[0]["do"] != "retreat":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    assert {do["unit"] for do in legal(game)} == {FOOT}
    check(game, {"unit": STUG, "at": "eliminated"})
