"""Answers of a competent player of Storms of Steel to the smaller questions: dice, targets, set-up, artillery."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from grognard.ai.coh import weights as w
from grognard.ai.coh.air import fly
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import direction, faced
from grognard.ai.coh.odds import chance, harm, needed, shot_worth
from grognard.ai.coh.reading import of
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.coh.cards.action_cards import SecondHex
from grognard.games.coh.cards.rerolls import BetterRoll
from grognard.games.coh.combat.artillery import NameTarget
from grognard.games.coh.combat.barrage import Escape
from grognard.games.coh.combat.rally import RallyRoll, helps
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.combat.volley import AttackRoll, ChooseTarget
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import GAIT, NUMBER, PACK, SIDE, UNIT, WEAPON
from grognard.games.coh.fortifications.wire import CrossWire
from grognard.games.coh.groups.group_march import CrossTogether
from grognard.games.coh.interface import actions as do
from grognard.games.coh.movement.bonus_moves import BonusMove
from grognard.games.coh.sight.detection import FaceRevealed
from grognard.games.coh.sight.solitaire import MarkHex
from grognard.games.coh.state.position import NONE
from grognard.games.coh.state.presence import hit_of
from grognard.games.coh.turn.rolls import SpendOnRoll
from grognard.games.coh.turn.rounds import REPUTATION, ShowReputation
from grognard.games.coh.turn.setup import DeployUnit

Answer = Callable[[PlayerView, Evaluation, dict[int, int]], Action | None]


def cap_price(evaluation: Evaluation) -> float:
    """What a command point of the army is worth now."""
    troops = evaluation.position.troops(evaluation.army)
    waiting = any(evaluation.position.state(unit) == "fresh" for unit in troops)
    return w.CAP if waiting else w.LAST_CAP


# -- dice ------------------------------------------------------------------------------------------------------------
def choose_target(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action | None:
    """7.7, 3.23 The target and the command points that bring most; the firepower card where it turns the scales."""
    decision = player_view.decision
    assert isinstance(decision, ChooseTarget)
    price = cap_price(evaluation)
    best: tuple[float, Action] | None = None
    for action in of(player_view, do.Aim):
        unit = UNIT.get(action.target, NONE)
        gain = 0.0
        if unit != NONE and SIDE[unit] != evaluation.side:
            need = needed(evaluation.position, decision.shot, unit)
            hit = evaluation.position.pieces[unit].hit != NONE
            gain = evaluation.worths[unit] * harm(need - action.cap, hit)
        elif unit != NONE:
            gain = -1.0
        score = gain - price * abs(action.cap)
        if best is None or score > best[0]:
            best = score, action
    for card in of(player_view, do.PlayCard):
        more = shot_worth(evaluation.position, decision.shot, evaluation.worths, dice=2)
        if more - shot_worth(evaluation.position, decision.shot, evaluation.worths) > w.FIREPOWER:
            return card
    return best[1] if best is not None else None


def spend_on_roll(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action | None:
    """3.23 Command points for a roll."""
    decision = player_view.decision
    assert isinstance(decision, SpendOnRoll)
    price = cap_price(evaluation)
    unit = UNIT.get(decision.about, NONE)
    score = {0: 0.0}
    legal = {action.cap for action in of(player_view, do.Spend)}
    if decision.what == "rally" and unit != NONE:
        hit = hit_of(evaluation.position, unit)
        need = (hit.rally if hit is not None else 0) - sum(line.value for line in helps(evaluation.position, unit))
        score = {
            cap: chance(need - cap) * evaluation.worths[unit] * w.HIT - price * abs(cap) for cap in legal if cap >= 0
        }
    elif decision.what == "mine" and unit != NONE:
        struck = evaluation.position.pieces[unit].hit != NONE
        number = min((row.number for row in PACK.works.values() if row.number), default=8)
        score = {c: -harm(number - c, struck) * evaluation.worths[unit] - price * abs(c) for c in legal if c <= 0}
    elif decision.what in ("sticking", "engine"):
        need = NUMBER["sticking"] if decision.what == "sticking" else NUMBER["engine-failure"] + 1
        score = {cap: chance(need - cap) * w.STUCK - price * abs(cap) for cap in legal if cap >= 0}
    elif decision.what == "attack" and unit != NONE:
        score = {cap: (w.FLAK - price) * cap for cap in legal if cap >= 0}
    return do.Spend(max(score, key=lambda cap: (score[cap], -abs(cap))))


def announce(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """3.24 The first turn is not bought."""
    return do.Spend(0)


def better_roll(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """Card 12 A roll that fails is made again where it had a fair chance."""
    decision = player_view.decision
    assert isinstance(decision, BetterRoll)
    luck = of(player_view, do.PlayLuck)
    if not luck:
        return do.Keep()
    total, need = sum(decision.dice), NONE
    waiting = player_view.determinize(0).agenda[-2]
    if isinstance(waiting, AttackRoll) and waiting.target.unit != NONE and SIDE[waiting.target.unit] != evaluation.side:
        need = needed(evaluation.position, waiting.shot, waiting.target.unit) - waiting.change
    elif isinstance(waiting, RallyRoll):
        hit = hit_of(evaluation.position, waiting.unit)
        need = (hit.rally if hit is not None else 0) - waiting.change
        need -= sum(line.value for line in helps(evaluation.position, waiting.unit))
    fair = need != NONE and total < need and chance(need) > w.LUCK
    return luck[0] if fair else do.Keep()


def press_on(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """18.4 Through the wire where the points are there."""
    decision = player_view.decision
    assert isinstance(decision, (CrossWire, CrossTogether))
    return do.Press() if do.Press() in player_view.actions else do.Halt()


# -- moves -----------------------------------------------------------------------------------------------------------
def go_on(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """14.0, card 5 A further hex of the same action: towards the goal of the unit, as long as the hex is better."""
    decision = player_view.decision
    assert isinstance(decision, (BonusMove, SecondHex))
    unit = decision.actor.unit
    here = evaluation.position.pieces[unit].place
    goal = goals.get(unit, here)
    steps = {evaluation.field.index[action.to] for action in of(player_view, do.Move)}
    if here == goal or not steps or goal == NONE:
        return do.Halt()
    far = evaluation.country.away(goal, GAIT[unit])
    step = min(sorted(steps), key=lambda hex_: (far[hex_], evaluation.threat(unit, hex_)[0]))
    if far[step] >= far[here]:
        return do.Halt()
    facing = faced(evaluation, unit, step, goal) if far[step] == 0 else direction(evaluation, step, goal)
    return do.Move(evaluation.field.names[step], FACINGS[facing])


def face_revealed(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action | None:
    """10.0 Towards what threatens it."""
    decision = player_view.decision
    assert isinstance(decision, FaceRevealed)
    place = evaluation.position.pieces[decision.unit].place
    wanted = faced(evaluation, decision.unit, place, decision.target)
    legal = {FACINGS.index(action.facing) for action in of(player_view, do.Pivot)}
    if wanted not in legal and decision.target != NONE:
        wanted = direction(evaluation, place, decision.target)
    return do.Pivot(FACINGS[wanted]) if wanted in legal else None


def escape(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action | None:
    """Card V08 Out of the shells, to the best hex around."""
    decision = player_view.decision
    assert isinstance(decision, Escape)
    unit = decision.unit
    moves = [action for action in player_view.actions if isinstance(action, (do.Move, do.MoveHidden))]
    if not moves:
        return do.Keep()
    best = max(moves, key=lambda action: (evaluation.post(unit, evaluation.field.index[action.to]), action.to))
    if isinstance(best, do.MoveHidden):
        return best
    return do.Move(best.to, FACINGS[faced(evaluation, unit, evaluation.field.index[best.to])])


def choose_victim(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """Card V06 The unit that is worth least."""
    return min(of(player_view, do.GiveUp), key=lambda action: (evaluation.worths[UNIT[action.unit]], action.unit))


def choose_sniped(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """Card 13 Whoever has most command points to lose."""
    points = {army.id: army.cap for army in evaluation.position.armies}
    return max(of(player_view, do.Snipe), key=lambda action: (points[action.army], action.army))


def choose_dug_in(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """The firefight's event: the unit with most to lose under fire."""

    def risk(action: do.Entrench) -> tuple[float, str]:
        unit = UNIT[action.unit]
        return evaluation.threat(unit, evaluation.position.pieces[unit].place)[0] * evaluation.worths[unit], action.unit

    return max(of(player_view, do.Entrench), key=risk)


