"""The schema of the pack of A Victory Awaits: one struct for each kind of row in its TOML files, and what is made of
them. The tables are in `charts`; the board has a schema of its own (`grognard.hexes.board`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Text

Side = Literal["axis", "soviet"]
Nation = Literal["de", "ro", "su"]
Sheet = Literal["L", "S", "K"]
SHEETS: tuple[Sheet, ...] = ("L", "S", "K")
UnitKind = Literal["mech", "infantry", "hq"]
Arm = Literal["armour", "mechanised", "motorised", "infantry", "mountain", "cavalry", "security", "naval", "hq"]
Echelon = Literal["brigade", "division", "army", "group"]
ChitKind = Literal["hq", "interrupt", "reinforcement", "supply", "reserve", "master"]
ZoneKind = Literal["area", "range", "hex", "track"]
SIDE_OF: dict[Nation, Side] = {"de": "axis", "ro": "axis", "su": "soviet"}


# ── counters.toml ─────────────────────────────────────────────────────────────────
Values = tuple[int, int, int]  # attack, defence, movement allowance


class UnitType(Block, frozen=True, kw_only=True):
    """2.2 A type of unit, and the values of its counters unless a counter has its own."""

    id: str
    name: Text
    nation: Nation
    kind: UnitKind
    arm: Arm
    echelon: Echelon
    mountain: bool = False
    values: Values
    reduced: Values | None = None


class UnitRow(Block, frozen=True, kw_only=True):
    """A counter as the file has it. Values of its own stand here only where they differ from its type's; `steps = 1`
    is a counter with a blank back though its type has two steps."""

    id: str
    label: str
    name: Text
    nation: Nation
    type: str
    map: Sheet
    formation: str = ""
    ss: bool = False
    only: str = ""
    values: Values | None = None
    reduced: Values | None = None
    steps: int | None = None


class Unit(Block, frozen=True, kw_only=True):
    """2.2 A unit. `formation` is its set-up colour, `army` the formation with an HQ it fights under in the surprise
    attack (15.1); both are empty where there is none. `only` names the one scenario that uses it (18.1)."""

    id: str
    label: str
    name: Text
    nation: Nation
    side: Side
    type: str
    kind: UnitKind
    mountain: bool
    attack: int
    defence: int
    move: int
    reduced: Values | None
    steps: int
    formation: str
    army: str
    map: Sheet
    arm: Arm
    echelon: Echelon
    ss: bool
    only: str

    @property
    def mech(self) -> bool:
        return self.kind == "mech"


class Chit(Block, frozen=True, kw_only=True):
    """2.2 An activation chit. `hq` is the unit it activates; `map` the sheet it belongs to; both may be empty.
    `copies` counts chits that are alike (the master chits of 20.1)."""

    id: str
    name: Text
    side: Literal["axis", "soviet", "both"]
    nation: Literal["de", "ro", "su", ""] = ""
    kind: ChitKind
    hq: str = ""
    map: Literal["L", "S", "K", ""] = ""
    copies: int = 1


class Counters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    types: tuple[UnitType, ...]
    units: tuple[UnitRow, ...]
    chits: tuple[Chit, ...]


# ── setup.toml ────────────────────────────────────────────────────────────────────
class Formation(Block, frozen=True, kw_only=True):
    """4.0 A set-up colour: where its `units` combat units stand. `area`: every hex takes at least one; `range`: within
    `range` hexes of `centre`; `hex`: one or two in the one hex; `track`: on the box of `turn`. `hq` stands on
    `hq_hex`; `escort` combat units share that hex with it. `army`: the formation whose HQ leads it (15.1)."""

    id: str
    name: Text
    side: Side
    map: Sheet
    kind: ZoneKind
    units: int
    army: str = ""
    hexes: tuple[str, ...] = ()
    centre: str = ""
    range: int = 0
    hq: str = ""
    hq_hex: str = ""
    escort: int = 0
    turn: int = 0
    scenario: str = ""  # the only one that uses it


class SetupFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    formations: tuple[Formation, ...]


# ── scenarios.toml ────────────────────────────────────────────────────────────────
class Numbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number for each nation, as the turn track prints them."""

    su: int
    ger: int
    rum: int


class Turn(Block, frozen=True, kw_only=True):
    """6.2, 12.2, 15.2 A box of the turn track: how many chits may be chosen, how many units come as reinforcements,
    which chits become available, and how many Soviet chits of choice (18)."""

    n: int
    dates: Text
    chits: Numbers
    reinforcements: Numbers
    new_axis: tuple[str, ...] = ()
    new_soviet: tuple[str, ...] = ()
    choice: int = 0
    strategic_reserve: int = 0


class Length(Block, frozen=True, kw_only=True):
    """How long a scenario lasts, what the Axis needs, and the starred hexes that count (18.2)."""

    id: str
    turns: int
    threshold: int
    stars: tuple[str, ...] = ()


class Fortress(Block, frozen=True, kw_only=True):
    """14 Levels built per supply check, hexes with fortresses at most, and markers of each sheet (14.3)."""

    levels: int
    hexes: int
    markers: dict[str, int]


class StartFortress(Block, frozen=True, kw_only=True):
    """4.0(7) A fortress that stands from the start; its id is the hex."""

    id: str
    level: int


class Withdrawal(Block, frozen=True, kw_only=True):
    """18.2 Mechanised units of at least `attack` points leave at the supply check of `turn`."""

    turn: int
    attack: int


class Transfer(Block, frozen=True, kw_only=True):
    """18.1 Units that come on top of the Axis reinforcements of `turn`."""

    turn: int
    units: tuple[str, ...]


class Seat(Block, frozen=True, kw_only=True):
    """19.2 A player: the HQs and set-up formations they command. In a team game (20) nothing is fixed: all empty."""

    id: str
    side: Side
    sheets: tuple[Sheet, ...] = ()
    hqs: tuple[str, ...] = ()
    formations: tuple[str, ...] = ()
    controller: bool = False


class ScenarioData(Block, frozen=True, kw_only=True):
    """A scenario. One that is `like` another takes from it what it does not say itself."""

    id: str
    name: Text
    like: str = ""
    sheets: tuple[Sheet, ...] = ()
    seats: tuple[Seat, ...] = ()
    team: dict[str, int] = {}  # players of each side in the team game (20)
    lengths: tuple[Length, ...] = ()
    fortress: Fortress | None = None
    start_fortress: tuple[StartFortress, ...] = ()
    stand_fast: tuple[str, ...] = ()
    okh: bool = True  # 17.2 may the OKH chit be used
    army19: bool = False  # 15.3
    zhukov: bool = False  # 18.1
    reserve_table: str = "standard"  # of the Soviet reserve chit
    soviet_pool: tuple[str, ...] = ()  # chits of choice from turn 4
    withdrawal: Withdrawal | None = None
    transfer: Transfer | None = None
    track: tuple[Turn, ...] = ()

    def length(self, id_: str = "full") -> Length:
        for row in self.lengths:
            if row.id == id_:
                return row
        raise LookupError(id_)

    @property
    def turns(self) -> int:
        return self.length().turns

    @property
    def threshold(self) -> int:
        return self.length().threshold


class ScenariosFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenarios: tuple[ScenarioData, ...]
