"""1.2, 2.1: arithmetic of halves, and what is drawn on the maps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.phases import AVA, fighting, moving, seen, table
from tests.games.ava.plain import chain, column, corridor, disc, lakes, neighbours, plain, ring, side
from tests.games.ava.table import allowed, check, legal, play, refused

# -- 1.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:1.2.a")
def test_fraction_of_a_halved_strength_is_dropped() -> None:
    """Half of 3 against 1 is 1-1, not 1.5-1."""
    place = [{"unit": "de-l-21", "at": "L2018"}, {"unit": "su-l-1nb", "at": "L2019"}]
    game = table(board=plain(rivers={"L2018/L2019": "small"}), place=place, decision=fighting("axis", "de-l-21"))
    check(game, {"odds": "L2019", "attackers": ["de-l-21"], "attack": 1, "defence": 1, "column": "1-1"})


@pytest.mark.rule("ava:1.2.b")
def test_fractions_are_added_before_they_are_dropped() -> None:
    """1.5 and 1.5 are 3, not 1 and 1."""
    place = [
        {"unit": "de-l-21", "at": "L2018"},
        {"unit": "de-l-217", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    both = ["de-l-21", "de-l-217"]
    game = table(board=plain(rivers={"L2018/L2019": "small"}), place=place, decision=fighting("axis", *both))
    check(game, {"odds": "L2019", "attackers": both, "attack": 3, "defence": 2, "column": "1.5-1"})


# -- 2.1: maps -------------------------------------------------------------------------------------------------------

SEAM = {"terrain": {"L2825": "clear", "S2806": "clear"}, "rivers": {"L2825/S2806": "none"}}


@pytest.mark.rule("ava:2.1.b", "ava:2.1.l")
@pytest.mark.parametrize(
    ("unit", "start", "to"),
    [("de-l-36m", "L2825", "S2806"), ("de-s-14m", "S2730", "K2701"), ("de-k-16m", "K2701", "S2730")],
)
def test_campaign_units_cross_from_map_to_map(unit: str, start: str, to: str) -> None:
    board = {
        "terrain": {start: "clear", to: "clear"},
        "rivers": {f"{start}/{to}": "none"},
        "places": {start: "none", to: "none"},
    }
    game = table(scenario="campaign", board=board, place=[{"unit": unit, "at": start}], decision=moving("axis", unit))
    play(game, {"move": unit}, {"go": to})
    check(game, {"unit": unit, "at": to})


@pytest.mark.rule("ava:2.1.c")
@pytest.mark.parametrize(("scenario", "sheet"), [("leningrad", "L"), ("smolensk", "S"), ("kiev", "K")])
def test_scenario_is_played_on_its_own_map_only(scenario: str, sheet: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "axis")
    on_map = {piece.at for piece in view.units.values() if piece.at[0] in "LSK" and piece.at[1:].isdigit()}
    assert on_map
    assert {hex_[0] for hex_ in on_map} == {sheet}
    assert {hex_[0] for hex_ in view.control} == {sheet}


@pytest.mark.rule("ava:2.1.b")
def test_campaign_is_played_on_all_three_maps() -> None:
    view = seen(table(scenario="campaign", empty=False), "axis")
    on_map = {piece.at[0] for piece in view.units.values() if piece.at[1:].isdigit()}
    assert on_map == {"L", "S", "K"}


@pytest.mark.rule("ava:2.1.j", "ava:2.1.k")
def test_hex_beyond_the_scenario_border_is_off_the_map() -> None:
    place = [{"unit": "de-l-36m", "at": "L2825"}]
    game = table(board=SEAM, place=place, decision=moving("axis", "de-l-36m"))
    check(game, {"routes": "de-l-36m", "to": "S2806", "cost": "none"})
    play(game, {"move": "de-l-36m"})
    refused(game, {"go": "S2806"}, by="2.1.k")
    assert not [a for a in legal(game) if str(a.get("to", ""))[:1] == "S"]


@pytest.mark.rule("ava:2.1.j", "ava:2.1.k")
def test_border_holds_from_the_other_side_too() -> None:
    place = [{"unit": "de-s-14m", "at": "S2806"}]
    game = table(scenario="smolensk", board=SEAM, place=place, decision=moving("axis", "de-s-14m"))
    play(game, {"move": "de-s-14m"})
    refused(game, {"go": "L2825"}, by="2.1.k")
    assert {str(a["to"])[0] for a in legal(game) if a["do"] == "go"} == {"S"}


@pytest.mark.rule("ava:2.1.d")
def test_unit_moves_from_hex_to_hex_in_all_directions() -> None:
    """On open country four points reach just the hexes within four."""
    game = table(board=plain(), place=[{"unit": "su-l-179", "at": "L2019"}], decision=moving("soviet", "su-l-179"))
    play(game, {"move": "su-l-179"})
    reached = {str(a["to"]) for a in legal(game) if a["do"] == "go"}
    assert reached == set(disc("L2019", 4)) - {"L2019"}


@pytest.mark.rule("ava:2.1.e")
def test_forces_begin_in_the_set_up_hexes_of_the_map() -> None:
    view = seen(table(scenario="leningrad", empty=False), "axis")
    of = {u.id: u.formation for u in AVA.catalogue().units}  # type: ignore[attr-defined]  # a Catalogue
    zones = {f.id: f for f in AVA.catalogue().formations}  # type: ignore[attr-defined]
    for unit in ("de-l-1", "de-l-36m", "de-l-121", "su-l-10", "su-l-179"):
        zone = zones[of[unit]]
        assert view.units[unit].at in zone.hexes, unit


# -- 2.1: supply sources ---------------------------------------------------------------------------------------------

POCKET = lakes(ring("L2019", 2))


@pytest.mark.rule("ava:2.1.f", "ava:2.1.g")
@pytest.mark.parametrize(("axis", "soviet"), [("L2019", "L2025"), ("L2025", "L2019")])
def test_sources_serve_their_own_side(axis: str, soviet: str) -> None:
    """A pocket between lakes holds a source of one side: it feeds that side only."""
    board = plain(terrain=POCKET, axis=[axis], soviet=[soviet])
    for unit, owner, fed in (("su-l-179", "soviet", soviet == "L2019"), ("de-l-21", "axis", axis == "L2019")):
        game = table(board=board, place=[{"unit": unit, "at": "L2018"}], decision=moving(owner, unit))
        check(game, {"supplied": unit, "is": fed})


# -- 2.1: bridges ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:2.1.h")
@pytest.mark.parametrize("line", ["roads", "rails"])
def test_road_or_railway_across_a_river_is_a_bridge(line: str) -> None:
    rivers = {side("L2019", other): "large" for other in neighbours("L2019")[2:5]}
    lines: dict[str, Any] = {line: {"L2019/L2020": True}}
    board = plain(rivers=rivers, **lines)
    game = table(board=board, place=[{"unit": "de-l-21", "at": "L2019"}], decision=moving("axis", "de-l-21"))
    check(
        game,
        {"routes": "de-l-21", "to": "L2020", "cost": 1},
        {"routes": "de-l-21", "to": "L2021", "cost": 2},
    )


@pytest.mark.rule("ava:2.1.i")
def test_river_has_no_bridge_elsewhere() -> None:
    """Roads lead to the river on both banks and do not meet: crossing takes everything."""
    way = column(20, 16, 23)
    for roads, cost in ((chain(way[:4]) | chain(way[4:]), "none"), (chain(way), 2)):
        board = plain(terrain=corridor(way), rivers={"L2019/L2020": "large"}, roads=roads)
        game = table(board=board, place=[{"unit": "de-l-21", "at": "L2019"}], decision=moving("axis", "de-l-21"))
        check(game, {"routes": "de-l-21", "to": "L2021", "cost": cost})
        play(game, {"move": "de-l-21"})
        allowed(game, {"go": "L2020"})


# -- 2.1: start line -------------------------------------------------------------------------------------------------

NORTH = {hex_: "a" for hex_ in disc("L2019", 6) if hex_[3:] <= "18" and hex_ not in ("L2118", "L1918")}
SOUTH = {hex_: "a" for hex_ in disc("L2019", 6) if int(hex_[3:]) >= 20}


@pytest.mark.rule("ava:2.1.m")
def test_start_line_settles_who_holds_the_cities_first() -> None:
    board = plain(places={"L2019": "city", "L2016": "major"}, start={"L2016": "a"})
    game = table(board=board, place=[{"unit": "de-l-21", "at": "L2020"}], decision=moving("axis", "de-l-21"))
    check(game, {"hex": "L2016", "control": "axis"}, {"hex": "L2019", "control": "soviet"})


@pytest.mark.rule("ava:2.1.n")
def test_soviet_unit_does_not_move_across_the_start_line() -> None:
    board = plain(start={"L2018": "a"})
    game = table(board=board, place=[{"unit": "su-l-179", "at": "L2019"}], decision=moving("soviet", "su-l-179"))
    play(game, {"move": "su-l-179"})
    refused(game, {"go": "L2018"}, by="9.1.f")
    allowed(game, {"go": "L2118"})


@pytest.mark.rule("ava:2.1.n")
def test_axis_unit_crosses_the_start_line_both_ways() -> None:
    board = plain(start={"L2018": "a"})
    for here, there in (("L2019", "L2018"), ("L2018", "L2019")):
        game = table(board=board, place=[{"unit": "de-l-21", "at": here}], decision=moving("axis", "de-l-21"))
        play(game, {"move": "de-l-21"}, {"go": there})
        check(game, {"unit": "de-l-21", "at": there})


@pytest.mark.rule("ava:2.1.o")
def test_soviet_unit_does_not_retreat_across_the_start_line() -> None:
    """Attacked from the north; everything to the south lies west of the start line, and the flanks are lakes."""
    terrain = lakes(["L2118", "L2119", "L1918", "L1919"])
    place = [{"unit": "de-l-36m", "at": "L2018"}, {"unit": "su-l-179", "at": "L2019"}]
    decision = fighting("axis", "de-l-36m")
    game = table(board=plain(terrain=terrain, start=SOUTH), place=place, decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": []})
    game = table(board=plain(terrain=terrain), place=place, decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L2020"]]})


@pytest.mark.rule("ava:2.1.p")
def test_soviet_line_of_communication_does_not_cross_the_start_line() -> None:
    """A belt of hexes west of the line lies between the unit and its source."""
    belt = dict.fromkeys(ring("L2019", 3), "a")
    place = [{"unit": "su-l-179", "at": "L2019"}]
    decision = moving("soviet", "su-l-179")
    check(table(board=plain(start=belt), place=place, decision=decision), {"supplied": "su-l-179", "is": False})
    gap = belt | {"L2022": "s"}
    check(table(board=plain(start=gap), place=place, decision=decision), {"supplied": "su-l-179", "is": True})


@pytest.mark.rule("ava:2.1.p")
def test_retreat_is_not_guided_across_the_start_line() -> None:
    """The source L2013 to the north is nearer, but a belt of the Axis side bars the way to it: the unit goes south."""
    terrain = lakes(["L2118", "L2119", "L1918", "L1919"])
    belt = {hex_: "a" for number in range(14, 27) for hex_ in column(number, 10, 16) if hex_ in disc("L2019", 6)}
    place = [{"unit": "su-l-179", "at": "L2019"}, {"unit": "de-l-36m", "at": "L2018"}]
    board = plain(terrain=terrain, start=belt, axis=["L0132"], soviet=["L2013", "L2025"])
    game = table(board=board, place=place, decision=fighting("axis", "de-l-36m"))
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L2020"]]})


@pytest.mark.rule("ava:2.1.q")
def test_stars_of_the_smolensk_map_are_worth_points_in_smolensk() -> None:
    place = [{"unit": "de-s-7", "at": "S4230"}]
    bare = table(scenario="smolensk", decision={"phase": "scoring"})
    check(bare, {"points": 0})
    game = table(
        scenario="smolensk",
        board={"axis": ["S4230"], "rails": {"S4230/S4229": True}},
        place=place,
        control={"S4230": "axis"},
        decision={"phase": "scoring"},
    )
    check(game, {"points": 10})
    other = table(scenario="campaign", control={"S4230": "axis"}, decision={"phase": "scoring"})
    check(other, {"points": 0})
