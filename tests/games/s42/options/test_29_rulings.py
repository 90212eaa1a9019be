"""Readings of chapters 14, 15, 25, 26 and 29 that the text leaves open (docs/rulings/s42.md, 701 to 829)."""

from __future__ import annotations

import pytest

from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    AutomaticDS,
    Breakthrough,
    Commit,
    EndAdvance,
    EnterCity,
    Entrain,
    HoldBack,
    Join,
    Release,
    Retreat,
    Stand,
    Station,
    Unleash,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import IN_RESERVE, RAIN
from tests.games.s42.advance.test_15_breakthrough import BRIGADE, both, broken, fights
from tests.games.s42.falling_back import piece, stands
from tests.games.s42.front import phase
from tests.games.s42.holding import told_to_go
from tests.games.s42.options.test_25_reserves import agreed, moving
from tests.games.s42.options.test_26_offensives import STAFF, marker, prepared
from tests.games.s42.options.test_29_contested import METROPOLIS, SOUTH, counterattacked, fought_over
from tests.games.s42.pursuit import advance_steps, battles, goes_on, is_advancing, legal, settled, won
from tests.games.s42.steppe import CENTRE, chain, steppe
from tests.games.s42.table import play, refused, table

# -- 14, 15 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.2.1.a", "s42:13.3.2.a", "s42:14.1.c")
@pytest.mark.parametrize(("order", "by"), [("!", "13.2.1.a"), ("!!", "13.3.2.a")])
def test_a_unit_that_is_in_disorder_stays(order: str, by: str) -> None:
    """Ruling 701."""
    game = won({SOUTH: f"ge-44 ge-45 ge-46{order}"}, "ge-44", "ge-45")
    refused(game, Advance("ge-46", CENTRE), by=by)
    assert CENTRE in advance_steps(game, "ge-44")


@pytest.mark.rule("s42:14.1.a", "s42:8.2.e")
def test_who_attacked_elsewhere_does_not_go_along() -> None:
    """Ruling 702."""
    fresh = won({SOUTH: "ge-44 ge-45 ge-46"}, "ge-44", "ge-45")
    assert CENTRE in advance_steps(fresh, "ge-46")
    hexes = {SOUTH: "ge-3pz ge-6pz", CENTRE: BRIGADE, "3122": "su-26bde"}
    game = phase(agreed(hexes), AXIS, dice=(6, 6))
    for unit, target in (("ge-6pz", "3122"), ("ge-3pz", CENTRE)):
        play(game, Attack(target))
        play(game, Join(unit))
        play(game, Commit())
        settled(game)
        if unit == "ge-6pz":
            play(game, EndAdvance())
    refused(game, Advance("ge-6pz", CENTRE), by="14.1.a")


@pytest.mark.rule("s42:15.2.8.a", "s42:23.2.2.i")
def test_in_rain_no_breakthrough_leads_on() -> None:
    """Ruling 705: Adv 4 is Adv 2 then, and less than three hexes end it."""
    game = fights(both(broken(6, h3019=BRIGADE, turn=18, weather=RAIN), CENTRE), "3019")
    assert battles(game)[-1][0] == "3019"
    assert advance_steps(game, "ge-3pz") == {"3019"}


# -- 25, 26 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:25.2.2.a", "s42:25.2.3.b")
def test_units_of_a_hex_are_one_reserve() -> None:
    """Ruling 822: three markers for four units, two of them held back one after the other."""
    game = moving(agreed({CENTRE: "ge-44 ge-45", "3018": "ge-46", "3016": "ge-50"}))
    for unit in ("ge-44", "ge-46", "ge-50", "ge-45"):
        play(game, HoldBack((unit,)))
    assert piece(game, "ge-45").has(IN_RESERVE)
    game = table(game.position, CombatPhase(side=AXIS))
    play(game, Release(CENTRE))
    assert advance_steps(game, "ge-44")
    assert advance_steps(game, "ge-45")


