"""5.0, 9.11, 10.1, 14.0 Where a unit could go in an activation, action by action, as a client asks about it: the rules
themselves judge every step."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Literal, NamedTuple

from msgspec import Struct

from grognard.core.verdicts import Forbidden, Verdict, judge
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, INFANTRY, SIDE, UNITS, VEHICLE
from grognard.games.coh.fortifications.mines import mines_for
from grognard.games.coh.fortifications.wire import must_roll_for_wire
from grognard.games.coh.groups.group_march import leg_cost
from grognard.games.coh.groups.groups import GroupMove, leg_of, march_verdict
from grognard.games.coh.interface.actions import March, Move, MoveHidden
from grognard.games.coh.movement.arrival import relocated
from grognard.games.coh.movement.bonus_moves import (
    BonusMove,
    Ground,
    bonus,
    bonus_cost,
    cannot_pay_for_the_bonus,
    goes_backward,
    leaves_easy_ground,
)
from grognard.games.coh.movement.movement import TWO_HEXES, move_cost, move_verdict
from grognard.games.coh.movement.step import STEPS, is_due, ways
from grognard.games.coh.sight.ground import is_road, terrain
from grognard.games.coh.sight.hiding import hidden_move_cost, hidden_move_verdict
from grognard.games.coh.state.position import CohGame, Position, names, place_name
from grognard.games.coh.state.presence import enemies
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import price

Mode = Literal["move", "careful", "move-hidden"]
MODES: tuple[Mode, ...] = ("move", "careful", "move-hidden")


class Way(Struct, frozen=True, kw_only=True):
    """A hex that a unit can come to."""

    unit: str
    to: str
    mode: Mode
    """`careful` by 5.01, `move-hidden` for a hidden move (10.1)."""
    ap: int
    cap: int
    """What is paid in all: action points, and command points for what they do not cover of the first action."""
    actions: int
    """How many actions it takes: the enemy has a turn after each."""
    path: tuple[str, ...]
    risks: tuple[str, ...]
    """What waits there or on the way: `wire`, `sticking`, `mines`, `close-combat`."""


class NoWay(Struct, frozen=True, kw_only=True):
    """A hex beside those in reach, and why it is none of them."""

    unit: str
    to: str
    mode: Mode
    refusal: Forbidden


class Reach(Struct, frozen=True, kw_only=True):
    """`reach {units, by}`: where units could go with the points they have or would have."""

    units: tuple[str, ...]
    by: str
    ap: int
    cap: int
    ways: tuple[Way, ...]
    blocked: tuple[NoWay, ...]


class Stand(NamedTuple):
    """A place on the way, with the table as it would be then."""

    position: Position
    bonus: int
    ground: Ground
    ap: int
    cap: int
    actions: int
    path: tuple[int, ...]
    risks: tuple[str, ...]


class Step(NamedTuple):
    """A hex further: what is paid for it, and the bonus moves that are left then."""

    to: int
    paid: tuple[int, int]
    bonus: int
    ground: Ground
    actions: int

    @property
    def key(self) -> tuple[int, Ground, int]:
        return self.to, self.ground, self.bonus


FARTHEST = (1 << 30, 0)


def reach(game: CohGame, position: Position, actor: Actor) -> Reach:
    """Every hex within the points of the actor; of a group, the next hex of each of its units."""
    army = position.armies[actor.army]
    open_: list[Way] = []
    blocked: list[NoWay] = []
    afoot = all(_can_set_off(position, unit) for unit in actor.units)
    if afoot and len(actor.units) > 1:
        _together(game, position, actor, open_, blocked)
    elif afoot:
        left, ground = _running_bonus(game, actor)
        for mode in _modes(position, actor):
            _alone(Stand(position, left, ground, 0, 0, 0, (), ()), actor, mode, open_, blocked)
    return Reach(
        units=names(actor.units), by=actor.by, ap=army.ap, cap=army.cap, ways=tuple(open_), blocked=tuple(blocked)
    )


def _can_set_off(position: Position, unit: int) -> bool:
    """On the boards, or waiting beside them and due; aircraft go their own way."""
    return not AIRCRAFT[unit] and (position.pieces[unit].place >= 0 or is_due(position, unit))


def _modes(position: Position, actor: Actor) -> Iterator[Mode]:
    yield "move"
    if position.rules.cautious_movement and INFANTRY[actor.unit]:
        yield "careful"
    if position.is_hidden(actor.unit):
        yield "move-hidden"


def _running_bonus(game: CohGame, actor: Actor) -> tuple[int, Ground]:
    """14.0 The bonus hexes that are left in an action that is going on."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, BonusMove) and step.actor.unit == actor.unit:
        return step.left, step.ground
    return 0, "open"


