"""An owner's correction of a chart changes what happens: nothing that the pack states is repeated in the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.pack import load
from grognard.games.s42.data.tables import Tables
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.movement import ground
from grognard.games.s42.movement.ground import Step, peaks_are_for_climbers
from grognard.games.s42.movement.network import arcs
from grognard.games.s42.supply import isolation
from grognard.games.s42.supply.isolation import is_airfield
from tests.games.s42.marches import barred, costs, field
from tests.games.s42.movement.test_05_rivers import BEHIND, MAJOR, NORTH, PANZER, SOUTH


def corrected(folder: Path, table: str, row: str, fact: str) -> Tables:
    """The charts of the pack with one fact of one row changed by an overlay."""
    (folder / "tables.toml").write_text(f'[[{table}]]\nid = "{row}"\n{fact}\n', "utf-8")
    return load(folder).tables


@pytest.mark.rule("s42:16.5.4.c")
@pytest.mark.parametrize(
    ("table", "row", "fact", "before", "patch"),
    [
        ("terrain", "clear", "airfield = false", True, {}),
        ("terrain", "desert", "airfield = true", False, {"terrain": {"3020": "desert"}}),
        ("places", "town", "airfield = false", True, {"places": {"3020": "town"}}),
        ("places", "city", "airfield = true", False, {"places": {"3020": "city"}}),
    ],
)
def test_where_aircraft_land(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    table: str,
    row: str,
    fact: str,
    before: bool,
    patch: dict[str, Any],
) -> None:
    position = field({}, **patch)
    assert is_airfield(position, AXIS, HEX["3020"]) is before
    monkeypatch.setattr(isolation, "TABLES", corrected(tmp_path, table, row, fact))
    assert is_airfield(position, AXIS, HEX["3020"]) is not before


@pytest.mark.rule("s42:9.6.2.a", "s42:20.2.b")
def test_who_climbs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = field({"ge-45": SOUTH}, waters={f"{SOUTH}/{NORTH}": "alpine"})
    step = Step(position, (UNIT["ge-45"],), HEX[SOUTH], HEX[NORTH])
    assert peaks_are_for_climbers(step)
    assert costs(position, "ge-45")[NORTH] == 2, "by way of another hex"
    monkeypatch.setattr(ground, "TABLES", corrected(tmp_path, "sides", "alpine", "climbers_only = false"))
    arcs.cache_clear()
    assert not peaks_are_for_climbers(step)
    assert costs(field({"ge-45": SOUTH}, waters={f"{SOUTH}/{NORTH}": "alpine"}), "ge-45")[NORTH] == 1
    arcs.cache_clear()


@pytest.mark.rule("s42:5.5.2.a", "s42:5.5.2.b")
def test_where_a_river_is_crossed_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    barred(field({PANZER: BEHIND}, waters=MAJOR), PANZER, NORTH, by="5.5.2.b")
    monkeypatch.setattr(ground, "TABLES", corrected(tmp_path, "sides", "major-river", "start_beside = false"))
    arcs.cache_clear()
    assert NORTH in costs(field({PANZER: BEHIND}, waters=MAJOR), PANZER)
    arcs.cache_clear()
