"""What is on the table of Stalingrad '42 besides the units: rail heads, fortifications, supply points, air units, city
battles, planned offensives."""

from __future__ import annotations

from msgspec import Struct

# 18.6 Faces of a supply point.
MOVING, READY, IMMOBILE = 0, 1, 2
FACES = ("supply-moving", "supply-ready", "supply-immobile")

# 9.3 Where an air unit is that supports no unit: ready or used in its box; set aside by the weather; yet to come; gone.
AIR_BOX, ASIDE, COMING, GONE = -1, -2, -3, -4
AIR_PLACES = {AIR_BOX: "air-box", ASIDE: "aside", COMING: "coming", GONE: "gone"}


class RailHead(Struct, frozen=True, array_like=True, gc=False):
    """17.2 The end of a converted line; one placed at a junction moves from the turn after `since` on (17.2.2)."""

    hex: int
    since: int = 0


class Fort(Struct, frozen=True, array_like=True, gc=False):
    """9.7 A fortification marker, under construction or done."""

    hex: int
    side: int
    done: bool = False


class SupplyPoint(Struct, frozen=True, array_like=True, gc=False):
    """18.6 A supply point: its number, its place (a hex or an entry area, as for units), its face, its markers."""

    n: int
    side: int
    place: int
    face: int = MOVING
    marks: int = 0


class Wing(Struct, frozen=True, array_like=True, gc=False):
    """9.3 An air unit: over a hex, or in one of its places; ready or used."""

    place: int
    used: bool = False


class CityBattle(Struct, frozen=True, array_like=True):
    """11.6.2, 29 A city battle marker: its level, the defending side, and the units whose attack first brought it."""

    hex: int
    level: int
    defender: int
    attackers: tuple[int, ...] = ()


class Offensive(Struct, frozen=True, array_like=True, gc=False):
    """26 A planned offensive on a headquarters; in hand (-1) until its owner has placed it."""

    side: int
    unit: int = -1
    ready: bool = False
