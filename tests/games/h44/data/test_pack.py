"""The facts of Holland '44: what the rulebook and the counters state, and what an overlay may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from grognard.core.packs import loading
from grognard.core.texts import LANGUAGES
from grognard.games.h44.data.board_faults import Ground
from grognard.games.h44.data.pack import Pack, check, load
from grognard.hexes.board import Board


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Pack:
    monkeypatch.delenv(loading.OVERLAYS, raising=False)
    return load()


def overlay(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def redrawn(pack: Pack, **changes: Any) -> Pack:
    """The pack with another board."""
    return structs.replace(pack, board=Board(structs.replace(pack.board.file, **changes), "a test"))


def with_unit(pack: Pack, id_: str, **changes: Any) -> Pack:
    units = tuple(structs.replace(unit, **changes) if unit.id == id_ else unit for unit in pack.units)
    return structs.replace(pack, units=units)


def with_arrival(pack: Pack, id_: str, **changes: Any) -> Pack:
    rows = tuple(structs.replace(row, **changes) if row.id == id_ else row for row in pack.setup.arrivals)
    setup = structs.replace(pack.setup, arrivals=rows)
    return structs.replace(pack, setup=setup, arrivals={row.id: row for row in rows})


def with_table(pack: Pack, **changes: Any) -> Pack:
    return structs.replace(pack, tables=structs.replace(pack.tables, **changes))


def letters(pack: Pack, **changed: str) -> Pack:
    """The pack with other terrain in some hexes, `h6516="w"`."""
    rows = list(pack.board.file.rows)
    for name, letter in changed.items():
        column, row = pack.board.grid.place(pack.board.hex(name[1:]))
        rows[row - 1] = rows[row - 1][: column - 1] + letter + rows[row - 1][column:]
    return redrawn(pack, rows=tuple(rows))


# -- what is there ---------------------------------------------------------------------------------------------------
def test_shipped_pack_has_no_fault(pack: Pack) -> None:
    assert check(pack) == []


def test_loading_twice_gives_the_same_pack(pack: Pack) -> None:
    assert load() is pack


def test_indices_follow_the_rows(pack: Pack) -> None:
    assert all(pack.units[index].id == id_ for id_, index in pack.unit_index.items())
    assert [area.id for area in pack.areas] == list("ABCDEFGHIJKLMNO")


@pytest.mark.parametrize(
    ("id_", "full", "reduced", "steps"),
    [
        ("us-504-1", (4, 5, 3), (3, 4, 3), 3),
        ("br-2ig", (9, 6, 5), (6, 4, 5), 3),
        ("ge-1-erd", (4, 5, 3), (2, 3, 3), 2),
        ("ge-3-506", (4, 3, 4), None, 1),
        ("br-rem-arm-1", (3, 2, 5), None, 1),
    ],
)
def test_printed_values(
    pack: Pack, id_: str, full: tuple[int, int, int], reduced: tuple[int, int, int] | None, steps: int
) -> None:
    unit = pack.unit(id_)
    assert (unit.full, unit.reduced, unit.steps) == (full, reduced, steps)


def test_who_is_a_tank(pack: Pack) -> None:
    """10.3.3 Tank destroyers are tanks and anti-tank, flak is anti-tank only."""
    kinds = {unit.type: (unit.tank, unit.anti_tank) for unit in pack.units if unit.armour}
    assert kinds["tank_destroyer"] == (True, True)
    assert kinds["flak"] == (False, True)
    assert kinds["armour"] == kinds["assault_gun"] == (True, False)


def test_below_strength_at_the_start(pack: Pack) -> None:
    short = {row.id: row.steps for row in pack.arrivals.values() if row.steps}
    assert short == {"us-504-2": 2, "ge-allwoerden": 1, "ge-harder": 1, "ge-i-22ss": 1, "ge-ii-22ss": 1}


def test_the_poles_have_returns_of_their_own(pack: Pack) -> None:
    """18.2.2, 22.5.2, S1.2 They belong to the 1st Airborne Division, but there are four tracks of returns."""
    assert (pack.unit("po-1").division, pack.unit("po-1").track) == ("1AB", "POL")
    assert {unit.track for unit in pack.units if unit.airborne} == {"1AB", "POL", "82AB", "101AB"}


def test_corps_of_the_british(pack: Pack) -> None:
    assert pack.unit("br-2ig").corps == pack.unit("br-50-6dli").corps == pack.unit("br-1519krh").corps == "30C"
    assert pack.unit("br-3-2l").corps == pack.unit("br-8c-br").corps == "8C"
    assert pack.unit("br-15-2gh").corps == "12C"
    assert not any(unit.corps for unit in pack.units if unit.side == "german" or unit.airborne)


def test_a_counter_with_two_faces(pack: Pack) -> None:
    foot, motor = pack.unit("br-bd-inf-1"), pack.unit("br-bd-mot-1")
    assert (foot.twin, motor.twin) == (motor.id, foot.id)
    assert (foot.full, motor.full) == ((1, 2, 3), (1, 2, 5))


# -- tables ----------------------------------------------------------------------------------------------------------
def test_combat_results(pack: Pack) -> None:
    tables = pack.tables
    assert tables.crt[1][tables.columns.index("4-1")] == "EX"
    rout = tables.results[tables.crt[6][tables.columns.index("7-1")]]
    assert (rout.id, rout.rout, rout.retreat, rout.breakthrough, rout.advance) == ("DS", True, (2, 3), True, "bonus")
    assert tables.results["DRX"].chosen_by_enemy
    assert not tables.results["DMR"].determined


def test_desperate_defence_of_the_example(pack: Pack) -> None:
    """12.4 In a city: 2 fails without loss, 1 fails with one, 4 holds at one each."""
    cells = [pack.tables.determined(die, "city") for die in (2, 1, 4)]
    found = [(cell.hold, cell.attacker, cell.defender) for cell in cells]
    assert found == [(False, 0, 0), (False, 0, 1), (True, 1, 1)]
    assert pack.tables.determined(9, "clear") == pack.tables.determined(7, "clear")
    assert pack.tables.determined(-1, "other") == pack.tables.determined(1, "other")


@pytest.mark.parametrize(
    ("die", "turn", "part", "sky"),
    [(2, 3, "am", "clear"), (4, 6, "am", "overcast"), (3, 9, "pm", "clear"), (5, 9, "pm", "cloudy")],
)
def test_weather(pack: Pack, die: int, turn: int, part: Any, sky: str) -> None:
    """4.2, 4.3"""
    assert pack.tables.sky(die + pack.tables.modifier("weather", f"turn-{turn}"), part) == sky


def test_landings(pack: Pack) -> None:
    """22.2.1, 22.3"""
    assert pack.tables.touchdown(4).scattered is False
    assert pack.tables.touchdown(12).steps == 2
    assert [(pack.tables.drift(turn).where, pack.tables.drift(turn).around) for turn in (1, 4, 7, 12)] == [
        ("own", 0),
        ("own", 1),
        ("division", 1),
        ("any", 1),
    ]
    assert pack.landing_hexes("landing-y") == ("6516",)
    assert pack.landings["landing-a1"].turn == 6


def test_the_calendar(pack: Pack) -> None:
    """4.1 Turn 12 is the morning of 21 September."""
    turn = pack.tables.track[12]
    assert (turn.part, turn.day) == ("am", 21)
    assert [n for n in pack.tables.track if pack.tables.track[n].german_replacements] == [8, 11, 14, 17, 20]


def test_roads_in_sixths(pack: Pack) -> None:
    assert pack.tables.roads == {"primary": (6, 2, 2), "secondary": (6, 3, 3), "minor": (6, 6, 6)}


# -- the map ---------------------------------------------------------------------------------------------------------
def test_hexes_are_numbered_row_first_from_the_south(pack: Pack) -> None:
    board = pack.board
    assert {board.names[near] for near in board.grid.near[board.hex("1303")]} == {
        *("1403", "1404", "1302", "1304", "1203", "1204")
    }


def test_bridges_of_the_rulebook(pack: Pack) -> None:
    bridges = {bridge.id: bridge for bridge in pack.bridges}
    assert not any(bridges[f"bridge-{name}"].blowable for name in ("arnhem", "nijmegen", "westervoort"))
    assert bridges["bridge-grave"].blowable_from == 2
    assert bridges["bridge-joe"].state == "intact"
    assert [bridge.side for bridge in pack.bridges if bridge.state == "blown"] == [
        *("1402/1502", "1306/1407", "1307/1408", "1109/1210")
    ]
    assert {bridge.water for bridge in pack.bridges} == {"canal", "major"}


def test_entry_areas(pack: Pack) -> None:
    areas = {area.id: area for area in pack.areas}
    assert [id_ for id_ in areas if areas[id_].owner_from(1) == 0] == ["M", "N", "O"]
    assert [id_ for id_ in areas if areas[id_].owner_from(7) == 0] == ["A", "L", "M", "N", "O"]
    assert "I" not in areas["H"].beside
    assert areas["H"].ferry_hexes == ("5626",)
    assert areas["N"].corps == "30C"


def test_boundaries_of_the_corps(pack: Pack) -> None:
    """23.4 Depth grows from the boundary; north of row 20 there is none."""
    board, depth = pack.board, pack.sectors.depth
    assert depth("30C", board.hex("1404")) == 0
    assert depth("30C", board.hex("1306")) == 1
    assert depth("30C", board.hex("1309")) > 2
    assert depth("8C", board.hex("2101")) == 0


def test_set_up_lies_on_its_places(pack: Pack) -> None:
    """Units of the card stand in the towns they held."""
    at = {name: place.id for place in pack.board.file.place for name in place.hexes}
    wanted = {"ge-559stug": "valkenswaard", "ge-i-1034": "boxtel", "ge-henke": "nijmegen", "ge-graebner": "elst"}
    assert {unit: at[pack.arrivals[unit].hex] for unit in wanted} == wanted
    assert sum(name in at for name in pack.unknown_hexes) >= 15


def test_no_drop_zone_lies_across_the_river(pack: Pack) -> None:
    """22.2.3 The British land north of the Rhine, the Poles south of it, the Americans south of the Waal."""
    board = pack.board
    north = board.zones["north-of-rhine"]
    for zone, landing in pack.landings.items():
        for hex_ in board.zones[zone]:
            assert (hex_ in north) == (landing.division == "1AB"), zone
            if landing.division in ("82AB", "101AB"):
                assert hex_ not in board.zones["north-of-waal"]


def test_hells_highway_runs_through(pack: Pack) -> None:
    """From Joe's Bridge to Arnhem on the main road alone."""
    ground, board = Ground(pack.board), pack.board
    main = board.links("primary")
    found = ground.reach([board.hex("1303")], lambda one, other: tuple(sorted((one, other))) in main)
    assert {
        board.hex(name) for name in ("2107", "2707", "3108", "3507", "3810", "4112", "4816", "5321", "6223")
    } <= found