# -- one unit --------------------------------------------------------------------------------------------------------
def _alone(start: Stand, actor: Actor, mode: Mode, open_: list[Way], blocked: list[NoWay]) -> None:
    """The cheapest ways, then those of fewest actions."""
    unit = actor.unit
    origin = start.position.pieces[unit].place
    queue: list[tuple[int, int, int, Stand, Step | None]] = [(0, 0, 0, start, None)]
    settled: dict[tuple[int, Ground], int] = {}
    cheapest: dict[tuple[int, Ground, int], tuple[int, int]] = {}
    ways_to: dict[int, Way] = {}
    refused: dict[int, Forbidden] = {}
    count = 0
    while queue:
        *_, here, step = heappop(queue)
        if step is not None:
            if step.bonus <= settled.get((step.to, step.ground), -1):
                continue
            here = _moved(here, actor, step)
        place = here.position.pieces[unit].place
        settled[place, here.ground] = here.bonus
        if here.path and place not in ways_to:
            ways_to[place] = _way(here, unit, mode)
        if here.path and ("close-combat" in here.risks or "wire" in here.risks):
            continue
        for to in ways(here.position, unit):
            for step in _steps(here, actor, mode, to, refused):
                cost = (here.ap + here.cap + sum(step.paid), here.actions + step.actions)
                if step.bonus > settled.get((to, step.ground), -1) and cost < cheapest.get(step.key, FARTHEST):
                    cheapest[step.key] = cost
                    count += 1
                    heappush(queue, (*cost, count, here, step))
    open_.extend(way for place, way in ways_to.items() if place != origin)
    names_ = start.position.field.names
    blocked.extend(
        NoWay(unit=UNITS[unit], to=names_[to], mode=mode, refusal=refusal)
        for to, refusal in refused.items()
        if to not in ways_to and to != origin
    )


def _way(stand: Stand, unit: int, mode: Mode) -> Way:
    path = tuple(place_name(stand.position, hex_) for hex_ in stand.path)
    return Way(
        unit=UNITS[unit],
        to=path[-1],
        mode=mode,
        ap=stand.ap,
        cap=stand.cap,
        actions=stand.actions,
        path=path,
        risks=stand.risks,
    )


def _steps(here: Stand, actor: Actor, mode: Mode, to: int, refused: dict[int, Forbidden]) -> Iterator[Step]:
    """A step as a new action, and as a bonus move of the last."""
    position, unit = here.position, actor.unit
    if here.path:
        position = _towards(position, unit, to)
    if here.bonus and mode == "move":
        verdict = judge(STEPS, position, unit, to)
        if verdict is True:
            rules = (goes_backward, leaves_easy_ground, cannot_pay_for_the_bonus)
            verdict = judge(rules, position, actor, to, here.ground)
        if verdict is True:
            paid = price(position, actor, bonus_cost(position, unit, to)) or (0, 0)
            yield Step(to, paid, here.bonus - 1, here.ground, 0)
    most = 2 if actor.card == TWO_HEXES else 1
    if actor.is_free and here.actions >= most:
        return
    verdict = _verdict(position, actor, mode, to)
    if isinstance(verdict, Forbidden):
        refused.setdefault(to, verdict)
        return
    left, ground = bonus(position, unit, to) if mode == "move" and actor.card != TWO_HEXES else (0, here.ground)
    yield Step(to, price(position, actor, _cost(position, actor, mode, to)) or (0, 0), left, ground, 1)


