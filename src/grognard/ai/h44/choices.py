"""What a competent player of Holland '44 answers to the small questions: bridges, guns, losses, retreats, traffic."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from grognard.ai.h44 import weights as w
from grognard.ai.h44.attacks import Attacks
from grognard.ai.h44.evaluation import Evaluation, evaluation_of
from grognard.ai.h44.landing import choose_victim, land_units
from grognard.ai.h44.moves import helpless, move_planner_of
from grognard.ai.h44.roles import role
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.h44.airborne.encounter import TakeGround
from grognard.games.h44.airborne.landing import ChooseVictim, LandUnits
from grognard.games.h44.bridges.bridge_phase import BlowBridge, WorkOnBridges
from grognard.games.h44.bridges.bridge_work import ends
from grognard.games.h44.combat.ammunition import RearmArtillery
from grognard.games.h44.combat.automatic_ds import ChooseAutomaticDS
from grognard.games.h44.combat.loss_allocation import ChooseLoss
from grognard.games.h44.combat.resolution import AnnounceSupport, CallOff
from grognard.games.h44.data.board import BRIDGE, HEX, HEXES
from grognard.games.h44.data.units import GERMAN, MORALE, RANGE, SIDE, SIDES, UNIT
from grognard.games.h44.interface import actions as do
from grognard.games.h44.movement.traffic import PlaceTraffic, northing
from grognard.games.h44.options.disengagement import SlipAway
from grognard.games.h44.retreat.determined_defense import StandFast, column
from grognard.games.h44.retreat.retreat import ChooseRetreat
from grognard.games.h44.state.overstacking import ChooseDefenders
from grognard.games.h44.state.position import MOVED, Position
from grognard.games.h44.state.stacking import TrimStack
from grognard.games.h44.supply.supply_phase import PlaceHead

A = TypeVar("A", bound=Action)


def of(player_view: PlayerView, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [a for a in player_view.actions if isinstance(a, type_)]


def table(player_view: PlayerView) -> Position:
    position: Position = player_view.determinize(0).position
    return position


def evaluation(player_view: PlayerView) -> Evaluation:
    return evaluation_of(table(player_view), SIDES.index(player_view.seat))


# -- bridges ---------------------------------------------------------------------------------------------------------


def blow_bridge(player_view: PlayerView) -> Action:
    """5.4 Whatever the Allies reach for goes up."""
    return do.Blow()


def work_on_bridges(player_view: PlayerView) -> Action:
    """5.1 Germans: blow, then mine, and mend nothing on the highway. Allies: the highway first, then the rest."""
    known = evaluation(player_view)
    road = known.mile

    def on_road(bridge: str) -> bool:
        return all(end in road for end in ends(known.position, BRIDGE[bridge]))

    for demolition in of(player_view, do.Demolish):
        return demolition
    for mining in of(player_view, do.Mine):
        return mining
    repairs = of(player_view, do.Repair)
    if known.side == GERMAN:
        repairs = [a for a in repairs if not on_road(a.bridge)]
    repairs.sort(key=lambda a: (not on_road(a.bridge), a.bridge))
    return repairs[0] if repairs else do.Done()


# -- guns ------------------------------------------------------------------------------------------------------------


def rearm_artillery(player_view: PlayerView) -> Action:
    """17.8 The guns that have something in range first."""
    known = evaluation(player_view)

    def use(action: do.Rearm) -> tuple[int, str]:
        unit = UNIT[action.unit]
        at = known.position.pieces[unit].place
        return (known.away[at] - RANGE[unit] if at >= 0 else 9), action.unit

    options = of(player_view, do.Rearm)
    return min(options, key=use) if options else do.Done()


# -- battles ---------------------------------------------------------------------------------------------------------


def choose_loss(player_view: PlayerView) -> Action:
    """11.2 Of one's own the cheapest step, of the enemy's the dearest."""
    known = evaluation(player_view)
    options = of(player_view, do.LoseStep)
    mine = SIDE[UNIT[options[0].unit]] == known.side

    def price(action: do.LoseStep) -> tuple[float, str]:
        return known.step(UNIT[action.unit]), action.unit

    return min(options, key=price) if mine else max(options, key=price)


def trim_stack(player_view: PlayerView) -> Action:
    """6.4.1 The cheapest step."""
    return choose_loss(player_view)


def choose_defenders(player_view: PlayerView) -> Action:
    """6.4.2 The strongest of a crowd, steady ones first."""
    position = table(player_view)

    def defence(action: do.Defend) -> tuple[int, int, tuple[str, ...]]:
        units = [UNIT[name] for name in action.units]
        good = [u for u in units if position.good(u)]
        return sum(position.defence(u) for u in good), sum(position.defence(u) for u in units), action.units

    return max(of(player_view, do.Defend), key=defence)


def stake(known: Evaluation, hex_: int) -> float:
    """What it is worth to stay in a hex."""
    value = w.GROUND + (w.ON_ROAD if hex_ in known.mile else w.BY_ROAD if hex_ in known.roadside else 0.0)
    if hex_ in known.keys:
        value += 1.0
    if hex_ in (*known.gate, known.goal):
        value += 2.0
    if hex_ in known.bank and any(known.position.pieces[u].place == hex_ for u in known.crossed):
        value += w.OVER
    return value


def stand_fast(player_view: PlayerView) -> Action:
    """12.1 Hold, if the hex and the order of the units are worth the steps it may cost; with a gun where it counts."""
    decision = player_view.decision
    assert isinstance(decision, StandFast)
    known = evaluation(player_view)
    target = decision.defence.battle.target
    options = of(player_view, do.Stand)
    if not options:
        return do.FallBack()
    attacks = Attacks(known, player_view.determinize(0))
    hold, _, lost = attacks.holds(target)
    whole = sum(known.body(u) for u in known.position.stack(target))
    value = stake(known, target)

    def rank(action: do.Stand) -> tuple[int, int, float, str, str]:
        unit = UNIT[action.unit]
        gun = bool(action.support)
        kind = column(known.position, target, unit)
        return (
            MORALE[unit],
            int(gun == (value >= 2.0)),
            -known.step(unit) * (kind == "clear"),
            action.unit,
            action.support,
        )

    best = max(options, key=rank)
    gained = hold * (value + w.DISRUPTED * whole)
    return best if gained > lost * known.step(UNIT[best.unit]) * 0.7 else do.FallBack()


def choose_retreat(player_view: PlayerView) -> Action:
    """13.1 Towards where the unit is wanted; a step is paid to stay close only where that matters."""
    position = table(player_view)
    known = evaluation_of(position, SIDES.index(player_view.seat))
    move_planner = move_planner_of(known)

    def worth(action: do.Retreat) -> tuple[float, str, tuple[str, ...]]:
        unit = UNIT[action.unit]
        end = action.path[-1]
        value = (
            move_planner.pull(unit, HEX[end])[0] - move_planner.risk(position, (unit,), HEX[end]) if end in HEX else 0.0
        )
        if len(action.path) == 1 and end in HEX:
            value -= 1.5 * known.step(unit)
        return value, action.unit, action.path

    return max(of(player_view, do.Retreat), key=worth)


def announce_support(player_view: PlayerView) -> Action:
    """9.3 A gun or aircraft, if the battle becomes worth that much more."""
    decision = player_view.decision
    assert isinstance(decision, AnnounceSupport)
    attacks, battle = Attacks(evaluation(player_view), player_view.determinize(0)), decision.battle
    base, best, chosen = attacks.worth(battle), 0.0, None
    for action in player_view.actions:
        if isinstance(action, do.Support):
            more = attacks.worth(replace(battle, guns=(*battle.guns, UNIT[action.unit]))) - base - w.GUN
        elif isinstance(action, do.CallAir):
            more = attacks.worth(replace(battle, air=True)) - base - w.FLIGHT
        else:
            continue
        if more > best:
            best, chosen = more, action
    return chosen if chosen is not None else do.Commit()


def choose_automatic_ds(player_view: PlayerView) -> Action:
    """8.7 Those who have not moved yet are left out as long as the others suffice: engineers first, then infantry that
    could be ferried, then the strongest."""
    position = table(player_view)
    late = evaluation(player_view).late

    def use(action: do.Leave) -> tuple[bool, bool, int, str]:
        unit = UNIT[action.unit]
        return helpless(unit), late and role(unit) == "motor", position.attack(unit), action.unit

    fresh = [a for a in of(player_view, do.Leave) if not position.pieces[UNIT[a.unit]].has(MOVED)]
    return max(fresh, key=use, default=do.Commit())


def call_off(player_view: PlayerView) -> Action:
    """9.3 On with it, if it is still worth it."""
    decision = player_view.decision
    assert isinstance(decision, CallOff)
    return (
        do.Commit()
        if Attacks(evaluation(player_view), player_view.determinize(0)).worth(decision.battle) > w.ATTACK_FROM
        else do.Cancel()
    )


def take_ground(player_view: PlayerView) -> Action:
    """25.3.3 Always forward."""
    return of(player_view, do.Advance)[0]


def slip_away(player_view: PlayerView) -> Action:
    """27.1 No unit is told to break contact; those that could, stay."""
    return do.Decline()


# -- supply, traffic -------------------------------------------------------------------------------------------------


def place_head(player_view: PlayerView) -> Action:
    """18.2.3 Where the enemy is farthest."""
    known = evaluation(player_view)
    return max(of(player_view, do.Refit), key=lambda a: (known.away[HEX[a.at]], a.at))


def place_traffic(player_view: PlayerView) -> Action:
    """24.3 At the bridges, towns and cities of the highway, as far up as may be: in the way of those who follow."""
    known = evaluation(player_view)
    options = of(player_view, do.Jam)
    if not options:
        return do.Done()
    marker = max(a.marker for a in options)
    there = {HEX[a.hex] for a in options if a.marker == marker}
    jams = [hex_ for hex_ in known.keys if hex_ in there and known.mile[hex_] <= known.spear + 1]
    jams = [hex_ for hex_ in jams if northing(hex_) > 14]
    return do.Jam(marker, HEXES[jams[-1]]) if jams else do.Done()


ANSWERS: dict[str, Callable[[PlayerView], Action]] = {
    str(kind.__struct_config__.tag): answer
    for kind, answer in (
        (LandUnits, land_units),
        (ChooseVictim, choose_victim),
        (RearmArtillery, rearm_artillery),
        (BlowBridge, blow_bridge),
        (WorkOnBridges, work_on_bridges),
        (SlipAway, slip_away),
        (TakeGround, take_ground),
        (CallOff, call_off),
        (AnnounceSupport, announce_support),
        (ChooseAutomaticDS, choose_automatic_ds),
        (ChooseDefenders, choose_defenders),
        (ChooseLoss, choose_loss),
        (StandFast, stand_fast),
        (ChooseRetreat, choose_retreat),
        (TrimStack, trim_stack),
        (PlaceHead, place_head),
        (PlaceTraffic, place_traffic),
    )
}
"""The small questions by their names."""
