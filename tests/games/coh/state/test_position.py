"""The table of Storms of Steel: what a position holds, how it changes, what is carried over, how it is saved."""

from __future__ import annotations

import pytest
from msgspec import json

from grognard.games.coh.data.boards import Patch
from grognard.games.coh.data.units import (
    BOMB,
    CARDS,
    FOOT_HITS,
    GERMAN,
    HIT,
    PACK,
    SOVIET,
    UNIT,
    UNITS,
    VEHICLE_HITS,
    VETERAN,
    WEAPON,
    WORK,
)
from grognard.games.coh.state.markers import Barrage, Coin, Lot, Smoke
from grognard.games.coh.state.position import (
    ARRIVAL,
    DESTROYED,
    HIDDEN,
    NONE,
    OUT,
    SPENT,
    UNPLACED,
    Piece,
    Position,
    Rules,
    names,
    place_name,
)
from grognard.games.coh.turn.opening import opening

FIRST = opening(Rules(scenario="corn-rows"))
SMG = UNIT["su-smg-1"]


def found_anew(position: Position) -> dict[int, tuple[int, ...]]:
    """The stacks of a table that nothing is known about."""
    return json.decode(json.encode(position), type=Position).stacks


# -- the opening -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", PACK.scenarios)
def test_every_firefight_is_laid_out(scenario: str) -> None:
    page, position = PACK.scenarios[scenario], opening(Rules(scenario=scenario))
    for row in page.placements:
        piece = position.pieces[UNIT[row.id]]
        assert place_name(position, piece.place) == (row.hex or "unplaced")
        assert piece.has(HIDDEN) == row.hidden
        assert position.army(UNIT[row.id]).id == row.army
    for arrival in page.arrivals:
        assert set(names(position.at(ARRIVAL - arrival.n))) == set(arrival.units)
    fielded = len(page.placements) + sum(len(arrival.units) for arrival in page.arrivals)
    assert len(position.at(OUT)) == len(UNITS) - fielded
    assert [(army.id, army.cap, army.start) for army in position.armies] == [
        (a.id, a.caps, a.caps) for a in page.armies
    ]
    assert len(position.works) == len(page.works)
    assert len(position.control) == len(position.sites)


def test_options_of_the_table_are_those_of_the_pack() -> None:
    assert {id_.replace("-", "_") for id_ in PACK.options} <= set(Rules.__struct_fields__)


def test_loads_shelters_cards_and_bombs() -> None:
    riposte, ravine = opening(Rules(scenario="lend-lease-riposte")), opening(Rules(scenario="berezovy-ravine"))
    assert riposte.cargo(UNIT["ge-opel-1"]) == UNIT["ge-pak38-1"]
    assert riposte.cargo(UNIT["ge-pz4g-1"]) == NONE
    assert ravine.pieces[UNIT["su-maxim-1"]].shelter == WORK["bunker"]
    assert {work.kind for work in ravine.works_in(ravine.field.hex("7-E10"))} == {WORK["bunker"]}
    german, soviet = ravine.armies
    assert [(weapon.card, weapon.uses) for weapon in german.weapons][:2] == [
        (WEAPON["flamethrower"], 2),
        (WEAPON["demolition"], 1),
    ]
    assert [weapon.card for weapon in soviet.weapons] == [WEAPON["oba-152"], WEAPON["molotov"]]
    hill = opening(Rules(scenario="hill-252"))
    assert hill.armies[0].veterans[0].card == VETERAN["veteran-experience"]
    assert [(bombs.unit, bombs.kind, bombs.left) for bombs in hill.bombs] == [(UNIT["ge-hs129-1"], BOMB["bomb-50"], 4)]


def test_a_unit_that_comes_mounted_has_its_carrier() -> None:
    position = opening(Rules(scenario="pakfront"))
    assert position.pieces[UNIT["ge-grenadier-1"]].carrier == UNIT["ge-251-1-1"]
    assert position.pieces[UNIT["ge-grenadier-3"]].carrier == NONE
    assert position.cargo(UNIT["ge-251-1-1"]) == UNIT["ge-grenadier-1"]


def test_deck_by_the_cards_that_are_allowed() -> None:
    assert FIRST.deck == ()
    with_cards = opening(Rules(scenario="corn-rows", with_cards=True))
    assert sorted({CARDS[card] for card in with_cards.deck}) == [
        "card-auto-rally",
        "card-command",
        "card-rally-attempt",
    ]
    assert len(with_cards.deck) == 12 + 2 + 2
    assert "card-game-ends" in {CARDS[card] for card in opening(Rules(scenario="teploye-heights")).deck}


def test_agreements_change_the_opening() -> None:
    full, fewer = (opening(Rules(scenario="hill-252", without_assault_guns=w)) for w in (False, True))
    assert full.pieces[UNIT["su-su152-1"]].place == full.field.hex("10-H15")
    assert fewer.pieces[UNIT["su-su152-1"]].place == OUT
    assert fewer.owners[UNIT["su-su152-1"]] == NONE
    eased = opening(Rules(scenario="corn-rows", handicap=(("soviet", 2),)))
    assert [army.cap for army in eased.armies] == [5, 6]


