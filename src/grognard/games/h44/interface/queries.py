"""Questions a client may ask about the table: routes, bonds, supply, zones of control, odds. They change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.core.verdicts import Message
from grognard.games.h44.airborne.landing_plan import landings
from grognard.games.h44.combat.strength import Battle, BattleKind, estimate
from grognard.games.h44.data.board import BRIDGE, GRID, HEXES
from grognard.games.h44.data.units import ALLIED, PACK, SIDE, SIDES, SUPPLY_HEAD, UNITS
from grognard.games.h44.interface.odds import Odds, odds_of
from grognard.games.h44.interface.plans import plan, present
from grognard.games.h44.interface.previews import pursuit, stands
from grognard.games.h44.interface.single_rolls import charge, descent
from grognard.games.h44.interface.single_step import single_step
from grognard.games.h44.interface.views import running_battle
from grognard.games.h44.movement.destinations import destination, judged, out_of_reach
from grognard.games.h44.movement.eligibility import is_free
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.movement.reach import March, allowance, modes, reach, reach_with
from grognard.games.h44.retreat.retreat_paths import best_retreat_paths
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    ATTACKED,
    AUTOMATIC_DS_MADE,
    EXTENDED,
    FERRYING,
    FIRED,
    MOVED,
    NAMES,
    RETREATED,
    SPENT,
    H44Game,
    Position,
    hex_names,
    is_area,
    names,
    place_name,
)
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import has_line, net, own_areas, trace
from grognard.games.h44.supply.supply_map import Cut, cuts
from grognard.hexes.asking import asked_id, asked_word
from grognard.hexes.ideas import Threats
from grognard.series.zoc_bonds.interface.answers import Area, Trace
from grognard.series.zoc_bonds.interface.policy import TablePolicy
from grognard.series.zoc_bonds.interface.queries import bonds, routes
from grognard.series.zoc_bonds.interface.reaching import distance, threats
from grognard.series.zoc_bonds.zones import Bond as Bonded


class Supply(Struct, frozen=True):
    """`supply {side}`: the roads that lead to friendly entry areas, the units without a line now, and where roads are
    blocked."""

    side: str
    roads: tuple[str, ...]
    without: tuple[str, ...]
    cuts: tuple[Cut, ...]


PASSING = MOVED | EXTENDED | SPENT | ATTACKED | AUTOMATIC_DS_MADE | FERRYING | RETREATED | FIRED
"""Markers removed when the next turn of their side begins."""
QUESTIONS = (
    *("routes", "bonds", "supply", "trace", "zoc", "odds", "plan", "distance", "threat", "landing"),
    *("landings", "bridge", "stand", "advance"),
)


def query(game: H44Game, seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
    """The answer to one query: the same for every seat."""
    position = game.position
    if what == "routes":
        return routes(TABLE, game, NAMES.asked_units(what, args), str(args.get("mode", "")))
    if what == "bonds":
        return bonds(TABLE, position, args, _makers)
    if what == "supply":
        return supply(position, NAMES.asked_side(what, args))
    if what == "trace":
        unit = NAMES.asked_unit(what, args.get("unit"))
        return Trace(UNITS[unit], tuple(map(place_name, trace(position, unit))))
    if what == "zoc":
        return Area(hex_names(sorted(zones(position, NAMES.asked_side(what, args)).zone)))
    if what == "odds":
        return odds(game, args)
    if what == "plan":
        return plan(TABLE, game, args)
    if what == "distance":
        return distance(TABLE, game, args)
    if what == "threat":
        return threat(game, seat, args)
    if what == "landing":
        return descent(game, NAMES.asked_unit(what, args.get("unit")))
    if what == "landings":
        return landings(game)
    if what == "bridge":
        return charge(game, asked_id(what, "bridge", BRIDGE, args.get("bridge")))
    if what == "stand":
        return stands(game)
    if what == "advance":
        return pursuit(game)
    raise BadQuery(what=what, detail=f"known questions are {', '.join(QUESTIONS)}")


# -- routes ----------------------------------------------------------------------------------------------------------


def march_of(game: H44Game, units: tuple[int, ...]) -> March | None:
    """The march a group is on, or the one it would begin where it is; none for units apart or not in play."""
    for step in reversed(game.agenda):
        if isinstance(step, ChooseRoute) and set(step.march.units) == set(units):
            return step.march
    places = {game.position.pieces[unit].place for unit in units}
    if len(places) != 1:
        return None
    (here,) = places
    return March(units=units, start=here, here=here) if here >= 0 or is_area(here) else None


@rule("25.3.1.c")
def _meets(position: Position, march: March, path: tuple[int, ...]) -> Message | None:
    """25.3.1 A path that leads onto an unknown unit: it is revealed, and attacked at once if it is real."""
    if SIDE[march.units[0]] != ALLIED:
        return None
    met = next((hex_ for hex_ in path if hex_ >= 0 and position.lone_unknown(hex_)), None)
    return None if met is None else Message("warn-meets-unknown", {"hex": HEXES[met]})


# -- bonds and supply ------------------------------------------------------------------------------------------------


def _makers(position: Position, side: int, bond: Bonded) -> list[int]:
    ends = [end for end in bond.ends if end >= 0]
    return [unit for end in ends for unit in position.stack(end) if position.good(unit) and not SUPPLY_HEAD[unit]]


def supply(position: Position, side: int) -> Supply:
    roads = net(position, side, own_areas(position, side)).came
    without = [u for u in position.on_map(side) if not SUPPLY_HEAD[u] and not has_line(position, u)]
    return Supply(SIDES[side], hex_names(sorted(roads)), names(without), cuts(position, side))


# -- odds ------------------------------------------------------------------------------------------------------------


def battle_of(game: H44Game, args: Mapping[str, Any]) -> Battle:
    """The battle a query is about: the one being planned, or one made of these units."""
    units, target = NAMES.asked_units("odds", args), NAMES.asked_hex("odds", args.get("target"))
    running = running_battle(game.agenda)
    if running is not None and running.target == target and not units:
        return running
    side = SIDE[units[0]] if units else 1 - (game.position.side_in(target) or 0)
    formations = sorted({game.position.formation(unit) for unit in units})
    steps = {f: sum(game.position.attack(u) for u in units if game.position.formation(u) == f) for f in formations}
    lead = str(args.get("lead") or max(formations, key=lambda f: steps[f], default=""))
    attached = NAMES.asked_unit("odds", args["attached"]) if args.get("attached") else -1
    return Battle(
        side=side,
        target=target,
        units=units,
        lead=lead,
        attached=attached,
        guns=NAMES.asked_units("odds", args, "guns"),
        air=bool(args.get("air", False)),
        kind=asked_word("odds", "kind", get_args(BattleKind), args),
    )


def threat(game: H44Game, seat: str | None, args: Mapping[str, Any]) -> Threats:
    """8.0, 9.1 What could enter a hex or attack it in the next turn of its side."""
    return threats(
        TABLE,
        game,
        seat,
        args,
        present=present,
        rested=lambda position: position.unmark(range(len(UNITS)), PASSING),
        may_move=is_free,
        attacks=lambda position, unit: position.attack(unit) > 0 and position.good(unit),
    )


def odds(game: H44Game, args: Mapping[str, Any]) -> Odds:
    """What the attack would come to."""
    return odds_of(game, battle_of(game, args))


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
    warning=_meets,
    battle_of=battle_of,
    estimate=estimate,
    retreat_paths=best_retreat_paths,
)
"""What the family's queries and `expect` lines ask of this game."""
