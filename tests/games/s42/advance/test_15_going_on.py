"""Chapter 15: zones that stop a breakthrough, what its combats lead to, aircraft and guns, groups that split."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    Breakthrough,
    CallAir,
    Commit,
    EndAdvance,
    Join,
    Support,
)
from grognard.games.s42.state.markers import AIR_BOX, Wing
from grognard.games.s42.state.position import Position
from tests.games.s42.advance.test_15_breakthrough import BRIGADE, SOUTH, both, broken, fights
from tests.games.s42.falling_back import stands
from tests.games.s42.front import front, phase
from tests.games.s42.pursuit import (
    PANZERS,
    advance_steps,
    battles,
    breakthroughs,
    goes_on,
    has_stopped,
    is_advancing,
    legal,
    settled,
)
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import play, refused

# -- 15.2.6 zones ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.6.a", "s42:14.4.2.e")
def test_in_a_zone_the_group_stops_or_fights() -> None:
    game = both(broken(h3018="su-6"), CENTRE, "3019")
    assert breakthroughs(game) == {"3018"}
    refused(game, Advance("ge-3pz", "2919"), by="14.4.2.a")
    play(game, EndAdvance())
    assert stands(game, "ge-3pz", "3019")


@pytest.mark.rule("s42:15.2.6.b", "s42:14.4.2.e")
def test_it_goes_on_when_the_zone_is_gone() -> None:
    game = fights(both(broken(h3018=BRIGADE), CENTRE, "3019"), "3018")
    assert {"3018", "2919", "3119"} <= advance_steps(game, "ge-3pz")
    goes_on(game, "ge-3pz", "3119")
    assert stands(game, "ge-3pz", "3119")


@pytest.mark.rule("s42:15.2.6.c", "s42:15.2.6.b")
def test_where_a_zone_is_left_it_goes_on_by_the_vacated_hex_alone() -> None:
    """3120 controls 3019, but not 3018."""
    game = fights(both(broken(h3018=BRIGADE, h3120="su-6"), CENTRE, "3019"), "3018")
    assert advance_steps(game, "ge-3pz") == {"3018"}
    goes_on(game, "ge-3pz", "3018")
    assert "3017" in advance_steps(game, "ge-3pz")


# -- 15.2.7 failure --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.7.a", "s42:15.2.7.c")
def test_after_a_smaller_result_it_ends_in_the_vacated_hex() -> None:
    """A1/D1 on the column 6-1: Adv 2."""
    game = both(broken(2, h3019="su-6", h2920=BRIGADE), CENTRE)
    play(game, Breakthrough("3019"))
    settled(game, {"su-6": ("3018", "3017")})
    assert advance_steps(game, "ge-6pz") == {"3019"}
    assert breakthroughs(game) == set()
    goes_on(game, "ge-6pz", "3019")
    refused(game, Advance("ge-6pz", "3018"), by="15.2.7.a")


@pytest.mark.rule("s42:15.2.7.b")
def test_or_where_it_attacked_from() -> None:
    """Twenty to twelve with elite tanks alone: 2-1, A1. No unit leaves."""
    game = both(broken(1, h3019="su-3gdstc su-32gds", units="ge-3pz ge-6pz ge-44"), CENTRE)
    play(game, Breakthrough("3019"))
    settled(game)
    assert battles(game)[-1][2] == "2-1"
    assert is_advancing(game)
    assert advance_steps(game, "ge-3pz") == advance_steps(game, "ge-6pz") == set()
    refused(game, Advance("ge-3pz", "3120"), by="15.2.7.a")
    assert CENTRE in advance_steps(game, "ge-44")


@pytest.mark.rule("s42:15.2.7.a", "s42:15.2.8.a")
@pytest.mark.parametrize(
    ("die", "label", "goes"),
    [(1, "DRX", False), (2, "A1/D1", False), (3, "DR4", True), (4, "D1", True), (5, "DS", True)],
)
def test_only_adv_three_and_four_lead_on(die: int, label: str, goes: bool) -> None:
    game = both(broken(die, h3019="su-6"), CENTRE)
    play(game, Breakthrough("3019"))
    settled(game, {"su-6": ("2918", "2817", "2716", "2616")})
    assert [event.args["result"] for event in game.events or [] if event.what == "battle"][-1] == label
    assert ("3120" in advance_steps(game, "ge-6pz")) is goes


# -- 15.2.8 success --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.8.a", "s42:15.2.8.b", "s42:15.2.8.c", "s42:15.2.8.d")
def test_it_goes_on_from_either_hex_with_what_is_left() -> None:
    """Four hexes: one for 3020, one for the combat, two more."""
    taken = fights(both(broken(h3019=BRIGADE), CENTRE), "3019")
    goes_on(taken, "ge-3pz", "3019", "3018", "3017")
    assert stands(taken, "ge-3pz", "3017")
    assert not advance_steps(taken, "ge-3pz")
    passed = fights(both(broken(h3019=BRIGADE), CENTRE), "3019")
    goes_on(passed, "ge-3pz", "3120", "3220")
    assert stands(passed, "ge-3pz", "3220")
    assert not advance_steps(passed, "ge-3pz")


@pytest.mark.rule("s42:15.2.8.a")
def test_with_nothing_left_nothing_follows() -> None:
    game = fights(both(broken(result="DS", h3017=BRIGADE), CENTRE, "3019", "3018"), "3017")
    assert advance_steps(game, "ge-3pz") == {"3017"}
    goes_on(game, "ge-3pz", "3017")
    assert has_stopped(game, "ge-3pz")


# -- 15.2.9 aircraft and guns ----------------------------------------------------------------------------------------


def supported(*dice: int, wing: str = "", guns: str = "") -> Game[Position]:
    """Two panzer divisions beat one division and go into its hex; another stands behind it."""
    position = front(
        {CENTRE: "su-6", SOUTH: "ge-3pz ge-6pz ge-6a-hq ge-2a-hq", "3019": "su-1"}, turn=2, wings=(Wing(AIR_BOX),) * 3
    )
    game = phase(position, AXIS, dice)
    play(game, Attack(CENTRE))
    for unit in PANZERS:
        play(game, Join(unit))
    if wing:
        play(game, CallAir(wing))
    if guns:
        play(game, Support(guns))
    play(game, Commit())
    settled(game, {"su-6": ("2920", "2819", "2719", "2618")})
    return both(game, CENTRE)


def modifiers(game: Game[Position]) -> set[str]:
    """What shifted the last battle."""
    event = [event for event in game.events or [] if event.what == "battle"][-1]
    assert event.roll is not None
    return {line.reason for line in event.roll.modifiers}


@pytest.mark.rule("s42:15.2.9.b", "s42:9.3.7.c")
def test_aircraft_of_the_first_combat_help_in_all_others() -> None:
    game = supported(6, 6, wing="air-viii")
    fights(game, "3019")
    assert modifiers(game) == {"armour", "elite-armour", "air"}


@pytest.mark.rule("s42:15.2.9.b")
def test_others_do_not() -> None:
    game = supported(6, 6)
    play(game, Breakthrough("3019"))
    assert not [action for action in legal(game) if isinstance(action, CallAir)]
    settled(game)
    assert modifiers(game) == {"armour", "elite-armour"}


@pytest.mark.rule("s42:15.2.9.c", "s42:15.2.9.d")
def test_guns_do_not() -> None:
    game = supported(6, 6, guns="ge-6a-hq")
    assert modifiers(game) == {"armour", "elite-armour", "artillery"}
    fights(game, "3019")
    assert modifiers(game) == {"armour", "elite-armour"}


# -- 15.2.10 splitting -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.10.a")
def test_the_group_may_leave_units_behind() -> None:
    game = fights(both(broken(4, h3019=BRIGADE, h3017="su-26bde"), CENTRE), "3019")
    goes_on(game, "ge-3pz", "3019", "3018")
    fights(game, "3017")
    assert battles(game)[-1] == ("3017", ("ge-3pz",), "7-1")
    assert stands(game, "ge-6pz", CENTRE)


@pytest.mark.rule("s42:15.2.10.b", "s42:15.2.10.c")
def test_it_may_part_but_only_one_part_fights() -> None:
    game = both(broken(4, h3018=BRIGADE, h3219="su-26bde"), CENTRE)
    goes_on(game, "ge-3pz", "3019")
    goes_on(game, "ge-6pz", "3120")
    fights(game, "3219")
    assert battles(game)[-1][:2] == ("3219", ("ge-6pz",))
    refused(game, Breakthrough("3018"), by="15.2.10.c")


@pytest.mark.rule("s42:15.2.10.c")
def test_which_part_fights_is_the_attackers_choice() -> None:
    game = both(broken(4, h3018=BRIGADE, h3219="su-26bde"), CENTRE)
    goes_on(game, "ge-3pz", "3019")
    goes_on(game, "ge-6pz", "3120")
    assert breakthroughs(game) == {"3018", "3219"}


@pytest.mark.rule("s42:15.2.10.b")
def test_the_other_part_still_advances() -> None:
    game = both(broken(4, h3018=BRIGADE), CENTRE)
    goes_on(game, "ge-3pz", "3019")
    fights(game, "3018")
    goes_on(game, "ge-6pz", "3120", "3220", "3320")
    assert stands(game, "ge-6pz", "3320")
