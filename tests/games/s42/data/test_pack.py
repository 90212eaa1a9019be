"""The pack of Stalingrad '42: it is in order, malformed files are named, and every check misses what is taken away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from grognard.core.packs import loading
from grognard.core.packs.loading import PackError
from grognard.core.packs.switches import Values
from grognard.core.texts import LANGUAGES
from grognard.games.s42.data.pack import Pack, check, load
from grognard.games.s42.data.tables import index
from grognard.games.s42.interface.catalogue import catalogue
from grognard.hexes.board import Board

PACK = load()


def overlay(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def with_unit(id_: str, **changes: Any) -> Pack:
    units = tuple(structs.replace(unit, **changes) if unit.id == id_ else unit for unit in PACK.units)
    return structs.replace(PACK, units=units)


def with_rows(table: str, where: Callable[[Any], bool], **changes: Any) -> Pack:
    """The pack with some rows of the charts changed."""
    rows = tuple(structs.replace(row, **changes) if where(row) else row for row in getattr(PACK.tables.rows, table))
    return structs.replace(PACK, tables=index(structs.replace(PACK.tables.rows, **{table: rows}), "a test"))


def with_setup(table: str, id_: str, **changes: Any) -> Pack:
    rows = tuple(structs.replace(row, **changes) if row.id == id_ else row for row in getattr(PACK.setup, table))
    setup = structs.replace(PACK.setup, **{table: rows})
    entries = {row.id: row.areas for row in setup.entries}
    return structs.replace(PACK, setup=setup, starts={row.id: row for row in setup.starts}, entries=entries)


def redrawn(**changes: Any) -> Pack:
    """The pack with another board."""
    return structs.replace(PACK, board=Board(structs.replace(PACK.board.file, **changes), "a test"))


def lettered(letter: str, *hexes: str) -> Pack:
    """The pack with other terrain in some hexes."""
    rows = list(PACK.board.file.rows)
    for hex_ in hexes:
        column, row = PACK.board.grid.place(PACK.board.hex(hex_))
        rows[row - 1] = rows[row - 1][: column - 1] + letter + rows[row - 1][column:]
    return redrawn(rows=tuple(rows))


def without(group: str, id_: str) -> Pack:
    """The pack with a row of the board taken away."""
    return redrawn(**{group: tuple(row for row in getattr(PACK.board.file, group) if row.id != id_)})


# -- what is there ---------------------------------------------------------------------------------------------------
def test_the_shipped_pack_has_no_fault() -> None:
    assert check(PACK) == []


def test_loading_twice_gives_the_same_pack() -> None:
    assert load() is PACK


def test_indices_follow_the_rows() -> None:
    assert all(PACK.units[number].id == id_ for id_, number in PACK.unit_index.items())
    assert [area.id for area in PACK.areas] == list("ABCDEFGHIJKLMNOPQRWXYZ")


def test_everything_has_a_name_in_three_languages() -> None:
    for names in PACK.names.values():
        assert all(names[language] for language in LANGUAGES)


def test_every_block_has_a_source() -> None:
    counts = loading.provenance("s42")
    assert sum(counts.values()) > 1000
    assert counts["rulebook"] > 100


@pytest.mark.parametrize(
    ("id_", "full", "reduced", "steps"),
    [
        ("ge-24pz", (10, 8, 6), (7, 6, 6), 3),
        ("su-121", (3, 5, 3), (1, 3, 3), 2),
        ("su-16tc", (7, 5, 5), (4, 3, 5), 2),
    ],
)
def test_values(id_: str, full: Values, reduced: Values, steps: int) -> None:
    unit = PACK.unit(id_)
    assert (unit.full, unit.reduced, unit.steps) == (full, reduced, steps)


def test_the_catalogue_holds_what_a_client_draws() -> None:
    facts = catalogue()
    assert len(facts.units) == len(PACK.units)
    assert {card.kind for card in facts.units} == {"combat", "support", "non-combat", "remnant"}
    assert facts.points["5521"] == 2
    assert facts.fortifications["3033"] == "rostov"
    areas = {card.id: card for card in facts.areas}
    assert areas["Q"].owners == {"fall-blau": "soviet", "uranus": "axis"}
    assert areas["north"].hexes["caucasus"][0] == "2140"
    assert facts.scenarios["caucasus"].replacements[10] == ({}, {"infantry": 1})


# -- tables ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("s42:8.3.h", "s42:11.2.2.b")
def test_the_combat_table() -> None:
    tables = PACK.tables
    assert tables.combat(1, "1-3").id == "A1"
    assert tables.combat(6, "7-1").id == "DS"
    assert tables.restricted(3, "7-1")
    assert not tables.restricted(4, "7-1")


@pytest.mark.rule("s42:11.2.1.d", "s42:11.2.1.e", "s42:11.2.1.f", "s42:11.2.1.g", "s42:11.2.1.h")
@pytest.mark.parametrize(
    ("terrain", "place", "fort", "column"),
    [
        ("clear", "", False, "clear"),
        ("desert", "", False, "clear"),
        ("desert", "landmark", False, "clear"),
        ("clear", "town", False, "other"),
        ("clear", "", True, "other"),
        ("woods", "", False, "other"),
        ("rough", "city", False, "city"),
        ("clear", "major", True, "city"),
    ],
)
def test_columns_of_the_determined_defence(terrain: str, place: str, fort: bool, column: str) -> None:
    assert PACK.tables.defence_column(terrain, place, fort) == column


@pytest.mark.rule("s42:11.5.2.f", "s42:11.5.2.g", "s42:11.4.1.d")
def test_dice_beyond_the_table_count_as_its_ends() -> None:
    tables = PACK.tables
    assert tables.determined(3, "other").result == "F"
    assert tables.determined(5, "other").defender == 1
    assert tables.determined(-1, "city") == tables.determined(1, "city")
    assert tables.determined(9, "clear") == tables.determined(7, "clear")
    assert tables.sky(7, "winter") == "clear"


@pytest.mark.rule("s42:13.5.a", "s42:13.5.b", "s42:13.5.e", "s42:13.5.f", "s42:16.5.2.a", "s42:16.5.2.b")
@pytest.mark.rule("s42:27.2.a", "s42:27.2.b", "s42:27.2.c", "s42:27.2.2.e", "s42:27.2.2.f")
def test_tables_of_one_die() -> None:
    tables = PACK.tables
    assert [tables.recovers(die) for die in range(8)] == [False] * 5 + [True] * 3
    assert [tables.wears_down(die) for die in range(8)] == [True] * 5 + [False] * 3
    assert [tables.disengages(die) for die in range(8)] == ["no"] * 3 + ["yes-1"] + ["yes"] * 4


@pytest.mark.rule("s42:24.2.a", "s42:21.1.1.d", "s42:C2.2.l", "s42:C2.3.e")
def test_the_tracks() -> None:
    assert PACK.tables.benchmark(8) == 8
    assert PACK.tables.replacements("track", 1, 1) == {"infantry": 2}
    assert PACK.tables.replacements("caucasus_track", 12, 0) == {"infantry": 1, "tank": 1}


# -- malformed files -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("counters", '[[units]]\nid = "ge-24pz"\nsteps = "three"\n', "steps"),
        ("counters", '[[units]]\nid = "ge-24pz"\ncolour = "grey"\n', "colour"),
        ("counters", '[[units]]\nid = "ge-24pz"\ntype = "zeppelin"\n', "unknown type 'zeppelin'"),
        ("setup", '[[areas]]\nid = "A"\nzone = "entry-nowhere"\n', "entry-nowhere"),
        ("tables", '[[weather]]\nn = 1\nsummer = "fog"\n', "weather"),
        ("scenarios", '[[scenarios]]\nid = "uranus"\nsheets = ["E"]\n', "sheets"),
    ],
)
def test_a_malformed_file_is_named(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        load(overlay(tmp_path, name, text))
    assert f"{name}.toml" in str(caught.value)
    assert said in str(caught.value)


def test_an_unknown_constant_is_named() -> None:
    with pytest.raises(PackError, match="stacking_mars"):
        with_rows("constants", lambda row: row.id == "stacking_axis", id="stacking_mars")


def test_an_overlay_corrects_a_counter(tmp_path: Path) -> None:
    changed = load(overlay(tmp_path, "counters", '[[units]]\nid = "ge-24pz"\nfull = [11, 8, 6]\n'))
    assert changed.unit("ge-24pz").full == (11, 8, 6)
    assert changed.digest != PACK.digest


# -- faults of the counters and charts -------------------------------------------------------------------------------
FAULTY_UNITS: list[tuple[str, dict[str, Any], str]] = [
    ("su-20mtn", {"type": "infantry"}, "mountaineers (20.2)"),
    ("su-8-nkvd", {"type": "infantry"}, "nkvd (20.3)"),
    ("su-10-nkvd", {"held": ""}, "garrisons (20.4)"),
    ("su-17cav", {"held": ""}, "Caucasus (20.6)"),
    ("ge-24pz", {"steps": 2}, "leave remnants"),
    ("ge-24pz", {"remnant": "ge-rem-navy"}, "no remnant 'ge-rem-navy'"),
    ("su-121", {"reduced": None}, "no reduced side"),
    ("su-121", {"reduced": (4, 4, 3)}, "better than its full side"),
    ("su-121", {"full": (3, 0, 3), "reduced": (1, 0, 3)}, "have no defence"),
    ("su-14gds", {"quality": "normal"}, "every Guards unit is elite"),
    ("ge-45", {"nation": "guards", "quality": "elite"}, "of the axis side and guards"),
    ("ge-45", {"tank": "normal"}, "does not walk"),
    ("su-16tc", {"tank": "anti"}, "white dot"),
    ("su-16tc", {"tank": "elite"}, "only the Axis has red dots"),
    ("ge-6a-hq", {"bracketed": False}, "have brackets"),
    ("ge-6a-hq", {"move_class": "non_mech"}, "and wheels"),
    ("ge-6a-hq", {"range": 0}, "have a range"),
    ("ge-45", {"held": "garrison"}, "only Soviet units are bound"),
    ("ge-rem-inf-1", {"steps": 2, "reduced": (1, 1, 3)}, "a remnant has one step"),
]


@pytest.mark.rule("s42:18.2.2.a", "s42:18.2.3.g")
@pytest.mark.parametrize(("id_", "changes", "said"), FAULTY_UNITS)
def test_faulty_counters_are_found(id_: str, changes: dict[str, Any], said: str) -> None:
    assert any(said in fault for fault in check(with_unit(id_, **changes)))


FAULTY_ROWS: list[tuple[str, Callable[[Any], bool], dict[str, Any], str]] = [
    ("terrain", lambda row: row.id == "woods", {"no_tank_shift": False}, "no armour shift (9.2.3)"),
    ("terrain", lambda row: row.id == "woods", {"no_fortification": True}, "no fortification (9.7.3)"),
    ("terrain", lambda row: row.id == "marsh", {"stops_advance": False}, "ends an advance (14.5)"),
    ("terrain", lambda row: row.id == "marsh", {"supply": 1}, "counts twice for supply"),
    ("terrain", lambda row: row.id == "seasonal-marsh", {"becomes": "bog"}, "becomes 'bog'"),
    ("sides", lambda row: row.id == "major-river", {"frozen": (0, 0, 0)}, "major-river: points"),
    ("roads", lambda row: row.id == "secondary", {"wet": (6, 3, 3)}, "roads:"),
    ("railways", lambda row: row.id == "rail-volga", {"from_turn": 1}, "railways:"),
    ("crt", lambda row: row.n == 1, {"results": ("A1",) * 8}, "crt 1: results: 8"),
    ("crt", lambda row: row.n == 1, {"results": ("DS",) + ("A1",) * 8}, "worse than DS"),
    ("crt", lambda row: row.n == 1, {"results": ("XX",) + ("A1",) * 8}, "no such result 'XX'"),
    ("crt", lambda row: row.n == 6, {"restricted": ("7-1",)}, "no determined defence to be restricted"),
    ("weather", lambda row: row.n == 1, {"mud": "clear"}, "weather in mud (23.1)"),
    ("weather_effects", lambda row: row.id == "weather-mud", {"supply": 5}, "effects of mud"),
    ("recovery", lambda row: row.n == 4, {"result": "recovers"}, "recovery:"),
    ("track", lambda row: row.n == 8, {"end": "1942-07-28"}, "turn 9: begins on"),
    ("track", lambda row: row.n == 17, {"season": "summer"}, "clear weather lasts"),
    ("track", lambda row: row.n == 28, {"season": "mud"}, "winter begins"),
    ("track", lambda row: row.n == 22, {"season": "september"}, "it may rain"),
    ("track", lambda row: row.n == 28, {"benchmark": 23}, "benchmarks of turns 28 and 36"),
    ("victory_hexes", lambda row: row.id == "victory-rostov", {"points": 3}, "the Axis starts with 16 points"),
    ("victory_hexes", lambda row: row.id == "victory-rostov", {"sheet": "B"}, "one hex, on map B"),
    ("fortified_lines", lambda row: row.id == "rostov", {"count": 5}, "4 fortified hexes, must be 5"),
    ("terrain", lambda row: row.id == "woods", {"source": "hearsay"}, "unknown kind of source 'hearsay'"),
]


@pytest.mark.parametrize(("table", "where", "changes", "said"), FAULTY_ROWS, ids=[row[3] for row in FAULTY_ROWS])
def test_faulty_charts_are_found(table: str, where: Callable[[Any], bool], changes: dict[str, Any], said: str) -> None:
    assert any(said in fault for fault in check(with_rows(table, where, **changes)))


def with_scenario(id_: str, **changes: Any) -> Pack:
    scenarios = {**PACK.scenarios, id_: structs.replace(PACK.scenarios[id_], **changes)}
    return structs.replace(PACK, scenarios=scenarios)


def test_faulty_scenarios_are_found() -> None:
    assert "uranus: there is no option 'tea'" in check(with_scenario("uranus", requires=("tea",)))
    assert "points to win: " in " ".join(check(with_scenario("uranus", needs=12)))
    assert any("25 points in all, 40 are needed" in fault for fault in check(with_scenario("uranus", needs=40)))
    stray = structs.replace(PACK.checks[0], scenario="barbarossa", place="moscow")
    faults = check(structs.replace(PACK, checks=(stray,)))
    assert f"{stray.id}: there is no scenario 'barbarossa'" in faults
    assert f"{stray.id}: no rule names the place 'moscow'" in faults


def test_a_missing_name_is_found() -> None:
    names = {**PACK.names, "ge-24pz": {"en": "24th Panzer", "ru": "", "pl": "24"}}
    del names["area-north"]
    faults = check(structs.replace(PACK, names=names))
    assert "ge-24pz: no text in ru" in faults
    assert "area-north: has no name" in faults
