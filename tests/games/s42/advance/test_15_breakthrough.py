"""Chapter 15: breakthrough combat; who fights on, what it costs, where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.interface.actions import Advance, Breakthrough
from grognard.games.s42.state.position import DISRUPTED, RAIN, Position
from tests.games.s42.falling_back import corridor, piece, stands
from tests.games.s42.pursuit import (
    PANZERS,
    advance_steps,
    battles,
    breakthroughs,
    goes_on,
    has_stopped,
    legal,
    settled,
    won,
)
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused

SOUTH = "3021"
BRIGADE = "su-19bde"
"""Two panzer divisions have 10-1 against it: no die, and Adv 4."""


def broken(*dice: int, result: str = "DS", units: str = "ge-3pz ge-6pz", **more: Any) -> Game[Position]:
    """Two panzer divisions have won from 3021; hexes are named as h3019."""
    hexes = {name[1:]: more.pop(name) for name in list(more) if name[0] == "h" and name[1:].isdigit()}
    return won({SOUTH: units, **hexes}, *PANZERS, result=result, dice=dice, **more)


def both(game: Game[Position], *way: str) -> Game[Position]:
    """The group goes along these hexes."""
    for to in way:
        for unit in PANZERS:
            goes_on(game, unit, to)
    return game


def fights(game: Game[Position], target: str, at: str = "") -> Game[Position]:
    play(game, Breakthrough(target, at))
    return settled(game)


# -- 15.1 what it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.1.a", "s42:15.1.c", "s42:15.2.1.a", "s42:15.2.1.b", "s42:15.2.3.a", "s42:15.2.9.d")
def test_who_advances_may_attack_again() -> None:
    """Twenty to five and the tanks: 6-1."""
    game = both(broken(5, h3019="su-6"), CENTRE)
    assert breakthroughs(game) == {"3019"}
    fights(game, "3019")
    assert battles(game)[1:] == [("3019", PANZERS, "6-1")]
    event = [event for event in game.events or [] if event.what == "battle"][-1]
    assert event.roll is not None
    assert {line.reason for line in event.roll.modifiers} == {"armour", "elite-armour"}


@pytest.mark.rule("s42:15.1.b")
def test_not_after_a_limited_advance() -> None:
    game = won({SOUTH: "ge-44 ge-45", "2922": "su-6"}, "ge-44", result="EX")
    refused(game, Breakthrough("2922"), by="14.2.3.d")
    assert breakthroughs(game) == set()


@pytest.mark.rule("s42:15.1.b", "s42:23.2.2.i")
def test_not_where_rain_leaves_one_hex() -> None:
    hexes = {SOUTH: "ge-3pz", "2922": "su-6"}
    dry = won(hexes, "ge-3pz", result="A1/D1", turn=18)
    assert "2922" in breakthroughs(dry)
    wet = won(hexes, "ge-3pz", result="A1/D1", turn=18, weather=RAIN)
    refused(wet, Breakthrough("2922"), by="15.1.b")


@pytest.mark.rule("s42:15.1.b")
def test_infantry_has_two_hexes_and_may() -> None:
    game = won({SOUTH: "ge-44 ge-45", "3019": "su-6"}, "ge-44", "ge-45")
    for unit in ("ge-44", "ge-45"):
        goes_on(game, unit, CENTRE)
    assert breakthroughs(game) == {"3019"}


# -- 15.2.1, 15.2.2, 15.2.3 the group --------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.2.a", "s42:15.2.1.e")
def test_only_one_stack_fights_on() -> None:
    hexes = {SOUTH: "ge-3pz", "2921": "ge-6pz", "3122": BRIGADE, "2820": "su-26bde"}
    game = won(hexes, *PANZERS, dice=(4,))
    assert breakthroughs(game) == {"3122", "2820"}
    fights(game, "3122")
    assert battles(game)[1:] == [("3122", ("ge-3pz",), "7-1")]
    refused(game, Breakthrough("2820"), by="15.2.2.a")


@pytest.mark.rule("s42:15.2.2.b", "s42:15.2.1.c", "s42:15.2.1.d", "s42:15.2.4.m")
def test_the_others_advance_when_the_group_has_finished() -> None:
    hexes = {SOUTH: "ge-3pz ge-6pz", "2921": "ge-44", "3019": BRIGADE}
    game = fights(both(won(hexes, *PANZERS, "ge-44"), CENTRE), "3019")
    both(game, "3019", "3018")
    goes_on(game, "ge-44", CENTRE)
    refused(game, Advance("ge-3pz", "3017"), by="15.2.2.b")
    goes_on(game, "ge-44", "3019")
    assert stands(game, "ge-44", "3019")


@pytest.mark.rule("s42:15.2.1.d", "s42:15.2.1.e")
def test_when_the_others_have_gone_no_unit_fights_on() -> None:
    """The last step of the order: any unit that is not of the group advances after it."""
    hexes = {SOUTH: "ge-3pz ge-6pz", "2921": "ge-44", "3019": BRIGADE}
    game = won(hexes, *PANZERS, "ge-44")
    goes_on(game, "ge-44", "2922", "2923")
    both(game, CENTRE)
    refused(game, Breakthrough("3019"), by="15.2.2.b")


@pytest.mark.rule("s42:15.2.3.b")
def test_who_did_not_attack_breaks_through_nowhere() -> None:
    game = goes_on(won({SOUTH: "ge-3pz ge-6pz ge-9pz", "3024": "su-6"}, *PANZERS), "ge-9pz", "3022", "3023")
    refused(game, Breakthrough("3024"), by="15.2.3.b")
    other = goes_on(won({SOUTH: "ge-3pz ge-6pz ge-9pz", "3024": "su-6"}, *PANZERS), "ge-3pz", "3022", "3023")
    assert "3024" in breakthroughs(other)


@pytest.mark.rule("s42:15.2.3.a", "s42:15.2.3.b", "s42:15.2.1.b", "s42:15.2.4.j")
def test_a_group_of_several_stacks_is_formed_in_the_vacated_hex() -> None:
    hexes = {SOUTH: "ge-3pz", "2921": "ge-6pz", "3121": "ge-9pz", "3019": "su-6"}
    game = won(hexes, *PANZERS, "ge-9pz", dice=(6,))
    for unit in (*PANZERS, "ge-9pz"):
        goes_on(game, unit, CENTRE)
    fights(game, "3019")
    assert battles(game)[-1] == ("3019", (*PANZERS, "ge-9pz"), "7-1")


@pytest.mark.rule("s42:15.2.3.a", "s42:15.2.2.a")
def test_nowhere_else() -> None:
    """Two stacks that meet in another hex are still two."""
    hexes = {SOUTH: "ge-3pz", "3121": "ge-6pz", "3123": "su-6"}
    game = won(hexes, *PANZERS, dice=(6,))
    goes_on(game, "ge-3pz", "3122")
    assert breakthroughs(game) == {"3123"}
    goes_on(game, "ge-6pz", "3122")
    assert Breakthrough("3123") not in legal(game)


@pytest.mark.rule("s42:15.2.3.c")
def test_the_stacking_limit_binds_the_group() -> None:
    hexes = {CENTRE: "su-6", SOUTH: "ge-3pz ge-6pz", "2921": "ge-9pz ge-11pz", "3019": BRIGADE}
    game = won(hexes, *PANZERS, "ge-9pz", "ge-11pz")
    for unit in (*PANZERS, "ge-9pz", "ge-11pz"):
        goes_on(game, unit, CENTRE)
    refused(game, Breakthrough("3019"), by="15.2.3.c")


@pytest.mark.rule("s42:15.2.3.d", "s42:15.2.4.a", "s42:15.2.4.b", "s42:15.2.4.f")
def test_forming_it_costs_the_hex_and_every_hex_one() -> None:
    game = both(broken(), CENTRE, "3019", "3018", "3017")
    assert has_stopped(game, "ge-3pz")
    assert stands(game, "ge-3pz", "3017")


# -- 15.2.4 what it costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.4.g", "s42:15.2.4.a")
def test_the_combat_costs_a_hex() -> None:
    far = both(broken(h3016="su-6"), CENTRE, "3019", "3018")
    goes_on(far, "ge-3pz", "3017")
    refused(far, Breakthrough("3016"), by="15.2.4.g")
    near = both(broken(6, h3017="su-6"), CENTRE, "3019", "3018")
    assert breakthroughs(near) == {"3017"}


@pytest.mark.rule("s42:15.2.4.h", "s42:15.2.4.l", "s42:15.2.4.k", "s42:15.2.8.d")
def test_the_vacated_hex_is_free_and_then_it_is_over() -> None:
    game = both(broken(h3017=BRIGADE), CENTRE, "3019", "3018")
    fights(game, "3017")
    assert advance_steps(game, "ge-3pz") == {"3017"}
    both(game, "3017")
    assert stands(game, "ge-6pz", "3017")
    assert has_stopped(game, "ge-3pz")


@pytest.mark.rule("s42:15.2.4.c", "s42:15.2.4.i")
@pytest.mark.parametrize(("result", "hexes"), [("A1/D1", 0), ("D1", 1), ("DS", 2)])
def test_to_turn_aside_costs_a_hex_before_the_combat(result: str, hexes: int) -> None:
    """From where it stands: one hex for the change of direction, one for the combat; the vacated hex is free."""
    game = won({SOUTH: "ge-3pz", "3122": BRIGADE}, "ge-3pz", result=result, dice=(6,))
    fights(game, "3122")
    gone = goes_on(game, "ge-3pz", "3122", *("3123", "3124")[:hexes])
    assert has_stopped(gone, "ge-3pz")


@pytest.mark.rule("s42:15.2.4.c", "s42:15.2.4.d", "s42:15.2.4.i")
def test_with_two_hexes_one_turns_aside_or_goes_on_but_not_both() -> None:
    aside = won({SOUTH: "ge-3pz ge-44", "3123": "su-6"}, "ge-3pz", result="A1/D1")
    goes_on(aside, "ge-3pz", "3122")
    refused(aside, Breakthrough("3123"), by="15.2.4.c")
    straight = won({SOUTH: "ge-3pz", "3019": "su-6"}, "ge-3pz", result="A1/D1")
    goes_on(straight, "ge-3pz", CENTRE)
    assert breakthroughs(straight) == {"3019"}
    longer = won({SOUTH: "ge-3pz", "3123": "su-6"}, "ge-3pz", result="D1")
    goes_on(longer, "ge-3pz", "3122")
    assert breakthroughs(longer) == {"3123"}


@pytest.mark.rule("s42:15.2.4.c", "s42:14.3.a")
def test_who_does_not_fight_pays_nothing_for_his_direction() -> None:
    game = goes_on(broken(), "ge-3pz", "3022", "3023", "3024", "3025")
    assert stands(game, "ge-3pz", "3025")


@pytest.mark.rule("s42:15.2.4.c")
def test_a_group_that_has_turned_aside_and_fought_has_one_hex_less() -> None:
    """Four hexes: the change of direction, the combat, two more."""
    game = fights(broken(h3122=BRIGADE), "3122")
    both(game, "3122", "3123", "3124")
    assert stands(game, "ge-3pz", "3124")
    assert has_stopped(game, "ge-3pz")


@pytest.mark.rule("s42:15.2.4.e", "s42:15.2.10.d", "s42:15.2.10.e", "s42:15.2.10.f", "s42:15.2.10.g", "s42:15.2.10.h")
@pytest.mark.rule("s42:15.2.8.a", "s42:15.2.8.b", "s42:15.2.8.c")
def test_the_example_of_three_combats() -> None:
    game = both(broken(h2920=BRIGADE, h3019="su-26bde", h3018="su-103bde"), CENTRE)
    fights(game, "2920")
    fights(game, "3019")
    both(game, "3019")
    fights(game, "3018")
    both(game, "3018")
    assert [hex_ for hex_, _, _ in battles(game)] == [CENTRE, "2920", "3019", "3018"]
    assert stands(game, "ge-3pz", "3018")
    assert has_stopped(game, "ge-3pz")


# -- 15.2.5, 15.2.9 targets ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.5.a")
def test_only_neighbours_are_attacked() -> None:
    game = both(broken(h3018="su-6"), CENTRE)
    assert breakthroughs(game) == set()
    both(game, "3019")
    assert breakthroughs(game) == {"3018"}


@pytest.mark.rule("s42:15.2.5.b", "s42:15.3.a")
def test_those_who_have_just_fallen_back_may_be_attacked_and_defend() -> None:
    hexes = {CENTRE: "su-6", SOUTH: "ge-3pz ge-6pz"}
    curl = corridor(SOUTH, "3019", "2919", "2920")
    game = won(hexes, *PANZERS, result="D1", patch=curl, back={"su-6": ("3019", "2919", "2920")})
    assert stands(game, "su-6", "2920")
    assert piece(game, "su-6").order == DISRUPTED
    both(game, CENTRE)
    assert "2920" in breakthroughs(game)
    play(game, Breakthrough("2920"))
    assert battles(game)[-1][0] == "2920"


@pytest.mark.rule("s42:15.2.5.c", "s42:15.2.9.a")
def test_no_unit_attacks_where_it_could_not_go() -> None:
    hills = steppe(terrain={"3019": "mountain"})
    refused(both(broken(h3019="su-6", patch=hills), CENTRE), Breakthrough("3019"), by="15.2.9.a")
    road = steppe(terrain={"3019": "mountain"}, roads={"3019/3020": "secondary"})
    assert breakthroughs(both(broken(h3019="su-6", patch=road), CENTRE)) == {"3019"}


@pytest.mark.rule("s42:15.2.9.a", "s42:14.5.b")
def test_nor_over_a_river_without_a_bridge() -> None:
    water = {"3019/3020": "major"}
    refused(both(broken(h3019="su-6", patch=steppe(waters=water)), CENTRE), Breakthrough("3019"), by="15.2.9.a")
    bridged = steppe(waters=water, crossings={"3019/3020": "bridge"})
    assert breakthroughs(both(broken(h3019="su-6", patch=bridged), CENTRE)) == {"3019"}
    frozen = broken(h3019="su-6", patch=steppe(waters=water), turn=28)
    assert breakthroughs(both(frozen, CENTRE)) == {"3019"}
