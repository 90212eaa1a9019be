"""A table of Holland '44 for tests: keys of situations, verbs of actions, asserts in the game's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from grognard.core.errors import IllegalAction
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.rulebook import Localised
from grognard.core.situations import Situation, action_data, start
from grognard.games.h44.position import Position
from grognard.games.h44.system import H44

H44_ = H44()


def table(
    *,
    scenario: str = "campaign",
    options: Mapping[str, Any] | None = None,
    dice: list[int] | None = None,
    empty: bool = True,
    log: bool = True,
    seed: int = 0,
    **keys: Any,
) -> Game[Position]:
    """A settled game: the keys are those of situation files, on a bare table unless `empty=False`."""
    spec = {"scenario": scenario, "options": dict(options or {}), "dice": dice or [], "seed": seed, "empty": empty}
    game = start(Situation(game="h44", title=Localised.plain("test"), rules=(), spec={**spec, **keys}), H44_)
    if log:
        game.log = []
    game.settle()
    return game


def action(do: Mapping[str, Any]) -> Action:
    return H44_.decode_action(action_data(do, H44_))


def play(game: Game[Position], *dos: Mapping[str, Any], seat: str = "") -> None:
    """Play actions in order, by the seat named or whoever is asked."""
    for do in dos:
        decision = game.decision
        assert decision is not None, f"the game is over before {do}"
        game.play(seat or decision.seats[0], action(do))
        assert H44_.faults(game) == []


def refused(game: Game[Position], do: Mapping[str, Any], *, by: str, seat: str = "") -> None:
    """The action is refused by exactly that clause, and nothing has changed."""
    decision = game.decision
    assert decision is not None
    before = (game.position, game.agenda, game.dice)
    with pytest.raises(IllegalAction) as refusal:
        game.play(seat or decision.seats[0], action(do))
    assert refusal.value.forbidden.rule == by, str(refusal.value)
    assert (game.position, game.agenda, game.dice) == before
    assert action(do) not in decision.actions(game)


def allowed(game: Game[Position], do: Mapping[str, Any]) -> None:
    """The action would be accepted."""
    decision = game.decision
    assert decision is not None
    assert decision.judge(game, action(do)) is True, f"{do} is not legal: {legal(game)}"


def legal(game: Game[Position]) -> list[dict[str, Any]]:
    decision = game.decision
    return [] if decision is None else [msgspec.to_builtins(a) for a in decision.actions(game)]


def asked(game: Game[Position]) -> str:
    """The tag of the running decision, `over` at the end."""
    decision = game.decision
    return "over" if decision is None else str(decision.__struct_config__.tag)


def check(game: Game[Position], *lines: Mapping[str, Any]) -> None:
    """Every line of `expect` holds."""
    for line in lines:
        if "asked" in line:
            assert asked(game) == line["asked"]
            if "seats" in line:
                assert game.decision is not None
                assert list(game.decision.seats) == line["seats"]
            continue
        if "event" in line:
            wanted = {k: v for k, v in line.items() if k != "event"}
            assert any(e.what == line["event"] and wanted.items() <= plain(e).items() for e in game.log or []), (
                f"no {line} in {[e.what for e in game.log or []]}"
            )
            continue
        found = H44_.check(game, game.log or [], line)
        assert found is None, f"expected {line}, found {found}"


def plain(event: Event) -> dict[str, Any]:
    return {k: list(v) if isinstance(v, tuple) else v for k, v in event.args.items()}


def events(game: Game[Position], what: str) -> list[Event]:
    return [event for event in game.log or [] if event.what == what]


def finished(game: Game[Position]) -> None:
    """All scripted dice have been rolled."""
    assert not game.dice.script
