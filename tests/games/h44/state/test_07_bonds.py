"""Chapter 7.4: bonds between zones of control, in all their geometry."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import barred, heath, moving, neighbours, phase, stand
from tests.games.h44.table import H44_, check, play, refused

H = "3916"
EAST, WEST = "3917", "3915"
ABOVE, BELOW = "4016", "3816"
"""Both touch 3915 and 3916: their bond runs through that hexside."""


def bonded(place: list[dict[str, Any]], a: str, b: str, *, side: str = "german", **keys: Any) -> bool:
    game = moving("allied", place, **keys)
    return H44_.check(game, {"bond": [a, b], "side": side}) is None


def steps(unit: str, at: str, count: int, **more: Any) -> dict[str, Any]:
    return {"unit": unit, "at": at, "steps": count, **more}


PAIR = stand(("ge-ewald", ABOVE), ("ge-kerutt", BELOW))


@pytest.mark.rule("h44:7.4.1.b", "h44:7.4.1.d", "h44:7.4.1.c", "h44:7.4.2.a")
@pytest.mark.parametrize(("a", "b"), [("3915", "3917"), ("4016", "3817"), ("4017", "3816")])
def test_two_hexes_apart_in_line_a_bond_runs_through_the_hex(a: str, b: str) -> None:
    place = stand(("ge-ewald", a), ("ge-kerutt", b))
    assert bonded(place, a, b)
    near = next(hex_ for hex_ in neighbours(H) if hex_ not in (a, b))
    barred(moving("allied", [*place, *stand(("br-2hc", near))]), "br-2hc", H, by="7.4.2.a")


@pytest.mark.rule("h44:7.4.1.b", "h44:7.4.1.d", "h44:7.4.1.c", "h44:7.4.2.b")
@pytest.mark.parametrize(
    ("a", "b", "one", "other"),
    [
        ("4016", "3816", "3915", "3916"),  # over an upright side
        ("4015", "3916", "4016", "3915"),  # over a slanting one
        ("4018", "3916", "4017", "3917"),
    ],
)
def test_around_a_corner_a_bond_runs_through_the_hexside(a: str, b: str, one: str, other: str) -> None:
    place = stand(("ge-ewald", a), ("ge-kerutt", b))
    assert bonded(place, a, b)
    barred(moving("allied", [*place, *stand(("br-2hc", one))]), "br-2hc", other, by="7.4.2.b")
    barred(moving("allied", [*place, *stand(("br-2hc", other))]), "br-2hc", one, by="7.4.2.b")


@pytest.mark.rule("h44:7.4.1.b")
def test_neighbours_and_units_three_apart_have_no_bond() -> None:
    assert not bonded(stand(("ge-ewald", WEST), ("ge-kerutt", H)), WEST, H)
    assert not bonded(stand(("ge-ewald", WEST), ("ge-kerutt", "3918")), WEST, "3918")


@pytest.mark.rule("h44:7.4.1.b")
def test_the_hex_between_is_empty() -> None:
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST))
    assert not bonded([*place, *stand(("ge-14-hoff", H))], WEST, EAST)
    # an unknown unit stands there: the Allies may come and see
    assert not bonded(place, WEST, EAST, unknown={H: "ge-unk-garr1"})
    game = moving("allied", [*place, *stand(br_2hc="4017")], unknown={H: "ge-unk-garr1"})
    check(game, {"routes": "br-2hc", "to": H, "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:7.4.1.a", "h44:7.4.1.f")
def test_a_bond_needs_two_steps_at_each_end() -> None:
    one = steps("ge-kerutt", BELOW, 1)
    assert not bonded([*stand(("ge-ewald", ABOVE)), one], ABOVE, BELOW)
    assert bonded([*stand(("ge-ewald", ABOVE)), one, steps("ge-14-hoff", BELOW, 1)], ABOVE, BELOW)


@pytest.mark.rule("h44:7.4.1.e")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_units_out_of_order_form_no_bond(order: str) -> None:
    shaken = steps("ge-kerutt", BELOW, 2, order=order)
    assert not bonded([*stand(("ge-ewald", ABOVE)), shaken], ABOVE, BELOW)
    assert bonded([*stand(("ge-ewald", ABOVE)), steps("ge-kerutt", BELOW, 2)], ABOVE, BELOW)
    # the steps in good order are what counts
    assert not bonded([*stand(("ge-ewald", ABOVE)), shaken, steps("ge-14-hoff", BELOW, 1)], ABOVE, BELOW)


@pytest.mark.rule("h44:7.4.2.c")
def test_no_unit_retreats_over_a_bond() -> None:
    # the way west is closed by the bond of 4016 and 3816; the attacker stands in the east
    place = stand(("ge-ewald", ABOVE), ("ge-kerutt", BELOW), ("br-1gg", H), ("ge-stephan", EAST))
    game = phase("combat", "german", place)
    ways = {"retreats": "br-1gg", "from": H}
    check(game, {**ways, "paths": []})


@pytest.mark.rule("h44:7.4.2.d")
def test_an_advance_crosses_a_bond_only_into_the_hex_just_won() -> None:
    # the hex that was won lies behind a bond
    place = stand(("br-1gg", WEST), ("br-1cg", WEST), ("ge-unk-runge", H), ("ge-ewald", ABOVE), ("ge-kerutt", BELOW))
    game = phase("combat", "allied", place, dice=[6])
    check(game, {"bond": [ABOVE, BELOW], "side": "german"})
    play(game, {"attack": H}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    play(game, {"advance": "br-1cg", "to": H})
    check(game, {"unit": "br-1cg", "at": H})


@pytest.mark.rule("h44:7.4.2.d")
def test_an_advance_does_not_cross_a_bond_further_on() -> None:
    # the bond of 4017 and 3817 closes the side behind the hex that was won
    place = stand(("br-1gg", WEST), ("br-1cg", WEST), ("ge-unk-runge", H), ("ge-ewald", "4017"), ("ge-kerutt", "3817"))
    game = phase("combat", "allied", place, dice=[6])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    play(game, {"advance": "br-1cg", "to": H})
    refused(game, {"advance": "br-1cg", "to": EAST}, by="15.5.1.c")


@pytest.mark.rule("h44:7.4.2.e", "h44:18.3.1.g")
def test_no_line_of_supply_over_a_bond() -> None:
    # 3926 touches area I: a unit in 3923 is three hexes away
    board = heath("3923", 4)
    game = moving("allied", stand(ge_ewald="3923"), board=board)
    check(game, {"supplied": "ge-ewald"})
    walls = stand(br_1gg="4025", br_1cg="3825", br_2gg="4225", br_3ig="3625", br_5cg="4424", br_1wg="3424")
    game = moving("german", [*stand(ge_ewald="3923"), *walls], board=board)
    check(game, {"bond": ["4025", "3825"], "side": "allied"}, {"supplied": "ge-ewald", "is": False})


@pytest.mark.rule("h44:7.4.3.a")
def test_a_hexside_bond_is_broken_by_enemies_on_both_sides() -> None:
    assert bonded([*PAIR, *stand(("br-1gg", H))], ABOVE, BELOW)
    assert not bonded([*PAIR, *stand(("br-1gg", H), ("br-1cg", WEST))], ABOVE, BELOW)


@pytest.mark.rule("h44:7.4.3.c")
def test_a_hex_bond_is_broken_by_an_enemy_in_the_hex() -> None:
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST))
    assert bonded(place, WEST, EAST)
    assert not bonded([*place, *stand(("br-1gg", H))], WEST, EAST)


@pytest.mark.rule("h44:7.4.4.a")
def test_crossing_bonds_close_both_ways() -> None:
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST), ("br-1gg", "4016"), ("br-1cg", "3817"))
    assert bonded(place, WEST, EAST)
    assert bonded(place, "4016", "3817", side="allied")
    barred(moving("allied", [*place, *stand(br_2hc="4017")]), "br-2hc", H, by="7.4.2.a")
    barred(moving("german", [*place, *stand(ge_graebner="3816")]), "ge-graebner", H, by="7.4.2.a")
    place = [*PAIR, *stand(("br-1gg", WEST), ("br-1cg", EAST), ("br-2hc", WEST))]
    assert bonded(place, ABOVE, BELOW)
    assert bonded(place, WEST, EAST, side="allied")
    barred(moving("allied", place), "br-2hc", H, by="7.4.2.b")
    barred(moving("german", [*place, *stand(("ge-graebner", BELOW))]), "ge-graebner", H, by="7.4.2.a")


@pytest.mark.rule("h44:7.4.5.a", "h44:7.4.5.b")
def test_bonds_with_the_edge_of_the_map() -> None:
    board = heath("3923", 4)
    assert bonded(stand(ge_ewald="3925"), "3925", "area-I", board=board)
    # one step is too little, and the Allies have no bond with a German area
    assert not bonded(stand(ge_14_hoff="3925"), "3925", "area-I", board=board)
    assert not bonded(stand(br_1gg="3925"), "3925", "area-I", side="allied", board=board)
    assert bonded(stand(br_1gg="1004"), "1004", "area-N", side="allied", board=heath("1004", 4))


@pytest.mark.rule("h44:7.4.5.a", "h44:7.4.6.f")
def test_a_bond_with_the_edge_slides_past_a_city() -> None:
    assert bonded(stand(ge_ewald="3925"), "3925", "area-I", board=heath("3923", 4, places={"3926": "city"}))
    closed = dict.fromkeys(["3926", "4026", "3826"], "city")
    assert not bonded(stand(ge_ewald="3925"), "3925", "area-I", board=heath("3923", 4, places=closed))


@pytest.mark.rule("h44:7.4.5.a")
def test_a_unit_on_the_edge_has_no_bond_with_the_area_it_touches() -> None:
    assert not bonded(stand(ge_ewald="6901"), "6901", "area-F", board=heath("6804", 4))


@pytest.mark.rule("h44:7.4.6.a")
def test_no_bond_runs_through_a_city() -> None:
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST))
    assert not bonded(place, WEST, EAST, board=heath(places={H: "city"}))
    assert bonded(place, WEST, EAST, board=heath(places={H: "town"}))


@pytest.mark.rule("h44:7.4.6.b")
def test_no_bond_runs_over_a_major_river_without_a_bridge() -> None:
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST))
    assert not bonded(place, WEST, EAST, board=heath(waters={f"{H}/{EAST}": "major"}))
    bridge = heath(waters={f"{H}/{EAST}": "major"}, roads={f"{H}/{EAST}": "primary"})
    bridge["bridges"] = {"bridge-hedel": f"{H}/{EAST}"}
    assert bonded(place, WEST, EAST, board=bridge)
    assert not bonded(place, WEST, EAST, board=bridge, bridges={"bridge-hedel": "blown"})
    for kind in ("canal", "minor"):
        assert bonded(place, WEST, EAST, board=heath(waters={f"{H}/{EAST}": kind}))


@pytest.mark.rule("h44:7.4.6.c")
def test_vehicles_form_no_bond_through_a_hex_they_cannot_enter() -> None:
    tanks = stand(("br-1cg", WEST), ("br-2gg", EAST))
    assert bonded(tanks, WEST, EAST, side="allied")
    for kind in ("marsh", "polder"):
        board = heath(terrain={H: kind})
        assert not bonded(tanks, WEST, EAST, side="allied", board=board)
        assert bonded(stand(("br-1gg", WEST), ("br-50-1d", EAST)), WEST, EAST, side="allied", board=board)


@pytest.mark.rule("h44:7.4.6.d")
@pytest.mark.parametrize("kind", ["canal", "minor"])
def test_vehicles_form_no_bond_over_a_side_they_cannot_cross(kind: str) -> None:
    board = heath(waters={f"{H}/{EAST}": kind})
    assert not bonded(stand(("br-1cg", WEST), ("br-2gg", EAST)), WEST, EAST, side="allied", board=board)
    assert bonded(stand(("br-1gg", WEST), ("br-50-1d", EAST)), WEST, EAST, side="allied", board=board)


@pytest.mark.rule("h44:7.4.6.d", "h44:5.2.h")
@pytest.mark.parametrize(
    ("state", "holds"), [("mined", True), ("intact", True), ("blown", False), ("repairing", False)]
)
def test_vehicles_form_a_bond_over_a_bridge_that_stands(state: str, holds: bool) -> None:
    side = f"{H}/{EAST}"
    board = heath(waters={side: "canal"}, roads={side: "primary"}, bridges={"bridge-son": side})
    tanks = stand(("br-1cg", WEST), ("br-2gg", EAST))
    assert bonded(tanks, WEST, EAST, side="allied", board=board, bridges={"bridge-son": state}) is holds


def slid(**layers: Any) -> bool:
    return bonded(PAIR, ABOVE, BELOW, board=heath(**layers))


@pytest.mark.rule("h44:7.4.6.e")
def test_a_hexside_bond_slides_to_the_side_without_the_river() -> None:
    # by way of 3915 the bond meets the river twice; by way of 3916 not at all
    assert slid(waters={f"{ABOVE}/{WEST}": "major", f"{WEST}/{BELOW}": "major"})
    assert not slid(waters={f"{ABOVE}/{WEST}": "major", f"{H}/{BELOW}": "major"})


@pytest.mark.rule("h44:7.4.6.f")
def test_a_hexside_bond_does_not_slide_into_a_city() -> None:
    assert slid(places={WEST: "city"})
    assert not slid(places={WEST: "city", H: "city"})
    assert not slid(places={H: "city"}, waters={f"{ABOVE}/{WEST}": "major"})


@pytest.mark.rule("h44:7.4.6.g")
def test_a_hexside_bond_does_not_slide_into_an_enemy() -> None:
    board = heath(waters={f"{ABOVE}/{WEST}": "major"})
    assert bonded(PAIR, ABOVE, BELOW, board=board)
    assert not bonded([*PAIR, *stand(("br-1gg", H))], ABOVE, BELOW, board=board)
    city = heath(places={WEST: "city"})
    assert not bonded([*PAIR, *stand(("br-1gg", H))], ABOVE, BELOW, board=city)


def view(game: Game[Position]) -> Any:
    return H44_.view(game, None)


@pytest.mark.rule("h44:7.4.1.d")
def test_the_view_tells_which_hex_or_side_a_bond_closes() -> None:
    place = [*PAIR, *stand(("ge-stephan", "3918"))]
    shown = view(moving("allied", place)).bonds["german"]
    assert [set(bond.side) for bond in shown if set(bond.ends) == {ABOVE, BELOW}] == [{WEST, H}]
    place = stand(("ge-ewald", WEST), ("ge-kerutt", EAST))
    shown = view(moving("allied", place)).bonds["german"]
    assert [bond.hex for bond in shown] == [H]
