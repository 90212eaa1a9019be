"""A table for the tests of any game: keys of situations, verbs of actions, asserts in the game's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from grognard.core.errors import IllegalAction
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.rulebook import Localised
from grognard.core.situations.checks import EXPECT, found_instead
from grognard.core.situations.runner import Situation, action_data, start
from grognard.core.situations.text import Where
from grognard.core.situations.words import Scope
from grognard.core.system import System


class Tables:
    """The tables of one game; its module `table` gives the methods names of their own."""

    def __init__(self, system: System, scenario: str) -> None:
        self.system = system
        self.scenario = scenario

    def table(
        self,
        *,
        scenario: str = "",
        options: Mapping[str, Any] | None = None,
        dice: list[int] | None = None,
        empty: bool = True,
        log: bool = True,
        seed: int = 0,
        **keys: Any,
    ) -> Game[Any]:
        """A settled game: the keys are those of situation files, on a bare table unless `empty=False`."""
        spec = {
            "scenario": scenario or self.scenario,
            "options": dict(options or {}),
            "dice": dice or [],
            "seed": seed,
            "empty": empty,
        }
        game = start(
            Situation(game=self.system.slug, title=Localised.plain("test"), rules=(), spec={**spec, **keys}),
            self.system,
        )
        if log:
            game.events = []
        game.settle()
        return game

    def action(self, do: Mapping[str, Any]) -> Action:
        return self.system.decode_action(action_data(do, self.system))

    def play(self, game: Game[Any], *dos: Mapping[str, Any], seat: str = "") -> None:
        """Play actions in order, by the seat named or the one that is asked."""
        for do in dos:
            decision = game.decision
            assert decision is not None, f"the game is over before {do}"
            game.play(seat or decision.seats[0], self.action(do))
            assert self.system.faults(game) == []

    def refused(self, game: Game[Any], do: Mapping[str, Any], *, by: str, seat: str = "") -> None:
        """The action is refused by exactly that clause, and nothing has changed."""
        decision = game.decision
        assert decision is not None
        before = (game.position, game.agenda, game.dice)
        with pytest.raises(IllegalAction) as refusal:
            game.play(seat or decision.seats[0], self.action(do))
        assert refusal.value.forbidden.rule == by, str(refusal.value)
        assert (game.position, game.agenda, game.dice) == before
        assert self.action(do) not in decision.actions(game)

    def allowed(self, game: Game[Any], do: Mapping[str, Any]) -> None:
        """The action would be accepted."""
        decision = game.decision
        assert decision is not None
        assert decision.judge(game, self.action(do)) is True, f"{do} is not legal: {self.legal(game)}"

    def legal(self, game: Game[Any]) -> list[dict[str, Any]]:
        decision = game.decision
        return [] if decision is None else [msgspec.to_builtins(a) for a in decision.actions(game)]

    def asked(self, game: Game[Any]) -> str:
        """The tag of the running decision, `over` at the end."""
        decision = game.decision
        return "over" if decision is None else str(decision.__struct_config__.tag)

    def check(self, game: Game[Any], *lines: Mapping[str, Any]) -> None:
        """Every line of `expect` is one that can be said, and holds."""
        for line in lines:
            EXPECT.line(line, Where(), Scope(self.system, game))
            found = found_instead(self.system, game, game.events or [], line)
            assert found is None, f"expected {line}, found {found}"

    def plain(self, event: Event) -> dict[str, Any]:
        return {k: list(v) if isinstance(v, tuple) else v for k, v in event.args.items()}

    def events(self, game: Game[Any], what: str) -> list[Event]:
        return [event for event in game.events or [] if event.what == what]

    def finished(self, game: Game[Any]) -> None:
        """All scripted dice have been rolled."""
        assert not game.dice.script
