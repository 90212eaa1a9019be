"""The player aid of a game, from its pack and in one shape for all games: sequence of play, tables, modifiers, symbols.

`aid.toml` of a pack names the paragraphs of the rulebook to be shown, and the charts beyond those of `tables.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core import rulebook
from grognard.core.rulebook import Localised

CHARTS = ("terrain", "places", "sides", "roads")
VALUES = (
    *("cost-each", "sixths-each", "mech", "infantry", "entry-prohibited", "entry-road-or-mountain"),
    *("enter-foot", "enter-tracked", "enter-wheeled", "enter-gun", "extra", "extra-each", "all"),
    *("shift", "defence", "halves", "halves_vehicles", "doubles", "doubles-all", "doubles-infantry", "doubles_across"),
    *("doubles_out", "armour_shift", "no_tank_shift", "infiltration", "tactical", "stops_advance", "blocks_bond"),
    *("pursuit", "height", "conceals", "sticks"),
)
"""What a chart of terrain shows of its rows, in this order: `aid-<value>` is the heading."""
SIXTHS = {2: "⅓", 3: "½", 4: "⅔"}
NOTES = ("modifiers", "symbols")


class AidRow(Struct, frozen=True):
    id: str
    """Of the terrain or feature in its drawing; of a counter or a number otherwise."""
    name: Localised
    cells: tuple[str, ...]


class AidTable(Struct, frozen=True):
    """A table to be read: its headings, and rows with a name."""

    id: str
    """`crt`, or a chart such as `terrain`; `aid-<id>` is its title."""
    columns: tuple[str, ...]
    """Odds of the combat results table; of a chart the ids of the headings."""
    rows: tuple[AidRow, ...]


class AidNote(Struct, frozen=True):
    """A sentence of the rules; `title` is empty for a clause."""

    rule: str
    title: Localised
    text: Localised


class AidNotes(Struct, frozen=True):
    """What is told in sentences: `aid-<id>` is the title."""

    id: str
    notes: tuple[AidNote, ...]


class ChartSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A chart that `aid.toml` asks for: rows of a file of the pack that have a name, there or here."""

    id: str
    file: str
    rows: str
    values: tuple[str, ...]
    signed: tuple[str, ...] = ()
    """Values that are added: +1 rather than 1."""
    names: dict[str, Localised] = {}
    whole: bool = False
    """Rows without any of the values are shown as well."""


class PlayerAid(Struct, frozen=True):
    """GET /api/systems/{slug}/aid."""

    sequence: tuple[str, ...]
    """Paragraphs, in the order of play."""
    tables: tuple[AidTable, ...]
    notes: tuple[AidNotes, ...]


@cache
def player_aid(slug: str) -> PlayerAid:
    facts, wanted = _read(slug, "tables.toml"), _read(slug, "aid.toml")
    terrain = (ChartSource(name, "tables.toml", name, VALUES, whole=True) for name in CHARTS if name in facts)
    further = msgspec.convert(wanted.get("charts", ()), tuple[ChartSource, ...])
    charts = (_chart(source, _read(slug, source.file)[source.rows]) for source in (*terrain, *further))
    return PlayerAid(
        sequence=sequence_of(slug),
        tables=(*_combat_results(facts), *(chart for chart in charts if chart.columns)),
        notes=tuple(
            AidNotes(id_, tuple(_note(slug, rule, id_ == "modifiers") for rule in wanted[id_])) for id_ in NOTES
        ),
    )


@cache
def sequence_of(slug: str) -> tuple[str, ...]:
    """Paragraphs in the order of play; none of a game without a player aid."""
    return tuple(_read(slug, "aid.toml").get("sequence", ()))


def _read(slug: str, name: str) -> dict[str, Any]:
    file = resources.files("grognard.packs").joinpath(slug, name)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _note(slug: str, rule: str, titled: bool) -> AidNote:
    """A paragraph in its own words, or one clause of it; `titled`: under the title of the paragraph it belongs to."""
    paragraphs = {paragraph.id: paragraph for paragraph in rulebook.index(slug).paragraph}
    above = paragraphs.get(rule.rpartition(".")[0])
    if (paragraph := paragraphs.get(rule)) is not None:
        title = _joined(above.title, paragraph.title) if titled and above else paragraph.title
        return AidNote(rule, title, paragraph.text)
    for clause in above.clause if above else ():
        if clause.id == rule:
            return AidNote(rule, Localised.plain(""), Localised(clause.en, clause.ru, clause.pl))
    message = f"{slug}/aid.toml: there is no paragraph or clause {rule}"
    raise LookupError(message)


def _joined(above: Localised, below: Localised) -> Localised:
    return Localised(*(f"{getattr(above, name)}: {getattr(below, name)}" for name in Localised.__struct_fields__))


def _combat_results(facts: Mapping[str, Any]) -> Iterator[AidTable]:
    """A row for each roll of the die."""
    if "crt" not in facts:
        return
    columns = facts.get("columns") or [row["id"] for row in facts["odds"]]
    rows = (AidRow(str(row["n"]), Localised.plain(str(row["n"])), tuple(row["results"])) for row in facts["crt"])
    yield AidTable("crt", tuple(columns), tuple(rows))


def _chart(source: ChartSource, table: Any) -> AidTable:
    """The rows that have a name, with the values that any of them has."""
    wanted = set(source.values)
    named = [row for row in _named(source, table) if source.whole or wanted & row[2].keys()]
    columns = tuple(value for value in source.values if any(value in values for _, _, values in named))
    return AidTable(
        source.id,
        tuple(column.replace("_", "-") for column in columns),
        tuple(AidRow(id_, name, tuple(values.get(column, "") for column in columns)) for id_, name, values in named),
    )


def _named(source: ChartSource, table: Any) -> Iterator[tuple[str, Localised, dict[str, str]]]:
    """Of a list its rows; of a table of numbers one row for each."""
    rows: Iterable[Mapping[str, Any]] = table
    if isinstance(table, Mapping):
        rows = [{"id": id_, "value": value} for id_, value in table.items()]
    for row in rows:
        id_ = str(row.get("id", row.get("n")))
        if "name" in row:
            yield id_, msgspec.convert(row["name"], Localised), _values(row, source.signed)
        elif id_ in source.names:
            yield id_, source.names[id_], _values(row, source.signed)


def _values(row: Mapping[str, Any], signed: tuple[str, ...]) -> dict[str, str]:
    """Numbers as they are, one for each kind of unit with strokes between, a tick for what is true."""
    values: dict[str, str] = {}
    for key, value in row.items():
        match value:
            case bool():
                values |= {key: "✓"} if value else {}
            case int():
                values[key] = _number(value, key in signed)
            case str():
                values[f"{key}-{value}"] = "✓"
            case [str(), *_] if key == "colour_by_die":
                for colour in value:
                    faces = [str(face) for face, shade in enumerate(value, 1) if shade == colour]
                    values[f"die-{colour}"] = ", ".join(faces)
            case [str(), *_]:
                values |= {f"{key}-{inner}": "✓" for inner in value}
            case list():
                shown = (_sixths(part) if key == "sixths" else str(part) for part in value)
                values |= {f"{key}-each": " / ".join(shown)} if value else {}
            case dict() if key != "name":
                values |= {f"{key}-{inner}": _number(number, key in signed) for inner, number in value.items()}
    return values


def _number(value: int, signed: bool) -> str:
    return (f"{value:+}" if value and signed else str(value)).replace("-", "−")


def _sixths(number: int) -> str:
    return SIXTHS.get(number, str(number // 6))
