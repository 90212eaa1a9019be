"""The client's types are those of the server, in every generated file."""

import re
import shutil
import sys
import types
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import walk_packages

import msgspec
import pytest
from msgspec.inspect import StructType, type_info

from grognard.core.game import Decision
from grognard.core.system import System
from grognard.games import SYSTEMS
from tests.launching import ROOT

SOURCES = ROOT / "client" / "src"
FILES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("wire.ts"))


def exported(file: str) -> set[str]:
    return set(re.findall(r"^export (?:interface|type) (\w+)", (SOURCES / file).read_text("utf-8"), re.MULTILINE))


def action_name(system: System, type_: type) -> str:
    """The name of an action in TypeScript: what games share is written once, without the name of a game."""
    is_own = type_.__module__.startswith(f"grognard.games.{system.slug}.")
    return f"{system.slug.capitalize() if is_own else ''}{type_.__name__}Action"


@cache
def generator() -> types.ModuleType:
    spec = spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    # Once for all tests: it takes seconds.
    script.generate = cache(script.generate)  # type: ignore[attr-defined]
    return script


def test_every_wire_ts_is_up_to_date(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["wire_types.py", "--check"])
    assert generator().main() == 0, capsys.readouterr().err


def test_no_wire_ts_is_left_over() -> None:
    assert sorted(generator().generate()) == FILES


def test_a_change_in_any_file_is_drift(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = generator()
    monkeypatch.setattr(script, "SOURCES", tmp_path)
    monkeypatch.setattr(sys, "argv", ["wire_types.py", "--check"])
    for file in FILES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCES / file, tmp_path / file)
    assert script.main() == 0
    for file in FILES:
        text = (tmp_path / file).read_text("utf-8")
        (tmp_path / file).write_text(text.replace("readonly", "", 1), "utf-8")
        assert script.main() == 1, file
        (tmp_path / file).write_text(text, "utf-8")


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
def test_views_catalogues_actions_and_questions_of_every_game_have_types(system: System) -> None:
    own = exported(f"games/{system.slug}/wire.ts")
    shared = exported("lib/wire.ts") | exported("hexes/bonds/wire.ts")
    name = system.slug.capitalize()
    assert {action_name(system, type_) for type_ in system.action_types} <= own | shared
    assert {f"{name}Action", f"{name}Questions", f"{name}Wire"} <= own
    asked = [struct for question in system.questions.values() for struct in (question.args, question.answer)]
    for struct in (system.view_type, type(system.catalogue()), *asked):
        # What games share is written once, under its own name.
        is_own = struct.__module__.startswith(f"grognard.games.{system.slug}.")
        assert name + struct.__name__ in own if is_own else struct.__name__ in shared


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
def test_the_union_of_actions_is_told_apart_by_the_verb(system: System) -> None:
    files = (f"games/{system.slug}/wire.ts", "hexes/bonds/wire.ts")
    own, shared = ((SOURCES / file).read_text("utf-8") for file in files)
    union = re.search(rf"^export type {system.slug.capitalize()}Action =([^;]*);", own, re.MULTILINE)
    assert union is not None
    members = re.findall(r"\| (\w+)", union.group(1))
    verb = dict(re.findall(r"^export type (\w+) = {\n  readonly do: '([\w-]+)';$", own + shared, re.MULTILINE))
    assert sorted(verb[member] for member in members) == sorted(
        str(type_.__struct_config__.tag) for type_ in system.action_types
    )
    assert len({verb[member] for member in members}) == len(members)


def test_structs_sent_as_lists_are_written_as_lists() -> None:
    script = generator()
    piece = msgspec.defstruct("Piece", [("at", str), ("steps", int, 1)], array_like=True, module=__name__)
    shape = type_info(piece)
    assert isinstance(shape, StructType)
    row = script.Writer().row(shape, {"at": "A hex."}, incoming=False)
    assert row == "export type Piece = readonly [\n  /** A hex. */\n  at: string,\n  steps: number,\n];\n"
    assert msgspec.json.encode(piece("a", 2)) == b'["a",2]'


@pytest.mark.parametrize("slug", SYSTEMS)
def test_every_decision_sends_its_verbs_and_says_which_of_them_end_it(slug: str) -> None:
    """The client has no table of verbs: Space finishes by what the question says of its verbs."""
    package = import_module(f"grognard.games.{slug}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    decisions = [d for d in below(Decision) if d.__module__.startswith(f"{package.__name__}.") and hasattr(d, "rule")]
    assert [d.__name__ for d in decisions if not d.verbs] == []
    finishing = re.compile(r"end-.*|done|pass|pass-turn|decline|launch")
    silent = {verb.tag for d in decisions for verb in d.verbs if finishing.fullmatch(verb.tag) and not verb.info.ends}
    assert silent == set()


def below(base: type[Decision]) -> Iterator[type[Decision]]:
    for child in base.__subclasses__():
        yield child
        yield from below(child)
