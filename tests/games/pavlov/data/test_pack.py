"""The facts of Pavlov's House: what the rulebook states, what the arithmetic forces, and what an overlay may change."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs

from grognard.core.packs import loading
from grognard.games.pavlov.data.pack import Pack, check, load
from grognard.games.pavlov.data.schema import COLOURS


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Pack:
    monkeypatch.delenv(loading.OVERLAYS, raising=False)
    return load()


def overlay(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_shipped_pack_has_no_fault(pack: Pack) -> None:
    assert check(pack) == []


def test_loading_twice_gives_the_same_pack(pack: Pack) -> None:
    assert load() is pack


def test_indices_follow_the_rows(pack: Pack) -> None:
    assert [pack.counter_index[counter.id] for counter in pack.counters] == list(range(34))
    assert [counter.id for counter in pack.counters if counter.start] == [
        "pavlov",
        "glushchenko",
        "alexandrov",
        "chernogolov",
    ]
    assert pack.positions[pack.position_at["green"][5]].radio


@pytest.mark.parametrize(
    ("kind", "limit"),
    [
        ("action", 4),
        ("order", 9),
        ("damage", 36),
        ("suppress", 20),
        ("sapper", 6),
        ("ammo", 4),
        ("aid", 4),
        ("wire", 4),
        ("artillery", 2),
        ("food", 6),
        ("aa", 4),
    ],
)
def test_token_limits_are_those_of_the_component_list(pack: Pack, kind: str, limit: int) -> None:
    assert pack.tokens[kind].limit == limit


def test_values_that_worked_examples_state(pack: Pack) -> None:
    counter = {counter.id: counter for counter in pack.counters}
    defence = {kind.id: kind.defence for kind in pack.types}
    assert (counter["chekhov"].attack, counter["glushchenko"].suppress) == (4, 1)
    assert "observer" in counter["potansky"].actions
    assert "at" in counter["sobgaida"].actions
    assert "at" in counter["murzaev"].actions
    assert pack.weapons[pack.weapon_index["gun-53k"]].action == "at"
    assert [defence[id_] for id_ in ("rifle", "mg", "scout", "stug")] == [4, 4, 5, 5]
    assert pack.card_types["sniper"].colour_by_die[2] == "red"
    assert pack.card_types["mortar"].colour_by_die[4] == "purple"
    assert pack.card_types["sfh18"].colour_by_die[2] == "red"
    assert [pack.card_types[id_].dice for id_ in ("sniper", "mortar", "sfh18", "lefh18", "leig18", "sig33")] == [
        4,
        4,
        5,
        4,
        3,
        3,
    ]
    assert pack.tracks[4].mine == 3
    assert (pack.storm_cards[62].colour, pack.storm_cards[62].defence) == ("green", 15)
    kurgan = pack.support_cards[103]
    assert kurgan.cost == {"ammo": 1, "food": 1, "aid": 1, "sapper": 1}
    assert (set(kurgan.clear), kurgan.vp) == ({"hq62", "grd13", "sig139", "volga"}, 4)


def test_soviet_cards_are_all_pairs_of_units(pack: Pack) -> None:
    pairs = {frozenset((card.top, card.bottom)) for card in pack.soviet_cards.values()}
    assert pairs == {frozenset(pair) for pair in combinations(pack.units, 2)}


@pytest.mark.parametrize(
    ("score", "band", "outcome", "degree"),
    [
        (50, "hero", "win", "brilliant"),
        (49, "victory", "win", "decisive"),
        (30, "red-banner", "win", "decisive"),
        (29, "suvorov", "win", "partial"),
        (10, "patriotic-war", "win", "partial"),
        (1, "red-star", "win", "partial"),
        (0, "draw", "draw", "draw"),
        (-9, "draw", "draw", "draw"),
        (-10, "defeat", "loss", "defeat"),
        (-20, "crushing", "loss", "crushing"),
    ],
)
def test_bands_of_the_score(pack: Pack, score: int, band: str, outcome: str, degree: str) -> None:
    found = pack.band(score)
    assert (found.id, found.outcome, found.degree) == (band, outcome, degree)


def test_adjacent_spaces_share_a_colour(pack: Pack) -> None:
    assert pack.adjacent["t4-2"] == ("t3-2", "t4-1", "t4-3", "t5-2")
    assert pack.adjacent["t6-4"] == ("t6-3",)
    for space, others in pack.adjacent.items():
        for other in others:
            assert space in pack.adjacent[other]
            assert pack.tracks[int(space[1])].colour == pack.tracks[int(other[1])].colour


def test_nothing_is_drawn_on_top_of_something_else(pack: Pack) -> None:
    panels = {
        "house": [(p.x, p.y) for p in pack.positions] + [(a.x, a.y) for a in pack.areas.values() if a.panel == "house"],
        "square": [point for track in pack.tracks.values() for point in track.spaces],
        "volga": [(p.x, p.y) for p in pack.locations.values()]
        + [(a.x, a.y) for a in pack.areas.values() if a.panel == "volga"],
    }
    for panel, points in panels.items():
        for (x, y), (v, w) in combinations(points, 2):
            assert (x - v) ** 2 + (y - w) ** 2 >= 10**2, (panel, (x, y), (v, w))


def test_names_in_three_languages(pack: Pack) -> None:
    assert pack.names["gr"] == {"en": "green 5 / red 1", "ru": "зелёная 5 / красная 1", "pl": "zielona 5 / czerwona 1"}
    assert pack.names["khait"]["ru"] == "Хайт"
    assert pack.names["t4-1"]["en"] == "approach 4, space 1"
    assert pack.names["c61"]["pl"] == "Dom Mleczny"
    assert {f"c{n}" for n in range(1, 141)} <= pack.names.keys()


def test_faults_are_named(pack: Pack) -> None:
    ammo = structs.replace(pack.tokens["ammo"], limit=5)
    cards = {n: card for n, card in pack.wehrmacht_cards.items() if n != 60}
    names = {**pack.names, "pavlov": {"en": "Pavlov", "ru": "Павлов"}}
    faulty = structs.replace(
        pack, tokens={**pack.tokens, "ammo": ammo}, wehrmacht_cards=cards, names=names, positions=pack.positions[1:]
    )
    faults = check(faulty)
    assert "tokens: 100, must be 99" in faults
    assert "Wehrmacht cards: 60, must be 61" in faults
    assert "cards of a solitaire game: 62, must be 63" in faults
    assert "pavlov: no text in pl" in faults
    assert "numbers of the green positions: [2, 3, 4, 5, 6], must be [1, 2, 3, 4, 5, 6]" in faults


def test_a_hole_in_a_die_table_is_a_fault(pack: Pack) -> None:
    sniper = structs.replace(pack.card_types["sniper"], colour_by_die=COLOURS)
    faults = check(structs.replace(pack, card_types={**pack.card_types, "sniper": sniper}))
    assert faults == ["sniper: entries in its die table: 3, must be 6"]


def test_provenance_counts_every_block(pack: Pack) -> None:
    counts = loading.provenance("pavlov")
    assert set(counts) == {"rulebook", "public", "derived", "reconstructed"}
    assert counts["rulebook"] > 100
    assert counts["reconstructed"] > 150


def test_overlay_corrects_a_row_and_keeps_the_order(pack: Pack, tmp_path: Path) -> None:
    overlay(tmp_path, "counters", '[[soviet]]\nid = "dronov"\nattack = 3\nname.pl = "Dronow!"\n')
    corrected = load(tmp_path)
    dronov = corrected.counters[pack.counter_index["dronov"]]
    assert (dronov.id, dronov.attack, dronov.suppress, dronov.source) == ("dronov", 3, 2, "printed: overlay")
    assert corrected.names["dronov"] == {"en": "Dronov", "ru": "Дронов", "pl": "Dronow!"}
    assert corrected.counter_index == pack.counter_index
    assert corrected.digest != pack.digest
    assert check(corrected) == []
    assert loading.provenance("pavlov", [tmp_path])["printed"] == 1


def test_overlay_corrects_a_card_by_number_and_a_table(tmp_path: Path) -> None:
    overlay(tmp_path, "cards", '[[storm]]\nn = 63\nvp = 9\nsource = "printed: card 63"\n')
    overlay(tmp_path, "board", "[adjacency]\nneighbours = [[1, 2]]\n")
    corrected = load(tmp_path)
    assert (corrected.storm_cards[63].vp, corrected.storm_cards[63].defence) == (9, 20)
    assert corrected.adjacent["t4-2"] == ("t4-1", "t4-3")


def test_overlay_replaces_the_numbers_of_a_position_as_a_whole(pack: Pack, tmp_path: Path) -> None:
    one = '[[positions]]\nid = "gr"\nnumbers = { green = 5 }\n'
    other = '[[positions]]\nid = "g4"\nnumbers = { green = 4, red = 1 }\n'
    overlay(tmp_path, "board", one + other)
    corrected = load(tmp_path)
    assert check(corrected) == []
    assert corrected.position_at["red"][0] == pack.position_index["g4"]


def test_overlay_of_the_environment(pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pavlov").mkdir()
    overlay(tmp_path / "pavlov", "counters", '[[weapons]]\nid = "maxim-1"\nattack = 6\n')
    monkeypatch.setenv(loading.OVERLAYS, str(tmp_path))
    assert load().weapons[pack.weapon_index["maxim-1"]].attack == 6
    monkeypatch.setenv(loading.OVERLAYS, str(tmp_path / "elsewhere"))
    assert load() is pack


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("counters", '[[soviet]]\nid = "zaitsev"\nattack = 6\n', ["counters.toml", "soviet", "'zaitsev'"]),
        ("cards", "[[tactics]]\nn = 141\nvalue = 2\n", ["cards.toml", "tactics", "141"]),
        ("cards", "[[tactics]]\nvalue = 2\n", ["cards.toml", "neither id nor n"]),
        ("cards", "[[storm]]\nn = 63\npoints = 2\n", ["cards.toml", "points"]),
        ("cards", '[[storm]]\nn = 63\ncolour = "blue"\n', ["cards.toml", "blue"]),
        ("components", "[trun]\ndraw = 5\n", ["components.toml", "'trun'"]),
        ("components", "turn = 5\n", ["components.toml", "must be a table"]),
        ("components", "turn = \n", ["components.toml", "TOML"]),
        ("counter", 'id = "pavlov"\n', ["counter.toml", "board, cards, components, counters, pack"]),
    ],
)
def test_a_bad_overlay_is_refused_with_file_and_id(tmp_path: Path, name: str, text: str, words: list[str]) -> None:
    overlay(tmp_path, name, text)
    with pytest.raises(loading.PackError) as caught:
        load(tmp_path)
    for word in words:
        assert word in str(caught.value)


def test_an_overlay_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(loading.PackError, match="no such overlay folder"):
        load(tmp_path / "nowhere")


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(loading.PackError, match="no such pack"):
        loading.files("chess")
