"""4.move Moving: how many counters, and which."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.posts import ChoosePost, unfit_at
from grognard.games.pavlov.interface.actions import EndMoves, Move
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COUNTER,
    COUNTERS,
    PACK,
    POSITIONS,
    RESERVE,
    STOCK,
    WEAPON,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.turn.asking import PavlovDecision, stop
from grognard.games.pavlov.variants.tactics import in_force

TURN = PACK.components.turn
MOVES = tuple(Move(name) for name in COUNTERS)


# -- picking the counter ---------------------------------------------------------------------------------------------


class Moves(Procedure, frozen=True, kw_only=True):
    """4.move The moves that are left. Only the player ends them, as every phase."""

    phase = "moves"
    left: int
    moved: tuple[int, ...] = ()

    @property
    def remaining(self) -> int:
        return self.left

    def run(self, game: PavlovGame) -> None:
        game.then(MoveCounter(seats=game.position.rules.garrison, left=self.left, moved=self.moved))  # §7.3.c


@rule.forbids("4.weapons.a")
def weapon_moves_with_its_crew(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """A weapon does not move by itself: a counter with its symbol takes it along."""
    return evidence(id_) if id_ in WEAPON else None


@rule.forbids("7.2")
def card_allows_no_more_moves(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """A tactics card may cut down the moves of the turn."""
    cards = in_force(position, "moves") if ask.left <= 0 and position.tactics else ()
    return evidence(f"c{cards[0].n}", count=len(ask.moved)) if cards else None


@rule.forbids("4.move.a", "4.group.c")
def no_move_is_left(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """Three counters may be moved, four with the command group."""
    if ask.left > 0:
        return None
    return evidence(by="4.group.c" if len(ask.moved) > TURN.moves else "4.move.a", count=len(ask.moved))


@rule.forbids("4.move.d")
def is_not_in_the_house(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """Only counters in the house move."""
    return evidence(id_) if position.men[COUNTER[id_]].place <= STOCK else None


@rule.forbids("4.move.a")
def has_moved_already(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """Three counters may be moved: each of them once. RULING pavlov-006."""
    return evidence(id_) if COUNTER[id_] in ask.moved else None


@rule.forbids("4.move.d")
def has_nowhere_to_go(position: Position, ask: MoveCounter, id_: str) -> Violation:
    """A move ends on another fighting position: one must be open."""
    posts = position.posts
    if any(not posts[place] for place in POSITIONS):
        return None
    here = position.men[COUNTER[id_]].place
    return None if any(p != here and not unfit_at(position, p) for p in POSITIONS) else evidence(id_)


def movable(position: Position, ask: MoveCounter) -> list[Move]:
    """As judged; with an empty position in the house every counter that has not moved has somewhere to go."""
    if ask.left <= 0:
        return []
    house = [MOVES[i] for i, man in enumerate(position.men) if man.place >= RESERVE and i not in ask.moved]
    if not all(position.posts[1:]):
        return house
    return [move for move in house if not has_nowhere_to_go.find(position, ask, move.counter)]


def pick_up(game: PavlovGame, ask: MoveCounter, action: Move) -> None:
    """The counter is picked; next comes the position it goes to."""
    counter = COUNTER[action.counter]
    game.then(
        ChoosePost(seats=ask.seats, counter=counter),
        Moves(left=ask.left - 1, moved=(*ask.moved, counter)),
    )


MOVE = Verb(
    Move,
    candidates=lambda position, ask: [MOVES[i] for i, man in enumerate(position.men) if man.place >= RESERVE],
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, ask, action.counter),
    forbids=(
        weapon_moves_with_its_crew,
        card_allows_no_more_moves,
        no_move_is_left,
        is_not_in_the_house,
        has_moved_already,
        has_nowhere_to_go,
    ),
    legal=movable,
    resolve=pick_up,
    takes_up=True,
)
END_MOVES = Verb(EndMoves, resolve=stop, ends=True)


class MoveCounter(PavlovDecision, frozen=True, kw_only=True):
    """4.move Which counter moves next; stopping early is allowed. A counter moves exhausted and damaged as well."""

    phase = "moves"
    rule = "4.0.b"
    finish_first = "4.0.b"
    verbs = (MOVE, END_MOVES)
    left: int
    moved: tuple[int, ...]

    @property
    def remaining(self) -> int:
        return self.left

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-move-counter", {"left": self.left})
