"""The player aid of a game: tables and the sequence of play, from its pack, in one shape for all games."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.rulebook import Localised

CHARTS = ("terrain", "places", "sides", "roads")
VALUES = (
    *("cost", "mech", "infantry", "enter-foot", "enter-tracked", "enter-wheeled", "enter-gun", "extra"),
    *("shift", "defence", "halves", "doubles", "doubles_across", "armour_shift", "no_tank_shift"),
    *("infiltration", "tactical", "blocks_bond", "pursuit", "height", "conceals"),
)
"""What a chart shows of its rows, in this order: `aid-<value>` is the heading."""


class AidRow(Struct, frozen=True):
    name: Localised
    cells: tuple[str, ...]


class AidTable(Struct, frozen=True):
    """A table to be read: its headings, and rows with a name."""

    id: str
    """`crt`, or a chart such as `terrain`; `aid-<id>` is its title."""
    columns: tuple[str, ...]
    """Odds of the combat results table; of a chart the ids of the headings."""
    rows: tuple[AidRow, ...]


class PlayerAid(Struct, frozen=True):
    """GET /api/systems/{slug}/aid."""

    sequence: tuple[str, ...]
    """Paragraphs, in the order of play."""
    tables: tuple[AidTable, ...]


@cache
def player_aid(slug: str) -> PlayerAid:
    """A pack without tables has the sequence of play alone."""
    facts = _read(slug, "tables.toml")
    charts = (_chart(name, facts[name]) for name in CHARTS if name in facts)
    tables = (*_combat_results(facts), *(chart for chart in charts if chart.columns))
    return PlayerAid(tuple(_read(slug, "aid.toml").get("sequence", ())), tables)


def _read(slug: str, name: str) -> dict[str, Any]:
    file = resources.files("grognard.packs").joinpath(slug, name)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _combat_results(facts: Mapping[str, Any]) -> Iterator[AidTable]:
    """A row for each roll of the die."""
    if "crt" not in facts:
        return
    columns = facts.get("columns") or [row["id"] for row in facts["odds"]]
    rows = (AidRow(Localised.plain(str(row["n"])), tuple(row["results"])) for row in facts["crt"])
    yield AidTable("crt", tuple(columns), tuple(rows))


def _chart(name: str, rows: Sequence[Mapping[str, Any]]) -> AidTable:
    """The rows that have a printed name, with the values that any of them has."""
    named = [(msgspec.convert(row["name"], Localised), _values(row)) for row in rows if "name" in row]
    columns = tuple(value for value in VALUES if any(value in values for _, values in named))
    return AidTable(
        name,
        tuple(column.replace("_", "-") for column in columns),
        tuple(AidRow(title, tuple(values.get(column, "") for column in columns)) for title, values in named),
    )


def _values(row: Mapping[str, Any]) -> dict[str, str]:
    """Numbers as they are, one for each kind of unit with strokes between, a tick for what is true."""
    values: dict[str, str] = {}
    for key, value in row.items():
        if isinstance(value, bool):
            values |= {key: "✓"} if value else {}
        elif isinstance(value, int):
            values[key] = str(value)
        elif isinstance(value, list):
            values[key] = " / ".join(str(part) for part in value)
        elif isinstance(value, dict) and key != "name":
            values |= {f"{key}-{inner}": str(number) for inner, number in value.items()}
    return values
