"""The four scenarios on the table before the first phase, and what the checks of the set-up miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from grognard.games.s42.data.board import HEX, WEST
from grognard.games.s42.data.pack import Pack, check, load
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SIDE, SOVIET, STEPS, UNIT, UNITS
from grognard.games.s42.movement.ground import is_impassable
from grognard.games.s42.options.switches import OPTIONS, rules_of
from grognard.games.s42.state.control import take
from grognard.games.s42.state.markers import AIR_BOX, COMING, GONE, MOVING, READY, CityBattle
from grognard.games.s42.state.position import (
    CLEAR,
    DISRUPTED,
    GOOD,
    IN_FULL_RETREAT,
    PLACE,
    WINTER_OVERCAST,
    Piece,
    Position,
    hex_names,
    place_name,
)
from grognard.games.s42.state.stacking import overfull
from grognard.games.s42.turn.setup import begin
from grognard.games.s42.turn.weather import Sky
from tests.games.s42.data.test_pack import with_setup, with_unit
from tests.games.s42.table import bare, table, told

SCENARIOS = tuple(PACK.scenarios)


def start(scenario: str, **options: bool) -> Position:
    return begin(rules_of(scenario, options))


# -- every scenario --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_stands_on_land_within_the_limits(scenario: str) -> None:
    position = start(scenario)
    assert set(position.stacks) <= position.country.land
    assert overfull(position, AXIS) == overfull(position, SOVIET) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_unit_shares_a_hex_with_the_enemy_but_where_it_is_contested(scenario: str) -> None:
    position = start(scenario)
    mixed = [hex_ for hex_, units in position.stacks.items() if len({SIDE[unit] for unit in units}) == 2]
    assert mixed == [battle.hex for battle in position.battles]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_steps_fit_the_counters(scenario: str) -> None:
    for unit, piece in enumerate(start(scenario).pieces):
        assert 0 <= piece.steps <= STEPS[unit]
        assert piece.steps > 0 or piece.place == PLACE["removed"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_is_saved_and_read(scenario: str) -> None:
    position = start(scenario)
    data = msgspec.json.encode(position)
    assert msgspec.json.decode(data, type=Position) == position
    assert len(data) < 20_000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rail_heads_end_lines_that_are_converted(scenario: str) -> None:
    position = start(scenario)
    for head in position.heads:
        assert head.hex in position.country.green
        assert position.is_converted(head.hex)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_axis_holds_its_points(scenario: str) -> None:
    position = start(scenario)
    points = sum(position.country.points.get(hex_, 0) for hex_ in position.held)
    assert points == PACK.scenarios[scenario].starts_with
    assert set(position.held) <= position.country.sites


def test_every_place_has_a_name_of_its_own() -> None:
    assert all(place_name(place) == name for name, place in PLACE.items())
    assert len(set(PLACE.values())) == len(PLACE)
    assert all(name in PACK.names for name in PLACE)


def supplied(position: Position, side: int) -> set[int]:
    """16.3 Hexes from which a line of supply leads to a friendly area or port: five hexes to a road, mountains and
    marsh for two, past enemies; what zones of control forbid is left out."""
    land = position.country
    barred = {hex_ for hex_ in position.stacks if position.fighters(hex_, 1 - side)}
    ends = {hex_ for area, hexes in enumerate(land.touches) if land.owner(area) == side for hex_ in hexes}
    ends = {hex_ for hex_ in ends if any(edge.road for edge in land.edges[hex_])}
    ends |= {hex_ for hex_, sea in land.ports.items() if side == SOVIET and sea != "strait"}
    roads, queue = ends - barred, list(ends - barred)
    for hex_ in queue:
        new = {e.to_hex for e in land.edges[hex_] if e.road or e.bridge == "ferry"} - roads - barred
        roads |= new
        queue += sorted(new)
    left = dict.fromkeys(roads, PACK.tables.supply_off_road)
    queue = sorted(roads)
    for hex_ in queue:
        step_cost = 1 if hex_ in roads else PACK.tables.terrain[land.terrain[hex_]].supply
        for edge in land.edges[hex_]:
            rest = left[hex_] - step_cost
            if rest >= 0 and rest > left.get(edge.to_hex, -1) and not is_impassable(land, Sky(), hex_, edge.to_hex):
                left[edge.to_hex] = rest
                queue.append(edge.to_hex)
    return set(left)


@pytest.mark.rule("s42:16.3.1.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_has_a_line_of_supply(scenario: str) -> None:
    position = start(scenario)
    for side in (AXIS, SOVIET):
        fed = supplied(position, side)
        assert [UNITS[unit] for unit in position.on_map(side) if position.pieces[unit].place not in fed] == []


# -- each scenario ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("s42:C1.1.a", "s42:C1.1.e", "s42:C1.2.p", "s42:22.1.3.a")
def test_fall_blau() -> None:
    position = start("fall-blau")
    assert (position.turn, position.weather) == (1, CLEAR)
    assert len(position.at(PLACE["track-3"])) > 5
    army = [UNITS[unit] for unit in position.stack(HEX["3806"]) if position.waiting_army(unit) == 6]
    assert len(army) == 4
    assert (
        sum(position.pieces[unit].steps < STEPS[unit] for side in (AXIS, SOVIET) for unit in position.on_map(side))
        == 24
    )
    # What the campaign puts elsewhere is not in this game.
    assert position.pieces[UNIT["su-grozny-nkvd"]].place == PLACE["removed"]
    assert position.pieces[UNIT["su-chuikov"]].place == PLACE["removed"]


@pytest.mark.rule("s42:C1.2.m", "s42:20.6.a")
def test_the_north_caucasus_waits_in_fall_blau_and_in_the_campaign() -> None:
    assert [start(scenario).freed for scenario in ("fall-blau", "campaign")] == [(), ()]
    assert start("caucasus").freed == start("uranus").freed == ("caucasus",)


@pytest.mark.rule("s42:C2.1.a", "s42:C2.1.e", "s42:C2.4.i", "s42:C2.4.e", "s42:C2.2.h", "s42:C2.2.i", "s42:C2.2.m")
def test_the_caucasus() -> None:
    position = start("caucasus")
    assert position.turn == 10
    assert position.on_map(AXIS) == ()
    at_the_edge = position.at(PLACE["area-north"])
    assert at_the_edge
    assert all(SIDE[unit] == AXIS for unit in at_the_edge)
    assert [SIDE[unit] for unit in position.at(PLACE["track-10"])] == [SOVIET, SOVIET]
    assert len(position.at(PLACE["area-W"])) == 5
    assert len(position.at(PLACE["volunteers"])) == 6
    assert (position.heads, position.converted, position.held) == ((), (), ())


@pytest.mark.rule("s42:C3.1.a", "s42:C3.1.e", "s42:C3.1.h", "s42:C3.4.c", "s42:C3.5.e", "s42:29.0.a")
def test_uranus() -> None:
    position = start("uranus")
    assert (position.turn, position.weather) == (28, WINTER_OVERCAST)
    assert position.rules.contested_cities
    assert position.battles == (CityBattle(HEX["5520"], 1, SOVIET),)
    assert position.at(PLACE["track-28"]) == ()
    assert position.at(PLACE["track-29"])
    assert [wing.place for wing in position.wings] == [AIR_BOX, GONE, GONE]
    assert [(point.side, point.face) for point in position.supplies] == [(AXIS, READY)]


@pytest.mark.rule("s42:17.1.a", "s42:17.2.1.b")
def test_railways_behind_the_rail_heads_of_uranus() -> None:
    position = start("uranus")
    names = set(hex_names(position.converted))
    assert {"1902", "2002", "3326", "4125", "4723", "4930", "4139", "5326", "3134"} <= names
    # Nothing is converted beyond a rail head, nor along lines that no rail head has gone.
    assert not {"2103", "4823", "5521", "5522"} & names
    assert position.is_converted(HEX["1116"])
    assert not position.is_converted(HEX["5521"])


@pytest.mark.rule("s42:C4.1.a", "s42:C4.1.e", "s42:C4.1.f", "s42:30.0.b", "s42:31.0.b")
def test_the_campaign() -> None:
    position = start("campaign")
    assert len(position.on_map(SOVIET)) > len(start("fall-blau").on_map(SOVIET))
    assert len(position.at(PLACE["trans-caucasus"])) == 9
    assert {position.waiting_army(unit) for unit in position.stack(HEX["5902"])} >= {8}
    assert [wing.place for wing in position.wings] == [AIR_BOX, AIR_BOX, COMING]
    assert [(point.side, point.face) for point in position.supplies] == [(AXIS, MOVING)]
    assert all(WEST[hex_] for hex_ in position.held)
    assert len(position.at(PLACE["track-21"])) >= 6  # the reserve armies (34.1.1)
    assert len(position.at(PLACE["pool"])) == 13


@pytest.mark.rule("s42:25.0.a", "s42:25.0.b", "s42:28.0", "s42:26.2.g")
def test_optional_chapters_are_off_until_they_are_asked_for() -> None:
    plain, full = start("campaign"), start("campaign", **dict.fromkeys(OPTIONS, True))
    assert plain.planned == ()
    assert [(plan.side, plan.unit, plan.ready) for plan in full.planned] == [(AXIS, -1, True)] * 2
    removed = PLACE["removed"]
    assert plain.pieces[UNIT["ge-manstein"]].place == removed != full.pieces[UNIT["ge-manstein"]].place
    assert not plain.rules.contested_cities
    assert full.rules.contested_cities


# -- the position ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("s42:32.4.b", "s42:32.4.d", "s42:2.3.5.a")
def test_wiking_grows() -> None:
    wiking = UNIT["ss-wiking"]
    position = bare(stand={"ss-wiking": "3020"})
    assert (position.most_steps(wiking), position.full(wiking)) == (3, True)
    grown = position.with_piece(wiking, Piece(HEX["3020"], 4)).but(turn=13)
    assert (grown.most_steps(wiking), grown.attack(wiking), grown.defence(wiking)) == (4, 8, 10)
    assert not grown.with_piece(wiking, Piece(HEX["3020"], 3)).full(wiking)


@pytest.mark.rule("s42:9.7.6.b", "s42:9.7.6.d", "s42:9.7.7.c")
def test_printed_fortifications_serve_the_soviets_until_they_fall() -> None:
    position, hex_ = bare(), HEX["3033"]
    assert position.fortified(hex_, SOVIET)
    assert not position.fortified(hex_, AXIS)
    assert not position.but(fallen_lines=("rostov",)).fortified(hex_, SOVIET)


@pytest.mark.rule("s42:16.3.4.a", "s42:16.3.4.b", "s42:29.1.4.a")
def test_a_city_is_his_who_passed_last() -> None:
    game, rostov = table(bare()), HEX["3134"]
    take(game, AXIS, rostov)
    assert game.position.controller(rostov) == AXIS
    take(game, AXIS, rostov)
    take(game, AXIS, HEX["3020"])
    assert told(game) == ["hex-taken"]
    take(game, SOVIET, rostov)
    assert game.position.held == ()
    fought = table(bare(battles=(CityBattle(rostov, 1, SOVIET),)))
    take(fought, AXIS, rostov)
    assert fought.position.controller(rostov) == SOVIET


@pytest.mark.rule("s42:13.1.1.a", "s42:13.1.1.b")
def test_good_order_is_neither_of_the_others() -> None:
    unit, position = UNIT["ge-45"], bare(stand={"ge-45": "3020"})
    orders = [position.with_piece(unit, Piece(HEX["3020"], 3, order)) for order in (GOOD, DISRUPTED, IN_FULL_RETREAT)]
    assert [table_.good(unit) for table_ in orders] == [True, False, False]


def test_copies_share_what_did_not_change() -> None:
    position = start("campaign")
    after = position.with_piece(UNIT["ge-45"], Piece(HEX["1502"], 3))
    assert after.pieces[UNIT["ge-95"]] is position.pieces[UNIT["ge-95"]]
    assert after.country is position.country
    assert position.pieces[UNIT["ge-45"]].place == HEX["1501"]


def test_sides_in_a_hex() -> None:
    position = start("uranus")
    hex_ = HEX["5520"]
    assert len(position.of_side(hex_, AXIS)) + len(position.of_side(hex_, SOVIET)) == len(position.stack(hex_))
    assert all(COMBAT[unit] for unit in position.fighters(hex_, SOVIET))
    counts = Counter(SIDE[unit] for unit in range(len(UNITS)) if position.pieces[unit].place >= 0)
    assert counts == Counter({AXIS: len(position.on_map(AXIS)), SOVIET: len(position.on_map(SOVIET))})


# -- faults of the set-up --------------------------------------------------------------------------------------------
FAULTS: dict[str, Callable[[], Pack]] = {
    "'9999', which is no hex": lambda: with_setup("map_a", "ge-45", hex="9999"),
    "which is sea": lambda: with_setup("campaign", "su-temryuk-nav", hex="1742"),
    "lies on none of its maps": lambda: with_setup("map_a", "ge-45", hex="4300"),
    "both sides stand in 1501": lambda: with_setup("map_a", "su-121", hex="1501"),
    "4 units in 1501, at most 3": lambda: with_setup("map_a", "ge-385", hex="1501"),
    "3 corps with the headquarters in 3511": lambda: with_setup("uranus", "su-18tc", hex="3511"),
    "ge-45 has 1 of 3 steps": lambda: with_setup("map_a", "ge-45", steps=1),
    "there is no unit 'ge-ghost'": lambda: with_setup("map_a", "ge-45", id="ge-ghost"),
    "is there twice": lambda: with_setup("map_a", "ge-45", id="ge-95"),
    "comes from the areas 'soviet-north'": lambda: with_setup("arrivals", "ge-16pz", entry="soviet-north"),
    "comes from an area or over an edge": lambda: with_setup("arrivals", "ge-16pz", entry=""),
    "comes over the edge 'west'": lambda: with_setup("arrivals", "ge-16pz", entry="", edge="west"),
    "comes on turn 40": lambda: with_setup("arrivals", "ge-16pz", turn=40),
    "and is in 1501": lambda: with_setup("arrivals", "ge-16pz", id="ge-45"),
    "stands on no green line": lambda: with_setup("starts", "uranus", rail_heads=("2338",)),
    "there is no air unit": lambda: with_setup("starts", "uranus", air=("air-red",)),
    "the Axis starts with 0 points, must be 15": lambda: with_setup("starts", "uranus", axis_controls=()),
    "no battle of level 1 in 3020": lambda: with_setup(
        "starts", "uranus", contested=(msgspec.structs.replace(PACK.starts["uranus"].contested[0], hex="3020"),)
    ),
    "reserve armies": lambda: with_setup("map_a", "su-309", reserve=0),
    "reduced units, must be 24": lambda: with_setup("map_a", "su-121", steps=1),
    "blucher: 4 units, must be 5": lambda: with_setup("displays", "ro-10", display="volunteers"),
    "not south of Rostov": lambda: with_setup("campaign", "su-17cav", hex="3020"),
    "comes later, on turn": lambda: with_setup("withdrawals", "rfss-11", turn=1),
    "of the other side (32)": lambda: with_setup("withdrawals", "barbo-23", side="soviet"),
    "becomes another, or grows": lambda: with_setup("changes", "wiking-13", full=None),
    "ge-ghost: comes in no scenario": lambda: msgspec.structs.replace(
        PACK, units=(*PACK.units, msgspec.structs.replace(PACK.units[0], id="ge-ghost"))
    ),
    "in the mountains of 4860": lambda: with_setup("map_a", "ge-6a-hq", hex="4860"),
    "stands in 1501 and in": lambda: with_setup("campaign", "su-17cav", id="ge-45", hex="1501"),
    "the 6th Reserve Army stands in": lambda: with_setup("map_a", "su-309", hex="3807"),
    "the 5th Reserve Army comes on": lambda: with_setup("blau_arrivals", "su-1", turn=4),
    "a supply point 'supply-flying'": lambda: with_setup(
        "starts", "uranus", supplies=(msgspec.structs.replace(PACK.starts["uranus"].supplies[0], face="supply-flying"),)
    ),
    "infantry-9: on turn 0": lambda: with_setup("withdrawals", "infantry-9", turn=0),
    "michalik-20: ge-michalik comes later": lambda: with_setup("changes", "michalik-20", turn=1),
    "no area 'S'": lambda: with_setup("entries", "axis", areas=("S",)),
    "a remnant comes from no set-up": lambda: with_unit("ge-45", remnant_of="ge-rem-inf"),
}


@pytest.mark.parametrize("said", FAULTS)
def test_faults_of_the_setup_are_found(said: str) -> None:
    faults = check(FAULTS[said]())
    assert any(said in fault for fault in faults), faults[:5]


def test_the_pack_of_the_rules_is_the_one_that_is_checked() -> None:
    assert load() is PACK
