"""17.0 A vehicle takes one load: a squad, a gun, or a vehicle that cannot move."""

from __future__ import annotations

import pytest

from tests.games.coh.field import GUN, SQUAD, TANK, TRUCK, Case, at, bites, by, claimed

SECOND = "ge-infantry-2"


def full(clause: str, carrier: str, load: str) -> Case:
    """Who carries the load takes no squad besides."""
    place = (at(carrier), at(load, aboard=carrier), at(SECOND))
    return Case(clause, place, (by(carrier),), {"load": SECOND}, {"place": (at(carrier), at(SECOND))})


CASES = {
    "squad aboard": full("17.0.a", TRUCK, SQUAD),
    "gun in tow": full("17.0.b", TRUCK, GUN),
    "tank in tow": Case(
        "17.0.c",
        (at(TANK), at("ge-pz3h-2", marks=["stuck"], aboard=TANK), at(SECOND)),
        (by(TANK),),
        {"load": SECOND},
        {"place": (at(TANK), at(SECOND))},
    ),
}


@pytest.mark.rule("coh:17.0.a", "coh:17.0.b", "coh:17.0.c")
@pytest.mark.parametrize("name", claimed(CASES))
def test_a_vehicle_takes_one_load(name: str) -> None:
    bites(CASES[name])
