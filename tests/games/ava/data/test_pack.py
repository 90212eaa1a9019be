"""The facts of A Victory Awaits: what the rulebook states, what follows from it, and what an overlay may change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grognard.core.packs import loading
from grognard.core.texts import LANGUAGES
from grognard.games.ava.data.board_faults import Ground
from grognard.games.ava.data.pack import Pack, check, load
from grognard.games.ava.data.setup_faults import zone


def overlay(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


# ── what is there ─────────────────────────────────────────────────────────────────
def test_shipped_pack_has_no_fault(pack: Pack) -> None:
    assert check(pack) == []


def test_loading_twice_gives_the_same_pack(pack: Pack) -> None:
    assert load() is pack


def test_indices_follow_the_rows(pack: Pack) -> None:
    assert [pack.unit_index[unit.id] for unit in pack.units] == list(range(540))
    assert pack.units[0].id == "de-l-hq-4pzg"
    assert pack.unit("de-l-36m").label == "36M"


@pytest.mark.parametrize(
    ("map_", "nation", "count"),
    [("L", "de", 35), ("L", "su", 83), ("S", "de", 62), ("S", "su", 156), ("K", "de", 57), ("K", "ro", 27)],
)
def test_order_of_battle(pack: Pack, map_: str, nation: str, count: int) -> None:
    assert sum((unit.map, unit.nation) == (map_, nation) for unit in pack.units) == count


def test_values_that_worked_examples_state(pack: Pack) -> None:
    motorised = pack.unit("de-l-36m")
    assert (motorised.attack, motorised.kind, motorised.steps) == (5, "mech", 2)
    assert motorised.move >= 8
    assert (pack.unit("de-l-217").attack, pack.unit("de-l-217").move) == (3, 5)
    assert (pack.unit("de-l-hq-4pzg").attack, pack.unit("de-l-hq-4pzg").kind) == (2, "hq")
    assert pack.unit("su-l-179").defence == 2
    transfer = pack.scenarios["leningrad"].transfer
    assert transfer is not None
    # The three that come to Leningrad are the 18 points that leave Smolensk (18.1, 18.2).
    assert sum(pack.unit(id_).attack for id_ in transfer.units) == 18
    assert {pack.unit(id_).only for id_ in transfer.units} == {"leningrad"}


def test_mountain_troops_are_mountain_divisions_only(pack: Pack) -> None:
    assert {unit.type for unit in pack.units if unit.mountain} == {"de-mountain", "ro-mountain", "su-mountain"}
    assert not pack.unit("de-k-97j").mountain
    assert pack.unit("de-k-1mt").mountain


def test_army_of_the_surprise_attack(pack: Pack) -> None:
    assert pack.unit("de-l-36m").army == "axis-4pzg"
    assert (pack.unit("de-k-9pz").formation, pack.unit("de-k-9pz").army) == ("axis-ags", "")
    assert pack.unit("su-l-67").army == "soviet-27a"
    assert (pack.unit("de-l-206").formation, pack.unit("de-l-206").army) == ("", "")


def test_panzer_groups_have_two_chits(pack: Pack) -> None:
    assert pack.chits_of["de-l-hq-4pzg"] == ("de-4pzg", "manstein")
    assert pack.chits_of["de-s-hq-3pzg"] == ("de-3pzg", "de-3pzg-2")
    assert {len(chits) for chits in pack.chits_of.values()} == {1, 2}
    assert pack.chits["supply"].side == "both"
    assert Counter(chit.kind for chit in pack.chits.values()) == {
        "hq": 52,
        "interrupt": 2,
        "reinforcement": 2,
        "supply": 1,
        "reserve": 2,
        "master": 2,
    }


def test_combat_results(pack: Pack) -> None:
    tables = pack.tables
    assert tables.odds == (2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20)
    result = tables.crt[4][tables.odds_labels.index("4-1")]
    assert (result.attacker, result.defender, result.retreat, result.label) == (0, 0, 2, "RR")
    assert [(r.attacker, r.defender, r.retreat) for r in tables.crt[1][:6]] == [
        *[(2, 0, 0)] * 3,
        *[(1, 0, 0)] * 2,
        (0,) * 3,
    ]
    assert tables.crt[6][10].defender == 3


@pytest.mark.parametrize(
    ("attack", "defence", "label"),
    [(15, 5, "3-1"), (26, 9, "2-1"), (12, 7, "1.5-1"), (18, 13, "1-1"), (25, 2, "10-1"), (8, 2, "4-1"), (1, 2, None)],
)
def test_columns_of_ratios(pack: Pack, attack: int, defence: int, label: str | None) -> None:
    column = pack.tables.column(attack, defence)
    assert (None if column is None else pack.tables.odds_labels[column]) == label


def test_numbers_of_the_rules(pack: Pack) -> None:
    numbers, points = pack.tables.constants, pack.tables.victory
    assert (numbers.stacking, numbers.command_range, numbers.loc_off_rail) == (2, 4, 6)
    assert (numbers.zoc_enter, numbers.zoc_leave) == (2, 2)
    assert (numbers.axis_supply_from, numbers.reinforcements_from, numbers.stand_fast_from) == (4, 4, 6)
    assert 3 * (points.city + points.stand_fast) == 45
    assert 3 * (points.city_cut + points.stand_fast_cut) == 21
    assert points.breakthrough + points.moscow == 20
    assert points.star + points.star_cut == 15
    assert [(row.n, row.first, row.later) for row in pack.tables.masters.values()] == [(2, 7, 8), (3, 5, 6)]


# ── scenarios ─────────────────────────────────────────────────────────────────────
def test_thresholds(pack: Pack) -> None:
    maps = [pack.scenarios[id_].threshold for id_ in ("leningrad", "smolensk", "kiev")]
    assert maps == [54, 85, 52]
    assert sum(maps) == pack.scenarios["campaign"].threshold == 191
    short = pack.scenarios["smolensk"].length("short")
    assert (short.turns, short.threshold, short.stars) == (6, 60, ())


def test_a_scenario_like_another_takes_its_facts(pack: Pack) -> None:
    campaign, four = pack.scenarios["campaign"], pack.scenarios["campaign-4"]
    assert (four.track, four.lengths, four.stand_fast) == (campaign.track, campaign.lengths, campaign.stand_fast)
    assert [seat.id for seat in four.seats] == ["north", "centre", "south", "soviet"]
    assert four.name != campaign.name
    assert pack.scenarios["teams-3-2"].team == {"axis": 3, "soviet": 2}
    assert not any(seat.hqs for seat in pack.scenarios["teams-3-2"].seats)


def test_commands_of_the_eight(pack: Pack) -> None:
    seats = {seat.id: seat for seat in pack.scenarios["campaign-8"].seats}
    assert list(seats) == [
        "north",
        "centre-3pzg",
        "centre-2pzg",
        "south",
        "south-11a",
        "soviet-leningrad",
        "soviet-smolensk",
        "soviet-kiev",
    ]
    assert seats["centre-3pzg"].hqs == ("de-s-hq-3pzg", "de-s-hq-9a")
    assert seats["south-11a"].hqs == ("de-k-hq-11a", "ro-k-hq-rum3a", "ro-k-hq-rum4a")
    assert [id_ for id_, seat in seats.items() if seat.controller] == ["south-11a"]


def test_special_rules_of_the_maps(pack: Pack) -> None:
    leningrad, smolensk, kiev = (pack.scenarios[id_] for id_ in ("leningrad", "smolensk", "kiev"))
    assert [(s.okh, s.zhukov, s.army19) for s in (leningrad, smolensk, kiev)] == [
        (False, True, False),
        (True, False, True),
        (False, False, False),
    ]
    assert smolensk.withdrawal is not None
    assert (smolensk.withdrawal.turn, smolensk.withdrawal.attack) == (6, 18)
    assert [turn.strategic_reserve for turn in smolensk.track] == [0] * 5 + [6] * 4
    assert pack.tables.reserve[leningrad.reserve_table].limited
    assert not pack.tables.reserve[kiev.reserve_table].limited
    # A public report has twelve Soviet reinforcements a turn on these two maps together.
    assert leningrad.track[3].reinforcements.su + smolensk.track[3].reinforcements.su == 12


# ── the set-up on the board ───────────────────────────────────────────────────────
def test_nineteenth_army_waits_on_the_track(pack: Pack) -> None:
    army = pack.formations["soviet-19a"]
    assert (army.kind, army.turn, army.hq) == ("track", 3, "su-s-hq-19a")
    assert sum(unit.formation == "soviet-19a" for unit in pack.units) == 11


def test_zones_keep_to_their_side(pack: Pack) -> None:
    ground = Ground(pack.board)
    ags = zone(pack.formations["axis-ags"], ground)
    assert {pack.board.halves[hex_] for hex_ in ags} == {"a"}
    assert {pack.board.sheets[hex_] for hex_ in ags} == {"K"}
    libau = zone(pack.formations["soviet-27a-libau"], ground)
    assert [pack.board.names[hex_] for hex_ in libau] == ["L0321"]


def test_major_cities(pack: Pack) -> None:
    ground = Ground(pack.board)
    assert len(ground.majors) == 21
    assert {pack.board.hex(name) for name in pack.scenarios["campaign"].stand_fast} <= ground.majors


# ── names and sources ─────────────────────────────────────────────────────────────
def test_names_in_three_languages(pack: Pack) -> None:
    assert pack.names["de-l-36m"] == {
        "en": "36th Motorized Division",
        "ru": "36-я моторизованная дивизия",
        "pl": "36 Dywizja Zmotoryzowana",
    }
    assert pack.names["de-l-hq-4pzg"]["en"] == "HQ 4th Panzer Group"
    assert pack.names["de-4pzg"]["pl"] == "4 Grupa Pancerna"
    assert pack.names["su-s-103m"]["en"] == "103rd Motorized Rifle Division"
    assert pack.names["su-l-11"]["en"] == "11th Rifle Division"
    assert pack.scenarios["kiev"].name["pl"] == "Kijów"
    assert pack.names["sparse-forest"]["ru"] == "редкий лес"


def test_a_name_tells_the_sides_apart(pack: Pack) -> None:
    for lang in LANGUAGES:
        sides: dict[str, set[str]] = {}
        pieces = [(unit.name, unit.side) for unit in pack.units]
        for name, side in pieces + [(chit.name, chit.side) for chit in pack.chits.values()]:
            sides.setdefault(name[lang], set()).add(side)
        assert [name for name, both in sides.items() if len(both) > 1] == []


def test_provenance_counts_every_block(pack: Pack) -> None:
    counts = loading.provenance("ava")
    assert set(counts) == {"rulebook", "public", "derived", "reconstructed"}
    assert counts["rulebook"] > 150
    assert counts["reconstructed"] > 400


def test_every_block_has_a_source(pack: Pack) -> None:
    """The only rows without one are lines and rivers, which go under the source of the whole board."""

    def bare(node: Any, where: str) -> list[str]:
        if isinstance(node, dict):
            missing = [where] if ("id" in node or "n" in node) and "source" not in node else []
            return missing + [path for key, value in node.items() for path in bare(value, f"{where}.{key}")]
        if isinstance(node, list):
            return [path for value in node for path in bare(value, where)]
        return []

    for name in loading.files("ava"):
        if name != "board":
            assert bare(loading.read("ava", name), name) == []


# ── overlays ──────────────────────────────────────────────────────────────────────
def test_overlay_corrects_a_single_counter(pack: Pack, tmp_path: Path) -> None:
    overlay(tmp_path, "counters", '[[units]]\nid = "de-s-7pz"\nvalues = [9, 6, 9]\nreduced = [5, 3, 9]\n')
    corrected = load(tmp_path)
    seventh, eighth = corrected.unit("de-s-7pz"), corrected.unit("de-l-8pz")
    assert (seventh.attack, seventh.defence, seventh.move, seventh.reduced) == (9, 6, 9, (5, 3, 9))
    assert seventh.source == "printed: overlay"
    assert (eighth.attack, eighth.source) == (8, pack.unit("de-l-8pz").source)
    assert corrected.unit_index == pack.unit_index
    assert corrected.digest != pack.digest
    assert check(corrected) == []
    assert loading.provenance("ava", [tmp_path])["printed"] == 1


def test_overlay_corrects_a_whole_type_and_takes_a_step_away(pack: Pack, tmp_path: Path) -> None:
    types = '[[types]]\nid = "su-cavalry"\nvalues = [1, 1, 6]\nreduced = [1, 1, 5]\n'
    overlay(tmp_path, "counters", types + '[[units]]\nid = "su-s-6c"\nsteps = 1\n')
    corrected = load(tmp_path)
    assert (corrected.unit("su-s-6c").steps, corrected.unit("su-s-6c").reduced) == (1, None)
    assert (corrected.unit("su-s-36c").attack, corrected.unit("su-s-36c").steps) == (1, 2)
    assert check(corrected) == []


def test_overlay_corrects_tables_and_the_track(pack: Pack, tmp_path: Path) -> None:
    crt = '[[crt]]\nn = 6\nresults = ["R", "RR", "RR", "1RR", "1RR", "2RR", "2RR", "2RR", "3RR", "3RR", "4RR"]\n'
    overlay(tmp_path, "tables", crt + '[[constants]]\nid = "armour_limit"\nvalue = 9\n')
    turn = "[[scenarios.track]]\nn = 5\nchits = { su = 14, ger = 17, rum = 2 }\n"
    overlay(tmp_path, "scenarios", '[[scenarios]]\nid = "campaign"\n' + turn)
    corrected = load(tmp_path)
    assert corrected.tables.crt[6][10].defender == 4
    assert corrected.tables.constants.armour_limit == 9
    assert corrected.scenarios["campaign"].track[4].chits.su == 14
    assert corrected.scenarios["campaign-8"].track[4].chits.su == 14
    assert check(corrected) == []


def test_overlay_of_the_environment(pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ava").mkdir()
    overlay(tmp_path / "ava", "setup", '[[formations]]\nid = "soviet-wf"\nrange = 4\n')
    monkeypatch.setenv(loading.OVERLAYS, str(tmp_path))
    assert load().formations["soviet-wf"].range == 4
    monkeypatch.setenv(loading.OVERLAYS, str(tmp_path / "elsewhere"))
    assert load() is pack


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("counters", '[[units]]\nid = "de-l-5pz"\nss = true\n', ["counters.toml", "units", "'de-l-5pz'"]),
        ("counters", '[[units]]\nid = "de-l-1pz"\ntype = "de-zeppelin"\n', ["counters.toml", "'de-zeppelin'"]),
        ("counters", '[[units]]\nid = "de-l-1pz"\nformation = "axis-5a"\n', ["counters.toml", "'axis-5a'"]),
        ("tables", '[[crt]]\nn = 6\nresults = ["DE"]\n', ["tables.toml", "crt 6", "'DE'"]),
        ("tables", "[victory]\ncities = 2\n", ["tables.toml", "cities"]),
        ("scenarios", '[[scenarios]]\nid = "kiev"\nlike = "moscow"\n', ["scenarios.toml", "kiev", "'moscow'"]),
        ("setup", '[[formations]]\nid = "axis-4a"\nkind = "cloud"\n', ["setup.toml", "cloud"]),
        ("cards", 'id = "x"\n', ["cards.toml", "board, counters, pack, scenarios, setup, tables"]),
    ],
)
def test_a_bad_overlay_is_refused_with_file_and_id(tmp_path: Path, name: str, text: str, words: list[str]) -> None:
    overlay(tmp_path, name, text)
    with pytest.raises(loading.PackError) as caught:
        load(tmp_path)
    for word in words:
        assert word in str(caught.value)
