"""15.3, 15.4: the 19th Army and the strategic reserve come onto the map."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import PACK, drawing, due, seen, table
from tests.games.ava.plain import bare, chain, column, lakes, name, neighbours
from tests.games.ava.table import allowed, check, legal, play, refused

ARMY = [unit.id for unit in PACK.units if unit.formation == "soviet-19a"]


EAST = ["S5504", "S5507", "S5513"]


STRETCH = [name(number, row, "S") for number in range(45, 56) for row in range(1, 16)]


def army19(turn: int = 3, scenario: str = "smolensk", **more: Any) -> Game[Any]:
    """The chit of the 19th Army has been drawn; a road leads west from S5507. S4003 is a source inside the map."""
    way = [name(number, 7 + (number % 2 == 0), "S") for number in range(55, 44, -1)]
    board = bare([*STRETCH, "S4003"], roads=chain(way), soviet=[*EAST, "S4003"], axis=["S0118"])
    place = [{"unit": unit, "at": "track-3"} for unit in ARMY] + [{"unit": "de-s-7", "at": "S0118"}]
    return table(scenario=scenario, board=board, turn=turn, place=place, decision=drawing("su-19a"), **more)


@pytest.mark.rule("ava:15.3.a")
def test_19th_army_waits_for_its_chit() -> None:
    """Drawn on turn 5 for the first time, it brings the army on then."""
    check(army19(turn=5), {"asked": "choose-entry", "seats": ["soviet"]})


@pytest.mark.rule("ava:15.3.a", "ava:15.3.c", "ava:15.3.d")
@pytest.mark.parametrize("scenario", ["smolensk", "campaign"])
def test_19th_army_comes_with_its_chit_at_a_source_of_the_eastern_edge(scenario: str) -> None:
    game = army19(scenario=scenario)
    check(game, {"asked": "choose-entry", "seats": ["soviet"]})
    assert {a["hex"] for a in legal(game) if a["do"] == "enter-at"} == set(EAST)
    refused(game, {"enter-at": "S5506"}, by="15.3.c")
    refused(game, {"enter-at": "S4003"}, by="15.3.c")
    allowed(game, {"enter-at": "S5507"})


@pytest.mark.rule("ava:15.3.a")
def test_chit_of_the_19th_army_comes_with_turn_three() -> None:
    for scenario in ("smolensk", "campaign"):
        arrival = [turn.n for turn in PACK.scenarios[scenario].track if "su-19a" in turn.new_soviet]
        assert arrival == [3]
    pool = PACK.scenarios["smolensk"].soviet_pool  # more than they may choose: play stops at the question
    available = {"soviet": ["su-3a", "su-4a", "su-10a", *pool], "axis": []}
    game = table(scenario="smolensk", turn=1, available=available, decision={"phase": "end"})
    check(game, {"turn": 2})
    assert "su-19a" not in seen(game, "soviet").available["soviet"]
    game = table(scenario="smolensk", turn=2, available=available, decision={"phase": "end"})
    assert "su-19a" in seen(game, "soviet").available["soviet"]


@pytest.mark.rule("ava:15.3.b", "ava:15.3.e")
def test_headquarters_and_ten_units_come_in_together() -> None:
    assert len(ARMY) == 11
    game = army19()
    play(game, {"enter-at": "S5507"})
    check(game, {"asked": "move-units", "seats": ["soviet"]})
    assert {a["unit"] for a in legal(game) if a["do"] == "move"} == set(ARMY)


def bring_on(game: Game[Any], *units: str) -> None:
    """These units come on, each as far as it likes."""
    for unit in units:
        play(game, {"move": unit})
        play(game, next({"go": a["to"]} for a in reversed(legal(game)) if a["do"] == "go"))


@pytest.mark.rule("ava:15.3.b")
def test_no_unit_of_the_19th_army_is_left_behind() -> None:
    """Its headquarters alone does not end the movement; nor do ten of eleven; all of them do."""
    game = army19()
    play(game, {"enter-at": "S5507"})
    first, *others, last = sorted(ARMY, key=lambda unit: "hq" not in unit)
    bring_on(game, first)
    refused(game, {"end-movement": None}, by="15.3.b")
    bring_on(game, *others)
    refused(game, {"end-movement": None}, by="15.3.b")
    bring_on(game, last)
    allowed(game, {"end-movement": None})
    assert all(not place.startswith("track") for place in (seen(game, "soviet").units[unit].at for unit in ARMY))


@pytest.mark.rule("ava:15.3.b", "ava:3.1.f")
def test_what_finds_no_room_comes_with_the_next_chit() -> None:
    """The source is one hex in a lake: two units come on, the others wait on the track and not in vain."""
    board = bare(
        STRETCH,
        terrain=lakes(h for h in neighbours("S5507") if h in STRETCH),
        soviet=["S5507", "S5513"],
        axis=["S0118"],
    )
    place = [{"unit": unit, "at": "track-3"} for unit in ARMY] + [{"unit": "de-s-7", "at": "S0118"}]
    keys: dict[str, Any] = {"scenario": "smolensk", "board": board, "turn": 3, "decision": drawing("su-19a")}
    game = table(place=place, **keys)
    play(game, {"enter-at": "S5507"})
    bring_on(game, *ARMY[:2])
    play(game, {"end-movement": None})
    there = [{"unit": unit, "at": "S5507" if unit in ARMY[:2] else "track-3"} for unit in ARMY]
    game = table(place=[*there, place[-1]], **keys)
    play(game, {"enter-at": "S5513"})
    assert {a["unit"] for a in legal(game) if a["do"] == "move"} >= set(ARMY[2:])


@pytest.mark.rule("ava:15.3.b", "ava:12.2.a")
@pytest.mark.parametrize("box", ["track-3", "track-4"])
def test_headquarters_of_the_19th_army_does_not_come_alone_by_rail(box: str) -> None:
    """Unless it has come with the army, and was relocated (17.3) to a later box."""
    board = bare([*STRETCH, "S4003"], rails=chain(column(55, 7, 3, "S")), soviet=EAST, axis=["S0118"])
    place = [{"unit": "su-s-8", "at": "available"}, {"unit": "su-s-hq-19a", "at": box}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    game = table(scenario="smolensk", board=board, turn=4, place=place, decision=decision)
    if box == "track-3":
        refused(game, {"call": "su-s-hq-19a"}, by="15.3.b")
    else:
        allowed(game, {"call": "su-s-hq-19a"})


@pytest.mark.rule("ava:15.3.c")
def test_in_the_campaign_the_19th_army_may_come_at_any_eastern_source() -> None:
    """Of all three maps."""
    game = table(
        scenario="campaign",
        board={"soviet": ["L4711", "S5507", "K5511", "K4030"]},
        turn=3,
        place=[{"unit": unit, "at": "track-3"} for unit in ARMY],
        decision=drawing("su-19a"),
    )
    east = {str(a["hex"]) for a in legal(game) if a["do"] == "enter-at"}
    assert east == {"S5507", "K5511"}
    refused(game, {"enter-at": "K4030"}, by="15.3.c")


@pytest.mark.rule("ava:15.3.e")
def test_19th_army_marches_in_by_normal_or_strategic_movement() -> None:
    """Rifles have four points: by road half a point for each hex, across country one for each."""
    game = army19()
    play(game, {"enter-at": "S5507"}, {"move": "su-s-38"})
    reached = {str(a["to"]) for a in legal(game) if a["do"] == "go"}
    assert "S5507" in reached
    assert "S5208" in reached
    assert "S5504" in reached
    assert "S5501" not in reached
    assert "S4907" in reached
    play(game, {"go": "S4907"}, {"move": "su-s-127"}, {"go": "S5507"})
    check(game, {"unit": "su-s-38", "at": "S4907"}, {"unit": "su-s-127", "at": "S5507"})


POOL = [unit.id for unit in PACK.units if unit.side == "soviet" and unit.map == "S" and not unit.formation]


def reserve(turn: int, scenario: str = "smolensk", count: int = 24) -> Game[Any]:
    """The Soviet reinforcement chit has been drawn; open country and a railway at the gates of Moscow."""
    rails = chain([*column(54, 1, 14, "S"), "S5513"]) | chain(["S5407", "S5507"]) | chain(["S5404", "S5504"])
    board = bare(STRETCH, rails=rails, soviet=[*EAST, "S5501"], axis=["S0118"])
    place = [{"unit": unit, "at": "available"} for unit in POOL[:count]] + [{"unit": "de-s-7", "at": "S0118"}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    return table(scenario=scenario, board=board, turn=turn, place=place, decision=decision)


def enter(game: Game[Any], *units: str, source: str = "S5507") -> None:
    """They march on, each to the first free hex in reach."""
    for unit in units:
        play(game, {"call": unit, "source": source})
        to = next(str(a["to"]) for a in legal(game) if a["do"] == "go")
        play(game, {"go": to})
        check(game, {"unit": unit, "at": to})


@pytest.mark.rule("ava:15.4.a")
@pytest.mark.parametrize("turn", [5, 6, 9])
def test_strategic_reserve_comes_from_turn_six(turn: int) -> None:
    game = reserve(turn)
    if turn < 6:
        refused(game, {"call": POOL[0], "source": "S5507"}, by="15.4.a")
        allowed(game, {"call": POOL[0]})
    else:
        allowed(game, {"call": POOL[0], "source": "S5507"})


@pytest.mark.rule("ava:15.4.g")
def test_six_units_of_the_reserve_come_in_smolensk() -> None:
    game = reserve(6)
    enter(game, *POOL[:6])
    refused(game, {"call": POOL[6], "source": "S5507"}, by="15.4.g")
    allowed(game, {"call": POOL[6]})


@pytest.mark.rule("ava:15.4.b")
def test_twelve_units_of_the_reserve_come_in_the_campaign() -> None:
    game = reserve(6, "campaign")
    for start, source in ((0, "S5504"), (4, "S5507"), (8, "S5513")):
        enter(game, *POOL[start : start + 4], source=source)
    refused(game, {"call": POOL[12], "source": "S5507"}, by="15.4.b")
    allowed(game, {"call": POOL[12]})


@pytest.mark.rule("ava:15.4.b")
def test_strategic_reserve_is_optional() -> None:
    game = reserve(6)
    allowed(game, {"done": None})


@pytest.mark.rule("ava:15.4.c")
def test_reserve_comes_beside_the_ordinary_reinforcements() -> None:
    """Six of the reserve, and still the whole number of the track by rail; one more unit stays in the box."""
    number = due("smolensk", 6)
    game = reserve(6, count=6 + number + 1)
    enter(game, *POOL[:6])
    last = POOL[6 + number]
    for unit in POOL[6 : 6 + number]:
        play(game, {"call": unit})
        to = next(str(a["hex"]) for a in legal(game) if a["do"] == "arrive")
        play(game, {"arrive": to})
        check(game, {"unit": unit, "at": to})
    assert not any(a["do"] == "call" for a in legal(game))
    check(game, {"unit": last, "at": "available"})


@pytest.mark.rule("ava:15.4.d")
def test_reserve_enters_at_the_sources_from_moscow_only() -> None:
    game = reserve(6)
    for source in EAST:
        allowed(game, {"call": POOL[0], "source": source})
    refused(game, {"call": POOL[0], "source": "S5501"}, by="15.4.d")


@pytest.mark.rule("ava:15.4.e")
def test_reserve_moves_in_with_its_whole_allowance() -> None:
    """A rifle division has four points."""
    game = reserve(6)
    play(game, {"call": "su-s-19", "source": "S5507"})
    reached = {str(a["to"]) for a in legal(game) if a["do"] == "go"}
    assert {"S5507", "S5504", "S5510"} <= reached
    assert not {"S5502", "S5512"} & reached


@pytest.mark.rule("ava:15.4.f")
def test_reserve_is_taken_from_the_whole_available_box() -> None:
    """Rifles, tanks, cavalry, headquarters: whatever lies there, and nothing else."""
    units = ["su-s-19", "su-s-102t", "su-s-4c", "su-s-hq-24a"]
    board = bare(STRETCH, soviet=EAST, axis=["S0118"])
    place = [{"unit": unit, "at": "available"} for unit in units] + [{"unit": "su-s-27", "at": "eliminated"}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    game = table(scenario="smolensk", board=board, turn=6, place=place, decision=decision)
    for unit in units:
        allowed(game, {"call": unit, "source": "S5507"})
    assert not any(a.get("unit") == "su-s-27" for a in legal(game))
