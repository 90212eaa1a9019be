"""Measures whether refusals give a reason, by trying actions close to those that a decision offers.

Random play is perturbed at every pause: a candidate with another piece, with another place or figure, or another verb
of the game altogether. A refusal by a clause of its own is what a player should get; one that names the decision the
action belongs to is fair; the bare "that is not one of the choices" explains nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.game import FINISH_FIRST, NO_SUCH_CHOICE, NOT_NOW, Action, Game
from grognard.core.system import Scenario, System
from grognard.core.verdicts import Forbidden, Verdict

Kind = Literal["piece", "place", "verb", "all"]
Answer = Literal["allowed", "clause", "misplaced", "default"]
KINDS: tuple[Kind, ...] = ("piece", "place", "verb")
ANSWERS: tuple[Answer, ...] = ("allowed", "clause", "misplaced", "default")

PLIES = 300
"""So many answers are given in all, the scenarios in turn."""
TRIES = 2
"""Perturbed actions of each kind at a pause."""
SAMPLE = 40
"""Of the candidates of a pause, so many are looked at: some decisions have thousands."""


class Share(Struct, frozen=True):
    """How perturbed actions of one kind were answered."""

    kind: Kind
    allowed: int = 0
    clause: int = 0
    misplaced: int = 0
    default: int = 0

    @property
    def refused(self) -> int:
        return self.clause + self.misplaced + self.default

    @property
    def bare(self) -> float:
        """Per cent of the refusals that explain nothing."""
        return 100 * self.default / self.refused if self.refused else 0.0


class Perturbation(Struct, frozen=True):
    """How a game answered, and which of its decisions and actions got the bare refusal, the worst first."""

    shares: tuple[Share, ...]
    bare: dict[str, int]

    @property
    def total(self) -> Share:
        sums = {answer: sum(getattr(share, answer) for share in self.shares) for answer in ANSWERS}
        return Share("all", **sums)


def answer_to(verdict: Verdict) -> Answer:
    """What a player is told: by a clause, by the decision the action belongs to, or only that it is no choice now."""
    if not isinstance(verdict, Forbidden):
        return "allowed"
    if verdict.reason.id == NO_SUCH_CHOICE:
        return "default"
    return "misplaced" if verdict.reason.id in (NOT_NOW, FINISH_FIRST) else "clause"


def perturb(system: System, seed: int = 1, plies: int = PLIES) -> Perturbation:
    """Play at random, try what is not offered, and count the answers."""
    chance = random.Random(seed)
    counts: dict[Kind, dict[Answer, int]] = {kind: dict.fromkeys(ANSWERS, 0) for kind in KINDS}
    bare: Counter[str] = Counter()
    scenarios = system.scenarios
    for number, scenario in enumerate(scenarios):
        stock = Stock()
        share = plies // len(scenarios) + (number < plies % len(scenarios))
        for game, candidates in islice(pauses(system, scenario, chance), share):
            stock.add(candidates)
            for kind, action in stock.perturbed(candidates, chance):
                decision = game.decision
                assert decision is not None
                answer = answer_to(decision.judge(game, action))
                counts[kind][answer] += 1
                if answer == "default":
                    bare[f"{decision.__struct_config__.tag}: {action.__struct_config__.tag}"] += 1
    return Perturbation(tuple(Share(kind, **counts[kind]) for kind in KINDS), dict(bare.most_common()))


def pauses(system: System, scenario: Scenario, chance: random.Random) -> Iterator[tuple[Game[Any], Sequence[Action]]]:
    """A random game with a sample of its candidates at every pause; after its end, another."""
    while True:
        dice = Dice(seed_from(chance.randrange(1 << 32)))
        game = system.begin(scenario, system.options(scenario, {}), dice, None)
        while (decision := game.decision) is not None:
            candidates = list(decision.candidates(game))
            yield game, chance.sample(candidates, min(SAMPLE, len(candidates)))
            game.apply(chance.choice(decision.actions(game)))


class Stock:
    """Every value that a field had and every verb that was tried so far in a scenario: what a player could put in its
    stead."""

    def __init__(self) -> None:
        self.values: dict[str, list[object]] = {}
        self.verbs: dict[type[Action], Action] = {}

    def add(self, actions: Sequence[Action]) -> None:
        for action in actions:
            self.verbs[type(action)] = action
            for name in action.__struct_fields__:
                values = self.values.setdefault(name, [])
                value = getattr(action, name)
                if value != "" and value not in values:  # an empty field names nothing
                    values.append(value)

    def perturbed(self, candidates: Sequence[Action], chance: random.Random) -> Iterator[tuple[Kind, Action]]:
        """Some actions next to the candidates, none of them a candidate itself."""
        for _ in range(TRIES):
            for kind in KINDS:
                action = self.another(kind, chance.choice(candidates), chance)
                if action is not None and action not in candidates and is_well_typed(action):
                    yield kind, action

    def another(self, kind: Kind, action: Action, chance: random.Random) -> Action | None:
        if kind == "verb":
            verbs = [verb for type_, verb in self.verbs.items() if type_ is not type(action)]
            return chance.choice(verbs) if verbs else None
        fields = action.__struct_fields__[:1] if kind == "piece" else action.__struct_fields__[1:]
        values = {name: [v for v in self.values[name] if v != getattr(action, name)] for name in fields}
        open_fields = [name for name in fields if values[name]]
        if not open_fields:
            return None
        name = chance.choice(open_fields)
        return replace(action, **{name: chance.choice(values[name])})


def is_well_typed(action: Action) -> bool:
    """Whether the server would read it as an action at all: a field takes only the values that its type allows."""
    try:
        return msgspec.convert(msgspec.to_builtins(action), type(action)) == action
    except msgspec.ValidationError:
        return False
