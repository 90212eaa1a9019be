"""Questions a client may ask about the table: routes, odds, lines of communication, zones. They change nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.core.verdicts import Forbidden, judge
from grognard.games.ava.combat.odds import Estimate, estimate
from grognard.games.ava.combat.odds import Part as OddsPart
from grognard.games.ava.combat.retreat import retreat_paths
from grognard.games.ava.data.ground import GRID, HEX, PACK
from grognard.games.ava.interface.actions import Go
from grognard.games.ava.interface.plans import joining, operation_of, plan
from grognard.games.ava.interface.reaching import distance, threat
from grognard.games.ava.movement.destinations import GOING, Trip
from grognard.games.ava.movement.movement import ChooseRoute
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.position import (
    ELIMINATED,
    HEXES,
    IS_HQ,
    SIDE,
    SIDES,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    hex_names,
    names,
)
from grognard.games.ava.supply.communications import lines, may_pass
from grognard.games.ava.supply.reinforcements import ChooseMarch
from grognard.games.ava.turn.activation import command_range, in_command
from grognard.hexes.asking import asked_id, asked_side, asked_units

TABLES = PACK.tables


class Reach(Struct, frozen=True):
    """`routes`: one hex a unit could go to."""

    hex: str
    cost: int
    """In half movement points."""
    path: tuple[str, ...]
    strategic: bool = False
    refusal: Forbidden | None = None
    """Why the unit may pass but not stop there."""


class Routes(Struct, frozen=True):
    """`routes {unit}`: everything in reach, and the hexes next to it that are not, each with its reason.
    `way {unit, to, via}`: the same for one hex and the way-points to it."""

    unit: str
    allowance: int
    """In half movement points."""
    reach: tuple[Reach, ...]
    blocked: tuple[Reach, ...]


class Share(Struct, frozen=True):
    """A unit's part in a battle."""

    unit: str
    strength: int
    """In half points."""
    halved: bool


class Shift(Struct, frozen=True):
    reason: str
    columns: int
    rule: str


class Outcome(Struct, frozen=True):
    """One face of the die and what it would do."""

    die: int
    result: str
    attacker_losses: int
    defender_losses: int
    retreat: int
    defenders_destroyed: int
    """How many defenders would die, by losses or because no retreat is open, if their owner shares them out best."""
    taken: bool
    """Whether the hex would be left empty."""


class Odds(Struct, frozen=True, kw_only=True):
    """`odds {target, units}`: strength, modifiers, column and every outcome of an attack, before it is declared."""

    target: str
    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    attack: int
    """In whole points, the fraction dropped (1.2)."""
    defence: int
    ratio: str
    """Column before shifts."""
    shifts: tuple[Shift, ...]
    column: str
    """Empty: the attack would be cancelled (10.3)."""
    outcomes: tuple[Outcome, ...]
    refusals: tuple[Forbidden, ...]
    """Why some of the units could not take part."""


class SupplyMap(Struct, frozen=True):
    """`supply {side}`: every hex a line of communication reaches, the hexes where one is cut, and the units without."""

    side: str
    reached: tuple[str, ...]
    cut: tuple[str, ...]
    without: tuple[str, ...]


class Trace(Struct, frozen=True):
    """`trace {unit}`: the shortest line of communication, source first; empty when there is none."""

    unit: str
    path: tuple[str, ...]


class Area(Struct, frozen=True):
    """`zoc {side}`, `command {unit}`: a set of hexes."""

    hexes: tuple[str, ...]
    units: tuple[str, ...] = ()


QUESTIONS = ("routes", "way", "odds", "plan", "distance", "threat", "supply", "trace", "zoc", "command")


