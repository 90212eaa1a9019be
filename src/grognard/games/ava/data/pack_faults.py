"""The faults a pack of A Victory Awaits can have: wrong counts, tables out of order, things without name or source."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from grognard.core.packs.faults import expect, head_faults, name_faults, source_faults, text_faults, twice
from grognard.games.ava.data.board_faults import Ground, board_faults, drawing_faults
from grognard.games.ava.data.charts import Result
from grognard.games.ava.data.schema import SHEETS, SIDE_OF, ScenarioData, Turn
from grognard.games.ava.data.setup_faults import setup_faults
from grognard.hexes.board import Line, River
from grognard.hexes.board_faults import map_faults

if TYPE_CHECKING:
    from grognard.games.ava.data.pack import Pack


def check(pack: Pack) -> list[str]:
    """Every fault of the pack, a sentence each; an empty list is a good pack."""
    return [
        *_unit_faults(pack),
        *_chit_faults(pack),
        *_table_faults(pack),
        *_scenario_faults(pack),
        *_seat_faults(pack),
        *map_faults(pack, drawing_faults(pack.board), lambda: Ground(pack.board), board_faults, setup_faults),
        *_name_faults(pack),
        *source_faults(structs.replace(pack, tables=pack.tables.rows), pack.board.file, silent=(Line, River)),
    ]


# ── units and chits ───────────────────────────────────────────────────────────────
PIECES = {"L": 118, "S": 218, "K": 204}
EXAMPLES = (  # what worked examples of 9.2, 9.3 and 10.3 say of a unit: attack, defence, movement
    ("de-l-36m", (5, None, None)),
    ("de-l-21", (3, 3, None)),
    ("de-l-217", (3, 3, 5)),
    ("de-l-hq-4pzg", (2, 2, None)),
    ("su-l-179", (2, 2, None)),
)


def _unit_faults(pack: Pack) -> Iterator[str]:
    yield from twice("among the units", (unit.id for unit in pack.units))
    tally = Tally(unit.map for unit in pack.units)
    yield from expect("units of each map", {sheet: tally[sheet] for sheet in SHEETS}, PIECES)
    for unit in pack.units:
        full = (unit.attack, unit.defence, unit.move)
        if min(full[:2]) < 1 or unit.move < 1:
            yield f"{unit.id}: values {full} below 1"
        if unit.reduced and any(less > more for less, more in zip(unit.reduced, full, strict=True)):
            yield f"{unit.id}: its reduced side {unit.reduced} is better than its full side {full}"
        for attack, defence, _ in (full, unit.reduced or full):
            if unit.kind != "mech" and attack != defence:
                yield f"{unit.id}: only mechanised units have two strengths (2.2), this one {attack} and {defence}"
        if unit.nation != pack.types[unit.type].nation:
            yield f"{unit.id}: of nation {unit.nation}, its type {unit.type} is not"
        if unit.mountain != (unit.arm == "mountain"):
            yield f"{unit.id}: only mountain troops cross mountains (9.2)"
        if unit.formation and pack.formations[unit.formation].side != unit.side:
            yield f"{unit.id}: of the {unit.side} side, its formation {unit.formation} is not"
        if unit.formation and pack.formations[unit.formation].map != unit.map:
            yield f"{unit.id}: of map {unit.map}, its formation {unit.formation} is not"
    for id_, wanted in EXAMPLES:
        if id_ not in pack.unit_index:
            yield f"{id_}: an example of the rulebook needs this unit"
            continue
        unit = pack.unit(id_)
        printed = (unit.attack, unit.defence, unit.move)
        if any(want not in (None, have) for have, want in zip(printed, wanted, strict=True)):
            yield f"{id_}: values {printed}, an example of the rulebook has {wanted}"
    if "de-l-36m" in pack.unit_index and pack.unit("de-l-36m").move < 8:
        yield "de-l-36m: moves less than the 8 points of the example of 9.2"


PANZER_GROUPS = {  # 2.2, 4.0(6): two chits each
    "de-l-hq-4pzg": ("de-4pzg", "manstein"),
    "de-s-hq-3pzg": ("de-3pzg", "de-3pzg-2"),
    "de-s-hq-2pzg": ("de-2pzg", "guderian"),
    "de-k-hq-1pzg": ("de-1pzg", "de-1pzg-2"),
}


def _chit_faults(pack: Pack) -> Iterator[str]:
    for chit in pack.chits.values():
        if chit.kind not in ("hq", "interrupt"):
            if chit.hq:
                yield f"{chit.id}: a chit of kind {chit.kind} has no HQ"
        elif chit.hq not in pack.unit_index or pack.unit(chit.hq).kind != "hq":
            yield f"{chit.id}: no such HQ {chit.hq!r}"
        elif (chit.nation, chit.map) != (pack.unit(chit.hq).nation, pack.unit(chit.hq).map):
            yield f"{chit.id}: nation {chit.nation} and map {chit.map} are not those of {chit.hq}"
        elif chit.side != SIDE_OF[pack.unit(chit.hq).nation]:
            yield f"{chit.id}: of the side {chit.side}, its HQ is not"
    for hq, chits in pack.chits_of.items():
        if hq in PANZER_GROUPS:
            yield from expect(f"chits of {hq}", chits, PANZER_GROUPS[hq])
        else:
            yield from expect(f"number of chits of {hq}", len(chits), 1)
    for side in ("axis", "soviet"):
        most = max(row.later for row in pack.tables.masters.values())
        yield from expect(f"master chits of {side}", pack.chits[f"{side}-master"].copies, most)


# ── tables ────────────────────────────────────────────────────────────────────────
TERRAIN = {  # the printed chart: mechanised, infantry, shift, pursuit
    "clear": (1, 1, 0, 2),
    "sparse-forest": (2, 1, 1, 1),
    "dense-forest": (3, 2, 2, 1),
    "swamp": (3, 2, 1, 1),
    "mountain": (None, None, 2, 1),
    "lake": (None, None, 0, None),
    "sea": (None, None, 0, None),
    "out": (None, None, 0, None),
    "city": (None, None, 1, 1),
    "major-city": (1, 1, 2, 1),
}
RATIOS = ((15, 5, "3-1"), (26, 9, "2-1"), (12, 7, "1.5-1"), (18, 13, "1-1"), (25, 2, "10-1"))
SHIFTS = (("3-1", 2, "1.5-1"), ("10-1", 2, "8-1"), ("4-1", 2, "2-1"))


def _severity(result: Result) -> tuple[int, int, int]:
    """The better for the attacker, the higher."""
    return -result.attacker, result.defender, result.retreat


def _table_faults(pack: Pack) -> Iterator[str]:
    tables = pack.tables
    chart = {id_: (row.mech, row.infantry, row.shift, row.pursuit) for id_, row in tables.terrain.items()}
    for id_, row in TERRAIN.items():
        yield from expect(f"terrain chart, {id_}", chart.get(id_), row)
    labels = tables.odds_labels
    if list(tables.odds) != sorted(set(tables.odds)):
        yield f"odds: the columns {list(labels)} do not rise"
    for attack, defence, label in RATIOS:
        column = tables.column(attack, defence)
        yield from expect(f"odds of {attack} to {defence}", None if column is None else labels[column], label)
    for start, shift, label in SHIFTS:
        if start in labels:
            yield from expect(f"{shift} columns left of {start}", labels[labels.index(start) - shift], label)
    yield from expect("dice of the combat results table", sorted(tables.crt), [1, 2, 3, 4, 5, 6])
    for die, results in tables.crt.items():
        yield from expect(f"crt {die}: results", len(results), len(labels))
        for column, result in enumerate(results):
            where = f"crt {die} at {labels[column] if column < len(labels) else column}: {result.label}"
            if column and _severity(result) < _severity(results[column - 1]):
                yield f"{where} is worse than {results[column - 1].label} at lower odds"
            below = tables.crt.get(die - 1, ())
            if column < len(below) and _severity(result) < _severity(below[column]):
                yield f"{where} is worse than {below[column].label} on a lower die"
    if "4-1" in labels and labels.index("4-1") < len(tables.crt.get(4, ())):
        yield from expect("crt 4 at 4-1 (example of 10.6)", tables.crt[4][labels.index("4-1")].label, "RR")
    yield from expect("reserve table", tables.reserve["standard"].units, (3, 3, 3, 3, 4, 5))
    yield from expect("reserve table of Leningrad", tables.reserve["leningrad"].units, (1, 1, 2, 2, 3, 3))


# ── scenarios ─────────────────────────────────────────────────────────────────────
THRESHOLDS = {"leningrad": 54, "smolensk": 85, "kiev": 52, "campaign": 191}
STAND_FAST = {
    "L": ("L3602", "L3603", "L3702"),
    "S": ("S3510", "S4112", "S3726", "S5003", "S5009", "S5120"),
    "K": ("K3507", "K3607", "K3608"),
}
START_CHITS = {  # 4.0(6), 18.1-18.3
    "leningrad": "de-4pzg de-16a de-18a manstein su-8a su-11a",
    "smolensk": "de-2pzg de-3pzg de-3pzg-2 de-4a de-9a guderian su-3a su-4a su-10a",
    "kiev": "de-1pzg de-1pzg-2 de-6a de-17a su-5a su-6a su-26a",
}
FORTRESS = {"leningrad": (1, 3), "smolensk": (0, 0), "kiev": (1, 3), "campaign": (2, 6)}


def _scenario_faults(pack: Pack) -> Iterator[str]:
    alone = [id_ for id_ in ("leningrad", "smolensk", "kiev") if id_ in pack.scenarios]
    for id_ in (*START_CHITS, "campaign"):
        if id_ not in pack.scenarios:
            yield f"{id_}: no such scenario"
            return
    sums = {id_: pack.scenarios[id_].threshold for id_ in THRESHOLDS}
    yield from expect("thresholds", sums, THRESHOLDS)
    yield from expect("sum of the thresholds of the maps", sum(sums[id_] for id_ in alone), sums["campaign"])
    short = pack.scenarios["smolensk"].length("short")
    yield from expect("short Smolensk (turns, threshold)", (short.turns, short.threshold), (6, 60))
    yield from expect("starred hexes", pack.scenarios["smolensk"].length().stars, ("S4230", "S4730"))
    for id_, scenario in pack.scenarios.items():
        yield from _track_faults(pack, scenario)
        wanted = tuple(hex_ for sheet in SHEETS if sheet in scenario.sheets for hex_ in STAND_FAST[sheet])
        yield from expect(f"{id_}: stand-fast hexes", sorted(scenario.stand_fast), sorted(wanted))
        fort = scenario.fortress
        printed = (fort.levels, fort.hexes) if fort else None
        yield from expect(f"{id_}: fortress levels and hexes", printed, FORTRESS[scenario.like or id_])
        brest = [("S0927", 1)] if "S" in scenario.sheets else []
        yield from expect(f"{id_}: fortresses at the start", [(f.id, f.level) for f in scenario.start_fortress], brest)
        if scenario.reserve_table not in pack.tables.reserve:
            yield f"{id_}: no such reserve table {scenario.reserve_table!r}"
        yield from expect(f"{id_}: has 19th Army", scenario.army19, "S" in scenario.sheets)
        yield from expect(f"{id_}: has OKH", scenario.okh, "S" in scenario.sheets)
        if scenario.transfer and any(unit not in pack.unit_index for unit in scenario.transfer.units):
            yield f"{id_}: transfers unknown units"
    campaign = pack.scenarios["campaign"]
    for turn in campaign.track:
        union = sorted(c for id_ in alone for t in pack.scenarios[id_].track if t.n == turn.n for c in _new(t))
        # The campaign has one reinforcement chit of each side, not one for each map (19.1).
        yield from expect(f"campaign turn {turn.n}: new chits", sorted(_new(turn)), sorted(set(union)))
    marked = [unit.id for unit in pack.units if unit.only == "leningrad"]
    transfer = pack.scenarios["leningrad"].transfer
    yield from expect("units transferred to Leningrad", list(transfer.units) if transfer else [], marked)
    yield from expect("number of units transferred to Leningrad", len(marked), 3)


def _new(turn: Turn) -> tuple[str, ...]:
    return (*turn.new_axis, *turn.new_soviet)


def _track_faults(pack: Pack, scenario: ScenarioData) -> Iterator[str]:
    id_, base = scenario.id, scenario.like or scenario.id
    yield from expect(f"{id_}: turns of the track", [turn.n for turn in scenario.track], list(range(1, 10)))
    if base in START_CHITS and scenario.track:
        yield from expect(f"{id_}: chits at the start", " ".join(_new(scenario.track[0])), START_CHITS[base])
    seen = Tally(chit for turn in scenario.track for chit in (*_new(turn),))
    seen.update(scenario.soviet_pool)
    for chit, count in seen.items():
        if chit not in pack.chits:
            yield f"{id_}: no such chit {chit!r}"
        elif count > 1:
            yield f"{id_}: {chit} becomes available {count} times"
        elif pack.chits[chit].map not in ("", *scenario.sheets):
            yield f"{id_}: {chit} belongs to another map"
    fresh = Tally[str]()
    reserve = {"campaign": 12, "smolensk": 6}.get(base, 0)
    constants = pack.tables.constants
    for turn in scenario.track:
        where = f"{id_} turn {turn.n}"
        fresh.update(pack.chits[chit].nation for chit in _new(turn) if chit in pack.chits)
        for nation, number in (("de", turn.chits.ger), ("ro", turn.chits.rum)):
            yield from expect(f"{where}: chits of {nation} (6.2: all that are available)", number, fresh[nation])
        if turn.chits.su > fresh["su"] + sum(t.choice for t in scenario.track if t.n <= turn.n):
            yield f"{where}: {turn.chits.su} Soviet chits to choose, there are not so many"
        late = turn.n >= constants.reinforcements_from
        numbers = turn.reinforcements
        yield from expect(f"{where}: has reinforcements", bool(numbers.su + numbers.ger + numbers.rum), late)
        yield from expect(f"{where}: has Soviet chits of choice", turn.choice > 0, late)
        wanted = reserve if turn.n >= constants.strategic_reserve_from else 0
        yield from expect(f"{where}: strategic reserve", turn.strategic_reserve, wanted)


def _seat_faults(pack: Pack) -> Iterator[str]:
    """19.2 Every HQ and every formation of a scenario has one commander; in a team game (20) none is fixed."""
    for id_, scenario in pack.scenarios.items():
        seats = scenario.seats
        if scenario.team:
            tally = Tally(seat.side for seat in seats)
            yield from expect(f"{id_}: players of each side", dict(tally), scenario.team)
            continue
        used = [unit for unit in pack.units if unit.map in scenario.sheets and unit.only in ("", id_)]
        hqs = sorted(unit.id for unit in used if unit.kind == "hq")
        yield from expect(f"{id_}: HQs under command", sorted(hq for seat in seats for hq in seat.hqs), hqs)
        formations = sorted({unit.formation for unit in used if unit.formation})
        yield from expect(
            f"{id_}: formations under command", sorted(f for seat in seats for f in seat.formations), formations
        )
        for seat in seats:
            for hq in seat.hqs:
                if hq in pack.unit_index and pack.unit(hq).side != seat.side:
                    yield f"{id_}: {seat.id} commands {hq} of the other side"
        if scenario.like:
            yield from expect(f"{id_}: controllers (19.2)", sum(seat.controller for seat in seats), 1)


# ── names and sources ─────────────────────────────────────────────────────────────
def _required_ids(pack: Pack) -> Iterator[str]:
    """The ids that the rest of the program counts on having names for."""
    yield from (*pack.unit_index, *pack.chits, *pack.types, *pack.formations, *pack.scenarios)
    yield from (*pack.tables.terrain, *pack.tables.sides, *SHEETS, "axis", "soviet", "de", "ro", "su")
    yield from (seat.id for scenario in pack.scenarios.values() for seat in scenario.seats)
    yield from ("available", "eliminated", "withdrawn", "unused", *(f"track-{n}" for n in range(1, 10)))
    yield from ("bid", "reserves", "hq-relocation", "soviet-supply-limits", "armour-limit", "panzer-group-limits")
    yield from ("length", "full", "short")


def _name_faults(pack: Pack) -> Iterator[str]:
    yield from name_faults(_required_ids(pack), pack.names)
    yield from head_faults(pack.meta, pack.notes)
    dates = ((f"{s.id} turn {turn.n}", turn.dates) for s in pack.scenarios.values() for turn in s.track)
    yield from text_faults(dates)
    yield from text_faults((f"label at {label.at}", label.name) for label in pack.board.file.label)
