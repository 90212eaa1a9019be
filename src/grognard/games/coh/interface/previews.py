"""6.0, 6.1, 10.0, 2.2 What can be seen from where, what is under fire, where hidden units would be found, and what is
open to each unit of an army: as a client asks about it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verdicts import Forbidden, judge
from grognard.games.coh.combat.fire import (
    is_behind_smoke,
    is_out_of_range,
    is_out_of_sight,
    is_outside_arc,
    is_panicked,
    is_stunned,
    is_too_near,
    lowers_barrel_into_gully,
)
from grognard.games.coh.combat.shot import bears, has_veteran, is_long, reach_of, sees
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, UNITS
from grognard.games.coh.interface.actions import Act
from grognard.games.coh.sight.detection import is_covered, is_found
from grognard.games.coh.sight.ground import climb
from grognard.games.coh.sight.line_of_sight import course, obstacle, smoke_between
from grognard.games.coh.state.position import NONE, CohGame, Position
from grognard.games.coh.state.presence import effects, hit_of
from grognard.games.coh.turn.activation import EXPERIENCE
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.eligibility import own_units
from grognard.games.coh.turn.order import enough_passes, turn_order
from grognard.games.coh.turn.turns import TakeTurn


class Obscured(Struct, frozen=True):
    """A hex that is not seen: `ground` in the way, a `blind` spot, the depth of a `gully`, or `smoke`; and the hexes to
    blame."""

    hex: str
    why: str
    by: tuple[str, ...]


class Sight(Struct, frozen=True, kw_only=True):
    """`sight {hex}`: what is seen from a hex in all directions."""

    hex: str
    seen: tuple[str, ...]
    hazy: dict[str, int]
    """Hexes that are seen through smoke, and how thick it is on the way."""
    blocked: tuple[Obscured, ...]


class Line(Struct, frozen=True, kw_only=True):
    """`line {from, to}`: the line of sight between two hexes."""

    start: str
    end: str
    distance: int
    climb: int
    """Levels up from the first to the second; below zero: down."""
    clear: bool
    why: str
    """Why not: `ground`, `blind`, `gully`, `smoke`; empty when it is clear."""
    by: tuple[str, ...]
    course: tuple[tuple[str, ...], ...]
    """The hexes on the way; two at once where the line runs along the side between them."""
    smoke: int


class FireZone(Struct, frozen=True, kw_only=True):
    """`zone {unit, facing}`: the hexes that a unit could fire at from where it stands."""

    unit: str
    near: tuple[str, ...]
    far: tuple[str, ...]
    """7.61 At long range."""
    turned: tuple[str, ...]
    """15.5 Those of both that only the turret reaches."""


class Exposure(Struct, frozen=True, kw_only=True):
    """`exposure {unit}`: from where a hidden unit would be found."""

    unit: str
    found_from: tuple[str, ...]
    """10.0 An enemy on the board in one of these hexes brings it to light."""
    found_now: bool


class Taking(Struct, frozen=True, kw_only=True):
    """A way to take a unit up: `ap`, `join`, `cap`, `opportunity`; and why not."""

    by: str
    refusal: Forbidden | None


class Prospect(Struct, frozen=True, kw_only=True):
    """What a unit can do in a turn of its army."""

    unit: str
    state: str
    ap: int
    """The points that an activation gives it, or that are left to it."""
    fire: int
    move: int
    """What a shot and a step into the open cost, with its hit counter; 0: it cannot."""
    range: int
    takings: tuple[Taking, ...]


class Outlook(Struct, frozen=True, kw_only=True):
    """`outlook {army}`: the points of an army and what is open to its units."""

    army: str
    ap: int
    cap: int
    next_cap: int
    """2.0 The command points of the next round as things stand."""
    passes: int
    passes_needed: int
    order: tuple[str, ...]
    """The armies in the order of their turns."""
    units: tuple[Prospect, ...]


# -- lines of sight --------------------------------------------------------------------------------------------------
def line(position: Position, from_hex: int, to_hex: int) -> Line:
    field = position.field
    why, by = _hindrance(position, from_hex, to_hex)
    return Line(
        start=field.names[from_hex],
        end=field.names[to_hex],
        distance=field.grid.distance(from_hex, to_hex),
        climb=climb(field, from_hex, to_hex),
        clear=not why,
        why=why,
        by=_names(position, by),
        course=tuple(_names(position, group) for group in course(field, from_hex, to_hex))
        if from_hex != to_hex
        else (),
        smoke=smoke_between(field, from_hex, to_hex, position.smoke_in) if from_hex != to_hex else 0,
    )


def sight(position: Position, hex_: int) -> Sight:
    names = position.field.names
    seen: list[str] = []
    hazy: dict[str, int] = {}
    blocked: list[Obscured] = []
    for to_hex in range(position.field.grid.size):
        if to_hex == hex_:
            continue
        why, by = _hindrance(position, hex_, to_hex)
        if why:
            blocked.append(Obscured(names[to_hex], why, _names(position, by)))
            continue
        seen.append(names[to_hex])
        thick = smoke_between(position.field, hex_, to_hex, position.smoke_in)
        if thick:
            hazy[names[to_hex]] = thick
    return Sight(hex=names[hex_], seen=tuple(seen), hazy=hazy, blocked=tuple(blocked))


def _hindrance(position: Position, from_hex: int, to_hex: int) -> tuple[str, tuple[int, ...]]:
    if from_hex == to_hex:
        return "", ()
    blocked_by = obstacle(position.field, from_hex, to_hex)
    if blocked_by is not None:
        return blocked_by.why, blocked_by.hexes
    if sees(position, from_hex, to_hex):
        return "", ()
    way = (hex_ for group in course(position.field, from_hex, to_hex) for hex_ in group)
    return "smoke", tuple(hex_ for hex_ in way if position.smoke_in.get(hex_))


def _names(position: Position, hexes: Iterable[int]) -> tuple[str, ...]:
    return tuple(position.field.names[hex_] for hex_ in hexes)


# -- what is under fire ----------------------------------------------------------------------------------------------
IN_REACH = (
    *(is_stunned, is_panicked, is_out_of_range, is_too_near, is_outside_arc),
    *(is_out_of_sight, is_behind_smoke, lowers_barrel_into_gully),
)


def targets(position: Position, unit: int) -> tuple[int, ...]:
    """The hexes that a unit could fire at from where it stands."""
    piece = position.pieces[unit]
    if piece.place < 0 or not position.figures.fire[unit] or AIRCRAFT[unit] or piece.carrier != NONE:
        return ()
    actor = Actor(army=position.owners[unit], units=(unit,), by="ap")
    most = reach_of(position, unit) * NUMBER["long-range-factor"]
    near = position.field.grid.within(piece.place, most)
    return tuple(hex_ for hex_ in near if hex_ != piece.place and judge(IN_REACH, position, actor, hex_) is True)


def fire_zone(position: Position, unit: int, facing: int | None) -> FireZone:
    if facing is not None:
        position = position.with_piece(unit, replace(position.pieces[unit], facing=facing))
    in_reach = targets(position, unit)
    far = [hex_ for hex_ in in_reach if is_long(position, unit, hex_)]
    return FireZone(
        unit=UNITS[unit],
        near=_names(position, (hex_ for hex_ in in_reach if hex_ not in far)),
        far=_names(position, far),
        turned=_names(position, (hex_ for hex_ in in_reach if not bears(position, unit, hex_))),
    )


# -- hidden units ----------------------------------------------------------------------------------------------------
def exposure(position: Position, unit: int) -> Exposure:
    """10.0 The own hex, and those within two from which the unit is seen in the open."""
    place = position.pieces[unit].place
    if place < 0 or not position.is_hidden(unit):
        return Exposure(unit=UNITS[unit], found_from=(), found_now=False)
    near = position.field.grid.within(place, NUMBER["seen-in-the-open"])
    seen_from = [h for h in near if h == place or (sees(position, h, place) and not is_covered(position, unit, h))]
    return Exposure(unit=UNITS[unit], found_from=_names(position, seen_from), found_now=is_found(position, unit))


# -- an army ---------------------------------------------------------------------------------------------------------
def outlook(game: CohGame, number: int) -> Outlook:
    position = game.position
    army = position.armies[number]
    left = army.start - NUMBER["cap-lost-with-a-unit"] * len(army.lost)
    running = next((s for s in reversed(game.agenda) if isinstance(s, TakeTurn) and s.army == number), None)
    turn = running or TakeTurn(seats=(army.id,), army=number)
    return Outlook(
        army=army.id,
        ap=army.ap,
        cap=army.cap,
        next_cap=max(0, left),
        passes=position.passed,
        passes_needed=enough_passes(position),
        order=tuple(position.armies[army_].id for army_ in turn_order(position)),
        units=tuple(_prospect(game, turn, unit) for unit in own_units(position, number)),
    )


def activation_points(position: Position, unit: int) -> int:
    """3.0 What an activation gives a unit, where no dice are rolled for it."""
    experienced = has_veteran(position, unit, EXPERIENCE)
    return NUMBER["experienced-activation" if experienced else "activation"]


def _prospect(game: CohGame, turn: TakeTurn, unit: int) -> Prospect:
    position = game.position
    active = position.is_active(unit)
    counter, hit = effects(position, unit), hit_of(position, unit)
    takings = []
    for by in ("ap", "join", "cap", "opportunity"):
        verdict = turn.verdict(game, Act(UNITS[unit], by))
        takings.append(Taking(by=by, refusal=verdict if isinstance(verdict, Forbidden) else None))
    spent = position.state(unit) == "spent"
    return Prospect(
        unit=UNITS[unit],
        state=position.state(unit),
        ap=position.armies[turn.army].ap if active else 0 if spent else activation_points(position, unit),
        fire=position.figures.fire[unit] and position.figures.fire[unit] + (0 if counter is None else counter.fire),
        move=position.figures.move[unit] and position.figures.move[unit] + (0 if hit is None else hit.move),
        range=reach_of(position, unit),
        takings=tuple(takings),
    )
