"""Golden games: recorded games that must always replay to the same checkpoints.

A file is JSON Lines, so that a diff shows what changed: the header, one line an answer, and a checkpoint after every
hundredth answer. A checkpoint has two digests. `rules` covers what the rules decide, without any name of ours: who is
asked, which pieces and places every legal action names, how many dice were rolled, how it ended. `state` covers the
saved game. Renaming a field or a step changes `state` and leaves `rules` alone; a new `rules` digest is a change of the
rules and is named in the changelog.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.ai import make_player
from grognard.ai.player import PlayerView
from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.renaming import renames_of
from grognard.core.system import System, Value

VERSION = 2
"""1: the words before they were renamed (`core.renaming`). 2: those of today."""
EVERY = 100
"""Actions between two checkpoints."""


class Header(Struct, frozen=True, kw_only=True, tag="golden", tag_field="line", forbid_unknown_fields=True):
    """What is played, and by which machine players."""

    game: str
    scenario: str
    options: dict[str, Value]
    players: str
    seed: int
    version: int = VERSION


class Answer(Struct, frozen=True, tag="answer", tag_field="line", forbid_unknown_fields=True):
    """One action of one seat."""

    seat: str
    action: dict[str, Any]


class Checkpoint(Struct, frozen=True, tag="checkpoint", tag_field="line", forbid_unknown_fields=True):
    """What the game looks like after so many answers."""

    answers: int
    rules: str
    state: str


Line = Header | Answer | Checkpoint


class Divergence(Exception):
    """A golden game no longer replays; the text says where and how."""


def rules_digest(game: Game[Any]) -> str:
    """What the rules decide at this point, without any of our own words."""
    legal = [
        sorted([list(action.touches()) for action in decision.actions(game)])
        for decision in sorted(game.decisions, key=lambda decision: decision.seats)
    ]
    outcome = game.position.outcome
    end = (outcome.results, outcome.score) if outcome else None
    facts = (sorted(game.waiting), legal, game.dice.draws, game.dice.reveals, end)
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:16]


def state_digest(system: System, game: Game[Any]) -> str:
    return hashlib.sha256(system.save(game)).hexdigest()[:16]


def checkpoint(system: System, game: Game[Any], answers: int) -> Checkpoint:
    return Checkpoint(answers, rules_digest(game), state_digest(system, game))


def record(system: System, header: Header, limit: int) -> Iterator[Line]:
    """Let machine players play to the end, or so many answers; the lines of the file as they come."""
    yield header
    game = begun(system, header)
    players = {
        seat: make_player(system.slug, header.players, header.seed * 8 + number)
        for number, seat in enumerate(system.scenario(header.scenario).seats)
    }
    answers = 0
    while game.decision is not None and answers < limit:
        seat = game.waiting[answers % len(game.waiting)]
        action = players[seat].choose(PlayerView.of(system, game, seat))
        yield Answer(seat, msgspec.to_builtins(action))
        game.play(seat, action)
        answers += 1
        if answers % EVERY == 0:
            yield checkpoint(system, game, answers)
    if answers % EVERY:
        yield checkpoint(system, game, answers)


def replay(system: System, lines: Iterable[Line], *, words_changed: bool = False) -> Game[Any]:
    """Play a recorded game again; a `Divergence` says where it differs. `words_changed`: compare the rules alone."""
    final: Game[Any] | None = None
    for line, game, now in _replayed(system, lines):
        if now is not None and now != line and not words_changed:
            raise Divergence(f"after answer {now.answers} the saved game differs: {now.state}, not {line.state}")
        final = game
    assert final is not None
    return final


def renewed(system: System, lines: Iterable[Line], *, rules_changed: bool = False) -> Iterator[Line]:
    """The same answers with the checkpoints of today. A change of the rules is a `Divergence`, unless it is meant."""
    header, *rest = lines
    yield header
    for line, _, now in _replayed(system, [header, *rest], rules_changed=rules_changed):
        yield now or line


def _replayed(
    system: System, lines: Iterable[Line], *, rules_changed: bool = False
) -> Iterator[tuple[Any, Game[Any], Checkpoint | None]]:
    """Every line after the header, with the game behind it and, for a checkpoint, the checkpoint of today."""
    header, *rest = lines
    if not isinstance(header, Header):
        raise Divergence("the first line is not a header")
    game = begun(system, header)
    answers = 0
    for line in rest:
        now: Checkpoint | None = None
        if isinstance(line, Answer):
            answers += 1
            try:
                game.play(line.seat, system.decode_action(line.action))
            except GrognardError as refusal:
                raise Divergence(f"answer {answers}, {line.seat}: {line.action} is refused: {refusal}") from None
        elif isinstance(line, Checkpoint):
            now = checkpoint(system, game, answers)
            if now.rules != line.rules and not rules_changed:
                raise Divergence(f"after answer {answers} the rules decide otherwise: {now.rules}, not {line.rules}")
        yield line, game, now


def begun(system: System, header: Header) -> Game[Any]:
    scenario = system.scenario(header.scenario)
    return system.begin(scenario, system.options(scenario, header.options), Dice(seed_from(header.seed)), None)


def write(path: Path, lines: Iterable[Line]) -> None:
    path.write_bytes(encoded(lines))


def encoded(lines: Iterable[Line]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read(path: Path) -> list[Line]:
    return decoded(path.read_bytes())


def decoded(data: bytes) -> list[Line]:
    lines = [msgspec.json.decode(line, type=Line) for line in data.splitlines()]
    header = lines[0] if lines else None
    if isinstance(header, Header) and header.version > VERSION:
        raise Divergence(f"version {header.version} is newer than this program's {VERSION}")
    return lines


def upgraded(lines: Iterable[Line], *, force: bool = False) -> list[Line]:
    """A recorded game in the words of today; the digests of its states stay, and `renewed` writes new ones."""
    lines = list(lines)
    header, rest = (lines[0] if lines else None), lines[1:]
    if not isinstance(header, Header):
        raise Divergence("the first line is not a header")
    if header.version >= VERSION and not force:
        return [header, *rest]
    renames = renames_of(header.game)
    return [
        replace(header, version=VERSION, options=renames.chosen(header.options)),
        *(replace(line, action=renames.action(line.action)) if isinstance(line, Answer) else line for line in rest),
    ]
