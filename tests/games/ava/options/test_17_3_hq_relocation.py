"""17.3: headquarters near an activated one are sent to another part of the front."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import PACK, activating, due
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS, check, offered, pending, quietly
from tests.games.ava.table import allowed, play, refused, table

AGREED = {"hq-relocation": True}
RAIL: dict[str, Any] = {"rails": chain(column(20, 13, 25))}


def activated(place: dict[str, str], hq: str = "de-l-hq-18a", **keys: Any) -> Game[Any]:
    units = [{"unit": unit, "at": at} for unit, at in place.items()]
    spec: dict[str, Any] = {"options": AGREED, "turn": 4, "board": plain(**RAIL), "decision": activating(hq)}
    return table(place=units, **(spec | keys))


@pytest.mark.rule("ava:17.3.a", "ava:17.3.c")
def test_headquarters_in_range_goes_to_the_box_of_the_next_turn() -> None:
    game = activated({"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2022"})
    check(game, {"asked": "relocate-hqs", "seats": ["axis"]})
    play(game, {"relocate": "de-l-hq-4pzg"})
    check(game, {"unit": "de-l-hq-4pzg", "at": "track-5"})
    assert pending(game) == {"axis": "move-units"}
    check(game, {"active": ["de-l-hq-18a"]})


@pytest.mark.rule("ava:17.3.a")
def test_headquarters_out_of_range_stays() -> None:
    game = activated({"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2022", "de-l-hq-16a": "L2023"})
    refused(game, {"relocate": "de-l-hq-16a"}, by="17.3.a")
    allowed(game, {"relocate": "de-l-hq-4pzg"})


@pytest.mark.rule("ava:17.3.a")
def test_only_other_headquarters_are_sent_away() -> None:
    """Neither the activated one, nor a division, nor one of the enemy."""
    place = {"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2019", "de-l-1": "L2119", "su-l-hq-8a": "L2022"}
    game = activated(place)
    assert offered(game, "relocate") == [{"do": "relocate", "unit": "de-l-hq-4pzg"}]


@pytest.mark.rule("ava:17.3.a")
def test_relocation_is_voluntary() -> None:
    game = activated({"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2022"})
    play(game, {"done": None})
    check(game, {"unit": "de-l-hq-4pzg", "at": "L2022"}, {"asked": "move-units"})


@pytest.mark.rule("ava:17.3.a", "ava:17.3.c")
def test_several_headquarters_may_go() -> None:
    game = activated({"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2022", "de-l-hq-16a": "L2021"})
    play(game, {"relocate": "de-l-hq-4pzg"}, {"relocate": "de-l-hq-16a"})
    check(game, {"unit": "de-l-hq-4pzg", "at": "track-5"}, {"unit": "de-l-hq-16a", "at": "track-5"})


@pytest.mark.rule("ava:17.3.b")
def test_headquarters_without_a_line_of_communication_stays() -> None:
    """The railway ends in row 14: one headquarters is three hexes from it, the other nine."""
    board = plain(rails=chain(column(20, 13, 14)))
    place = {"de-l-hq-18a": "L2020", "de-l-hq-4pzg": "L2017", "de-l-hq-16a": "L2023"}
    game = activated(place, board=board)
    refused(game, {"relocate": "de-l-hq-16a"}, by="17.3.b")
    allowed(game, {"relocate": "de-l-hq-4pzg"})


@pytest.mark.rule("ava:17.3.b")
def test_nothing_is_asked_when_no_headquarters_can_go() -> None:
    board = plain(rails=chain(column(20, 13, 14)))
    game = activated({"de-l-hq-18a": "L2020", "de-l-hq-16a": "L2023"}, board=board)
    check(game, {"asked": "move-units"})


@pytest.mark.rule("ava:17.0.a")
def test_headquarters_stay_unless_relocation_was_agreed() -> None:
    game = activated({"de-l-hq-18a": "L2018", "de-l-hq-4pzg": "L2022"}, options={})
    check(game, {"asked": "move-units"})


@pytest.mark.rule("ava:17.3.a", "ava:17.3.c")
def test_soviet_headquarters_are_relocated_too() -> None:
    game = activated({"su-l-hq-27a": "L2018", "su-l-hq-8a": "L2019"}, "su-l-hq-27a")
    check(game, {"asked": "relocate-hqs", "seats": ["soviet"]})
    play(game, {"relocate": "su-l-hq-8a"})
    check(game, {"unit": "su-l-hq-8a", "at": "track-5"}, {"asked": "move-units"})


# -- the way back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:17.3.d")
@pytest.mark.parametrize(
    ("active", "away", "side"),
    [("de-l-hq-18a", "de-l-hq-4pzg", "axis"), ("su-l-hq-27a", "su-l-hq-8a", "soviet")],
)
def test_headquarters_comes_back_by_rail_with_the_reinforcements_of_the_next_turn(
    active: str, away: str, side: str
) -> None:
    place = {active: "L2018", away: "L2019"}
    game = activated(place, active, available={side: [f"{side}-reinforcements"]}, dice=DRAWS)
    play(game, {"relocate": away}, {"end-movement": None})
    quietly(game, "call-reinforcements")
    check(game, {"turn": 5}, {"asked": "call-reinforcements", "seats": [side]})
    play(game, {"call": away})
    check(game, {"asked": "choose-station"})
    refused(game, {"arrive": "L2119"}, by="12.1.c")
    play(game, {"arrive": "L2016"})
    check(game, {"unit": away, "at": "L2016"})


INFANTRY = [u.id for u in PACK.units if u.map == "L" and u.side == "axis" and u.kind == "infantry"]
*DUE, ONE_MORE = INFANTRY[: due("leningrad", 5, "ger") + 1]
"""The ordinary German reinforcements of turn 5, and one that must wait."""
STATIONS = [hex_ for hex_ in column(20, 17, 24) for _ in range(2)]


def returning() -> Game[Any]:
    """Turn 5: a headquarters comes back; one more division is in the box than is due."""
    place = [{"unit": unit, "at": "available"} for unit in ("de-l-hq-4pzg", *DUE, ONE_MORE)]
    decision = {"phase": "reinforcements", "side": "axis"}
    return table(
        options=AGREED, turn=5, board=plain(**RAIL), place=place, extra=["de-l-hq-4pzg"], dice=DRAWS, decision=decision
    )


@pytest.mark.rule("ava:17.3.e")
def test_returning_headquarters_is_not_counted_among_the_reinforcements() -> None:
    game = returning()
    play(game, {"call": "de-l-hq-4pzg"}, {"arrive": "L2016"})
    for unit, hex_ in zip(DUE, STATIONS, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
        check(game, {"unit": unit, "at": hex_})
    check(game, {"unit": "de-l-hq-4pzg", "at": "L2016"}, {"unit": ONE_MORE, "at": "available"})
    assert "call-reinforcements" not in pending(game).values()


@pytest.mark.rule("ava:17.3.e")
def test_headquarters_may_return_after_the_last_ordinary_reinforcement() -> None:
    game = returning()
    for unit, hex_ in zip(DUE, STATIONS, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    refused(game, {"call": ONE_MORE}, by="12.2.a")
    play(game, {"call": "de-l-hq-4pzg"}, {"arrive": "L2016"})
    check(game, {"unit": "de-l-hq-4pzg", "at": "L2016"})
