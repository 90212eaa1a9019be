"""Whether a seat could tell two deals of the same game apart: by its view, the question, the answers and refusals, the
questions of the client, and what it is told of the next action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import BadQuery
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.system import System
from grognard.core.views import about, ask

TARGETS = 20
"""Pieces and places that are asked about at one look."""
QUESTIONS = 4
"""Questions of the client that are put at one look."""


def look(system: System, game: Game[Any], seat: str | None, deal: random.Random) -> bool:
    """Deal everything anew that is hidden from a seat, and assert that it cannot tell. Whether anything was hidden."""
    other = system.determinize(game, seat, Dice(seed_from(deal.randrange(10_000))))
    assert system.faults(other) == []
    view = system.view(game, seat)
    assert system.view(other, seat) == view
    assert ask(other, seat) == ask(game, seat)
    decision = game.asked(seat)
    if decision is not None and seat is not None:
        touched = sorted({t for a in decision.candidates(game) for t in a.touches()})
        for target in deal.sample(touched, min(len(touched), TARGETS)):
            assert about(other, seat, target) == about(game, seat, target)
    for what, args in questions(system, game, view, deal):
        assert answered(system, other, seat, what, args) == answered(system, game, seat, what, args), (what, args)
    return bool(other.position != game.position)


# -- questions of the client -----------------------------------------------------------------------------------------


def known_questions(system: System, game: Game[Any]) -> tuple[str, ...]:
    """Every question that a game answers, as it says itself when it is asked another."""
    try:
        system.query(game, None, "?", {})
    except BadQuery as refusal:
        detail = str(refusal.args_["detail"])
        listed = detail.partition("known questions are ")[2]
        return tuple(listed.split(", ")) if listed else ()
    raise AssertionError(f"{system.slug} answers any question")


def questions(
    system: System, game: Game[Any], view: Struct, deal: random.Random
) -> Iterator[tuple[str, dict[str, Any]]]:
    """A few questions about pieces and places that the seat sees, with every argument that any of them takes."""
    known = known_questions(system, game)
    if not known:
        return
    seen = msgspec.to_builtins(view)
    units = sorted(seen["units"])
    places = sorted({word for word in strings(seen["units"]) if word[-2:].isdigit()} | set(seen["control"]))
    sides = sorted({word for word in strings(seen.get("control")) if word.isalpha()}) or ["soviet"]
    for _ in range(QUESTIONS):
        unit, one, two = deal.choice(units), deal.choice(places), deal.choice(places)
        args: dict[str, Any] = {"unit": unit, "units": [unit], "side": deal.choice(sides), "facing": "ne"}
        args |= {"hex": one, "target": one, "from": one, "to": two, "start": one, "end": two}
        args |= {"attacks": [{"target": one, "units": [unit]}], "goals": [{"kind": "falls", "id": one}]}
        if seen.get("bridges"):
            args["bridge"] = deal.choice(sorted(seen["bridges"]))
        yield deal.choice(known), args


def strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from strings(inner)
        case list() | tuple():
            for inner in value:
                yield from strings(inner)


def answered(system: System, game: Game[Any], seat: str | None, what: str, args: dict[str, Any]) -> object:
    """The answer, or the words of the refusal."""
    try:
        return system.query(game.fork(), seat, what, args)
    except BadQuery as refusal:
        return str(refusal)


# -- what is told of the next action ---------------------------------------------------------------------------------


def listen(system: System, game: Game[Any], seat: str, action: Action, deal: random.Random, ears: str | None) -> None:
    """Let an action happen in two deals that one seat cannot tell apart, with the same dice: what this seat is told and
    then sees is the same in both. Where it differs something came to light, and the game must have said so: an undo may
    not go behind it. An action that is impossible in the other deal (a card that is not held there) proves nothing."""
    other = system.determinize(game, ears, Dice(seed_from(deal.randrange(10_000))))
    other.dice = game.dice
    decision = other.asked(seat)
    assert decision is not None
    if ears != seat and decision.judge(other, action) is not True:
        return
    told: list[list[Event]] = []
    for world in (game, other):
        fork = world.fork()
        fork.events = []
        fork.play(seat, action)
        if fork.dice.reveals != world.dice.reveals or fork.position.outcome is not None:
            return
        told.append([event for event in fork.events if not event.to or ears in event.to])
    assert told[0] == told[1], f"{ears} is told of {action} what it may not know: {told[0]} or {told[1]}"
