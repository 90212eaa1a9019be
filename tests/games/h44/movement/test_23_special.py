"""Chapter 23: the first turn, corps boundaries, the 406th Division, garrisons, scouts."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.units import ALLIED, GERMAN
from grognard.games.h44.state.position import Position
from grognard.games.h44.turn.sequence import phases
from tests.games.h44.meadow import at, meadow, phase
from tests.games.h44.table import allowed, asked, check, events, finished, legal, play, refused, table

# -- 23.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:23.1.1.a", "h44:23.1.1.b", "h44:23.1.1.d", "h44:23.1.1.e", "h44:3.k")
@pytest.mark.rule(
    "h44:S1.1.c", "h44:S1.1.d", "h44:S1.1.e", "h44:S1.1.f", "h44:S2.1.c", "h44:S2.1.d", "h44:S2.1.e", "h44:S2.1.f"
)
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_the_game_begins_with_the_landings_under_a_clear_sky(scenario: str) -> None:
    game = table(scenario=scenario, empty=False, decision={"phase": "turn"})
    check(game, {"asked": "land-units", "seats": ["allied"]}, {"sky": "clear"}, {"turn": 1})
    finished(game)
    first, second = game.position, game.position.but(turn=2)
    assert list(phases(first, ALLIED))[:2] == ["landing", "movement"]
    for position, side in ((first, GERMAN), (second, ALLIED)):
        assert list(phases(position, side))[:2] == ["resupply", "bridges"]


@pytest.mark.rule("h44:23.1.1.c", "h44:22.3.1.a")
@pytest.mark.parametrize(("rolls", "dice"), [(True, [4]), (False, [])])
def test_the_rolls_of_the_first_landings_are_a_switch_of_the_table(rolls: bool, dice: list[int]) -> None:
    game = phase(
        "landing",
        "allied",
        [at("br-1p-2", "air")],
        board=meadow("6217", 4),
        turn=1,
        options={"first-rolls": rolls},
        dice=dice,
    )
    play(game, {"land": "br-1p-2", "hex": "6217"})
    if asked(game) == "land-units":
        play(game, {"done": None})
    finished(game)
    check(game, {"unit": "br-1p-2", "at": "6217", "steps": 3}, {"asked": "move-units"})


@pytest.mark.rule("h44:23.1.2.a", "h44:23.1.2.b")
@pytest.mark.parametrize(("start", "to", "by"), [("3013", "3014", "23.1.2.a"), ("area-B", "3601", "23.1.2.b")])
def test_on_turn_one_germans_move_by_tactical_movement_only(start: str, to: str, by: str) -> None:
    game = phase("movement", "german", [at("ge-krafft", start)], turn=1)
    play(game, {"move": ["ge-krafft"]})
    refused(game, {"go": to, "mode": "normal"}, by=by)
    assert {a["mode"] for a in legal(game) if a["do"] == "go"} == {"tactical"}
    later = phase("movement", "german", [at("ge-krafft", start)], turn=2)
    play(later, {"move": ["ge-krafft"]})
    allowed(later, {"go": to, "mode": "normal"})


@pytest.mark.rule("h44:23.1.2.c")
@pytest.mark.parametrize(
    ("hex_", "area", "centre", "enters"),
    [("3001", "area-B", "3004", False), ("1801", "area-A", "1804", True), ("1526", "area-L", "1522", True)],
)
def test_on_turn_one_germans_leave_the_map_only_at_a_and_l(hex_: str, area: str, centre: str, enters: bool) -> None:
    board = meadow(centre, 5)
    game = phase("movement", "german", [at("ge-krafft", hex_)], board=board, turn=1)
    play(game, {"move": ["ge-krafft"]})
    do = {"go": area, "mode": "tactical"}
    if enters:
        allowed(game, do)
    else:
        refused(game, do, by="23.1.2.c")
        later = phase("movement", "german", [at("ge-krafft", hex_)], board=board, turn=2)
        play(later, {"move": ["ge-krafft"]})
        allowed(later, do)


@pytest.mark.rule("h44:23.1.3.a", "h44:23.1.3.b")
@pytest.mark.parametrize("gun", ["br-5agra", "br-gds-art"])
def test_two_british_guns_shift_twice_on_turn_one(gun: str) -> None:
    """Six against five is 1-1; one shift makes it 2-1, two make it 3-1."""
    place = [at("br-1gg", "3013"), at("ge-krafft", "3014"), at(gun, "3012")]
    line = {"odds": "3014", "units": ["br-1gg"], "lead": "GDS", "guns": [gun]}
    check(phase("combat", "allied", place, turn=1), {**line, "column": "3-1"})
    check(phase("combat", "allied", place, turn=2), {**line, "column": "2-1"})


# -- 23.4 ------------------------------------------------------------------------------------------------------------


CORPS = meadow("1605", 7)


@pytest.mark.rule("h44:23.4.b", "h44:23.4.g")
def test_a_unit_of_the_thirtieth_corps_goes_one_hex_beyond_its_boundary() -> None:
    place = [at("br-1gg", "1804")]
    game = phase("movement", "allied", place, board=CORPS, turn=6)
    play(game, {"move": ["br-1gg"]})
    refused(game, {"go": "1801"}, by="23.4.b")
    play(game, {"go": "1802"})
    check(game, {"unit": "br-1gg", "at": "1802"})
    later = phase("movement", "allied", place, board=CORPS, turn=7)
    play(later, {"move": ["br-1gg"]})
    allowed(later, {"go": "1801"})


@pytest.mark.rule("h44:23.4.b")
@pytest.mark.parametrize(("counter", "of"), [("br-rem-mot-1", "br-1gg"), ("br-bd-mot-1", "br-1gg")])
def test_what_came_from_a_battalion_keeps_to_the_land_of_its_corps(counter: str, of: str) -> None:
    game = phase("movement", "allied", [at(counter, "1804", of=of)], board=CORPS, turn=6)
    play(game, {"move": [counter]})
    allowed(game, {"go": "1802"})
    refused(game, {"go": "1801"}, by="23.4.b")


@pytest.mark.rule("h44:23.4.c")
def test_units_attack_freely_over_the_boundary() -> None:
    place = [at("br-1gg", "1802"), at("ge-krafft", "1801")]
    game = phase("combat", "allied", place, board=CORPS, turn=3)
    allowed(game, {"attack": "1801"})


@pytest.mark.rule("h44:23.4.d", "h44:23.4.e")
def test_north_of_the_boundary_units_move_freely_but_do_not_come_back_round_it() -> None:
    board = meadow("2103", 6)
    game = phase("movement", "allied", [at("br-1gg", "2104")], board=board, turn=6)
    play(game, {"move": ["br-1gg"]})
    allowed(game, {"go": "2101"})
    west = phase("movement", "allied", [at("br-1gg", "2101")], board=board, turn=6)
    play(west, {"move": ["br-1gg"]})
    allowed(west, {"go": "2102"})
    refused(west, {"go": "1901"}, by="23.4.e")


@pytest.mark.rule("h44:23.4.f")
def test_boundaries_do_not_bind_germans() -> None:
    game = phase("movement", "german", [at("ge-segler", "1804")], board=CORPS, turn=3)
    check(game, {"routes": "ge-segler", "to": "1801", "cost": 18})


# -- 23.5 to 23.7 ----------------------------------------------------------------------------------------------------


DIVISION = ("jenkel", "stargaard", "greshick", "kempton", "goebel", "art")


@pytest.mark.rule("h44:23.5.b", "h44:23.5.c", "h44:23.5.d", "h44:23.5.e", "h44:23.5.f")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_die_for_each_unit_of_the_406th_brings_it_on_one_or_two(turn: int) -> None:
    place = [at(f"ge-406-{name}", "track-4") for name in DIVISION]
    game = phase("movement", "german", place, turn=turn, dice=[1, 2, 3, 4, 5, 6])
    finished(game)
    for name, where in zip(DIVISION, ("area-I", "area-I", *["track-4"] * 4), strict=True):
        check(game, {"unit": f"ge-406-{name}", "at": where})


@pytest.mark.rule("h44:23.5.f")
def test_no_player_rolls_for_units_that_have_come() -> None:
    place = [at("ge-406-jenkel", "3013"), at("ge-406-goebel", "track-4")]
    game = phase("movement", "german", place, turn=2, dice=[6])
    finished(game)
    assert len(events(game, "alarm-rolled")) == 1


@pytest.mark.rule("h44:23.5.g")
def test_on_turn_four_the_rest_of_the_406th_comes_without_a_roll() -> None:
    place = [at(f"ge-406-{name}", "track-4") for name in DIVISION]
    game = phase("movement", "german", place, turn=4)
    for name in DIVISION:
        check(game, {"unit": f"ge-406-{name}", "at": "area-I"})


@pytest.mark.rule("h44:23.6.a", "h44:23.6.b")
@pytest.mark.parametrize(
    ("unit", "home", "far", "near"), [("ge-tiel", "5606", "5609", "5608"), ("ge-bloch", "4301", "4304", "4303")]
)
def test_a_garrison_moves_when_the_allies_are_within_two_hexes(unit: str, home: str, far: str, near: str) -> None:
    board = meadow(home, 6)
    still = phase("movement", "german", [at(unit, home), at("us-501-1", far)], board=board)
    refused(still, {"move": [unit]}, by="23.6.a")
    free = phase("movement", "german", [at(unit, home), at("us-501-1", near)], board=board)
    allowed(free, {"move": [unit]})


@pytest.mark.rule("h44:23.6.a")
def test_a_garrison_that_has_left_its_hex_is_free() -> None:
    away = phase("movement", "german", [at("ge-tiel", "5608"), at("us-501-1", "5611")], board=meadow("5606", 6))
    allowed(away, {"move": ["ge-tiel"]})


@pytest.mark.rule("h44:23.6.b")
def test_a_garrison_that_has_seen_the_allies_may_move_when_they_have_gone() -> None:
    place = [at("ge-tiel", "5606"), at("us-501-1", "5609"), at("ge-krafft", "5620")]
    game = phase("movement", "allied", place, board=meadow("5606", 6), turn=9)
    play(game, {"move": ["us-501-1"]}, {"go": "5608"}, {"halt": None}, {"end-movement": None})
    check(game, {"unit": "ge-tiel", "at": "5606", "has": ["alerted"]})
    gone = [at("ge-tiel", "5606", marks=["alerted"]), at("us-501-1", "5609")]
    allowed(phase("movement", "german", gone, board=meadow("5606", 6)), {"move": ["ge-tiel"]})


@pytest.mark.rule("h44:23.6.a")
@pytest.mark.parametrize("part", ["ge-bd-1", "ge-rem-fj-1"])
def test_what_comes_of_a_garrison_stays_too(part: str) -> None:
    place = [at("ge-bloch", "4301") if part == "ge-bd-1" else at("ge-bloch", "plate"), at("us-501-1", "4304")]
    game = phase("movement", "german", [*place, at(part, "4301", of="ge-bloch")], board=meadow("4301", 6))
    refused(game, {"move": [part]}, by="23.6.a")


def scouted(die: int, *more: dict[str, Any]) -> Game[Position]:
    """Fourteen against four, with an armour shift: the 4-1 column."""
    place = [at("br-2hc", "3013"), at("ge-12-2107", "3012"), at("ge-34-2107", "3012"), *more]
    game = phase("combat", "german", place, dice=[die])
    play(game, {"attack": "3013"}, {"join": "ge-12-2107"}, {"join": "ge-34-2107"}, {"commit": None})
    return game


def _result(game: Game[Position]) -> str:
    return str(events(game, "battle")[-1].args["result"])


@pytest.mark.rule("h44:23.7.a", "h44:23.7.c")
def test_scouts_alone_ignore_the_loss_of_d1_but_not_the_retreat() -> None:
    game = scouted(6)
    assert _result(game) == "D1"
    assert asked(game) == "stand-fast"
    play(game, {"fall-back": None})
    check(game, {"unit": "br-2hc", "steps": 2}, {"asked": "choose-retreat"})


@pytest.mark.rule("h44:23.7.a")
def test_scouts_in_company_do_not_ignore_the_loss() -> None:
    game = scouted(6, at("br-30c-eng", "3013"))
    assert _result(game) in ("D1", "DS")
    check(game, {"asked": "choose-loss", "seats": ["allied"]})


@pytest.mark.rule("h44:23.7.b")
def test_scouts_alone_ignore_the_loss_of_ds() -> None:
    place = [at("nl-pi-rec", "3013"), at("ge-12-2107", "3012"), at("ge-34-2107", "3012")]
    game = phase("combat", "german", place, dice=[6])
    play(game, {"attack": "3013"}, {"join": "ge-12-2107"}, {"join": "ge-34-2107"}, {"commit": None})
    assert _result(game) == "DS"
    check(game, {"unit": "nl-pi-rec", "at": "3013", "steps": 1}, {"asked": "choose-retreat"})


@pytest.mark.rule("h44:23.7.d")
def test_scouts_take_the_loss_of_an_exchange() -> None:
    place = [at("br-2hc", "3013"), at("ge-krafft", "3012"), at("ge-spindler", "3012")]
    game = phase("combat", "german", place, dice=[4])
    play(game, {"attack": "3013"}, {"join": "ge-krafft"}, {"join": "ge-spindler"}, {"commit": None})
    assert _result(game) == "EX"
    for _ in range(3):
        if asked(game) == "choose-loss":
            play(game, {"lose-step": legal(game)[0]["unit"]})
    check(game, {"unit": "br-2hc", "steps": 1})


@pytest.mark.rule("h44:23.7.a")
def test_of_two_reconnaissance_units_each_is_the_company_of_the_other() -> None:
    game = scouted(6, at("nl-pi-rec", "3013"))
    assert _result(game) in ("D1", "DS")
    check(game, {"asked": "choose-loss", "seats": ["allied"]})
