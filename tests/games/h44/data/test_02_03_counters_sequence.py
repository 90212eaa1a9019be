"""Chapters 2 and 3, S1.2: what counters are, the order of play, how the markers start."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.h44.data.units import DUMMY, MORALE, PACK, UNIT, VALUES, is_infantry
from grognard.games.h44.movement.ground import FOOT, MECH, WHEELS, movement_class
from grognard.games.h44.state.position import place_name
from grognard.games.h44.system import SYSTEM
from tests.games.h44.meadow import at, chain, meadow, neighbours, phase
from tests.games.h44.table import allowed, asked, check, events, legal, play, refused, table

CARDS = {card.id: card for card in PACK.units}


@pytest.mark.rule("h44:2.2.2.a", "h44:2.3.13.c")
@pytest.mark.parametrize(
    ("terrain", "costs"),
    [("clear", (6, 6, 6)), ("woods", (6, 12, 12)), ("polder", (12, 18, "none")), ("marsh", (18, 24, "none"))],
)
def test_the_cost_of_a_hex_is_by_terrain_and_by_class(terrain: str, costs: tuple[Any, ...]) -> None:
    board = meadow(terrain={"3014": terrain})
    for unit, cost in zip(("us-501-1", "br-1gg", "br-2ig"), costs, strict=True):
        game = phase("movement", "allied", [at(unit, "3013")], board=board)
        check(game, {"routes": unit, "to": "3014", "cost": cost})


@pytest.mark.rule("h44:2.2.2.b")
def test_units_move_from_hex_to_hex() -> None:
    game = phase("movement", "allied", [at("us-501-1", "3013")])
    check(game, {"routes": "us-501-1", "to": "3016", "path": ["3014", "3015", "3016"]})


@pytest.mark.rule("h44:2.2.3.a", "h44:2.2.3.b")
@pytest.mark.parametrize(("terrain", "place", "cost"), [("clear", "city", 6), ("marsh", "none", 24)])
def test_a_brook_inside_a_city_or_marsh_costs_nothing_more(terrain: str, place: str, cost: int) -> None:
    """Rivers run along hexsides here: a hex of city or marsh has no water inside it that could matter."""
    board = meadow(terrain={"3014": terrain}, places={"3014": place})
    game = phase("movement", "allied", [at("br-1gg", "3013")], board=board)
    check(game, {"routes": "br-1gg", "to": "3014", "cost": cost})


@pytest.mark.rule("h44:2.3.a", "h44:2.3.b", "h44:2.3.12.a")
def test_combat_units_have_a_defence_strength_and_one_to_three_steps() -> None:
    real = [card for card in PACK.units if card.type != "dummy"]
    assert all(card.full[1] > 0 and 1 <= card.steps <= 3 for card in real)
    assert all(card.full == (0, 0, 0) for card in PACK.units if card.type == "dummy")
    assert [card.type == "dummy" for card in PACK.units] == list(DUMMY)
    for unit, card in enumerate(PACK.units):
        if card.type == "dummy":
            continue
        # a unit of three steps with one left is a remnant, another counter
        left = range(2 if card.steps == 3 else 1, card.steps + 1)
        worth = [card.full if steps == card.steps else card.reduced or card.full for steps in left]
        assert [VALUES[unit][steps] for steps in left] == worth, card.id


@pytest.mark.rule("h44:2.3.2.a", "h44:2.3.3.a")
def test_attack_and_defence_strengths_meet() -> None:
    game = phase("combat", "allied", [at("br-1gg", "3013"), at("ge-krafft", "3014")])
    check(game, {"odds": "3014", "units": ["br-1gg"], "lead": "GDS", "attack": 6, "defence": 5, "column": "1-1"})


@pytest.mark.rule("h44:2.3.4.a", "h44:2.3.4.b")
def test_the_allowance_bounds_a_normal_move_and_who_used_it_up_may_attack() -> None:
    game = phase("movement", "allied", [at("us-501-1", "3013"), at("ge-krafft", "3017")])
    check(game, {"routes": "us-501-1", "to": "3016", "cost": 18}, {"routes": "us-501-1", "to": "3009", "cost": "none"})
    play(game, {"move": ["us-501-1"]}, {"go": "3016"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    play(game, {"end-movement": None}, {"attack": "3017"})
    allowed(game, {"join": "us-501-1"})


@pytest.mark.rule("h44:2.3.6.a", "h44:2.3.6.b", "h44:2.3.6.c")
@pytest.mark.parametrize(
    ("unit", "morale"), [("us-501-1", "elite"), ("ge-bloch", "elite"), ("ge-6penal", "low"), ("br-1gg", "normal")]
)
def test_quality_is_as_printed(unit: str, morale: str) -> None:
    assert CARDS[unit].morale == morale
    assert MORALE[UNIT[unit]] == {"elite": 1, "normal": 0, "low": -1}[morale]


@pytest.mark.rule("h44:2.3.6.d")
def test_quality_shifts_a_battle() -> None:
    """Four against four is 1-1; elite troops against low quality gain two columns."""
    place = [at("us-501-1", "3013"), at("ge-6penal", "3014")]
    game = phase("combat", "allied", place)
    check(game, {"odds": "3014", "units": ["us-501-1"], "lead": "101AB", "attack": 4, "defence": 4, "column": "3-1"})


@pytest.mark.rule("h44:2.3.6.f")
@pytest.mark.parametrize(("unit", "die"), [("us-501-1", 3), ("br-1gg", 4)])
def test_quality_modifies_recovery(unit: str, die: int) -> None:
    place = [at(unit, "3013", order="disrupted"), at("ge-krafft", "3014")]
    good = phase("recovery", "allied", place, dice=[die])
    check(good, {"unit": unit, "order": "good"})
    bad = phase("recovery", "allied", place, dice=[die - 1])
    check(bad, {"unit": unit, "order": "disrupted"})


@pytest.mark.rule("h44:2.3.6.e")
@pytest.mark.parametrize(("unit", "holds"), [("ge-zuber", False), ("ge-bloch", True)])
def test_quality_modifies_determined_defence(unit: str, holds: bool) -> None:
    """In the clear a five holds: an elite unit holds with a four."""
    place = [at("br-2ig", "3013"), at("br-2gg", "3013"), at(unit, "3014")]
    game = phase("combat", "allied", place, dice=[5, 4])
    play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    for _ in range(4):
        if asked(game) == "choose-loss":
            play(game, {"lose-step": legal(game)[0]["unit"]})
    assert asked(game) == "stand-fast"
    play(game, {"stand": unit})
    for _ in range(4):
        if asked(game) == "choose-loss":
            play(game, {"lose-step": legal(game)[0]["unit"]})
    assert (asked(game) == "choose-retreat") != holds


@pytest.mark.rule("h44:2.3.7.a")
def test_units_with_a_white_frame_stack_for_free() -> None:
    place = [at("br-1gg", "3013"), at("br-3ig", "3013"), at("br-30c-eng", "3012"), at("br-5cg", "3112")]
    game = phase("movement", "allied", place)
    play(game, {"move": ["br-30c-eng"]}, {"go": "3013"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"hex": "3013", "units": ["br-1gg", "br-3ig", "br-30c-eng"]})


@pytest.mark.rule("h44:2.3.10.a", "h44:2.3.15.a", "h44:2.3.15.b")
@pytest.mark.parametrize(("defender", "shifted"), [("ge-krafft", True), ("ge-12-2107", False)])
def test_tanks_gain_a_shift_that_tanks_cancel(defender: str, shifted: bool) -> None:
    game = phase("combat", "allied", [at("br-2ig", "3013"), at(defender, "3014")])
    line = {"odds": "3014", "units": ["br-2ig"], "lead": "GDS"}
    check(game, {**line, "column": "2-1" if shifted else "1-1"})


@pytest.mark.rule("h44:2.3.11.a", "h44:2.3.11.b", "h44:2.3.11.c", "h44:S1.1.g", "h44:S2.1.g")
def test_units_come_when_and_where_their_counters_say() -> None:
    game = table(empty=False, decision={"phase": "turn"})
    where = {unit: place_name(game.position.pieces[index].place) for unit, index in UNIT.items()}
    assert where["br-2ig"] == "1504"
    assert where["ge-henke"] == "5321"
    assert where["br-50-art"] == "track-2"
    later = phase("movement", "allied", [at("br-50-art", "track-2"), at("br-50-5ey", "track-3")], turn=2, board={})
    check(later, {"unit": "br-50-art", "at": "area-N"}, {"unit": "br-50-5ey", "at": "track-3"})


@pytest.mark.rule("h44:2.3.12.c")
def test_a_three_step_unit_becomes_a_remnant_with_its_second_loss() -> None:
    place = [at("us-501-1", "3013", steps=2), at("ge-krafft", "3014")]
    game = phase("combat", "allied", place, dice=[1])
    play(game, {"attack": "3014"}, {"join": "us-501-1"}, {"commit": None})
    if asked(game) == "choose-loss":
        play(game, {"lose-step": "us-501-1"})
    check(game, {"unit": "us-rem-101-1", "at": "3013", "steps": 1}, {"unit": "us-501-1", "at": "plate"})


@pytest.mark.rule("h44:2.3.13.a", "h44:2.3.13.b", "h44:2.3.14.h", "h44:2.3.14.i", "h44:2.3.16.a")
@pytest.mark.parametrize(
    ("unit", "kind"),
    [
        ("us-501-1", "non_mech"),
        ("br-1gg", "mech_infantry"),
        ("br-3ig", "mech_infantry"),
        ("br-30c-eng", "mech_infantry"),
        ("br-2ig", "vehicle"),
    ],
)
def test_units_are_on_foot_mechanised_infantry_or_vehicles(unit: str, kind: str) -> None:
    assert CARDS[unit].move_class == kind
    game = phase("movement", "allied", [at(unit, "3013")])
    assert (
        movement_class(game.position, UNIT[unit]) == {"non_mech": FOOT, "mech_infantry": MECH, "vehicle": WHEELS}[kind]
    )
    assert is_infantry(UNIT[unit]) == (kind != "vehicle")
    assert {card.move_class for card in PACK.units} == {"non_mech", "mech_infantry", "vehicle"}


@pytest.mark.rule("h44:2.3.14.b", "h44:2.3.14.c", "h44:2.3.14.d", "h44:2.3.14.e")
@pytest.mark.parametrize("terrain", ["polder", "marsh"])
@pytest.mark.parametrize("wet", ["3013", "3014"])
def test_vehicles_enter_and_leave_polder_and_marsh_by_road_only(terrain: str, wet: str) -> None:
    off = phase("movement", "allied", [at("br-2ig", "3013")], board=meadow(terrain={wet: terrain}))
    check(off, {"routes": "br-2ig", "to": "3014", "cost": "none"})
    play(off, {"move": ["br-2ig"]})
    refused(off, {"go": "3014", "mode": "normal"}, by="8.6.2.a" if wet == "3014" else "8.6.2.b")
    road = meadow(terrain={wet: terrain}, roads=chain("primary", "3013", "3014"))
    check(
        phase("movement", "allied", [at("br-2ig", "3013")], board=road), {"routes": "br-2ig", "to": "3014", "cost": 2}
    )


@pytest.mark.rule("h44:2.3.14.f", "h44:2.3.16.a")
@pytest.mark.parametrize("water", ["minor", "canal"])
def test_vehicles_cross_water_by_bridge_and_infantry_wades(water: str) -> None:
    ditch = {f"3014/{near}": water for near in neighbours("3014")}
    blown = {"bridge-3014-3113": "blown"}
    for unit, cost in (("br-2ig", "none"), ("br-1gg", 1)):
        game = phase("movement", "allied", [at(unit, "3013")], board=meadow(waters=ditch), bridges=blown)
        check(game, {"routes": unit, "to": "3014", "mode": "tactical", "cost": cost})
        if cost == "none":
            play(game, {"move": [unit]})
            refused(game, {"go": "3014", "mode": "tactical"}, by="8.5.2.a")


@pytest.mark.rule("h44:2.3.14.g")
def test_a_ferry_takes_one_vehicle_step() -> None:
    board = meadow("3003", 7, waters={"3003/3004": "major"}, ferries={"ferry-driel": "3003/3004"})
    place = [at("br-bd-arm-1", "3003", of="br-2ig"), at("br-2hc", "3003")]
    game = phase("movement", "allied", place, board=board)
    check(game, {"routes": "br-bd-arm-1", "to": "3004", "mode": "tactical", "cost": 1})
    check(game, {"routes": "br-2hc", "to": "3004", "mode": "tactical", "cost": 2})


# -- 3 ---------------------------------------------------------------------------------------------------------------


def phases(turn: int, dice: list[int]) -> list[tuple[str, str]]:
    """What is asked of whom in a turn, when both players pass."""
    place = [
        at("br-1gg", "1204"),
        at("br-gds-art", "1104", marks=["fired"]),
        at("br-1p-1", "6516"),
        at("br-4p-10", "air"),
        at("ge-krafft", "3003"),
        at("ge-krause", "3002", marks=["fired"]),
    ]
    game = table(place=place, board=meadow("3003", 7), turn=turn, unknown={}, dice=dice, decision={"phase": "turn"})
    seen: list[tuple[str, str]] = []
    while game.position.turn == turn and game.decision is not None:
        seen.append((game.decision.seats[0], asked(game)))
        ends = [a for a in legal(game) if a["do"].startswith("end-") or a["do"] in ("done", "decline", "spare")]
        play(game, {ends[0]["do"]: None})
    return seen


@pytest.mark.rule(
    "h44:3.a", "h44:3.b", "h44:3.c", "h44:3.g", "h44:3.h", "h44:3.i", "h44:3.k", "h44:3.l", "h44:3.m", "h44:3.p"
)
def test_a_turn_goes_through_its_phases_in_order() -> None:
    found = phases(3, [3, 3, 1, 2, 1, 1])
    allied = ["rearm-artillery", "land-units", "move-units", "choose-target"]
    german = ["rearm-artillery", "work-on-bridges", "move-units", "choose-target", "place-traffic"]
    assert found == [("allied", tag) for tag in allied] + [("german", tag) for tag in german]


@pytest.mark.rule("h44:23.1.1.d", "h44:23.1.1.e", "h44:S1.1.e", "h44:S1.1.f")
def test_on_turn_one_only_the_allied_player_has_no_ammunition_and_bridge_phase() -> None:
    found = phases(1, [])
    german = ["rearm-artillery", "work-on-bridges", "move-units", "choose-target", "place-traffic"]
    assert found == [("allied", tag) for tag in ("move-units", "choose-target")] + [("german", tag) for tag in german]


@pytest.mark.rule("h44:3.d", "h44:3.e", "h44:3.f")
@pytest.mark.parametrize(("turn", "rolls"), [(3, True), (4, False), (5, False), (6, True)])
def test_the_weather_of_a_day_is_found_in_the_morning(turn: int, rolls: bool) -> None:
    place = [at("br-1gg", "1204"), at("br-1p-1", "6516")]
    game = table(place=place, turn=turn, unknown={}, dice=[3, 3], board=meadow("1204", 7), decision={"phase": "turn"})
    assert bool(game.dice.script) != rolls
    assert game.decision is not None
    assert game.decision.seats == ("allied",)


@pytest.mark.rule("h44:3.j")
def test_the_bridge_phase_comes_before_movement() -> None:
    board = meadow(
        waters={"3013/3014": "canal"}, roads=chain("primary", "3013", "3014"), bridges={"bridge-son": "3013/3014"}
    )
    place = [at("br-1gg", "3012"), at("ge-krafft", "3014"), at("ge-krause", "3018", marks=["fired"])]
    game = phase("resupply", "german", place, board=board, bridges={"bridge-son": "mined"})
    tags = [asked(game)]
    play(game, {"done": None})
    tags.append(asked(game))
    play(game, {"done": None})
    tags.append(asked(game))
    assert tags == ["rearm-artillery", "work-on-bridges", "move-units"]


@pytest.mark.rule("h44:3.n", "h44:3.o", "h44:3.q")
def test_recovery_supply_and_the_check_for_victory_close_the_turn() -> None:
    place = [at("ge-krafft", "3013", marks=["spent"]), at("br-1gg", "3018")]
    game = phase("combat", "german", place, board=meadow(reach=9), dice=[1, 2])
    play(game, {"end-combat": None})
    check(game, {"unit": "ge-krafft", "lacks": ["spent"], "has": ["unsupplied"]}, {"asked": "place-traffic"})
    play(game, {"done": None})
    check(game, {"outcome": "win", "seat": "german", "by": "26.2.b"})
    assert [e.what for e in events(game, "germans-hold-the-rhine")]


@pytest.mark.rule("h44:3.q")
def test_the_check_for_victory_is_the_last_of_the_turn() -> None:
    game = table(turn=5, place=[at("br-1gg", "3018"), at("ge-krafft", "3013")], decision={"phase": "turn"})
    later = [type(step).__name__ for step in reversed(game.agenda)]
    assert later[-3:] == ["PlayerTurn", "VictoryCheck", "EndOfTurn"]


# -- S1.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:S1.2.a", "h44:S1.2.b", "h44:S1.2.f", "h44:S1.2.l", "h44:S1.2.m", "h44:S1.2.n")
@pytest.mark.rule("h44:S2.2.a")
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_the_markers_at_the_start(scenario: str) -> None:
    game = table(scenario=scenario, empty=False, decision={"phase": "turn"})
    assert dict(game.position.returns) == dict.fromkeys(("1AB", "82AB", "101AB", "POL"), 0)
    check(game, {"traffic": {}}, {"flights": 2}, {"returns": {}}, {"fresh": {}}, {"turn": 1})
    check(game, {"weather": ["clear", "clear"]}, {"points": "allied", "halves": 0}, {"points": "german", "halves": 0})


@pytest.mark.rule("h44:S1.2.d", "h44:S1.2.e")
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_both_air_units_are_there_on_the_first_turn(scenario: str) -> None:
    """In a game as it is set up, not in a situation, which brings its own."""
    game = SYSTEM.begin(SYSTEM.scenario(scenario), {}, Dice(seed_from(7)), None)
    assert (game.position.turn, game.position.flights) == (1, 2)
    play(game, {"done": None})
    assert game.position.flights == 2


@pytest.mark.rule("h44:S1.2.g", "h44:S1.2.h", "h44:S1.2.i", "h44:S1.2.j", "h44:S1.2.k", "h44:S2.2.a")
def test_four_bridges_start_blown_and_one_intact() -> None:
    game = table(empty=False, decision={"phase": "turn"})
    sides = {
        "bridge-lommel": ("1402/1502", "blown"),
        "bridge-neerpelt-west": ("1306/1407", "blown"),
        "bridge-neerpelt-east": ("1307/1408", "blown"),
        "bridge-lille": ("1109/1210", "blown"),
        "bridge-joe": ("1303/1404", "intact"),
    }
    found = {card.id: card.side for card in PACK.bridges}
    for bridge, (side, state) in sides.items():
        assert found[bridge] == side
        check(game, {"bridge": bridge, "state": state})
    check(game, {"bridge": "bridge-son", "state": "mined"})


@pytest.mark.rule("h44:S1.2.c")
def test_the_move_markers_bound_the_guns_on_the_march() -> None:
    guns = ("br-5agra", "br-gds-art", "br-50-art", "br-43-art")
    game = phase("movement", "allied", [at(gun, f"30{11 + k}") for k, gun in enumerate(guns)])
    play(game, *({"limber": gun} for gun in guns[:3]))
    assert {"do": "limber", "unit": guns[3]} not in legal(game)
