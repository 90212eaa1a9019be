"""Write the lists of words in docs/situations/*.md: keys, phases, expect lines, verbs, decisions, events, marks.

They stand between two markers at the end of each file and come from the code; what is above them is written by hand.
`--check` writes nothing and exits with 1 when a file is out of date.
"""

from __future__ import annotations

import argparse
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Decision
from grognard.core.situations.checks import LINES
from grognard.core.situations.event_index import events_logged
from grognard.core.situations.runner import KEYS
from grognard.core.situations.vocabulary import word_list
from grognard.core.situations.words import Row, Scope
from grognard.core.system import System
from grognard.games import SYSTEMS

FOLDER = Path(__file__).resolve().parents[1] / "docs"
BEGIN = "<!-- from here on written by tools/situation_words.py -->"
END = "<!-- up to here -->"


def table(head: str, rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    names = [name.strip() for name in head.split("|")]
    yield f"| {' | '.join(names)} |"
    yield "|" + "---|" * len(names)
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', ' or ') for cell in row)} |"
    yield ""


def written(row: Row) -> str:
    """A line with its keys; what must be there comes first."""
    text = row.shown()
    if row.any_of:
        return f"`{text}`, with at least one of {', '.join(f'`{key}`' for key in row.any_of)}"
    return f"`{text}`"


def words(items: Iterable[str]) -> str:
    return " ".join(f"`{item}`" for item in items)


def field(hint: object) -> str:
    if typing.get_origin(hint) is typing.Literal:
        return " or ".join(repr(word) for word in typing.get_args(hint))
    if typing.get_origin(hint) is tuple:
        return f"[{field(typing.get_args(hint)[0])}, …]"
    return {str: "id", int: "number", bool: "true"}.get(typing.cast(type, hint), "value")


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def verb(kind: type[Action]) -> tuple[str, str]:
    """A verb with its fields; those that may be left out stand in brackets."""
    hints = typing.get_type_hints(kind)
    fields = kind.__struct_fields__
    needed = len(fields) - len(kind.__struct_defaults__)
    name_ = tag(kind)
    if not fields:
        return f"`{name_}`", f"`{{{name_}: }}`"
    shown = [f"{name_}: {fields[0]} ({field(hints[fields[0]])})"]
    for number, name in enumerate(fields[1:], 1):
        text = f"{name}: {field(hints[name])}"
        shown.append(text if number < needed else f"[{text}]")
    return f"`{name_}`", f"`{{{', '.join(shown)}}}`"


def reference(system: System) -> str:
    """The lists of one game."""
    vocabulary = system.words
    scenario = system.scenarios[0]
    game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(0)), None)
    scope = Scope(system, game)
    kinds = [kind for kind in system.procedure_types if issubclass(kind, Decision) and hasattr(kind, "rule")]
    asked = sorted((f"`{tag(kind)}`", kind.rule, words(map(tag, kind.accepts))) for kind in kinds)
    keys = ((f"`{key}`", f"`{kind.shown()}`") for key, kind in vocabulary.keys.items())
    phases = ((f"`{name}`", f"`{row.shown()}`" if row.keys else "") for name, row in vocabulary.phases.items())
    told = ((f"`{what}`", words(sorted(args))) for what, args in events_logged(system.slug).items())
    lines = [BEGIN, "## Every word", ""]
    lines += ["### Keys of the position", *table("key | value", keys)]
    lines += ["### Phases of `decision`", *table("phase | further keys", phases)]
    lines += ["### Expect lines", *table("line", ((written(row),) for row in vocabulary.lines.values()))]
    lines += ["### Decisions (`asked`)", *table("decision | asked by | answers", asked)]
    lines += ["### Verbs (`do`)", "Fields in brackets may be left out.", ""]
    lines += table("verb | fields", sorted(verb(kind) for kind in system.action_types))
    lines += ["### Events (`event`)", *table("event | arguments", told)]
    seats = tuple(dict.fromkeys(seat for row in system.scenarios for seat in row.seats))
    lists = {"seats": seats, **{name: word_list(listed, scope) for name, listed in vocabulary.lists.items()}}
    lines += ["### Lists", *table("list | words", ((name, words(listed)) for name, listed in lists.items()))]
    return "\n".join([*lines, END, ""])


def common() -> str:
    """What every game has."""
    lines = [BEGIN, "## Every word that all games share", ""]
    lines += table("key | value", ((f"`{key}`", f"`{kind.shown()}`") for key, kind in KEYS.items()))
    lines += table("expect line", ((written(row),) for row in LINES.values()))
    return "\n".join([*lines, END, ""])


def wanted() -> dict[Path, str]:
    """Every file as it should be."""
    parts = {FOLDER / "situations" / f"{slug}.md": reference(system) for slug, system in SYSTEMS.items()}
    parts[FOLDER / "situations.md"] = common()
    return {path: renewed(path.read_text("utf-8"), part) for path, part in parts.items()}


def renewed(text: str, part: str) -> str:
    if BEGIN not in text:
        return f"{text.rstrip()}\n\n{part}"
    before, _, rest = text.partition(BEGIN)
    return before + part + rest.partition(f"{END}\n")[2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 when a file is out of date")
    files = wanted()
    stale = [path for path, text in files.items() if path.read_text("utf-8") != text]
    if parser.parse_args().check:
        for path in stale:
            print(f"{path.name} is out of date; run: .venv/bin/python tools/situation_words.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
