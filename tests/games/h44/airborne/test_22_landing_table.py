"""Chapter 22.3: the landing table, its modifiers, and what scattered units can do."""

from __future__ import annotations

import pytest

from tests.games.h44.airborne.test_22_landing import GROUND, Y, flying, landed
from tests.games.h44.meadow import at, meadow, phase
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused


@pytest.mark.rule("h44:22.3.1.a", "h44:22.3.1.b")
def test_on_turn_one_one_die_is_rolled_for_a_hex_and_one_unit_suffers() -> None:
    game = flying("br-1p-2", "br-1p-3", turn=1, dice=[5])
    play(game, {"land": "br-1p-2", "hex": "6217"}, {"land": "br-1p-3", "hex": "6217"})
    if asked(game) == "land-units":
        play(game, {"done": None})
    refused(game, {"suffer": "us-501-1"}, by="22.3.1.b")
    play(game, {"suffer": "br-1p-3"})
    finished(game)
    check(game, {"unit": "br-1p-3", "has": ["scattered"]}, {"unit": "br-1p-2", "lacks": ["scattered"]})


@pytest.mark.rule("h44:22.3.1.b")
def test_on_turn_one_guns_and_supply_heads_do_not_suffer() -> None:
    game = flying("br-1ab-sup", "br-1ab-art", "br-1al-1bord-a", turn=1, dice=[6])
    play(game, *({"land": unit, "hex": "6317"} for unit in ("br-1ab-sup", "br-1ab-art", "br-1al-1bord-a")))
    if asked(game) == "land-units":
        play(game, {"done": None})
    check(
        game,
        {"unit": "br-1al-1bord-a", "steps": 1, "has": ["scattered"]},
        {"unit": "br-1ab-art", "lacks": ["scattered"]},
    )


@pytest.mark.rule("h44:22.3.2.a")
def test_no_modifier_applies_on_turn_one() -> None:
    board = meadow("6217", 5, terrain={"6217": "woods"})
    game = flying("br-1p-2", turn=1, dice=[4], board=board, place=[at("ge-krafft", "6218")])
    play(game, {"land": "br-1p-2", "hex": "6217"})
    if asked(game) == "land-units":
        play(game, {"done": None})
    check(game, {"unit": "br-1p-2", "lacks": ["scattered"], "steps": 3})


EXAMPLE = meadow(Y, 6, terrain={"6616": "woods", "6617": "woods", "6416": "woods"})


@pytest.mark.rule("h44:22.3.2.b", "h44:22.3.2.c", "h44:22.3.2.d", "h44:22.3.2.e", "h44:22.3.2.f")
@pytest.mark.parametrize(
    ("terrain", "place_", "units", "modifier", "ground"),
    [
        ("clear", "none", {}, 0, ""),
        ("polder", "none", {}, 1, ""),
        ("polder-woods", "none", {}, 1, ""),
        ("woods", "none", {}, 4, ""),
        ("clear", "town", {}, 4, ""),
        ("clear", "none", {"ge-krafft": "6518"}, 3, "enemy"),
        ("clear", "none", {"ge-krafft": "6518", "br-1p-1": "6417"}, 2, "contested"),
        ("clear", "none", {"ge-krafft": "6519", "br-1p-1": "6417"}, 0, ""),
        ("woods", "none", {"ge-krafft": "6518", "br-1p-1": "6417"}, 6, "contested"),
        ("woods", "none", {"ge-krafft": "6518"}, 7, "enemy"),
        ("polder", "none", {"ge-krafft": "6518", "br-1p-1": "6417"}, 3, "contested"),
    ],
)
def test_ground_and_enemies_make_a_landing_worse(
    terrain: str, place_: str, units: dict[str, str], modifier: int, ground: str
) -> None:
    board = meadow(Y, 6, terrain={"6517": terrain}, places={"6517": place_})
    game = flying("br-4p-10", board=board, place=[at(u, h) for u, h in units.items()])
    check(game, {"landing": "6517", "modifier": modifier})
    if ground:
        check(game, {"landing": "6517", "ground": ground})


@pytest.mark.rule("h44:22.3.2.g", "h44:22.3.2.h")
def test_a_friend_in_the_hex_itself_makes_it_contested() -> None:
    game = flying("br-4p-10", place=[at("ge-krafft", "6518"), at("br-1p-1", "6517")])
    check(game, {"landing": "6517", "ground": "contested", "modifier": 2})
    far = flying("br-4p-10", place=[at("ge-krafft", "6518"), at("br-1p-1", "6515")])
    check(far, {"landing": "6517", "ground": "enemy", "modifier": 3})


@pytest.mark.rule("h44:22.3.2.i")
def test_unknown_units_are_enemies_of_a_landing() -> None:
    game = flying("br-4p-10", unknown={"6518": "ge-unk-garr1"})
    check(game, {"landing": "6517", "ground": "enemy", "modifier": 3})


