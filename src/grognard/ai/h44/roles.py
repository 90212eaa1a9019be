"""What a unit is for, to the competent player of Holland '44."""

from __future__ import annotations

from grognard.games.h44.data.units import (
    AIRBORNE,
    ARTILLERY,
    BRIDGING,
    CORPS,
    DIVISION,
    ENGINEER,
    GERMAN,
    MECHANISED,
    SIDE,
    SUPPLY_HEAD,
    VEHICLE,
)


def role(unit: int) -> str:
    """What a unit is for."""
    if ARTILLERY[unit]:
        return "gun"
    if SUPPLY_HEAD[unit]:
        return "head"
    if SIDE[unit] == GERMAN:
        return "german"
    if BRIDGING[unit]:
        return "bridging-8" if CORPS[unit] == "8C" else "bridging"
    if ENGINEER[unit]:
        return "engineer"
    if AIRBORNE[unit]:
        return DIVISION[unit]
    if CORPS[unit] == "30C" and MECHANISED[unit]:
        return "drive" if VEHICLE[unit] else "motor"
    return "flank"


TRAIN = ("gun", "bridging", "bridging-8", "engineer")
"""Those who follow the others, and so move last."""