@pytest.mark.rule("s42:25.1.a", "s42:25.2.3.d")
def test_under_their_marker_they_do_not_fight() -> None:
    """Ruling 824: neither in the combat phase nor for an automatic DS."""
    waiting = agreed({CENTRE: BRIGADE, SOUTH: "ge-3pz ge-6pz+in-reserve"})
    game = phase(waiting, AXIS)
    play(game, Attack(CENTRE))
    refused(game, Join("ge-6pz"), by="25.1.a")
    play(game, Join("ge-3pz"))
    two = agreed({CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz"})
    assert AutomaticDS(CENTRE) in legal(table(two, MovementPhase(side=AXIS)))
    refused(table(waiting, MovementPhase(side=AXIS)), AutomaticDS(CENTRE), by="8.6.1.a")


@pytest.mark.rule("s42:26.2.i", "s42:8.4.c")
def test_where_nothing_is_rolled_no_offensive_is_used() -> None:
    """Ruling 820."""
    game = phase(prepared({CENTRE: "su-16bde", SOUTH: f"ge-3pz ge-6pz {STAFF}"}), AXIS)
    play(game, Attack(CENTRE))
    for unit in ("ge-3pz", "ge-6pz"):
        play(game, Join(unit))
    play(game, Unleash(STAFF))
    play(game, Commit())
    assert battles(game)
    assert game.position.planned == (marker(),)


@pytest.mark.rule("s42:26.2.e")
@pytest.mark.parametrize(("end", "left"), [("3018", 1), ("3017", 0)])
def test_a_journey_by_train_counts_like_a_march(end: str, left: int) -> None:
    """Ruling 829."""
    front = "su-don-hq"
    rails = chain("rail", CENTRE, "3019", "3018", "3017", "3016")
    position = prepared({CENTRE: front}, marker(front), patch=steppe(rails=rails))
    game = table(position, MovementPhase(side=SOVIET))
    play(game, Entrain(front))
    play(game, Station(end))
    assert len(game.position.planned) == left


# -- 29 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:29.1.3.e", "s42:14.2.4.a", "s42:31.0.a")
def test_who_is_thrown_out_goes_one_or_two_hexes() -> None:
    """Ruling 825: a fighting withdrawal, and one hex of advance for the others."""
    game = counterattacked(1)
    ways = [action.path for action in legal(game) if isinstance(action, Retreat)]
    assert {len(path) for path in ways} == {1, 2}
    settled(game)
    assert is_advancing(game)
    refused(game, Advance("su-1", "3119"), by="31.0.a")
    goes_on(game, "su-6", "3120")
    assert stands(game, "su-6", "3120")
    assert game.decision is None


@pytest.mark.rule("s42:29.1.1.a")
def test_where_no_unit_can_enter_there_is_no_contest() -> None:
    """Ruling 826: a garrison may attack, but it keeps to its hex."""
    hexes = {CENTRE: "ge-4bicycle", SOUTH: "su-10-nkvd"}
    game = told_to_go(fought_over(hexes, 0, defender=AXIS), "su-10-nkvd", dice=(2,))
    play(game, Stand("ge-4bicycle"))
    assert stands(game, "ge-4bicycle", CENTRE)
    assert stands(game, "su-10-nkvd", SOUTH)
    assert game.position.battles == ()
    free = told_to_go(fought_over({**hexes, SOUTH: "su-10-nkvd+alerted"}, 0), "su-10-nkvd", dice=(2,))
    play(free, Stand("ge-4bicycle"))
    assert EnterCity("su-10-nkvd") in legal(free)


@pytest.mark.rule("s42:29.1.2.b")
def test_no_advance_leads_into_a_contested_city() -> None:
    """Ruling 828."""
    hexes = {CENTRE: "su-6 ge-44", SOUTH: "ge-3pz ge-6pz", "3122": BRIGADE}
    game = phase(fought_over(hexes, 1, METROPOLIS), AXIS)
    play(game, Attack("3122"))
    for unit in ("ge-3pz", "ge-6pz"):
        play(game, Join(unit))
    play(game, Commit())
    settled(game)
    refused(game, Advance("ge-3pz", CENTRE), by="29.1.2.b")
    assert Breakthrough("3122") not in legal(game)
