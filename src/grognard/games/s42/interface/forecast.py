"""8.3 to 14.1 Every outcome of an attack, with its exact chance: the rules themselves are run over every face of a die.

What the players would choose on the way is fixed here, so that each number states its assumptions. The defender either
stands (11.1: with all available support, led by the unit that holds best, repeatedly where 11.5 allows it) or retreats;
no further aircraft join, and no leader has a die rerolled. Players take their own losses from the unit with the most
steps and choose the enemy's from the one with the fewest. Of the dice of a planned offensive the highest counts. A
division fights on as a remnant. Retreats take the first of the best paths. The forecast ends where the advance
begins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.events import Modifier
from grognard.core.game import Action, Decision
from grognard.games.s42.advance.advance import AdvancePhase, ChooseAdvance, GoOn
from grognard.games.s42.combat.aftermath import AfterFight
from grognard.games.s42.combat.losses import ChooseRemnant, standing
from grognard.games.s42.combat.resolution import CallCover, ChooseDefenders, ChooseDie, Fight
from grognard.games.s42.combat.strength import Battle, estimate, gave_strength, overstacked_groups, shelter
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SIDE, UNITS
from grognard.games.s42.interface.actions import (
    Advance,
    Defend,
    FallBack,
    Forgo,
    FormRemnant,
    LetStand,
    LoseStep,
    Stand,
    TakeDie,
)
from grognard.games.s42.options.leaders import SecondThrow
from grognard.games.s42.retreat.determined_defense import Determined, StandFast, column, modifiers, read
from grognard.games.s42.state.position import ELIMINATED, POOL, REMOVED, RETREATED, Position, S42Game, names
from grognard.games.s42.turn.weather import advance_length
from grognard.series.zoc_bonds.interface.forecast import (
    FACES,
    UNROLLED,
    Branch,
    Ending,
    Forecast,
    ForecastPolicy,
    ends,
    forecast,
    retreated,
    unfolded,
)
from grognard.series.zoc_bonds.losses import LossChoice

TABLES = PACK.tables
GONE = (ELIMINATED, POOL, REMOVED)
MILDEST = "DR2"
"""The result for which a determined defence is forecast before the die is rolled."""
BREAKTHROUGH = 2
"""15.1 Hexes of advance that allow a breakthrough combat."""


class Footing(Struct, frozen=True, kw_only=True):
    """11.2 The determined defence that holds best."""

    lead: int
    stand: Stand
    modifiers: tuple[Modifier, ...]
    holds: int
    """Faces of the die that hold the hex."""
    streets: int
    """11.6.2 The faces among them that bring a city battle."""
    withdraws: int
    """11.6.1 Faces of a fighting withdrawal."""
    losses: int
    """Faces that cost the defenders a step."""
    bleeds: int
    """Faces that cost the attackers a step."""


# -- what the players do ---------------------------------------------------------------------------------------------


def facing(position: Position, battle: Battle) -> Battle:
    """The combat as the mildest retreat would find it."""
    if battle.label:
        return battle
    estimated = estimate(position, battle)
    return replace(
        battle,
        label=MILDEST,
        defenders=gave_strength(estimated.defenders),
        doubled=tuple(part.unit for part in estimated.defenders if part.doubled and not part.out),
        sheltered=any(shelter(position, battle)),
    )


def footing(position: Position, battle: Battle) -> Footing | None:
    """11.2 The lead unit that holds on most die faces, then the one that loses least; with support if there is any.
    None when no unit can lead."""
    defence = Determined(battle=facing(position, battle))
    question = StandFast(seats=(SIDES[1 - battle.side],), defence=defence)
    return best_footing(S42Game(position, (), UNROLLED), question)


def best_footing(game: S42Game, question: StandFast) -> Footing | None:
    """11.2 The best answer to the question whether they stand."""
    position = game.position
    stands = [action for action in question.actions(game) if isinstance(action, Stand)]
    first: dict[tuple[str, bool], Stand] = {}
    for action in stands:
        first.setdefault((action.unit, bool(action.support)), action)
    footings = [footing_under(position, question, action) for action in first.values()]
    return max(footings, key=lambda f: (f.holds, -f.losses, position.pieces[f.lead].steps), default=None)


HOLDING = ("held", "city-battle", "city-battle-turned")
"""11.4, 11.6.2 What leaves the defenders in their hex."""


def footing_under(position: Position, question: StandFast, action: Stand) -> Footing:
    """11.2 What the faces of the die would mean for this answer."""
    battle, lead = question.defence.battle, UNITS.index(action.unit)
    lines = tuple(modifiers(position, battle, lead, supported=bool(action.support)))
    add, ground = sum(line.value for line in lines), column(position, battle)
    outcomes = [read(position, question.defence, TABLES.determined(die + add, ground)) for die in FACES]
    return Footing(
        lead=lead,
        stand=action,
        modifiers=lines,
        holds=sum(outcome.what in HOLDING for outcome in outcomes),
        streets=sum(outcome.what == "city-battle" for outcome in outcomes),
        withdraws=sum(outcome.what == "withdrawal" for outcome in outcomes),
        losses=sum(bool(outcome.defender) for outcome in outcomes),
        bleeds=sum(bool(outcome.attacker) for outcome in outcomes),
    )


def answer(game: S42Game, decision: Decision, *, stands: bool) -> Action:
    """The assumed answers to the decisions of a combat."""
    position = game.position
    match decision:
        case StandFast():
            best = best_footing(game, decision) if stands else None
            return best.stand if best else FallBack()
        case LossChoice():
            return LoseStep(UNITS[_loser(game, decision)])
        case ChooseDefenders():
            return _defence(position, decision.fight.battle)
        case ChooseRemnant():
            return FormRemnant(UNITS[decision.unit])
        case CallCover():
            return Forgo()
        case SecondThrow():
            return LetStand()
        case ChooseDie():
            return TakeDie(1 + decision.dice.index(max(decision.dice)))
    return next(iter(decision.actions(game)))


def _defence(position: Position, battle: Battle) -> Defend:
    """15.3 An overstacked hex is defended by the group that leaves the attacker the worst column, then the
    strongest."""

    def prospect(group: Iterable[int]) -> tuple[int, int]:
        estimated = estimate(position, replace(battle, defenders=tuple(group)))
        return estimated.column, -estimated.defence

    return Defend(names(min(overstacked_groups(position, battle), key=prospect)))


def _loser(game: S42Game, decision: LossChoice) -> int:
    """10.2 The owner takes the step from the strongest unit; the enemy eliminates the best unit with a single step
    left."""
    position = game.position
    victims = [unit for unit in decision.victims if decision.verdict(game, LoseStep(UNITS[unit]))]
    own = decision.seats == (SIDES[SIDE[victims[0]]],)
    steps = {unit: position.pieces[unit].steps for unit in victims}
    worth = {unit: position.attack(unit) + position.defence(unit) for unit in victims}
    if own:
        return min(victims, key=lambda unit: (-steps[unit], worth[unit]))
    return min(victims, key=lambda unit: (steps[unit], -worth[unit]))


# -- the count -------------------------------------------------------------------------------------------------------

POLICY = ForecastPolicy(answer, ends_at=(AfterFight,), asks=(StandFast,))
"""Until losses and retreats are over."""


def opening(position: Position, battle: Battle) -> list[Branch[Position]]:
    """The branches up to the question whether the defender stands, or to their end if it is not asked."""
    return list(unfolded(POLICY, Branch(position, (Fight(battle=battle),)), None))


# -- the ends --------------------------------------------------------------------------------------------------------


def left(position: Position, unit: int) -> int:
    """10.4 The steps a unit still has, or its remnant's."""
    piece = position.pieces[standing(position, unit)]
    return 0 if piece.place in GONE else piece.steps