def _towards(position: Position, unit: int, to: int) -> Position:
    """5.2 A unit that enters a hex may face any way: here, towards the next hex of its path."""
    piece = position.pieces[unit]
    facing = position.field.grid.neighbours[piece.place].index(to)
    return relocated(position, unit, piece.place, facing)


def _verdict(position: Position, actor: Actor, mode: Mode, to: int) -> Verdict:
    name = position.field.names[to]
    if mode == "move-hidden":
        return hidden_move_verdict(position, actor, MoveHidden(name))
    return move_verdict(position, actor, Move(name, FACINGS[0], mode == "careful"))


def _cost(position: Position, actor: Actor, mode: Mode, to: int) -> int:
    if mode == "move-hidden":
        return hidden_move_cost(position, actor.unit, to)
    return move_cost(position, actor, to, mode == "careful")


def _moved(here: Stand, actor: Actor, step: Step) -> Stand:
    position, army = here.position, here.position.armies[actor.army]
    # With action points, CAPs only help the next action: a plan does not spend them all on one move.
    cap = 0 if actor.by == "ap" else army.cap - step.paid[1]
    after = relocated(position, actor.unit, step.to, position.pieces[actor.unit].facing).with_army(
        actor.army, ap=army.ap - step.paid[0], cap=cap
    )
    start = position.pieces[actor.unit].place
    risks = dict.fromkeys((*here.risks, *_risks(position, after, actor, start, step.to)))
    return Stand(
        after,
        step.bonus,
        step.ground,
        here.ap + step.paid[0],
        here.cap + step.paid[1],
        here.actions + step.actions,
        (*here.path, step.to),
        tuple(risks),
    )


def _risks(before: Position, after: Position, actor: Actor, start: int, to: int) -> Iterator[str]:
    """What a step may bring that no plan can know."""
    unit = actor.unit
    by_road = start >= 0 and is_road(before.field, start, to)
    if must_roll_for_wire(before, actor, to):
        yield "wire"
    if VEHICLE[unit] and terrain(before.field, to).sticks and not by_road:
        yield "sticking"
    if any(mines_for(after, unit)):
        yield "mines"
    if enemies(before, to, SIDE[unit]):
        yield "close-combat"


# -- a group ---------------------------------------------------------------------------------------------------------
def _together(game: CohGame, position: Position, actor: Actor, open_: list[Way], blocked: list[NoWay]) -> None:
    """9.11 The next hex of each unit that has not said where it goes; the dearest is paid for all."""
    step = game.agenda[-1] if game.agenda else None
    legs = step.legs if isinstance(step, GroupMove) and step.actor == actor else ()
    gone = {leg.unit for leg in legs}
    for unit in actor.units:
        if unit in gone:
            continue
        for to in ways(position, unit):
            name = position.field.names[to]
            action = March(UNITS[unit], name, FACINGS[0])
            verdict = march_verdict(position, actor, action, legs)
            if isinstance(verdict, Forbidden):
                blocked.append(NoWay(unit=UNITS[unit], to=name, mode="move", refusal=verdict))
                continue
            ap, cap = price(position, actor, leg_cost(position, leg_of(position, action))) or (0, 0)
            start = position.pieces[unit].place
            after = relocated(position, unit, to, 0)
            risks = tuple(_risks(position, after, actor.alone(unit), start, to))
            way = Way(unit=UNITS[unit], to=name, mode="move", ap=ap, cap=cap, actions=1, path=(name,), risks=risks)
            open_.append(way)
