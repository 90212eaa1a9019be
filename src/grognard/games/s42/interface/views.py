"""What each seat sees of Stalingrad '42: a whitelist. The table is open, except for the markers under the reserve
armies: which box is whose is the Soviet player's secret (34.1)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.s42.campaign.victory import benchmark, count
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.artillery import Fire
from grognard.games.s42.combat.strength import Battle as Fought
from grognard.games.s42.data.board import AREAS, HEXES, NO_PATCH, Patch
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import UNITS
from grognard.games.s42.forces.replacements import granted, left
from grognard.games.s42.options.switches import chosen
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.determinize import boxes_seen, marks_seen
from grognard.games.s42.state.markers import AIR_PLACES, FACES
from grognard.games.s42.state.position import (
    NAMES,
    WEATHER,
    Position,
    S42Game,
    hex_names,
    names,
    place_name,
)
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.supply_points import supply_name
from grognard.games.s42.turn.weather import is_muddy, is_winter
from grognard.series.zoc_bonds.interface.answers import ShownBond, ShownPiece
from grognard.series.zoc_bonds.interface.views import moving, running


class Shell(Struct, frozen=True):
    """18.3 A support unit that fires, and the supply point it fires off; empty: its own ammunition."""

    unit: str
    supply: str


class Battle(Struct, frozen=True, kw_only=True):
    """An attack being planned or resolved."""

    target: str
    side: str
    kind: str
    """`attack`, `automatic-ds`, `breakthrough` or `reserve`."""
    units: tuple[str, ...]
    guns: tuple[Shell, ...]
    air: str
    cover: str
    """9.3.4 The air unit that helps the defence."""
    plans: tuple[str, ...]
    """26.2 The headquarters whose planned offensives are used, once for every marker."""
    defenders: tuple[str, ...]
    result: str


class SupplyPoint(Struct, frozen=True, array_like=True):
    """18.6 A supply point."""

    side: str
    at: str
    face: str
    """`supply-moving`, `supply-ready` or `supply-immobile`."""
    marks: tuple[str, ...]


class Wing(Struct, frozen=True, array_like=True):
    """9.3 An air unit: over a hex, `air-box`, `aside`, `coming` or `gone`."""

    at: str
    used: bool


class Head(Struct, frozen=True, array_like=True):
    """17.2 A rail head, and the turn on which it was placed at a junction."""

    hex: str
    since: int


class Fort(Struct, frozen=True, array_like=True):
    hex: str
    side: str
    done: bool


class Siege(Struct, frozen=True, array_like=True):
    """11.6.2 A city battle marker."""

    hex: str
    level: int
    defender: str


class Plan(Struct, frozen=True, array_like=True):
    """26 A planned offensive; without a unit it is still in hand."""

    side: str
    unit: str
    ready: bool


class Score(Struct, frozen=True, array_like=True):
    """One line of the Axis victory points: Fluent id of what scores, the place, points (negative: lost)."""

    what: str
    place: str
    points: int


class View(Struct, frozen=True, kw_only=True):
    scenario: str
    patch: Patch | None
    """Changes of the board in a situation; none: it is as printed."""
    options: dict[str, bool | int | str]
    turn: int
    turns: int
    """The last one."""
    phase: str
    """`weather`, `initial`, `movement`, `combat`, `stacking`, `recovery`, `supply`, `preliminary`, `mini-movement`,
    `mini-combat`, `between` or `end`."""
    active: str
    """The side whose phase it is; empty: both."""
    seats: dict[str, str]
    """Seat to side."""
    units: dict[str, ShownPiece]
    supplies: dict[str, SupplyPoint]
    resources: tuple[int, int]
    """18.1 Resource points of the Axis and the Soviets in this phase."""
    replacements: dict[str, int]
    """21.1.1 What the active side still has to hand out in its initial phase, by kind; otherwise nothing."""
    wings: dict[str, Wing]
    heads: tuple[Head, ...]
    converted: tuple[str, ...]
    """17.2 Green railway hexes east of the start line that serve the Axis."""
    forts: tuple[Fort, ...]
    fallen_lines: tuple[str, ...]
    """9.7.7 Groups of printed fortifications that are out of use."""
    battles: tuple[Siege, ...]
    planned: tuple[Plan, ...]
    flotilla: str
    """5.5.3 The hex of the Volga Flotilla; empty: it carries no unit."""
    areas: dict[str, str]
    """22.2 Entry area to the side that owns it."""
    bonds: dict[str, tuple[ShownBond, ...]]
    """7.1 The bonds of each side."""
    control: dict[str, str]
    """16.3.4 Cities, victory hexes and ports, and the side that controls them."""
    parents: dict[str, str]
    """10.4 Remnants to the unit they came from."""
    masks: dict[str, str]
    """34.1.2 Reserve armies to their boxes, as far as this seat may know."""
    freed: tuple[str, ...]
    winter_offensive: int
    """33.1 The turn on which it was declared; 0: not yet."""
    elbrus: bool
    baku: bool
    lost_special: int
    score: tuple[Score, ...]
    points: int
    """24.1 All points of the Axis; Mount Elbrus is added when compared with the benchmark."""
    benchmark: int
    """24.2 The benchmark of the turn, in the campaign; 0 elsewhere."""
    weather: str
    mud: bool
    """23.3 It rained on the turn before: the ground is as in rain."""
    winter: bool
    """23.4 The Russian winter has come."""
    rained: bool
    used: dict[str, int]
    moving: tuple[str, ...]
    """The selected group."""
    battle: Battle | None


# -- the view --------------------------------------------------------------------------------------------------------

_PHASES = {
    "leave-area": "weather",
    "prepare": "initial",
    "end-of-combat": "combat",
    "trim-stack": "stacking",
    "keep-in-full-retreat": "recovery",
    "spend-supplies": "supply",
    "spend-supply": "supply",
    "choose-escape": "mini-combat",
}
"""Steps that name the phase they belong to; movement is named by the step that knows which one it is."""


def _replacements(position: Position, phase: str, active: str) -> dict[str, int]:
    if phase != "initial" or active not in SIDES:
        return {}
    side = SIDES.index(active)
    return {f"replacement-{kind}": left(position, side, kind) for kind in granted(position, side)}


def view(game: S42Game, seat: str | None) -> View:
    """What the seat (or a spectator) sees."""
    position = game.position
    rules, country = position.rules, position.country
    phase, active = _phase(game)
    score = count(position)
    return View(
        scenario=rules.scenario,
        patch=None if rules.patch == NO_PATCH else rules.patch,
        options=chosen(rules),
        turn=position.turn,
        turns=position.scenario.last_turn,
        phase=phase,
        active=active,
        seats={side: side for side in SIDES},
        units={name: _piece(position, unit, seat) for unit, name in enumerate(UNITS)},
        supplies={
            supply_name(row.n): SupplyPoint(
                SIDES[row.side], place_name(row.place), FACES[row.face], NAMES.shown_marks(row.marks)
            )
            for row in position.supplies
        },
        resources=position.resources,
        replacements=_replacements(position, phase, active),
        wings={
            name: Wing(HEXES[wing.place] if wing.place >= 0 else AIR_PLACES[wing.place], wing.used)
            for name, wing in zip(WINGS, position.wings, strict=True)
        },
        heads=tuple(Head(HEXES[head.hex], head.since) for head in position.heads),
        converted=hex_names(position.converted),
        forts=tuple(Fort(HEXES[fort.hex], SIDES[fort.side], fort.done) for fort in position.forts),
        fallen_lines=position.fallen_lines,
        battles=tuple(Siege(HEXES[row.hex], row.level, SIDES[row.defender]) for row in position.battles),
        planned=tuple(
            Plan(SIDES[row.side], UNITS[row.unit] if row.unit >= 0 else "", row.ready) for row in position.planned
        ),
        flotilla=HEXES[position.flotilla] if position.flotilla >= 0 else "",
        areas={f"area-{name}": SIDES[owner] for k, name in enumerate(AREAS) if (owner := country.owner(k)) is not None},
        bonds={name: tuple(map(NAMES.shown_bond, zones(position, side).bonds)) for side, name in enumerate(SIDES)},
        control={HEXES[hex_]: SIDES[position.controller(hex_)] for hex_ in sorted(kept(country))},
        parents=NAMES.pairs(position.parents),
        masks={UNITS[army]: place_name(box) for army, box in boxes_seen(position, seat).items()},
        freed=position.freed,
        winter_offensive=position.winter_offensive,
        elbrus=position.elbrus,
        baku=position.baku,
        lost_special=position.lost_special,
        score=tuple(Score(item.what, item.place, item.points) for item in score),
        points=sum(item.points for item in score),
        benchmark=benchmark(position) if position.scenario.automatic else 0,
        weather=WEATHER[position.weather],
        mud=is_muddy(position),
        winter=is_winter(position),
        rained=position.rained,
        used=dict(position.used),
        moving=names(moving(game.agenda)),
        battle=_battle(game),
    )


def _piece(position: Position, unit: int, seat: str | None) -> ShownPiece:
    piece = position.pieces[unit]
    marks = marks_seen(position, unit, seat)
    return NAMES.shown_piece(piece if marks == piece.marks else replace(piece, marks=marks))


def _phase(game: S42Game) -> tuple[str, str]:
    """The phase, and whose it is, by the innermost step on the agenda that knows; if it does not know its side, the
    next one that does, which belongs to the same player turn."""
    if game.position.outcome is not None:
        return "end", ""
    agenda = game.agenda[::-1]
    for k, step in enumerate(agenda):
        tag = str(step.__struct_config__.tag)
        phase = str(getattr(step, "phase", "")) if tag == "move-units" else _PHASES.get(tag, "")
        if phase:
            sides = (getattr(later, "side", None) for later in agenda[k:])
            side = next((side for side in sides if isinstance(side, int)), None)
            return phase, SIDES[side] if side is not None and side >= 0 and phase != "weather" else ""
    return "between", ""


def running_battle(agenda: tuple[Procedure, ...]) -> Fought | None:
    """The attack the agenda is resolving: the innermost."""
    return running(agenda, Fought)


def shown_fire(fire: Fire) -> Shell:
    unit, supply = fire
    return Shell(UNITS[unit], supply_name(supply) if supply else "")


def _battle(game: S42Game) -> Battle | None:
    battle = running_battle(game.agenda)
    if battle is None:
        return None
    return Battle(
        target=HEXES[battle.target],
        side=SIDES[battle.side],
        kind=battle.kind,
        units=names(battle.units),
        guns=tuple(map(shown_fire, battle.guns)),
        air=WINGS[battle.air] if battle.air >= 0 else "",
        cover=WINGS[battle.cover] if battle.cover >= 0 else "",
        plans=names(battle.plans),
        defenders=names(battle.defenders),
        result=battle.label,
    )
