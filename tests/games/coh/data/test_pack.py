"""The pack of Storms of Steel: it is in order, malformed files are named, and every check misses what is taken away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from grognard.core.packs import loading
from grognard.core.packs.loading import PackError
from grognard.core.texts import LANGUAGES
from grognard.games.coh.data.pack import Counter, Pack, check, load
from grognard.games.coh.data.schema import Mark
from grognard.games.coh.data.units import BLUE, PACK, PRINTED, RED, UNIT, UNITS

Change = Callable[[], Pack]


def changed(table: str, id_: str, **changes: Any) -> Pack:
    """The pack with one row changed, of a table by id or of a list of rows."""
    rows = getattr(PACK, table)
    if isinstance(rows, dict):
        return structs.replace(PACK, **{table: {**rows, id_: structs.replace(rows[id_], **changes)}})
    found = tuple(structs.replace(row, **changes) if row.id == id_ else row for row in rows)
    assert found != rows
    return structs.replace(PACK, **{table: found})


def missing(table: str, id_: str) -> Pack:
    """The pack with one row taken away."""
    rows = getattr(PACK, table)
    if isinstance(rows, dict):
        return structs.replace(PACK, **{table: {key: row for key, row in rows.items() if key != id_}})
    return structs.replace(PACK, **{table: tuple(row for row in rows if row.id != id_)})


def numbered(id_: str, value: int) -> Pack:
    return structs.replace(PACK, numbers={**PACK.numbers, id_: value})


# -- what is there ---------------------------------------------------------------------------------------------------
def test_the_shipped_pack_has_no_fault() -> None:
    assert check(PACK) == []


def test_loading_twice_gives_the_same_pack() -> None:
    assert load() is PACK


def test_counters_are_numbered_kind_by_kind() -> None:
    assert len(UNITS) == sum(kind.count for kind in PACK.kinds.values()) == 207
    assert all(PACK.counters[number].id == id_ for id_, number in PACK.counter_index.items())
    assert UNIT["su-rifle-12"] - UNIT["su-rifle-1"] == 11


def test_counters_of_a_kind_are_told_apart_by_name() -> None:
    assert PACK.names["su-rifle-3"]["en"] == "Rifle squad 3"
    assert PACK.names["ge-flak88-1"]["en"] == "8.8 cm FlaK 18"


def test_everything_has_a_name_in_three_languages() -> None:
    for names in PACK.names.values():
        assert all(names[language] for language in LANGUAGES)


def test_every_block_has_a_source() -> None:
    counts = loading.provenance("coh")
    assert sum(counts.values()) > 350
    assert counts["rulebook"] > 180


def test_a_block_counts_by_its_weakest_part() -> None:
    """A counter of which the rulebook shows some figures is not printed fact as a whole."""
    order = ("rulebook", "derived", "public", "reconstructed")
    for kind in PACK.kinds.values():
        parts = [loading.source_kind(part) for part in kind.source.split("; ")]
        known = [part for part in parts if part in order]
        assert known[0] == max(known, key=order.index), kind.id


@pytest.mark.parametrize(
    ("id_", "marks", "front"),
    [
        ("ge-tiger-1", ("turret",), (BLUE, 21)),
        ("ge-251-1-1", ("turret", "open-top", "shield"), (BLUE, 13)),
        ("su-at57-2", (), (BLUE, 13)),
        ("su-sapper-1", ("sapper",), (RED, 12)),
    ],
)
def test_figures(id_: str, marks: tuple[Mark, ...], front: tuple[int, int]) -> None:
    assert PACK.counter(id_).kind.marks == marks
    assert PRINTED.front[UNIT[id_]] == front


# -- files that cannot be read ---------------------------------------------------------------------------------------
def overlay(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_an_overlay_corrects_a_counter(tmp_path: Path) -> None:
    mine = load(overlay(tmp_path, "counters", '[[kinds]]\nid = "ge-panther"\nrange = [0, 20]\n'))
    assert mine.kinds["ge-panther"].range == (0, 20)
    assert mine.kinds["ge-panther"].source == "printed: overlay"
    assert check(mine) == []
    assert mine.digest != PACK.digest


def test_an_overlay_moves_a_unit(tmp_path: Path) -> None:
    text = '[[scenarios]]\nid = "corn-rows"\n[[scenarios.placements]]\nid = "su-smg-1"\nhex = "7-H08"\n'
    rows = load(overlay(tmp_path, "scenarios", text)).scenarios["corn-rows"].placements
    assert {row.id: row.hex for row in rows}["su-smg-1"] == "7-H08"
    assert len(rows) == len(PACK.scenarios["corn-rows"].placements)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("counters", '[[kinds]]\nid = "ge-panther"\ngait = "hover"\n', "hover"),
        ("counters", '[[kinds]]\nid = "ge-maus"\nmove = 1\n', "ge-maus"),
        ("cards", '[[actions]]\nid = "card-luck"\nprice = 2\n', "price"),
        ("scenarios", '[[scenarios]]\nid = "pakfront"\noverlays = [{ overlay = "hill-9", at = "8-C07" }]\n', "hill-9"),
    ],
)
def test_malformed_files_are_named(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        load(overlay(tmp_path, name, text))
    assert name in str(caught.value)
    assert said in str(caught.value)


# -- faults ----------------------------------------------------------------------------------------------------------
FAULTS: list[tuple[Change, str]] = [
    (lambda: missing("kinds", "ge-tiger"), "ge-tiger: missing, though 15.1 shows it"),
    (lambda: changed("kinds", "ge-tiger", blue=11), "ge-tiger (15.1)"),
    (lambda: changed("kinds", "su-rifle", fire=3), "3.21: points missing for a shot"),
    (lambda: changed("kinds", "su-t70", rear=("blue", 18)), "its rear 18 is stronger than its front 17"),
    (lambda: changed("kinds", "su-t70", rear=("red", 13)), "an armoured vehicle is blue"),
    (lambda: changed("kinds", "su-lmg", move=3), "infantry moves for 1 or 2 points"),
    (lambda: changed("kinds", "su-lmg", blue=None), "has both firepowers"),
    (lambda: changed("kinds", "su-lmg", indirect=4), "mortars alone fire by observers"),
    (lambda: changed("kinds", "su-lmg", range=(1, 7)), "have a least range"),
    (lambda: changed("kinds", "su-lmg", range=(8, 7)), "its least range is beyond its range"),
    (lambda: changed("kinds", "su-lmg", side="german"), "su-lmg: of the german side"),
    (lambda: changed("kinds", "su-lmg", count=0), "su-lmg: there is none of it"),
    (lambda: changed("kinds", "su-lmg", marks=("sniper",)), "snipers and sappers are marked"),
    (lambda: changed("kinds", "su-lmg", marks=("shield",)), "carriers alone shield"),
    (lambda: changed("kinds", "su-lmg", tracks=1), "track symbols without tracks"),
    (lambda: changed("kinds", "su-t70", wheels=1), "wheel symbols without wheels"),
    (lambda: changed("kinds", "su-at45", front=("red", 13)), "a gun is blue in front and red behind"),
    (lambda: changed("kinds", "su-truck", range=(0, 1)), "a truck has firepower -2 and range 0"),
    (lambda: changed("kinds", "su-mortar-50", marks=()), "mortars, and no others, strike the rear"),
    (lambda: changed("kinds", "su-mortar-82", marks=("high-explosive",)), "fire smoke"),
    (lambda: changed("kinds", "su-mortar-82", arm="tank"), "a tank does not move as foot"),
    (lambda: changed("kinds", "ge-hs129", impulses=0), "have impulses instead"),
    (lambda: changed("kinds", "ge-hs129", range=(2, 4)), "aircraft fire at 2 to 3 hexes"),
    (lambda: changed("kinds", "ge-hs129", source="hearsay"), "unknown kind of source 'hearsay'"),
    (lambda: structs.replace(PACK, counters=(*PACK.counters, PACK.counters[0])), "twice among the counters"),
    (lambda: changed("bombs", "bomb-50", red=None), "a bomb strikes, or leaves a mine"),
    (lambda: changed("bombs", "bomb-cluster", leaves="crater"), "there is no work 'crater'"),
    (lambda: changed("hits", "foot-pinned", count=4), "hit counters (7.4, 15.2)"),
    (lambda: changed("hits", "vehicle-suppressed", blue=-4), "vehicle-suppressed: changes"),
    (lambda: changed("hits", "foot-cowering", range=None), "cowering (7.4)"),
    (lambda: changed("hits", "foot-killed", rally=7), "a destroyed unit cannot rally"),
    (lambda: changed("works", "bunker", rear=3), "works (18)"),
    (lambda: changed("works", "trench", fixed=True), "works with a facing"),
    (lambda: changed("works", "trench", number=8), "mines, and nothing else, strike"),
    (lambda: changed("works", "wire", users=("foot",)), "forts, and nothing else, shelter"),
    (lambda: changed("works", "wire", barred=("tracked", "wheeled")), "tracked pays and is barred"),
    (lambda: changed("actions", "card-command", count=11), "action cards (8.1)"),
    (lambda: changed("actions", "card-luck", action=True), "cards that are no action"),
    (lambda: changed("actions", "card-luck", cost=1), "it costs 1, paid in ()"),
    (lambda: changed("actions", "card-sniper", losses=(0, 1, 1, 2, 2, 4)), "losses of card 13"),
    (lambda: missing("events", "card-objective-4"), "event cards (8.1)"),
    (lambda: missing("weapons", "molotov"), "weapon cards: 5, must be 6"),
    (lambda: changed("weapons", "molotov", targets="metal"), "against metal alone"),
    (lambda: changed("weapons", "tellermine", lays="mine"), "there is no work 'mine'"),
    (lambda: changed("batteries", "oba-122", side="german"), "batteries (12.3)"),
    (lambda: changed("batteries", "oba-122", red=7), "18.6"),
    (lambda: missing("veterans", "veteran-overrun"), "veteran cards"),
    (lambda: changed("veterans", "veteran-overrun", count=2), "veteran-overrun: 2 of it"),
    (lambda: changed("terrain", "woods", defence=1), "introduction: the shot of ge-infantry"),
    (lambda: changed("terrain", "woods", letter="w"), "twice among the letters"),
    (lambda: changed("terrain", "woods", height=1), "a level high (11.3)"),
    (lambda: changed("terrain", "wheat", bonus=False), "bonus of tracks"),
    (lambda: changed("terrain", "marsh", sticks=False), "vehicles stick"),
    (lambda: changed("terrain", "marsh", enter={"foot": 2, "wheeled": 2}), "no wheels off the road"),
    (lambda: changed("terrain", "open", enter={"air": 0, "wheeled": 0}), "aircraft enter no ground"),
    (lambda: changed("terrain", "gully", level=0), "below the ground (11.5)"),
    (lambda: changed("sides", "small-gully", enter={"foot": 1, "tracked": 3}), "who crosses a small-gully"),
    (lambda: numbered("short-range", 2), "7.62: a machine gun at the next hex"),
    (lambda: numbered("kill-margin", 5), "the shot of ge-infantry"),
    (lambda: numbered("activation", 8), "9.0: a shared activation"),
    (lambda: numbered("air-long-range", -2), "20.2: from six hexes"),
    (
        lambda: structs.replace(PACK, specials={**PACK.specials, "with-cards": PACK.options["with-cards"]}),
        "with-cards: twice",
    ),
    (lambda: structs.replace(PACK, names={}), "su-rifle-1: has no name"),
    (lambda: changed("scenarios", "pakfront", story={"en": "Tanks."}), "pakfront: story: no text in ru"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_every_check_misses_what_is_wrong(change: Change, said: str) -> None:
    assert any(said in fault for fault in check(change()))


def test_a_counter_without_number_has_the_name_of_its_kind() -> None:
    kind = PACK.kinds["su-dshk"]
    assert Counter("su-dshk-1", kind, 1).name == kind.name
