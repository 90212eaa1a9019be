"""The schema of the pack of Storms of Steel: one struct for each kind of row in its TOML files. Those of the firefights
are in `firefights`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Named
from grognard.core.packs.switches import Constant

Side = Literal["german", "soviet"]
SIDES: tuple[Side, ...] = ("german", "soviet")
Colour = Literal["red", "blue"]
Facing = Literal["n", "ne", "se", "s", "sw", "nw"]
FACINGS: tuple[Facing, ...] = ("n", "ne", "se", "s", "sw", "nw")
"""5.2 The six sides of a hex, clockwise: the directions of the grid."""
Gait = Literal["foot", "tracked", "wheeled", "gun", "air"]
GAITS: tuple[Gait, ...] = ("foot", "tracked", "wheeled", "gun", "air")
Arm = Literal[
    "squad",
    "machine-gun",
    "team",
    "sniper",
    "sapper",
    "mortar",
    "gun",
    "tank",
    "assault-gun",
    "carrier",
    "armoured-car",
    "truck",
    "aircraft",
]
Mark = Literal["turret", "open-top", "anti-air", "shield", "high-explosive", "smoke", "sniper", "sapper"]
Bar = Literal["fire", "red-fire", "blue-fire", "move", "pivot", "board", "all-but-rally"]
Pool = Literal["foot", "vehicle"]
Payment = Literal["ap", "cap"]
Rating = tuple[Colour, int]
"""A defence rating: its colour and number."""


# -- counters.toml ---------------------------------------------------------------------------------------------------
class Kind(Named, frozen=True, kw_only=True):
    """1.1, 7.1, 14.0 What is printed on a counter. Both sides carry the same figures; the back is marked as spent."""

    label: str
    side: Side
    arm: Arm
    gait: Gait
    count: int
    range: tuple[int, int]
    """7.6 The least range and the normal one."""
    front: Rating
    rear: Rating
    fire: int = 0
    """7.0 Points for an attack; 0: it never attacks."""
    indirect: int = 0
    """12.0 Points for fire by an observer, printed in brackets; 0: it cannot."""
    move: int = 0
    wheels: int = 0
    tracks: int = 0
    impulses: int = 0
    """20.0 Of aircraft."""
    red: int | None = None
    blue: int | None = None
    boxed: tuple[Colour, ...] = ()
    """7.63 Firepower in a white box."""
    marks: tuple[Mark, ...] = ()


class Bomb(Named, frozen=True, kw_only=True):
    """20.4 Firepower, or the mine that it leaves."""

    red: int | None = None
    blue: int | None = None
    leaves: str = ""


class Hit(Named, frozen=True, kw_only=True):
    """7.4, 15.2 A hit counter: what it bars and what it changes."""

    pool: Pool
    count: int
    rally: int = 0
    """7.5 The least dice that take it off; 0: nothing does."""
    destroys: bool = False
    bars: tuple[Bar, ...] = ()
    fire: int = 0
    move: int = 0
    red: int = 0
    blue: int = 0
    front: int = 0
    rear: int = 0
    range: int | None = None
    """What the range falls to."""


class Work(Named, frozen=True, kw_only=True):
    """18 A fortification, wire, or a mine."""

    family: Literal["fort", "wire", "mine"]
    count: int
    front: int = 0
    rear: int = 0
    indirect: int = 0
    colours: tuple[Colour, ...] = ("red", "blue")
    """Of the ratings that it helps."""
    users: tuple[Gait, ...] = ()
    fixed: bool = False
    """18.2 It has a facing of its own that never changes."""
    defence: int = 0
    """18.6 The red rating at which it is destroyed; 0: it cannot be."""
    die: tuple[Gait, ...] = ()
    extra: dict[Gait, int] = {}
    barred: tuple[Gait, ...] = ()
    crushed: tuple[Gait, ...] = ()
    number: int = 0
    """18.5 The least dice with which a mine strikes."""
    strikes: tuple[Gait, ...] = ()


class CountersFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kinds: tuple[Kind, ...]
    bombs: tuple[Bomb, ...]
    hits: tuple[Hit, ...]
    works: tuple[Work, ...]


# -- cards.toml ------------------------------------------------------------------------------------------------------
class ActionCard(Named, frozen=True, kw_only=True):
    """8.1 A card with a green head."""

    number: int
    count: int
    action: bool
    group: bool
    cost: int = 0
    pay: tuple[Payment, ...] = ()
    amount: int = 0
    losses: tuple[int, ...] = ()
    """Card 13: command points lost, by the die."""


class EventCard(Named, frozen=True, kw_only=True):
    """8.1 A card with a yellow head; the objectives are dealt before play."""

    kind: Literal["score", "objective", "event", "end"]
    count: int
    number: int = 0


class WeaponCard(Named, frozen=True, kw_only=True):
    """8.2 A card with a grey head."""

    side: Literal["german", "soviet", "either"]
    count: int
    range: int
    cost: int = 0
    pay: tuple[Payment, ...] = ()
    red: int | None = None
    blue: int | None = None
    thrown: int = 0
    targets: Literal["all", "metal"] = "all"
    ignores: tuple[Literal["terrain", "smoke"], ...] = ()
    lays: str = ""


class Battery(Named, frozen=True, kw_only=True):
    """12.3 Off-board artillery."""

    side: Side
    count: int
    red: int
    blue: int
    radius: int
    smoke: bool


class VeteranCard(Named, frozen=True, kw_only=True):
    """8.3 A card with an orange head."""

    number: str
    count: int
    uses: Literal["once", "always"]
    action: bool
    amount: int = 0


class CardsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    actions: tuple[ActionCard, ...]
    events: tuple[EventCard, ...]
    weapons: tuple[WeaponCard, ...]
    batteries: tuple[Battery, ...]
    veterans: tuple[VeteranCard, ...]


# -- tables.toml -----------------------------------------------------------------------------------------------------
class Terrain(Named, frozen=True, kw_only=True):
    """4.0 What fills a hex. Units that `enter` does not name come in by road alone."""

    letter: str
    enter: dict[Gait, int]
    defence: int = 0
    height: int = 0
    """11.3 Of what stands there, in half levels."""
    level: int = 0
    """11.5 Of its ground."""
    conceals: bool = False
    bonus: bool = False
    """14.0 Tracks use their bonus moves there."""
    sticks: bool = False
    """14.1 Vehicles may become immobilised there."""


class Hexside(Named, frozen=True, kw_only=True):
    """What lies between two hexes. Units that `enter` does not name cannot cross."""

    enter: dict[Gait, int]
    defence: int = 0
    indirect: bool = False
    conceals: bool = False


class TablesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    terrain: tuple[Terrain, ...]
    sides: tuple[Hexside, ...]
    numbers: tuple[Constant, ...]


# -- boards.toml -----------------------------------------------------------------------------------------------------
class Anchor(Block, frozen=True, kw_only=True):
    """A hex of which the rulebook says what it is: a terrain, or `road`."""

    hex: str
    shows: str


class BoardRow(Named, frozen=True, kw_only=True):
    """A board: rows of letters from the north, one letter for each column; hexes by letter and number (G08)."""

    rows: tuple[str, ...]
    roads: tuple[tuple[str, ...], ...]
    small_gullies: tuple[str, ...]
    """Hexsides as pairs of neighbours, `E13/F13`."""
    walls: tuple[str, ...]
    anchors: tuple[Anchor, ...] = ()


class OverlayHex(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    """Columns to the east and hexes to the south, from the first hex of the piece."""
    level: int = 0
    letter: str = "."


class Overlay(Named, frozen=True, kw_only=True):
    """11.0, 18.3 A piece laid on a board."""

    kind: Literal["hill", "ditch", "patch"]
    hexes: tuple[OverlayHex, ...]


class BoardsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    boards: tuple[BoardRow, ...]
    overlays: tuple[Overlay, ...]
