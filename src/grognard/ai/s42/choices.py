"""What a competent player of Stalingrad '42 answers to the questions of a battle: losses, stands, retreats, advances,
dice."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grognard.ai.player import PlayerView
from grognard.ai.s42 import weights as w
from grognard.ai.s42.arrivals import ARRIVALS
from grognard.ai.s42.attacks import Attacks
from grognard.ai.s42.evaluation import Evaluation
from grognard.ai.s42.line import Leaks
from grognard.ai.s42.moves import move_planner_of
from grognard.ai.s42.reading import game_of, of
from grognard.core.game import Action
from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.advance.breakthrough import Attempt
from grognard.games.s42.boxes.box_defence import BarTheWay, ChooseGarrison
from grognard.games.s42.combat.air_support import ChooseAirBase
from grognard.games.s42.combat.automatic_ds import ChooseAutomaticDS
from grognard.games.s42.combat.loss_allocation import ChooseLoss
from grognard.games.s42.combat.losses import ChooseRemnant
from grognard.games.s42.combat.resolution import CallCover, ChooseDefenders, ChooseDie, CombatThrow
from grognard.games.s42.combat.strength import estimate
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.charts import Cell
from grognard.games.s42.data.units import COMBAT, MECHANISED, PACK, SIDE, UNIT
from grognard.games.s42.forces.step_transfers import ChooseForfeit
from grognard.games.s42.interface import actions as do
from grognard.games.s42.movement.march import destination
from grognard.games.s42.options.contested_cities import ChooseEntry
from grognard.games.s42.options.disengagement import ChooseEscape, EscapeThrow
from grognard.games.s42.options.disengagement_moves import SlipAway
from grognard.games.s42.options.reserves import ReleaseReserves
from grognard.games.s42.retreat.determined_defense import DefenceThrow, StandFast, column, modifiers, read
from grognard.games.s42.retreat.determined_defense_eligibility import desperate
from grognard.games.s42.retreat.disorder import KeepInFullRetreat
from grognard.games.s42.retreat.retreat import ChooseRetreat, ChooseShortfall
from grognard.games.s42.state.position import MOVED
from grognard.games.s42.state.stacking import TrimStack

TABLES = PACK.tables
FACES = tuple(sorted(TABLES.crt))
POOR, FINE = 2, 5
"""Dice up to this one are rolled again by who wants them high; from that one on, by who wants them low."""


# -- losses ----------------------------------------------------------------------------------------------------------


def choose_loss(player_view: PlayerView, known: Evaluation) -> Action:
    """10.2 Of one's own the cheapest step, of the enemy's the dearest."""
    options = of(player_view, do.LoseStep)
    mine = SIDE[UNIT[options[0].unit]] == known.side

    def price(action: do.LoseStep) -> tuple[float, str]:
        return known.step(UNIT[action.unit]), action.unit

    return min(options, key=price) if mine else max(options, key=price)


def trim_stack(player_view: PlayerView, known: Evaluation) -> Action:
    """4.4 The cheapest unit goes."""
    return min(of(player_view, do.Disband), key=lambda a: (known.body(UNIT[a.unit]), a.unit))


def choose_remnant(player_view: PlayerView, known: Evaluation) -> Action:
    """10.3 The remnant fights on."""
    return of(player_view, do.FormRemnant)[0]


def choose_defenders(player_view: PlayerView, known: Evaluation) -> Action:
    """15.3 The strongest of a crowd."""
    decision = player_view.decision
    assert isinstance(decision, ChooseDefenders)
    target = decision.fight.battle.target

    def defence(action: do.Defend) -> tuple[float, tuple[str, ...]]:
        return sum(known.defence(UNIT[name], target) for name in action.units), action.units

    return max(of(player_view, do.Defend), key=defence)


# -- standing --------------------------------------------------------------------------------------------------------


def stake(known: Evaluation, hex_: int) -> float:
    """What it is worth to stay in a hex."""
    value = w.GROUND
    for objective in known.objectives:
        if objective.mine and hex_ in objective.hexes:
            value += objective.worth
    return value


def stand_fast(player_view: PlayerView, known: Evaluation) -> Action:
    """11.1 Hold, if the hex and the order of the units are worth the steps it may cost; always, if no unit would get
    away."""
    decision = player_view.decision
    assert isinstance(decision, StandFast)
    position, battle = known.position, decision.defence.battle
    whole = sum(known.body(u) for u in position.fighters(battle.target, known.side))
    lost = w.TRAPPED if desperate(position, battle) else w.DISRUPTED
    value = stake(known, battle.target) + lost * whole
    ground = column(position, battle)
    best, chosen = 0.0, None
    for action in of(player_view, do.Stand):
        lead = UNIT[action.unit]
        add = sum(line.value for line in modifiers(position, battle, lead, supported=bool(action.support)))
        cells: list[Cell] = [TABLES.determined(die + add, ground) for die in FACES]
        found = [read(position, decision.defence, cell) for cell in cells]
        held = sum(end.what in ("held", "city-battle") for end in found) / len(FACES)
        cost = sum(end.defender for end in found) / len(FACES) * known.step(lead)
        gain = held * value - cost - (w.GUN if action.support else 0.0)
        if gain > best:
            best, chosen = gain, action
    return chosen if chosen is not None else do.FallBack()


def choose_retreat(player_view: PlayerView, known: Evaluation) -> Action:
    """12.1.3 To where the unit is worth most."""
    position = known.position
    move_planner = move_planner_of(known)

    def worth(action: do.Retreat) -> tuple[float, str, tuple[str, ...]]:
        unit, end = UNIT[action.unit], action.path[-1]
        return (move_planner.refuge(position, unit, HEX[end]) if end in HEX else 0.0), action.unit, action.path

    options = of(player_view, do.Retreat)
    return max(options, key=worth) if options else player_view.actions[0]


def slip_away(player_view: PlayerView, known: Evaluation) -> Action:
    """27.2.3 Who could get away goes where he is worth most."""
    return choose_retreat(player_view, known)


def choose_escape(player_view: PlayerView, known: Evaluation) -> Action:
    """33.2.3 No unit breaks contact of its own will."""
    return do.EndCombat()


def keep_up(player_view: PlayerView, known: Evaluation) -> Action:
    """13.4 Every unit recovers."""
    return do.Rally()


# -- dice ------------------------------------------------------------------------------------------------------------


def choose_die(player_view: PlayerView, known: Evaluation) -> Action:
    """26.2 The highest: the table rises with the die."""
    decision = player_view.decision
    assert isinstance(decision, ChooseDie)
    return do.TakeDie(1 + decision.dice.index(max(decision.dice)))


def combat_throw(player_view: PlayerView, known: Evaluation) -> Action:
    """28.1.4 The attacker has a poor die rolled again, the defender a fine one."""
    decision = player_view.decision
    assert isinstance(decision, CombatThrow)
    mine = decision.battle.side == known.side
    best = max(decision.dice)
    bad = best <= POOR if mine else best >= FINE
    return do.RollAgain(of(player_view, do.RollAgain)[0].unit, 1 + decision.dice.index(best)) if bad else do.LetStand()


def own_throw(player_view: PlayerView, known: Evaluation) -> Action:
    """28.1 A die that one wants to be high."""
    decision = player_view.decision
    assert isinstance(decision, DefenceThrow | EscapeThrow)
    return of(player_view, do.RollAgain)[0] if max(decision.dice) <= POOR + 1 else do.LetStand()


# -- support ---------------------------------------------------------------------------------------------------------


def call_cover(player_view: PlayerView, known: Evaluation) -> Action:
    """9.3.4 Aircraft help the defence, if what they save is worth the flight."""
    decision = player_view.decision
    assert isinstance(decision, CallCover)
    calls = of(player_view, do.CallAir)
    column_now = estimate(known.position, decision.fight.battle).column
    dear = stake(known, decision.fight.battle.target) > w.CITY or column_now >= TABLES.columns.index("3-1")
    return calls[0] if calls and dear else do.Forgo()


def choose_perch(player_view: PlayerView, known: Evaluation) -> Action:
    """9.3.7 With the stack nearest to the enemy."""
    return min(of(player_view, do.Escort), key=lambda a: (known.away[HEX[a.hex]], a.hex))


def choose_automatic_ds(player_view: PlayerView, known: Evaluation) -> Action:
    """8.6.1 Those who have not moved yet are left out as long as the others suffice, the strongest first."""
    position = known.position
    fresh = [a for a in of(player_view, do.Leave) if not position.pieces[UNIT[a.unit]].has(MOVED)]
    return max(fresh, key=lambda a: (position.attack(UNIT[a.unit]), a.unit), default=do.Commit())


def release_reserves(player_view: PlayerView, known: Evaluation) -> Action:
    """25.2.3 Reserves go as soon as they can."""
    releases = of(player_view, do.Release)
    return releases[0] if releases else do.EndRelease()


def man_the_hex(player_view: PlayerView, known: Evaluation) -> Action:
    """34.6.2 As many as may come out, the strongest."""
    position = known.position
    options = of(player_view, do.ManTheHex)
    if not options:
        return do.StayHidden()
    return max(options, key=lambda a: (sum(position.defence(UNIT[name]) for name in a.units), a.units))


def bar_the_way(player_view: PlayerView, known: Evaluation) -> Action:
    """34.2 The weakest is shown."""
    position = known.position
    return min(of(player_view, do.Show), key=lambda a: (position.defence(UNIT[a.unit]), a.unit))


# -- going forward ---------------------------------------------------------------------------------------------------


def choose_advance(player_view: PlayerView, known: Evaluation) -> Action:
    """14.3 Into the hex that was won and on, as far as it pays; through the weak units behind it."""
    decision = player_view.decision
    assert isinstance(decision, ChooseAdvance)
    game, side = game_of(player_view), decision.battle.side
    position = known.position
    move_planner, attacks = move_planner_of(known), Attacks(known, game)
    for action in of(player_view, do.Breakthrough):
        attempt: Attempt = decision.attempt(position, decision.start(position, action), HEX[action.target])
        worth = attacks.worth(attempt.battle(tuple(run.unit for run in attempt.strikers)))
        if worth is not None and worth > w.ATTACK_FROM:
            return action
    best, chosen = w.SETTLE, None
    leaks = Leaks(known)
    now = leaks.of(position)
    for hop in of(player_view, do.Advance):
        unit, to = UNIT[hop.unit], destination(hop.to)
        if to is None or to < 0 or not COMBAT[unit]:
            continue
        value = move_planner.refuge(position, unit, to) - move_planner.worth(
            position, unit, position.pieces[unit].place
        )
        if to == decision.battle.target and not position.fighters(to, side):
            value += w.GROUND + known.prize(to)
        if value > best:
            there = position.with_piece(unit, replace(position.pieces[unit], place=to))
            hole = w.TANKS_HOLE if known.attacking and MECHANISED[unit] else w.HOLE
            value -= hole if leaks.are_worse(leaks.of(there), now) else 0.0
        if value > best:
            best, chosen = value, hop
    return chosen if chosen is not None else _ended(player_view)


def _ended(player_view: PlayerView) -> Action:
    end = do.EndAdvance()
    return end if end in player_view.actions else player_view.actions[0]


def choose_entry(player_view: PlayerView, known: Evaluation) -> Action:
    """29.1.1 The strongest goes into the city; one is enough, more if there is room."""
    position = known.position
    options = of(player_view, do.EnterCity)
    return max(options, key=lambda a: (position.attack(UNIT[a.unit]), a.unit)) if options else do.EndEntry()


ANSWERS: dict[str, Callable[[PlayerView, Evaluation], Action]] = ARRIVALS | {
    str(kind.__struct_config__.tag): answer
    for kind, answer in (
        (ChooseLoss, choose_loss),
        (ChooseShortfall, choose_loss),
        (ChooseForfeit, choose_loss),
        (TrimStack, trim_stack),
        (ChooseRemnant, choose_remnant),
        (ChooseDefenders, choose_defenders),
        (StandFast, stand_fast),
        (ChooseRetreat, choose_retreat),
        (SlipAway, slip_away),
        (ChooseEscape, choose_escape),
        (KeepInFullRetreat, keep_up),
        (ChooseDie, choose_die),
        (CombatThrow, combat_throw),
        (DefenceThrow, own_throw),
        (EscapeThrow, own_throw),
        (CallCover, call_cover),
        (ChooseAirBase, choose_perch),
        (ChooseAutomaticDS, choose_automatic_ds),
        (ReleaseReserves, release_reserves),
        (ChooseGarrison, man_the_hex),
        (BarTheWay, bar_the_way),
        (ChooseAdvance, choose_advance),
        (ChooseEntry, choose_entry),
    )
}
"""The questions that are answered when they come, by their names."""
