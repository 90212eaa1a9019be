"""4.command Orders: a commander on a fighting position has others recover at once."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.pavlov.counters.attack import AILMENTS, has_nothing_to_recover, restore
from grognard.games.pavlov.interface.actions import Done, Order
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
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.turn.finishing import unfinished

RECOVERIES = PACK.components.house.order_recoveries
NO_ORDER_YET = unfinished("4.command.c")
COMMANDS = tuple("command" in c.actions for c in PACK.counters)


@rule("4.0.e")
@rule.forbids("4.command.a")
def is_no_commander(position: Position, counter: int) -> Violation:
    """Only a counter with the Command symbol gives orders."""
    return evidence(COUNTERS[counter]) if not COMMANDS[counter] else None


@rule.forbids("4.command.b")
def commands_from_the_reserve(position: Position, counter: int) -> Violation:
    """The commander must be on a fighting position."""
    return evidence(COUNTERS[counter]) if position.men[counter].place not in POSITIONS else None


@rule.forbids("4.command.c")
def nobody_needs_orders(position: Position, counter: int) -> bool:
    """There must be somebody an order can help."""
    return not any(
        (man.exhausted or man.damaged) and man.place >= RESERVE and not judge_order(position, counter, i)
        for i, man in enumerate(position.men)
    )


@rule.forbids("4.command.d")
def orders_reach_counters_of_the_house(position: Position, id_: str) -> Violation:
    """Orders go to Soviet counters in the house: not to weapons, and not to those who are elsewhere."""
    return None if id_ in COUNTER and position.men[COUNTER[id_]].place >= RESERVE else evidence(id_)


@rule.forbids("4.command.d")
def orders_himself(position: Position, commander: int, counter: int) -> Violation:
    """Orders go to other counters."""
    return evidence(COUNTERS[counter]) if counter == commander else None


@rule.forbids("4.command.h")
def has_an_action_token(position: Position, commander: int, counter: int) -> Violation:
    """A counter that has an action token cannot be ordered."""
    return evidence(COUNTERS[counter]) if position.men[counter].mark == "action" else None


@rule.forbids("4.command.i")
def is_a_commander_too(position: Position, commander: int, counter: int) -> Violation:
    """A counter with the Command symbol cannot be recovered by an order."""
    return evidence(COUNTERS[counter]) if COMMANDS[counter] else None


@rule.forbids("4.recover.c")
def is_not_in_need(position: Position, commander: int, counter: int, what: str) -> Violation:
    """An order to recover needs something to recover from."""
    return has_nothing_to_recover(position, counter, what)


COMMAND = (is_no_commander, commands_from_the_reserve, nobody_needs_orders)
ORDERING = (orders_himself, has_an_action_token, is_a_commander_too)


def judge_order(position: Position, commander: int, counter: int) -> bool:
    """Whether a prohibition keeps the counter from being ordered."""
    return not judge(ORDERING, position, commander, counter)


@rule("4.command.c", "4.command.d", "4.command.e", "4.command.f")
class ChooseOrders(PavlovDecision, frozen=True, kw_only=True):
    """4.command Up to three recoveries, to any other counters, also two to one; each gets an order token."""

    rule = "4.command.c"
    accepts = (Order, Done)
    commander: int
    left: int = RECOVERIES

    def candidates(self, game: PavlovGame) -> list[Action]:
        men = enumerate(game.position.men)
        orders: list[Action] = [Order(COUNTERS[i], what) for i, man in men if man.place >= RESERVE for what in AILMENTS]
        return [*orders, Done()]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, Order) or action.counter in COUNTER or action.counter in WEAPON

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if not isinstance(action, Order):
            return judge((NO_ORDER_YET,), RECOVERIES - self.left)
        reached = judge((orders_reach_counters_of_the_house,), game.position, action.counter)
        if reached is not True:
            return reached
        counter = COUNTER[action.counter]
        ordered = judge(ORDERING, game.position, self.commander, counter)
        return ordered and judge((is_not_in_need,), game.position, self.commander, counter, action.what)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if not isinstance(action, Order):
            return
        restore(game, COUNTER[action.counter], action.what, "order")
        if self.left > 1 and not nobody_needs_orders(game.position, self.commander):
            game.then(replace(self, left=self.left - 1))

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.commander],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-orders", {"counter": COUNTERS[self.commander], "left": self.left})
