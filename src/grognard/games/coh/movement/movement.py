"""5.0 to 5.3 Moving a unit by a hex and turning it; coming on to the boards and leaving them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.combat.hits import show
from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.firefights import Exit
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import CARD, INFANTRY, KINDS, NUMBER, SIDE, UNITS
from grognard.games.coh.fortifications.wire import WireRoll, must_roll_for_wire
from grognard.games.coh.interface.actions import Leave, March, Move, Pivot
from grognard.games.coh.movement.arrival import enter
from grognard.games.coh.movement.bonus_moves import BonusOffer, bonus
from grognard.games.coh.movement.step import HELD, ORGANISED_RETREAT, STEPS, can_step, held, moves_into, step_cost, ways
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import DIRECTIONS
from grognard.games.coh.state.asking import STEP, mover_of
from grognard.games.coh.state.control import hold
from grognard.games.coh.state.position import BOGGED, DUG_IN, LEFT, NONE, SPENT, CohGame, Piece, Position, place_name
from grognard.games.coh.state.presence import by_pool, hit_of, is_barred, is_rooted, is_stuck, stunned_by, witnesses
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid, price
from grognard.games.coh.turn.unit_verb import UnitVerb
from grognard.hexes.grid import NOWHERE

TWO_HEXES = CARD["card-two-hexes"]
"""Card 5: no bonus moves."""


# -- a step ----------------------------------------------------------------------------------------------------------
@rule("5.01.d")
def move_cost(position: Position, actor: Actor, to: int, careful: bool) -> int:
    """5.0, 5.01 A step of a single unit; care costs a point more."""
    return step_cost(position, actor.unit, to) + (NUMBER["cautious-move"] if careful else 0)


@rule("5.0.b")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_step(position: Position, actor: Actor, to: int, careful: bool) -> Violation:
    """A step is paid with the points that are there."""
    return costs_too_much(position, actor, move_cost(position, actor, to, careful))


@rule("5.0.j", "5.0.k", "5.2.g")
def move_candidates(position: Position, actor: Actor) -> Iterator[Move]:
    """5.0, 5.2 Into each hex around, with each free turn there; a group goes by `March`."""
    if len(actor.units) > 1:
        return
    careful = (False, True) if position.rules.cautious_movement and INFANTRY[actor.unit] else (False,)
    for to in ways(position, actor.unit):  # §5.0.l, §7.63.a, §7.7.a
        for facing in FACINGS:  # §5.2.h, §5.2.l
            for care in careful:
                yield Move(position.field.names[to], facing, care)


@rule.forbids("9.11.d")
def group_moves_unit_by_unit(position: Position, actor: Actor, action: Move) -> Violation:
    """Each unit of a group has a way of its own: it is named."""
    return evidence(UNITS[actor.unit]) if len(actor.units) > 1 else None


@rule.forbids("5.01.d")
def cannot_be_careful(position: Position, actor: Actor, action: Move | March) -> Violation:
    """Cautious moves are an option, for infantry."""
    able = position.rules.cautious_movement and INFANTRY[mover_of(actor, action)]
    return evidence(UNITS[mover_of(actor, action)]) if action.careful and not able else None


def move_verdict(position: Position, actor: Actor, action: Move) -> Verdict:
    to = position.field.index[action.to]
    verdict = judge(STEP, position, actor, action)
    if verdict is True:
        verdict = judge(STEPS, position, actor.unit, to)
    if verdict is not True:
        return verdict
    return judge((cannot_pay_for_the_step,), position, actor, to, action.careful)


def legal_moves(position: Position, actor: Actor) -> list[Move]:
    """5.0 A step is judged once, whichever way the unit turns after it."""
    unit, moves = actor.unit, list[Move]()
    if len(actor.units) > 1 or not permitted(HELD, position, unit, NONE):
        return moves
    careful = position.rules.cautious_movement and INFANTRY[unit]
    for to in ways(position, unit):
        if can_step(position, unit, to) and price(position, actor, cost := step_cost(position, unit, to)) is not None:
            dearer = careful and price(position, actor, cost + NUMBER["cautious-move"]) is not None
            moves += moves_into(position.field.names[to], (False, True) if dearer else (False,))
    return moves


@rule("5.0.j", "2.2.c")
def move_resolve(game: CohGame, actor: Actor, action: Move) -> None:
    position = game.position
    to = position.field.index[action.to]
    show_slowness(game, actor.unit)
    cost, facing = move_cost(position, actor, to, action.careful), FACINGS.index(action.facing)
    if must_roll_for_wire(position, actor, to):
        game.then(WireRoll(army=actor.army, actor=actor, to=to, facing=facing, careful=action.careful, cost=cost))
        return
    left, kind = bonus(position, actor.unit, to)
    game.change(with_load(paid(game.position, actor, cost), actor))
    steps = enter(game, actor.unit, to, facing, careful=action.careful)
    by_card = actor.card == TWO_HEXES
    game.then(*steps, BonusOffer(actor=actor, left=0 if by_card else left, ground=kind, hex=to))


@rule("7.4.l", "7.4.zh")
def show_slowness(game: CohGame, unit: int) -> None:
    """7.4 A counter that makes moving dearer is shown."""
    hit = hit_of(game.position, unit)
    show(game, unit, hit is not None and bool(hit.move))


@rule("17.0.d", "17.0.n", "9.2.e")
def with_load(position: Position, actor: Actor) -> Position:
    """17.0, 9.2 A fresh unit that is carried over a hexside has taken part: it belongs to the activation, and after an
    opportunity action it is spent."""
    # RULING coh-135, coh-136
    cargo = position.cargo(actor.unit)
    if cargo == NONE or position.state(cargo) != "fresh":
        return position
    if actor.by == "opportunity":
        return position.mark((cargo,), SPENT)
    if actor.by != "ap":
        return position
    army = position.armies[actor.army]
    return position.with_army(actor.army, active=tuple(sorted({*army.active, cargo})))


# -- a turn in place -------------------------------------------------------------------------------------------------
@rule.forbids("7.4.s", "15.2.m")
def turns_while_stunned(position: Position, actor: Actor, facing: int) -> Violation:
    """A stunned unit rallies and does nothing else."""
    return evidence(UNITS[actor.unit], by=stunned_by(actor.unit)) if is_rooted(position, actor.unit) else None


@rule.forbids("7.4.zb", "14.1.e", "card.20.c")
def turns_while_pinned(position: Position, actor: Actor, facing: int) -> Violation:
    """A unit that cannot move for a hit, or for the ground, cannot turn either."""
    # RULING coh-120
    unit = actor.unit
    if is_barred(position, unit, "pivot"):
        return evidence(UNITS[unit], by=by_pool(unit, "7.4.zb", "14.1.e"))
    if is_stuck(position, unit):
        return evidence(UNITS[unit], by="14.1.e")
    return evidence(UNITS[unit], by="card.20.c") if position.pieces[unit].has(BOGGED) else None


@rule.forbids("17.0.g")
def turns_while_carried(position: Position, actor: Actor, facing: int) -> Violation:
    """A carried unit faces as its vehicle does."""
    return evidence(UNITS[actor.unit]) if position.pieces[actor.unit].carrier != NONE else None


@rule.forbids("5.3.a")
def faces_so_already(position: Position, actor: Actor, facing: int) -> Violation:
    """To turn is to face another way."""
    return evidence(UNITS[actor.unit]) if position.pieces[actor.unit].facing == facing else None


@rule("5.3.c")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_turn(position: Position, actor: Actor, facing: int) -> Violation:
    """A turn is paid with the points that are there."""
    return costs_too_much(position, actor, NUMBER["pivot"])


TURNS = (
    turns_while_stunned,
    turns_while_pinned,
    turns_while_carried,
    faces_so_already,
    cannot_pay_for_the_turn,
)


PIVOTS = tuple(map(Pivot, FACINGS))
TURNING = tuple(rule for rule in TURNS if rule is not faces_so_already)


def pivot_candidates(position: Position, actor: Actor) -> Iterator[Pivot]:
    if position.pieces[actor.unit].place >= 0:
        yield from PIVOTS


def legal_pivots(position: Position, actor: Actor) -> Iterator[Pivot]:
    """5.3 What keeps the units from turning is the same for every facing."""
    if position.pieces[actor.unit].place < 0:
        return
    alone = (actor,) if len(actor.units) == 1 else map(actor.alone, actor.units)
    if all(permitted(TURNING, position, unit, NONE) for unit in alone):
        taken = {position.pieces[unit].facing for unit in actor.units}
        yield from (pivot for facing, pivot in enumerate(PIVOTS) if facing not in taken)


def pivot_verdict(position: Position, actor: Actor, action: Pivot) -> Verdict:
    for unit in actor.units:
        verdict = judge(TURNS, position, actor.alone(unit), FACINGS.index(action.facing))
        if verdict is not True:
            return verdict
    return True


@rule("5.3.a", "5.3.c")
def pivot_resolve(game: CohGame, actor: Actor, action: Pivot) -> None:
    position = paid(game.position, actor, NUMBER["pivot"])  # §5.2.b
    for unit in actor.units:
        position = turned_to(position, unit, FACINGS.index(action.facing))  # §5.2.d, §18.2.h, §18.2.r
        game.log("unit-turned", "5.3", unit=UNITS[unit], facing=action.facing, to=witnesses(position, unit))
    game.change(position)  # §5.3.b


@rule("18.1.g")
def turned_to(position: Position, unit: int, facing: int) -> Position:
    """5.3 The unit faces another way, and so does its cargo; a hasty defence is given up."""
    # RULING coh-143
    changed: dict[int, Piece] = {unit: replace(position.pieces[unit].cleared(DUG_IN), facing=facing)}
    cargo = position.cargo(unit)
    if cargo != NONE:
        changed[cargo] = replace(position.pieces[cargo], facing=facing)
    return position.with_pieces(changed)  # §18.2.q, §18.2.w


# -- off the boards --------------------------------------------------------------------------------------------------
def exit_for(position: Position, unit: int) -> Exit | None:
    """5.1 The way off the boards that the firefight gives a unit where it stands."""
    place = position.pieces[unit].place
    for row in position.scenario.exits:  # §errata.firefights.e
        ours = row.side == SIDES[SIDE[unit]] and row.kind in ("", KINDS[unit].id)
        if ours and place >= 0 and position.field.names[place] in row.hexes:
            return row
    return None


@rule("5.1.d", "5.2.k", "7.4.zh")
def leave_cost(position: Position, unit: int) -> int:
    """5.1 As a step into the open: with the counter of the unit, and backward where its front is all on the boards."""
    # RULING coh-024
    piece, hit = position.pieces[unit], hit_of(position, unit)
    around = position.field.grid.neighbours[piece.place]
    ahead = any(around[(piece.facing + turn) % DIRECTIONS] == NOWHERE for turn in (-1, 0, 1))
    backward = not ahead and not has_veteran(position, unit, ORGANISED_RETREAT)
    return position.figures.move[unit] + (0 if hit is None else hit.move) + backward * NUMBER["backward"]


@rule("5.1.d")
@rule.forbids("5.1.h")
def may_not_leave(position: Position, actor: Actor) -> Violation:
    """Units leave the boards only where the firefight says so."""
    # RULING coh-025
    for unit in actor.units:
        if exit_for(position, unit) is None:
            return evidence(UNITS[unit], place_name(position, position.pieces[unit].place))
    return None


@rule("5.1.d")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_to_leave(position: Position, actor: Actor) -> Violation:
    """To leave costs as much as open ground; in a group the dearest is paid."""
    return costs_too_much(position, actor, max(leave_cost(position, unit) for unit in actor.units))


def leave_candidates(position: Position, actor: Actor) -> Iterator[Leave]:
    # RULING coh-232
    if all(position.pieces[unit].place in position.field.edge for unit in actor.units):
        yield Leave()


def leave_verdict(position: Position, actor: Actor, action: Leave) -> Verdict:
    verdict = judge((may_not_leave,), position, actor)
    if verdict is True:
        verdict = held(position, actor)
    return judge((cannot_pay_to_leave,), position, actor) if verdict is True else verdict


@rule("5.1.d", "9.1.a")
def leave_resolve(game: CohGame, actor: Actor, action: Leave) -> None:
    """5.1 Off the edge, alone or together, for the points that the firefight gives for it."""
    for unit in actor.units:
        show_slowness(game, unit)
    game.change(paid(game.position, actor, max(leave_cost(game.position, unit) for unit in actor.units)))
    for unit in actor.units:
        _go_off(game, actor.army, unit)


def _go_off(game: CohGame, number: int, unit: int) -> None:
    position = game.position
    row, place = exit_for(position, unit), position.pieces[unit].place
    assert row is not None
    # A unit that may come back does so in a later round, or on command points.
    gone = {
        leaver: Piece(LEFT, marks=SPENT if row.returns else 0)
        for leaver in (unit, position.cargo(unit))
        if leaver != NONE
    }
    army = position.armies[number]
    active = tuple(active_unit for active_unit in army.active if active_unit not in gone)
    points = row.points * sum(1 for leaver in gone if row.kind in ("", KINDS[leaver].id))
    position = position.with_pieces(gone).with_army(
        number, points=army.points + points, active=active, ap=army.ap if active else 0
    )
    game.change(hold(position, place))
    game.log("unit-left", "5.1", unit=UNITS[unit], points=points)


MOVE = UnitVerb(
    Move,
    candidates=move_candidates,
    attempts=(group_moves_unit_by_unit, *STEP, cannot_be_careful),
    verdict=move_verdict,
    legal=legal_moves,
    resolve=move_resolve,
    moves=True,
)
PIVOT = UnitVerb(
    Pivot,
    candidates=pivot_candidates,
    verdict=pivot_verdict,
    legal=legal_pivots,
    resolve=pivot_resolve,
    treads=True,
)
LEAVE = UnitVerb(Leave, candidates=leave_candidates, verdict=leave_verdict, resolve=leave_resolve, confirm=True)
