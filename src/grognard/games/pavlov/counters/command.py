"""4.command Orders: a commander on a fighting position lets other counters recover at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.attack import AILMENTS, Acting, has_nothing_to_recover, restore
from grognard.games.pavlov.interface.actions import Command, Done, Order
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COUNTER,
    COUNTERS,
    PACK,
    POSITIONS,
    RESERVE,
    WEAPON,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.turn.asking import PavlovDecision, stop
from grognard.games.pavlov.turn.finishing import unfinished

RECOVERIES = PACK.components.house.order_recoveries
COMMANDS = tuple("command" in c.actions for c in PACK.counters)


@rule("4.0.e")
@rule.forbids("4.command.a")
def is_no_commander(position: Position, ask: Acting, action: Command) -> Violation:
    """Only a counter with the Command symbol gives orders."""
    return evidence(COUNTERS[ask.counter]) if not COMMANDS[ask.counter] else None


@rule.forbids("4.command.b")
def commands_from_the_reserve(position: Position, ask: Acting, action: Command) -> Violation:
    """The commander must be on a fighting position."""
    return evidence(COUNTERS[ask.counter]) if position.men[ask.counter].place not in POSITIONS else None


def in_need(position: Position, commander: int) -> Iterator[int]:
    """The counters that an order can help."""
    for counter, man in enumerate(position.men):
        if (man.exhausted or man.damaged) and man.place >= RESERVE:
            if not any(prohibition.find(position, commander, COUNTERS[counter], "") for prohibition in ORDERING):
                yield counter


def needs_orders(position: Position, commander: int) -> bool:
    return next(in_need(position, commander), None) is not None


@rule.forbids("4.command.c")
def no_counter_needs_orders(position: Position, ask: Acting, action: Command) -> bool:
    """There must be a counter that an order can help."""
    return not needs_orders(position, ask.counter)


@rule.forbids("4.command.d")
def orders_reach_counters_of_the_house(position: Position, commander: int, id_: str, what: str) -> Violation:
    """Orders go to Soviet counters in the house: not to weapons, and not to counters that are elsewhere."""
    return None if id_ in COUNTER and position.men[COUNTER[id_]].place >= RESERVE else evidence(id_)


@rule.forbids("4.command.d")
def orders_the_commander(position: Position, commander: int, id_: str, what: str) -> Violation:
    """Orders go to other counters."""
    return evidence(id_) if COUNTER[id_] == commander else None


@rule.forbids("4.command.h")
def has_an_action_token(position: Position, commander: int, id_: str, what: str) -> Violation:
    """A counter that has an action token cannot be ordered."""
    return evidence(id_) if position.men[COUNTER[id_]].mark == "action" else None


@rule.forbids("4.command.i")
def is_a_commander_too(position: Position, commander: int, id_: str, what: str) -> Violation:
    """A counter with the Command symbol cannot be recovered by an order."""
    return evidence(id_) if COMMANDS[COUNTER[id_]] else None


@rule.forbids("4.recover.c")
def is_not_in_need(position: Position, commander: int, id_: str, what: str) -> Violation:
    """An order to recover needs something to recover from."""
    return has_nothing_to_recover(position, COUNTER[id_], what)


COMMANDING = (is_no_commander, commands_from_the_reserve, no_counter_needs_orders)
ORDERING = (orders_the_commander, has_an_action_token, is_a_commander_too)


def orders(position: Position, ask: ChooseOrders) -> list[Order]:
    """Every counter in the house may be ordered to recover from either ailment."""
    men = enumerate(position.men)
    return [Order(COUNTERS[i], what) for i, man in men if man.place >= RESERVE for what in AILMENTS]


def helpful_orders(position: Position, ask: ChooseOrders) -> list[Order]:
    """As judged: only counters in need are looked into."""
    needy = in_need(position, ask.commander)
    return [
        Order(COUNTERS[i], what) for i in needy for what in AILMENTS if not has_nothing_to_recover(position, i, what)
    ]


@rule("4.command.c", "4.command.f")
def give_order(game: PavlovGame, ask: ChooseOrders, action: Order) -> None:
    """The counter recovers at once and gets an order token; up to three such orders are given."""
    restore(game, COUNTER[action.counter], action.what, "order")  # §4.command.e, §4.command.f
    if ask.left > 1 and needs_orders(game.position, ask.commander):  # §4.command.c
        game.then(replace(ask, left=ask.left - 1))  # §4.command.c


ORDER = Verb(
    Order,
    candidates=orders,
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, ask.commander, action.counter, action.what),
    forbids=(orders_reach_counters_of_the_house, *ORDERING, is_not_in_need),
    legal=helpful_orders,
    resolve=give_order,
)
END_ORDERS = Verb(
    Done,
    args=lambda position, ask, action: (RECOVERIES - ask.left,),
    forbids=(unfinished("4.command.c"),),
    resolve=stop,
    ends=True,
)


class ChooseOrders(PavlovDecision, frozen=True, kw_only=True):
    """4.command Up to three recoveries, to any other counters, also two to one; each gets an order token."""

    rule = "4.command.c"
    verbs = (ORDER, END_ORDERS)
    commander: int
    left: int = RECOVERIES

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.commander],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-orders", {"counter": COUNTERS[self.commander], "left": self.left})
