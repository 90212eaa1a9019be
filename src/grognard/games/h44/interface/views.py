"""What each seat sees of Holland '44: a whitelist. Only the faces of the unknown units are hidden, from both sides."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.games.h44.combat.strength import Battle as Fought
from grognard.games.h44.data.board import AREAS, BRIDGES, HEXES, NO_PATCH, Patch
from grognard.games.h44.data.units import ALLIED, GERMAN, PACK, SIDES, UNITS
from grognard.games.h44.movement.traffic import available
from grognard.games.h44.options.switches import chosen
from grognard.games.h44.state.control import sites
from grognard.games.h44.state.position import (
    NAMES,
    STATES,
    WEATHER,
    H44Game,
    hex_names,
    names,
)
from grognard.games.h44.state.zones import owner, zones
from grognard.games.h44.turn.victory import count
from grognard.games.h44.turn.weather import landing_points, part, sky
from grognard.series.zoc_bonds.interface.answers import ShownBond, ShownPiece
from grognard.series.zoc_bonds.interface.views import moving, running


class Battle(Struct, frozen=True, kw_only=True):
    """An attack being planned or resolved."""

    target: str
    side: str
    kind: str
    units: tuple[str, ...]
    joined: tuple[str, ...]
    lead: str
    attached: str
    guns: tuple[str, ...]
    air: bool


class Score(Struct, frozen=True, array_like=True):
    """One line of the victory points: Fluent id of what scores, the place or unit, half points, the side."""

    what: str
    place: str
    points: int
    side: str


class View(Struct, frozen=True, kw_only=True):
    scenario: str
    patch: Patch | None
    """Changes of the board in a situation; none: it is as printed."""
    options: dict[str, bool | int | str]
    turn: int
    turns: int
    part: str
    """`am`, `pm` or `night`."""
    phase: str
    """`resupply`, `bridges`, `landing`, `movement`, `combat`, `recovery`, `supply`, `traffic` or `end`."""
    active: str
    """The side whose player turn it is."""
    seats: dict[str, str]
    """Seat to side."""
    units: dict[str, ShownPiece]
    unknown: tuple[str, ...]
    """25.1 Hexes with an unknown unit."""
    bridges: dict[str, str]
    """5.3, 5.8 `mined`, `intact`, `blown`, `repairing` (by the Allies) or `rebuilding` (by the Germans)."""
    areas: dict[str, str]
    """19.2 Entry area to the side that owns it."""
    bonds: dict[str, tuple[ShownBond, ...]]
    """7.4 The bonds of each side."""
    control: dict[str, str]
    """City hexes and other objectives, and the side that controls them."""
    traffic: dict[str, str]
    """24.1 Number of each marker on the map to its hex."""
    traffic_left: tuple[int, ...]
    """Markers the Germans have at hand."""
    weather: tuple[str, str]
    """4.1 Morning and afternoon."""
    sky: str
    landed: bool
    """22.1.2 Whether a unit has landed today."""
    landing_points: int
    flights: int
    """10.7 Air units left this turn."""
    returns: dict[str, tuple[int, int]]
    """22.7 For each division: paratroopers that can return now, and from the next turn on."""
    pontoons: dict[str, tuple[str, str]]
    """23.3.3 Engineers that serve as a ferry: the two hexes."""
    parents: dict[str, str]
    """11.4, 21.4 Remnants and breakdown units to the unit they came from."""
    moving: tuple[str, ...]
    """The selected group."""
    battle: Battle | None
    score: tuple[Score, ...]
    allied_points: int
    """In half points, like the Germans'."""
    german_points: int


# -- the view --------------------------------------------------------------------------------------------------------

_PHASES = {
    "rearm-artillery": "resupply",
    "work-on-bridges": "bridges",
    "land-units": "landing",
    "choose-victim": "landing",
    "landing-rolls": "landing",
    "settle-storm": "landing",
    "end-of-movement": "movement",
    "end-of-combat": "combat",
    "place-head": "supply",
    "place-traffic": "traffic",
}
"""Steps that name the phase they belong to."""
_SIDES = {"landing": SIDES[ALLIED], "traffic": SIDES[GERMAN]}


def view(game: H44Game, seat: str | None) -> View:
    """What the seat (or a spectator) sees."""
    position = game.position
    rules = position.rules
    score = count(position)
    phase, active = _phase(game)
    returns, fresh = dict(position.returns), dict(position.fresh)
    return View(
        scenario=rules.scenario,
        patch=None if rules.patch == NO_PATCH else rules.patch,
        options=chosen(rules),
        turn=position.turn,
        turns=PACK.scenarios[rules.scenario].turns,
        part=part(position),
        phase=phase,
        active=active,
        seats={side: side for side in SIDES},
        units=dict(zip(UNITS, map(NAMES.shown_piece, position.pieces), strict=True)),
        unknown=hex_names(sorted(position.unknown)),
        bridges={name: STATES[state] for name, state in zip(BRIDGES, position.bridges, strict=True)},
        areas={f"area-{name}": SIDES[owner(position.turn, k)] for k, name in enumerate(AREAS)},
        bonds={name: tuple(map(NAMES.shown_bond, zones(position, k).bonds)) for k, name in enumerate(SIDES)},
        control={HEXES[h]: SIDES[ALLIED if h in position.held else GERMAN] for h in sorted(sites(position.country))},
        traffic={str(number): HEXES[hex_] for number, hex_ in position.traffic},
        traffic_left=tuple(available(position)),
        weather=(WEATHER[position.weather[0]], WEATHER[position.weather[1]]),
        sky=WEATHER[sky(position)],
        landed=position.landed,
        landing_points=landing_points(position),
        flights=position.flights,
        returns={name: (returns.get(name, 0), fresh.get(name, 0)) for name in sorted(returns.keys() | fresh.keys())},
        pontoons={UNITS[unit]: (HEXES[hex_a], HEXES[hex_b]) for unit, hex_a, hex_b in position.pontoons},
        parents=NAMES.pairs(position.parents),
        moving=names(moving(game.agenda)),
        battle=_battle(game),
        score=tuple(Score(item.what, item.place, item.points, item.side) for item in score),
        allied_points=sum(item.points for item in score if item.side == SIDES[ALLIED]),
        german_points=sum(item.points for item in score if item.side == SIDES[GERMAN]),
    )


def _phase(game: H44Game) -> tuple[str, str]:
    """The phase, and whose it is, by the innermost step on the agenda that knows."""
    if game.position.outcome is not None:
        return "end", ""
    for step in reversed(game.agenda):
        phase = _PHASES.get(str(step.__struct_config__.tag))
        if phase:
            side = getattr(step, "side", None)
            seats = getattr(step, "seats", ("",))
            return phase, SIDES[side] if isinstance(side, int) else _SIDES.get(phase, seats[0])
    return "recovery", ""


def running_battle(agenda: tuple[Procedure, ...]) -> Fought | None:
    """The attack the agenda is resolving: the innermost."""
    return running(agenda, Fought)


def _battle(game: H44Game) -> Battle | None:
    battle = running_battle(game.agenda)
    if battle is None:
        return None
    return Battle(
        target=HEXES[battle.target],
        side=SIDES[battle.side],
        kind=battle.kind,
        units=names(battle.units),
        joined=names(battle.joined),
        lead=battle.lead,
        attached=UNITS[battle.attached] if battle.attached >= 0 else "",
        guns=names(battle.guns),
        air=battle.air,
    )
