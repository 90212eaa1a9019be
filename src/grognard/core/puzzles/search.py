"""The exact search of a puzzle: every line of play, every roll, every answer of the enemy.

The player takes the answer with the best chance, the enemy the one with the worst. Lines that lead back to where they
came from (a unit selected and put back) are worth what the rest of them is worth.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct

from grognard.core.errors import BadSituation
from grognard.core.game import Action, Decision, Game
from grognard.core.puzzles.outcomes import NO_DICE, Faces, outcomes
from grognard.core.puzzles.puzzle import Puzzle
from grognard.core.system import System

LIMIT = 60_000
"""Outcomes that are played at most; a larger puzzle is refused."""

Key = tuple[bytes, int]
"""A position without its dice, and how many answers the player has given (0 where that does not count)."""


class Outcome(NamedTuple):
    faces: Faces
    chance: Fraction
    key: Key


class Edge(Struct, frozen=True):
    """An answer and all that can come of it; nothing: it ends the puzzle."""

    action: Action
    outcomes: tuple[Outcome, ...]
    worth: Fraction = Fraction(0)
    """The chance, where the answer ends the puzzle."""


class Node(Struct):
    """A moment at which someone has to answer, or the puzzle is over."""

    own: bool
    edges: tuple[Edge, ...]
    chance: Fraction
    """Of reaching the goal from here by best play."""
    steps: int = 0
    """Answers until the goal is reached, if all goes well."""


class PuzzleTooLarge(BadSituation):
    """The search has more outcomes than are tried."""


class Solved(Struct, frozen=True):
    """All of a puzzle: every position that can come up, and its chance."""

    root: Key
    nodes: dict[Key, Node]

    @property
    def chance(self) -> Fraction:
        return self.nodes[self.root].chance

    def worth(self, edge: Edge) -> Fraction:
        if not edge.outcomes:
            return edge.worth
        return sum((chance * self.nodes[key].chance for _, chance, key in edge.outcomes), Fraction(0))

    def best(self, node: Node) -> list[Edge]:
        """The answers that keep the chance of a position, the shortest way to the goal first."""
        kept = [edge for edge in node.edges if self.worth(edge) == node.chance]
        return sorted(kept, key=self.length)

    def length(self, edge: Edge) -> int:
        return min((self.nodes[key].steps for _, _, key in edge.outcomes if self.nodes[key].chance), default=0)


def key_of(system: System, puzzle: Puzzle, game: Game[Any], answers: int) -> Key:
    dice, game.dice = game.dice, NO_DICE
    try:
        return system.save(game), answers if puzzle.within else 0
    finally:
        game.dice = dice


def solve(system: System, puzzle: Puzzle, start: Game[Any], limit: int = LIMIT) -> Solved:
    """Search a puzzle to its end, which is that of the first step on the agenda."""
    return _search(system, puzzle, _begun(start), 0, limit)


def _begun(start: Game[Any]) -> Game[Any]:
    """The first decision of a puzzle, without what comes after its phase."""
    game = start.fork()
    game.dice, game.agenda = NO_DICE, start.agenda[-1:]
    game.settle()
    return game


def chance_of(system: System, puzzle: Puzzle, start: Game[Any], line: Iterable[Action]) -> Fraction:
    """The exact chance of a line of play: its answers up to the first roll, best play afterwards."""
    game, answers = _begun(start), 0
    for action in line:
        decision = game.decision
        if decision is None or _over(system, puzzle, game, answers) is not None:
            break
        answers += puzzle.is_own(decision)
        ways: dict[Key, tuple[Fraction, Game[Any]]] = {}
        for _, chance, after in outcomes(game, decision, action):
            way = key_of(system, puzzle, after, answers)
            ways[way] = (chance + ways[way][0] if way in ways else chance, after)
        if len(ways) > 1:
            ends = ((chance, _search(system, puzzle, after, answers, LIMIT)) for chance, after in ways.values())
            return sum((chance * solved.chance for chance, solved in ends), Fraction(0))
        game = after
    return Fraction(puzzle.reached(system, game))


def _search(system: System, puzzle: Puzzle, start: Game[Any], answered: int, limit: int) -> Solved:
    root = key_of(system, puzzle, start, answered)
    nodes: dict[Key, Node] = {}
    open_: list[tuple[Key, Game[Any], int]] = [(root, start, answered)]
    played = 0
    while open_:
        key, game, answers = open_.pop()
        if key in nodes:
            continue
        over = _over(system, puzzle, game, answers)
        if over is not None:
            nodes[key] = Node(False, (), Fraction(over))
            continue
        decision = game.decision
        assert decision is not None
        own = puzzle.is_own(decision)
        edges = []
        for action in decision.actions(game):
            if own and action.__struct_config__.tag in puzzle.ends:
                edges.append(Edge(action, (), Fraction(puzzle.hold and puzzle.reached(system, game))))
                continue
            ways: dict[Key, Outcome] = {}
            for faces, chance, after in outcomes(game, decision, action):
                played += 1
                if played > limit:
                    raise PuzzleTooLarge(detail=f"more than {limit} outcomes")
                way = key_of(system, puzzle, after, answers + own)
                if way in ways:
                    ways[way] = ways[way]._replace(chance=ways[way].chance + chance)
                else:
                    ways[way] = Outcome(faces, chance, way)
                    open_.append((way, after, answers + own))
            edges.append(Edge(action, tuple(ways.values())))
        nodes[key] = Node(own, tuple(edges), Fraction(0))
    solved = Solved(root, nodes)
    _settle(solved)
    return solved


def _over(system: System, puzzle: Puzzle, game: Game[Any], answers: int) -> bool | None:
    """Whether the goal is reached, where the puzzle is over; None while it goes on."""
    reached = puzzle.reached(system, game)
    if reached and not puzzle.hold:
        return True
    decision: Decision | None = game.decision
    if decision is None:
        return reached
    return reached if puzzle.within and answers >= puzzle.within else None


def _settle(solved: Solved) -> None:
    """Chances from the ends back to the start, again and again until none changes; then the lengths of the lines."""
    inner = [node for node in reversed(solved.nodes.values()) if node.edges]
    changed = True
    while changed:
        changed = False
        for node in inner:
            values = [solved.worth(edge) for edge in node.edges]
            chance = max(values) if node.own else min(values)
            if chance != node.chance:
                node.chance, changed = chance, True
    for node in inner:
        node.steps = len(inner) + 1
    changed = True
    while changed:
        changed = False
        for node in inner:
            kept = [solved.length(edge) for edge in node.edges if solved.worth(edge) == node.chance]
            steps = 1 + min(kept, default=0)
            if steps < node.steps:
                node.steps, changed = steps, True


class Move(NamedTuple):
    """One answer of a line of play, and the faces that are rolled for it."""

    action: Action
    own: bool
    faces: Faces
    edge: Edge
    node: Node


def main_line(solved: Solved) -> Iterator[Move]:
    """Best play on both sides, with the dice that most likely lead to the goal."""
    key, seen = solved.root, set[Key]()
    while (node := solved.nodes[key]).edges and key not in seen:
        seen.add(key)
        edge = solved.best(node)[0]
        if not edge.outcomes:
            return
        way = max(edge.outcomes, key=lambda way: (way.chance * solved.nodes[way.key].chance, way.faces))
        yield Move(edge.action, node.own, way.faces, edge, node)
        key = way.key


class Plan(NamedTuple):
    """A line of play up to its first roll, or its end."""

    worth: Fraction
    line: tuple[Action, ...]
    rolls: bool
    """The roll at its end decides something."""


def plans(solved: Solved) -> list[Plan]:
    """Every plan, the shortest first."""
    listed, seen, open_ = list[Plan](), set[Key](), deque[tuple[Key, tuple[Action, ...]]]([(solved.root, ())])
    while open_:
        key, line = open_.popleft()
        node = solved.nodes[key]
        if key in seen or not node.edges:
            continue
        seen.add(key)
        for edge in node.edges if node.own else solved.best(node)[:1]:
            to = (*line, edge.action)
            if len(edge.outcomes) == 1 and solved.nodes[edge.outcomes[0].key].edges:
                open_.append((edge.outcomes[0].key, to))
            else:
                chances = {solved.nodes[way.key].chance for way in edge.outcomes}
                listed.append(Plan(solved.worth(edge), to, len(chances) > 1))
    return listed


def second_best(solved: Solved) -> Fraction:
    """The chance of the best plan that is worse than the best."""
    return max((plan.worth for plan in plans(solved) if plan.worth < solved.chance), default=Fraction(0))


def rival(solved: Solved) -> Plan | None:
    """The tempting plan: the best of those that are worse, that begin with a roll for the goal, and that are not a best
    plan with something left out."""
    every = plans(solved)
    best = [frozenset(plan.line) for plan in every if plan.worth == solved.chance]
    worse = [plan for plan in every if plan.worth < solved.chance and plan.rolls]
    tempting = [plan for plan in worse if not any(line.issuperset(plan.line) for line in best)]
    return max(tempting, key=lambda plan: plan.worth, default=None)
