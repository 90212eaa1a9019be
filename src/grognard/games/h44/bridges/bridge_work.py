"""5.3, 5.5, 5.8, 5.9 What may be done to a bridge in a bridge phase, and every reason why not."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import BRIDGES, FERRIES, GRID, HEXES
from grognard.games.h44.data.units import ALLIED, BRIDGING, GERMAN, PACK, SIDE
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    ENGAGED,
    GOOD,
    INTACT,
    MINED,
    STATES,
    UNSUPPLIED,
    Position,
    hex_names,
    names,
)
from grognard.games.h44.state.zones import bonded, in_zoc
from grognard.games.h44.supply.lines import never_blown, road_reached
from grognard.hexes.board import Side

FAR = PACK.tables.auto_repair_distance
"""5.9 How far the enemy must be for an automatic repair."""


def ends(position: Position, bridge: int) -> Side:
    """The two hexes that a bridge joins."""
    return position.country.bridge_side[bridge]


class Work(Struct, frozen=True):
    """A bridge that a side wants to work on in its bridge phase."""

    position: Position
    side: int
    bridge: int
    done: tuple[int, ...] = ()
    """Bridges already worked on in this phase."""

    @property
    def ends(self) -> Side:
        return ends(self.position, self.bridge)

    @property
    def id(self) -> str:
        return BRIDGES[self.bridge]

    @property
    def state(self) -> int:
        return self.position.bridges[self.bridge]

    def near(self) -> list[int]:
        """5.5 The hexes within one hex of the bridge: its two ends and their neighbours."""
        return sorted({hex_ for end in self.ends for hex_ in (end, *GRID.near[end])})


@rule.forbids("5.1.d")
def ferry_is_no_bridge(name: str) -> Violation:
    """5.1 Ferries cannot be destroyed, mined or repaired."""
    return evidence(name) if name in FERRIES else None


@rule.forbids("5.2.a")
def only_germans_blow_bridges(work: Work) -> Violation:
    """5.2 The Allies may not blow bridges."""
    return evidence(work.id) if work.side != GERMAN else None


@rule.forbids("5.3.2.a")
def only_germans_mine_bridges(work: Work) -> Violation:
    """5.3.2 Nor do they mine one."""
    return evidence(work.id) if work.side != GERMAN else None


@rule.forbids("5.7.a", "5.7.b", "5.7.c")
def bridge_is_out_of_bounds(work: Work) -> Violation:
    """5.7 Three road bridges are never mined or blown."""
    if not never_blown(work.bridge):
        return None
    return evidence(work.id, by=SPARED[work.id])


SPARED = {"bridge-arnhem": "5.7.a", "bridge-nijmegen": "5.7.b", "bridge-westervoort": "5.7.c"}
"""5.7 The clause that spares each of the three."""


@rule.forbids("5.3.3.a")
def bridge_was_mined_now(work: Work) -> Violation:
    """5.3.3 A bridge may not be blown in the phase in which it was mined."""
    return evidence(work.id) if work.bridge in work.done and work.state == MINED else None


@rule.forbids("5.3.3.b")
def attempt_was_made_now(work: Work) -> Violation:
    """5.3.3 A bridge may not be mined in a phase with an attempt to blow it."""
    return evidence(work.id) if work.bridge in work.done and work.state == INTACT else None


@rule.forbids("5.8.l", "5.9.f")
def repair_takes_two_phases(work: Work) -> Violation:
    """5.8 A repair makes one step per phase; a bridge just blown is not repaired at once."""
    clause = "5.8.l" if crews(work) else "5.9.f"
    return evidence(work.id, by=clause) if work.bridge in work.done else None


@rule.forbids("5.5.g")
def bridge_is_not_mined(work: Work) -> Violation:
    """5.5 Only a mined bridge can be blown."""
    return None if work.state == MINED else evidence(work.id, state=STATES[work.state])


@rule.forbids("5.5.b")
def no_ally_is_near(work: Work) -> Violation:
    """5.5 An Allied unit must be within one hex of the bridge."""
    near = any(work.position.side_in(hex_) == ALLIED for hex_ in work.near())
    return None if near else evidence(work.id)


@rule("25.2.1.h")
@rule.forbids("5.5.a")
def no_german_is_near(work: Work) -> Violation:
    """5.5 A German unit, known or unknown, must be within one hex of the bridge."""
    near = any(work.position.side_in(hex_) == GERMAN for hex_ in work.near())
    return None if near else evidence(work.id)


def _steady(work: Work) -> Iterator[int]:
    """The hexes near the bridge with a German unit in good order; an unknown unit counts."""
    position = work.position
    for hex_ in work.near():
        if position.side_in(hex_) == GERMAN:
            if hex_ in position.unknown or any(position.good(unit) for unit in position.stack(hex_)):
                yield hex_


@rule.forbids("5.5.c")
def germans_are_disordered(work: Work) -> Violation:
    """5.5 That unit must be in good order."""
    if next(_steady(work), None) is not None:
        return None
    shaken = [unit for hex_ in work.near() for unit in work.position.stack(hex_) if SIDE[unit] == GERMAN]
    return evidence(work.id, *names(shaken[:3]))


def _ways(work: Work) -> list[tuple[int, int]]:
    """5.5 Where a German unit in good order is, and the end of the bridge it can reach: its own hex, or an adjacent one
    not held by an Allied unit."""
    position = work.position
    steps = ((hex_, end) for hex_ in _steady(work) for end in work.ends if hex_ == end or GRID.adjacent(hex_, end))
    return [(hex_, end) for hex_, end in steps if position.side_in(end) != ALLIED]


@rule("5.5.d")
@rule.forbids("5.5.e")
def ally_bars_the_way_to_the_bridge(work: Work) -> Violation:
    """5.5 It is at the bridge, or its way there passes no Allied unit."""
    return None if _ways(work) else evidence(work.id, *hex_names(work.ends))


@rule.forbids("5.5.f")
def bond_bars_the_way_to_the_bridge(work: Work) -> Violation:
    """5.5 Nor an Allied bond."""
    free = any(hex_ == end or not bonded(work.position, GERMAN, hex_, end) for hex_, end in _ways(work))
    return None if free else evidence(work.id, *hex_names(work.ends))


DEMOLISHING = (
    bridge_is_out_of_bounds,
    bridge_was_mined_now,
    bridge_is_not_mined,
    no_ally_is_near,
    no_german_is_near,
    germans_are_disordered,
    ally_bars_the_way_to_the_bridge,
    bond_bars_the_way_to_the_bridge,
)


@rule("5.3.2.g")
@rule.forbids("5.3.2.a")
def bridge_is_not_safe(work: Work) -> Violation:
    """5.3.2 Only a bridge with an intact marker can be mined."""
    return None if work.state == INTACT else evidence(work.id, state=STATES[work.state])


@rule("5.3.2.c")
@rule.forbids("5.3.2.b")
def no_german_at_the_bridge(work: Work) -> Violation:
    """5.3.2 A German unit, known or unknown, must be at one end."""
    there = any(work.position.side_in(end) == GERMAN for end in work.ends)
    return None if there else evidence(work.id, *hex_names(work.ends))


@rule.forbids("5.3.2.d")
def ally_at_the_bridge(work: Work) -> Violation:
    """5.3.2 The other end must be free of Allied units."""
    enemies = [end for end in work.ends if work.position.side_in(end) == ALLIED]
    return evidence(work.id, *hex_names(enemies)) if enemies else None


@rule("5.3.2.f")
@rule.forbids("5.3.2.e")
def ally_watches_the_bridge(work: Work) -> Violation:
    """5.3.2 And free of Allied ZOC, which a German unit cancels in its own hex."""
    return _watched(work)


def _watched(work: Work) -> Violation:
    position, side = work.position, work.side
    watched = [end for end in work.ends if in_zoc(position, side, end) and position.side_in(end) != side]
    return evidence(work.id, *hex_names(watched)) if watched else None


MINING = (
    bridge_is_out_of_bounds,
    attempt_was_made_now,
    bridge_is_not_safe,
    no_german_at_the_bridge,
    ally_at_the_bridge,
    ally_watches_the_bridge,
)


@rule.forbids("5.8.a")
def bridge_stands(work: Work) -> Violation:
    """5.8 Only blown bridges are repaired."""
    return evidence(work.id) if work.position.usable(work.bridge) else None


@rule.forbids("5.8.b")
def railway_bridge_is_lost(work: Work) -> Violation:
    """5.8 A railway bridge over a large river is never repaired."""
    country = work.position.country
    lost = country.rail_bridge(work.bridge) and country.water(*work.ends) == "major"
    return evidence(work.id) if lost else None


@rule.forbids("5.8.c")
def enemy_at_the_bridge(work: Work) -> Violation:
    """5.8 Both ends must be free of enemy units."""
    enemies = [end for end in work.ends if work.position.side_in(end) == 1 - work.side]
    return evidence(work.id, *hex_names(enemies)) if enemies else None


@rule("5.8.e")
@rule.forbids("5.8.d")
def enemy_watches_the_bridge(work: Work) -> Violation:
    """5.8 And free of enemy ZOC, which friendly units cancel in their hex."""
    return _watched(work)


@rule("5.8.f", "23.2.a")
def crews(work: Work) -> list[int]:
    """5.8 The bridging units of the side at the bridge; only the Allies have any (23.2)."""
    return [u for end in work.ends for u in work.position.stack(end) if BRIDGING[u] and SIDE[u] == work.side]


@rule.forbids("5.8.g")
def bridging_unit_is_disordered(work: Work) -> Violation:
    """5.8 It must be in good order."""
    return None if any(work.position.good(unit) for unit in crews(work)) else evidence(*names(crews(work)))


@rule.forbids("5.8.h")
def bridging_unit_is_cut_off(work: Work) -> Violation:
    """5.8 It must not be marked out of supply."""
    return None if _fit(work, UNSUPPLIED) else evidence(*names(crews(work)))


@rule("11.5.1.i")
@rule.forbids("5.8.i")
def bridging_unit_is_engaged(work: Work) -> Violation:
    """5.8 It must not be engaged."""
    return None if _fit(work, UNSUPPLIED | ENGAGED) else evidence(*names(crews(work)))


def _fit(work: Work, marks: int) -> bool:
    pieces = work.position.pieces
    return any(pieces[unit].order == GOOD and not pieces[unit].marks & marks for unit in crews(work))


@rule("5.9.c")
@rule.forbids("5.9.b")
def enemy_is_too_close(work: Work) -> Violation:
    """5.9 Without a bridging unit the bridge must be five hexes from every enemy unit on the map."""
    position = work.position
    near = {hex_ for end in work.ends for hex_ in GRID.within(end, FAR - 1)}
    enemies = sorted(hex_ for hex_ in near if position.side_in(hex_) == 1 - work.side)
    return evidence(work.id, *hex_names(enemies[:1])) if enemies else None


@rule.forbids("5.9.d")
def no_road_to_the_bridge(work: Work) -> Violation:
    """5.9 A road line of supply must lead from one end to an entry area."""
    roads = road_reached(work.position, work.side)
    return None if any(end in roads for end in work.ends) else evidence(work.id)


@rule.forbids("5.9.g")
def bridge_is_too_far_north(work: Work) -> Violation:
    """5.9 The Allies do this only south of their northernmost bridging unit: one end of the bridge is in a row south of
    its own, so that the other is not north of it."""
    if work.side != ALLIED:
        return None
    position = work.position
    rows = [_row(position.pieces[u].place) for u in position.on_map(ALLIED) if BRIDGING[u]]
    return None if min(_row(end) for end in work.ends) < max(rows, default=0) else evidence(work.id)


def _row(hex_: int) -> int:
    """The printed row; rows are counted northwards."""
    return int(HEXES[hex_][:2])


BUILDING = (
    enemy_at_the_bridge,
    enemy_watches_the_bridge,
    bridging_unit_is_disordered,
    bridging_unit_is_cut_off,
    bridging_unit_is_engaged,
)
REACHING = (enemy_is_too_close, no_road_to_the_bridge, bridge_is_too_far_north)


@rule("5.8.j", "5.9.a", "5.9.h")
def may_repair(work: Work) -> Verdict:
    """5.8, 5.9 Far behind the front, or with a bridging unit at one end; if there is one, the reason is about it."""
    basic = judge((bridge_stands, repair_takes_two_phases, railway_bridge_is_lost), work)
    if not basic:
        return basic
    far = judge(REACHING, work)
    return far if far or not crews(work) else judge(BUILDING, work)
