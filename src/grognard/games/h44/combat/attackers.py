"""9.1, 9.5 Which units may attack a hex: one prohibition each, and the assault across a large river."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import AREAS, GRID, HEXES, pair
from grognard.games.h44.data.units import ALLIED, ARTILLERY, ENGINEER, SIDE, UNITS, is_infantry
from grognard.games.h44.movement.reach import screens_now
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    AREA,
    ASSAULTS,
    ATTACKED,
    AUTOMATIC_DS_MADE,
    ENGAGED,
    EXTENDED,
    FERRYING,
    GOOD,
    IN_FULL_RETREAT,
    LANDED,
    MOVED,
    REFITTED,
    SPENT,
    Position,
    names,
)
from grognard.games.h44.state.stacking import LIMIT, counted, may_fight, overstacked
from grognard.games.h44.state.zones import bridged, dry


class Plan(Struct, frozen=True):
    """A unit that wants to join an attack."""

    position: Position
    battle: Battle
    unit: int

    @property
    def at(self) -> int:
        return self.position.pieces[self.unit].place


# -- who may attack --------------------------------------------------------------------------------------------------


@rule.forbids("9.1.a")
def fights_for_the_enemy(plan: Plan) -> Violation:
    """9.1 The active player attacks with their own units."""
    return evidence(UNITS[plan.unit]) if SIDE[plan.unit] != plan.battle.side else None


@rule("9.2.g")
@rule.forbids("9.1.a", "19.7.a")
def is_not_next_to_it(plan: Plan) -> Violation:
    """9.1, 19.7 Units attack from any adjacent hex, or from an adjacent entry area."""
    target = plan.battle.target
    if plan.at >= 0:
        return None if GRID.adjacent(plan.at, target) else evidence(UNITS[plan.unit], HEXES[target], by="9.1.a")
    waits = plan.at <= AREA and AREA - plan.at < len(AREAS)
    if waits and AREA - plan.at in plan.position.country.edge_of.get(target, ()):
        return None
    return evidence(UNITS[plan.unit], HEXES[target], by="19.7.a" if waits else "9.1.a")


@rule.forbids("9.1.j", "17.7.a")
def has_no_strength(plan: Plan) -> Violation:
    """9.1, 17.7 Units without an attack strength, artillery included, may not attack."""
    if ARTILLERY[plan.unit]:
        return evidence(UNITS[plan.unit], by="17.7.a")
    return None if plan.position.attack(plan.unit) else evidence(UNITS[plan.unit], by="9.1.j")


@rule("9.2.f")
@rule.forbids("9.1.c")
def has_fought(plan: Plan) -> Violation:
    """9.1 A unit attacks once in a combat phase."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(ATTACKED) else None


@rule.forbids("8.7.j")
def has_made_automatic_ds(plan: Plan) -> Violation:
    """8.7 A unit that made an automatic DS may not attack again this turn."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(AUTOMATIC_DS_MADE) else None


@rule.forbids("8.3.3.g")
def has_screened(plan: Plan) -> Violation:
    """8.3.3 Units that gave up their move to screen a hex do not attack."""
    return evidence(UNITS[plan.unit]) if screens_now(plan.position.pieces[plan.unit]) else None


@rule.forbids("19.6.d")
def came_from_another_area(plan: Plan) -> Violation:
    """19.6 Nor may a unit that moved from one entry area to another this turn."""
    return evidence(UNITS[plan.unit]) if plan.at < 0 and plan.position.pieces[plan.unit].has(SPENT) else None


@rule.forbids("25.3.3.d")
def is_spent(plan: Plan) -> Violation:
    """25.3.3 Nor may one that encountered an unknown unit while moving."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(SPENT) else None


@rule("14.3.2.a")
@rule.forbids("14.2.g", "14.3.1.b")
def is_disordered(plan: Plan) -> Violation:
    """14.2 Disrupted units and units in full retreat do not attack."""
    order = plan.position.pieces[plan.unit].order
    return (
        evidence(UNITS[plan.unit], by="14.3.1.b" if order == IN_FULL_RETREAT else "14.2.g") if order != GOOD else None
    )


