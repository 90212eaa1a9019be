"""The schema of the firefights: boards, forces, cards, points and special rules, as `scenarios.toml` has them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Named, Row, Text
from grognard.core.packs.switches import Switch
from grognard.games.coh.data.schema import Facing, Side


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a firefight; without a source of its own it goes under that of the firefight."""

    source: str = ""


class Laid(Line, frozen=True, kw_only=True):
    """A piece laid on the boards: its first hex, and how many sixths it is turned clockwise."""

    overlay: str
    at: str
    turn: int = 0


class ArmyRow(Line, frozen=True, kw_only=True):
    """3.2, 8.1 Command points; cards before the first round and in every round."""

    id: str
    side: Side
    caps: int
    hand: int
    draws: int


class WeaponIssue(Line, frozen=True, kw_only=True):
    """8.2, 12.3 A weapon card or a battery. `registered`: hexes that a battery strikes without an observer."""

    card: str
    army: str
    uses: int
    registered: tuple[str, ...] = ()


class VeteranIssue(Line, frozen=True, kw_only=True):
    """8.3 A veteran card and the unit it belongs to."""

    card: str
    army: str
    unit: str


class Zone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """10.0 Where a hidden unit may be: rows of a board, in concealing terrain (`cover`) or in any."""

    board: str
    rows: tuple[str, str]
    ground: Literal["cover", "any"]


class Placement(Line, frozen=True, kw_only=True):
    """A counter on the board; or in a zone, of the owner's choice."""

    id: str
    army: str
    hex: str = ""
    facing: Facing = "n"
    zone: Zone | None = None
    hidden: bool = False
    on: str = ""
    """17.0 Who carries or tows it."""
    inside: str = ""
    """18.2 The work that shelters it."""
    optional: bool = False


class Arrival(Line, frozen=True, kw_only=True):
    """5.1 Reinforcements."""

    n: int
    round: int
    army: str
    units: tuple[str, ...]
    entry: tuple[str, ...]
    mounted: dict[str, str] = {}
    bombs: dict[str, int] = {}


class WorkPlaced(Line, frozen=True, kw_only=True):
    """18 A fortification on the board; `side`: the side that built it, and knows of it while it is hidden."""

    work: str
    hex: str
    side: Side
    facing: Facing = "n"
    hidden: bool = False


class Objective(Line, frozen=True, kw_only=True):
    """2.4 A hex that gives points."""

    hex: str
    points: int
    when: Literal["end", "round"]
    start: Literal["german", "soviet", "none"]
    scored_by: tuple[Side, ...]
    from_round: int = 1
    hill: str = ""


class Exit(Line, frozen=True, kw_only=True):
    """5.1 Hexes by which a side may leave, and points for each unit; `kind`: for that kind alone."""

    side: Side
    hexes: tuple[str, ...]
    points: int
    kind: str = ""
    returns: str = ""


class Secret(Line, frozen=True, kw_only=True):
    """8.1 What an objective card asks for."""

    card: str
    name: Text
    what: Literal["control", "machine-guns"]
    points: int
    hex: str = ""


class Scenario(Named, frozen=True, kw_only=True):
    """A firefight. `boards`: rows from the north, each from the west; `8r` lies turned half round."""

    number: int
    place: Text
    story: Text
    date: str
    chapters: int
    """The last chapter of the rules that it needs."""
    players: tuple[int, ...]
    rounds: int
    first: Literal["german", "soviet", "roll"]
    boards: tuple[tuple[str, ...], ...]
    overlays: tuple[Laid, ...]
    armies: tuple[ArmyRow, ...]
    deck: tuple[str, ...]
    events: tuple[str, ...]
    weapons: tuple[WeaponIssue, ...]
    veterans: tuple[VeteranIssue, ...]
    placements: tuple[Placement, ...]
    arrivals: tuple[Arrival, ...]
    works: tuple[WorkPlaced, ...]
    kill_points: int
    kills: dict[str, int]
    objectives: tuple[Objective, ...]
    exits: tuple[Exit, ...]
    specials: tuple[str, ...]
    secrets: tuple[Secret, ...] = ()
    replay_deck: tuple[str, ...] = ()
    """8.3 The cards when it is played once more with cards."""
    replay_draws: int = 0


class Command(Row, frozen=True, kw_only=True):
    """21.0 Who commands which armies, by how many play."""

    armies: int
    players: int
    hands: tuple[tuple[str, ...], ...]


class OptionRow(Switch, frozen=True, kw_only=True):
    """What players agree on; for some firefights alone where any are named."""

    scenarios: tuple[str, ...] = ()


class ScenariosFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: tuple[Named, ...]
    commands: tuple[Command, ...]
    options: tuple[OptionRow, ...]
    specials: tuple[Named, ...]
    scenarios: tuple[Scenario, ...]
