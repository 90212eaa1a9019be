"""The checks of the pack of A Victory Awaits: a pack that is spoiled in one place is told so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from grognard.games.ava.data.pack import Pack, check
from grognard.hexes.board import Board, BoardFile


def redrawn(pack: Pack, **changes: Any) -> Pack:
    """The pack with another board."""
    return structs.replace(pack, board=Board(structs.replace(pack.board.file, **changes), "a test"))


def with_unit(pack: Pack, id_: str, **changes: Any) -> Pack:
    units = tuple(structs.replace(unit, **changes) if unit.id == id_ else unit for unit in pack.units)
    counts = {f: tuple(u.id for u in units if u.formation == f and u.kind != "hq") for f in pack.formations}
    return structs.replace(pack, units=units, units_of=counts)


def with_formation(pack: Pack, id_: str, **changes: Any) -> Pack:
    return structs.replace(pack, formations={**pack.formations, id_: structs.replace(pack.formations[id_], **changes)})


def with_scenario(pack: Pack, id_: str, **changes: Any) -> Pack:
    return structs.replace(pack, scenarios={**pack.scenarios, id_: structs.replace(pack.scenarios[id_], **changes)})


def unit_values(pack: Pack) -> Pack:
    return with_unit(with_unit(pack, "de-l-36m", attack=6), "su-l-179", defence=3)


def better_when_reduced(pack: Pack) -> Pack:
    return with_unit(pack, "de-s-7pz", reduced=(9, 3, 8))


def eighteen_for_the_nineteenth(pack: Pack) -> Pack:
    return with_unit(pack, "su-s-38", formation="")


def lost_chit(pack: Pack) -> Pack:
    return structs.replace(pack, chits={**pack.chits, "de-9a": structs.replace(pack.chits["de-9a"], hq="de-s-8")})


def wild_table(pack: Pack) -> Pack:
    crt = {**pack.tables.crt, 4: pack.tables.crt[1]}
    return structs.replace(pack, tables=structs.replace(pack.tables, crt=crt))


def missing_column(pack: Pack) -> Pack:
    tables = structs.replace(
        pack.tables,
        odds=pack.tables.odds[:9] + pack.tables.odds[10:],
        odds_labels=pack.tables.odds_labels[:9] + pack.tables.odds_labels[10:],
    )
    return structs.replace(pack, tables=tables)


def easy_kiev(pack: Pack) -> Pack:
    kiev = pack.scenarios["kiev"]
    return with_scenario(pack, "kiev", lengths=(structs.replace(kiev.lengths[0], threshold=50),))


def forgotten_stand_fast(pack: Pack) -> Pack:
    return with_scenario(pack, "smolensk", stand_fast=("S3510",))


def unled_army(pack: Pack) -> Pack:
    seats = pack.scenarios["campaign-4"].seats
    return with_scenario(pack, "campaign-4", seats=(structs.replace(seats[0], hqs=()), *seats[1:]))


def early_chit(pack: Pack) -> Pack:
    track = pack.scenarios["leningrad"].track
    return with_scenario(pack, "leningrad", track=(structs.replace(track[0], new_soviet=("su-8a",)), *track[1:]))


def wrong_side(pack: Pack) -> Pack:
    return with_formation(pack, "soviet-27a-libau", hexes=("L0430",))


def no_hex(pack: Pack) -> Pack:
    return with_formation(pack, "axis-ags", centre="K9999")


def no_room(pack: Pack) -> Pack:
    return with_formation(pack, "axis-16a", hexes=("L0632", "L0633", "L0634"))


def too_wide(pack: Pack) -> Pack:
    hexes = tuple(dict.fromkeys(h for id_ in ("axis-2pzg", "axis-4a") for h in pack.formations[id_].hexes))
    return with_formation(pack, "axis-2pzg", hexes=hexes)


def moved_city(pack: Pack) -> Pack:
    place = tuple(structs.replace(p, hexes=("S3511",)) if p.id == "vitebsk" else p for p in pack.board.file.place)
    return redrawn(pack, place=place)


def small_city(pack: Pack) -> Pack:
    place = tuple(structs.replace(p, kind="city") if p.id == "riga" else p for p in pack.board.file.place)
    return redrawn(pack, place=place)


def no_rails(pack: Pack) -> Pack:
    return redrawn(pack, line=tuple(line for line in pack.board.file.line if line.kind == "road"))


def torn_line(pack: Pack) -> Pack:
    first, *rest = pack.board.file.line
    return redrawn(pack, line=(structs.replace(first, hexes=("L1523", "L1525")), *rest))


def lake_in_the_forest(pack: Pack) -> Pack:
    return redrawn(pack, rows=_painted(pack.board.file, "L1624", "o"))


def island(pack: Pack) -> Pack:
    rows = pack.board.file.rows
    for near in pack.board.grid.near[pack.board.hex("S2014")]:
        rows = _painted(structs.replace(pack.board.file, rows=rows), pack.board.names[near], "o")
    return redrawn(pack, rows=rows)


def _painted(file: BoardFile, name: str, letter: str) -> tuple[str, ...]:
    offset = {sheet.id: sheet.offset for sheet in file.sheet}[name[0]]
    column, row = int(name[1:3]), int(name[3:]) + offset
    line = file.rows[row - 1]
    return (*file.rows[: row - 1], line[: column - 1] + letter + line[column:], *file.rows[row:])


def nameless(pack: Pack) -> Pack:
    return structs.replace(pack, names={**pack.names, "okh": {"en": "OKH", "ru": "ОКХ"}})


def hearsay(pack: Pack) -> Pack:
    return with_unit(pack, "su-l-90", source="hearsay")


@pytest.mark.parametrize(
    ("spoil", "faults"),
    [
        (
            unit_values,
            [
                "su-l-179: only mechanised units have two strengths (2.2), this one 2 and 3",
                "de-l-36m: values (6, 4, 10), an example of the rulebook has (5, None, None)",
                "su-l-179: values (2, 3, 4), an example of the rulebook has (2, 2, None)",
            ],
        ),
        (better_when_reduced, ["de-s-7pz: its reduced side (9, 3, 8) is better than its full side (8, 5, 10)"]),
        (
            eighteen_for_the_nineteenth,
            [
                "soviet-19a: the set-up counts 10 combat units, there are 9",
                "soviet-19a: 10 units, must be 11 (4.0)",
            ],
        ),
        (lost_chit, ["de-9a: no such HQ 'de-s-8'"]),
        (
            wild_table,
            ["crt 4 at 4-1 (example of 10.6): A1, must be RR", "crt 4 at 3-1: A1 is worse than - on a lower die"],
        ),
        (missing_column, ["2 columns left of 10-1: 7-1, must be 8-1", "crt 1: results: 11, must be 10"]),
        (easy_kiev, ["sum of the thresholds of the maps: 189, must be 191"]),
        (forgotten_stand_fast, ["smolensk: stand-fast hexes: ['S3510'], must be "]),
        (unled_army, ["campaign-4: HQs under command: "]),
        (
            early_chit,
            ["leningrad: chits at the start: ", "leningrad turn 1: 2 Soviet chits to choose, there are not so"],
        ),
        (
            wrong_side,
            ["soviet-27a-libau: set up in L0430, on the other side of the start line"],
        ),
        (no_hex, ["axis-ags: set up in K9999, which is no hex"]),
        (no_room, ["axis-16a: no room for 2 of its units"]),
        (too_wide, ["axis-2pzg: 15 units cannot occupy every hex of its area"]),
        (moved_city, ["vitebsk: must be a major city in S3510 (16.2)"]),
        (small_city, ["major city hexes: 20, must be 21"]),
        (no_rails, ["L1420: no railway from an axis source of sheet L leads to this city"]),
        (torn_line, ["L1523/L1525 is no hexside"]),
        (
            lake_in_the_forest,
            ["L1624: lake, the example of 10.6 has dense-forest", "L1624: the rulebook has land here"],
        ),
        (island, ["S2014: unreachable land on sheet S"]),
        (nameless, ["okh: no text in pl"]),
        (hearsay, ["su-l-90: unknown kind of source 'hearsay'"]),
    ],
)
def test_a_fault_is_named(pack: Pack, spoil: Callable[[Pack], Pack], faults: list[str]) -> None:
    found = check(spoil(pack))
    for fault in faults:
        assert any(fault in line for line in found), found
