"""9.3-16.1 Every outcome of an attack, with its exact chance: the rules themselves are run over every face of a die.

What the players would choose on the way is fixed here, so that each number states its assumptions. The defender either
stands (12.1: with all available artillery support, led by the unit that holds best, repeatedly where 12.4 allows it) or
retreats; a retreat that may be ignored (12.6) is ignored. Players take their own losses from the unit with the most
steps and choose the enemy's (EX, DRX) from the one with the fewest. Retreats take the full distance where possible. The
forecast ends where the advance begins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.packs.switches import Column
from grognard.core.verdicts import judge
from grognard.games.h44.advance.advance import ChooseAdvance
from grognard.games.h44.advance.advance_step import ADVANCING, AdvanceStep
from grognard.games.h44.bridges.bridge_phase import ways_to_blow
from grognard.games.h44.combat.artillery import guns
from grognard.games.h44.combat.loss_allocation import ChooseLoss
from grognard.games.h44.combat.resolution import AnnounceSupport, Assault
from grognard.games.h44.combat.strength import Battle, defending_groups, estimate
from grognard.games.h44.combat.support import may_help_to_stand
from grognard.games.h44.data.units import DUMMY, MORALE, PACK, SIDE, SIDES, UNITS
from grognard.games.h44.interface.actions import Commit, Defend, FallBack, Ignore, LoseStep, Retreat, Stand
from grognard.games.h44.retreat.determined_defense import CLASSES, DASH, StandFast, column, may_lead
from grognard.games.h44.retreat.retreat import ChooseRetreat
from grognard.games.h44.state.determinize import hidden
from grognard.games.h44.state.overstacking import ChooseDefenders
from grognard.games.h44.state.position import (
    ELIMINATED,
    PLATE,
    POOL,
    REMOVED,
    RETREATED,
    H44Game,
    Piece,
    Position,
    names,
    place_name,
)
from grognard.series.zoc_bonds.interface.forecast import (
    FACES,
    Branch,
    Ending,
    Forecast,
    ForecastPolicy,
    ends,
    forecast,
    retreated,
    unfolded,
)

TABLES = PACK.tables
GONE = (ELIMINATED, POOL, REMOVED)


class Footing(Struct, frozen=True, kw_only=True):
    """12.2 The determined defence that holds best."""

    lead: int
    gun: int
    """-1: none."""
    column: Column
    morale: int
    shells: int
    """What morale and artillery add to the die."""
    holds: int
    """Faces of the die that hold the hex."""
    losses: int
    """Faces that cost the defenders a step."""
    dashes: int
    """Faces that fail at no cost, except in a desperate defence (12.4)."""


# -- what the players do ---------------------------------------------------------------------------------------------


def footing(position: Position, battle: Battle) -> Footing | None:
    """12.2 The lead unit that holds on most die faces, then the one that loses least; with artillery support if there
    is any. None when no unit can lead."""
    target = battle.target
    able = (gun for gun in guns(position, 1 - battle.side) if may_help_to_stand(position, battle, gun))
    gun = next(able, -1)
    leads = (unit for unit in position.stack(target) if may_lead(position, unit, battle))
    footings = [footing_under(position, battle, unit, gun) for unit in leads]
    return max(footings, key=lambda f: (f.holds, -f.losses, position.pieces[f.lead].steps), default=None)


def footing_under(position: Position, battle: Battle, lead: int, gun: int) -> Footing:
    """12.2 The defence led by this unit, with this artillery unit."""
    ground = column(position, battle.target, lead)
    morale = TABLES.modifier("determined", CLASSES[MORALE[lead]]) if MORALE[lead] else 0
    shells = TABLES.modifier("determined", "artillery") if gun >= 0 else 0
    cells = [TABLES.determined(die + morale + shells, ground) for die in FACES]
    holds, losses = sum(cell.hold for cell in cells), sum(bool(cell.defender) for cell in cells)
    return Footing(
        lead=lead,
        gun=gun,
        column=ground,
        morale=morale,
        shells=shells,
        holds=holds,
        losses=losses,
        dashes=cells.count(DASH),
    )


def answer(game: H44Game, decision: Decision, *, stands: bool) -> Action:
    """The assumed answers to the decisions of a combat."""
    position = game.position
    if isinstance(decision, AnnounceSupport):
        return Commit()
    if isinstance(decision, StandFast) and decision.defence.waived(position):
        return Ignore()
    if isinstance(decision, StandFast):
        if decision.defence.waived(position):
            return Ignore()
        best = footing(position, decision.defence.battle) if stands else None
        return Stand(UNITS[best.lead], UNITS[best.gun] if best.gun >= 0 else "") if best else FallBack()
    if isinstance(decision, ChooseLoss):
        return LoseStep(UNITS[_loser(position, decision)])
    if isinstance(decision, AnnounceSupport):
        return Commit()
    if isinstance(decision, ChooseDefenders):
        return _defence(position, decision.battle)
    assert isinstance(decision, ChooseRetreat), decision
    return _way_back(position, decision)


def _defence(position: Position, battle: Battle) -> Defend:
    """6.4.2 An overstacked hex is defended by the group that leaves the attacker the worst column, then the
    strongest."""

    def prospect(group: Iterable[int]) -> tuple[int, int]:
        estimated = estimate(position, replace(battle, defenders=tuple(group)))
        return estimated.column, -estimated.defence

    return Defend(names(min(defending_groups(position, battle), key=prospect)))


def _loser(position: Position, decision: ChooseLoss) -> int:
    """11.2 The owner takes the step from the strongest unit; the enemy eliminates the best unit with a single step
    left."""
    own = decision.seats == (SIDES[SIDE[decision.victims[0]]],)
    steps = {unit: position.pieces[unit].steps for unit in decision.victims}
    worth = {unit: position.attack(unit) + position.defence(unit) for unit in decision.victims}
    if own:
        return min(decision.victims, key=lambda unit: (-steps[unit], worth[unit]))
    return min(decision.victims, key=lambda unit: (steps[unit], -worth[unit]))


def _way_back(position: Position, decision: ChooseRetreat) -> Retreat:
    """13.1.3 The first of the best paths; full retreats come before shortened ones (13.3)."""
    unit = decision.retreat.units[0]
    flight = decision.retreat.best(position, unit)[0]
    return Retreat(UNITS[unit], tuple(map(place_name, flight.path)))


# -- the count -------------------------------------------------------------------------------------------------------

POLICY = ForecastPolicy(answer, ends_at=(ChooseAdvance,), asks=(StandFast,))
"""Up to the advance."""


def opening(position: Position, battle: Battle) -> list[Branch[Position]]:
    """The branches up to the question whether the defender stands, or to their end if it is not asked."""
    assault = Assault(seats=(SIDES[battle.side],), battle=battle)
    # 5.4 What the Germans may blow before the attack is told apart from it: here every bridge on the way stands.
    mined = ways_to_blow(position, (*battle.units, *battle.joined), battle.target)
    ready = replace(assault, asked=tuple(mined))
    return list(unfolded(POLICY, Branch(position.but(last_result=(-1, "")), (ready,)), None))


# -- the ends --------------------------------------------------------------------------------------------------------


def left(piece: Piece) -> int:
    """11.4 The steps a unit still has; under its remnant it has one."""
    return 0 if piece.place in GONE else 1 if piece.place == PLATE else piece.steps


def ending(start: Position, battle: Battle, defenders: Iterable[int], branch: Branch[Position]) -> Ending:
    """What has become of both sides."""
    end, target = branch.position, battle.target
    ours, theirs = (*battle.units, *battle.joined), tuple(defenders)
    label = end.last_result[1]
    cleared = end.side_in(target) != 1 - battle.side
    choice = branch.agenda[-1] if branch.agenda else None
    choice = choice if isinstance(choice, ChooseAdvance) else None
    landing = battle.kind == "landing" and any(left(end.pieces[unit]) for unit in ours)
    return Ending(
        result=label,
        attacker_steps=_lost(start, end, ours),
        defender_steps=_lost(start, end, theirs),
        attackers_destroyed=sum(not left(end.pieces[unit]) for unit in ours),
        defenders_destroyed=sum(not left(end.pieces[unit]) for unit in theirs),
        retreated=retreated(start, end, battle.side, battle.target, RETREATED, GONE),
        held=bool(label) and TABLES.results[label].determined and not cleared,
        cleared=cleared,
        taken=cleared and (landing or (choice is not None and _may_enter(end, choice))),
        breakthrough=choice is not None and choice.kind == "bonus",
    )


def _lost(start: Position, end: Position, units: Iterable[int]) -> int:
    return sum(max(1, start.pieces[unit].steps) - left(end.pieces[unit]) for unit in units)


def _may_enter(position: Position, choice: ChooseAdvance) -> bool:
    steps = (AdvanceStep(position, choice.battle, choice.kind, run, choice.battle.target) for run in choice.runs)
    return any(judge(ADVANCING, advance_step) for advance_step in steps)


def guises(position: Position, target: int) -> list[tuple[Position, tuple[int, ...], int]]:
    """25.5 Each table on which the combat may take place, its defenders and its weight: an unknown unit may be any that
    has not been revealed, whichever it really is."""
    stack = position.stack(target)
    if target not in position.unknown:
        return [(position, stack, 1)]
    other_faces = tuple(row for row in position.faces if row[0] != target)
    groups: dict[object, list[int]] = {}
    for face in hidden(position):
        groups.setdefault(_likeness(position, face), []).append(face)
    return [
        (position.but(faces=(*other_faces, (target, face))), stack if DUMMY[face] else (*stack, face), 1 + len(rest))
        for face, *rest in groups.values()
    ]


def _likeness(position: Position, face: int) -> object:
    """Everything about a face that matters to a defence; empty garrisons are all alike."""
    card = PACK.units[face]
    fights = (
        tuple(position.rules.values[face].values()),
        card.steps,
        card.morale,
        card.armour,
        card.tank,
        card.anti_tank,
    )
    return fights, card.type, card.move_class, card.recon, card.garrison, card.half_of, card.remnant, card.free


def forecasts(position: Position, battle: Battle) -> tuple[Forecast, Forecast]:
    """Every outcome of the attack with its exact share, against a defender that stands and one that retreats."""
    tables = guises(position, battle.target)
    begun = [opening(table, battle) for table, _, _ in tables]

    def counted(stands: bool) -> Forecast:
        endings: list[tuple[Ending, int, int]] = []
        for (table, defenders, number), branches in zip(tables, begun, strict=True):
            outcomes = (end for branch in branches for end in ends(POLICY, branch, stands))
            endings += ((ending(table, battle, defenders, end), end.weight * number, end.dice) for end in outcomes)
        return forecast(stands, endings, sum(number for _, _, number in tables))

    return counted(True), counted(False)
