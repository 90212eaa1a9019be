"""9.12 A unit that may not fire does not support a group attack either."""

from __future__ import annotations

import pytest

from tests.games.coh.field import ENEMY, SQUAD, STUNNED, TANK, Case, Do, at, bites, by, claimed

SECOND, TANKS = "ge-infantry-2", (by(TANK), {"also": "ge-pz3h-2"})
GROUP = (by(SQUAD), {"also": SECOND})
SHOT: Do = {"fire": "7-D06"}


def shaken(clause: str, hit: str) -> Case:
    """The second of two squads, or tanks, has the counter."""
    foot = hit.startswith("foot")
    first, second = (SQUAD, SECOND) if foot else (TANK, "ge-pz3h-2")
    place = (at(first), at(second, hit=hit), ENEMY)
    return Case(clause, place, GROUP if foot else TANKS, SHOT, {"place": (at(first), at(second), ENEMY)})


CASES = {
    "stunned squad": shaken("7.4.s", STUNNED),
    "panicked squad": shaken("7.4.x", "foot-panicked"),
    "stunned crew": shaken("15.2.m", "vehicle-stunned"),
    "panicked crew": shaken("15.2.j", "vehicle-panicked"),
}


@pytest.mark.rule("coh:7.4.s", "coh:7.4.x", "coh:15.2.j", "coh:15.2.m")
@pytest.mark.parametrize("name", claimed(CASES))
def test_a_supporter_can_fire_itself(name: str) -> None:
    bites(CASES[name])
