"""18.1, 18.2, 18.3: fortresses, the strategic reserve and the victory conditions of the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import PACK, due
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS, check, offered, pending, to_the_end
from tests.games.ava.table import allowed, play, refused, table

MAJOR = {
    "leningrad": ["L3602", "L3603", "L3702", "L1420", "L1805", "L2914", "L3910"],
    "smolensk": ["S2517", "S3510", "S4112", "S3726", "S5003", "S5009", "S5120"],
    "kiev": ["K3507", "K3607", "K3608", "K0811", "K3631", "K2828", "K5418"],
}
TANKS = {
    "leningrad": ["23t", "28t", "5t", "21t", "24t", "3t", "2t", "1t", "42t", "46t"],
    "smolensk": ["29t", "22t", "30t", "13t", "17t", "14t", "18t", "33t", "25t", "31t", "4t", "7t", "27t", "36t", "29m"],
    "kiev": ["19t", "37t", "34t", "15t", "39t", "11t", "43t", "41t", "8t", "32t"],
}
SHEET = {"leningrad": "l", "smolensk": "s", "kiev": "k"}


# -- fortresses ------------------------------------------------------------------------------------------------------


def supply_check(scenario: str, turn: int, **keys: Any) -> Game[Any]:
    """The supply check with no unit on the map; the big cities are sources themselves, so all of them have a LOC."""
    board = {"soviet": MAJOR[scenario]}
    return table(scenario=scenario, turn=turn, board=board, decision={"phase": "supply"}, **keys)


FORTIFIED = [
    pytest.param("leningrad", "18.1", marks=pytest.mark.rule("ava:18.1.j")),
    pytest.param("kiev", "18.3", marks=pytest.mark.rule("ava:18.3.j")),
]


@pytest.mark.parametrize(("scenario", "paragraph"), FORTIFIED)
def test_one_level_of_a_fortress_is_built_at_a_supply_check(scenario: str, paragraph: str) -> None:
    first, second, *_ = MAJOR[scenario]
    game = supply_check(scenario, 4, markers={SHEET[scenario].upper(): 3})
    check(game, {"asked": "build-fortress", "seats": ["soviet"]})
    play(game, {"fortify": first})
    check(game, {"hex": first, "fortress": 1}, {"hex": second, "fortress": 0})
    assert "build-fortress" not in pending(game).values()


@pytest.mark.parametrize(("scenario", "paragraph"), FORTIFIED)
def test_no_fortress_before_turn_4(scenario: str, paragraph: str) -> None:
    game = supply_check(scenario, 3, markers={SHEET[scenario].upper(): 3})
    assert "build-fortress" not in pending(game).values()
    check(game, *({"hex": hex_, "fortress": 0} for hex_ in MAJOR[scenario]))


@pytest.mark.parametrize(
    ("scenario", "clause"),
    [
        pytest.param("leningrad", "18.1.k", marks=pytest.mark.rule("ava:18.1.k")),
        pytest.param("kiev", "18.3.k", marks=pytest.mark.rule("ava:18.3.k")),
    ],
)
def test_fortresses_stand_in_three_hexes_at_most(scenario: str, clause: str) -> None:
    """A fourth hex is refused, though a marker is left; a second level in one of the three is not."""
    cities = MAJOR[scenario]
    place = [{"fortress": hex_, "level": 1} for hex_ in cities[:3]]
    game = supply_check(scenario, 5, place=place, markers={SHEET[scenario].upper(): 1})
    refused(game, {"fortify": cities[3]}, by=clause)
    play(game, {"fortify": cities[0]})
    check(game, {"hex": cities[0], "fortress": 2})


@pytest.mark.rule("ava:18.1.k", "ava:18.3.k")
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_third_hex_is_fortified(scenario: str) -> None:
    cities = MAJOR[scenario]
    place = [{"fortress": hex_, "level": 1} for hex_ in cities[:2]]
    game = supply_check(scenario, 5, place=place, markers={SHEET[scenario].upper(): 1})
    allowed(game, {"fortify": cities[2]})


@pytest.mark.rule("ava:18.2.j")
@pytest.mark.parametrize("turn", [4, 8])
def test_no_fortresses_are_built_around_smolensk(turn: int) -> None:
    game = supply_check("smolensk", turn, markers={"S": 3})
    assert "build-fortress" not in pending(game).values()
    check(game, *({"hex": hex_, "fortress": 0} for hex_ in MAJOR["smolensk"]))


# -- the strategic reserve -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "centre", "column_"),
    [
        pytest.param("leningrad", "L2019", 20, marks=pytest.mark.rule("ava:18.1.l")),
        pytest.param("kiev", "K2515", 25, marks=pytest.mark.rule("ava:18.3.l")),
    ],
)
def test_no_strategic_reserve_comes_from_moscow(scenario: str, centre: str, column_: int) -> None:
    """Turn 6: the ordinary reinforcements of the track and no more."""
    sheet, row = centre[0], int(centre[3:])
    way = column(column_, row - 6, row + 6, sheet)
    board = plain(centre, axis=[way[0]], soviet=[way[-1]], rails=chain(way))
    number = due(scenario, 6)
    infantry = [u.id for u in PACK.units if u.map == sheet and u.side == "soviet" and u.kind == "infantry"]
    units = infantry[: number + 2]
    stations = [hex_ for hex_ in way[1:] for _ in range(2)]
    game = table(
        scenario=scenario,
        turn=6,
        board=board,
        place=[{"unit": unit, "at": "available"} for unit in units],
        decision={"phase": "reinforcements", "side": "soviet"},
    )
    assert not [action for action in offered(game, "call") if action.get("source")]
    for unit, hex_ in zip(units[:number], stations, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    assert "call-reinforcements" not in pending(game).values()
    check(game, *({"unit": unit, "at": "available"} for unit in units[number:]))


# -- the end of the game ---------------------------------------------------------------------------------------------

LAST = [
    pytest.param("leningrad", {}, 9, marks=pytest.mark.rule("ava:18.1.za")),
    pytest.param("smolensk", {}, 9, marks=pytest.mark.rule("ava:18.2.r")),
    pytest.param("smolensk", {"length": "short"}, 6, marks=pytest.mark.rule("ava:18.2.n")),
    pytest.param("kiev", {}, 9, marks=pytest.mark.rule("ava:18.3.n")),
]


@pytest.mark.parametrize(("scenario", "options", "turn"), LAST)
def test_game_ends_with_the_supply_check_of_its_last_turn(scenario: str, options: dict[str, str], turn: int) -> None:
    """A chit is left in the cup: it is not drawn any more."""
    sheet = SHEET[scenario]
    game = table(
        scenario=scenario,
        options=options,
        turn=turn,
        place=[{"unit": f"su-{sheet}-{TANKS[scenario][0]}", "at": "eliminated"}],
        cup=["su-8a"],
        decision={"phase": "supply"},
    )
    while pending(game):
        assert set(pending(game).values()) <= {"build-fortress", "lift-stand-fast"}
        play(game, {"done": None} if "build-fortress" in pending(game).values() else {"decline": None})
    check(game, {"outcome": "win", "seat": "soviet"}, {"points": 1}, {"turn": turn}, {"cup": ["su-8a"]})


@pytest.mark.parametrize(("scenario", "options", "turn"), LAST)
def test_game_goes_on_after_an_earlier_supply_check(scenario: str, options: dict[str, str], turn: int) -> None:
    game = table(scenario=scenario, options=options, turn=turn - 1, decision={"phase": "supply"})
    assert game.position.outcome is None
    assert pending(game)


# -- the count -------------------------------------------------------------------------------------------------------


def count(scenario: str, points: int, options: dict[str, str] | None = None, **keys: Any) -> Game[Any]:
    """The final count: ten points for each supplied city, one for each eliminated Soviet tank division."""
    cities = MAJOR[scenario][: min(7, points // 10)]
    tanks = TANKS[scenario][: points - 10 * len(cities)]
    return table(
        scenario=scenario,
        options=options or {},
        board={"axis": cities},
        control=dict.fromkeys(cities, "axis"),
        place=[{"unit": f"su-{SHEET[scenario]}-{tank}", "at": "eliminated"} for tank in tanks],
        decision={"phase": "scoring"},
        **keys,
    )


SHORT = {"length": "short"}


@pytest.mark.parametrize(
    ("scenario", "options", "points", "winner"),
    [
        pytest.param("leningrad", {}, 54, "axis", marks=pytest.mark.rule("ava:18.1.zb", "ava:18.1.zc")),
        pytest.param("leningrad", {}, 53, "soviet", marks=pytest.mark.rule("ava:18.1.zb", "ava:18.1.zd")),
        pytest.param("smolensk", SHORT, 60, "axis", marks=pytest.mark.rule("ava:18.2.o", "ava:18.2.p")),
        pytest.param("smolensk", SHORT, 59, "soviet", marks=pytest.mark.rule("ava:18.2.o", "ava:18.2.q")),
        pytest.param("smolensk", {}, 85, "axis", marks=pytest.mark.rule("ava:18.2.s", "ava:18.2.t")),
        pytest.param("smolensk", {}, 84, "soviet", marks=pytest.mark.rule("ava:18.2.s", "ava:18.2.u")),
        pytest.param("kiev", {}, 52, "axis", marks=pytest.mark.rule("ava:18.3.o", "ava:18.3.p")),
        pytest.param("kiev", {}, 51, "soviet", marks=pytest.mark.rule("ava:18.3.o", "ava:18.3.q")),
    ],
)
def test_winner_by_the_points_of_the_scenario(scenario: str, options: dict[str, str], points: int, winner: str) -> None:
    game = count(scenario, points, options)
    check(game, {"points": points}, {"outcome": "win", "seat": winner})


# -- breakthrough in the full game of Smolensk -----------------------------------------------------------------------


def stars(axis: list[str], *sources: str, options: dict[str, str] | None = None) -> Game[Any]:
    control = dict.fromkeys(axis, "axis")
    board = {"axis": list(sources) or ["S0118"], "rails": {}}
    return table(
        scenario="smolensk", options=options or {}, board=board, control=control, decision={"phase": "scoring"}
    )


@pytest.mark.rule("ava:18.2.v", "ava:18.2.w")
@pytest.mark.parametrize("star", ["S4230", "S4730"])
def test_star_with_a_line_of_communication_gives_ten_points(star: str) -> None:
    check(stars([star], star), {"points": 10})


@pytest.mark.rule("ava:18.2.w")
def test_both_stars_count() -> None:
    check(stars(["S4230", "S4730"], "S4230", "S4730"), {"points": 20})


@pytest.mark.rule("ava:18.2.v", "ava:18.2.x")
@pytest.mark.parametrize("star", ["S4230", "S4730"])
def test_star_without_a_line_of_communication_gives_five_points(star: str) -> None:
    """Its only rail starts too far away: the Axis source is a hex without a railway in the far west."""
    board = {"axis": ["S0125"], "rails": {}, "roads": {}}
    board["rails"] = {"S0125/S0124": False, "S0125/S0126": False, "S0125/S0225": False, "S0125/S0226": False}
    game = table(scenario="smolensk", board=board, control={star: "axis"}, decision={"phase": "scoring"})
    check(game, {"points": 5})


@pytest.mark.rule("ava:18.2.v")
def test_stars_do_not_count_in_the_short_game() -> None:
    check(stars(["S4230"], "S4230", options=SHORT), {"points": 0})


@pytest.mark.rule("ava:18.2.v")
def test_star_in_soviet_hands_gives_nothing() -> None:
    check(stars([]), {"points": 0})


@pytest.mark.rule("ava:18.1.za", "ava:18.2.r", "ava:18.3.n")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev"])
def test_game_without_units_is_over_in_its_ninth_turn(scenario: str) -> None:
    game = table(scenario=scenario, turn=8, dice=DRAWS, decision={"phase": "selection"})
    to_the_end(game)
    check(game, {"turn": 9}, {"outcome": "win", "seat": "soviet"})
