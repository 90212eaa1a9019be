"""A competent player of Pavlov's House, for every seat. It knows its view, the question and the answers: no more.

Each answer is worked out anew from what is on the table, so that a player put in the chair in the middle of a game
goes on as if it had always sat there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from grognard.ai.pavlov import action_values as house
from grognard.ai.pavlov import cards, german, supply, values
from grognard.ai.pavlov import weights as w
from grognard.ai.pavlov.table import AA_LOCATIONS, AIR, BOMB_ODDS, COLOUR_OF, COMMANDERS, SPACES_OF, Table, hit
from grognard.ai.player import PlayerView, ThinkingPlayer
from grognard.ai.search import Plan
from grognard.core.game import Action
from grognard.games.pavlov.interface import actions as do
from grognard.games.pavlov.state.position import COUNTERS, PACK, TYPES

VARIANTS = PACK.components.variants


class Orders(Struct, frozen=True):
    """What a plan tells the player."""

    opening: Action | None = None
    """What it does first; the rest follows by rules of thumb."""
    then: Action | None = None
    """What it answers to the question that comes of it."""


class PavlovPlayer(ThinkingPlayer):
    """Plays for points: every choice is the one worth most by `pavlov_values`."""

    def __init__(self, seed: int, orders: Orders | None = None) -> None:
        super().__init__(seed)
        self.orders = orders or Orders()

    def adopt(self, plan: Plan) -> None:
        self.orders = plan.orders or Orders()

    def answer(self, player_view: PlayerView) -> Action | None:
        opening = self.orders.opening
        if opening is not None:
            self.orders = Orders(self.orders.then)
            if opening in player_view.actions:
                return opening
            if isinstance(opening, do.To):
                posts = [a for a in of(player_view, do.To) if (a.place, a.weapon) == (opening.place, opening.weapon)]
                if posts:
                    return posts[0]
        answer = ANSWERS.get(str(player_view.decision.__struct_config__.tag))
        if answer is None:
            return player_view.actions[0]
        return answer(Table(player_view.view), player_view)


A = TypeVar("A", bound=Action)


def of(player_view: PlayerView, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [a for a in player_view.actions if isinstance(a, type_)]


def first(player_view: PlayerView, type_: type[Action]) -> Action | None:
    return next(iter(of(player_view, type_)), None)


# -- chapter 2 -------------------------------------------------------------------------------------------------------


def card_action(table: Table, player_view: PlayerView) -> Action | None:
    use = cards.best_use(table, of(player_view, do.PlayCard))[1]
    return use or first(player_view, do.EndCards)


def choose_repair(table: Table, player_view: PlayerView) -> Action | None:
    return max(of(player_view, do.Repair), key=lambda a: (cards.repair_value(table, a.location), a.location))


def choose_resupply(table: Table, player_view: PlayerView) -> Action | None:
    kinds = supply.take(table, 1)
    return do.TakeToken(kinds[0][1]) if kinds else first(player_view, do.Done)


def choose_load(table: Table, player_view: PlayerView) -> Action | None:
    """The crate that is wanted most, on the boat that fewest bombs find."""
    kinds = supply.load(table, 1)
    loads = [a for a in of(player_view, do.Load) if kinds and a.token == kinds[0][1]]
    return min(loads, key=lambda a: BOMB_ODDS[int(a.location[4:])], default=None) or first(player_view, do.Done)


def choose_delivery(table: Table, player_view: PlayerView) -> Action | None:
    return first(player_view, do.Deliver) or first(player_view, do.Done)


def choose_reinforcement(table: Table, player_view: PlayerView) -> Action | None:
    chosen = values.best_recruits(table, int(getattr(player_view.decision, "points", 0)))[1]
    return do.Reinforce(chosen[0]) if chosen else first(player_view, do.Done)


def choose_fortification(table: Table, player_view: PlayerView) -> Action | None:
    return max(of(player_view, do.Fortify), key=lambda a: (cards.fortification(table, a.what), a.what))


def choose_mine(table: Table, player_view: PlayerView) -> Action | None:
    return max(of(player_view, do.Mine), key=lambda a: (cards.mine_worth(table, a.spot), a.spot))


def choose_wire(table: Table, player_view: PlayerView) -> Action | None:
    return max(of(player_view, do.LayWire), key=lambda a: int(a.location[4:]))


def choose_ready(table: Table, player_view: PlayerView) -> Action | None:
    # The place that bombs find most: a token there keeps it from being damaged.
    return max(of(player_view, do.Ready), key=lambda a: BOMB_ODDS[int(a.location[4:])])


# -- sorties ---------------------------------------------------------------------------------------------------------


def choose_sortie(table: Table, player_view: PlayerView) -> Action | None:
    joined = [COUNTERS[c] for c in getattr(player_view.decision, "joined", ())]
    able = [a.counter for a in of(player_view, do.Join)]
    group = values.best_group(table, int(table.view.storm[1:]), [*joined, *able])[1]
    missing = [id_ for id_ in group if id_ not in joined and id_ in able]
    if missing:
        return do.Join(missing[0])
    return first(player_view, do.Launch)


def choose_final(table: Table, player_view: PlayerView) -> Action | None:
    return first(player_view, do.Sortie if values.best_group(table, values.MILK)[0] > 0 else do.Decline)


# -- chapter 3 -------------------------------------------------------------------------------------------------------


def choose_aa(table: Table, player_view: PlayerView) -> Action | None:
    """Fire while one more token is likely to find an aircraft that the others leave."""
    decision: Any = player_view.decision
    chance = hit(1, table.changed(PACK.card_type(decision.card).defence, "stuka-defence"))
    spent = decision.spent * AIR.dice_per_token
    gain = _downed(spent + AIR.dice_per_token, chance, decision.aircraft) - _downed(spent, chance, decision.aircraft)
    fires = of(player_view, do.FireAa)
    later = table.aircraft_ahead(2) > 1.0
    if fires and gain > (w.AA_SPEND if later and len(fires) < len(AA_LOCATIONS) else 0.3):
        return min(fires, key=lambda a: (BOMB_ODDS[int(a.location[4:])], a.location))
    return first(player_view, do.Done)


def _downed(dice: int, chance: float, aircraft: int) -> float:
    """How many aircraft so many dice bring down on average."""
    spread = [1.0]
    for _ in range(dice):
        spread = [
            (spread[n] * (1 - chance) if n < len(spread) else 0.0) + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return sum(min(n, aircraft) * p for n, p in enumerate(spread))


def choose_suppression(table: Table, player_view: PlayerView) -> Action | None:
    """As many tokens as earn their keep."""
    decision: Any = player_view.decision
    type_, track = TYPES[decision.type], decision.track + 1
    colour = COLOUR_OF[SPACES_OF[track][0]]
    worth = values.stop_value(table, type_, track)
    defence = table.defence(type_)

    def balance(action: do.SpendSuppression) -> float:
        dice = table.changed(action.count, "suppress-dice") if action.count else 0
        left = table.view.fire[colour] - action.count
        price = sum(w.TOKEN_PRICE * values.token(table, colour, left + n) for n in range(action.count))
        return worth * hit(dice, defence) - max(price, 0.12 * action.count)

    return max(of(player_view, do.SpendSuppression), key=lambda a: (balance(a), -a.count))


def lose(table: Table, player_view: PlayerView) -> Action | None:
    return min(of(player_view, do.Lose), key=lambda a: (values.man(table, a.counter), a.counter))


def choose_aid(table: Table, player_view: PlayerView) -> Action | None:
    """Bandages do no good in the box, but a rifleman early on may wait for a commander's sake."""
    wounded = COUNTERS[int(getattr(player_view.decision, "counter", 0))]
    keep = table.view.supply["aid"] == 1 and table.turns_left > 8 and values.man(table, wounded) < 1.2
    return first(player_view, do.Decline if keep and wounded not in COMMANDERS else do.UseAid)


