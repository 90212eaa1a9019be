"""Queries a client may ask: routes, bonds, supply, rail nets, ZOC, odds, and what can be done in a combat. They change
nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.games.s42.combat.air_support import WING
from grognard.games.s42.combat.artillery import Fire
from grognard.games.s42.combat.strength import Battle, BattleKind, estimate
from grognard.games.s42.data.board import GRID, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SIDE, UNITS
from grognard.games.s42.interface.odds import odds_of
from grognard.games.s42.interface.plans import plan, present
from grognard.games.s42.interface.previews import pursuit, stands
from grognard.games.s42.interface.single_step import single_step
from grognard.games.s42.interface.views import running_battle
from grognard.games.s42.movement.eligibility import Group, may_move
from grognard.games.s42.movement.march import ChooseRoute, destination, judged, out_of_reach
from grognard.games.s42.movement.reach import March, allowance, modes, reach, reach_with
from grognard.games.s42.retreat.retreat_paths import best_retreat_paths
from grognard.games.s42.state.determinize import blindfolded
from grognard.games.s42.state.position import NAMES, Position, S42Game, hex_names, names, place_name
from grognard.games.s42.state.zones import controls, in_zoc, zones
from grognard.games.s42.supply.lines import has_line, net, open_ground, road_near, trace
from grognard.games.s42.supply.rail_net import net as rail_net
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import supply_of
from grognard.games.s42.turn.phases import PhaseName
from grognard.games.s42.turn.sequence import renewed
from grognard.games.s42.turn.weather import sky
from grognard.hexes.asking import asked_word
from grognard.hexes.ideas import Threats
from grognard.series.zoc_bonds.interface.answers import Area, Trace
from grognard.series.zoc_bonds.interface.policy import TablePolicy
from grognard.series.zoc_bonds.interface.queries import bonds, routes
from grognard.series.zoc_bonds.interface.reaching import distance, threats
from grognard.series.zoc_bonds.zones import Bond as Bonded


class Cut(Struct, frozen=True):
    """A road that is open as far as the first hex and blocked on the way into the second."""

    hexes: tuple[str, str]
    why: str
    """`bond`, `enemy`, `zoc` or `city`."""


class Supply(Struct, frozen=True):
    """`supply {side}`: the roads that lead to friendly sources, the units without a line now, and where roads are
    blocked."""

    side: str
    roads: tuple[str, ...]
    without: tuple[str, ...]
    cuts: tuple[Cut, ...]


QUESTIONS = (
    *("routes", "bonds", "supply", "trace", "zoc", "rails", "odds", "plan", "distance", "threat", "stand"),
    "advance",
)


def query(game: S42Game, seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
    """The answer to one query, from what the seat knows."""
    game = blindfolded(game, seat)
    position = game.position
    match what:
        case "routes":
            return routes(TABLE, game, NAMES.asked_units(what, args), str(args.get("mode", "")))
        case "bonds":
            return bonds(TABLE, position, args, _makers)
        case "supply":
            return supply(position, NAMES.asked_side(what, args))
        case "trace":
            unit = NAMES.asked_unit(what, args.get("unit"))
            return Trace(UNITS[unit], tuple(map(place_name, trace(position, unit))))
        case "zoc":
            return Area(hex_names(sorted(zones(position, NAMES.asked_side(what, args)).zone)))
        case "rails":
            return Area(hex_names(sorted(rail_net(position, NAMES.asked_side(what, args)))))
        case "odds":
            return odds_of(game, battle_of(game, args))
        case "plan":
            return plan(TABLE, game, args)
        case "distance":
            return distance(TABLE, game, args)
        case "threat":
            return threat(game, seat, args)
        case "stand":
            return stands(game)
        case "advance":
            return pursuit(game)
    raise BadQuery(what=what, detail=f"known questions are {', '.join(QUESTIONS)}")


# -- routes ----------------------------------------------------------------------------------------------------------


def march_of(game: S42Game, units: tuple[int, ...]) -> March | None:
    """The march a group is on, or the one it would begin where it is; none for units apart or not in play."""
    phase: PhaseName = "movement"
    for step in reversed(game.agenda):
        if isinstance(step, ChooseRoute) and set(step.march.units) == set(units):
            return step.march
        if step.__struct_config__.tag == "move-units":
            phase = getattr(step, "phase", phase)
    places = {game.position.pieces[unit].place for unit in units}
    if len(places) != 1:
        return None
    (here,) = places
    return March(units=units, start=here, here=here, phase=phase) if here >= 0 or in_area(here) else None


# -- bonds and supply ------------------------------------------------------------------------------------------------


def _makers(position: Position, side: int, bond: Bonded) -> list[int]:
    stacks = (position.of_side(end, side) for end in bond.ends if end >= 0)
    return [unit for stack in stacks for unit in stack if position.good(unit) and controls(position, unit)]


def supply(position: Position, side: int) -> Supply:
    roads = net(position, side).came
    without = [unit for unit in position.on_map(side) if not has_line(position, unit)]
    return Supply(SIDES[side], hex_names(sorted(roads)), names(without), tuple(cuts(position, side)))


def cuts(position: Position, side: int) -> Iterator[Cut]:
    """16.3.3 Every place where a side's open roads end, and why."""
    reached, shut = net(position, side).came, open_ground(position, side).shut
    roads = road_near(position.country, sky(position).winter)
    for hex_ in sorted(reached):
        for neighbour in roads.get(hex_, ()):
            if neighbour in reached:
                continue
            hexes = (HEXES[hex_], HEXES[neighbour])
            if position.fighters(neighbour, 1 - side):
                yield Cut(hexes, "enemy")
            elif neighbour in shut:
                yield Cut(hexes, "city")
            else:
                yield Cut(hexes, "zoc" if in_zoc(position, side, neighbour) else "bond")