def stay_together(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """9.11, 10.1, 10.2 Nobody else of a group goes."""
    return do.Halt()


def show_reputation(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """Card V10 Where it wins the first turn."""
    decision = player_view.decision
    assert isinstance(decision, ShowReputation)
    results = dict(decision.result.results)
    mine = results.pop(decision.army)
    best, more = max(results.values(), default=0), PACK.veterans[REPUTATION].amount
    cards = of(player_view, do.PlayVeteran)
    return cards[0] if cards and mine <= best < mine + more else do.Keep()


def strengthen_flak(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """Card 9 Aircraft are few and their time is short: the card is played."""
    cards = of(player_view, do.PlayCard)
    return cards[0] if cards else do.Keep()


# -- before the fight ------------------------------------------------------------------------------------------------
def deploy(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """1.0, 10.0, 21.2 In cover beside what is to be held, with a view, and not where a friend is."""
    decision = player_view.decision
    assert isinstance(decision, (DeployUnit, MarkHex))
    unit = decision.unit

    def worth(action: do.Deploy | do.LayCoin) -> float:
        hex_ = evaluation.field.index[action.hex]
        total = w.DEPLOY_COVER * evaluation.country.cover[hex_]
        total += w.DEPLOY_COVER if evaluation.country.conceals[hex_] else 0.0
        for site in evaluation.sites:
            away = evaluation.grid.distance(hex_, site.hex)
            total += (
                site.stake
                * exp(-w.DEPLOY_FADE * away)
                * (w.DEPLOY_VIEW if evaluation.country.sees(hex_, site.hex) else 1)
            )
        seen = sum(
            1
            for near in evaluation.grid.within(hex_, min(evaluation.figures.range[unit], 6))
            if evaluation.country.sees(hex_, near)
        )
        total += w.DEPLOY_SIGHT * seen
        near = sum(
            1
            for other in evaluation.friends
            if evaluation.grid.distance(evaluation.position.pieces[other].place, hex_) <= 1
        )
        near += sum(1 for coin in evaluation.position.coins if evaluation.grid.distance(coin.hex, hex_) <= 1)
        return total - w.DEPLOY_APART * near

    hexes = [action for action in player_view.actions if isinstance(action, (do.Deploy, do.LayCoin))]
    return max(hexes, key=lambda action: (worth(action), action.hex))


def name_target(player_view: PlayerView, evaluation: Evaluation, goals: dict[int, int]) -> Action:
    """12.3 Where most enemies are that will hardly move, and no friends; nowhere, where little is to be had."""
    decision = player_view.decision
    assert isinstance(decision, NameTarget)
    crowd = {evaluation.position.pieces[foe].place for foe in evaluation.foes}
    best: tuple[float, Action] = (w.BARRAGE / max(1, evaluation.left - 1), do.Done())
    for action in of(player_view, do.Call):
        hex_ = evaluation.field.index[action.hex]
        if action.smoke or min((evaluation.grid.distance(hex_, there) for there in crowd), default=9) > 1:
            continue
        radius = PACK.batteries[action.card].radius
        total = 0.0
        for near in evaluation.grid.within(hex_, radius):
            if evaluation.position.stack(near):
                shot = Shot(army=evaluation.army, hex=near, how="artillery", card=WEAPON[action.card])
                total += shot_worth(evaluation.position, shot, evaluation.worths)
        if total > best[0]:
            best = total, action
    return best[1]


ANSWERS: dict[str, Answer] = {
    "choose-target": choose_target,
    "spend-on-roll": spend_on_roll,
    "announce": announce,
    "better-roll": better_roll,
    "cross-wire": press_on,
    "cross-together": press_on,
    "bonus-move": go_on,
    "second-hex": go_on,
    "face-revealed": face_revealed,
    "deploy-unit": deploy,
    "mark-hex": deploy,
    "escape": escape,
    "choose-sniped": choose_sniped,
    "choose-dug-in": choose_dug_in,
    "choose-victim": choose_victim,
    "show-reputation": show_reputation,
    "strengthen-flak": strengthen_flak,
    "group-move": stay_together,
    "group-hide": stay_together,
    "group-hidden-move": stay_together,
    "name-target": name_target,
    "flying": fly,
}
"""How each smaller question is answered."""
