"""4.move Moving: how many counters, and which."""

from __future__ import annotations

from grognard.core.game import Action, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
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
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.variants.tactics import in_force

TURN = PACK.components.turn
MOVES = tuple(Move(name) for name in COUNTERS)
END_MOVES = EndMoves()


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
        game.then(MoveCounter(seats=game.position.rules.garrison, left=self.left, moved=self.moved))


@rule.forbids("7.2")
def card_allows_no_more_moves(position: Position, left: int, moved: tuple[int, ...]) -> Violation:
    """A tactics card may cut down the moves of the turn."""
    cards = in_force(position, "moves") if left <= 0 and position.tactics else ()
    return evidence(f"c{cards[0].n}", count=len(moved)) if cards else None


@rule.forbids("4.move.a", "4.group.c")
def no_move_is_left(position: Position, left: int, moved: tuple[int, ...]) -> Violation:
    """Three counters may be moved, four with the command group."""
    if left > 0:
        return None
    return evidence(by="4.group.c" if len(moved) > TURN.moves else "4.move.a", count=len(moved))


@rule.forbids("4.weapons.a")
def weapon_moves_with_its_crew(weapon: str) -> Violation:
    """A weapon does not move by itself: a counter with its symbol takes it along."""
    return evidence(weapon)


MOVES_LEFT = (card_allows_no_more_moves, no_move_is_left)


@rule.forbids("4.move.a")
def has_moved_already(position: Position, counter: int, moved: tuple[int, ...]) -> Violation:
    """Three counters may be moved: each of them once. RULING pavlov-006."""
    return evidence(COUNTERS[counter]) if counter in moved else None


@rule.forbids("4.move.d")
def is_not_in_the_house(position: Position, counter: int, moved: tuple[int, ...]) -> Violation:
    """Only counters in the house move."""
    return evidence(COUNTERS[counter]) if position.men[counter].place <= STOCK else None


@rule.forbids("4.move.d")
def has_nowhere_to_go(position: Position, counter: int, moved: tuple[int, ...]) -> Violation:
    """A move ends on another fighting position: one must be open to him."""
    posts = position.posts
    if any(not posts[place] for place in POSITIONS):
        return None
    here = position.men[counter].place
    return None if any(p != here and not unfit_at(position, p) for p in POSITIONS) else evidence(COUNTERS[counter])


PICKING = (is_not_in_the_house, has_moved_already, has_nowhere_to_go)


@rule("1.1.d", "4.0.b", "4.move.a", "7.3.c")
class MoveCounter(PavlovDecision, frozen=True, kw_only=True):
    """4.move Which counter moves next; stopping early is allowed. A counter moves exhausted and damaged as well."""

    phase = "moves"
    rule = "4.0.b"
    finish_first = "4.0.b"
    accepts = (Move, EndMoves)
    left: int
    moved: tuple[int, ...]

    @property
    def remaining(self) -> int:
        return self.left

    def candidates(self, game: PavlovGame) -> list[Action]:
        men = enumerate(game.position.men)
        return [*(MOVES[i] for i, man in men if man.place >= RESERVE), END_MOVES]

    def actions(self, game: PavlovGame) -> list[Action]:
        """As judged; with an empty position in the house everybody who has not moved has somewhere to go."""
        if self.left <= 0:
            return [END_MOVES]
        if all(game.position.posts[1:]):
            return [a for a in self.candidates(game) if self.verdict(game, a)]
        men = enumerate(game.position.men)
        found: list[Action] = [MOVES[i] for i, man in men if man.place >= RESERVE and i not in self.moved]
        found.append(END_MOVES)
        return found

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, Move) or action.counter in COUNTER or action.counter in WEAPON

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if isinstance(action, Move):
            if action.counter in WEAPON:
                return judge((weapon_moves_with_its_crew,), action.counter)
            left = judge(MOVES_LEFT, game.position, self.left, self.moved)
            return left and judge(PICKING, game.position, COUNTER[action.counter], self.moved)
        return True

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if isinstance(action, Move):
            counter = COUNTER[action.counter]
            game.then(
                ChoosePost(seats=self.seats, counter=counter),
                Moves(left=self.left - 1, moved=(*self.moved, counter)),
            )

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-move-counter", {"left": self.left})