def test_who_owns_the_objectives() -> None:
    heights = opening(Rules(scenario="two-heights"))
    assert [heights.armies[owner].id for owner in heights.control] == ["soviet-1", "soviet-2", "soviet-1"]
    assert opening(Rules(scenario="meeting-in-the-wheat")).control == (NONE, NONE, NONE)


def test_units_with_a_zone_wait_to_be_placed() -> None:
    position = opening(Rules(scenario="empty-windows"))
    assert set(names(position.at(UNPLACED))) == {"su-rifle-1", "su-rifle-2", "su-rifle-3", "su-smg-1", "su-sniper-1"}
    assert all(position.is_hidden(unit) for unit in position.at(UNPLACED))


# -- questions -------------------------------------------------------------------------------------------------------
def test_states_of_a_unit() -> None:
    assert FIRST.state(SMG) == "fresh"
    active = FIRST.with_army(1, active=(SMG,), ap=7)
    assert active.state(SMG) == "activated"
    assert active.mark([SMG], SPENT).state(SMG) == "spent"
    assert active.mark([SMG], SPENT).unmark([SMG], SPENT) == active
    assert FIRST.state(UNIT["ge-tiger-1"]) == "fresh"


def test_sides_and_armies() -> None:
    position = opening(Rules(scenario="two-heights"))
    assert (position.armies_of(GERMAN), position.armies_of(SOVIET)) == ((0, 1), (2, 3))
    assert set(names(position.troops(3))) == {"su-rifle-2", "su-rifle-3", "su-maxim-2", "su-smg-1", "su-mortar-50-1"}
    hex_ = FIRST.field.hex("7-G08")
    assert FIRST.of_side(hex_, SOVIET) == (SMG,)
    assert FIRST.of_side(hex_, GERMAN) == ()


def test_the_pools_hold_what_lies_under_no_unit() -> None:
    assert sum(FIRST.pool(FOOT_HITS).values()) == sum(FIRST.pool(VEHICLE_HITS).values()) == 20
    pinned = HIT["foot-pinned"]
    hit = FIRST.with_piece(SMG, Piece(FIRST.pieces[SMG].place, hit=pinned))
    assert hit.pool(FOOT_HITS)[pinned] == FIRST.pool(FOOT_HITS)[pinned] - 1


def test_smoke_of_a_hex_adds_up() -> None:
    position = FIRST.but(smoke=(Smoke(5, 1), Smoke(5, 2), Smoke(9, 1)))
    assert position.smoke_in == {5: 3, 9: 1}
    assert position.but(smoke=()).smoke_in == {}
    assert position.with_army(0, cap=1).smoke_in is position.smoke_in


# -- changes ---------------------------------------------------------------------------------------------------------
def test_a_change_leaves_the_old_table_as_it_was() -> None:
    before = FIRST.stacks
    place = FIRST.pieces[SMG].place
    after = FIRST.with_piece(SMG, Piece(place + 1))
    assert FIRST.pieces[SMG].place == place
    assert FIRST.stacks is before
    assert SMG in after.stack(place + 1)


def test_stacks_are_carried_over_as_they_would_be_found() -> None:
    position = FIRST
    _ = position.stacks
    rifle, place = UNIT["su-rifle-1"], FIRST.pieces[SMG].place
    for unit, where in ((rifle, place), (SMG, place + 1), (rifle, DESTROYED), (SMG, place), (rifle, 3)):
        position = position.with_piece(unit, Piece(where))
        assert position.stacks == found_anew(position)
    assert position.mark([SMG], SPENT).stacks is position.stacks
    shifted = tuple(Piece(7) if unit == SMG else piece for unit, piece in enumerate(position.pieces))
    replaced = position.but(pieces=shifted)
    assert replaced.stacks == found_anew(replaced)


def test_the_battlefield_follows_the_rules_of_the_table() -> None:
    patch = Patch(terrain=(("7-A01", "woods"),))
    changed = FIRST.but(rules=Rules(scenario="corn-rows", patch=patch))
    assert FIRST.field.terrain[0] == "open"
    assert changed.field.terrain[0] == "woods"
    assert FIRST.but(round=2).field is FIRST.field


# -- saving ----------------------------------------------------------------------------------------------------------
def test_a_table_is_saved_and_read_again() -> None:
    position = opening(
        Rules(scenario="teploye-heights", patch=Patch(levels=(("7-A01", 1),)), handicap=(("german-1", 1),))
    )
    position = position.with_army(
        0, hand=(1, 2), barrages=(Barrage(WEAPON["oba-105"], 40, False, 2),), lost=(3,), points=2
    )
    position = position.but(smoke=(Smoke(5, 2),), came=((SMG, 4),), first=1)
    position = position.but(coins=(Coin(1, 2), Coin(2, 2)), cup=(Lot(SMG, 2), Lot(NONE, 2)))
    again = json.decode(json.encode(position), type=Position)
    assert again == position
    assert again.field is position.field
    assert hash(again.rules) == hash(position.rules)
