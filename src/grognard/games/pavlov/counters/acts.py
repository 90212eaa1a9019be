"""4.0 Acting: one counter after another, each with everything it could do."""

from __future__ import annotations

from functools import cache
from itertools import product

from grognard.core.game import Action, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.pavlov.counters.attack import (
    AILMENTS,
    ATTACK,
    FIT,
    RECOVERY,
    SUPPRESSION,
    exhaust,
    lay,
    restore,
    shoot,
)
from grognard.games.pavlov.counters.command import COMMAND, ChooseOrders
from grognard.games.pavlov.counters.crews import CREW_ATTACK, CREW_SUPPRESS, crew_of, weapon_attack, weapon_suppression
from grognard.games.pavlov.counters.observer import BATTERIES, HOUSE, OBSERVATION, RADIO, RADIO_CALL, ChooseFire
from grognard.games.pavlov.counters.posts import ARM
from grognard.games.pavlov.interface.actions import (
    Act,
    Attack,
    Command,
    EndActions,
    Observe,
    Radio,
    Recover,
    Suppress,
)
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.reinforcement import ChooseReinforcement
from grognard.games.pavlov.state.position import (
    COLOURS,
    COLOURS_OF,
    COUNTER,
    COUNTERS,
    FIRST,
    INFANTRY,
    LOCATION,
    PACK,
    POSITIONS,
    REMOVED,
    RESERVE,
    SPACE,
    SPACES,
    SUPPRESS,
    WEAPON,
    WEAPONS,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import clear
from grognard.games.pavlov.turn.asking import PavlovDecision

ACTS = tuple(Act(name) for name in COUNTERS)
END_ACTIONS = EndActions()
TURN = PACK.components.turn

# -- picking the counter ---------------------------------------------------------------------------------------------


@rule("4.0.c", "4.end.a")
class Actions(Procedure, frozen=True, kw_only=True):
    """4.0 The actions that are left. Only the player ends the phase, so that the last one can still be taken back."""

    phase = "actions"
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def run(self, game: PavlovGame) -> None:
        game.then(ActCounter(seats=game.position.rules.garrison, left=self.left))


@rule("4.end.a")
@rule.forbids("4.0.c", "4.group.d")
def no_action_is_left(position: Position, counter: int, left: int) -> Violation:
    """Three actions a turn, four with the command group. Every action puts a token on the counters it takes."""
    if left > 0:
        return None
    taken = sum(man.mark == "action" for man in position.men)
    return evidence(by="4.group.d" if taken > TURN.counter_actions else "4.0.c", count=taken)


@rule.forbids("4.0.d", "4.recover.d", "4.recover.e")
def has_acted_already(position: Position, counter: int, left: int) -> Violation:
    """A counter may take only one action a turn; a counter that acted and is not exhausted has recovered."""
    man = position.men[counter]
    if man.mark != "action":
        return None
    recovered = "4.recover.d" if man.damaged else "4.recover.e"
    return evidence(COUNTERS[counter], by="4.0.d" if man.exhausted else recovered)


@rule.forbids("4.command.g")
def has_been_ordered(position: Position, counter: int, left: int) -> Violation:
    """A counter with an order token may not act in this phase."""
    return evidence(COUNTERS[counter]) if position.men[counter].mark == "order" else None


@rule.forbids("4.attack.a")
def waits_in_the_reserve(position: Position, counter: int, left: int) -> Violation:
    """From the reserve there is nothing to see and no colour to fire on: a fit counter there has no action."""
    man = position.men[counter]
    return evidence(COUNTERS[counter]) if man.place == RESERVE and not man.exhausted and not man.damaged else None


@rule.forbids("4.0.e")
def has_nothing_to_do(position: Position, counter: int, left: int) -> Violation:
    """An action needs its occasion: a target, tokens, the right symbol, the right place."""
    man = position.men[counter]
    if man.exhausted or man.damaged:
        return None  # it can recover
    if position.supply[SUPPRESS] and PACK.counters[counter].suppress:
        return None  # it can lay fire, whatever else
    options = possibilities(position, counter)
    return None if any(verdict_on(position, counter, left, a) for a in options) else evidence(COUNTERS[counter])


@rule.forbids("4.at.a", "4.mg.a", "4.mortar.a")
def weapon_needs_its_crew(weapon: str) -> Violation:
    """A weapon does nothing by itself: its crew does."""
    return evidence(weapon, by=f"4.{ARM[WEAPON[weapon]]}.a")


@rule.forbids("4.0.c", "setup.r")
def is_not_there_to_act(position: Position, counter: int, left: int) -> Violation:
    """Only counters in the house act; what has been removed from the game is out of reach for good."""
    place = position.men[counter].place
    by = "setup.r" if place == REMOVED else "4.0.c"
    return evidence(COUNTERS[counter], by=by) if place < RESERVE else None


ACTING = (
    is_not_there_to_act,
    no_action_is_left,
    has_acted_already,
    has_been_ordered,
    waits_in_the_reserve,
    has_nothing_to_do,
)


@rule("4.0.c", "4.0.d", "7.3.c")
class ActCounter(PavlovDecision, frozen=True, kw_only=True):
    """4.0 Which counter acts next; stopping early is allowed."""

    phase = "actions"
    rule = "4.0.c"
    accepts = (Act, EndActions)
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def candidates(self, game: PavlovGame) -> list[Action]:
        men = enumerate(game.position.men)
        return [*(ACTS[i] for i, man in men if man.place >= RESERVE), END_ACTIONS]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, Act) or action.counter in COUNTER or action.counter in WEAPON

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if not isinstance(action, Act):
            return True
        if action.counter in WEAPON:
            return judge((weapon_needs_its_crew,), action.counter)
        return judge(ACTING, game.position, COUNTER[action.counter], self.left)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if isinstance(action, Act):
            game.then(ChooseAction(seats=self.seats, counter=COUNTER[action.counter], left=self.left))

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-act-counter", {"left": self.left})


