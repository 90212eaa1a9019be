"""3.mortar, 4.weapons, 5.0 What fire does to the counters: damage tokens, wounds, first aid."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.interface.actions import Decline, Lose, UseAid
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    AID,
    COUNTER,
    COUNTERS,
    DAMAGE,
    PLACE_NAMES,
    RESERVE,
    SORTIE,
    WEAPON,
    PavlovGame,
    Position,
    put,
)
from grognard.games.pavlov.state.stock import from_supply, removed, take
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.turn.ending import house_empty


@rule("3.mortar.h", "3.mortar.i", "4.weapons.d")
def suppress(game: PavlovGame, men: Iterable[int]) -> None:
    """Every counter gets a damage token; one that has it already is wounded instead."""
    wounded: list[Procedure] = []
    for counter in men:
        man = game.position.men[counter]
        if man.damaged:
            wounded.append(Wound(counter=counter, cause="3.mortar.i"))  # §3.mortar.i, §5.0.f
            continue
        position, taken = take(game.position, DAMAGE)
        if taken:
            game.change(position.with_man(counter, replace(man, damaged=True)))
            game.log("counter-damaged", "3.mortar.h", counter=COUNTERS[counter])
        else:
            game.log("no-damage-token", "setup.tokens.f")
    game.then(*wounded)


class Wound(Procedure, frozen=True, kw_only=True):
    """A counter is about to be removed from the game: first aid may save it."""

    counter: int
    cause: str
    """The paragraph that causes the wound."""
    seats: tuple[str, ...] = ()
    """The seats that may save it: those whose phase it is; empty: either Soviet player."""

    def run(self, game: PavlovGame) -> None:
        if game.position.supply[AID]:  # §5.0.b, §5.0.c
            seats = self.seats or game.position.rules.soviet
            game.then(ChooseAid(seats=seats, counter=self.counter, cause=self.cause))
        else:
            remove(game, self.counter, self.cause)


@rule("3.sniper.h", "3.storm.m", "3.supply.d")
def remove(game: PavlovGame, counter: int, cause: str) -> None:
    place = PLACE_NAMES[game.position.men[counter].place]
    game.change(removed(game.position, counter))
    game.log("counter-lost", cause, counter=COUNTERS[counter], place=place)
    if game.position.garrison == 0:
        house_empty(game)


@rule("5.0.a", "5.0.d")
def use_aid(game: PavlovGame, ask: ChooseAid, action: UseAid) -> None:
    """A token goes back to the stock, one for each wound; a participant of a sortie returns to the reserve."""
    position = from_supply(game.position, AID)  # §5.0.a, §5.0.d
    man = position.men[ask.counter]
    if man.place == SORTIE:  # §5.0.g
        position = position.with_man(ask.counter, replace(man, place=RESERVE))
    game.change(position)
    game.log("counter-saved", "5.0.a", counter=COUNTERS[ask.counter])


USE_AID = Verb(UseAid, resolve=use_aid)
DECLINE_AID = Verb(
    Decline, resolve=lambda game, ask, action: remove(game, ask.counter, ask.cause), ends=True, confirm=True
)


class ChooseAid(PavlovDecision, frozen=True, kw_only=True):
    """5.0 A first-aid token in the house may cancel the wound, each wound for a token of its own."""

    rule = "5.0"
    verbs = (USE_AID, DECLINE_AID)
    counter: int
    cause: str

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-aid", {"counter": COUNTERS[self.counter], "left": game.position.supply[AID]})


@rule.forbids("4.weapons.c")
def was_not_hit(position: Position, place: int, id_: str) -> Violation:
    """The casualty is one of the two on the position that was hit."""
    struck = id_ in COUNTER and position.men[COUNTER[id_]].place == place
    return None if struck else evidence(id_, PLACE_NAMES[place])


@rule("4.weapons.c")
def lose_casualty(game: PavlovGame, ask: ChooseCasualty, action: Lose) -> None:
    """The one chosen is wounded."""
    game.then(Wound(counter=COUNTER[action.counter], cause=ask.cause))


LOSE_CASUALTY = Verb(
    Lose,
    candidates=lambda position, ask: [Lose(COUNTERS[c]) for c in position.posts[ask.place]],
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, ask.place, action.counter),
    forbids=(was_not_hit,),
    resolve=lose_casualty,
)


class ChooseCasualty(PavlovDecision, frozen=True, kw_only=True):
    """4.weapons A crew of two was hit: the player chooses, after the dice, which of them is the casualty."""

    rule = "4.weapons.c"
    verbs = (LOSE_CASUALTY,)
    place: int
    cause: str

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (PLACE_NAMES[self.place],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-casualty", {"place": PLACE_NAMES[self.place]})


def sent_to_sortie(game: PavlovGame, men: tuple[int, ...]) -> None:
    """The counters of a sortie leave their positions."""
    position = game.position
    people = position.men
    for counter in men:
        people = put(people, counter, replace(people[counter], place=SORTIE))
    game.change(replace(position, men=people))
