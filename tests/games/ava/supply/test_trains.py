"""Trains, held chits and markers where it matters who stands on the line, whose turn it is, what is left."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import UNIT
from tests.games.ava.islet import BRAKE, islet, stand
from tests.games.ava.phases import PACK, drawing
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.table import asked, check, legal, play, refused, table

STRIP = [f"L04{row:02}" for row in range(2, 14)]
"""A strip of land with a railway; the Soviet source is its south end."""
RAIL = STRIP[3:]


def trains(place: list[dict[str, Any]], more: list[str] | None = None, **layers: Any) -> Game[Any]:
    """A Soviet division has been called and looks for a station."""
    board = islet([*STRIP, *(more or [])], rails=[RAIL], axis=["L0402"], soviet=["L0413"], **layers)
    waiting = [{"unit": "su-l-70", "at": "available"}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    return table(board=board, turn=5, place=[*waiting, *place], decision=decision)


def stations(game: Game[Any]) -> set[str]:
    play(game, {"call": "su-l-70"})
    return {str(a["hex"]) for a in legal(game) if a["do"] == "arrive"}


@pytest.mark.rule("ava:14.2.b", "ava:12.1.f")
def test_trains_pass_a_fortress_beside_the_enemy() -> None:
    """The German in L0509 has L0409 and L0410 in its zone; fortresses there keep the line open."""
    german = stand(de_l_21="L0509")
    assert stations(trains(german, ["L0509"])) == {"L0411", "L0412", "L0413"}
    forts = [{"fortress": hex_, "level": 1} for hex_ in ("L0409", "L0410")]
    assert stations(trains([*german, *forts], ["L0509"])) == set(RAIL)


@pytest.mark.rule("ava:2.1.n", "ava:12.1.c")
def test_soviet_trains_stop_at_the_start_line() -> None:
    game = trains([], start=dict.fromkeys(RAIL[:4], "a"))
    assert stations(game) == set(RAIL[4:])
    refused(game, {"arrive": RAIL[3]}, by="12.1.e")


@pytest.mark.rule("ava:12.1.e", "ava:3.1.d")
def test_no_train_leaves_a_source_where_an_enemy_stands() -> None:
    assert asked(trains(stand(de_l_21="L0413"))) != "call-reinforcements"
    assert asked(trains(stand(de_l_21="L0402"))) == "call-reinforcements"


@pytest.mark.rule("ava:17.3.d", "ava:17.3.e")
def test_a_soviet_headquarters_returns_from_the_track_on_its_turn_and_on_top() -> None:
    """The number of the track is used up; the headquarters of this turn may come all the same, that of the next not."""
    number = PACK.scenarios["leningrad"].track[4].reinforcements.su
    rifles = [u.id for u in PACK.units if u.map == "L" and u.type == "su-rifle" and u.id != "su-l-70"]
    units = rifles[:number]
    place = [{"unit": unit, "at": "available"} for unit in units]
    place += [{"unit": "su-l-hq-27a", "at": "track-5"}, {"unit": "su-l-hq-8a", "at": "track-6"}]
    game = trains(place)
    for unit, hex_ in zip(units, [hex_ for hex_ in RAIL for _ in range(2)], strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    refused(game, {"call": "su-l-70"}, by="12.2.a")
    refused(game, {"call": "su-l-hq-8a"}, by="12.2.a")
    play(game, {"call": "su-l-hq-27a"}, {"arrive": "L0413"})
    check(game, {"unit": "su-l-hq-27a", "at": "L0413"}, {"unit": "su-l-hq-8a", "at": "track-6"})


@pytest.mark.rule("ava:5.0.o", "ava:18.1.o")
def test_axis_units_of_the_next_box_come_on_top_when_the_turn_begins() -> None:
    place = [{"unit": "de-l-12pzx", "at": "track-5"}, {"unit": "de-l-18mx", "at": "track-6"}]
    front = [{"unit": "de-l-36m", "at": "L2017"}]
    decision = {"phase": "movement", "side": "axis", "active": ["de-l-36m"]}
    game = table(turn=BRAKE, board=plain(), place=[*place, *front], decision=decision)
    play(game, {"end-movement": None})
    check(game, {"turn": 5}, {"unit": "de-l-12pzx", "at": "available"}, {"unit": "de-l-18mx", "at": "track-6"})
    assert game.position.extra == (UNIT["de-l-12pzx"],)


@pytest.mark.rule("ava:7.3.b", "ava:18.1.s")
def test_an_interrupted_chit_is_carried_out_once_though_both_sides_hold_one() -> None:
    """Manstein goes first; 27A is drawn again, and now the Soviets may interrupt it."""
    place = [
        {"unit": "de-l-hq-4pzg", "at": "L2016"},
        {"unit": "su-l-hq-27a", "at": "L2023"},
    ]
    game = table(
        turn=6,
        zhukov=4,
        board=plain(),
        place=place,
        hand={"axis": ["manstein"], "soviet": ["soviet-reinforcements"]},
        dice=[1],
        decision=drawing("su-27a"),
    )
    play(game, {"interrupt": "manstein"})
    check(game, {"cup": ["su-27a"]}, {"asked": "move-units", "seats": ["axis"]})
    play(game, {"end-movement": None})
    check(game, {"cup": []}, {"asked": "interrupt-draw", "seats": ["soviet"]}, {"drawn": ["manstein"]})


@pytest.mark.rule("ava:17.3.a", "ava:17.3.c")
@pytest.mark.parametrize(("turn", "tag"), [(8, "relocate-hqs"), (9, "move-units")])
def test_no_headquarters_leaves_for_a_turn_that_does_not_come(turn: int, tag: str) -> None:
    place = [{"unit": "de-l-hq-18a", "at": "L2016"}, {"unit": "de-l-hq-16a", "at": "L2017"}]
    game = table(
        turn=turn,
        board=plain(rails=chain(column(20, 13, 25))),
        place=place,
        options={"hq-relocation": True},
        decision={"phase": "activation", "hq": "de-l-hq-18a"},
    )
    assert asked(game) == tag


@pytest.mark.rule("ava:14.3.e", "ava:14.1.g")
@pytest.mark.parametrize(("level", "left"), [(0, 1), (1, 2)])
def test_a_marker_is_taken_for_a_new_fortress_and_turned_for_a_second_level(level: int, left: int) -> None:
    place: list[dict[str, Any]] = [{"unit": "su-l-179", "at": "L2024"}]
    place += [{"fortress": "L2023", "level": level}] if level else []
    game = table(
        turn=5, board=plain(places={"L2023": "major"}), place=place, markers={"L": 2}, decision={"phase": "supply"}
    )
    play(game, {"fortify": "L2023"})
    check(game, {"hex": "L2023", "fortress": level + 1})
    assert dict(game.position.markers)["L"] == left
