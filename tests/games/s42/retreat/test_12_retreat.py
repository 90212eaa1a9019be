"""Chapter 12: how far units retreat, which way, what a short way costs, and what is left."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNIT
from grognard.games.s42.interface.actions import Disband, FallBack, LoseStep, Retreat, Stand, StayBehind
from grognard.games.s42.retreat.determined_defense import Determined
from grognard.games.s42.retreat.retreat import thrown_back
from grognard.games.s42.state.markers import SupplyPoint
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED, GOOD, IN_FULL_RETREAT, RETREATED, TRACK, TRAIN
from grognard.games.s42.state.stacking import TrimStacks, overfull
from grognard.games.s42.supply.lines import hex_has_line
from tests.games.s42.falling_back import corridor, distant, ends, going_back, piece, stands
from tests.games.s42.front import assault, front, odds, planned
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import asked, play, refused, table, told

NORTH = ("3019", "3018")
"""Two hexes straight north of 3020."""
LAKE = {"2919/3019": "lake"}
"""A unit in 2919 controls 3018, but not 3019."""


# -- 12.1.1 how far --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.1.1.a", "s42:12.1.1.b", "s42:12.1.1.c", "s42:12.1.1.d")
@pytest.mark.parametrize(
    ("label", "hexes"), [("DS", 4), ("DR4", 4), ("D1", 3), ("A1/DR2", 2), ("DR2", 2), ("A1/D1", 2), ("DRX", 2)]
)
def test_the_result_says_how_far(label: str, hexes: int) -> None:
    position = front({CENTRE: "su-6", "3021": "ge-44"})
    game = table(position, thrown_back(position, planned(position, "ge-44", label=label)))
    assert asked(game) == ("soviet",)
    assert ends(game, "su-6") <= distant(hexes)


@pytest.mark.rule("s42:12.1.1.a")
def test_no_shorter_and_no_longer() -> None:
    game = going_back(front({CENTRE: "ge-44"}), "ge-44")
    refused(game, Retreat("ge-44", NORTH[:1]), by="12.1.1.a")
    refused(game, Retreat("ge-44", (*NORTH, "3017")), by="12.1.1.a")
    play(game, Retreat("ge-44", NORTH))
    assert stands(game, "ge-44", "3018")


@pytest.mark.rule("s42:12.1.1.a")
def test_a_combat_unit_does_not_stay() -> None:
    refused(going_back(front({CENTRE: "ge-44"}), "ge-44"), StayBehind("ge-44"), by="12.1.1.a")


# -- 12.1.2 stacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.1.2.a", "s42:12.1.2.b")
def test_stacked_units_go_different_ways_and_part_where_they_like() -> None:
    game = going_back(front({CENTRE: "ge-44 ge-45"}), "ge-44", "ge-45")
    play(game, Retreat("ge-45", NORTH))
    assert {"3018", "3119"} <= ends(game, "ge-44")
    play(game, Retreat("ge-44", ("3019", "3119")))
    assert stands(game, "ge-45", "3018")
    assert stands(game, "ge-44", "3119")


@pytest.mark.rule("s42:12.1.2.c", "s42:12.1.3.n", "s42:12.1.4.a", "s42:4.4.b")
def test_through_friends_and_into_a_hex_that_is_too_full() -> None:
    position = front({CENTRE: "su-6", "3019": "su-1 su-4", "3018": "su-121 su-15-143"})
    game = going_back(position, "su-6")
    play(game, Retreat("su-6", NORTH))
    assert overfull(game.position, SOVIET) == [HEX["3018"]]


@pytest.mark.rule("s42:12.1.4.b", "s42:12.1.4.c")
def test_the_excess_dies_when_its_owner_has_moved() -> None:
    position = front({"3018": "su-6 su-121 su-15-143"})
    assert table(position, TrimStacks(side=AXIS)).decision is None
    game = table(position, TrimStacks(side=SOVIET))
    play(game, Disband("su-6"))
    assert piece(game, "su-6").place == ELIMINATED
    assert game.decision is None


# -- 12.1.3 which way ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.1.3.a", "s42:12.1.3.d")
def test_in_open_country_anywhere_two_hexes_away() -> None:
    game = going_back(front({CENTRE: "ge-44"}), "ge-44")
    assert ends(game, "ge-44") == distant(2)


@pytest.mark.rule("s42:12.1.3.b", "s42:12.1.3.d")
def test_a_way_that_turns_back_is_refused_while_another_leads_away() -> None:
    bent = ("3019", "3120")
    refused(going_back(front({CENTRE: "ge-44"}), "ge-44"), Retreat("ge-44", bent), by="12.1.3.d")
    closed = front({CENTRE: "ge-44"}, corridor(*bent))
    game = going_back(closed, "ge-44")
    assert ends(game, "ge-44") == {"3019", "3120"}
    play(game, Retreat("ge-44", bent))
    assert stands(game, "ge-44", "3120")


@pytest.mark.rule("s42:12.1.3.b", "s42:12.1.3.l")
def test_to_a_hex_in_supply_if_there_is_one() -> None:
    position = front({CENTRE: "ge-44"})
    supplied = {name for name in distant(3) if hex_has_line(position, UNIT["ge-44"], HEX[name])}
    assert supplied
    game = going_back(position, "ge-44", hexes=(3,))
    assert ends(game, "ge-44") == supplied
    assert "3023" not in supplied
    refused(game, Retreat("ge-44", ("3021", "3022", "3023")), by="12.1.3.l")


@pytest.mark.rule("s42:12.1.3.b", "s42:12.1.3.l")
def test_the_distance_comes_before_the_supply() -> None:
    hexes = ("3021", "3022", "3023", "2922", "2923")
    game = going_back(front({CENTRE: "ge-44"}, corridor(*hexes)), "ge-44", hexes=(3,))
    assert ends(game, "ge-44") == {"3023", "2923"}


@pytest.mark.rule("s42:12.1.3.m")
def test_zones_of_control_need_not_be_avoided() -> None:
    position = front({CENTRE: "ge-44", "2919": "su-6"}, steppe(waters={"2919/3018": "lake"}))
    game = going_back(position, "ge-44")
    play(game, Retreat("ge-44", NORTH))
    assert stands(game, "ge-44", "3018")


# -- 12.1.3 shortened ------------------------------------------------------------------------------------------------

DEAD_END = ("3019", "3018")


@pytest.mark.rule("s42:12.1.3.e", "s42:12.1.3.f", "s42:12.1.3.h", "s42:12.1.3.k")
def test_a_step_buys_a_hex_to_friends() -> None:
    game = going_back(front({CENTRE: "ge-44", "3018": "ge-45"}, corridor(*DEAD_END)), "ge-44", hexes=(3,))
    assert ends(game, "ge-44") == {"3018"}
    play(game, Retreat("ge-44", NORTH))
    assert piece(game, "ge-44").steps == 2
    assert piece(game, "ge-44").order == DISRUPTED


@pytest.mark.rule("s42:12.1.3.j", "s42:12.3.a")
@pytest.mark.parametrize("friend", ["su-1", "su-1+retreated"])
def test_neither_a_short_way_nor_death_shortens_the_advance(friend: str, advances: list[tuple[int, bool]]) -> None:
    position = front({CENTRE: "su-6", "3018": friend, "3021": "ge-44"}, corridor(*DEAD_END, "3021"), turn=8)
    game = table(position, Determined(battle=planned(position, "ge-44", label="D1")))
    for action in (FallBack(), Retreat("su-6", NORTH))[: 2 if friend == "su-1" else 1]:
        play(game, action)
    assert advances == [(3, False)]


@pytest.mark.rule("s42:12.1.3.f", "s42:12.1.3.g")
def test_three_steps_buy_three_hexes_and_one_hex_is_left() -> None:
    units = ("ge-44", "ge-45", "ge-9")
    position = front({CENTRE: " ".join(units), "3019": "ge-46"}, corridor("3019"))
    game = going_back(position, *units, hexes=(4,), rout=True)
    for unit in units:
        play(game, Retreat(unit, NORTH[:1]))
    for unit in units:
        play(game, LoseStep(unit))
    assert [piece(game, unit).steps for unit in units] == [2, 2, 2]
    assert {piece(game, unit).order for unit in units} == {IN_FULL_RETREAT}
    assert game.decision is None


@pytest.mark.rule("s42:12.1.3.e", "s42:12.1.3.h")
def test_without_friends_there_the_unit_dies() -> None:
    game = going_back(front({CENTRE: "ge-44"}, corridor(*DEAD_END)), "ge-44", hexes=(3,))
    assert piece(game, "ge-44").place == ELIMINATED


@pytest.mark.rule("s42:12.1.3.h")
def test_friends_who_have_retreated_are_no_shelter() -> None:
    position = front({CENTRE: "ge-44", "3018": "ge-45+retreated"}, corridor(*DEAD_END))
    assert piece(going_back(position, "ge-44", hexes=(3,)), "ge-44").place == ELIMINATED


@pytest.mark.rule("s42:12.1.3.i", "s42:12.1.3.f")
def test_the_last_step_saves_no_unit() -> None:
    position = front({CENTRE: "su-16bde", "3018": "su-6"}, corridor(*DEAD_END))
    assert piece(going_back(position, "su-16bde", hexes=(3,)), "su-16bde").place == ELIMINATED


@pytest.mark.rule("s42:12.1.3.i", "s42:12.4.e")
def test_nor_do_the_steps_of_those_who_die_anyway() -> None:
    position = front({CENTRE: "su-16bde su-1+retreated", "3018": "su-6"}, corridor(*DEAD_END))
    game = going_back(position, "su-16bde", "su-1", hexes=(3,))
    assert {piece(game, unit).place for unit in ("su-16bde", "su-1")} == {ELIMINATED}


@pytest.mark.rule("s42:12.1.3.e")
def test_the_group_pays_and_its_owner_says_who() -> None:
    position = front({CENTRE: "su-16bde su-1", "3018": "su-6"}, corridor(*DEAD_END))
    game = going_back(position, "su-16bde", "su-1", hexes=(3,))
    play(game, Retreat("su-16bde", NORTH))
    play(game, Retreat("su-1", NORTH))
    assert asked(game) == ("soviet",)
    refused(game, LoseStep("su-6"), by="12.1.3.e")
    play(game, LoseStep("su-1"))
    assert piece(game, "su-1").steps == 1
    assert stands(game, "su-16bde", "3018")


@pytest.mark.rule("s42:12.1.3.i")
def test_no_unit_shortens_a_retreat_that_it_can_live_through() -> None:
    game = going_back(front({CENTRE: "ge-44", "3018": "ge-45"}), "ge-44", hexes=(3,))
    refused(game, Retreat("ge-44", NORTH), by="12.1.1.a")


# -- 12.4 once more --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.4.e", "s42:12.4.b", "s42:15.3.b")
def test_a_second_retreat_kills_but_not_in_a_breakthrough() -> None:
    position = front({CENTRE: "su-6+retreated su-1", "3021": "ge-44"})
    battle = planned(position, "ge-44", label="DR2")
    game = table(position, thrown_back(position, battle))
    assert piece(game, "su-6").place == ELIMINATED
    assert ends(game, "su-1") == ends(game, "su-1") & distant(2)
    through = planned(position, "ge-44", label="DR2", kind="breakthrough")
    assert ends(table(position, thrown_back(position, through)), "su-6")


@pytest.mark.rule("s42:12.4.e", "s42:13.3.2.f")
def test_units_in_full_retreat_go_back_with_the_others() -> None:
    position = front({CENTRE: "su-6!! su-1", "3021": "ge-44"})
    game = table(position, thrown_back(position, planned(position, "ge-44", label="DR2")))
    assert ends(game, "su-6")
    assert ends(game, "su-1")


# -- what it leaves --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.1.2.a", "s42:13.1.3.b", "s42:13.1.3.c")
def test_the_order_after_a_retreat() -> None:
    two = going_back(front({CENTRE: "ge-44 ge-45! ge-46!!"}), "ge-44", "ge-45", "ge-46")
    for unit in ("ge-44", "ge-45", "ge-46"):
        play(two, Retreat(unit, NORTH))
    assert [piece(two, unit).order for unit in ("ge-44", "ge-45", "ge-46")] == [
        DISRUPTED,
        IN_FULL_RETREAT,
        IN_FULL_RETREAT,
    ]
    assert piece(two, "ge-44").has(RETREATED)
    four = going_back(front({CENTRE: "ge-44"}), "ge-44", hexes=(4,), rout=True)
    play(four, Retreat("ge-44", (*NORTH, "3017", "3016")))
    assert piece(four, "ge-44").order == IN_FULL_RETREAT


@pytest.mark.rule("s42:5.6.5.d")
def test_a_train_is_left() -> None:
    game = going_back(front({CENTRE: "su-6+train"}), "su-6")
    play(game, Retreat("su-6", NORTH))
    assert not piece(game, "su-6").has(TRAIN)


@pytest.mark.rule("s42:16.3.4.b")
def test_a_city_on_the_way_changes_hands() -> None:
    position = front({CENTRE: "ge-44"}, steppe(places={"3019": "city"}))
    game = going_back(position, "ge-44")
    play(game, Retreat("ge-44", NORTH))
    assert game.position.controller(HEX["3019"]) == AXIS


# -- non-combat units ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:19.3.e", "s42:13.1.1.c", "s42:19.2.c")
def test_a_headquarters_goes_along_or_stays_as_its_owner_likes() -> None:
    position = front({CENTRE: "su-6 su-5ta-hq", "3021": "ge-44"})
    throw = thrown_back(position, planned(position, "ge-44", label="DR2"))
    gone, stayed = table(position, throw), table(position, throw)
    play(gone, Retreat("su-5ta-hq", NORTH))
    assert piece(gone, "su-5ta-hq").order == GOOD
    play(stayed, StayBehind("su-5ta-hq"))
    play(stayed, Retreat("su-6", NORTH))
    assert stands(stayed, "su-5ta-hq", CENTRE)


@pytest.mark.rule("s42:8.3.i", "s42:12.1.1.a", "s42:11.1.1.a", "s42:18.6.6.a")
def test_a_whole_attack_from_the_die_to_the_hex_left_behind() -> None:
    point = SupplyPoint(1, SOVIET, HEX[CENTRE])
    position = front({CENTRE: "su-6", "3021": "ge-44 ge-45"}, supplies=(point,), turn=8)
    found = odds(position, "ge-44", "ge-45").column
    die = next(die for die, row in PACK.tables.crt.items() if row[found] == "DR2")
    game = assault(position, "ge-44", "ge-45", dice=(die, 2))
    play(game, Stand("su-6"))
    play(game, Retreat("su-6", NORTH))
    assert told(game).index("battle") < told(game).index("determined-defence") < told(game).index("unit-retreated")
    assert game.position.supplies == (point,)
    assert asked(game) == ("axis",)


@pytest.mark.rule("s42:19.3.f")
def test_when_its_units_die_it_is_put_by() -> None:
    position = front({CENTRE: "su-6 su-5ta-hq", "3021": "ge-44"}, corridor("3021"))
    game = table(position, thrown_back(position, planned(position, "ge-44", label="DR2")))
    assert piece(game, "su-6").place == ELIMINATED
    assert piece(game, "su-5ta-hq").place <= TRACK


@pytest.mark.rule("s42:18.6.6.a", "s42:19.3.g")
def test_supply_points_stay() -> None:
    point = SupplyPoint(1, SOVIET, HEX[CENTRE])
    position = front({CENTRE: "su-6", "3021": "ge-44"}, supplies=(point,))
    game = table(position, thrown_back(position, planned(position, "ge-44", label="DR2")))
    play(game, Retreat("su-6", NORTH))
    assert game.position.supplies == (point,)
