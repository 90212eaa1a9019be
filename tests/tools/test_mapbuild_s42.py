"""The board of Stalingrad '42: what the rulebook says of the Volga, the railways, the front line and the edges."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.hexes.board import load_board
from tools.mapbuild import sources
from tools.mapbuild.build import Built, build
from tools.mapbuild.checks import CLOSED, faults
from tools.mapbuild.grid import Hex, Side, distance, ordered
from tools.mapbuild.writer import write

ROOT = Path(__file__).resolve().parent.parent.parent
ROADS = ("primary", "secondary")
RAILWAYS = ("rail-main", "rail")


@pytest.fixture(scope="module")
def s42() -> Built:
    return build(sources.load("s42"))


def at(built: Built, *names: str) -> list[Hex]:
    return [built.frame.parse(name) for name in names]


def on(built: Built, *kinds: str) -> set[Hex]:
    """The hexes that lines of these kinds enter."""
    return {spot for kind in kinds for side in built.links[kind] for spot in side}


def reached(links: set[Side], start: Hex) -> set[Hex]:
    found = edge = {start}
    while edge:
        edge = {spot for side in links if edge.intersection(side) for spot in side} - found
        found = found | edge
    return found


def zones(built: Built, kind: str) -> dict[str, list[Hex]]:
    return {zone.id: spots for zone, spots in built.zones if zone.kind == kind}


def test_the_shipped_board_is_what_the_sources_give(s42: Built) -> None:
    shipped = (ROOT / s42.sources.board.target).read_text(encoding="utf-8")
    assert write("s42", s42) == shipped, "run: python -m tools.mapbuild s42"
    assert faults(s42) == []


def test_the_game_reads_the_board_as_it_was_built(s42: Built) -> None:
    board = load_board("s42")
    assert set(board.index) == {s42.frame.name(spot) for spot in s42.letters}
    assert len(board.rivers) == len(s42.river_sides)
    assert {kind: len(board.links(kind)) for kind in s42.links} == {kind: len(v) for kind, v in s42.links.items()}
    assert len(board.zones) == len(s42.zones)
    assert len(board.crossings) == len(s42.crossings)


def test_controls_fall_into_their_hexes(s42: Built) -> None:
    for control in s42.frame.source.transform.controls:
        point = s42.frame.geo.point(control.at)
        if len(control.hexes) == 1:
            assert s42.frame.layout.hex_at(point) == s42.frame.parse(control.hexes[0]), control.hexes
        else:
            assert all(distance(point, s42.frame.centre[spot]) < 1 for spot in at(s42, *control.hexes))


def test_even_columns_lie_lower(s42: Built) -> None:
    """1300 touches 1200 and 1400, 1200 touches 1301 and 1101: so the neighbours are listed in public."""
    high, low = at(s42, "1300", "1200")
    assert {*at(s42, "1301", "1400", "1200")} <= set(s42.frame.neighbours[high])
    assert {*at(s42, "1300", "1301", "1201", "1101")} <= set(s42.frame.neighbours[low])


def test_the_ends_of_the_ferry_of_vladimirovka_lie_on_either_bank(s42: Built) -> None:
    """5.5.7: two hexes apart, with the flood plain between them and a railway on the far bank."""
    south, north = at(s42, "6424", "6523")
    between = set(s42.frame.neighbours[south]) & set(s42.frame.neighbours[north])
    assert {s42.letters[spot] for spot in between} == {"x"}
    assert north in on(s42, *RAILWAYS)
    assert zones(s42, "rail-ferry") == {"ferry-vladimirovka": [south, north]}


def test_nothing_crosses_the_volga_but_the_bridge_of_saratov(s42: Built) -> None:
    volga = {side for side, size in s42.river_sides.items() if size == "volga"}
    crossed = {kind: links & volga for kind, links in s42.links.items() if links & volga}
    bridge = ordered(*at(s42, "5902", "6001"))
    assert crossed == {"rail": {bridge}}


def test_roads_lead_to_both_banks_at_every_ferry(s42: Built) -> None:
    """16.3.3: roads that meet at a ferry run on."""
    ferries = [crossing for crossing in s42.crossings if crossing.kind == "ferry"]
    assert ferries
    for ferry in ferries:
        assert set(at(s42, *ferry.hexes)) <= on(s42, *ROADS), ferry.id


@pytest.mark.parametrize(
    ("side", "fault"),
    [("5714/5814", "5521 and 5621 should lie apart"), ("2403/2503", "2403/2503 should be a river")],
)
def test_a_lost_side_of_a_river_is_found(s42: Built, side: str, fault: str) -> None:
    gone = s42.frame.parse_side(side)
    rivers = [(river, [other for other in sides if other != gone]) for river, sides in s42.rivers]
    assert any(fault in found for found in faults(msgspec.structs.replace(s42, rivers=rivers)))


def test_a_lost_road_and_a_wrong_wood_are_found(s42: Built) -> None:
    links = {**s42.links, "primary": s42.links["primary"] - {s42.frame.parse_side("2500/2501")}}
    letters = {**s42.letters, s42.frame.parse("3905"): "."}
    found = faults(msgspec.structs.replace(s42, links=links, letters=letters))
    assert any("2500/2501 should have a primary" in fault for fault in found)
    assert any("3905 should be woods" in fault for fault in found)


def test_rail_heads_stand_on_green_railways(s42: Built) -> None:
    """Those of the set-up, and the two of the Caucasus (C2.2)."""
    green = on(s42, "rail-main")
    assert {*at(s42, "1303", "1717", "2126", "2427", "2431", "3140", "3443", "1549")} <= green


def test_green_railways_are_one_net_from_the_edge_to_stalingrad_and_taman(s42: Built) -> None:
    net = reached(s42.links["rail-main"], s42.frame.parse("3140"))
    assert net == on(s42, "rail-main")
    assert {*at(s42, "5521", "1549", "2503")} <= net
    for area in ("entry-x", "entry-y", "entry-z", "entry-g"):
        assert net.intersection(zones(s42, "entry")[area]), area


def test_the_railway_of_17_1_joins_two_green_lines_and_the_dead_end_does_not(s42: Built) -> None:
    """Kastornoye to Valuyki is converted of itself; the branch from 2839 to 2338 never is."""
    plain, green = s42.links["rail"], on(s42, "rail-main")
    kastornoye, valuyki, branch, end = at(s42, "2002", "2013", "2839", "2338")
    assert {kastornoye, valuyki} <= green
    assert valuyki in reached(plain, kastornoye)
    assert end in reached(plain, branch)
    assert {branch, end}.isdisjoint(green)
    assert sum(end in side for side in plain) == 1


def test_a_link_is_green_or_plain_and_a_road_main_or_secondary(s42: Built) -> None:
    assert s42.links["rail-main"].isdisjoint(s42.links["rail"])
    assert s42.links["primary"].isdisjoint(s42.links["secondary"])


def test_unfinished_railways_join_finished_ones(s42: Built) -> None:
    finished = on(s42, *RAILWAYS)
    saratov, ilovlya, kizlyar = at(s42, "5902", "5217", "7453")
    assert {saratov, ilovlya} <= reached(s42.links["rail-volga"], saratov) & finished
    assert kizlyar in on(s42, "rail-caspian") & finished


def test_cities_lie_on_railways(s42: Built) -> None:
    served = on(s42, *RAILWAYS)
    without = {place.id for place, spots in s42.places if place.kind in ("major", "city") and not served & set(spots)}
    assert without == {"sukhumi"}


def test_every_place_lies_on_the_globe_where_its_hex_lies(s42: Built) -> None:
    for place, spots in s42.places:
        nearest = min(distance(s42.frame.geo.point(place.at), s42.frame.centre[spot]) for spot in spots)
        assert nearest < 1.4, place.id


def test_fortifications_lie_on_the_soviet_side(s42: Built) -> None:
    """9.7.6, 9.7.7: three groups, four hexes around Rostov."""
    forts = zones(s42, "fortification")
    assert set(forts) == {"forts-north", "forts-south", "forts-rostov"}
    assert len(forts["forts-rostov"]) == 4
    rostov = s42.frame.parse("3134")
    assert set(forts["forts-rostov"]) <= set(s42.frame.neighbours[rostov])
    assert {s42.frame.side[spot] for spots in forts.values() for spot in spots} == {"soviet"}


def test_kharkov_and_stalino_are_the_major_cities_behind_the_front(s42: Built) -> None:
    """24.1.4."""
    behind = {p.id for p, spots in s42.places if p.kind == "major" and s42.frame.side[spots[0]] == "axis"}
    assert behind == {"kharkov", "stalino"}


def test_entry_areas_touch_the_edge_and_do_not_overlap(s42: Built) -> None:
    areas = zones(s42, "entry")
    assert set(areas) == {f"entry-{letter}" for letter in "abcdeghijklwxyz"}
    spots = [spot for found in areas.values() for spot in found]
    assert len(spots) == len(set(spots))
    for area, found in areas.items():
        for spot in found:
            assert s42.letters[spot] not in CLOSED
            beyond = [near for near in s42.frame.neighbours[spot] if s42.letters.get(near, "x") == "x"]
            assert beyond or area == "entry-w", s42.frame.name(spot)


def test_roads_and_railways_reach_the_areas_they_serve(s42: Built) -> None:
    areas = zones(s42, "entry")
    for letter in "abcdegjklxyz":
        assert on(s42, *ROADS).intersection(areas[f"entry-{letter}"]), letter
    for letter in "abcdegxyz":
        assert on(s42, *RAILWAYS).intersection(areas[f"entry-{letter}"]), letter


def test_german_sources_of_the_caucasus_are_roads_of_row_40(s42: Built) -> None:
    """C2.2: any road hex of the northern edge west of 4440."""
    (sources_,) = zones(s42, "caucasus-supply").values()
    edge = {spot for spot in on(s42, *ROADS) if s42.frame.printed_row(spot) == 40 and spot[0] < 44}
    assert set(sources_) == edge


def test_victory_hexes_can_be_reached_by_road_or_rail(s42: Built) -> None:
    served = on(s42, *ROADS, *RAILWAYS)
    for zone, spots in zones(s42, "victory").items():
        assert served.intersection(spots), zone