@pytest.mark.rule("h44:22.3.2.j")
def test_who_has_landed_in_this_phase_makes_no_hex_contested() -> None:
    place = [at("ge-krafft", "6518")]
    game = landed(("br-4p-11", "6416"), ("br-4p-10", "6517"), dice=[1, 2], place=place)
    check(game, {"unit": "br-4p-10", "has": ["scattered"], "steps": 3})


@pytest.mark.rule(
    "h44:22.3.b", "h44:22.3.c", "h44:22.3.d", "h44:22.3.3.a", "h44:22.3.3.b", "h44:22.3.3.c", "h44:22.3.3.d"
)
@pytest.mark.rule("h44:22.3.3.e", "h44:22.3.3.f", "h44:22.3.6.a")
@pytest.mark.parametrize(
    ("die", "steps", "scattered", "fresh"),
    [(1, 3, True, {}), (2, 2, True, {"1AB": 1}), (3, 2, True, {"1AB": 1})],
)
def test_results_in_the_woods(die: int, steps: int, scattered: bool, fresh: dict[str, int]) -> None:
    board = meadow(Y, 6, terrain={Y: "woods"})
    game = landed(("br-4p-10", Y), dice=[die], board=board)
    check(game, {"unit": "br-4p-10", "steps": steps, "has": ["scattered"]}, {"fresh": fresh})


@pytest.mark.rule("h44:22.3.d", "h44:22.3.3.e", "h44:22.3.3.f")
def test_an_eight_costs_two_steps_of_which_one_returns() -> None:
    board = meadow(Y, 6, terrain={Y: "woods"})
    game = landed(("br-4p-10", Y), dice=[4], board=board)
    check(game, {"unit": "br-rem-1ab-1", "at": Y, "has": ["scattered"]}, {"unit": "br-4p-10", "at": "plate"})
    check(game, {"fresh": {"1AB": 1}})


@pytest.mark.rule("h44:22.3.4.a", "h44:22.3.4.b", "h44:22.3.4.c")
def test_guns_are_turned_over_by_s1_and_lost_by_s2() -> None:
    zone, board = "3206", meadow("3206", 5)
    light = landed(("us-101-art", zone), dice=[6], board=board)
    check(light, {"unit": "us-101-art", "at": zone, "has": ["scattered", "fired"]}, {"fresh": {}})
    enemy = [at("ge-krafft", "3204")]
    heavy = landed(("us-101-art", "3205"), dice=[5], board=board, place=enemy)
    check(heavy, {"unit": "us-101-art", "at": "eliminated"}, {"fresh": {}})


@pytest.mark.rule("h44:22.3.5.a", "h44:22.3.5.b")
def test_company_a_of_the_82nd_is_lost_by_s1_and_a_point_is_marked() -> None:
    game = flying("us-bd-82-a", turn=1, dice=[6], board=meadow("4715", 4), place=[at("us-504-1", "4712")])
    play(game, {"land": "us-bd-82-a", "hex": "4715"})
    if asked(game) == "land-units":
        play(game, {"done": None})
    check(game, {"hex": "4715", "units": []}, {"fresh": {"82AB": 1}})


@pytest.mark.rule("h44:22.3.6.b")
def test_scattered_markers_go_in_the_recovery_phase_even_next_to_the_enemy() -> None:
    place = [at("br-4p-10", Y, marks=["scattered"]), at("ge-krafft", "6517")]
    game = phase("recovery", "allied", place, board=GROUND)
    check(game, {"unit": "br-4p-10", "lacks": ["scattered"]})


@pytest.mark.rule("h44:22.3.6.c")
def test_a_scattered_unit_moves_only_by_tactical_movement() -> None:
    game = phase("movement", "allied", [at("br-4p-10", "3013", marks=["scattered"])])
    play(game, {"move": ["br-4p-10"]})
    assert {a["mode"] for a in legal(game) if a["do"] == "go"} == {"tactical"}
    refused(game, {"go": "3014", "mode": "normal"}, by="22.3.6.c")
    allowed(game, {"go": "3015", "mode": "tactical"})


@pytest.mark.rule("h44:22.3.6.d")
@pytest.mark.parametrize(("marks", "attack"), [([], 4), (["scattered"], 2)])
def test_a_scattered_unit_attacks_at_half_strength(marks: list[str], attack: int) -> None:
    place = [at("br-4p-10", "3013", marks=marks), at("ge-krafft", "3014")]
    game = phase("combat", "allied", place)
    check(game, {"odds": "3014", "units": ["br-4p-10"], "lead": "1AB", "attack": attack})


@pytest.mark.rule("h44:22.3.6.e")
def test_scattered_guns_do_not_support() -> None:
    place = [at("br-4p-10", "3013"), at("ge-krafft", "3014")]
    game = phase("combat", "allied", [*place, at("br-1ab-art", "3012", marks=["scattered"])])
    play(game, {"attack": "3014"}, {"join": "br-4p-10"})
    refused(game, {"support": "br-1ab-art"}, by="17.6.1.d")
    fit = phase("combat", "allied", [*place, at("br-1ab-art", "3012")])
    play(fit, {"attack": "3014"}, {"join": "br-4p-10"})
    allowed(fit, {"support": "br-1ab-art"})
