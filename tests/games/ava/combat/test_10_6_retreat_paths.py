"""10.6: which way back is asked for, and the reason why another is not."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.ava.interface.actions import Retreat
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, attack, die, fighting, islet, neighbours, stand
from tests.games.ava.table import allowed, check, finished, play, refused

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
BEHIND = "L0409"
PANZER, RIFLES = "de-l-1pz", "su-l-179"
EAST = ["L0710"]
"""A Soviet source to which the hexes in the south and the south-east are equally near."""


def beaten(result: str, board: Board, *more: dict[str, Any], steps: int = 2) -> Game[Position]:
    """A panzer division from the north has beaten one Soviet unit at 4-1 (8-1 if it is weak)."""
    place = [*stand(de_l_1pz=NORTH), {"unit": RIFLES, "at": TARGET, "steps": steps}, *more]
    game = fighting(place, [PANZER], board=board, dice=[die("4-1" if steps == 2 else "8-1", result)])
    play(game, *attack(TARGET, PANZER))
    return game


# -- 10.6.l: the shortest line -----------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.l", "ava:3.3.l")
def test_an_axis_unit_falls_back_to_the_shortest_line_not_to_the_nearest_railway() -> None:
    """The railway goes round by the east, seven hexes to L0505. From there L0406 and L0506 are one hex away, eight from
    the source; but straight from the source L0406 is five hexes, L0306 and L0506 are six."""
    rail = ["L0401", "L0501", "L0601", "L0602", "L0603", "L0604", "L0605", "L0505"]
    board = islet(rails=[rail], axis=["L0401"], soviet=["L0413"])
    game = fighting(stand(de_l_21=TARGET, su_l_179=SOUTH), ["su-l-179"], board=board)
    check(game, {"retreats": "de-l-21", "from": TARGET, "distance": 1, "paths": [[NORTH]]})


@pytest.mark.rule("ava:10.6.l", "ava:3.3.m")
def test_a_line_that_is_too_long_across_country_does_not_count() -> None:
    """One row further south the straight way is seven hexes off the railway: the way round by rail is the line."""
    rail = ["L0401", "L0501", "L0601", "L0602", "L0603", "L0604", "L0605", "L0505"]
    board = islet(rails=[rail], axis=["L0401"], soviet=["L0413"])
    game = fighting(stand(de_l_21="L0409", su_l_179="L0410"), ["su-l-179"], board=board)
    check(game, {"retreats": "de-l-21", "from": "L0409", "distance": 1, "paths": [["L0408"], ["L0508"]]})


# -- 10.6.m: full hexes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.m", "ava:10.6.k")
@pytest.mark.parametrize("guard", ["L0607", "L0308"])
def test_a_step_is_not_lost_where_a_longer_retreat_has_a_way_without_loss(guard: str) -> None:
    """Everything is full as far as L0508; one of the two ways there, by south-east or by south, is watched."""
    land = [NORTH, TARGET, SOUTH, SOUTH_EAST, "L0508", "L0509", guard]
    crowd = stand(su_l_188=SOUTH, su_l_16=SOUTH, su_l_180=SOUTH_EAST, su_l_181=SOUTH_EAST)
    crowd += stand(su_l_184="L0508", su_l_10="L0508", de_l_21=guard)
    game = beaten("R", islet(land, axis=[NORTH], soviet=["L0509"]), *crowd)
    finished(game)
    check(game, {"unit": RIFLES, "at": "L0509", "steps": 2})


@pytest.mark.rule("ava:10.6.k")
def test_the_chain_of_full_hexes_has_no_end_of_its_own() -> None:
    """Eight full hexes in a row, and room in the ninth."""
    lane = [f"L04{row:02}" for row in range(6, 17)]
    units = ["188", "16", "180", "181", "184", "10", "11", "23", "33", "48", "67", "90", "118", "125", "126", "111"]
    crowd = [{"unit": f"su-l-{unit}", "at": lane[2 + n // 2]} for n, unit in enumerate(units)]
    game = beaten("R", islet(lane, axis=[NORTH], soviet=[lane[-1]]), *crowd)
    finished(game)
    check(game, {"unit": RIFLES, "at": lane[10], "steps": 2})


# -- the reason why not ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "path", "by", "keys"),
    [
        pytest.param("R", ["S0927"], "10.6.e", {}, marks=pytest.mark.rule("ava:10.6.e"), id="map"),
        pytest.param(
            "R",
            [SOUTH_WEST],
            "10.6.f",
            {"terrain": {SOUTH_WEST: "lake"}},
            marks=pytest.mark.rule("ava:10.6.f"),
            id="sea",
        ),
        pytest.param("R", [NORTH], "3.1.d", {}, marks=pytest.mark.rule("ava:3.1.d"), id="enemy"),
        pytest.param(
            "R", [SOUTH_WEST], "10.6.b", {"start": {SOUTH_WEST: "a"}}, marks=pytest.mark.rule("ava:10.6.b"), id="start"
        ),
        pytest.param(
            "R",
            [SOUTH_WEST],
            "10.6.g",
            {"terrain": {SOUTH_WEST: "mountain"}},
            marks=pytest.mark.rule("ava:10.6.g"),
            id="mountains",
        ),
        pytest.param(
            "RR",
            [SOUTH, BEHIND],
            "10.6.h",
            {"rivers": {f"{SOUTH}/{BEHIND}": "large"}},
            marks=pytest.mark.rule("ava:10.6.h"),
            id="river",
        ),
        pytest.param("RR", [SOUTH, SOUTH_EAST], "10.6.a", {}, marks=pytest.mark.rule("ava:10.6.a"), id="sideways"),
        pytest.param("R", [BEHIND], "10.6.a", {}, marks=pytest.mark.rule("ava:10.6.a"), id="jump"),
        pytest.param("RR", [SOUTH], "10.6.a", {}, marks=pytest.mark.rule("ava:10.6.a"), id="short"),
        pytest.param("R", [SOUTH, BEHIND], "10.6.a", {}, marks=pytest.mark.rule("ava:10.6.a"), id="long"),
        pytest.param("R", [SOUTH_WEST], "10.6.l", {}, marks=pytest.mark.rule("ava:10.6.l"), id="supply"),
    ],
)
def test_a_way_that_is_closed_is_refused_by_its_own_clause(
    result: str, path: list[str], by: str, keys: dict[str, Any]
) -> None:
    game = beaten(result, islet(soviet=EAST, **keys))
    refused(game, {"retreat": RIFLES, "path": path}, by=by)
    allowed(game, {"retreat": RIFLES, "path": [SOUTH_EAST] if result == "R" else [SOUTH_EAST, "L0608"]})


@pytest.mark.rule("ava:10.6.j")
@pytest.mark.parametrize(("crowd", "by"), [(["su-l-188", "su-l-16"], "10.6.j"), (["su-l-188"], "10.6.l")])
def test_a_retreat_does_not_end_in_a_full_hex(crowd: list[str], by: str) -> None:
    """Beside one unit there would be room, but the line from there is longer."""
    game = beaten("R", islet(soviet=EAST), *({"unit": unit, "at": SOUTH_WEST} for unit in crowd))
    refused(game, {"retreat": RIFLES, "path": [SOUTH_WEST]}, by=by)


@pytest.mark.rule("ava:10.6.m")
def test_a_weak_unit_does_not_choose_the_way_that_kills_it() -> None:
    game = beaten("RR", islet(soviet=EAST), *stand(de_l_21="L0208"), steps=1)
    refused(game, {"retreat": RIFLES, "path": [SOUTH_WEST, "L0308"]}, by="10.6.m")
    allowed(game, {"retreat": RIFLES, "path": [SOUTH_EAST, "L0608"]})


@pytest.mark.rule("ava:10.6.a", "ava:14.3.c")
def test_no_other_unit_retreats() -> None:
    game = beaten("R", islet(soviet=EAST), *stand(su_l_188="L0411"), {"fortress": "L0412"})
    refused(game, {"retreat": "su-l-188", "path": ["L0412"]}, by="10.6.a")
    refused(game, {"retreat": "su-l-188", "path": [SOUTH]}, by="10.6.a")
    refused(game, {"retreat": "fort-L0412", "path": ["L0411"]}, by="14.3.c")
    allowed(game, {"retreat": RIFLES, "path": [SOUTH]})


@pytest.mark.rule("ava:10.6.a", "ava:10.6.l", "ava:10.6.m")
@pytest.mark.parametrize("result", ["R", "RR"])
def test_what_is_not_refused_is_what_is_offered(result: str) -> None:
    """Every way of one to three hexes around: the prohibitions leave exactly the choices of the search."""
    crowd = stand(su_l_188="L0508", su_l_16="L0508", de_l_21="L0209", su_l_10="L0306", su_l_11="L0306")
    rivers = {f"{SOUTH}/{BEHIND}": "large"}
    game = beaten(result, islet(soviet=["L0713", "L0113"], rivers=rivers, terrain={NORTH_EAST: "swamp"}), *crowd)
    decision = game.decision
    assert decision is not None
    near = {hex_: [n for n in neighbours(hex_) if n[1:3] != "00" and n[3:5] != "00"] for hex_ in _around(TARGET, 3)}
    ways: list[tuple[str, ...]] = [(a,) for a in near[TARGET]]
    ways += [(a, b) for a in near[TARGET] for b in near[a]]
    ways += [(a, b, c) for a, b in product(near[TARGET], repeat=2) if b in near[a] for c in near[b]]
    verdicts = {way: decision.judge(game, Retreat(RIFLES, way)) for way in ways}
    open_ = {way for way, verdict in verdicts.items() if verdict}
    assert open_ == {action.path for action in decision.actions(game) if isinstance(action, Retreat)}
    reasons = {verdict.reason.id for verdict in verdicts.values() if isinstance(verdict, Forbidden)}
    assert "no-such-choice" not in reasons


def _around(hex_: str, reach: int) -> set[str]:
    found = {hex_}
    for _ in range(reach):
        found |= {near for at in found for near in neighbours(at) if near[1:3] != "00" and near[3:5] != "00"}
    return found
