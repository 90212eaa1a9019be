"""12: reinforcements by rail."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, Place, islet, stand
from tests.games.ava.phases import PACK, due
from tests.games.ava.table import allowed, check, legal, play, refused, table

LINE = ["L0401", "L0402", "L0403", "L0404", "L0405", "L0406", "L0407"]
"""The railway, from the source at its north end."""
BRANCH = ["L0609", "L0610"]
"""A railway that touches no source."""
RIFLES, OTHERS, INFANTRY = "su-l-179", "su-l-188", "de-l-21"


def railway(side: str, **keys: Any) -> Board:
    sources = {"soviet": ["L0401"], "axis": ["L0113"]} if side == "soviet" else {"axis": ["L0401"], "soviet": ["L0113"]}
    return islet(**{"rails": [LINE, BRANCH], **sources, **keys})


def arriving(place: Place, side: str = "soviet", turn: int = 4, **keys: Any) -> Game[Position]:
    decision = {"phase": "reinforcements", "side": side}
    return table(**{"place": place, "board": railway(side), "turn": turn, "decision": decision, **keys})


def boxed(*units: str) -> Place:
    return [{"unit": unit, "at": "available"} for unit in units]


def pool(side: str) -> list[str]:
    """Infantry divisions of the Leningrad map, more than any turn brings."""
    infantry = (u for u in PACK.units if u.map == "L" and u.side == side and u.kind == "infantry")
    return [unit.id for unit in infantry]


def stations(count: int) -> list[str]:
    """Hexes of the railway for so many units, two in each, the source last."""
    return [hex_ for hex_ in reversed(LINE) for _ in range(2)][:count]


def calls(game: Game[Position]) -> set[str]:
    return {line["unit"] for line in legal(game) if line["do"] == "call"}


# -- 12.0, 12.1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:12.0.a")
def test_reinforcements_come_from_turn_four_on() -> None:
    early = arriving(boxed(RIFLES), turn=3)
    check(early, {"unit": RIFLES, "at": "available"}, {"asked": "raise-army"}, {"turn": 4})
    check(arriving(boxed(RIFLES)), {"asked": "call-reinforcements"}, {"waiting": ["soviet"]}, {"turn": 4})


@pytest.mark.rule("ava:12.0.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_chit_lets_its_owner_bring_in_reinforcements(side: str) -> None:
    decision = {"phase": "command", "chit": f"{side}-reinforcements"}
    unit = INFANTRY if side == "axis" else RIFLES
    game = table(place=boxed(INFANTRY, RIFLES), board=railway(side), turn=4, decision=decision)
    check(game, {"asked": "call-reinforcements"}, {"waiting": [side]})
    assert calls(game) == {unit}


@pytest.mark.rule("ava:12.0.a")
def test_reinforcements_are_optional() -> None:
    game = arriving(boxed(RIFLES))
    play(game, {"done": None})
    check(game, {"unit": RIFLES, "at": "available"}, {"asked": "raise-army"})


@pytest.mark.rule("ava:12.1.a", "ava:12.1.c")
def test_reinforcements_are_placed_on_a_railway() -> None:
    game = arriving(boxed(RIFLES))
    play(game, {"call": RIFLES})
    check(game, {"asked": "choose-station"})
    refused(game, {"arrive": "L0305"}, by="12.1.c")
    play(game, {"arrive": "L0405"})
    check(game, {"unit": RIFLES, "at": "L0405", "steps": 2})


@pytest.mark.rule("ava:12.1.a", "ava:12.1.c")
@pytest.mark.parametrize("station", LINE)
def test_any_hex_of_the_railway_will_do(station: str) -> None:
    game = arriving(boxed(RIFLES))
    play(game, {"call": RIFLES}, {"arrive": station})
    check(game, {"unit": RIFLES, "at": station})


@pytest.mark.rule("ava:12.1.b")
def test_a_headquarters_brought_in_does_not_bring_its_chit() -> None:
    game = arriving(boxed("su-l-hq-34a"), available={"axis": [], "soviet": ["su-8a"]})
    play(game, {"call": "su-l-hq-34a"}, {"arrive": "L0405"})
    check(game, {"unit": "su-l-hq-34a", "at": "L0405"}, {"available": ["su-8a"], "side": "soviet"})


@pytest.mark.rule("ava:12.1.d")
def test_reinforcements_are_not_placed_in_an_enemy_zone() -> None:
    game = arriving([*boxed(RIFLES), *stand(de_l_21="L0408")])
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0407"}, by="12.1.d")
    allowed(game, {"arrive": "L0406"})


@pytest.mark.rule("ava:12.1.d")
def test_a_friend_in_the_hex_does_not_lift_the_enemy_zone() -> None:
    game = arriving([*boxed(RIFLES), *stand(de_l_21="L0408", su_l_188="L0407")])
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0407"}, by="12.1.d")


@pytest.mark.rule("ava:12.1.e")
def test_the_railway_must_lead_to_a_source() -> None:
    game = arriving(boxed(RIFLES))
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0610"}, by="12.1.e")
    allowed(game, {"arrive": "L0407"})


@pytest.mark.rule("ava:12.1.e")
def test_the_line_may_not_leave_the_railway_on_the_way() -> None:
    """A gap of one hex in the rails: an ordinary line of communication would bridge it, this one does not."""
    game = arriving(boxed(RIFLES), board=railway("soviet", rails=[LINE[:3], LINE[3:]]))
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0405"}, by="12.1.e")
    allowed(game, {"arrive": "L0403"})


@pytest.mark.rule("ava:12.1.e")
def test_the_source_must_be_a_friendly_one() -> None:
    game = arriving(
        boxed(RIFLES), board=railway("soviet", soviet=["L0713"], axis=["L0401"], rails=[LINE, ["L0712", "L0713"]])
    )
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0405"}, by="12.1.e")
    allowed(game, {"arrive": "L0712"})


@pytest.mark.rule("ava:12.1.f")
def test_no_headquarters_needs_to_be_near() -> None:
    """The only headquarters stands eleven hexes away."""
    game = arriving([*boxed(RIFLES), *stand(su_l_hq_11a="L0413")])
    play(game, {"call": RIFLES}, {"arrive": "L0402"})
    check(game, {"unit": RIFLES, "at": "L0402"})


@pytest.mark.rule("ava:12.1.g")
def test_the_line_does_not_pass_an_enemy_zone_even_where_friends_stand() -> None:
    """The German watches L0404 and L0405; friends there keep them open to supply, not to trains."""
    place = [*boxed(RIFLES), *stand(de_l_21="L0504", su_l_188="L0404", su_l_16="L0405")]
    game = arriving(place)
    play(game, {"call": RIFLES})
    check(game, {"supplied": "su-l-16", "is": True})
    refused(game, {"arrive": "L0407"}, by="12.1.g")
    allowed(game, {"arrive": "L0403"})


@pytest.mark.rule("ava:12.1.g")
def test_without_the_enemy_the_same_line_is_open() -> None:
    game = arriving([*boxed(RIFLES), *stand(su_l_188="L0404", su_l_16="L0405")])
    play(game, {"call": RIFLES})
    allowed(game, {"arrive": "L0407"})


# -- 12.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:12.2.a", "ava:12.2.c")
def test_as_many_units_come_as_the_track_says() -> None:
    """Turn 4 of the Leningrad game: that many Soviet units come, and one more stays in the box."""
    number = due("leningrad", 4)
    *coming, last = pool("soviet")[: number + 1]
    game = arriving(boxed(*coming, last))
    for unit, station in zip(coming, stations(number), strict=True):
        check(game, {"asked": "call-reinforcements"})
        play(game, {"call": unit}, {"arrive": station})
        check(game, {"unit": unit, "at": station})
    check(game, {"asked": "raise-army"}, {"unit": last, "at": "available"})


@pytest.mark.rule("ava:12.2.a")
def test_units_come_from_the_own_available_box_only() -> None:
    place = [*boxed(RIFLES, INFANTRY), {"unit": OTHERS, "at": "eliminated"}, *stand(su_l_16="L0410")]
    assert calls(arriving(place)) == {RIFLES}


@pytest.mark.rule("ava:12.2.b")
def test_a_headquarters_counts_as_one_of_the_number() -> None:
    """As many divisions as the number says, and a headquarters: it comes first, and the last division waits."""
    number = due("leningrad", 4, "ger")
    *coming, last = ["de-l-hq-16a", *pool("axis")[:number]]
    game = arriving(boxed(*coming, last), side="axis")
    for unit, station in zip(coming, stations(number), strict=True):
        play(game, {"call": unit}, {"arrive": station})
    check(game, {"unit": "de-l-hq-16a", "at": LINE[-1]}, {"unit": last, "at": "available"}, {"asked": "raise-army"})


@pytest.mark.rule("ava:12.2.c")
def test_germans_and_romanians_have_numbers_of_their_own() -> None:
    """Turn 4 of the campaign: one Romanian more than the track brings waits, a German does not."""
    number = due("campaign", 4, "rum")
    *coming, last = [unit.id for unit in PACK.units if unit.nation == "ro" and unit.kind == "infantry"][: number + 1]
    game = arriving(boxed(*coming, last, INFANTRY), side="axis", scenario="campaign")
    for unit, station in zip(coming, stations(number), strict=True):
        play(game, {"call": unit}, {"arrive": station})
    refused(game, {"call": last}, by="12.2.a")
    play(game, {"call": INFANTRY}, {"arrive": LINE[0]})
    check(game, {"unit": INFANTRY, "at": LINE[0]}, {"unit": last, "at": "available"})


@pytest.mark.rule("ava:12.2.c")
def test_german_units_do_not_come_on_the_number_of_the_romanians() -> None:
    """Turn 4 of the campaign: the Germans of the track are here; for the place of a Romanian no German is called."""
    number = due("campaign", 4, "ger")
    assert due("campaign", 4, "rum") > 0
    *coming, last = pool("axis")[: number + 1]
    game = arriving(boxed(*coming, last, "ro-k-r1mt"), side="axis", scenario="campaign")
    for unit, station in zip(coming, stations(number), strict=True):
        play(game, {"call": unit}, {"arrive": station})
    check(game, {"asked": "call-reinforcements"}, {"unit": last, "at": "available"})
    assert calls(game) == {"ro-k-r1mt"}
    refused(game, {"call": last}, by="12.2.a")


@pytest.mark.rule("ava:12.2.d")
def test_reinforcements_the_box_cannot_provide_are_lost() -> None:
    """All but one of the number come, and the activation is over."""
    coming = pool("soviet")[: due("campaign", 4) - 1][: 2 * len(LINE)]
    game = arriving(boxed(*coming), scenario="campaign")
    for unit, station in zip(coming, stations(len(coming)), strict=True):
        play(game, {"call": unit}, {"arrive": station})
    check(game, {"asked": "raise-army"}, {"unit": coming[0], "at": LINE[-1]})


@pytest.mark.rule("ava:12.2.d")
def test_an_empty_box_gives_nothing() -> None:
    check(arriving([]), {"asked": "raise-army"})


# -- 12.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:12.3.c", "ava:13.0.g")
@pytest.mark.parametrize("unit", [RIFLES, "su-l-hq-11a"])
def test_infantry_and_headquarters_come_back_from_the_box(unit: str) -> None:
    game = arriving(boxed(unit))
    play(game, {"call": unit}, {"arrive": "L0405"})
    check(game, {"unit": unit, "at": "L0405"})


@pytest.mark.rule("ava:12.3.d")
def test_eliminated_mechanised_units_never_return() -> None:
    game = arriving([*boxed(RIFLES), {"unit": "su-l-23t", "at": "eliminated"}])
    refused(game, {"call": "su-l-23t"}, by="12.3.d")
    allowed(game, {"call": RIFLES})


@pytest.mark.rule("ava:12.3.e", "ava:13.0.h")
@pytest.mark.parametrize("unit", [OTHERS, "su-l-hq-11a"])
def test_units_eliminated_at_a_supply_check_never_return(unit: str) -> None:
    game = arriving([*boxed(RIFLES), {"unit": unit, "at": "eliminated"}])
    refused(game, {"call": unit}, by="13.0.h" if "hq" in unit else "12.3.e")
    allowed(game, {"call": RIFLES})


# -- stations ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:12.1.e", "ava:12.1.g")
def test_an_enemy_on_the_railway_stops_the_trains() -> None:
    game = arriving([*boxed(RIFLES), *stand(de_l_21="L0404")])
    play(game, {"call": RIFLES})
    assert {line["hex"] for line in legal(game) if line["do"] == "arrive"} == {"L0401", "L0402"}


@pytest.mark.rule("ava:3.1.e")
def test_a_full_station_takes_no_other_unit() -> None:
    game = arriving([*boxed(RIFLES), *stand(su_l_188="L0404", su_l_16="L0404")])
    play(game, {"call": RIFLES})
    refused(game, {"arrive": "L0404"}, by="3.1.e")
    allowed(game, {"arrive": "L0405"})


@pytest.mark.rule("ava:12.2.a")
def test_a_unit_put_back_into_the_box_does_not_count() -> None:
    """The first is called and put back; the whole number of others still comes."""
    number = due("leningrad", 4, "ger")
    first, *coming = pool("axis")[: number + 1]
    game = arriving(boxed(first, *coming), side="axis")
    play(game, {"call": first}, {"put-back": None})
    for unit, station in zip(coming, stations(number), strict=True):
        play(game, {"call": unit}, {"arrive": station})
        check(game, {"unit": unit, "at": station})
    check(game, {"unit": first, "at": "available"}, {"asked": "raise-army"})
