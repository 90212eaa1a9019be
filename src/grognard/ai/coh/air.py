"""How a competent player of Storms of Steel flies: in towards the dearest enemy, down, fire, and on."""

from __future__ import annotations

from grognard.ai.coh import weights as w
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import direction
from grognard.ai.coh.odds import shot_worth
from grognard.ai.coh.reading import of
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.coh.aircraft.impulses import Flying
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import BOMB
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import NONE
from grognard.games.coh.state.presence import enemies


def quarry(evaluation: Evaluation, plane: int, hex_: int) -> int:
    """The hex of the enemy that an aircraft flies for: dear, weak from behind, and not right below it."""
    best, found = 0.0, NONE
    for foe in evaluation.foes:
        colour, number = evaluation.figures.rear[foe]
        power = evaluation.figures.firepower[plane][colour]
        there = evaluation.position.pieces[foe].place
        away = evaluation.grid.distance(hex_, there)
        if power is None or away < 2:
            continue
        worth = evaluation.worths[foe] * max(0.05, 1 - (number - power) / 14) / (w.AIR_FAR + away)
        if worth > best:
            best, found = worth, there
    return found


def attack_worth(evaluation: Evaluation, plane: int, action: do.Strafe | do.Bomb) -> float:
    hex_ = evaluation.field.index[action.hex]
    if isinstance(action, do.Strafe):
        return shot_worth(
            evaluation.position, Shot(army=evaluation.army, hex=hex_, how="air", units=(plane,)), evaluation.worths
        )
    kind = BOMB[action.kind]
    shot = Shot(army=evaluation.army, hex=hex_, how="air", units=(plane,), bomb=kind)
    if action.kind == "bomb-cluster":
        return w.CLUSTER if action.count == 1 and enemies(evaluation.position, hex_, evaluation.side) else 0.0
    return (
        shot_worth(evaluation.position, shot, evaluation.worths) * (1 + w.FURTHER_SHOT * (action.count - 1))
        - w.BOMB * action.count
    )


def fly(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """20.0 The next impulse: an attack that pays, else a turn or a hex towards the quarry."""
    decision = player_view.decision
    assert isinstance(decision, Flying)
    plane = decision.actor.unit
    piece = evaluation.position.pieces[plane]
    attacks = [action for action in player_view.actions if isinstance(action, (do.Strafe, do.Bomb))]
    best = max(attacks, key=lambda action: attack_worth(evaluation, plane, action), default=None)
    if best is not None and attack_worth(evaluation, plane, best) > w.STRAFE:
        return best
    goal = quarry(evaluation, plane, piece.place)
    if goal == NONE:
        return of(player_view, do.Fly)[0] if of(player_view, do.Fly) else do.Halt()
    if piece.altitude and do.Climb(-1) in player_view.actions:
        return do.Climb(-1)
    wanted = direction(evaluation, piece.place, goal)
    banks = {FACINGS.index(action.facing): action for action in of(player_view, do.Bank)}
    if wanted != piece.facing and banks:
        return min(banks.items(), key=lambda bank: (_turns(bank[0], wanted), bank[0]))[1]
    flights = of(player_view, do.Fly)
    ahead = [action for action in flights if evaluation.grid.distance(evaluation.field.index[action.to], goal) >= 2]
    if not (ahead or flights):
        return do.Halt()
    return min(ahead or flights, key=lambda action: evaluation.grid.distance(evaluation.field.index[action.to], goal))


def _turns(one: int, other: int) -> int:
    return min((one - other) % 6, (other - one) % 6)


def take_off(player_view: PlayerView, evaluation: Evaluation, plane: int) -> Action | None:
    """20.0 The first impulse of an action: in over the nearest hex to the quarry, low; on; or off the boards."""
    entries = of(player_view, do.FlyIn)
    if entries:

        def far(action: do.FlyIn) -> tuple[int, int, int, str]:
            hex_ = evaluation.field.index[action.to]
            goal = quarry(evaluation, plane, hex_)
            facing = _turns(FACINGS.index(action.facing), direction(evaluation, hex_, goal)) if goal != NONE else 0
            return action.altitude, facing, evaluation.grid.distance(hex_, goal) if goal != NONE else 0, action.to

        return min(entries, key=far)
    flights = of(player_view, do.Fly)
    place = evaluation.position.pieces[plane].place
    goal = quarry(evaluation, plane, place)
    if flights and goal != NONE:
        return min(flights, key=lambda action: evaluation.grid.distance(evaluation.field.index[action.to], goal))
    off = of(player_view, do.FlyOff)
    return flights[0] if flights else off[0] if off else None