# -- what it does ----------------------------------------------------------------------------------------------------


@cache
def fire_splits(place: int, value: int, weapon: str = "") -> tuple[Action, ...]:
    """Every way to lay 1 to `value` tokens on the colours of a position."""
    colours = COLOURS_OF[place] if place in POSITIONS else ()
    found: list[Action] = []
    for split in product(range(value + 1), repeat=len(colours)):
        if 0 < sum(split) <= value:
            tokens = dict.fromkeys(COLOURS, 0) | {COLOURS[c]: n for c, n in zip(colours, split, strict=True)}
            found.append(Suppress(**tokens, weapon=weapon))
    return tuple(found)


RECOVERIES = tuple(Recover(what) for what in AILMENTS)
ORDERS_AND_CALLS: tuple[Action, ...] = (Command(), Radio(), *(Observe(battery) for battery in BATTERIES))


def possibilities(position: Position, counter: int) -> list[Action]:
    """Everything a counter could try, the likeliest first."""
    place = position.men[counter].place
    found = [*fire_splits(place, PACK.counters[counter].suppress)]
    spaces = [SPACES[t][s] for targets in position.targets for t, s in targets]
    found += [Attack(space) for space in spaces]
    found += [*RECOVERIES, *ORDERS_AND_CALLS]
    for index in position.arms[place] if place in POSITIONS else ():
        weapon = WEAPONS[index]
        found += fire_splits(place, weapon_suppression(position, weapon)[0], weapon)
        found += [Attack(space, weapon) for space in spaces]
    return found


