"""The games as PettingZoo environments, with action masks: `pip install grognard[env]`. docs/env.md describes them.

from grognard.env import env

table = env("h44", "short", max_actions=200)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
import typing
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from grognard import library
from grognard.ai import PlayerView, make_player
from grognard.core.game import Action
from grognard.core.system import System
from grognard.games import find

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}: grognard.env needs `pip install grognard[env]`", name=missing.name) from None

END, NOTHING, TRUE, FALSE = ".", "-", "true", "false"
NUMBERS = range(-9, 100)
FEATURES = 8192
LARGEST = 32767

Array = np.ndarray[Any, np.dtype[Any]]
Observation = dict[str, Array]
Open = list[tuple[tuple[str, ...], Action]]
"""Legal actions, each with its words."""


# -- actions as words ------------------------------------------------------------------------------------------------


@cache
def vocabulary(slug: str) -> tuple[str, ...]:
    """The words that the actions of a game are made of; the index of a word in it is an action of the environment.

    First `.`, `-`, `true` and `false`, then numbers, verbs, and every other word in alphabetical order. It is the same
    for all scenarios and options of a game, and changes only with its pack or its verbs.
    """
    system = find(slug)
    verbs = sorted(str(kind.__struct_config__.tag) for kind in system.action_types)
    fixed = [END, NOTHING, TRUE, FALSE, *map(str, NUMBERS), *verbs]
    others = sorted({*system.ids, *literals(system)})
    return tuple(dict.fromkeys([*fixed, *others]))


def literals(system: System) -> Iterator[str]:
    """The words that fields of actions are limited to."""
    for kind in system.action_types:
        for field in msgspec.structs.fields(kind):
            if typing.get_origin(field.type) is typing.Literal:
                yield from (str(value) for value in typing.get_args(field.type) if value)


def words_of(action: Action) -> tuple[str, ...]:
    """An action as words: its verb, then its fields in order; a list of ids is closed by `.`, nothing is `-`."""
    words = [str(action.__struct_config__.tag)]
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, bool):
            words.append(TRUE if value else FALSE)
        elif isinstance(value, tuple):
            words += (*map(str, value), END)
        else:
            words.append(NOTHING if value is None or value == "" else str(value))
    return tuple(words)


# -- views as vectors ------------------------------------------------------------------------------------------------


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """The facts of a view, each a text and a number.

    A number is `path` with its value; a word, a yes or a no is `path=word` with 1. The elements of a list that have an
    `id` go by it, words go by themselves, and everything else by its place in the list.
    """
    match data:
        case None:
            return
        case bool() | str():
            yield f"{path}={data}", 1
        case int():
            yield path, data
        case dict():
            for key, value in data.items():
                yield from leaves(value, f"{path}.{key}")
        case list() | tuple():
            for place, value in enumerate(data):
                match value:
                    case {"id": str(id_)}:
                        yield from leaves(value, f"{path}.{id_}")
                    case str():
                        yield f"{path}={value}", 1
                    case _:
                        yield from leaves(value, f"{path}.{place}")


@cache
def slot(fact: str, size: int) -> int:
    """Where a fact stands in a vector: the same on every machine."""
    return int.from_bytes(blake2b(fact.encode(), digest_size=8).digest(), "big") % size


def vector(facts: Iterable[tuple[str, int]], size: int) -> Array:
    """Facts as a vector; two facts that share a slot add up."""
    sums = np.zeros(size, np.int64)
    for fact, value in facts:
        sums[slot(fact, size)] += value
    return sums


# -- the environment -------------------------------------------------------------------------------------------------


class GrognardEnv(AECEnv[str, Any, Any]):
    """One game. Its agents are the seats; an action is said word by word, and played with its last word."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "name": "grognard", "is_parallelizable": False}

    def __init__(
        self,
        slug: str,
        scenario: str | None = None,
        *,
        max_actions: int | None = None,
        features: int = FEATURES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`scenario` and `options` as `grognard.new` takes them. After `max_actions` actions a game is truncated."""
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {**self.metadata, "name": f"grognard_{slug}"}
        self.render_mode = render_mode
        self.words = vocabulary(slug)
        self.game = library.new(slug, scenario, **options)
        self.possible_agents = list(self.game.seats)
        self._setup = (slug, scenario, options)
        self._index = {word: index for index, word in enumerate(self.words)}
        self._most = max_actions
        self._features = features
        self._seeds = random.Random()
        box = spaces.Box(-LARGEST, LARGEST, (features,), np.int16)
        mask = spaces.Box(0, 1, (len(self.words),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.words)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the next one of the last seed's series is taken; `options` are not used."""
        if seed is not None:
            self._seeds = random.Random(seed)
        slug, scenario, chosen = self._setup
        self.game = library.new(slug, scenario, seed=self._seeds.getrandbits(63) if seed is None else seed, **chosen)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._played = 0
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked next."""
        self.said: tuple[str, ...] = ()
        self._seen: dict[str, Array] = {}
        """The views as vectors, until the table changes."""
        self._open: Open = []
        """The legal actions that begin with what has been said."""
        if self.game.turn is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.game.turn
        self._open = [(words_of(action), action) for action in self.game.legal_actions]

    def next_words(self) -> set[str]:
        """The words that go on from what has been said."""
        return {words[len(self.said)] for words, _ in self._open}

    def action_mask(self, agent: str) -> Array:
        mask = np.zeros(len(self.words), np.int8)
        if agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent]):
            mask[[self._index[word] for word in self.next_words()]] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        if agent not in self._seen:
            self._seen[agent] = vector(leaves(self.view(agent)), self._features)
        sums = self._seen[agent] + vector(self._question(agent), self._features)
        observation = sums.clip(-LARGEST, LARGEST).astype(np.int16)
        return {"observation": observation, "action_mask": self.action_mask(agent)}

    def _question(self, agent: str) -> Iterator[tuple[str, int]]:
        """Which seat it is, what it is asked, and what it has said so far."""
        yield f"seat={agent}", 1
        if agent == self.agent_selection and self.game.decision is not None:
            yield f"asked={self.game.decision.__struct_config__.tag}", 1
            yield from ((f"said.{place}={word}", 1) for place, word in enumerate(self.said))

    def view(self, agent: str) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self.game.view(agent))
        return data

    @property
    def view_schema(self) -> dict[str, Any]:
        """The JSON Schema of `view`."""
        return msgspec.json.schema(self.game.system.view_type)

    def choices(self, action: Action | str) -> list[int]:
        """The indices that play a legal action from here, one after the other."""
        wanted = words_of(self.game.action(action) if isinstance(action, str) else action)
        said, left, chosen = self.said, self._open, list[int]()
        while len(said) < len(wanted):
            word = wanted[len(said)]
            chosen.append(self._index[word])
            said, left = narrowed(said, left, word)
            if not left or wanted[: len(said)] != said:
                raise ValueError(f"not a legal action: {' '.join(wanted)}")
        return chosen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        word = self.words[int(action)] if action is not None else ""
        if word not in self.next_words():
            raise ValueError(f"{word!r} goes on from no legal action; look at the mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.said, self._open = narrowed(self.said, self._open, word)
        if len(self.said) == len(self._open[0][0]):
            self._play(self._open[0][1])
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, action: Action) -> None:
        self.game.play(action, self.agent_selection)
        self._played += 1
        if self.game.over:
            self.rewards = self.game.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self._played >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()

    def render(self) -> str | None:
        """The game in a few lines: returned for `ansi`, printed for `human`."""
        text = "\n".join([str(self.game), " ".join(self.said)]).rstrip()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def narrowed(said: tuple[str, ...], left: Open, word: str) -> tuple[tuple[str, ...], Open]:
    """What has been said and what is left after one more word; words without an alternative are filled in."""
    said = (*said, word)
    left = [(words, action) for words, action in left if words[: len(said)] == said]
    while len({words[len(said) : len(said) + 1] for words, _ in left} - {()}) == 1:
        said = (*said, left[0][0][len(said)])
    return said, left


def env(slug: str, scenario: str | None = None, **settings: Any) -> Any:
    """The environment of a game, in PettingZoo's usual wrappers: a word that the mask forbids loses the game."""
    table: Any = GrognardEnv(slug, scenario, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class MachinePlayer:
    """One of the machine players of a game (`random`, `easy`, `normal`, `hard`) as a policy."""

    def __init__(self, slug: str, name: str, seed: int = 0) -> None:
        self._player = make_player(slug, name, seed)
        self._queue: list[int] = []

    def choose(self, table: Any) -> int:
        """The next index for the agent that is asked."""
        inner: GrognardEnv = table.unwrapped
        if not self._queue:
            game = inner.game
            action = self._player.choose(PlayerView.of(game.system, game.state, inner.agent_selection))
            self._queue = inner.choices(action)
        return self._queue.pop(0)


__all__ = ["GrognardEnv", "MachinePlayer", "env", "vocabulary"]