def test_names_in_three_languages(pack: Pack) -> None:
    assert all(set(text) >= set(LANGUAGES) for text in pack.names.values())
    assert pack.names["5606"]["ru"] == "Тил (5606)"
    doubles = Counter(unit.name["ru"] for unit in pack.units)
    assert [name for name, count in doubles.items() if count > 1] == []


def test_provenance_counts_every_block(pack: Pack) -> None:
    counts = loading.provenance("h44")
    assert set(counts) == {"rulebook", "public", "derived", "reconstructed"}
    assert counts["public"] > 600  # counters and set-up are printed figures
    assert counts["rulebook"] > 200


def test_every_block_has_a_source(pack: Pack) -> None:
    def bare(node: Any, where: str) -> list[str]:
        if isinstance(node, dict):
            missing = [where] if ("id" in node or "n" in node) and "source" not in node else []
            return missing + [path for key, value in node.items() for path in bare(value, f"{where}.{key}")]
        if isinstance(node, list):
            return [path for value in node for path in bare(value, where)]
        return []

    for name in ("pack", "counters", "setup", "tables", "scenarios"):
        assert bare(loading.read("h44", name), name) == []


# -- faults ----------------------------------------------------------------------------------------------------------
def wild_table(pack: Pack) -> Pack:
    return with_table(pack, crt={**pack.tables.crt, 3: pack.tables.crt[3][::-1]})