def query(game: AvaGame, seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
    """The answer to one question: the same for every seat."""
    position = game.position
    if what == "routes":
        return routes(game, _unit(what, args))
    if what == "way":
        return way(game, _unit(what, args), args)
    if what == "odds":
        return odds(game, asked_id(what, "hex", HEX, args.get("target")), asked_units(what, UNIT, args))
    if what == "plan":
        return plan(game, args)
    if what == "distance":
        return distance(game, args)
    if what == "threat":
        return threat(game, seat, args)
    if what == "supply":
        return supply(position, asked_side(what, SIDES, args))
    if what == "trace":
        unit = _unit(what, args)
        return Trace(UNITS[unit], hex_names(lines(position, SIDE[unit]).path(position.places[unit])))
    if what == "zoc":
        side = asked_side(what, SIDES, args)
        zone = position.zoc[side]
        return Area(hex_names(hex_ for hex_ in sorted(position.ground.land) if zone[hex_]))
    if what == "command":
        hq = _unit(what, args)
        if not IS_HQ[hq] or position.places[hq] < 0:
            return Area(())
        return Area(hex_names(sorted(command_range(position, hq))), names(in_command(position, hq)[1:]))
    raise BadQuery(what=what, detail=f"known questions are {', '.join(QUESTIONS)}")


def _unit(what: str, args: Mapping[str, Any]) -> int:
    return asked_id(what, "unit", UNIT, args.get("unit"))


def routes(game: AvaGame, unit: int) -> Routes:
    """Where a unit could go from where it stands, activated or not."""
    position = game.position
    entry: int | None = None
    shy = False
    operation = operation_of(game, (unit,))
    decision = next((d for d in game.decisions if getattr(d, "unit", None) == unit), None)
    if isinstance(decision, ChooseMarch):
        entry = decision.source
    elif position.places[unit] < 0:
        entry = operation.entry if operation else None
        if entry is None or entry < 0:
            return Routes(UNITS[unit], position.allowance(unit), (), ())
    if operation:
        shy = operation.shy
    if isinstance(decision, ChooseRoute):
        reachable = decision.reach(game.position)
    else:
        march = not (operation and unit in operation.slow)
        reachable = reach(position, unit, entry=entry, shy=shy, march=march)
    start = reachable.start if reachable.start >= 0 else entry or 0
    open_, blocked = [], []
    near = (h for h in GRID.within(start, reachable.allowance // 2 + 1) if HEXES[h])
    for hex_ in dict.fromkeys((*reachable.hexes(), *near)):
        if hex_ == reachable.start:
            continue
        way = reachable.way(hex_)
        verdict = judge(GOING, Trip(position, unit, hex_, reachable, shy))
        refusal = verdict if isinstance(verdict, Forbidden) else None
        if way is not None:
            open_.append(Reach(HEXES[hex_], way.cost, hex_names(way.path), way.strategic, refusal))
        elif position.ground.in_play(hex_):
            blocked.append(Reach(HEXES[hex_], 0, (), False, refusal))
    return Routes(UNITS[unit], reachable.allowance, tuple(open_), tuple(blocked))


def way(game: AvaGame, unit: int, args: Mapping[str, Any]) -> Routes:
    """The way of a unit that has been taken up to one hex, through way-points in order."""
    taken = (agenda[-1] for agenda in (game.agenda, *game.parallel) if agenda)
    decision = next((step for step in taken if isinstance(step, ChooseRoute) and step.unit == unit), None)
    to, via = args.get("to"), args.get("via", ())
    named = isinstance(via, (list, tuple)) and all(isinstance(name, str) and name in HEX for name in (to, *via))
    if decision is None or not named:
        raise BadQuery(what="way", detail="a unit that was taken up, the hex `to` and a list of hexes `via`")
    action = Go(str(to), tuple(via))
    verdict = decision.verdict(game, action) if decision.offers(game, action) else True
    route = decision.going(game.position, action).way()
    refusal = verdict if isinstance(verdict, Forbidden) else None
    allowance = decision.reach(game.position).allowance
    if route is None:
        return Routes(UNITS[unit], allowance, (), (Reach(str(to), 0, (), False, refusal),))
    open_ = Reach(str(to), route.cost, hex_names(route.path), route.strategic, refusal)
    return Routes(UNITS[unit], allowance, (open_,), ())


def odds(game: AvaGame, target: int, units: tuple[int, ...]) -> Odds:
    """What an attack would come to. Outside a combat segment: as if these units were activated now."""
    position = game.position
    operation, attackers, refusals = joining(game, target, units)
    estimated = estimate(position, target, attackers, operation)
    labels = TABLES.odds_labels
    return Odds(
        target=HEXES[target],
        attackers=_shares(estimated.attackers),
        defenders=_shares(estimated.defenders, HEXES[target]),
        attack=estimated.attack,
        defence=estimated.defence,
        ratio="" if estimated.first is None else labels[estimated.first],
        shifts=tuple(Shift(name, columns, "10.3.r") for name, columns in estimated.shifts),
        column="" if estimated.column is None else labels[estimated.column],
        outcomes=tuple(outcomes(position, target, estimated, operation.surprise)),
        refusals=refusals,
    )


def _shares(parts: Iterable[OddsPart], target: str = "") -> tuple[Share, ...]:
    return tuple(
        Share(UNITS[p.unit] if p.unit >= 0 else f"fort-{target}", p.quarters // 2, p.river or p.alone or p.retreated)
        for p in parts
    )


def outcomes(position: Position, target: int, estimated: Estimate, surprise: bool = False) -> Iterable[Outcome]:
    """10.4 Every face of the die: what is lost, how many defenders find no retreat, whether the hex is cleared."""
    if estimated.column is None:
        return
    level = position.fort.get(target, 0)
    steps = sum(position.steps[unit] for unit in position.stack(target)) + level
    killed: dict[tuple[int, int], int] = {}
    for die in sorted(TABLES.crt):
        result = TABLES.crt[die][estimated.column]
        losses = result.defender + (result.retreat if level else 0)
        retreat = 0 if level else result.retreat
        if (losses, retreat) not in killed:
            killed[losses, retreat] = min(_dead(position, target, losses, retreat, surprise))
        taken = losses >= steps or bool(retreat)
        yield Outcome(die, result.label, result.attacker, losses, retreat, killed[losses, retreat], taken)


def _dead(position: Position, target: int, losses: int, retreat: int, surprise: bool) -> Iterator[int]:
    """How many defenders would die, for every way their owner could share out the losses."""
    defenders = position.stack(target)
    level = position.fort.get(target, 0)
    if losses and (defenders or level):
        for unit in defenders:
            if position.steps[unit] > 1:
                yield from _dead(position.with_steps(unit, 1), target, losses - 1, retreat, surprise)
            else:
                lost = _dead(position.with_place(unit, ELIMINATED), target, losses - 1, retreat, surprise)
                yield from (1 + dead for dead in lost)
        if level:
            yield from _dead(position.with_fort(target, level - 1), target, losses - 1, retreat, surprise)
        return
    yield _stranded(position, target, defenders, retreat, surprise) if retreat else 0


def _stranded(position: Position, target: int, units: tuple[int, ...], retreat: int, surprise: bool) -> int:
    """How many of the units find no retreat, at the least, in any order and by any path."""
    least = len(units)
    for unit in units:
        remaining = tuple(u for u in units if u != unit)
        ways = retreat_paths(position, unit, target, retreat, surprise)
        if not ways:
            least = min(
                least, 1 + _stranded(position.with_place(unit, ELIMINATED), target, remaining, retreat, surprise)
            )
        for way in ways:
            least = min(least, _stranded(position.with_place(unit, way.path[-1]), target, remaining, retreat, surprise))
    return least


def supply(position: Position, side: int) -> SupplyMap:
    """3.3 The lines of a side, where an enemy cuts them, and the units without one."""
    reached = lines(position, side)
    cut = [hex_ for hex_ in sorted(reached.length) if not may_pass(position, side, hex_)]
    without = [unit for unit in position.on_map(side) if position.places[unit] not in reached.length]
    return SupplyMap(SIDES[side], hex_names(sorted(reached.length)), hex_names(cut), names(without))