@rule("8.3.1.d")
@rule.forbids("2.3.4.b")
def moved_too_far(plan: Plan) -> Violation:
    """2.3.4 A unit that moved beyond its allowance does not attack."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(EXTENDED) else None


@rule.forbids("20.2.5.c", "20.2.5.g")
def hex_is_refitting(plan: Plan) -> Violation:
    """20.2.5 Units may not attack from a hex where a unit takes replacements."""
    stack = plan.position.stack(plan.at) if plan.at >= 0 else (plan.unit,)
    refitting = [unit for unit in stack if plan.position.pieces[unit].has(REFITTED)]
    if not refitting:
        return None
    return evidence(*names(refitting), by="20.2.5.c" if plan.unit in refitting else "20.2.5.g")


@rule("9.5.3.s", "23.3.1.a")
@rule.forbids("9.5.1.a")
def river_needs_engineers(plan: Plan) -> Violation:
    """9.5 Across an unbridged large river units attack only from a hex that holds engineers and infantry which both
    began the turn there; then all in the hex may. Canals and small rivers do not prevent an attack."""
    # §9.5.3.h, §23.3.2.a
    # §9.5.1.b, §9.5.1.c
    if plan.at < 0 or dry(plan.position, plan.at, plan.battle.target) or assault_hex(plan.position, plan.at):
        return None
    return evidence(UNITS[plan.unit], HEXES[plan.battle.target])


@rule.forbids("11.5.1.f")
def engaged_do_not_cross(plan: Plan) -> Violation:
    """11.5.1 Engaged units may not attack across a large river or canal."""
    if plan.at < 0 or not plan.position.pieces[plan.unit].has(ENGAGED):
        return None
    wide = plan.position.country.water(plan.at, plan.battle.target) in ("canal", "major")
    return evidence(UNITS[plan.unit]) if wide else None


@rule.forbids("6.4.2.c")
def crowd_sends_two(plan: Plan) -> Violation:
    """6.4.2 From an overstacked hex two units and a free unit attack in a phase, whether one hex or several."""
    if plan.at < 0 or not overstacked(plan.position, plan.at):
        return None
    stack = plan.position.stack(plan.at)
    fighting = [u for u in stack if u in plan.battle.units or plan.position.pieces[u].has(ATTACKED)]
    group = [*fighting, plan.unit]
    return None if may_fight(plan.position, group, stack) else evidence(UNITS[plan.unit])


@rule("19.4.a")
@rule.forbids("19.7.b")
def edge_holds_one_stack(plan: Plan) -> Violation:
    """19.7 Units that attack from an entry area count as one hex at its edge: within the stacking limit."""
    if plan.at >= 0:
        return None
    same = [unit for unit in plan.battle.units if plan.position.pieces[unit].place == plan.at]
    return evidence(UNITS[plan.unit]) if counted(plan.position, (*same, plan.unit)) > LIMIT else None


JOINING = (
    fights_for_the_enemy,
    is_not_next_to_it,
    has_no_strength,
    has_fought,
    has_made_automatic_ds,
    has_screened,
    came_from_another_area,
    is_spent,
    is_disordered,
    moved_too_far,
    hex_is_refitting,
    river_needs_engineers,
    engaged_do_not_cross,
    crowd_sends_two,
    edge_holds_one_stack,
)


def able(position: Position, side: int, target: int) -> list[int]:
    """9.1 Every unit that could attack the hex by itself, whether it could move there or not."""
    battle = Battle(side=side, target=target, units=())
    return [unit for unit in neighbours(position, battle) if permitted(JOINING, Plan(position, battle, unit))]


def is_exposed(position: Position, side: int, target: int) -> bool:
    """9.1 Whether there is any such unit."""
    battle = Battle(side=side, target=target, units=())
    return any(permitted(JOINING, Plan(position, battle, unit)) for unit in neighbours(position, battle))


def exposure(position: Position, side: int, target: int) -> Verdict:
    """9.1 The same with a reason: what prevents the first adjacent unit."""
    battle = Battle(side=side, target=target, units=())
    verdicts = [judge(JOINING, Plan(position, battle, unit)) for unit in neighbours(position, battle)]
    return next((verdict for verdict in verdicts if verdict), verdicts[0])


def neighbours(position: Position, battle: Battle) -> Iterator[int]:
    """The attacker's units next to the target and in the entry areas beside it."""
    for hex_ in GRID.near[battle.target]:
        yield from (unit for unit in position.stack(hex_) if SIDE[unit] == battle.side)  # §9.1.i, §23.4.c, §25.2.1.c
    for area in position.country.edge_of.get(battle.target, ()):
        yield from (unit for unit in position.in_area(area) if SIDE[unit] == battle.side)


# -- 16.5 who may help from a breakthrough ---------------------------------------------------------------------------


@rule("16.2.a")
@rule.forbids("16.3.5.b")
def another_stack_helps(plan: Plan) -> Violation:
    """16.3.5 Only one stack of a breakthrough group takes part."""
    elsewhere = [unit for unit in plan.battle.joined if plan.position.pieces[unit].place != plan.at]
    return evidence(UNITS[plan.unit], UNITS[elsewhere[0]]) if elsewhere else None


