"""5.6, 22.3 What one die would do, by the rules themselves: whether a bridge is blown, whether a landing scatters."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.events import Event, Modifier
from grognard.core.game import Game
from grognard.core.verdicts import Forbidden, judge
from grognard.games.h44.airborne.landing import LandingRolls, LandUnits, ground_of, modifiers
from grognard.games.h44.airborne.landing_hexes import FIRST_DROP, LANDING, Drop, Jump, targets
from grognard.games.h44.bridges.bridge_phase import blow, mined_at
from grognard.games.h44.bridges.bridge_work import DEMOLISHING, Work, ends
from grognard.games.h44.data.board import BRIDGES, HEXES
from grognard.games.h44.data.units import ARTILLERY, GERMAN, SUPPLY_HEAD, UNITS
from grognard.games.h44.interface.forecast import left
from grognard.games.h44.state.position import BLOWN, FIRED, MINED, STATES, H44Game, Position
from grognard.series.zoc_bonds.interface.forecast import FACES

# -- bridges ---------------------------------------------------------------------------------------------------------


class Charge(Struct, frozen=True, kw_only=True):
    """`bridge {bridge}`: what an attempt to blow it would come to."""

    bridge: str
    state: str
    blows: int
    """Faces of the die that would blow it on this turn."""
    needs: int
    """5.6 What the die must reach."""
    modifiers: tuple[Modifier, ...]
    asked: bool
    """5.4 Whether the Germans may try it when the Allies reach for the bridge now."""
    refusal: Forbidden | None
    """5.5 Why it could not be blown in a German bridge phase as the table stands; null if it could."""


def charge(game: H44Game, bridge: int) -> Charge:
    """5.6 The bridge is blown once for each face of the die."""
    position = game.position
    blows = 0
    for face in FACES:
        log: list[Event] = []
        rolled: H44Game = Game(position.with_bridge(bridge, MINED), (), Dice(b"", script=(face,)), log)
        blow(rolled, bridge)
        blows += rolled.position.bridges[bridge] == BLOWN
    roll = log[-1].roll
    assert roll is not None
    verdict = judge(DEMOLISHING, Work(position, GERMAN, bridge))
    return Charge(
        bridge=BRIDGES[bridge],
        state=STATES[position.bridges[bridge]],
        blows=blows,
        needs=roll.target,
        modifiers=roll.modifiers,
        asked=bridge in mined_at(position, ends(position, bridge)[0]),
        refusal=verdict if isinstance(verdict, Forbidden) else None,
    )


# -- landings --------------------------------------------------------------------------------------------------------


class Touchdown(Struct, frozen=True, kw_only=True):
    """22.3.3 One result of the landing table for a unit, and what it would cost."""

    result: str
    """`none`, `S`, `S1` or `S2`."""
    faces: int
    lost: int
    """Steps."""
    returns: int
    """22.7 The steps among them that may return."""
    destroyed: bool
    turned: bool
    """22.3.4 Artillery that must be resupplied."""


class LandingSpot(Struct, frozen=True, kw_only=True):
    """22.2 A hex a unit may land in."""

    hex: str
    ground: str
    """22.3.2 `contested`, `enemy` or empty."""
    held: bool
    """22.6 An enemy is there: combat comes first."""
    modifiers: tuple[Modifier, ...]
    results: tuple[Touchdown, ...]
    """The most frequent first; empty if there is no roll."""


class ClosedSpot(Struct, frozen=True, kw_only=True):
    hex: str
    refusal: Forbidden


class Descent(Struct, frozen=True, kw_only=True):
    """`landing {unit}`: every hex the unit may land in, with the exact chances of each result."""

    unit: str
    per: str
    """22.3.1 What a die is rolled for: `hex` (one of its units is affected), `unit`, or nothing."""
    spots: tuple[LandingSpot, ...]
    closed: tuple[ClosedSpot, ...]
    """Hexes in range where it may not land, with the reason."""


def drops_of(game: H44Game) -> tuple[Drop, ...]:
    """The units that have landed in this phase."""
    running = next((step for step in reversed(game.agenda) if isinstance(step, LandUnits)), None)
    return running.drops if running else ()


def rolled_for(position: Position, unit: int) -> str:
    """22.3.1 On turn 1 hexes are rolled for, apart from artillery; later units; never supply heads."""
    first = position.turn <= FIRST_DROP
    if SUPPLY_HEAD[unit] or (first and (ARTILLERY[unit] or not position.rules.first_rolls)):
        return ""
    return "hex" if first else "unit"


def descent(game: H44Game, unit: int) -> Descent:
    """22.3 Every hex in range: the chances, or why not."""
    position, drops = game.position, drops_of(game)
    per = rolled_for(position, unit)
    by_total: dict[int, tuple[Touchdown, ...]] = {}
    spots: list[LandingSpot] = []
    closed: list[ClosedSpot] = []
    for hex_ in targets(position, unit):
        verdict = judge(LANDING, Jump(position, unit, hex_, drops))
        if isinstance(verdict, Forbidden):
            closed.append(ClosedSpot(hex=HEXES[hex_], refusal=verdict))
            continue
        drop = Drop(unit, hex_, ground_of(position, hex_, drops))
        lines = modifiers(position, drop) if per else ()
        total = sum(line.value for line in lines)
        if per and total not in by_total:
            by_total[total] = touchdowns(position, drop)
        held = position.side_in(hex_) == GERMAN
        results = by_total[total] if per else ()
        spots.append(LandingSpot(hex=HEXES[hex_], ground=drop.ground, held=held, modifiers=lines, results=results))
    return Descent(unit=UNITS[unit], per=per, spots=tuple(spots), closed=tuple(closed))


def touchdowns(position: Position, drop: Drop) -> tuple[Touchdown, ...]:
    """22.3.3 The unit lands once for each face of the die; equal outcomes are counted together."""
    piece = replace(position.pieces[drop.unit], place=drop.hex)
    start = position.with_piece(drop.unit, piece)
    faces: dict[Touchdown, int] = {}
    for face in FACES:
        log: list[Event] = []
        game: H44Game = Game(start, (LandingRolls(drops=(drop,)),), Dice(b"", script=(face,)), log)
        game.settle()
        touchdown = _touchdown(start, game.position, drop.unit, str(log[0].args["result"]))
        faces[touchdown] = faces.get(touchdown, 0) + 1
    return tuple(
        replace(touchdown, faces=number) for touchdown, number in sorted(faces.items(), key=lambda kept: -kept[1])
    )


def _touchdown(start: Position, end: Position, unit: int, label: str) -> Touchdown:
    remaining = left(end.pieces[unit])
    back = sum(dict(end.fresh).values()) - sum(dict(start.fresh).values())
    return Touchdown(
        result=label,
        faces=0,
        lost=start.pieces[unit].steps - remaining,
        returns=back,
        destroyed=not remaining,
        turned=end.pieces[unit].has(FIRED) and not start.pieces[unit].has(FIRED),
    )