@rule("4.0.e", "4.0.f")
def verdict_on(position: Position, counter: int, left: int, action: Action) -> Verdict:
    """Attack, Suppress, Radio and Recover are open to everybody, the rest to those with the symbol."""
    match action:
        case Recover():
            return judge(RECOVERY, position, counter, action)
        case Suppress(weapon=""):
            able = judge(SUPPRESSION, position, counter, action)
        case Attack(weapon=""):
            able = judge(ATTACK, position, counter, action)
        case Suppress(weapon=weapon):
            able = judge(CREW_SUPPRESS[ARM[WEAPON[weapon]]], position, counter, action, left)
        case Attack(weapon=weapon):
            able = judge(CREW_ATTACK[ARM[WEAPON[weapon]]], position, counter, action, left)
        case Command():
            able = judge(COMMAND, position, counter)
        case Radio():
            able = judge(RADIO_CALL, position, counter)
        case _:
            able = judge(OBSERVATION, position, counter, action)
    return able and judge(FIT, position, counter)


@rule("4.0.f", "4.radio.a", "4.at.d", "4.mg.d", "4.mortar.c", "4.observer.b")
class ChooseAction(PavlovDecision, frozen=True, kw_only=True):
    """4.0 What the chosen counter does."""

    phase = "actions"
    rule = "4.0"
    accepts = (Attack, Suppress, Command, Radio, Observe, Recover)
    counter: int
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def candidates(self, game: PavlovGame) -> list[Action]:
        return possibilities(game.position, self.counter)

    def actions(self, game: PavlovGame) -> list[Action]:
        """As judged, without asking what the counter's state, sight and symbols rule out at once."""
        position, counter = game.position, self.counter
        man, kind = position.men[counter], PACK.counters[counter]
        if man.exhausted or man.damaged:
            return [a for a in RECOVERIES if verdict_on(position, counter, self.left, a)]
        if position.arms[man.place] and kind.actions:
            return [a for a in self.candidates(game) if self.verdict(game, a)]
        tokens = position.supply[SUPPRESS]
        found = [*fire_splits(man.place, min(kind.suppress, tokens))]
        for colour in COLOURS_OF[man.place]:
            for track, space in position.targets[colour]:
                if INFANTRY[position.tracks[track][space]]:
                    found.append(Attack(SPACES[track][space]))
        if kind.actions or man.place == RADIO:
            found += [a for a in ORDERS_AND_CALLS if verdict_on(position, counter, self.left, a)]
        return found

    def offers(self, game: PavlovGame, action: Action) -> bool:
        match action:
            case Attack():
                return action.space in SPACE and (not action.weapon or action.weapon in WEAPON)
            case Suppress():
                return not action.weapon or action.weapon in WEAPON
            case Observe():
                return action.battery in BATTERIES
        return True

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        return verdict_on(game.position, self.counter, self.left, action)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        weapon = action.weapon if isinstance(action, Attack | Suppress) else ""
        cost = HOUSE.crew_actions if weapon else 1
        crew = crew_of(game.position, weapon) if weapon else [self.counter]
        game.then(Actions(left=self.left - cost))
        if isinstance(action, Recover):
            restore(game, self.counter, action.what, "action")
            return
        exhaust(game, *crew)
        self.carry_out(game, action)

    def carry_out(self, game: PavlovGame, action: Action) -> None:
        name = COUNTERS[self.counter]
        match action:
            case Attack():
                if action.weapon:
                    dice, modifiers = weapon_attack(game.position, action.weapon)
                    shoot(game, self.counter, action.space, dice, modifiers, action.weapon)
                else:
                    shoot(game, self.counter, action.space, PACK.counters[self.counter].attack)
            case Suppress():
                lay(game, self.counter, action)
            case Command():
                game.log("command-given", "4.command", counter=name)
                game.then(ChooseOrders(seats=self.seats, commander=self.counter))
            case Radio():
                game.log("radio-call", "4.radio", counter=name)
                game.then(ChooseReinforcement(seats=self.seats, points=HOUSE.radio_points, by_radio=True))
            case Observe():
                game.change(clear(game.position, LOCATION[action.battery] + FIRST))
                game.log("artillery-called", "4.observer.b", counter=name, location=action.battery)
                game.then(ChooseFire(seats=self.seats, counter=self.counter))

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-action", {"counter": COUNTERS[self.counter], "left": self.left})