# -- chapter 4 -------------------------------------------------------------------------------------------------------


def move_counter(table: Table, player_view: PlayerView) -> Action | None:
    decision: Any = player_view.decision
    moved = [COUNTERS[c] for c in decision.moved]
    steps = [d.steps[0] for d in house.plan(table, decision.left, house.actions_to_come(table), moved) if d.steps]
    if len(steps) < decision.left:
        steps = house.standing(table, moved) + steps
    steps = [s for s in steps if s[0] not in moved]
    return do.Move(steps[0][0]) if steps else first(player_view, do.EndMoves)


def choose_post(table: Table, player_view: PlayerView) -> Action | None:
    decision: Any = player_view.decision
    man = COUNTERS[decision.counter]
    moves, actions = table.view.left + 1, house.actions_to_come(table)
    planned = [s for d in house.plan(table, moves, actions) for s in d.steps[:1] if s[0] == man]
    planned += [s for s in house.standing(table, ()) if s[0] == man]
    if not planned:
        able = [d for d in house.deeds(house.Scene(table), moves, ()) if d.steps and d.steps[0][0] == man]
        planned = [max(able, key=lambda d: d.rate).steps[0]] if able else []
    for _, post, weapon in planned:
        for action in of(player_view, do.To):
            if action.place == post and action.weapon == weapon:
                return action
    plain = [a for a in of(player_view, do.To) if not a.replacing]
    return min(plain or of(player_view, do.To), key=lambda a: (table.exposure(a.place), a.place))


