"""17.5, 17.6: ten mechanised units at most; second activations of panzer groups along a railway of their own."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import activating
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import check
from tests.games.ava.table import allowed, play, refused, table

# -- 17.5 ------------------------------------------------------------------------------------------------------------

MECH = ["7pz", "12pz", "19pz", "20pz", "3pz", "4pz", "10pz", "17pz", "18pz", "14m", "18m"]
PANZERS = [f"de-s-{label}" for label in MECH]
HEXES = ["S2519", "S2521", "S2522", "S2619", "S2419", "S2518"]


def massed(mech: int, *, agreed: bool = True, hq: str = "de-s-hq-2pzg") -> Game[Any]:
    """A headquarters with so many mechanised divisions and one of infantry in its range."""
    place = [{"unit": hq, "at": "S2520"}, {"unit": "de-s-8", "at": "S2520"}]
    place += [{"unit": unit, "at": HEXES[i // 2]} for i, unit in enumerate(PANZERS[:mech])]
    return table(
        scenario="smolensk",
        options={"armour-limit": True} if agreed else {},
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2526"]),
        place=place,
        decision=activating(hq),
    )


@pytest.mark.rule("ava:17.5.b")
@pytest.mark.parametrize("hq", ["de-s-hq-2pzg", "de-s-hq-4a"])
def test_headquarters_activates_ten_mechanised_units_of_eleven(hq: str) -> None:
    game = massed(11, hq=hq)
    check(game, {"asked": "choose-active", "seats": ["axis"]})
    play(game, *({"activate": unit} for unit in PANZERS[1:]))
    check(game, {"asked": "move-units"}, {"active": [hq, "de-s-8", *PANZERS[1:]]})


@pytest.mark.rule("ava:17.5.b")
def test_unit_left_out_may_not_move() -> None:
    game = massed(11)
    play(game, *({"activate": unit} for unit in PANZERS[1:]))
    allowed(game, {"move": PANZERS[1]})
    refused(game, {"move": PANZERS[0]}, by="17.5.b")


@pytest.mark.rule("ava:17.5.b")
def test_nothing_is_chosen_among_ten_mechanised_units() -> None:
    check(massed(10), {"asked": "move-units"}, {"active": ["de-s-hq-2pzg", "de-s-8", *PANZERS[:10]]})


@pytest.mark.rule("ava:17.0.a", "ava:17.5.b")
def test_all_are_activated_unless_the_limit_was_agreed() -> None:
    check(massed(11, agreed=False), {"asked": "move-units"}, {"active": ["de-s-hq-2pzg", "de-s-8", *PANZERS]})


@pytest.mark.rule("ava:17.5.b")
def test_soviet_headquarters_knows_no_limit() -> None:
    tanks = ["25t", "31t", "208m", "4t", "7t", "29m", "22t", "30t", "205m", "29t", "33t"]
    units = [f"su-s-{label}" for label in tanks]
    place = [{"unit": "su-s-hq-10a", "at": "S2520"}]
    place += [{"unit": unit, "at": HEXES[i // 2]} for i, unit in enumerate(units)]
    game = table(
        scenario="smolensk",
        options={"armour-limit": True},
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2526"]),
        place=place,
        decision=activating("su-s-hq-10a"),
    )
    check(game, {"asked": "move-units"}, {"active": ["su-s-hq-10a", *units]})


# -- 17.6 ------------------------------------------------------------------------------------------------------------

LIMITS = {"panzer-group-limits": True}


def twice(rail: tuple[int, int], *, agreed: bool = True) -> Game[Any]:
    """Both chits of 3PzG are drawn; its headquarters stands in S2526, a railway from S2514 comes near."""
    game = table(
        scenario="smolensk",
        options=LIMITS if agreed else {},
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2020"], rails=chain(column(25, *rail, "S"))),
        place=[{"unit": "de-s-hq-3pzg", "at": "S2526"}],
        cup=["de-3pzg", "de-3pzg-2"],
        dice=[1, 1],
        decision={"phase": "command"},
    )
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"active": ["de-s-hq-3pzg"]})
    play(game, {"end-movement": None})
    return game


@pytest.mark.rule("ava:17.6.b")
def test_second_activation_needs_a_line_of_communication() -> None:
    """Seven hexes from the end of the railway: the first activation took place, the second does not."""
    game = twice((14, 19))
    check(game, {"turn": 5})


@pytest.mark.rule("ava:17.6.b")
def test_second_activation_with_a_line_of_communication() -> None:
    game = twice((14, 20))
    check(game, {"turn": 4}, {"asked": "move-units"}, {"active": ["de-s-hq-3pzg"]}, {"drawn": ["de-3pzg", "de-3pzg-2"]})


@pytest.mark.rule("ava:17.0.a", "ava:17.6.b")
def test_second_activation_needs_no_line_unless_it_was_agreed() -> None:
    game = twice((14, 19), agreed=False)
    check(game, {"turn": 4}, {"asked": "move-units"})


@pytest.mark.rule("ava:17.6.b")
def test_line_is_traced_when_the_headquarters_is_activated_again() -> None:
    """It moves within reach of the railway in its first activation."""
    game = table(
        scenario="smolensk",
        options=LIMITS,
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2020"], rails=chain(column(25, 14, 19, "S"))),
        place=[{"unit": "de-s-hq-3pzg", "at": "S2526"}],
        cup=["de-3pzg", "de-3pzg-2"],
        dice=[1, 1],
        decision={"phase": "command"},
    )
    play(game, {"move": "de-s-hq-3pzg"}, {"go": "S2525"}, {"end-movement": None})
    check(game, {"turn": 4}, {"asked": "move-units"})


@pytest.mark.rule("ava:17.6.b")
def test_interrupt_of_guderian_is_a_second_activation_too() -> None:
    game = table(
        scenario="smolensk",
        options=LIMITS,
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2020"]),
        place=[{"unit": "de-s-hq-2pzg", "at": "S2526"}],
        cup=["de-2pzg"],
        hand={"axis": ["guderian"]},
        dice=[1],
        decision={"phase": "command"},
    )
    play(game, {"let-stand": None}, {"end-movement": None})
    check(game, {"event": "group-without-railway", "chit": "guderian"}, {"turn": 5})


@pytest.mark.rule("ava:17.6.b")
def test_ordinary_chit_after_the_interrupt_is_the_second_activation() -> None:
    game = table(
        scenario="smolensk",
        options=LIMITS,
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2020"]),
        place=[{"unit": "de-s-hq-2pzg", "at": "S2526"}],
        cup=["de-2pzg"],
        hand={"axis": ["guderian"]},
        dice=[1, 1],
        decision={"phase": "command"},
    )
    play(game, {"interrupt": "guderian"})
    check(game, {"asked": "move-units"}, {"active": ["de-s-hq-2pzg"]})
    play(game, {"end-movement": None})
    check(game, {"event": "group-without-railway", "chit": "de-2pzg"}, {"turn": 5})


def two_groups(second_line: bool) -> Game[Any]:
    """1PzG twice, then 3PzG twice; both stand at one railway. A second one from another source may lie beside it."""
    rails = chain(column(25, 14, 26, "S")) | (chain(column(29, 15, 25, "S")) if second_line else {})
    sources = ["S2514", "S2915"] if second_line else ["S2514"]
    game = table(
        scenario="campaign",
        options=LIMITS,
        turn=4,
        board=plain("S2520", axis=sources, soviet=["S2020"], rails=rails),
        place=[{"unit": "de-k-hq-1pzg", "at": "S2525"}, {"unit": "de-s-hq-3pzg", "at": "S2524"}],
        cup=["de-1pzg", "de-1pzg-2", "de-3pzg", "de-3pzg-2"],
        dice=[1, 1, 1, 1],
        decision={"phase": "command"},
    )
    for hq in ("de-k-hq-1pzg", "de-k-hq-1pzg", "de-s-hq-3pzg"):
        check(game, {"asked": "move-units"}, {"active": [hq]})
        play(game, {"end-movement": None})
    return game


@pytest.mark.rule("ava:17.6.c")
def test_railway_used_by_another_panzer_group_does_not_serve_again() -> None:
    check(two_groups(second_line=False), {"turn": 5})


@pytest.mark.rule("ava:17.6.c")
def test_another_railway_serves_the_second_panzer_group() -> None:
    game = two_groups(second_line=True)
    check(game, {"turn": 4}, {"asked": "move-units"}, {"active": ["de-s-hq-3pzg"]})


@pytest.mark.rule("ava:17.6.c")
def test_panzer_group_may_use_its_own_railway_again() -> None:
    """Both activations of the 3rd Panzer Group go along one line; no other unit has used it."""
    game = twice((14, 26))
    check(game, {"turn": 4}, {"asked": "move-units"})