# -- odds ------------------------------------------------------------------------------------------------------------


def _fires(position: Position, args: Mapping[str, Any]) -> tuple[Fire, ...]:
    """Support units: by name, or as `{unit, supply}` when they fire off a supply point."""
    fires: list[Fire] = []
    for row in args.get("guns") or ():
        line = row if isinstance(row, Mapping) else {"unit": row}
        supply_ = supply_of(position, str(line["supply"])) if line.get("supply") else None
        fires.append((NAMES.asked_unit("odds", line.get("unit")), supply_.n if supply_ is not None else 0))
    return tuple(fires)


def _wing(args: Mapping[str, Any], key: str) -> int:
    name = args.get(key) or ""
    if name and name not in WING:
        raise BadQuery(what="odds", detail=f"there is no air unit {name!r}")
    return WING[name] if name else -1


def threat(game: S42Game, seat: str | None, args: Mapping[str, Any]) -> Threats:
    """5.0, 8.1 What could enter a hex or attack it in the next turn of its side."""
    return threats(
        TABLE,
        game,
        seat,
        args,
        present=present,
        rested=renewed,
        may_move=lambda position, unit: bool(may_move(Group(position, SIDE[unit], (unit,)))),
        attacks=lambda position, unit: position.attack(unit) > 0 and position.good(unit),
    )


def battle_of(game: S42Game, args: Mapping[str, Any]) -> Battle:
    """The battle a query is about: the one being planned, or one made of these units."""
    units, target = NAMES.asked_units("odds", args), NAMES.asked_hex("odds", args.get("target"))
    running = running_battle(game.agenda)
    if running is not None and running.target == target and not units:
        return running
    theirs = [side for side in range(len(SIDES)) if game.position.fighters(target, side)]
    return Battle(
        side=SIDE[units[0]] if units else 1 - theirs[0] if theirs else 0,
        target=target,
        units=units,
        guns=_fires(game.position, args),
        air=_wing(args, "air"),
        cover=_wing(args, "cover"),
        kind=asked_word("odds", "kind", get_args(BattleKind), args),
    )


TABLE = TablePolicy(
    names=NAMES,
    grid=GRID,
    columns=PACK.tables.columns,
    zones=zones,
    land=lambda position: position.country.land,
    has_line=has_line,
    march_of=march_of,
    destination=destination,
    modes=modes,
    allowance=allowance,
    reach=reach,
    reach_with=reach_with,
    judged=judged,
    too_far=out_of_reach.reason,
    single_step=single_step,
    battle_of=battle_of,
    estimate=estimate,
    retreat_paths=best_retreat_paths,
)
"""What the family's queries and `expect` lines ask of this game."""