def choose_way(table: Table, player_view: PlayerView) -> Action | None:
    """Out of the line of fire."""
    return next((a for a in of(player_view, do.GiveWay) if a.place == "reserve"), None)


def act_counter(table: Table, player_view: PlayerView) -> Action | None:
    able = {a.counter for a in of(player_view, do.Act)}
    for deed in house.plan(table, 0, int(getattr(player_view.decision, "left", 0))):
        if deed.men[0] in able:
            return do.Act(deed.men[0])
    return first(player_view, do.EndActions)


def choose_action(table: Table, player_view: PlayerView) -> Action | None:
    decision: Any = player_view.decision
    man = COUNTERS[decision.counter]
    able = [d for d in house.deeds(house.Scene(table), 0, ()) if man in d.men and d.cost <= decision.left]
    able = [d for d in able if d.action in player_view.actions]
    return max(able, key=lambda d: d.rate).action if able else None


def choose_orders(table: Table, player_view: PlayerView) -> Action | None:
    return max(
        of(player_view, do.Order),
        key=lambda a: (values.recovery(table, a.counter, a.what), a.counter, a.what),
        default=None,
    ) or first(player_view, do.Done)


def choose_fire(table: Table, player_view: PlayerView) -> Action | None:
    scene = house.Scene(table)

    def worth(action: do.CallFire) -> float:
        spaces = (action.space, action.second) if action.second else (action.space,)
        dice = PACK.components.house.observer_dice
        return sum(scene.targets[s] * hit(dice, table.defence(table.view.spaces[s])) for s in spaces)

    return max(of(player_view, do.CallFire), key=lambda a: (worth(a), a.space, a.second))


# -- chapter 7.4 -----------------------------------------------------------------------------------------------------


def plan_cards(table: Table, player_view: PlayerView) -> Action | None:
    places = VARIANTS.plan_wehrmacht_played - len(table.view.planned or ())
    return do.Plan(german.choose(table, [a.card for a in of(player_view, do.Plan)], places))


def plan_tactic(table: Table, player_view: PlayerView) -> Action | None:
    return max(of(player_view, do.PlanTactic), key=lambda a: (german.tactic(table, a.card), a.card))


ANSWERS: dict[str, Callable[[Table, PlayerView], Action | None]] = {
    "card-action": card_action,
    "choose-repair": choose_repair,
    "choose-resupply": choose_resupply,
    "choose-load": choose_load,
    "choose-delivery": choose_delivery,
    "choose-reinforcement": choose_reinforcement,
    "choose-fortification": choose_fortification,
    "choose-mine": choose_mine,
    "choose-wire": choose_wire,
    "choose-ready": choose_ready,
    "choose-sortie": choose_sortie,
    "choose-final": choose_final,
    "choose-aa": choose_aa,
    "choose-suppression": choose_suppression,
    "choose-casualty": lose,
    "choose-unfed": lose,
    "choose-aid": choose_aid,
    "move-counter": move_counter,
    "choose-post": choose_post,
    "choose-way": choose_way,
    "act-counter": act_counter,
    "choose-action": choose_action,
    "choose-orders": choose_orders,
    "choose-fire": choose_fire,
    "plan-cards": plan_cards,
    "plan-tactic": plan_tactic,
}
