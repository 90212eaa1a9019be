"""2.grd13, 4.radio Reinforcements: counters and weapons from the stock, within the points allowed."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.pavlov.interface.actions import Done, Reinforce
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COUNTER,
    COUNTERS,
    PACK,
    RESERVE,
    STOCK,
    WEAPON,
    WEAPONS,
    Man,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.turn.asking import PavlovDecision, stop
from grognard.games.pavlov.turn.finishing import unfinished

COST = {c.id: c.cost for c in PACK.counters} | {w.id: w.cost for w in PACK.weapons}

REINFORCEMENTS = {id_: Reinforce(id_) for id_ in COST}
NONE_SENT_YET, NONE_CALLED_YET = unfinished("2.grd13.b"), unfinished("4.radio.b")


def available(position: Position) -> list[str]:
    """The counters and weapons in the stock."""
    men = [COUNTERS[i] for i, man in enumerate(position.men) if man.place == STOCK]
    return men + [WEAPONS[i] for i, place in enumerate(position.weapons) if place == STOCK]


def affordable(position: Position, points: int) -> bool:
    return any(COST[id_] <= points for id_ in available(position))


@rule.forbids("2.grd13.b")
def is_not_in_the_stock(position: Position, id_: str, points: int) -> Violation:
    """Reinforcements come from the stock; what has been removed from the game is out of reach."""
    place = position.men[COUNTER[id_]].place if id_ in COUNTER else position.weapons[WEAPON[id_]]
    return evidence(id_) if place != STOCK else None


@rule.forbids("2.grd13.c")
def costs_too_much(position: Position, id_: str, points: int) -> Violation:
    """The costs of one reinforcement may not exceed its points."""
    return evidence(id_, cost=COST[id_], points=points) if COST[id_] > points else None


@rule.forbids("4.radio.b")
def costs_too_much_by_radio(position: Position, id_: str, points: int) -> Violation:
    """The radio brings two points' worth."""
    return evidence(id_, cost=COST[id_], points=points) if COST[id_] > points else None


REINFORCING = (is_not_in_the_stock, costs_too_much)
CALLING = (is_not_in_the_stock, costs_too_much_by_radio)


@rule("2.grd13.b", "2.grd13.c", "4.radio.c")
def reinforce(game: PavlovGame, ask: ChooseReinforcement, action: Reinforce) -> None:
    """A counter or weapon comes from the stock to the reserve; the points it costs are spent."""
    id_ = action.counter
    if id_ in COUNTER:
        game.change(game.position.with_man(COUNTER[id_], Man(RESERVE)))  # §2.grd13.b, §4.radio.c
    else:
        game.change(game.position.with_weapon(WEAPON[id_], RESERVE))  # §2.grd13.b
    game.log("reinforced", "2.grd13.b", counter=id_)
    left = ask.points - COST[id_]  # §2.grd13.c
    if affordable(game.position, left):
        game.then(replace(ask, points=left, arrived=ask.arrived + 1))


REINFORCE = Verb(
    Reinforce,
    candidates=lambda position, ask: [REINFORCEMENTS[id_] for id_ in available(position)],
    exists=lambda position, ask, action: action.counter in COST,
    verdict=lambda position, ask, action: judge(
        CALLING if ask.by_radio else REINFORCING, position, action.counter, ask.points
    ),
    legal=lambda position, ask: [REINFORCEMENTS[id_] for id_ in available(position) if COST[id_] <= ask.points],
    resolve=reinforce,
)
END_REINFORCEMENT = Verb(
    Done,
    verdict=lambda position, ask, action: judge((NONE_CALLED_YET if ask.by_radio else NONE_SENT_YET,), ask.arrived),
    resolve=stop,
    ends=True,
)


class ChooseReinforcement(PavlovDecision, frozen=True, kw_only=True):
    """2.grd13 One counter after another comes to the reserve while points last; stopping early is allowed."""

    rule = "2.grd13"
    verbs = (REINFORCE, END_REINFORCEMENT)
    points: int
    by_radio: bool = False
    arrived: int = 0

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-reinforcement", {"points": self.points})
