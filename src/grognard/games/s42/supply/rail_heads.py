"""17.2, 17.3 Rail heads: how they move forward along the green lines, fork, and are pushed back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.data.board import AREAS, GRID, HEX, HEXES, WEST, Country
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET
from grognard.games.s42.interface.actions import EndLaying, LayRails
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import RailHead
from grognard.games.s42.state.position import Position, S42Game, hex_names
from grognard.games.s42.state.zones import controls, in_zoc, is_contested, shore
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.supply.sources import northern_roads

MOST = PACK.tables.rail_heads_moved
"""17.2.1 Rail heads moved in a phase."""
FAR = PACK.tables.rail_head_hexes
"""17.2.1 Hexes each of them moves."""
CAUCASUS_HEADS = 2
"""C2.2 There are two of them in the Caucasus."""


# -- 17.2.1 forward --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def depths(country: Country) -> dict[int, int]:
    """How far along the green lines each of their hexes is from the western map edge."""
    edge = (hex_ for hex_ in country.green if any(AREAS[area] in "XYZ" for area in country.edge_of.get(hex_, ())))
    depth = dict.fromkeys(edge, 0)
    queue = list(depth)
    for hex_ in queue:
        for neighbour in country.green[hex_]:
            if neighbour not in depth:
                depth[neighbour] = depth[hex_] + 1
                queue.append(neighbour)
    return depth


@rule("17.2.1.b", "17.2.1.c")
def ways(position: Position, hex_: int) -> tuple[int, ...]:
    """17.2.1 The next hexes of the green lines leading forward: those still to be converted, and west of the start
    line, where all is converted, those farther from the map edge."""
    far = depths(position.country)
    return tuple(
        neighbour
        for neighbour in position.country.green.get(hex_, ())
        if not position.is_converted(neighbour) or (WEST[neighbour] and far.get(neighbour, 0) > far.get(hex_, 0))
    )


@rule("17.2.1.e")
def path(position: Position, start: int, end: int) -> tuple[int, ...]:
    """17.2.1 The path forward from a rail head to a hex, at most two hexes, without the first; empty if none."""
    paths: list[tuple[int, ...]] = [(hex_,) for hex_ in ways(position, start)]
    for steps in paths:
        if steps[-1] == end:
            return steps
        if len(steps) < FAR:
            paths += [(*steps, hex_) for hex_ in ways(position, steps[-1]) if hex_ not in (start, *steps)]
    return ()


@rule("17.3.2.a", "17.3.2.b", "17.3.2.c")
def is_joined(position: Position, head: RailHead) -> bool:
    """17.3.2 A rail head works while the line behind it belongs to the rail net; else it is on its inactive side."""
    return head.hex in net(position, AXIS)


class Laying(Struct, frozen=True):
    """A rail head that would move forward, after others have in this phase."""

    position: Position
    moved: tuple[int, ...]
    """Numbers of the rail heads that have moved."""
    start: int
    end: int

    @property
    def heads(self) -> list[int]:
        """The rail heads in the first hex, movable ones first."""
        rows = enumerate(self.position.heads)
        here = [k for k, head in rows if head.hex == self.start]
        return sorted(here, key=lambda k: (k in self.moved, self.is_new(k)))

    def is_new(self, number: int) -> bool:
        return self.position.heads[number].since == self.position.turn

    @property
    def path(self) -> tuple[int, ...]:
        return path(self.position, self.start, self.end)


@rule.forbids("17.2.1.a")
def no_rail_head_is_there(plan: Laying) -> Violation:
    """17.2.1 Only the markers show how far the lines are converted."""
    return None if plan.heads else evidence(HEXES[plan.start])


@rule("17.2.2.c")
@rule.forbids("17.2.1.d")
def four_rail_heads_have_moved(plan: Laying) -> Violation:
    """17.2.1 At most four rail heads move in a supply phase, whatever forks there are."""
    return evidence(count=MOST) if len(plan.moved) >= MOST else None


@rule.forbids("17.2.1.e")
def rail_head_has_moved(plan: Laying) -> Violation:
    """17.2.1 Each rail head moves once in a phase."""
    return evidence(HEXES[plan.start]) if plan.heads[0] in plan.moved else None


@rule.forbids("17.2.2.b")
def rail_head_is_new(plan: Laying) -> Violation:
    """17.2.2 A rail head placed at a fork waits for the next supply phase."""
    return evidence(HEXES[plan.start]) if plan.is_new(plan.heads[0]) else None


@rule.forbids("17.3.2.a")
def rail_head_is_cut_off(plan: Laying) -> Violation:
    """17.3.2 A rail head not joined to the rail net may not move."""
    joined = is_joined(plan.position, plan.position.heads[plan.heads[0]])
    return None if joined else evidence(HEXES[plan.start])


@rule("17.2.1.b")
@rule.forbids("17.2.1.c", "17.2.1.e")
def green_line_leads_elsewhere(plan: Laying) -> Violation:
    """17.2.1 A rail head moves forward along green lines, at most two hexes."""
    clause = "17.2.1.e" if GRID.distance(plan.start, plan.end) > FAR else "17.2.1.c"
    return None if plan.path else evidence(HEXES[plan.start], HEXES[plan.end], count=FAR, by=clause)


@rule.forbids("17.2.1.f")
def enemy_is_on_the_line(plan: Laying) -> Violation:
    """17.2.1 A rail head may not enter a hex with an enemy unit."""
    held = [hex_ for hex_ in plan.path if plan.position.fighters(hex_, SOVIET)]
    return evidence(*hex_names(held)) if held else None


@rule("6.3.d")
@rule.forbids("17.2.1.g")
def line_is_in_enemy_zone(plan: Laying) -> Violation:
    """17.2.1 Nor an enemy ZOC, with or without a friendly unit (RULING s42-504)."""
    controlled = [hex_ for hex_ in plan.path if in_zoc(plan.position, AXIS, hex_)]
    return evidence(*hex_names(controlled)) if controlled else None


LAYING = (
    no_rail_head_is_there,
    four_rail_heads_have_moved,
    rail_head_has_moved,
    rail_head_is_new,
    rail_head_is_cut_off,
    green_line_leads_elsewhere,
    enemy_is_on_the_line,
    line_is_in_enemy_zone,
)


@rule("3.0.zd", "17.2.1.d")
class MoveRailHeads(Procedure, frozen=True, kw_only=True):
    """17.2.1 In the Axis supply phase up to four rail heads move forward."""

    moved: tuple[int, ...] = ()

    def run(self, game: S42Game) -> None:
        for head in game.position.heads:
            fork(game, head.hex)
        choice = MoveRailHead(seats=(SIDES[AXIS],), moved=self.moved)
        if any(LAY_RAILS.legal(game.position, choice)):
            game.then(choice)


def _plan(position: Position, choice: MoveRailHead, action: LayRails) -> Laying:
    return Laying(position, choice.moved, HEX[action.head], HEX[action.to])


def _layable(position: Position, choice: MoveRailHead) -> Iterator[LayRails]:
    for hex_ in dict.fromkeys(head.hex for head in position.heads):
        near = ways(position, hex_)
        ends = dict.fromkeys((*near, *(further for step in near for further in ways(position, step))))
        yield from (LayRails(HEXES[hex_], HEXES[end]) for end in ends)


def _lay(game: S42Game, choice: MoveRailHead, action: LayRails) -> None:
    plan = _plan(game.position, choice, action)
    game.then(MoveRailHeads(moved=(*choice.moved, plan.heads[0])))
    advance(game, plan.heads[0], plan.path)


LAY_RAILS = Verb(
    LayRails,
    candidates=_layable,
    exists=lambda position, choice, action: {action.head, action.to} <= HEX.keys(),
    args=lambda position, choice, action: (_plan(position, choice, action),),
    forbids=LAYING,
    resolve=_lay,
)
END_LAYING = Verb(EndLaying, resolve=lambda game, choice, action: None, ends=True)


class MoveRailHead(Decision, frozen=True, kw_only=True):
    """17.2.1 The Axis player moves a rail head, or has moved enough."""

    rule: ClassVar[str] = "17.2.1.d"
    verbs = (END_LAYING, LAY_RAILS)
    moved: tuple[int, ...] = ()

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-move-rail-head", {"count": MOST - len(self.moved)})


@rule("17.2.1.b")
def advance(game: S42Game, number: int, steps: tuple[int, ...]) -> None:
    """17.2.1 A rail head moves forward: each hex it enters is converted, and each fork on its way gets a marker."""
    position, start = game.position, game.position.heads[number].hex
    heads = list(position.heads)
    heads[number] = replace(heads[number], hex=steps[-1])
    done = sorted({*position.converted, *(hex_ for hex_ in steps if not WEST[hex_])})
    game.change(position.but(heads=tuple(heads), converted=tuple(done)))
    game.log("rail-head-moved", "17.2.1.b", hex=HEXES[start], end=HEXES[steps[-1]])
    for hex_ in steps:
        fork(game, hex_)


@rule("17.2.2.a", "C2.2.o", "C2.2.p")
def fork(game: S42Game, hex_: int) -> None:
    """17.2.2 Where green lines fork there is a rail head for every branch (RULING s42-505); it may move from the next
    supply phase on."""
    position = game.position
    here = sum(head.hex == hex_ for head in position.heads)
    missing = len(ways(position, hex_)) - here if len(position.country.green.get(hex_, ())) > 2 else 0
    if position.rules.scenario == "caucasus":
        missing = min(missing, CAUCASUS_HEADS - len(position.heads))
    if missing > 0:
        game.change(position.but(heads=(*position.heads, *(RailHead(hex_, position.turn),) * missing)))
        game.log("rail-head-forked", "17.2.2.a", hex=HEXES[hex_])


@rule("C2.2.m", "C2.2.n")
class BringRailHeads(Procedure, frozen=True, kw_only=True):
    """C2.2 In the initial phase of its fourth turn the Caucasus gets its first rail head, in a converted hex."""

    def run(self, game: S42Game) -> None:
        position = game.position
        for row in PACK.setup.rail_heads:
            if (row.scenario, row.turn) == (position.rules.scenario, position.turn):
                hex_ = HEX[row.hex]
                done = tuple(sorted({*position.converted, hex_}))
                game.change(position.but(heads=(*position.heads, RailHead(hex_)), converted=done))
                game.log("rail-head-came", "C2.2.m", hex=row.hex)


# -- 17.3.1 back -----------------------------------------------------------------------------------------------------


@rule("17.3.1.a", "17.3.1.b", "17.3.1.d")
def is_pressed(position: Position, hex_: int) -> bool:
    """17.3.1 A Soviet combat unit is in the hex, or has it in its ZOC without an Axis unit there."""
    if position.fighters(hex_, SOVIET):
        return True
    return not position.fighters(hex_, AXIS) and any(
        controls(position, unit)
        for near in shore(position, hex_)
        if not is_contested(position, near)
        for unit in position.fighters(near, SOVIET)
    )


@rule("17.3.1.c")
def way_back(position: Position, hex_: int) -> tuple[int, ...]:
    """17.3.1 The hexes behind a rail head, along the converted line to the start line and on to the western map edge;
    in the Caucasus, to the northern edge."""
    came, queue = {hex_: hex_}, [hex_]
    north = northern_roads(position.country)
    for here in queue:
        if WEST[here] or here in north:
            steps = [here]
            while steps[-1] != hex_:
                steps.append(came[steps[-1]])
            return (*reversed(steps[:-1]), *_to_the_edge(position.country, here))
        for neighbour in position.country.green[here]:
            if neighbour not in came and position.is_converted(neighbour):
                came[neighbour] = here
                queue.append(neighbour)
    return ()


def _to_the_edge(country: Country, hex_: int) -> list[int]:
    """West of the start line, where all is converted: the shortest path along the green lines to the map edge."""
    far, steps = depths(country), [hex_]
    while nearer := [
        neighbour for neighbour in country.green[steps[-1]] if far.get(neighbour, 0) < far.get(steps[-1], 0)
    ]:
        steps.append(min(nearer, key=lambda neighbour: (far[neighbour], neighbour)))
    return steps[1:]


@rule("17.3.b", "17.3.1.c", "17.3.1.e")
def push_back(game: S42Game) -> None:
    """17.3.1 In the Soviet player turn, whenever units have moved: every threatened rail head goes back at once to the
    first hex that is not, at worst to the map edge (RULING s42-506). What it left must be converted again, except hexes
    with another rail head."""
    for number, head in enumerate(game.position.heads):
        back = way_back(game.position, head.hex) if is_pressed(game.position, head.hex) else ()
        if not back:
            continue
        position = game.position
        free = next((k for k, hex_ in enumerate(back) if not is_pressed(position, hex_)), len(back) - 1)
        heads = list(position.heads)
        heads[number] = replace(head, hex=back[free])
        left = {head.hex, *back[:free]} - {other_head.hex for other_head in heads}
        kept = tuple(hex_ for hex_ in position.converted if hex_ not in left)
        game.change(position.but(heads=tuple(heads), converted=kept))
        game.log("rail-head-pushed", "17.3.1.c", hex=HEXES[head.hex], end=HEXES[back[free]])