def ending(start: Position, battle: Battle, branch: Branch[Position]) -> Ending:
    """What has become of both sides."""
    end, target = branch.position, battle.target
    ours, theirs = battle.units, start.fighters(target, 1 - battle.side)
    last = branch.agenda[-1] if branch.agenda else None
    after = last if isinstance(last, AfterFight) else None
    label = after.battle.label if after else ""
    cleared = not end.fighters(target, 1 - battle.side)
    hexes = advance_length(end, after.hexes, limited=after.limited) if after and cleared else 0
    return Ending(
        result=label,
        attacker_steps=_lost(start, end, ours),
        defender_steps=_lost(start, end, theirs),
        attackers_destroyed=sum(not left(end, unit) for unit in ours),
        defenders_destroyed=sum(not left(end, unit) for unit in theirs),
        retreated=retreated(start, end, battle.side, battle.target, RETREATED, GONE),
        held=bool(label) and TABLES.results[label].determined and not cleared,
        cleared=cleared,
        taken=after is not None and hexes > 0 and _may_enter(end, after),
        breakthrough=after is not None and hexes >= BREAKTHROUGH and not after.limited,
    )


def _lost(start: Position, end: Position, units: Iterable[int]) -> int:
    return sum(start.pieces[unit].steps - left(end, unit) for unit in units)


def _may_enter(position: Position, after: AfterFight) -> bool:
    """14.1 Whether one of the attackers could advance into the hex."""
    game = S42Game(position, (), UNROLLED)
    AdvancePhase(battle=after.battle, hexes=after.hexes, limited=after.limited).run(game)
    step = game.agenda[-1] if game.agenda else None
    choice = step.choice if isinstance(step, GoOn) else step
    if not isinstance(choice, ChooseAdvance):
        return False
    target = HEXES[after.battle.target]
    return any(isinstance(action, Advance) and action.to == target for action in choice.actions(game))


def forecasts(position: Position, battle: Battle) -> tuple[Forecast, Forecast]:
    """Every outcome of the attack with its exact share, against a defender that stands and one that retreats."""
    begun = opening(position, battle)

    def counted(stands: bool) -> Forecast:
        outcomes = (end for branch in begun for end in ends(POLICY, branch, stands))
        return forecast(stands, [(ending(position, battle, end), end.weight, end.dice) for end in outcomes])

    return counted(True), counted(False)
