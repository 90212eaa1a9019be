"""Chapter 25: unknown units that a column meets on the march, alone or in company, and what an overrun takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.state.position import SPENT, Position
from tests.games.h44.heath import lane, moving, stand
from tests.games.h44.meadow import Place, at, chain, meadow, phase
from tests.games.h44.table import allowed, asked, check, events, legal, play, refused

DUMMY, COMPANY = "ge-unk-garr1", "ge-unk-runge"
PAIR = [at("br-2ig", "3013"), at("br-2gg", "3013")]
AUTOMATIC_DS = {"do": "automatic-ds", "target": "3014"}


def beside_fugitives(face: str, dice: list[int] | None = None) -> Game[Position]:
    """Two tank battalions drive at an unknown unit that shares its hex with a battalion in full retreat."""
    place = [*PAIR, at("ge-krafft", "3014", order="full-retreat")]
    game = phase("movement", "allied", place, unknown={"3014": face}, dice=dice or [])
    play(game, {"move": ["br-2ig", "br-2gg"]}, {"go": "3014"})
    return game


@pytest.mark.rule("h44:25.4.e", "h44:25.3.1.c", "h44:25.3.1.e")
def test_routed_companions_add_nothing_to_the_unknown_unit_that_is_attacked() -> None:
    game = beside_fugitives(COMPANY, [6])
    check(game, {"event": "battle", "hex": "3014", "attack": 17, "defence": 2})


@pytest.mark.rule("h44:25.4.e", "h44:25.3.1.d")
def test_routed_companions_of_a_dummy_flee_and_the_column_drives_on() -> None:
    game = beside_fugitives(DUMMY)
    check(game, {"asked": "choose-retreat", "seats": ["german"]}, {"hex": "3014", "unknown": False})
    play(game, {"retreat": "ge-krafft", "path": legal(game)[0]["path"]})
    check(game, {"unit": "br-2ig", "at": "3014"}, {"asked": "choose-route"})


@pytest.mark.rule("h44:25.4.a", "h44:25.4.e")
def test_a_single_steady_companion_keeps_the_column_out() -> None:
    place = [*PAIR, at("ge-krafft", "3014", order="full-retreat"), at("ge-spindler", "3014")]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY})
    play(game, {"move": ["br-2ig", "br-2gg"]})
    assert not [a for a in legal(game) if a.get("to") == "3014"]


@pytest.mark.rule("h44:25.2.1.f")
@pytest.mark.parametrize(("unknown", "watched"), [({}, False), ({"3014": DUMMY}, True)])
def test_an_unknown_unit_beside_fugitives_keeps_its_zone_of_control(unknown: dict[str, str], watched: bool) -> None:
    place = [at("br-1gg", "3010"), at("ge-krafft", "3014", order="full-retreat")]
    game = phase("movement", "allied", place, unknown=unknown)
    check(game, {"zoc": "3013", "side": "german", "is": watched})


@pytest.mark.rule("h44:25.3.1.f", "h44:25.3.1.i")
def test_disrupted_units_that_meet_a_real_unit_do_not_attack_and_are_spent() -> None:
    place = [at("br-2ig", "3013", order="disrupted")]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY})
    play(game, {"move": ["br-2ig"]}, {"go": "3014", "mode": "tactical"})
    assert not events(game, "battle")
    check(game, {"unit": COMPANY, "at": "3014"}, {"unit": "br-2ig", "at": "3013", "has": ["spent"]})
    check(game, {"asked": "move-units"})


@pytest.mark.rule("h44:25.3.3.d", "h44:25.3.3.a")
def test_what_is_left_of_a_battalion_is_spent_like_the_others() -> None:
    place = [at("br-1gg", "3013", steps=2)]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY}, dice=[4])
    play(game, {"move": ["br-1gg"]}, {"go": "3014"})
    assert str(events(game, "battle")[-1].args["result"]) == "EX"
    remnant = next(unit for unit, parent in game.position.parents if parent == UNIT["br-1gg"])
    assert game.position.pieces[remnant].has(SPENT)
    check(game, {"asked": "take-ground"})
    refused(game, {"advance": "ge-ewald", "to": "3917"}, by="25.3.3.b")


@pytest.mark.rule("h44:25.3.1.c", "h44:25.3.1.e")
def test_an_unknown_unit_at_the_edge_is_met_by_those_who_come_onto_the_map() -> None:
    board = meadow("1004", 4)
    edge = next(h for h in ("1004", "1003", "1005") if _enters("N", h, board))
    game = phase("movement", "allied", [at("br-2ig", "area-N")], unknown={edge: COMPANY}, board=board, dice=[6])
    play(game, {"move": ["br-2ig"]}, {"go": edge})
    check(game, {"event": "unknown-revealed", "unit": COMPANY}, {"event": "battle", "attack": 9, "defence": 2})


def _enters(area: str, hex_: str, board: dict[str, object]) -> bool:
    game = phase("movement", "allied", [at("br-2ig", f"area-{area}")], board=board)
    play(game, {"move": ["br-2ig"]})
    return any(a.get("to") == hex_ for a in legal(game))


@pytest.mark.rule("h44:25.3.3.b", "h44:5.4.a", "h44:5.4.b")
@pytest.mark.parametrize("blown", [True, False])
def test_the_ground_is_taken_over_a_mined_bridge_only_if_it_stands(blown: bool) -> None:
    road = chain("primary", "3013", "3014")
    board = meadow(waters={"3013/3014": "canal"}, roads=road, bridges={"bridge-son": "3013/3014"})
    states = {"bridge-son": "mined"}
    spec = {"unknown": {"3014": COMPANY}, "board": board, "bridges": states}
    game = phase("movement", "allied", PAIR, dice=[2, *([6] if blown else [])], **spec)
    play(game, {"move": ["br-2ig", "br-2gg"]}, {"go": "3014"}, {"spare": None})
    while asked(game) != "take-ground":
        play(game, {"lose-step": legal(game)[0]["unit"]})
    play(game, {"advance": "br-2ig", "to": "3014"})
    check(game, {"asked": "blow-bridge"})
    play(game, {"blow": None} if blown else {"spare": None})
    if not blown:
        play(game, {"spare": None})
    check(game, {"unit": "br-2ig", "at": "3013" if blown else "3014", "has": ["spent"]})


# -- 25.4 an assured ten to one --------------------------------------------------------------------------------------


def ringed(hexes: Mapping[str, Sequence[str]], defender: str, face: str = "", **keys: object) -> Game[Position]:
    place: Place = [at(unit, hex_) for hex_, units in hexes.items() for unit in units]
    return phase("movement", "allied", [*place, at(defender, "3014")], unknown={"3014": face} if face else {}, **keys)


@pytest.mark.rule("h44:25.4.b", "h44:25.4.c")
def test_the_assumed_unit_is_of_normal_morale() -> None:
    """Thirty-one against 1 + 2 are 10-1, the armour shift makes 11; without it poor morale would have to help."""
    ring = {"3013": ("br-2ig", "br-2gg"), "3113": ("br-1cg",)}
    poor = "ge-unk-rrsec"
    assert AUTOMATIC_DS in legal(ringed(ring, poor))
    refused(ringed(ring, poor, COMPANY), {"automatic-ds": "3014"}, by="25.4.b")


@pytest.mark.rule("h44:25.4.b", "h44:25.4.c")
def test_the_assumed_unit_is_doubled_in_a_town() -> None:
    ring = {"3013": ("br-2ig", "br-2gg"), "3113": ("br-1cg", "br-44rtr")}
    allowed(ringed(ring, "ge-88corps", COMPANY), {"automatic-ds": "3014"})
    town = meadow(places={"3014": "town"})
    refused(ringed(ring, "ge-88corps", COMPANY, board=town), {"automatic-ds": "3014"}, by="25.4.b")


@pytest.mark.rule("h44:25.4.d", "h44:25.4.b")
@pytest.mark.parametrize("face", [DUMMY, COMPANY])
def test_an_overrun_turns_the_unknown_unit_up_and_shatters_the_hex(face: str) -> None:
    ring = {"3013": ("br-2ig", "br-2gg"), "3113": ("br-1cg", "br-44rtr")}
    game = ringed(ring, "ge-88corps", face)
    play(game, {"automatic-ds": "3014"})
    check(game, {"hex": "3014", "unknown": False}, {"event": "automatic-ds", "hex": "3014"})


# -- what the way to an unknown unit costs, and where it ends ---------------------------------------------------------

LANE = lane("3914", "3915", "3916", "3917", "4017")
"""A way from west to east past 3916, which touches both 3917 and 4017."""


@pytest.mark.rule("h44:25.3.1.a", "h44:7.2.a")
def test_a_unit_that_comes_next_to_an_unknown_unit_goes_on_to_meet_it_or_not_at_all() -> None:
    board = lane("3914", "3915", "3916", "3917", "3816", waters={"3915/3816": "major"})
    game = moving("allied", stand(br_1gg="3914"), board=board, unknown={"3917": DUMMY})
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 18}, {"routes": "br-1gg", "to": "3816", "cost": "none"})
    check(moving("allied", stand(br_1gg="3914"), board=board), {"routes": "br-1gg", "to": "3816", "cost": 18})


@pytest.mark.rule("h44:25.3.1.k")
def test_a_known_unit_beside_the_way_ends_it() -> None:
    game = moving("allied", stand(br_1gg="3914", ge_14_hoff="4017"), board=LANE, unknown={"3917": DUMMY})
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 12}, {"routes": "br-1gg", "to": "3917", "cost": "none"})


@pytest.mark.rule("h44:25.3.1.j", "h44:7.2.d")
def test_only_the_zone_of_the_unit_that_is_met_is_left_for_nothing() -> None:
    alone = moving("allied", stand(br_1gg="3916"), board=LANE, unknown={"3917": DUMMY})
    check(alone, {"routes": "br-1gg", "to": "3917", "cost": 6})
    game = moving("allied", stand(br_1gg="3916", ge_14_hoff="4017"), board=LANE, unknown={"3917": DUMMY})
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 18})


@pytest.mark.rule("h44:5.4.b", "h44:7.2.a", "h44:25.3.1.a")
@pytest.mark.parametrize(("die", "met"), [(5, False), (1, True)])
def test_a_column_whose_bridge_to_the_unknown_goes_up_stays_where_it_had_to_stop(die: int, met: bool) -> None:
    side = "3916/3917"
    board = lane("3914", "3915", "3916", "3917", waters={side: "canal"}, roads={side: "primary"})
    keys = {"board": {**board, "bridges": {"bridge-son": side}}, "unknown": {"3917": DUMMY}, "dice": [die]}
    game = moving("allied", stand(br_1gg="3914"), **keys)
    play(game, {"move": ["br-1gg"]}, {"go": "3917"}, {"spare": None}, {"blow": None})
    check(game, {"unit": "br-1gg", "at": "3917" if met else "3916"})
    if not met:
        assert "go" not in {a["do"] for a in legal(game)}
        refused(game, {"go": "3915", "mode": "normal"}, by="7.2.a")
