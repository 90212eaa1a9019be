"""The measures of the house: files one can read, folders one can overlook, citations that show the rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grognard.games import SLUGS
from grognard.lab.rulebook.citations import decorated

PACKAGE = Path(__file__).parents[2] / "src" / "grognard"
CLIENT = Path(__file__).parents[2] / "client" / "src"
LINES, MODULES, IDS = 400, 15, 3


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "static" not in path.parts]


def test_no_file_is_too_long() -> None:
    long = [p.relative_to(PACKAGE).as_posix() for p in modules() if len(p.read_text("utf-8").splitlines()) > LINES]
    assert long == []


def test_no_file_of_the_client_is_too_long() -> None:
    """But for the types that are generated from the server's."""
    files = [p for p in CLIENT.rglob("*") if p.suffix in {".ts", ".svelte", ".css"} and p.name != "wire.ts"]
    long = {p.relative_to(CLIENT).as_posix() for p in files if len(p.read_text("utf-8").splitlines()) > LINES}
    assert files
    assert not long


def test_no_folder_has_too_many_modules() -> None:
    counts: dict[Path, int] = {}
    for path in modules():
        counts[path.parent] = counts.get(path.parent, 0) + (path.name != "__init__.py")
    assert [str(folder) for folder, count in counts.items() if count > MODULES] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_no_definition_cites_a_bundle(slug: str) -> None:
    bundles = {
        node.name
        for path in (PACKAGE / "games" / slug).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and len(set(decorated(node))) > IDS
    }
    assert bundles == set()
