"""Questions a client may ask about the table: routes, bonds, supply, zones of control, odds. They change nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.core.verdicts import Forbidden, Message
from grognard.games.h44.combat.strength import Battle, BattleKind
from grognard.games.h44.data.board import BRIDGE, GRID, HEX, HEXES, pair
from grognard.games.h44.data.units import ALLIED, SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS, Mode
from grognard.games.h44.interface.odds import Odds, reckoned
from grognard.games.h44.interface.previews import pursuit, stands
from grognard.games.h44.interface.single_rolls import charge, descent
from grognard.games.h44.interface.views import running_battle, shown_bond
from grognard.games.h44.movement.destinations import judged, out_of_reach
from grognard.games.h44.movement.ground import POINT
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.movement.reach import March, allowance, modes, reach, reach_with
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position, hex_names, is_area, names, place_name
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import has_line, net, own_areas, trace
from grognard.games.h44.supply.supply_map import Cut, cuts
from grognard.series.zoc_bonds.interface.answers import Area, BondLine, Bonds, Reach, Routes, Trace
from grognard.series.zoc_bonds.zones import Bond as Bonded


class Supply(Struct, frozen=True):
    """`supply {side}`: the roads that lead to own entry areas, the units that have no line now, and where roads end
    because something bars them."""

    side: str
    roads: tuple[str, ...]
    without: tuple[str, ...]
    cuts: tuple[Cut, ...]


QUESTIONS = ("routes", "bonds", "supply", "trace", "zoc", "odds", "landing", "bridge", "stand", "advance")


def query(game: H44Game, seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
    """The answer to one question: the same for every seat."""
    position = game.position
    if what == "routes":
        return routes(game, _units(what, args), str(args.get("mode", "")))
    if what == "bonds":
        return bonds(position, _side(what, args), args)
    if what == "supply":
        return supply(position, _side(what, args))
    if what == "trace":
        unit = _known(what, args.get("unit"))
        return Trace(UNITS[unit], tuple(map(place_name, trace(position, unit))))
    if what == "zoc":
        return Area(hex_names(sorted(zones(position, _side(what, args)).zone)))
    if what == "odds":
        return odds(game, args)
    if what == "landing":
        return descent(game, _known(what, args.get("unit")))
    if what == "bridge":
        return charge(game, _bridge(what, args.get("bridge")))
    if what == "stand":
        return stands(game)
    if what == "advance":
        return pursuit(game)
    raise BadQuery(what=what, detail=f"known questions are {', '.join(QUESTIONS)}")


def _known(what: str, name: object) -> int:
    if not isinstance(name, str) or name not in UNIT:
        raise BadQuery(what=what, detail=f"there is no unit {name!r}")
    return UNIT[name]


def _units(what: str, args: Mapping[str, Any], key: str = "units") -> tuple[int, ...]:
    found = args.get(key, (args["unit"],) if key == "units" and "unit" in args else ())
    if not isinstance(found, (list, tuple)):
        raise BadQuery(what=what, detail=f"`{key}` is a list of units")
    return tuple(_known(what, name) for name in found)


def _hex(what: str, name: object) -> int:
    if not isinstance(name, str) or name not in HEX:
        raise BadQuery(what=what, detail=f"there is no hex {name!r}")
    return HEX[name]


def _bridge(what: str, name: object) -> int:
    if not isinstance(name, str) or name not in BRIDGE:
        raise BadQuery(what=what, detail=f"there is no bridge {name!r}")
    return BRIDGE[name]


def _side(what: str, args: Mapping[str, Any]) -> int:
    side = args.get("side")
    if side not in SIDES:
        raise BadQuery(what=what, detail="`side` is allied or german")
    return SIDES.index(str(side))


# -- routes ----------------------------------------------------------------------------------------------------------


def march_of(game: H44Game, units: tuple[int, ...]) -> March | None:
    """The march a group is on, or the one it would begin where it stands; none for units apart or not in play."""
    for step in reversed(game.agenda):
        if isinstance(step, ChooseRoute) and set(step.march.units) == set(units):
            return step.march
    places = {game.position.pieces[unit].place for unit in units}
    if len(places) != 1:
        return None
    (here,) = places
    return March(units=units, start=here, here=here) if here >= 0 or is_area(here) else None


def routes(game: H44Game, units: tuple[int, ...], wanted: str) -> Routes:
    """Where a group could go from where it stands, by each mode that is open to it."""
    position, march = game.position, march_of(game, units)
    if not units or march is None:
        return Routes(names(units), {}, (), ())
    open_: list[Reach] = []
    limits: dict[str, int] = {}
    seen: set[int] = set()
    for mode in modes(position, march):
        if wanted and mode != wanted:
            continue
        limits[mode] = allowance(position, units, mode)
        for place, way in reach(position, march, mode).items():
            warning = _meets(position, march, way.path)
            open_.append(Reach(place_name(place), mode, way.cost, tuple(map(place_name, way.path)), warning=warning))
            seen.add(place)
    first = next(iter(limits), "normal")
    return Routes(names(units), limits, tuple(open_), tuple(_blocked(position, march, first, seen)))


@rule("25.3.1.c")
def _meets(position: Position, march: March, path: tuple[int, ...]) -> Message | None:
    """25.3.1 A way that leads onto an unknown unit: it is turned up, and attacked at once if it is real."""
    if SIDE[march.units[0]] != ALLIED:
        return None
    met = next((hex_ for hex_ in path if hex_ >= 0 and position.lone_unknown(hex_)), None)
    return None if met is None else Message("warn-meets-unknown", {"hex": HEXES[met]})


FARTHER = {"normal": 6 * POINT, "extended": 6 * POINT, "tactical": 1}
"""How much more than it has a group would need for the costliest step beyond its reach."""


def _blocked(position: Position, march: March, mode: Any, seen: set[int]) -> Iterator[Reach]:
    """The land beside what is in reach, each hex with the reason why it is not, and what the way would cost."""
    inside = [hex_ for hex_ in (*seen, march.here) if hex_ >= 0]
    beside = dict.fromkeys(near for hex_ in inside for near in GRID.near[hex_])
    chosen: Mode = mode
    farther = reach_with(position, march, chosen, FARTHER[chosen])
    for hex_ in beside:
        if hex_ not in seen and hex_ != march.here and hex_ in position.country.land:
            verdict = judged(position, march, chosen, hex_)
            if isinstance(verdict, Forbidden):
                way = farther.get(hex_) if verdict.reason.id == out_of_reach.reason else None
                yield Reach(HEXES[hex_], mode, way.cost if way else 0, (), verdict)


# -- bonds and supply ------------------------------------------------------------------------------------------------


def bonds(position: Position, side: int, args: Mapping[str, Any]) -> Bonds:
    found: Iterable[Bonded] = zones(position, side).bonds
    if "to" in args:
        to = _hex("bonds", args["to"])
        step = pair(_hex("bonds", args["from"]), to) if "from" in args else (-1, -1)
        found = [bond for bond in found if bond.hex == to or bond.side == step]
    lines = (BondLine(shown_bond(bond), names(_makers(position, bond))) for bond in found)
    return Bonds(SIDES[side], tuple(lines))


def _makers(position: Position, bond: Bonded) -> list[int]:
    ends = [end for end in bond.ends if end >= 0]
    return [unit for end in ends for unit in position.stack(end) if position.good(unit) and not SUPPLY_HEAD[unit]]


def supply(position: Position, side: int) -> Supply:
    roads = net(position, side, own_areas(position, side)).came
    without = [u for u in position.on_map(side) if not SUPPLY_HEAD[u] and not has_line(position, u)]
    return Supply(SIDES[side], hex_names(sorted(roads)), names(without), cuts(position, side))


# -- odds ------------------------------------------------------------------------------------------------------------


def _kind(args: Mapping[str, Any]) -> BattleKind:
    kind: BattleKind = args.get("kind", "attack")
    if kind not in get_args(BattleKind):
        raise BadQuery(what="odds", detail=f"`kind` is one of {', '.join(get_args(BattleKind))}")
    return kind


def battle_of(game: H44Game, args: Mapping[str, Any]) -> Battle:
    """The battle a question is about: the one that is planned, or one made of these units."""
    units, target = _units("odds", args), _hex("odds", args.get("target"))
    running = running_battle(game.agenda)
    if running is not None and running.target == target and not units:
        return running
    side = SIDE[units[0]] if units else 1 - (game.position.side_in(target) or 0)
    formations = sorted({game.position.formation(unit) for unit in units})
    steps = {f: sum(game.position.attack(u) for u in units if game.position.formation(u) == f) for f in formations}
    lead = str(args.get("lead") or max(formations, key=lambda f: steps[f], default=""))
    attached = _known("odds", args["attached"]) if args.get("attached") else -1
    return Battle(
        side=side,
        target=target,
        units=units,
        lead=lead,
        attached=attached,
        guns=_units("odds", args, "guns"),
        air=bool(args.get("air", False)),
        kind=_kind(args),
    )


def odds(game: H44Game, args: Mapping[str, Any]) -> Odds:
    """What the attack would come to."""
    return reckoned(game, battle_of(game, args))
