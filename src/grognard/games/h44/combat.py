"""9.0 Combat: the attacker plans an attack, sends it in, and goes on until he has had enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import (
    Attach,
    Attack,
    CallAir,
    Cancel,
    Commit,
    Disengage,
    EndCombat,
    Join,
    Lead,
    Leave,
    Support,
)
from grognard.games.h44.advance import AdvancePhase
from grognard.games.h44.artillery import supporters
from grognard.games.h44.battle import CORPS_TROOPS, Battle, estimate
from grognard.games.h44.board import AREAS, GRID, HEX, HEXES
from grognard.games.h44.fight import Assault
from grognard.games.h44.position import (
    AREA,
    ASSAULTS,
    ATTACKED,
    ENGAGED,
    EXTENDED,
    FERRYING,
    GOOD,
    MOVED,
    OVERRAN,
    REFITTED,
    RETREATED,
    SPENT,
    H44Game,
    Position,
    names,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.stacking import LIMIT, TrimStacks, counted
from grognard.games.h44.units import (
    ALLIED,
    ARTILLERY,
    ENGINEER,
    PACK,
    SIDE,
    SIDES,
    SUPPLY_HEAD,
    UNIT,
    UNITS,
    is_infantry,
)
from grognard.games.h44.zones import bridged, dry

HEAVY = "br-5agra"
"""17.6.2 The heavy guns that may fire beside a division's own."""
BRITISH = ("british",)


class Plan(Struct, frozen=True):
    """A unit that wants to join an attack."""

    position: Position
    battle: Battle
    unit: int

    @property
    def at(self) -> int:
        return self.position.pieces[self.unit].place


# -- who may attack --------------------------------------------------------------------------------------------------


@rule.forbids("9.1")
def is_not_next_to_it(plan: Plan) -> Bite:
    """9.1, 19.7 Units attack hexes next to theirs, or next to their entry area."""
    target = plan.battle.target
    near = GRID.adjacent(plan.at, target) if plan.at >= 0 else _beside(plan.position, plan.at, target)
    return None if near and SIDE[plan.unit] == plan.battle.side else because(UNITS[plan.unit], HEXES[target])


def _beside(position: Position, place: int, target: int) -> bool:
    return place <= AREA and AREA - place < len(AREAS) and AREA - place in position.country.edge_of.get(target, ())


@rule.forbids("9.1")
def has_no_strength(plan: Plan) -> Bite:
    """9.1, 17.7 Units without attack strength, artillery among them, do not attack."""
    return because(UNITS[plan.unit]) if ARTILLERY[plan.unit] or not plan.position.attack(plan.unit) else None


@rule.forbids("9.1", "8.7", "25.3.3")
def has_fought(plan: Plan) -> Bite:
    """9.1, 8.7, 25.3.3 A unit attacks once in a combat phase; one that overran or is spent has done its part."""
    done = plan.position.pieces[plan.unit].marks & (ATTACKED | OVERRAN | SPENT)
    return because(UNITS[plan.unit]) if done else None


@rule.forbids("14.2")
def is_disordered(plan: Plan) -> Bite:
    """14.2 Disrupted units and units in full retreat do not attack."""
    return because(UNITS[plan.unit]) if plan.position.pieces[plan.unit].order != GOOD else None


