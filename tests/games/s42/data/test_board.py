"""The country of Stalingrad '42: what the rulebook says of its hexes, and what the checks of the board miss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.data.board import AREA_INDEX, AREAS, GRID, HEX, HEXES, WEST, Patch, country, pair
from grognard.games.s42.data.pack import Pack, check, load
from grognard.games.s42.data.units import AXIS, FOOT, MECH, SOVIET, UNIT, WHEELS
from grognard.games.s42.movement.ground import GROUND, Step, are_adjacent, step_cost
from grognard.games.s42.turn.weather import Sky
from grognard.hexes.board import Line
from tests.games.s42.data.test_pack import lettered, redrawn, with_rows, without
from tests.games.s42.table import bare

PACK = load()
CAMPAIGN = country("campaign")
DRY = Sky()


def found(pack: Pack, said: str) -> bool:
    return any(said in fault for fault in check(pack))


# -- what the rulebook says of hexes ---------------------------------------------------------------------------------
@pytest.mark.rule("s42:5.5.3.d", "s42:5.5.7.a", "s42:5.5.7.b")
def test_the_volga_and_its_crossings() -> None:
    crossings = {
        pair(hex_, edge.to_hex): edge.bridge
        for hex_ in CAMPAIGN.land
        for edge in CAMPAIGN.edges[hex_]
        if edge.water == "volga" and edge.bridge
    }
    assert sorted(crossings.values()) == ["ferry"] * 5 + ["rail-bridge"]
    saratov = next(side for side, kind in crossings.items() if kind == "rail-bridge")
    assert HEX["5902"] in saratov
    assert {HEXES[hex_] for hex_ in CAMPAIGN.rail_ferry} == {"6424", "6523"}


@pytest.mark.rule("s42:29.1.3.b")
def test_the_don_runs_west_of_voronezh() -> None:
    assert CAMPAIGN.edge(HEX["2403"], HEX["2503"]).water == "major"
    assert CAMPAIGN.place[HEX["2503"]] == "major"


@pytest.mark.rule("s42:17.1.d")
def test_kastornoye_and_valuyki_are_joined_by_a_plain_railway() -> None:
    reached, edge = {HEX["2002"]}, [HEX["2002"]]
    while edge:
        hex_ = edge.pop()
        for side in CAMPAIGN.edges[hex_]:
            if side.rail == "rail" and side.to_hex not in reached:
                reached.add(side.to_hex)
                edge.append(side.to_hex)
    assert HEX["2013"] in reached


@pytest.mark.rule("s42:17.1.a", "s42:24.1.4.c")
def test_the_start_line() -> None:
    assert [WEST[HEX[name]] for name in ("1116", "2029")] == [True, True]
    assert [WEST[HEX[name]] for name in ("2013", "2503", "3134", "5521")] == [False] * 4


@pytest.mark.rule("s42:24.1.1.d")
def test_victory_hexes() -> None:
    assert CAMPAIGN.points[HEX["2013"]] == 1
    assert sum(country("fall-blau").points.values()) == 15
    assert sum(CAMPAIGN.points.values()) == sum(row.points for row in PACK.tables.victory_hexes.values())


@pytest.mark.rule("s42:9.7.6.a", "s42:9.7.7.f", "s42:16.2.4.a", "s42:16.2.5.a")
def test_fortifications_and_ports() -> None:
    lines = list(CAMPAIGN.fort_lines.values())
    assert lines.count("rostov") == 4
    assert set(lines) == {"north-of-kharkov", "south-of-kharkov", "rostov"}
    assert (CAMPAIGN.ports[HEX["1949"]], CAMPAIGN.ports[HEX["1549"]]) == ("azov", "strait")


@pytest.mark.rule("s42:C2.2.o")
def test_green_railways_fork_at_tikhoretsk() -> None:
    assert len(CAMPAIGN.green[HEX["3443"]]) > 2
    assert HEX["3140"] in CAMPAIGN.green
    assert HEX["2338"] not in CAMPAIGN.green
    assert len(CAMPAIGN.rail_near[HEX["2338"]]) == 1


# -- scenarios -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("s42:C1.1.d", "s42:C2.1.d", "s42:C3.1.d", "s42:C4.1.d")
@pytest.mark.parametrize(
    ("scenario", "inside", "outside"),
    [
        ("fall-blau", ("1003", "4142"), ("4200", "3443")),
        ("uranus", ("4142", "4200", "7500"), ("3443", "1949")),
        ("caucasus", ("3140", "4240", "6857"), ("3139", "4139")),
        ("campaign", ("1003", "7500", "1949", "6857"), ()),
    ],
)
def test_maps_of_the_scenarios(scenario: str, inside: tuple[str, ...], outside: tuple[str, ...]) -> None:
    land = country(scenario).land
    assert all(HEX[name] in land for name in inside)
    assert not any(HEX[name] in land for name in outside)


@pytest.mark.rule("s42:22.2.a", "s42:22.2.b", "s42:22.2.c", "s42:C1.2.j", "s42:C2.2.e", "s42:C3.1.f")
@pytest.mark.parametrize(
    ("scenario", "axis", "soviet"),
    [
        ("campaign", "W X Y Z", "A B C D E F G H I J K L"),
        ("fall-blau", "X Y Z", "A B M N O P Q R east-north-of-4210"),
        ("caucasus", "W north", "F G H I J K L"),
        ("uranus", "Q R X Y Z", "A B C D E"),
    ],
)
def test_whose_the_entry_areas_are(scenario: str, axis: str, soviet: str) -> None:
    land = country(scenario)
    owners = {name: land.owner(AREA_INDEX[name]) for name in AREAS}
    assert sorted(name for name, owner in owners.items() if owner == AXIS) == axis.split()
    assert sorted(name for name, owner in owners.items() if owner == SOVIET) == soviet.split()
    for name, owner in owners.items():
        assert bool(land.touches[AREA_INDEX[name]]) == (owner is not None and name != "F")


@pytest.mark.rule("s42:C1.2.n", "s42:C2.2.g")
def test_edges_of_single_scenarios() -> None:
    blau, caucasus = country("fall-blau"), country("caucasus")
    east = [HEXES[hex_] for hex_ in blau.touches[AREA_INDEX["east-north-of-4210"]]]
    assert (east[0], east[-1]) == ("4100", "4109")
    north = sorted(HEXES[hex_] for hex_ in caucasus.touches[AREA_INDEX["north"]])
    assert (north[0], north[-1]) == ("2140", "4740")
    assert AREA_INDEX["M"] in blau.edge_of[HEX["4100"]]


# -- what the ground asks --------------------------------------------------------------------------------------------
FLAT = (("3020", "clear"), ("3021", "clear"))


def price(movement_class: int, *, climbers: bool = False, wet: bool = False, **changes: str) -> int | None:
    """Sixths of a point from 3020 to 3021, with what is put between them and into the second."""
    side = {"roads": "none", "rails": "none", "waters": "none", **changes}
    into = side.pop("terrain", "clear")
    place = side.pop("place", "none")
    patch = Patch(
        terrain=(FLAT[0], ("3021", into)),
        places=(("3020", "none"), ("3021", place)),
        **{name: (("3020/3021", kind),) for name, kind in side.items()},
    )
    return step_cost(
        country("campaign", patch), Sky(wet=wet), HEX["3020"], HEX["3021"], movement_class, climbers=climbers
    )


@pytest.mark.rule("s42:2.2.1.b", "s42:2.3.6.c")
@pytest.mark.parametrize(
    ("terrain", "foot", "wheels"),
    [
        ("clear", 6, 6),
        ("desert", 6, 6),
        ("woods", 6, 12),
        ("rough", 6, 12),
        ("wooded-rough", 12, 18),
        ("marsh", 12, 18),
        ("mountain", 18, None),
    ],
)
def test_the_terrain_chart(terrain: str, foot: int, wheels: int | None) -> None:
    assert (price(FOOT, terrain=terrain), price(WHEELS, terrain=terrain)) == (foot, wheels)
    assert price(MECH, terrain=terrain) == wheels
    assert price(WHEELS, terrain=terrain, place="city") == 6


@pytest.mark.rule("s42:5.2.c", "s42:20.2.b")
def test_roads_and_climbers() -> None:
    assert price(WHEELS, terrain="mountain", roads="secondary") == 3
    assert price(FOOT, terrain="mountain", climbers=True) == 12
    assert price(FOOT, terrain="mountain", climbers=True, waters="alpine") == 12
    assert price(FOOT, terrain="mountain", waters="alpine") is None


@pytest.mark.rule(
    "s42:5.5.2.e", "s42:5.5.2.f", "s42:5.5.4.c", "s42:5.5.4.d", "s42:5.5.4.e", "s42:5.5.4.f", "s42:5.5.6.a"
)
def test_rivers_and_bridges() -> None:
    assert (price(FOOT, waters="major"), price(WHEELS, waters="major")) == (18, 24)
    assert (price(FOOT, waters="major", rails="rail"), price(WHEELS, waters="major", rails="rail")) == (12, 18)
    assert price(WHEELS, waters="major", rails="rail", roads="primary") == 3
    assert price(WHEELS, waters="volga") is None
    assert (price(FOOT, waters="volga", crossings="ferry"), price(WHEELS, waters="volga", crossings="ferry")) == (
        18,
        24,
    )
    assert price(WHEELS, waters="lake") is None


@pytest.mark.rule("s42:2.2.3.a", "s42:2.2.3.b", "s42:2.2.3.d")
def test_what_lies_between_keeps_hexes_apart() -> None:
    one, other = HEX["3020"], HEX["3021"]
    for water, apart in (("sea", True), ("lake", True), ("volga", False), ("alpine", False)):
        land = country("campaign", Patch(waters=(("3020/3021", water),)))
        assert are_adjacent(land, DRY, one, other) != apart
    assert not are_adjacent(CAMPAIGN, DRY, one, HEX["3022"])
    assert not are_adjacent(CAMPAIGN, DRY, HEX["6523"], HEX["6524"])  # the flood plain


def refusal(unit: str, one: str, other: str, *, scenario: str = "campaign", patch: Patch | None = None) -> str:
    """The clause that forbids a step, or nothing."""
    position = bare(scenario, patch=patch or Patch(), stand={unit: one})
    verdict = judge(GROUND, Step(position, (UNIT[unit],), HEX[one], HEX[other]))
    return verdict.rule if isinstance(verdict, Forbidden) else ""


@pytest.mark.rule("s42:2.2.1.c")
def test_no_unit_steps_further_than_to_the_next_hex() -> None:
    here = HEX["3020"]
    assert step_cost(CAMPAIGN, DRY, here, HEX["3021"], FOOT) is not None
    assert step_cost(CAMPAIGN, DRY, here, HEX["3022"], FOOT) is None
    assert CAMPAIGN.edge(here, HEX["3022"]).to_hex != HEX["3022"]


@pytest.mark.rule("s42:2.2.2.a", "s42:2.2.2.b")
@pytest.mark.parametrize("kind", ["city", "marsh"])
def test_a_river_counts_along_the_sides_of_a_hex_alone(kind: str) -> None:
    """Cities and marshes with a river on some of their sides cost what others do over the sides without one."""
    hexes = [h for h in CAMPAIGN.land if kind in (CAMPAIGN.terrain[h], CAMPAIGN.place[h])]
    wet = [hex_ for hex_ in hexes if any(edge.water in ("minor", "major") for edge in CAMPAIGN.edges[hex_])]
    assert wet
    for hex_ in wet:
        dry = [edge.to_hex for edge in CAMPAIGN.edges[hex_] if not edge.water and not edge.road]
        wanted = PACK.tables.hex_cost(CAMPAIGN.terrain[hex_], CAMPAIGN.place[hex_], FOOT)
        assert {step_cost(CAMPAIGN, DRY, other, hex_, FOOT) for other in dry} <= {wanted}


@pytest.mark.rule("s42:2.2.3.e")
def test_a_coast_that_touches_a_side_does_not_close_it() -> None:
    """Two hexes at the sea are adjacent along the shore, although the water laps at the end of the side between."""
    shore = [h for h in CAMPAIGN.land if any(CAMPAIGN.terrain[n] == "sea" for n in GRID.near[h])]
    open_ = [(h, e.to_hex) for h in shore for e in CAMPAIGN.edges[h] if e.to_hex in shore and not e.water]
    lapped = [(h, o) for h, o in open_ if any(CAMPAIGN.terrain[n] == "sea" for n in GRID.near[h] if n in GRID.near[o])]
    assert lapped
    assert all(are_adjacent(CAMPAIGN, DRY, one, other) for one, other in lapped)


@pytest.mark.rule("s42:2.2.3.f", "s42:2.2.3.g", "s42:C1.1.d")
def test_no_unit_leaves_the_map() -> None:
    assert refusal("ge-45", "6523", "6524") == "2.2.3.f"
    assert refusal("ge-45", "4120", "4220", scenario="fall-blau") == "C1.1.d"
    assert refusal("ge-45", "4120", "4220") == ""


@pytest.mark.rule("s42:2.2.3.a")
def test_no_unit_crosses_the_sea() -> None:
    assert refusal("ge-45", "3020", "3021", patch=Patch(waters=(("3020/3021", "sea"),))) == "2.2.3.a"
    assert refusal("ge-45", "3020", "3021") == ""


@pytest.mark.rule("s42:2.2.1.b", "s42:14.5.k")
def test_wheels_enter_the_mountains_by_road() -> None:
    hills = (("3021", "mountain"),)
    assert refusal("ge-24pz", "3020", "3021", patch=Patch(terrain=hills, roads=(("3020/3021", "none"),))) == "2.2.1.b"
    assert refusal("ge-24pz", "3020", "3021", patch=Patch(terrain=hills, roads=(("3020/3021", "primary"),))) == ""
    assert refusal("ge-45", "3020", "3021", patch=Patch(terrain=hills, roads=(("3020/3021", "none"),))) == ""


# -- faults of the board ---------------------------------------------------------------------------------------------
ISLAND = tuple(HEXES[hex_] for hex_ in PACK.board.grid.near[HEX["6530"]])
"""The hexes around 6530."""


def row_changed(group: str, id_: str, **changes: Any) -> Pack:
    """The pack with a row of the board changed."""
    rows = getattr(PACK.board.file, group)
    return redrawn(**{group: tuple(structs.replace(row, **changes) if row.id == id_ else row for row in rows)})


def with_area(id_: str, *hexes: str) -> Pack:
    """The pack with an entry area that touches other hexes."""
    areas = tuple(structs.replace(area, hexes=hexes) if area.id == id_ else area for area in PACK.areas)
    return structs.replace(PACK, areas=areas)


def with_line(kind: str, *hexes: str) -> Pack:
    return redrawn(line=(*PACK.board.file.line, Line(kind=kind, hexes=hexes)))


def no_railway(*hexes: str) -> Pack:
    """The pack without the railways through these hexes."""
    lines = (row for row in PACK.board.file.line if not row.kind.startswith("rail") or not {*hexes} & {*row.hexes})
    return redrawn(line=tuple(lines))


FAULTS: dict[str, Callable[[], Pack]] = {
    "line at 3020: no such kind 'canal'": lambda: with_line("canal", "3020", "3021"),
    "kharkov: lies on the wrong side": lambda: redrawn(
        side_rows=tuple(row.replace("a", "s") for row in PACK.board.file.side_rows)
    ),
    "salsk: no such kind of place 'hamlet'": lambda: row_changed("place", "salsk", kind="hamlet"),
    "elbrus: there is no hex 9960": lambda: with_rows("special_hexes", lambda row: row.id == "elbrus", hexes=("9960",)),
    "river-don: no such size 'huge'": lambda: row_changed("river", "river-don", size="huge"),
    "a road crosses by a railway bridge": lambda: row_changed("crossing", "bridge-2403-2503", kind="rail-bridge"),
    "ferry-dubovka: no such kind of crossing": lambda: row_changed("crossing", "ferry-dubovka", kind="ford"),
    "bridge-2403-2503: ferries run on the Volga": lambda: row_changed("crossing", "bridge-2403-2503", kind="ferry"),
    "the only bridge over the Volga": lambda: row_changed("crossing", "ferry-dubovka", kind="bridge"),
    "the ferry of Vladimirovka": lambda: lettered("~", "6424"),
    "6523: a railway must lead to the ferry": lambda: no_railway("6523"),
    "2338 and 2839: a railway that is not green": lambda: no_railway("2338"),
    "2338: a railway ends here": lambda: with_line("rail-main", "2338", "2339"),
    "area A: only the box in the Caspian": lambda: with_area("A"),
    "area A: 1742 is sea": lambda: with_area("A", "1742"),
    "1001: touched by the areas A and X": lambda: with_area("A", "1001"),
    "area A: 3020 does not lie at the edge": lambda: with_area("A", "3020"),
    "area Q: lies at the southern edge": lambda: with_area("Q", "2441"),
    "area M: lies at the edge of map A": lambda: with_area("M", "4200"),
    "area W: leads over the strait": lambda: with_area("W", "1649"),
    "forts-rostov: 1116 lies behind the Axis front": lambda: row_changed("zone", "forts-rostov", hexes=("1116",) * 4),
    "port-yeysk: no sea at 3020": lambda: row_changed("zone", "port-yeysk", hexes=("3020",)),
    "temryuk: must lie in 1949": lambda: without("place", "temryuk"),
    "kharkov: must be a major city": lambda: without("place", "kharkov"),
    "kalach: the rules name this place": lambda: without("place", "kalach"),
    "4860: must be mountain": lambda: lettered(".", "4860"),
    "saratov: 5902 is sea": lambda: lettered("~", "5902"),
    "the Volga: 0 bridges": lambda: without("crossing", "rail-bridge-saratov"),
    "crosses the water without a bridge": lambda: without("crossing", "bridge-2403-2503"),
    "rivers does not run there": lambda: redrawn(
        crossing=tuple(
            structs.replace(row, river="rivers") if row.id == "ferry-dubovka" else row
            for row in PACK.board.file.crossing
        )
    ),
    "the Don runs here": lambda: without("river", "river-don"),
    "no green line leads here": lambda: redrawn(
        line=tuple(row for row in PACK.board.file.line if row.kind != "rail-main" or "3443" not in row.hexes)
    ),
    "a railway that is not green joins them": lambda: redrawn(
        line=tuple(row for row in PACK.board.file.line if row.kind != "rail" or "2013" not in row.hexes)
    ),
    "leads to no entry area": lambda: redrawn(line=(*PACK.board.file.line, Line(kind="rail", hexes=("6530", "6531")))),
    "victory-rostov: is not on the board": lambda: without("zone", "victory-rostov"),
    "no fortifications 'forts-rostov'": lambda: without("zone", "forts-rostov"),
    "cannot be reached": lambda: lettered("~", *ISLAND),
    "twice on the board": lambda: redrawn(place=(*PACK.board.file.place, PACK.board.file.place[0])),
    "is no hexside": lambda: redrawn(
        river=(structs.replace(PACK.board.file.river[0], sides=("1003/3134",)), *PACK.board.file.river[1:])
    ),
}


@pytest.mark.parametrize("said", FAULTS)
def test_faults_of_the_board_are_found(said: str) -> None:
    assert found(FAULTS[said](), said)
