"""Chapter 4: how many units a hex holds, what counts, and what happens to those beyond."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Disband
from grognard.games.s42.state.markers import CityBattle, Offensive
from grognard.games.s42.state.position import ELIMINATED, PLATE, POOL, REMOVED, Piece, Position
from grognard.games.s42.state.stacking import TrimStacks, counted, excess, limit, overfull
from tests.games.s42.table import asked, bare, play, refused, table, told

H = "3020"


def stack(*units: str, hex_: str = H) -> Position:
    return bare(stand=tuple((unit, hex_) for unit in units))


def beyond(*units: str) -> int:
    """How many of these, all of one side and in one hex, are too many."""
    position, ids = stack(*units), [UNIT[unit] for unit in units]
    return excess(position, SOVIET if units[0].startswith("su") else AXIS, ids)


RIFLES = ("su-121", "su-15-143", "su-6")
DIVISIONS = ("ge-45", "ge-95", "ge-383", "ge-385")
TANKS = ("su-16tc", "su-4tc", "su-24tc")
FOUR = ("su-237", "su-346", "su-45", "su-138")
BRIGADES = ("su-10tk", "su-140tk")


@pytest.mark.rule("s42:4.1.d", "s42:4.1.a")
def test_two_soviet_units_are_the_limit() -> None:
    assert beyond(*RIFLES[:2]) == 0
    assert beyond(*RIFLES) == 1


@pytest.mark.rule("s42:4.1.e")
def test_three_axis_units_are_the_limit() -> None:
    assert beyond(*DIVISIONS[:3]) == 0
    assert beyond(*DIVISIONS) == 1


@pytest.mark.rule("s42:4.1.d", "s42:4.1.e", "s42:4.2.a", "s42:4.2.b")
def test_one_free_unit_comes_on_top() -> None:
    assert beyond(*RIFLES[:2], BRIGADES[0]) == 0
    assert beyond(*DIVISIONS[:3], "ge-177-243stug") == 0


@pytest.mark.rule("s42:4.2.c")
def test_a_second_free_unit_counts() -> None:
    assert beyond(*RIFLES[:2], *BRIGADES) == 1
    assert beyond(*RIFLES[:1], *BRIGADES) == 0


@pytest.mark.rule("s42:4.2.d", "s42:4.2.e", "s42:18.2.3.a")
def test_support_units_never_count() -> None:
    guns = ("su-1art", "su-4art", "su-7art", "su-sw-hq", "su-don-hq")
    assert beyond(*RIFLES[:2], *guns) == 0
    # Their white frames take no other unit's place.
    assert beyond(*RIFLES[:2], *guns, BRIGADES[0]) == 0
    assert beyond(*RIFLES[:2], *guns, *BRIGADES) == 1


@pytest.mark.rule("s42:4.1.b", "s42:4.1.c", "s42:19.2.b")
def test_non_combat_units_and_markers_do_not_count() -> None:
    position = stack(*RIFLES[:2], "su-chuikov", "su-reserve-1").but(planned=(Offensive(SOVIET),))
    assert overfull(position, SOVIET) == []
    assert counted(position, [UNIT["su-chuikov"], UNIT["su-reserve-1"]]) == 0


@pytest.mark.rule("s42:4.3.a", "s42:4.3.b", "s42:20.1.1.c")
def test_an_army_headquarters_makes_room_for_a_third() -> None:
    assert beyond(*RIFLES, "su-5ta-hq") == 0
    assert beyond(*RIFLES, "su-5ta-hq", BRIGADES[0]) == 0
    assert beyond(*RIFLES, "su-5ta-hq", *BRIGADES) == 1
    # Front headquarters are of another kind.
    assert beyond(*RIFLES, "su-sw-hq") == 1


@pytest.mark.rule("s42:4.3.c")
def test_a_second_army_headquarters_makes_no_more_room() -> None:
    assert beyond(*RIFLES, "su-237", "su-5ta-hq", "su-1ga-hq") == 1
    assert limit(SOVIET, [UNIT["su-5ta-hq"], UNIT["su-1ga-hq"]]) == limit(SOVIET, [UNIT["su-5ta-hq"]]) == 3


@pytest.mark.rule("s42:4.3.d", "s42:4.3.e")
@pytest.mark.parametrize(("headquarters", "surplus"), [("su-1ga-hq", 1), ("su-5sh-hq", 1), ("su-5ta-hq", 0)])
def test_guards_and_shock_armies_lead_two_corps(headquarters: str, surplus: int) -> None:
    assert beyond(*TANKS, headquarters) == surplus
    assert beyond(TANKS[0], "su-4mc", "su-13mc", headquarters) == surplus
    assert beyond(*TANKS[:2], RIFLES[0], BRIGADES[0], headquarters) == 0


@pytest.mark.rule("s42:4.3.c", "s42:4.3.d")
def test_beside_the_tank_army_three_corps_may_stand() -> None:
    assert beyond(*TANKS, "su-1ga-hq", "su-5sh-hq") == 1
    assert beyond(*TANKS, "su-1ga-hq", "su-5ta-hq") == 0


@pytest.mark.rule("s42:31.0.e")
def test_a_reserve_army_that_waits_has_no_limit() -> None:
    army = ("su-14gds", "su-1", "su-127", "su-153-197", "su-203")
    waiting = bare(stand=tuple((unit, "4409") for unit in army))
    assert overfull(waiting, SOVIET) == []
    assert overfull(waiting.but(freed=("reserve-7",)), SOVIET) == []
    assert overfull(waiting.but(freed=("reserve-5",)), SOVIET) == [HEX["4409"]]


@pytest.mark.rule("s42:29.1.1.c")
def test_in_a_contested_city_each_side_counts_by_itself() -> None:
    units = (*DIVISIONS[:3], *RIFLES[:2])
    position = stack(*units, hex_="5520").but(battles=(CityBattle(HEX["5520"], 1, SOVIET),))
    assert overfull(position, AXIS) == overfull(position, SOVIET) == []
    assert overfull(position.with_piece(UNIT["ge-385"], Piece(HEX["5520"], 3)), AXIS) == [HEX["5520"]]


@pytest.mark.rule("s42:22.4.a")
def test_an_entry_area_holds_any_number() -> None:
    assert overfull(bare(stand=dict.fromkeys(DIVISIONS, "area-X")), AXIS) == []
    assert overfull(bare(stand=dict.fromkeys(DIVISIONS, "3020")), AXIS) == [HEX["3020"]]


# -- the check -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:4.4.d", "s42:4.4.e", "s42:4.4.a", "s42:4.4.b", "s42:4.4.c")
def test_the_active_player_eliminates_what_is_too_much() -> None:
    game = table(stack(*RIFLES), TrimStacks(side=SOVIET))
    assert game.decision is not None
    assert game.decision.seats == ("soviet",)
    assert game.decision.prompt(game).args == {"hex": H, "count": 1}
    assert game.decision.subject(game) == (H,)
    play(game, Disband("su-6"))
    assert not asked(game)
    assert game.position.pieces[UNIT["su-6"]].place == ELIMINATED
    assert told(game) == ["unit-eliminated"]
    assert set(game.position.stack(HEX[H])) == {UNIT["su-121"], UNIT["su-15-143"]}


@pytest.mark.rule("s42:4.4.d", "s42:12.1.4.b")
def test_the_other_player_is_not_looked_at() -> None:
    assert table(stack(*RIFLES), TrimStacks(side=AXIS)).decision is None


@pytest.mark.rule("s42:4.4.d")
def test_hex_after_hex_until_all_is_well() -> None:
    more = {**dict.fromkeys(RIFLES, H), **dict.fromkeys(FOUR, "3021")}
    game = table(bare(stand=more), TrimStacks(side=SOVIET))
    for unit in ("su-121", FOUR[1], FOUR[0]):
        play(game, Disband(unit))
    assert game.decision is None
    assert len(game.position.on_map(SOVIET)) == 4


@pytest.mark.rule("s42:4.1.b")
def test_a_non_combat_unit_is_not_given_up() -> None:
    game = table(stack(*RIFLES, "su-chuikov"), TrimStacks(side=SOVIET))
    refused(game, Disband("su-chuikov"), by="4.1.b")
    play(game, Disband("su-121"))


@pytest.mark.rule("s42:4.2.d")
def test_a_support_unit_is_not_given_up() -> None:
    game = table(stack(*DIVISIONS, "ge-6a-hq"), TrimStacks(side=AXIS))
    refused(game, Disband("ge-6a-hq"), by="4.2.d")
    play(game, Disband("ge-45"))


@pytest.mark.rule("s42:31.0.e")
def test_a_waiting_unit_is_not_given_up() -> None:
    game = table(stack(*RIFLES, "su-14gds"), TrimStacks(side=SOVIET))
    refused(game, Disband("su-14gds"), by="31.0.e")
    released = table(stack(*RIFLES, "su-14gds").but(freed=("reserve-5",)), TrimStacks(side=SOVIET))
    play(released, Disband("su-14gds"))


@pytest.mark.rule("s42:4.2.b", "s42:4.2.c")
def test_the_only_free_unit_makes_no_room() -> None:
    game = table(stack(*RIFLES, BRIGADES[0]), TrimStacks(side=SOVIET))
    refused(game, Disband(BRIGADES[0]), by="4.2.b")
    two = table(stack(*RIFLES[:2], *BRIGADES), TrimStacks(side=SOVIET))
    play(two, Disband(BRIGADES[0]))
    assert two.decision is None


@pytest.mark.rule("s42:4.3.d")
def test_of_too_many_corps_a_corps_must_go() -> None:
    game = table(stack(*TANKS, BRIGADES[0], BRIGADES[1], "su-1ga-hq"), TrimStacks(side=SOVIET))
    refused(game, Disband(BRIGADES[0]), by="4.3.d")
    play(game, Disband(TANKS[1]))
    assert game.decision is None


@pytest.mark.rule("s42:4.3.e")
def test_with_more_units_than_corps_too_many_another_may_go_first() -> None:
    game = table(stack(*TANKS, *RIFLES[:2], "su-5sh-hq"), TrimStacks(side=SOVIET))
    play(game, Disband(RIFLES[0]))
    refused(game, Disband(RIFLES[1]), by="4.3.e")
    play(game, Disband(TANKS[0]))
    assert game.decision is None


@pytest.mark.rule("s42:10.4.3.a", "s42:10.4.3.b")
def test_a_remnant_given_up_takes_its_division_along() -> None:
    units = (*DIVISIONS[:3], "ge-rem-inf-1")
    remnant, parent = UNIT["ge-rem-inf-1"], UNIT["ge-385"]
    position = stack(*units).with_piece(parent, Piece(PLATE, 1)).but(parents=((remnant, parent),))
    game = table(position, TrimStacks(side=AXIS))
    play(game, Disband("ge-rem-inf-1"))
    assert game.position.pieces[remnant].place == POOL
    assert game.position.pieces[parent].place == REMOVED
    assert game.position.parents == ()