@rule.forbids("2.3.4", "8.2.2")
def moved_too_far(plan: Plan) -> Bite:
    """2.3.4 A unit that moved beyond its allowance does not attack."""
    return because(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(EXTENDED) else None


@rule.forbids("20.2.5.g", "20.2.5.c")
def hex_is_refitting(plan: Plan) -> Bite:
    """20.2.5 Nobody attacks from a hex where a unit takes in replacements."""
    stack = plan.position.stack(plan.at) if plan.at >= 0 else (plan.unit,)
    refitting = [unit for unit in stack if plan.position.pieces[unit].has(REFITTED)]
    return because(*names(refitting)) if refitting else None


@rule.forbids("9.5.1", "9.5.3")
def river_needs_engineers(plan: Plan) -> Bite:
    """9.5 Over a large river without a bridge only from a hex with engineers and infantry that began there."""
    if plan.at < 0 or dry(plan.position, plan.at, plan.battle.target) or assault_hex(plan.position, plan.at):
        return None
    return because(UNITS[plan.unit], HEXES[plan.battle.target])


@rule("9.5.3", "23.3.2.b", "23.3.2.c", "23.3.2.d", "23.3.3.g")
def assault_hex(position: Position, hex_: int) -> bool:
    """9.5.3 Engineers that carry nobody, stacked with infantry that has not moved this turn."""
    stack = position.stack(hex_)
    ready = bool(boatmen(position, hex_))
    held = any(
        is_infantry(u) and not ENGINEER[u] and SIDE[u] == ALLIED and not position.pieces[u].has(MOVED) for u in stack
    )
    return ready and held


def boatmen(position: Position, hex_: int) -> list[int]:
    """23.3.2 The engineers of a hex that can still help an assault over a large river this turn."""
    busy = FERRYING | EXTENDED | ASSAULTS
    return [unit for unit in position.stack(hex_) if ENGINEER[unit] and not position.pieces[unit].marks & busy]


@rule("23.3.2.d")
def boats_used(position: Position, battle: Battle) -> Position:
    """23.3.2 One engineer unit of each hex that attacks over a large river has helped its assault of the turn."""
    hexes = {position.pieces[unit].place for unit in battle.units}
    wet = [hex_ for hex_ in hexes if hex_ >= 0 and not dry(position, hex_, battle.target)]
    return position.mark([unit for hex_ in wet for unit in boatmen(position, hex_)[:1]], ASSAULTS)


@rule.forbids("11.5.1")
def engaged_do_not_cross(plan: Plan) -> Bite:
    """11.5.1 Engaged units do not attack over a large river or a canal."""
    if plan.at < 0 or not plan.position.pieces[plan.unit].has(ENGAGED):
        return None
    wide = plan.position.country.water(plan.at, plan.battle.target) in ("canal", "major")
    return because(UNITS[plan.unit]) if wide else None


@rule.forbids("6.4.2")
def crowd_sends_two(plan: Plan) -> Bite:
    """6.4.2 From an over-stacked hex two units and a free one attack."""
    same = [unit for unit in plan.battle.units if plan.position.pieces[unit].place == plan.at]
    return because(UNITS[plan.unit]) if counted(plan.position, (*same, plan.unit)) > LIMIT else None


JOINING = (
    is_not_next_to_it,
    has_no_strength,
    has_fought,
    is_disordered,
    moved_too_far,
    hex_is_refitting,
    river_needs_engineers,
    engaged_do_not_cross,
    crowd_sends_two,
)


def able(position: Position, side: int, target: int) -> list[int]:
    """Every unit that could attack the hex by itself."""
    battle = Battle(side=side, target=target, units=())
    near = [unit for hex_ in GRID.near[target] for unit in position.stack(hex_) if SIDE[unit] == side]
    for area in position.country.edge_of.get(target, ()):
        near += [unit for unit in position.in_area(area) if SIDE[unit] == side]
    return [unit for unit in near if judge(JOINING, Plan(position, battle, unit))]


# -- the phase -------------------------------------------------------------------------------------------------------


@rule("9.1", "9.2")
class CombatPhase(Procedure, frozen=True, kw_only=True):
    """9.1 The active player attacks where and in what order he likes."""

    side: int

    def run(self, game: H44Game) -> None:
        wiped = RETREATED | ATTACKED
        breaches = game.position.breaches
        game.change(game.position.unmark(range(len(UNITS)), wiped).but(breaches=()))
        seats = (SIDES[self.side],)
        steps: list[Procedure] = []
        for target, units in breaches:
            battle = Battle(side=self.side, target=target, units=units, kind="overrun")
            steps += [AdvancePhase(seats=seats, battle=battle, kind="bonus"), Unmark(units=units)]
        game.then(*steps, ChooseTarget(seats=seats, side=self.side), EndOfCombat(side=self.side))


@rule("8.7.l", "8.7.m", "8.7.n", "8.7.o")
class Unmark(Procedure, frozen=True, kw_only=True):
    """8.7 Units that overran a hex have advanced, and perhaps broken through: their marker comes off, but they have
    fought for this turn."""

    units: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        game.change(game.position.unmark(self.units, OVERRAN).mark(self.units, ATTACKED))


class EndOfCombat(Procedure, frozen=True, kw_only=True):
    """6.4.1 The marks of the phase come off; hexes that hold too much are trimmed."""

    side: int

    def run(self, game: H44Game) -> None:
        game.change(game.position.unmark(range(len(UNITS)), RETREATED | ATTACKED | OVERRAN | EXTENDED | MOVED))
        game.then(TrimStacks(side=self.side), TrimStacks(side=1 - self.side))


def targets(position: Position, side: int, done: tuple[int, ...]) -> Iterator[int]:
    """Enemy hexes that somebody could attack."""
    enemies = {position.pieces[unit].place for unit in position.on_map(1 - side)}
    if side == ALLIED:
        enemies |= set(position.unknown)
    for hex_ in sorted(enemies):
        if hex_ not in done and able(position, side, hex_):
            yield hex_


@rule.forbids("9.1")
def was_attacked(done: tuple[int, ...], hex_: int) -> Bite:
    """9.1 Units are attacked only once in a combat phase."""
    return because(HEXES[hex_]) if hex_ in done else None


@rule.forbids("9.1")
def nobody_can_attack(position: Position, side: int, hex_: int) -> Bite:
    """9.1 There must be an enemy, and somebody next to him who can attack."""
    there = position.side_in(hex_) == 1 - side and able(position, side, hex_)
    return None if there else because(HEXES[hex_])


@rule("9.1", "9.3", "27.1.2")
class ChooseTarget(Decision, frozen=True, kw_only=True):
    """9.1 The next attack; attacks need not be announced beforehand."""

    rule: ClassVar[str] = "9.1"
    accepts = (Attack, Disengage, EndCombat)
    side: int
    done: tuple[int, ...] = ()

    def candidates(self, game: H44Game) -> list[Action]:
        position = game.position
        enemies = {position.pieces[unit].place for unit in position.on_map(1 - self.side)}
        hexes = sorted(enemies | (set(position.unknown) if self.side == ALLIED else set()))
        out: list[Action] = [Attack(HEXES[hex_]) for hex_ in hexes]
        if position.rules.disengagement:
            out += (Disengage(UNITS[unit]) for unit in position.on_map(self.side))
        return [*out, EndCombat()]

    def actions(self, game: H44Game) -> list[Action]:
        found: list[Action] = [Attack(HEXES[hex_]) for hex_ in targets(game.position, self.side, self.done)]
        if game.position.rules.disengagement:
            from grognard.games.h44.disengagement import may_disengage

            found += (
                Disengage(UNITS[u]) for u in game.position.on_map(self.side) if may_disengage(game.position, u) is True
            )
        return [*found, EndCombat()]

    def offers(self, game: H44Game, action: Action) -> bool:
        if isinstance(action, Attack):
            return action.target in HEX
        return not isinstance(action, Disengage) or action.unit in UNIT

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        if isinstance(action, Attack):
            refusal = judge((was_attacked,), self.done, HEX[action.target])
            return refusal and judge((nobody_can_attack,), game.position, self.side, HEX[action.target])
        if isinstance(action, Disengage):
            from grognard.games.h44.disengagement import may_disengage

            return may_disengage(game.position, UNIT[action.unit])
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        if isinstance(action, Attack):
            battle = Battle(side=self.side, target=HEX[action.target], units=())
            game.then(PlanAttack(seats=self.seats, battle=battle, phase=self))
        elif isinstance(action, Disengage):
            from grognard.games.h44.disengagement import TryDisengage

            game.then(TryDisengage(unit=UNIT[action.unit]), self)


# -- planning --------------------------------------------------------------------------------------------------------


@rule.forbids("10.2.3")
def is_not_attachable(position: Position, battle: Battle, unit: int) -> Bite:
    """10.2.3, 10.2.4 An attached unit is stacked with one of the lead formation; corps troops need not be."""
    if position.formation(unit) == CORPS_TROOPS:
        return None
    at = position.pieces[unit].place
    with_lead = any(
        position.formation(u) == battle.lead and position.pieces[u].place == at for u in battle.units if u != unit
    )
    return None if with_lead else because(UNITS[unit])


@rule.forbids("17.6.1", "17.6.2")
def gun_cannot_support(position: Position, battle: Battle, unit: int) -> Bite:
    """17.6 The gun must be able to fire there for one of the formations in the attack."""
    formations = tuple({position.formation(u) for u in battle.units})
    return (
        None
        if unit in supporters(position, battle.side, battle.target, formations, defending=False)
        else because(UNITS[unit])
    )


@rule.forbids("17.6.2")
def guns_are_enough(position: Position, battle: Battle, unit: int) -> Bite:
    """17.6.2 One gun for each attack; the Allies may add 5 AGRA to the artillery of the lead division."""
    if not battle.guns:
        return None
    heavy = HEAVY
    pair_ = {UNITS[unit], UNITS[battle.guns[0]]}
    other = next((name for name in pair_ if name != heavy), "")
    fits = len(battle.guns) == 1 and heavy in pair_ and bool(other) and position.formation(UNIT[other]) == battle.lead
    return None if fits else because(UNITS[unit])


@rule.forbids("10.7")
def no_air_support(position: Position, battle: Battle) -> Bite:
    """10.7 An air unit must be left, and a British unit that did not come by air be within four hexes."""
    if battle.side != ALLIED or battle.air or not position.flights:
        return because(HEXES[battle.target])
    near = any(
        PACK.units[u].nation in BRITISH
        and not PACK.units[u].airborne
        and GRID.distance(position.pieces[u].place, battle.target) <= 4
        for u in position.on_map(ALLIED)
    )
    return None if near else because(HEXES[battle.target])


@rule.forbids("9.1")
def nobody_attacks(battle: Battle) -> bool:
    """9.1 An attack needs attackers."""
    return not battle.units


@rule.forbids("10.2.1")
def nobody_leads(position: Position, battle: Battle) -> bool:
    """10.2.1 One of the formations must lead."""
    return bool(battle.units) and not any(position.formation(unit) == battle.lead for unit in battle.units)


@rule("9.2", "9.3", "10.2.1", "10.2.3")
class PlanAttack(Decision, frozen=True, kw_only=True):
    """9.3 Who takes part, who leads, who is attached, what supports."""

    rule: ClassVar[str] = "9.3"
    accepts = (Join, Leave, Lead, Attach, Support, CallAir, Commit, Cancel)
    battle: Battle
    phase: ChooseTarget

    def candidates(self, game: H44Game) -> list[Action]:
        position, battle = game.position, self.battle
        near = [u for hex_ in GRID.near[battle.target] for u in position.stack(hex_) if SIDE[u] == battle.side]
        for area in position.country.edge_of.get(battle.target, ()):
            near += [u for u in position.in_area(area) if SIDE[u] == battle.side]
        found: list[Action] = [Join(UNITS[u]) for u in near if u not in battle.units and not SUPPLY_HEAD[u]]
        found += (Leave(UNITS[u]) for u in battle.units)
        found += (Lead(name) for name in sorted({position.formation(u) for u in battle.units}) if name != battle.lead)
        found += (
            Attach(UNITS[u]) for u in battle.units if position.formation(u) != battle.lead and u != battle.attached
        )
        guns = [u for u in range(len(UNITS)) if ARTILLERY[u] and SIDE[u] == battle.side and _placed(position, u)]
        found += (Support(UNITS[u]) for u in guns if u not in battle.guns)
        return [*found, CallAir(), Commit(), Cancel()]

    def offers(self, game: H44Game, action: Action) -> bool:
        named = getattr(action, "unit", None)
        return (named is None or named in UNIT) and (
            not isinstance(action, Join) or UNIT[action.unit] not in self.battle.units
        )

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        position, battle = game.position, self.battle
        match action:
            case Join(unit):
                return judge(JOINING, Plan(position, battle, UNIT[unit]))
            case Attach(unit):
                return judge((is_not_attachable,), position, battle, UNIT[unit])
            case Support(unit):
                return judge((gun_cannot_support, guns_are_enough), position, battle, UNIT[unit])
            case CallAir():
                return judge((no_air_support,), position, battle)
            case Commit():
                refusal = judge((nobody_attacks,), battle)
                return refusal and judge((nobody_leads,), position, battle)
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        battle = self.battle
        match action:
            case Join(unit):
                lead = battle.lead or game.position.formation(UNIT[unit])
                battle = replace(battle, units=(*battle.units, UNIT[unit]), lead=lead)
            case Leave(unit):
                left = tuple(u for u in battle.units if u != UNIT[unit])
                attached = -1 if battle.attached == UNIT[unit] else battle.attached
                battle = replace(battle, units=left, attached=attached, guns=())
                if battle.attached >= 0 and is_not_attachable(game.position, battle, battle.attached):
                    # 10.2.3 The unit of the lead formation it was stacked with is the one that left.
                    battle = replace(battle, attached=-1)
            case Lead(formation):
                battle = replace(battle, lead=formation, attached=-1, guns=())
            case Attach(unit):
                battle = replace(battle, attached=UNIT[unit])
            case Support(unit):
                battle = replace(battle, guns=(*battle.guns, UNIT[unit]))
            case CallAir():
                battle = replace(battle, air=True)
            case Commit():
                phase = replace(self.phase, done=(*self.phase.done, battle.target))
                game.change(boats_used(game.position, battle))
                game.then(Assault(seats=self.seats, battle=battle), phase)
                return
            case _:
                game.then(self.phase)
                return
        game.then(replace(self, battle=battle))

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units))

    def prompt(self, game: H44Game) -> Message:
        found = estimate(game.position, self.battle)
        column = PACK.tables.columns[found.column] if self.battle.units else ""
        return Message("ask-plan-attack", {"hex": HEXES[self.battle.target], "column": column})


def _placed(position: Position, unit: int) -> bool:
    place = position.pieces[unit].place
    return place >= 0 or (place <= AREA and AREA - place < len(AREAS))


def is_dry(position: Position, one: int, other: int) -> bool:
    return bridged(position, one, other)
