"""What a competent player of A Victory Awaits answers to every question but where to go and whom to attack."""

from __future__ import annotations

from collections.abc import Callable

from grognard.ai.ava import weights as w
from grognard.ai.ava.evaluation import evaluation_of
from grognard.ai.ava.front import Front
from grognard.ai.ava.railways import trains
from grognard.ai.ava.railways.rail_blocks import blocking_units
from grognard.ai.ava.reading import of, side_of, table
from grognard.ai.ava.soviet import Defence
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET
from grognard.games.ava.interface import actions as do
from grognard.games.ava.state.position import CONSTANTS, HEXES, IS_HQ, IS_MECH, SIDE, UNIT, Position
from grognard.games.ava.supply.army19 import army19_waits
from grognard.games.ava.supply.communications import lines
from grognard.games.ava.turn.activation import in_command

CHITS = PACK.chits


# -- before play -----------------------------------------------------------------------------------------------------


def bid_for_axis(player_view: PlayerView) -> Action | None:
    """What the scenario demands is fair: up to that the Axis is worth having."""
    position = table(player_view)
    fair = position.rules.data.length(position.rules.length).threshold
    bids = [a for a in of(player_view, do.Bid) if 0.9 * fair <= a.points <= fair]
    return bids[0] if bids else next(iter(of(player_view, do.Pass)), None)


def deploy_formation(player_view: PlayerView) -> Action | None:
    return do.Arrange()


# -- chits -----------------------------------------------------------------------------------------------------------


def use_of_hq(position: Position, hq: int) -> float:
    """How much an activation of a headquarters could do now: its units, and those near the enemy twice."""
    if army19_waits(position, hq):
        return 30.0  # 15.3 a whole army, fresh
    if position.places[hq] < 0:
        return 0.2
    side = SIDE[hq]
    evaluation = evaluation_of(position, side)
    away = evaluation.from_soviets if side == AXIS else evaluation.from_axis
    value = 0.0
    for unit in in_command(position, hq)[1:]:
        near = away[position.places[unit]]
        value += position.attack(unit) * (1.0 if near <= 3 else 0.6 if near <= 8 else 0.25)
    return value


def use_of_chit(position: Position, chit: str) -> float:
    card = CHITS[chit]
    if card.kind in ("reserve", "supply", "master"):
        return 3.0
    if not card.hq:
        return 50.0
    hq = UNIT[card.hq]
    # The second chit of a group, or an interrupt, moves the same units again.
    return use_of_hq(position, hq) + (5.0 if card.kind == "interrupt" else 0.0)


