"""An old overlay with the names of today: keys of facts that were renamed, by their file and tables."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from grognard.core.packs.loading import PackError
from grognard.core.renaming import last, renames_of

_HEAD = re.compile(r"(\s*\[\[?\s*)([A-Za-z0-9_.-]+)(\s*\]\]?.*)", re.DOTALL)
_KEY = re.compile(r"(\s*)([A-Za-z0-9_.-]+)(\s*=.*)", re.DOTALL)


def upgraded_overlay(text: str, slug: str, name: str) -> str:
    """The text of an overlay's file `name` with the keys that `[facts]` renames; every comment and blank stays."""
    facts = renames_of(slug).facts
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise PackError(name, f"not a TOML file: {wrong}") from None
    wanted = _renamed(data, name, facts)
    if wanted == data:
        return text
    lines, table = [], name
    for line in text.splitlines(keepends=True):
        if head := _HEAD.fullmatch(line):
            table, new = _path(name, head[2], facts)
            line = f"{head[1]}{new}{head[3]}"
        elif key := _KEY.fullmatch(line):
            line = f"{key[1]}{_path(table, key[2], facts)[1]}{key[3]}"
        lines.append(line)
    fresh = "".join(lines)
    if tomllib.loads(fresh) != wanted:
        raise PackError(name, "a renamed key stands inside a value: change it by hand")
    return fresh


def _path(above: str, dotted: str, facts: dict[str, str]) -> tuple[str, str]:
    """A dotted key below a table: its old path, and itself in new names."""
    new = []
    for word in dotted.split("."):
        above = f"{above}.{word}"
        new.append(last(facts.get(above, word)))
    return above, ".".join(new)


def _renamed(data: Any, path: str, facts: dict[str, str]) -> Any:
    if isinstance(data, dict):
        return {
            last(facts.get(f"{path}.{key}", str(key))): _renamed(inner, f"{path}.{key}", facts)
            for key, inner in data.items()
        }
    return [_renamed(inner, path, facts) for inner in data] if isinstance(data, list) else data
