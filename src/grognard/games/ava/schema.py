"""The schema of the pack of A Victory Awaits: one struct for each kind of row in its TOML files, and what is made of
them. The board has a schema of its own (`grognard.hexes.board`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LANGUAGES = ("en", "ru", "pl")

Text = dict[str, str]
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


class Block(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A block of facts and where they come from."""

    source: str


# ── pack.toml ─────────────────────────────────────────────────────────────────────
class Meta(Block, frozen=True, kw_only=True):
    slug: str
    version: int
    title: Text
    designer: str
    description: Text
    disclaimer: Text


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed and what is not in a whole file, for the player."""

    file: str
    kind: str
    text: Text


class Named(Block, frozen=True, kw_only=True):
    """An id with its name: sides, nations, seats, options, boxes, lengths."""

    id: str
    name: Text


class PackFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pack: Meta
    notes: tuple[Note, ...]
    labels: tuple[Named, ...]


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


# ── tables.toml ───────────────────────────────────────────────────────────────────
class TerrainEffect(Block, frozen=True, kw_only=True):
    """A row of the terrain chart for what fills a hex. No cost: `entry` says why. `pursuit`: hexes of a mechanised
    pursuit whose first hex is such a one; none where no unit can be."""

    id: str
    name: Text
    entry: Literal["open", "prohibited", "road-or-mountain", "other-terrain"] = "open"
    mech: int | None = None
    infantry: int | None = None
    shift: int = 0  # columns to the left
    adds: bool = False  # to the shift of the other terrain in the hex
    pursuit: int | None = None


class SideEffect(Block, frozen=True, kw_only=True):
    """A row of the terrain chart for what lies on a hexside or leads from hex to hex."""

    id: str
    name: Text
    extra: int = 0  # points on top of the hex entered
    all: bool = False  # the whole allowance
    halves: bool = False  # the attacker's strength
    normal: int | None = None  # points instead of the hex entered
    strategic: int | None = None  # half points per hex in strategic movement
    pursuit: int | None = None  # hexes of a mechanised pursuit that begins over it


class OddsColumn(Block, frozen=True, kw_only=True):
    """A column of the combat results table; `halves` is its ratio in halves (1.5-1 is 3)."""

    id: str
    halves: int


class CrtRow(Block, frozen=True, kw_only=True):
    """The line of a die; results in the order of the columns."""

    n: int
    results: tuple[str, ...]


class Result(Struct, frozen=True):
    """10.4 A combat result: steps lost by the attacker, by the defender, and hexes of retreat."""

    attacker: int
    defender: int
    retreat: int
    label: str


class Constant(Block, frozen=True, kw_only=True):
    id: str
    value: int


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules, by the id of their row."""

    stacking: int
    command_range: int
    loc_off_rail: int
    zoc_enter: int
    zoc_leave: int
    pursuit_infantry: int
    pursuit_mech: int
    retreat_zoc_loss: int
    reinforcements_from: int
    fortress_from: int
    fortress_max_level: int
    fortress_defence: int
    axis_supply_from: int
    strategic_reserve_from: int
    army19_turn: int
    stand_fast_from: int
    soviet_supply_reach: int
    armour_limit: int


class ReserveTable(Block, frozen=True, kw_only=True):
    """17.2 Units activated by die 1-6. A limited reserve neither enters nor leaves enemy ZOCs and does not attack."""

    id: str
    units: tuple[int, int, int, int, int, int]
    limited: bool = False


class Masters(Block, frozen=True, kw_only=True):
    """20.2 Master chits of a side in the cup by the number of its players, on turn 1 and later."""

    n: int
    first: int
    later: int


class Victory(Block, frozen=True, kw_only=True):
    """16 Points of the Axis; `cut` ones without a line of communication."""

    city: int
    city_cut: int
    stand_fast: int
    stand_fast_cut: int
    german_mech: int
    soviet_mech: int
    breakthrough: int
    breakthrough_cut: int
    moscow: int
    moscow_cut: int
    star: int
    star_cut: int


class TablesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    terrain: tuple[TerrainEffect, ...]
    sides: tuple[SideEffect, ...]
    odds: tuple[OddsColumn, ...]
    crt: tuple[CrtRow, ...]
    constants: tuple[Constant, ...]
    reserve: tuple[ReserveTable, ...]
    masters: tuple[Masters, ...]
    victory: Victory


class Tables(Struct, frozen=True, kw_only=True):
    """The tables, indexed. `crt[die][column]`, columns in the order of `odds`."""

    terrain: dict[str, TerrainEffect]
    sides: dict[str, SideEffect]
    odds: tuple[int, ...]  # ratios in halves
    odds_labels: tuple[str, ...]
    crt: dict[int, tuple[Result, ...]]
    constants: Constants
    reserve: dict[str, ReserveTable]
    masters: dict[int, Masters]
    victory: Victory
    rows: TablesFile  # as the file has them, with their sources

    def column(self, attack: int, defence: int) -> int | None:
        """10.3 The column of a ratio, before shifts: the highest one not above it; None below 1-1. Both strengths in
        the same unit (points, halves)."""
        found = [column for column, halves in enumerate(self.odds) if 2 * attack >= halves * defence]
        return found[-1] if found else None


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
    """19.2 A player: the HQs and set-up formations he commands. In a team game (20) nothing is fixed: all empty."""

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