def lost_bridge(pack: Pack) -> Pack:
    kept = tuple(crossing for crossing in pack.board.file.crossing if crossing.id != "bridge-son")
    return redrawn(pack, crossing=kept)


def moved_ferry(pack: Pack) -> Pack:
    ferry = structs.replace(pack.ferries[0], side="2707/2708")
    return structs.replace(pack, ferries=(ferry, *pack.ferries[1:]))


def cut_road(pack: Pack) -> Pack:
    lines = tuple(line for line in pack.board.file.line if not {"5726", "6025", "6426"} & set(line.hexes))
    return redrawn(pack, line=tuple(line for line in lines if "5926" not in line.hexes and "6026" not in line.hexes))


def joined_areas(pack: Pack) -> Pack:
    areas = tuple(structs.replace(a, hexes=(*a.hexes, "5526")) if a.id in "HI" else a for a in pack.areas)
    return structs.replace(pack, areas=areas)


def broken_side(pack: Pack) -> Pack:
    first, *others = pack.board.file.river
    return redrawn(pack, river=(structs.replace(first, sides=("6122/5321",)), *others))


def nameless(pack: Pack) -> Pack:
    return structs.replace(pack, names={**pack.names, "blown": {"en": "blown", "ru": "взорван", "pl": " "}})


