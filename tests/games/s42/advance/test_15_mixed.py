"""Chapter 15: groups of mixed speed, weather, stands and exchanges in a breakthrough, aircraft that go along."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.interface.actions import (
    Attack,
    Breakthrough,
    CallAir,
    Commit,
    EndAdvance,
    Join,
    LoseStep,
    Retreat,
    Stand,
)
from grognard.games.s42.state.markers import AIR_BOX, Wing
from grognard.games.s42.state.position import ELIMINATED, SNOW
from tests.games.s42.advance.test_15_breakthrough import BRIGADE, SOUTH, both, broken, fights
from tests.games.s42.falling_back import place, stands
from tests.games.s42.front import front, phase
from tests.games.s42.holding import outcome
from tests.games.s42.pursuit import (
    PANZERS,
    advance_steps,
    battles,
    breakthroughs,
    goes_on,
    has_stopped,
    is_advancing,
    settled,
    won,
)
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import play

TRIO = ("ge-3pz", "ge-6pz", "ge-44")


# -- mixed speeds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.2.2.d", "s42:15.2.4.a", "s42:15.2.8.d")
def test_infantry_fights_once_and_the_tanks_go_on() -> None:
    """Its two hexes are spent in 3020 and for the combat; the vacated hex is free."""
    hexes = {SOUTH: " ".join(TRIO), "3019": BRIGADE, "3017": "su-26bde"}
    game = won(hexes, *TRIO)
    for unit in TRIO:
        goes_on(game, unit, CENTRE)
    fights(game, "3019")
    assert battles(game)[-1][1] == TRIO
    for unit in TRIO:
        goes_on(game, unit, "3019")
    assert not advance_steps(game, "ge-44")
    for unit in PANZERS:
        goes_on(game, unit, "3018")
    fights(game, "3017")
    assert battles(game)[-1][:2] == ("3017", PANZERS)
    assert stands(game, "ge-44", "3019")


@pytest.mark.rule("s42:15.2.4.g", "s42:14.2.2.d")
def test_who_has_no_hex_left_does_not_fight() -> None:
    """After two hexes the infantry has nothing left to pay with."""
    hexes = {SOUTH: " ".join(TRIO), "3018": BRIGADE}
    game = won(hexes, *TRIO)
    for unit in TRIO:
        goes_on(game, unit, CENTRE, "3019")
    fights(game, "3018")
    assert battles(game)[-1][:2] == ("3018", PANZERS)


# -- exchanges and stands --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.7.a", "s42:15.2.7.c", "s42:10.1.t")
def test_after_an_exchange_it_may_enter_and_stops() -> None:
    """One division against a brigade: 3-1, EX."""
    game = won({SOUTH: "ge-44 ge-45", "3019": BRIGADE}, "ge-44", "ge-45", dice=(2,))
    goes_on(game, "ge-44", CENTRE)
    fights(game, "3019")
    assert place(game, BRIGADE) == ELIMINATED
    assert advance_steps(game, "ge-44") == {"3019"}
    goes_on(game, "ge-44", "3019")
    assert has_stopped(game, "ge-44")


@pytest.mark.rule("s42:15.2.7.a", "s42:15.2.7.c", "s42:14.2.4.a")
def test_after_a_fighting_withdrawal_it_may_enter_and_stops() -> None:
    """D1 would have led on, P does not."""
    game = goes_on(broken(5, 5, h3019="su-6", turn=8), "ge-3pz", CENTRE)
    play(game, Breakthrough("3019"))
    play(game, Stand("su-6"))
    assert outcome(game) == "withdrawal"
    play(game, Retreat("su-6", ("3018", "3017")))
    assert advance_steps(game, "ge-3pz") == {"3019"}
    assert breakthroughs(game) == set()


@pytest.mark.rule("s42:15.2.7.b", "s42:11.4.1.c")
def test_before_a_stand_it_stops() -> None:
    game = goes_on(broken(6, 6, h3019="su-1 su-4", turn=8), "ge-3pz", CENTRE)
    play(game, Breakthrough("3019"))
    play(game, LoseStep("su-1"))
    play(game, Stand("su-4"))
    settled(game)
    assert outcome(game) == "held"
    assert has_stopped(game, "ge-3pz")
    assert not is_advancing(game) or breakthroughs(game) == set()


@pytest.mark.rule("s42:15.2.8.a", "s42:11.4.3.a")
def test_after_a_stand_that_fails_it_goes_on() -> None:
    """D1, and a determined defence that fails: Adv 3 as before."""
    game = goes_on(broken(5, 2, h3019="su-6", turn=8), "ge-3pz", CENTRE)
    play(game, Breakthrough("3019"))
    play(game, Stand("su-6"))
    settled(game, {"su-6": ("3018", "3017", "3016")})
    assert "3120" in advance_steps(game, "ge-3pz")


# -- weather ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.2.3.i", "s42:15.2.3.d")
def test_in_snow_a_group_in_the_vacated_hex_has_two_hexes() -> None:
    game = both(broken(h3018=BRIGADE, turn=29, weather=SNOW), CENTRE, "3019")
    assert breakthroughs(game) == {"3018"}
    fights(game, "3018")
    assert advance_steps(game, "ge-3pz") == {"3018"}


# -- aircraft --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.7.b", "s42:9.3.7.c")
def test_aircraft_go_along_with_their_stack() -> None:
    position = front({CENTRE: "su-6", SOUTH: "ge-3pz ge-6pz"}, turn=2, wings=(Wing(AIR_BOX),) * 3)
    game = phase(position, AXIS, (6,))
    play(game, Attack(CENTRE))
    for unit in PANZERS:
        play(game, Join(unit))
    play(game, CallAir("air-viii"))
    play(game, Commit())
    settled(game, {"su-6": ("3019", "3018", "3017", "3016")})
    both(game, CENTRE, "3019")
    play(game, EndAdvance())
    settled(game)
    assert game.position.wings[0].place == HEX["3019"]
