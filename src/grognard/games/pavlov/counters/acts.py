"""4.0 Acting: one counter after another, each with everything it could do."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.attack import (
    AILMENTS,
    ATTACKING,
    FIT,
    RECOVERING,
    SUPPRESSING,
    attack_odds,
    exhaust,
    fire_splits,
    lay,
    occupied_spaces,
    restore,
    shoot,
)
from grognard.games.pavlov.counters.command import COMMANDING, ChooseOrders
from grognard.games.pavlov.counters.crews import (
    crew_of,
    crew_splits,
    crew_targets,
    judge_crew_attack,
    judge_crew_fire,
    weapon_attack,
)
from grognard.games.pavlov.counters.observer import BATTERIES, CALLING_IN, HOUSE, OBSERVING, ChooseFire
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
    COLOURS_OF,
    COUNTER,
    COUNTERS,
    FIRST,
    INFANTRY,
    LOCATION,
    PACK,
    REMOVED,
    RESERVE,
    SPACE,
    SPACES,
    SUPPRESS,
    WEAPON,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import clear
from grognard.games.pavlov.turn.asking import PavlovDecision, stop

ACTS = tuple(Act(name) for name in COUNTERS)
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
        game.then(ActCounter(seats=game.position.rules.garrison, left=self.left))  # §7.3.c


@rule.forbids("4.at.a", "4.mg.a", "4.mortar.a")
def weapon_needs_its_crew(position: Position, id_: str, left: int) -> Violation:
    """A weapon does nothing by itself: its crew does."""
    return evidence(id_, by=f"4.{ARM[WEAPON[id_]]}.a") if id_ in WEAPON else None


@rule.forbids("4.0.c", "setup.r")
def is_not_there_to_act(position: Position, id_: str, left: int) -> Violation:
    """Only counters in the house act; what has been removed from the game is out of reach for good."""
    place = position.men[COUNTER[id_]].place
    by = "setup.r" if place == REMOVED else "4.0.c"
    return evidence(id_, by=by) if place < RESERVE else None


@rule("4.end.a")
@rule.forbids("4.0.c", "4.group.d")
def no_action_is_left(position: Position, id_: str, left: int) -> Violation:
    """Three actions a turn, four with the command group. Every action puts a token on the counters it takes."""
    if left > 0:
        return None
    taken = sum(man.mark == "action" for man in position.men)
    return evidence(by="4.group.d" if taken > TURN.counter_actions else "4.0.c", count=taken)


@rule.forbids("4.0.d", "4.recover.d", "4.recover.e")
def has_acted_already(position: Position, id_: str, left: int) -> Violation:
    """A counter may take only one action a turn; a counter that acted and is not exhausted has recovered."""
    man = position.men[COUNTER[id_]]
    if man.mark != "action":
        return None
    recovered = "4.recover.d" if man.damaged else "4.recover.e"
    return evidence(id_, by="4.0.d" if man.exhausted else recovered)


@rule.forbids("4.command.g")
def has_been_ordered(position: Position, id_: str, left: int) -> Violation:
    """A counter with an order token may not act in this phase."""
    return evidence(id_) if position.men[COUNTER[id_]].mark == "order" else None


@rule.forbids("4.attack.a")
def waits_in_the_reserve(position: Position, id_: str, left: int) -> Violation:
    """From the reserve there is nothing to see and no colour to fire on: a fit counter there has no action."""
    man = position.men[COUNTER[id_]]
    return evidence(id_) if man.place == RESERVE and not man.exhausted and not man.damaged else None


@rule.forbids("4.0.e")
def has_nothing_to_do(position: Position, id_: str, left: int) -> Violation:
    """An action needs its occasion: a target, tokens, the right symbol, the right place."""
    counter = COUNTER[id_]
    man = position.men[counter]
    if man.exhausted or man.damaged:
        return None  # it can recover
    if position.supply[SUPPRESS] and PACK.counters[counter].suppress:
        return None  # it can lay fire, whatever else
    ask = ChooseAction(seats=(), counter=counter, left=left)
    return None if any(True for verb in ask.verbs for _ in verb.legal(position, ask)) else evidence(id_)


def able_to_act(position: Position, ask: ActCounter) -> list[Act]:
    """As judged: a token rules a counter out at once, and an unfit one can always recover."""
    if ask.left <= 0:
        return []
    able = []
    for counter, man in enumerate(position.men):
        if man.place < RESERVE or man.mark:
            continue
        unfit = man.exhausted or man.damaged
        if unfit or (man.place != RESERVE and not has_nothing_to_do.find(position, COUNTERS[counter], ask.left)):
            able.append(ACTS[counter])
    return able


def pick_actor(game: PavlovGame, ask: ActCounter, action: Act) -> None:
    """The counter is picked; next comes what it does."""
    game.then(ChooseAction(seats=ask.seats, counter=COUNTER[action.counter], left=ask.left))


ACT = Verb(
    Act,
    candidates=lambda position, ask: [ACTS[i] for i, man in enumerate(position.men) if man.place >= RESERVE],
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, action.counter, ask.left),
    forbids=(
        weapon_needs_its_crew,
        is_not_there_to_act,
        no_action_is_left,
        has_acted_already,
        has_been_ordered,
        waits_in_the_reserve,
        has_nothing_to_do,
    ),
    legal=able_to_act,
    resolve=pick_actor,
    takes_up=True,
)
END_ACTIONS = Verb(EndActions, resolve=stop, irreversible=True, ends=True)


class ActCounter(PavlovDecision, frozen=True, kw_only=True):
    """4.0 Which counter acts next; stopping early is allowed."""

    phase = "actions"
    rule = "4.0.c"
    verbs = (ACT, END_ACTIONS)
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-act-counter", {"left": self.left})


# -- what it does ----------------------------------------------------------------------------------------------------


def is_fit(position: Position, counter: int) -> bool:
    man = position.men[counter]
    return not man.exhausted and not man.damaged


def spend(game: PavlovGame, ask: ChooseAction, *crew: int, actions: int = 1) -> None:
    """The garrison has so many actions less, and the counters that act are exhausted."""
    game.then(Actions(left=ask.left - actions))
    exhaust(game, *crew)


# -- by itself -------------------------------------------------------------------------------------------------------


def splits(position: Position, ask: ChooseAction) -> tuple[Suppress, ...]:
    return fire_splits(position.men[ask.counter].place, PACK.counters[ask.counter].suppress)


def affordable_splits(position: Position, ask: ChooseAction) -> tuple[Suppress, ...]:
    """As judged: as many tokens as there are, on the colours of the position."""
    if not is_fit(position, ask.counter):
        return ()
    most = min(PACK.counters[ask.counter].suppress, position.supply[SUPPRESS])
    return fire_splits(position.men[ask.counter].place, most)


def lay_fire(game: PavlovGame, ask: ChooseAction, action: Suppress) -> None:
    spend(game, ask, ask.counter)  # §4.suppress.e
    lay(game, ask.counter, action)


LAY_FIRE = Verb(
    Suppress,
    of=lambda action: not action.weapon,
    candidates=splits,
    exists=lambda position, ask, action: True,
    forbids=(*SUPPRESSING, *FIT),
    legal=affordable_splits,
    resolve=lay_fire,
)


def infantry_in_sight(position: Position, ask: ChooseAction) -> list[Attack]:
    """As judged: the infantry on the colours of the position."""
    if not is_fit(position, ask.counter):
        return []
    seen = (target for colour in COLOURS_OF[position.men[ask.counter].place] for target in position.targets[colour])
    return [Attack(SPACES[track][space]) for track, space in seen if INFANTRY[position.tracks[track][space]]]


def attack(game: PavlovGame, ask: ChooseAction, action: Attack) -> None:
    spend(game, ask, ask.counter)  # §4.attack.e
    shoot(game, ask.counter, action.space, PACK.counters[ask.counter].attack)


ATTACK = Verb(
    Attack,
    of=lambda action: not action.weapon,
    candidates=lambda position, ask: map(Attack, occupied_spaces(position)),
    exists=lambda position, ask, action: action.space in SPACE,
    forbids=(*ATTACKING, *FIT),
    legal=infantry_in_sight,
    resolve=attack,
    odds=lambda position, ask, action: attack_odds(position, action.space, PACK.counters[ask.counter].attack),
    irreversible=True,
)


def recover(game: PavlovGame, ask: ChooseAction, action: Recover) -> None:
    game.then(Actions(left=ask.left - 1))
    restore(game, ask.counter, action.what, "action")  # §4.0.l, §4.recover.f


RECOVER = Verb(
    Recover,
    candidates=lambda position, ask: map(Recover, AILMENTS),
    exists=lambda position, ask, action: True,
    forbids=RECOVERING,
    resolve=recover,
)


def give_command(game: PavlovGame, ask: ChooseAction, action: Command) -> None:
    spend(game, ask, ask.counter)  # §4.command.j
    game.log("command-given", "4.command", counter=COUNTERS[ask.counter])
    game.then(ChooseOrders(seats=ask.seats, commander=ask.counter))


COMMAND = Verb(Command, forbids=(*COMMANDING, *FIT), resolve=give_command)


@rule("4.radio.b")
def call_reinforcements(game: PavlovGame, ask: ChooseAction, action: Radio) -> None:
    spend(game, ask, ask.counter)  # §4.radio.e
    game.log("radio-call", "4.radio", counter=COUNTERS[ask.counter])
    game.then(ChooseReinforcement(seats=ask.seats, points=HOUSE.radio_points, by_radio=True))  # §4.radio.b


RADIO = Verb(Radio, forbids=(*CALLING_IN, *FIT), resolve=call_reinforcements)


@rule("4.observer.b")
def direct_artillery(game: PavlovGame, ask: ChooseAction, action: Observe) -> None:
    spend(game, ask, ask.counter)  # §4.observer.i
    game.change(clear(game.position, LOCATION[action.battery] + FIRST))  # §4.observer.b
    game.log("artillery-called", "4.observer.b", counter=COUNTERS[ask.counter], location=action.battery)
    game.then(ChooseFire(seats=ask.seats, counter=ask.counter))


OBSERVE = Verb(
    Observe,
    candidates=lambda position, ask: map(Observe, BATTERIES),
    exists=lambda position, ask, action: action.battery in BATTERIES,
    forbids=(*OBSERVING, *FIT),
    resolve=direct_artillery,
)


# -- with a weapon ---------------------------------------------------------------------------------------------------


def crew_lays_fire(game: PavlovGame, ask: ChooseAction, action: Suppress) -> None:
    crew = crew_of(game.position, action.weapon)
    spend(game, ask, *crew, actions=HOUSE.crew_actions)  # §4.mg.d, §4.mg.e, §4.mortar.c, §4.mortar.d
    lay(game, ask.counter, action)


def crew_attacks(game: PavlovGame, ask: ChooseAction, action: Attack) -> None:
    crew = crew_of(game.position, action.weapon)
    spend(game, ask, *crew, actions=HOUSE.crew_actions)  # §4.at.d, §4.at.e, §4.mg.d, §4.mg.e
    dice, modifiers = weapon_attack(game.position, action.weapon)
    shoot(game, ask.counter, action.space, dice, modifiers, action.weapon)


CREW_FIRE = Verb(
    Suppress,
    of=lambda action: bool(action.weapon),
    candidates=crew_splits,
    exists=lambda position, ask, action: action.weapon in WEAPON,
    verdict=judge_crew_fire,
    resolve=crew_lays_fire,
)
CREW_ATTACKS = Verb(
    Attack,
    of=lambda action: bool(action.weapon),
    candidates=crew_targets,
    exists=lambda position, ask, action: action.space in SPACE and action.weapon in WEAPON,
    verdict=judge_crew_attack,
    resolve=crew_attacks,
    odds=lambda position, ask, action: attack_odds(position, action.space, weapon_attack(position, action.weapon)[0]),
    irreversible=True,
)


OPEN_TO_ALL = (LAY_FIRE, ATTACK, RECOVER)  # §4.0.f


class ChooseAction(PavlovDecision, frozen=True, kw_only=True):
    """4.0 What the chosen counter does."""

    phase = "actions"
    rule = "4.0"
    verbs = (*OPEN_TO_ALL, COMMAND, RADIO, OBSERVE, CREW_FIRE, CREW_ATTACKS)
    counter: int
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-action", {"counter": COUNTERS[self.counter], "left": self.left})
