"""Making puzzles: machine players play, corners are cut out and searched, and what asks for thought is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from importlib import import_module
from itertools import chain, islice
from random import Random
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from grognard.ai import make_player
from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Action, Game
from grognard.core.puzzles.puzzle import CERTAIN, Puzzle
from grognard.core.puzzles.search import Plan, Solved, main_line, second_best, solve
from grognard.core.situations.runner import read_situation, start
from grognard.core.situations.upgrading import VERSION
from grognard.core.system import System
from grognard.core.texts import LANGUAGES
from grognard.lab.golden import Answer, Header, Line, begun
from grognard.lab.puzzles.draft import Draft
from grognard.lab.puzzles.judging import asks_for_thought, difficulty
from grognard.lab.selfplay import sight_of

TRIED = 24
"""Drafts of one position that are looked at."""
CARELESS, LONGEST = 24, 40
"""Lines that are played without a thought to see whether a goal can be reached, and their length."""


class Made(Struct, frozen=True):
    """A puzzle that was made, as a file."""

    name: str
    text: str
    kind: str
    """What the sentence of its goal is."""
    about: str
    """What it is about: no two puzzles of a game share it."""


def make(system: System, games: Iterable[Game[Any]], seed: int, skip: int = 0) -> Iterator[Made]:
    """The puzzles in the moments of a game; `skip` passes over so many of them first."""
    game_module = import_module(f"grognard.lab.puzzles.{system.slug}")
    random, tried, names = Random(seed), set[str](), set[str]()
    asked = (game for game in games if game.decision and game.decision.__struct_config__.tag == game_module.DECISION)
    for game in islice(asked, skip, None):
        seat = game.decisions[0].seats[0]
        drafts = [draft for draft in game_module.drafts(system, game, seat) if about(draft) not in tried]
        random.shuffle(drafts)
        for draft in drafts[:TRIED]:
            tried.add(about(draft))
            made = worthy(system, draft, game_module.OUTCOMES, random)
            if made and made.name not in names:
                names.add(made.name)
                yield made
                break


def played(system: System, scenario: str, options: Mapping[str, Any], seed: int) -> Iterator[Game[Any]]:
    """A game of competent players, before each of their answers."""
    chosen = system.scenario(scenario)
    game = system.begin(chosen, system.options(chosen, options), Dice(seed_from(seed)), None)
    players = {seat: make_player(system.slug, "normal", seed + number) for number, seat in enumerate(chosen.seats)}
    while game.decision is not None:
        yield game.fork()
        player_view = sight_of(system, game)
        game.apply(players[player_view.seat].choose(player_view))


def recorded(system: System, lines: Iterable[Line]) -> Iterator[Game[Any]]:
    """A recorded game of machine players, before each of their answers."""
    header, *rest = lines
    assert isinstance(header, Header)
    game = begun(system, header)
    for line in rest:
        if isinstance(line, Answer):
            yield game.fork()
            game.play(line.seat, system.decode_action(line.action))


def worthy(system: System, draft: Draft, limit: int, random: Random) -> Made | None:
    """The draft as a puzzle, if it can be set up and searched, and has one clear answer."""
    puzzle = Puzzle(seat=draft.seat, goal=draft.goal, hold=draft.hold, ends=draft.ends)
    head = {"game": system.slug, "version": VERSION, "title": system.slug} | draft.spec
    try:
        game = start(read_situation(_dump(head)), system)
        if puzzle.reached(system, game) or not hopeful(system, puzzle, game, random):
            return None
        solved = solve(system, puzzle, game, limit)
    except GrognardError:
        return None
    tempting = asks_for_thought(solved)
    return None if tempting is None else made(system, draft, solved, tempting)


def hopeful(system: System, puzzle: Puzzle, start: Game[Any], random: Random) -> bool:
    """Whether a few careless lines reach the goal at all: most drafts are hopeless, and a search takes its time."""
    for _ in range(CARELESS):
        game = start.fork()
        game.agenda, game.dice = start.agenda[-1:], Dice(random.randbytes(8))
        game.settle()
        for _ in range(LONGEST):
            if game.decision is None or puzzle.reached(system, game):
                break
            actions = game.decision.actions(game)
            going_on = [action for action in actions if action.__struct_config__.tag not in puzzle.ends]
            if not going_on:
                break
            game.apply(random.choice(going_on))
        if puzzle.reached(system, game):
            return True
    return False


def made(system: System, draft: Draft, solved: Solved, tempting: Plan) -> Made:
    line, second = list(main_line(solved)), second_best(solved)
    title = {language: system.texts(language).render(draft.title) for language in LANGUAGES}
    data = {
        "version": VERSION,
        "game": system.slug,
        "title": title,
        **{key: value for key, value in draft.spec.items() if value or key == "empty"},
        "puzzle": {
            "seat": draft.seat,
            "goal": [dict(row) for row in draft.goal],
            **({"hold": True} if draft.hold else {}),
            **({"ends": list(draft.ends)} if draft.ends else {}),
            "chance": asked(solved.chance, second),
            "best": str(solved.chance),
            "second": str(second),
            "rival": {"chance": str(tempting.worth), "line": [written(action) for action in tempting.line]},
            "difficulty": difficulty(solved),
        },
        "dice": list(chain.from_iterable(move.faces for move in line)),
        "script": [{"do": written(move.action)} for move in line],
        "expect": [dict(row) for row in draft.goal],
    }
    kind = draft.title.id.removeprefix("puzzle-").removesuffix("-standing")
    return Made(f"{kind}-{_slug(draft)}", _dump(data), kind, about(draft))


def about(draft: Draft) -> str:
    """What a puzzle is about, and when: the same draft is not searched again a moment later."""
    return f"{draft.spec.get('turn', '')} {draft.title.args}"


def asked(best: Fraction, second: Fraction) -> int:
    """The chance to ask for: a round number that the best line has and the second does not, else the best itself."""
    exact = int(best * CERTAIN)
    round_number = exact // 5 * 5
    return round_number if Fraction(round_number, CERTAIN) > second else exact


def written(action: Action) -> dict[str, Any]:
    """An action as scripts write it: its verb with the first field, the others by name, without defaults."""
    data = msgspec.to_builtins(action)
    kind = type(action)
    fields = kind.__struct_fields__
    if not fields:
        return {data["do"]: None}
    optional = dict(zip(reversed(fields), reversed(kind.__struct_defaults__), strict=False))
    given = {field: data[field] for field in fields[1:] if getattr(action, field) != optional.get(field, object())}
    return {data["do"]: data[fields[0]]} | given


def _slug(draft: Draft) -> str:
    row = draft.goal[0].get("not", draft.goal[0])
    return str(row.get("unit") or row.get("hex") or row.get("space") or row.get("supplied")).lower()


class _Lines(yaml.SafeDumper):
    """Rows of lists and small mappings on one line, as people write them."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _dump(data: Mapping[str, Any]) -> str:
    """One key after the other; a list one row a line."""
    parts = []
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = "".join(f"  - {_flow(row)}\n" for row in value)
            parts.append(f"{key}:\n{rows}")
        elif key in ("title", "puzzle"):
            rows = (
                "".join(f"  {name}: {_flow(inner)}\n" for name, inner in value.items()) if value != data["game"] else ""
            )
            parts.append(f"{key}:\n{rows}" if rows else f"{key}: {_flow(value)}\n")
        else:
            parts.append(f"{key}: {_flow(value)}\n")
    return "".join(parts)


def _flow(value: object) -> str:
    text = yaml.dump(value, Dumper=_Lines, default_flow_style=True, allow_unicode=True, width=10_000, sort_keys=False)
    return text.removesuffix("\n").removesuffix("\n...").strip()