def choose_chits(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    return max(of(player_view, do.Choose), key=lambda a: (use_of_chit(position, a.chit), a.chit))


def raise_army(player_view: PlayerView) -> Action | None:
    """An army whose headquarters is on the map, else any that can come."""
    position = table(player_view)
    return max(of(player_view, do.Raise), key=lambda a: (use_of_chit(position, a.chit), a.chit))


def hold_reinforcements(player_view: PlayerView) -> Action | None:
    return next(iter(of(player_view, do.Hold)), None)


def interrupt_draw(player_view: PlayerView) -> Action | None:
    """Before the other side acts; on the last turn of the Axis only before the supply check, which ends the game: the
    check goes back into the cup, and whatever is drawn before it comes once more is won."""
    position = table(player_view)
    side = side_of(position, player_view.seat)
    chit = CHITS[str(getattr(player_view.decision, "chit", ""))]
    held = of(player_view, do.Interrupt)
    ending = side == AXIS and evaluation_of(position, side).left == 0
    if chit.kind == "supply":
        hungry = any(hungry_of(position, UNIT[CHITS[a.chit].hq]) for a in held if CHITS[a.chit].hq)
        worthwhile = side == AXIS and (ending or hungry)
    else:
        worthwhile = chit.side == ("soviet" if side == AXIS else "axis") and not ending
    if worthwhile and held:
        return max(held, key=lambda a: (use_of_chit(position, a.chit), a.chit))
    return do.LetStand()


def hungry_of(position: Position, hq: int) -> bool:
    """Whether the supply check would hurt a headquarters of the Axis, or much of what it leads."""
    if position.turn < CONSTANTS.axis_supply_from or position.places[hq] < 0:
        return False
    fed = lines(position, AXIS).length
    cut = [u for u in in_command(position, hq) if position.places[u] not in fed]
    return hq in cut or len(cut) >= w.HUNGRY


def play_held(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    return max(of(player_view, do.PlayHeld), key=lambda a: (use_of_chit(position, a.chit), a.chit))


def deal_chits(player_view: PlayerView) -> Action | None:
    """To the player of the team with fewest."""
    cups = dict(table(player_view).cups)
    return min(of(player_view, do.Deal), key=lambda a: (len(cups.get(a.seat, ())), a.seat))


def declare_zhukov(player_view: PlayerView) -> Action | None:
    return do.Declare()


# -- activation ------------------------------------------------------------------------------------------------------


def choose_active(player_view: PlayerView) -> Action | None:
    """The strongest, nearest to the enemy."""
    position = table(player_view)
    options = of(player_view, do.Activate)
    if not options:
        return do.Done()
    side = SIDE[UNIT[options[0].unit]]
    evaluation = evaluation_of(position, side)
    away = evaluation.from_soviets if side == AXIS else evaluation.from_axis

    def use(unit: int) -> float:
        near = away[position.places[unit]]
        return position.attack(unit) * (0.2 if IS_HQ[unit] else 1.0) * (1.0 if near <= 4 else 0.4)

    best = max(options, key=lambda a: (use(UNIT[a.unit]), a.unit))
    return best


def relocate_hqs(player_view: PlayerView) -> Action | None:
    """A headquarters without units comes back by rail where it is needed."""
    position = table(player_view)
    if evaluation_of(position, AXIS).left < 2:
        return do.Done()
    for action in of(player_view, do.Relocate):
        if len(in_command(position, UNIT[action.unit])) <= 1:
            return action
    return do.Done()


def choose_entry(player_view: PlayerView) -> Action | None:
    """The source nearest to the prize that is most in danger."""
    position = table(player_view)
    evaluation = evaluation_of(position, SOVIET)
    prizes = [h for h in evaluation.open_prizes if h in position.ground.majors] or list(evaluation.open_prizes)
    goal = min(prizes, key=lambda h: (evaluation.from_axis[h], h), default=None)

    def far(action: do.EnterAt) -> tuple[int, str]:
        return (GRID.distance(HEX[action.hex], goal) if goal is not None else 0), action.hex

    return min(of(player_view, do.EnterAt), key=far)


# -- combat ----------------------------------------------------------------------------------------------------------


def choose_battle(player_view: PlayerView) -> Action | None:
    """The attack most likely to kill first: while the others still close its ways out."""
    position = table(player_view)
    left = getattr(player_view.decision, "left", None)
    battles = {HEXES[b.target]: b for b in left.battles} if left is not None else {}

    def order(action: do.Resolve) -> tuple[int, int, str]:
        target = HEX[action.target]
        side = 1 - (position.side_in(target) or 0) if position.side_in(target) is not None else AXIS
        clean, open_ = evaluation_of(position, side).ways_out(target, ())
        battle = battles.get(action.target)
        return clean, open_ - (len(battle.units) if battle is not None else 0), action.target

    return min(of(player_view, do.Resolve), key=order)


def choose_losses(player_view: PlayerView) -> Action | None:
    """The step that is missed least; a fortress before the men in it, if they would hold it alone."""
    position = table(player_view)
    worth = evaluation_of(position, side_of(position, player_view.seat)).worth

    def price(action: do.LoseStep) -> tuple[float, str]:
        if action.unit not in UNIT:
            return 0.35, action.unit
        unit = UNIT[action.unit]
        last, full = worth[unit]
        return (full if position.steps[unit] > 1 else last), action.unit

    return min(of(player_view, do.LoseStep), key=price)


def choose_retreat(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    options = of(player_view, do.Retreat)
    if SIDE[UNIT[options[0].unit]] == SOVIET:
        defence = Defence(position)
        return max(options, key=lambda a: (defence.value(UNIT[a.unit], HEX[a.path[-1]]), a.unit, a.path))
    evaluation = evaluation_of(position, AXIS)

    def worth(action: do.Retreat) -> tuple[float, str, tuple[str, ...]]:
        end = HEX[action.path[-1]]
        return evaluation.country.shelter[end] + (2.0 if end in evaluation.prizes else 0.0), action.unit, action.path

    return max(options, key=worth)


def choose_pursuit(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    options = of(player_view, do.Pursue)
    side = SIDE[UNIT[options[0].unit]]
    worth = axis_pursuit(position, options) if side == AXIS else soviet_pursuit(position, options)
    best = max(options, key=lambda a: (worth[a], a.unit, a.path))
    return best if worth[best] > 0.0 else do.EndPursuit()


def axis_pursuit(position: Position, options: list[do.Pursue]) -> dict[do.Pursue, float]:
    """Nearer to the prize, into it, within supply; the guard of a prize stays."""
    evaluation = evaluation_of(position, AXIS)
    front = Front(evaluation)
    counts = position.turn >= CONSTANTS.axis_supply_from - 1
    values: dict[do.Pursue, float] = {}
    for action in options:
        unit = UNIT[action.unit]
        here, end = position.places[unit], HEX[action.path[-1]]
        hqs = [u for u in front.goals if GRID.distance(position.places[u], here) <= 8]
        nearest = min(hqs, key=lambda u: GRID.distance(position.places[u], here), default=-1)
        aim = front.aim(nearest)
        value = w.PROGRESS * (aim.far(here, IS_MECH[unit]) - aim.far(end, IS_MECH[unit])) - 0.02
        value += sum(evaluation.open_prizes.get(HEX[name], 0.0) for name in action.path)
        if IS_HQ[unit]:
            value -= 2.0
        if counts and not evaluation.supplied(end):
            value -= 0.5
        guarded = (counts and here in evaluation.links) or (here in evaluation.prizes and here in position.held)
        if guarded and len(position.stack(here)) == 1:
            value -= w.GARRISON
        if (
            position.turn >= CONSTANTS.reinforcements_from - 1
            and not IS_MECH[unit]
            and blocking_units(evaluation, [unit])
        ):
            value -= w.GARRISON
        values[action] = value
    return values


def soviet_pursuit(position: Position, options: list[do.Pursue]) -> dict[do.Pursue, float]:
    """Only where the new hex is better to hold, or is a prize won back."""
    defence = Defence(position)
    evaluation = defence.evaluation
    values: dict[do.Pursue, float] = {}
    for action in options:
        unit = UNIT[action.unit]
        here, end = position.places[unit], HEX[action.path[-1]]
        value = defence.value(unit, end) - defence.value(unit, here) - 0.3
        value += sum(evaluation.prizes.get(h, 0.0) for h in map(HEX.__getitem__, action.path) if h in position.held)
        values[action] = value
    return values


# -- fortresses and cities ------------------------------------------------------------------------------------------


def build_fortress(player_view: PlayerView) -> Action | None:
    """Where the enemy is nearest, the dearest first."""
    position = table(player_view)
    evaluation = evaluation_of(position, SOVIET)
    options = of(player_view, do.Fortify)

    def need(action: do.Fortify) -> tuple[float, str]:
        hex_ = HEX[action.hex]
        return evaluation.prizes.get(hex_, 0.0) - 0.5 * min(24, evaluation.from_axis[hex_]), action.hex

    return max(options, key=need) if options else do.Done()


def lift_stand_fast(player_view: PlayerView) -> Action | None:
    """The marker of the city most likely to fall."""
    position = table(player_view)
    evaluation = evaluation_of(position, SOVIET)
    return min(of(player_view, do.LiftStandFast), key=lambda a: (evaluation.from_axis[HEX[a.hex]], a.hex), default=None)


ANSWERS: dict[str, Callable[[PlayerView], Action | None]] = {
    "bid-for-axis": bid_for_axis,
    "deploy-formation": deploy_formation,
    "choose-chits": choose_chits,
    "raise-army": raise_army,
    "hold-reinforcements": hold_reinforcements,
    "interrupt-draw": interrupt_draw,
    "play-held": play_held,
    "deal-chits": deal_chits,
    "declare-zhukov": declare_zhukov,
    "choose-active": choose_active,
    "choose-reserve": choose_active,
    "relocate-hqs": relocate_hqs,
    "choose-entry": choose_entry,
    "choose-battle": choose_battle,
    "choose-losses": choose_losses,
    "choose-retreat": choose_retreat,
    "choose-pursuit": choose_pursuit,
    "withdraw-units": trains.withdraw_units,
    "transfer-units": trains.transfer_units,
    "build-fortress": build_fortress,
    "lift-stand-fast": lift_stand_fast,
    "call-reinforcements": trains.call_reinforcements,
    "choose-station": trains.choose_station,
    "choose-march": trains.choose_march,
}