@pytest.mark.parametrize(
    ("spoil", "faults"),
    [
        (lambda p: with_unit(p, "us-504-1", reduced=None), ["us-504-1: 3 steps, and no reduced side"]),
        (lambda p: with_unit(p, "us-504-1", remnant="us-rem"), ["us-504-1: there is no remnant 'us-rem'"]),
        (lambda p: with_unit(p, "ge-19flak", tank=True), ["ge-19flak: flak is anti-tank, and no tank"]),
        (lambda p: with_unit(p, "ge-krafft", formation="GDS"), ["ge-krafft: of the german side, its formation GDS"]),
        (lambda p: with_unit(p, "us-1-325-a", half_of=""), ["1/325/82: 1 half-battalions"]),
        (lambda p: with_unit(p, "br-bd-inf-1", twin=""), ["br-bd-mot-1: br-bd-inf-1 is not its other face"]),
        (wild_table, ["crt 3 at 1-1: A1/D1 is worse than DMR", "crt 3 at 4-1: EX, must be DR"]),
        (lambda p: with_table(p, roads={}), ["roads: {}"]),
        (lambda p: with_table(p, supply_off_road=5), ["supply_off_road: 5, must be 4"]),
        (lambda p: with_arrival(p, "ge-henke", hex="9999"), ["ge-henke: there is no hex '9999'"]),
        (lambda p: with_arrival(p, "ge-henke", hex="1404"), ["1404: both sides start here"]),
        (lambda p: with_arrival(p, "br-2ig", hex="1406"), ["br-2ig: no supply at the start", "1406: both sides"]),
        (lambda p: with_arrival(p, "br-30c-br", hex="1109"), ["br-30c-br: starts in the land of another corps"]),
        (lambda p: with_arrival(p, "br-44rtr", hex="5917"), ["br-44rtr: a vehicle in polder", "no supply"]),
        (lambda p: with_arrival(p, "ge-helle", area="N"), ["ge-helle: area N is the enemy's on turn 1"]),
        (
            lambda p: with_arrival(p, "us-504-1", zone="landing-c"),
            ["us-504-1: landing-c is not a zone of its division"],
        ),
        (lambda p: structs.replace(p, unknown_hexes=p.unknown_hexes[1:]), ["unknown units: 19 hexes, must be 20"]),
        (lambda p: letters(p, h6317="w"), ["landing-z: gliders need open ground, 6317 is woods"]),
        (lambda p: letters(p, h6516="p"), ["6516: must be clear"]),
        (lost_bridge, ["a road crosses the water without a bridge"]),
        (moved_ferry, ["no major river runs along 2707/2708"]),
        (cut_road, ["area H: no road leads from it"]),
        (joined_areas, ["touched by the areas H and I"]),
        (broken_side, ["6122/5321 is no hexside"]),
        (nameless, ["blown: no text in pl"]),
        (lambda p: with_unit(p, "ge-krafft", source="hearsay"), ["ge-krafft: unknown kind of source 'hearsay'"]),
    ],
)
def test_a_fault_is_named(pack: Pack, spoil: Callable[[Pack], Pack], faults: list[str]) -> None:
    found = check(spoil(pack))
    for fault in faults:
        assert any(fault in line for line in found), found


# -- overlays --------------------------------------------------------------------------------------------------------
def test_overlay_corrects_a_counter(pack: Pack, tmp_path: Path) -> None:
    overlay(tmp_path, "counters", '[[units]]\nid = "ge-krafft"\nfull = [5, 6, 3]\n')
    corrected = load(tmp_path)
    assert corrected.unit("ge-krafft").full == (5, 6, 3)
    assert corrected.unit("ge-krafft").source == "printed: overlay"
    assert corrected.unit_index == pack.unit_index
    assert corrected.digest != pack.digest
    assert check(corrected) == []


def test_overlay_corrects_the_map(pack: Pack, tmp_path: Path) -> None:
    """The owner of the printed map puts the Polish zone where it belongs."""
    overlay(tmp_path, "board", '[[zone]]\nid = "landing-p"\nhexes = ["6021", "6022", "5921"]\n')
    corrected = load(tmp_path)
    assert corrected.landing_hexes("landing-p") == ("6021", "6022", "5921")
    assert check(corrected) == []


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("counters", '[[units]]\nid = "ge-ghost"\nsteps = 1\n', ["counters.toml", "'ge-ghost'"]),
        ("counters", '[[units]]\nid = "ge-krafft"\nformation = "1ARMY"\n', ["counters.toml", "'1ARMY'"]),
        ("setup", '[[areas]]\nid = "A"\nzone = "entry-z"\n', ["setup.toml", "'entry-z'"]),
        ("tables", '[[constants]]\nid = "stacking"\nvalue = "two"\n', ["tables.toml", "int"]),
        ("cards", 'id = "x"\n', ["cards.toml"]),
    ],
)
def test_a_bad_overlay_is_refused_with_file_and_id(tmp_path: Path, name: str, text: str, words: list[str]) -> None:
    overlay(tmp_path, name, text)
    with pytest.raises(loading.PackError) as caught:
        load(tmp_path)
    for word in words:
        assert word in str(caught.value)
