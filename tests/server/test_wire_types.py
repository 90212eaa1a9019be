"""The client's types are those of the server."""

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location

import msgspec
from msgspec.inspect import StructType, type_info

from grognard.games import SYSTEMS
from tests.launching import ROOT

WIRE = ROOT / "client" / "src" / "lib" / "wire.ts"


def test_wire_ts_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire_types.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_views_catalogues_and_answers_of_every_game_have_types() -> None:
    written = set(re.findall(r"^export (?:interface|type) (\w+)", WIRE.read_text("utf-8"), re.MULTILINE))
    for system in SYSTEMS.values():
        roots = {system.view_type, type(system.catalogue()), *system.queries}
        own = f"grognard.games.{system.slug}."
        # What games share in the kit is written once, under its own name.
        prefixes = ((system.slug.capitalize() if root.__module__.startswith(own) else "", root) for root in roots)
        assert {prefix + root.__name__ for prefix, root in prefixes} <= written


def test_structs_sent_as_lists_are_written_as_lists() -> None:
    found = spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert found is not None
    assert found.loader is not None
    script = module_from_spec(found)
    found.loader.exec_module(script)
    piece = msgspec.defstruct("Piece", [("at", str), ("steps", int, 1)], array_like=True, module=__name__)
    shape = type_info(piece)
    assert isinstance(shape, StructType)
    row = script.Writer().row(shape, {"at": "A hex."}, incoming=False)
    assert row == "export type Piece = readonly [\n  /** A hex. */\n  at: string,\n  steps: number,\n];\n"
    assert msgspec.json.encode(piece("a", 2)) == b'["a",2]'