@rule.forbids("16.3.5.d", "16.3.5.e")
def water_stops_the_help(plan: Plan) -> Violation:
    """16.3.5 And not across unbridged water."""
    target = plan.battle.target
    if plan.at < 0 or bridged(plan.position, plan.at, target):
        return None
    ferry = pair(plan.at, target) in plan.position.country.ferry_at
    return evidence(UNITS[plan.unit], HEXES[target], by="16.3.5.e" if ferry else "16.3.5.d")


@rule.forbids("6.4.2.c")
def crowd_helps_with_two(plan: Plan) -> Violation:
    """6.4.2 From an overstacked hex at most two units and a free unit help."""
    if plan.at < 0 or not overstacked(plan.position, plan.at):
        return None
    group = [*plan.battle.joined, plan.unit]
    return None if may_fight(plan.position, group, plan.position.stack(plan.at)) else evidence(UNITS[plan.unit])


HELPING = (
    fights_for_the_enemy,
    is_not_next_to_it,
    another_stack_helps,
    water_stops_the_help,
    engaged_do_not_cross,
    crowd_helps_with_two,
)


# -- 9.5.3 over a large river ----------------------------------------------------------------------------------------


@rule("9.5.3.e", "9.5.3.g", "9.5.3.i")
def assault_hex(position: Position, hex_: int) -> bool:
    """9.5.3 What the river assault marker shows: Allied engineers not used as a ferry, stacked with infantry that has
    not moved this turn. Other units may have moved up."""
    return bool(boatmen(position, hex_)) and any(is_ready(position, unit) for unit in position.stack(hex_))  # §9.5.3.d


@rule("9.5.3.b", "9.5.3.c")
def is_ready(position: Position, unit: int) -> bool:
    """9.5.3 Infantry, other than the engineers, that has been by the river all turn; a unit that landed this turn has
    not."""
    came = position.pieces[unit].marks & (MOVED | LANDED)
    return is_infantry(unit) and not ENGINEER[unit] and SIDE[unit] == ALLIED and not came


@rule("23.3.2.e", "9.5.3.a", "23.3.2.c")
def boatmen(position: Position, hex_: int) -> list[int]:
    """23.3.2 The engineers of a hex that can still help an assault across a large river this turn."""
    busy = FERRYING | EXTENDED | ASSAULTS  # §23.3.2.b, §23.3.2.c, §23.3.2.d, §23.3.3.g
    # §9.5.3.a
    return [unit for unit in position.stack(hex_) if ENGINEER[unit] and not position.pieces[unit].marks & busy]


def shores(position: Position, battle: Battle) -> list[int]:
    """The hexes that attack across an unbridged large river."""
    hexes = dict.fromkeys(position.pieces[unit].place for unit in battle.units)
    return [hex_ for hex_ in hexes if hex_ >= 0 and not dry(position, hex_, battle.target)]


@rule("9.5.3.b", "9.5.3.c")
def bare_shores(position: Position, battle: Battle) -> list[int]:
    """9.5.3 Those hexes from which no infantry attacks that has been by the river all turn."""
    ready = {position.pieces[unit].place for unit in battle.units if is_ready(position, unit)}
    return [hex_ for hex_ in shores(position, battle) if hex_ not in ready]


@rule("9.5.3.c")
@rule.forbids("9.5.3.b")
def assault_lacks_its_infantry(position: Position, battle: Battle) -> Violation:
    """9.5.3 Infantry that has been by the river all turn must take part in every assault from its hex."""
    bare = bare_shores(position, battle)
    return evidence(HEXES[bare[0]], HEXES[battle.target]) if bare else None


@rule("23.3.2.d")
def ferrymen(position: Position, battle: Battle) -> list[int]:
    """23.3.2 One engineer unit in each hex that attacks across a large river."""
    return [unit for hex_ in shores(position, battle) for unit in boatmen(position, hex_)[:1]]


@rule("9.5.3.k", "23.3.2.e")
def manned(position: Position, battle: Battle) -> Battle:
    """9.5.3 The attack with the engineers in its boats: they may advance, even without attacking."""
    return replace(battle, crew=tuple(unit for unit in ferrymen(position, battle) if unit not in battle.units))


@rule("23.3.2.d", "23.3.3.g")
def boats_used(position: Position, battle: Battle) -> Position:
    """23.3.2 In each hex that attacks across a large river one engineer unit has made its assault for the turn; an
    unused ferry of that unit is removed (23.3.3)."""
    helpers = ferrymen(position, battle)
    left = tuple(row for row in position.pontoons if row[0] not in helpers)
    return position.mark(helpers, ASSAULTS).but(pontoons=left) if helpers else position
