"""20.2 Aircraft against aircraft."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.coh.table import allowed, check, legal, play, refused, table


def over_the_steppe(*, ours: int, theirs: int, at: str = "8-D14", **more: Any) -> Game[Any]:
    place = [
        {"unit": "su-il2-1", "at": "8-J14", "facing": "n", "altitude": ours},
        {"unit": "ge-hs129-1", "at": at, "facing": "s", "altitude": theirs},
    ]
    armies = {"german": {"cap": 0}, "soviet": {"cap": 0, "ap": 7, "active": ["su-il2-1"]}}
    keys: dict[str, Any] = {
        "scenario": "lend-lease-riposte",
        "empty": True,
        "decision": {"phase": "turn", "army": "soviet"},
    }
    game = table(place=place, armies=armies, **keys, **more)
    play(game, {"act": "su-il2-1", "by": "ap"}, {"fly": "8-I14"})
    return game


@pytest.mark.rule("coh:20.2.f", "coh:20.2.g", "coh:20.2.d", "coh:20.1.e")
@pytest.mark.parametrize(("ours", "theirs", "av", "dv"), [(1, 1, 10, 14), (2, 1, 11, 14), (1, 2, 10, 16)])
def test_the_higher_aircraft_has_the_better_of_it(ours: int, theirs: int, av: int, dv: int) -> None:
    # five hexes away: two beyond the range of three; firepower 10 and a roll of 2
    game = over_the_steppe(ours=ours, theirs=theirs, dice=[1, 1])
    play(game, {"flak": "ge-hs129-1"})
    check(game, {"event": "attack-missed", "target": "ge-hs129-1", "av": av, "dv": dv}, {"army": "soviet", "ap": 5})


@pytest.mark.rule("coh:20.2.b", "coh:20.0.l", "coh:6.1.b")
def test_an_aircraft_fires_ahead_and_not_too_near() -> None:
    refused(over_the_steppe(ours=0, theirs=0, at="8-H14"), {"flak": "ge-hs129-1"}, by="20.2.b")
    near = over_the_steppe(ours=0, theirs=0, at="8-G14")
    allowed(near, {"flak": "ge-hs129-1"})
    play(near, {"bank": "ne"})
    refused(near, {"flak": "ge-hs129-1"}, by="20.0.l")
    refused(over_the_steppe(ours=0, theirs=0, at="8-L14"), {"flak": "ge-hs129-1"}, by="6.1.b")


@pytest.mark.rule("coh:20.2.c")
def test_an_aircraft_fires_up_to_twice_its_range() -> None:
    for hex_, near in (("8-C14", True), ("8-B14", False)):
        game = over_the_steppe(ours=1, theirs=1, at=hex_)
        listed = [do for do in legal(game) if do["do"] == "flak"]
        assert bool(listed) == near
        allowed(game, {"flak": "ge-hs129-1"}) if near else refused(game, {"flak": "ge-hs129-1"}, by="20.2.c")


@pytest.mark.rule("coh:20.0.zd", "coh:7.4.l")
@pytest.mark.parametrize(("hit", "av"), [("none", 9), ("vehicle-suppressed", 4)])
def test_a_counter_tells_on_flak(hit: str, av: int) -> None:
    place = [
        {"unit": "su-il2-1", "at": "8-E14", "facing": "s"},
        {"unit": "ge-251-17-1", "at": "8-F14", "facing": "n", "hit": hit},
    ]
    armies = {"german": {"cap": 0}, "soviet": {"cap": 0, "ap": 4, "active": ["su-il2-1"]}}
    game = table(scenario="lend-lease-riposte", empty=True, place=place, armies=armies, dice=[1, 1])
    play(game, {"act": "ge-251-17-1", "by": "ap"}, {"flak": "su-il2-1"})
    check(game, {"event": "attack-missed", "target": "su-il2-1", "av": av})


@pytest.mark.rule("coh:7.63.o", "coh:20.0.zd")
def test_no_unit_in_close_combat_fires_at_an_aircraft_elsewhere() -> None:
    place = [
        {"unit": "su-il2-1", "at": "8-D14", "facing": "s"},
        {"unit": "ge-251-17-1", "at": "8-F14", "facing": "n"},
        {"unit": "su-rifle-1", "at": "8-F14"},
    ]
    game = table(scenario="lend-lease-riposte", empty=True, place=place)
    play(game, {"act": "ge-251-17-1", "by": "ap"})
    refused(game, {"flak": "su-il2-1"}, by="7.63.o")
