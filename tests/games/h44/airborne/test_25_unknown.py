"""Chapter 25: unknown units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.airborne.encounter import STAY_BEHIND
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, chain, meadow, phase
from tests.games.h44.table import H44_, allowed, asked, check, events, legal, play, refused, table

DUMMY, COMPANY, GUN = "ge-unk-garr1", "ge-unk-runge", "ge-unk-koeppel"
"""A dummy; infantry 1-2-3; anti-aircraft guns 1-2-0 of armour class 4."""
PAIR = [at("br-2ig", "3013"), at("br-2gg", "3013")]


def met(face: str, dice: list[int] | None = None, place: Place | None = None, **keys: Any) -> Game[Position]:
    """Two tank battalions drive into an unknown unit in the movement phase."""
    game = phase("movement", "allied", place or PAIR, **{"unknown": {"3014": face}, "dice": dice or [], **keys})
    play(game, {"move": ["br-2ig", "br-2gg"]}, {"go": "3014"})
    return game


def attacked(face: str, dice: list[int], more: Place | None = None) -> Game[Position]:
    game = phase("combat", "allied", [*PAIR, *(more or [])], unknown={"3014": face}, dice=dice)
    play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    if asked(game) == "announce-support":
        play(game, {"commit": None})
    return game


def result(game: Game[Position]) -> str:
    return str(events(game, "battle")[-1].args["result"])


# -- 25.1, 25.2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:25.1.a", "h44:25.1.b", "h44:25.1.c", "h44:25.3.1.a", "h44:25.3.1.c", "h44:25.3.1.d")
def test_a_dummy_that_is_entered_is_removed_and_the_march_goes_on() -> None:
    game = met(DUMMY)
    check(game, {"hex": "3014", "unknown": False, "units": ["br-2ig", "br-2gg"]}, {"unit": DUMMY, "at": "removed"})
    check(game, {"asked": "choose-route"})
    allowed(game, {"go": "3016"})


@pytest.mark.rule("h44:25.1.d", "h44:25.2.2.a", "h44:25.3.1.e", "h44:25.3.1.f")
def test_a_real_unit_stays_and_is_attacked_at_once_from_the_hex_before() -> None:
    game = met(COMPANY, [1])
    check(game, {"unit": COMPANY, "at": "3014", "steps": 1}, {"hex": "3013", "units": ["br-2ig", "br-2gg"]})
    check(game, {"event": "battle", "hex": "3014", "attack": 17, "defence": 2})


@pytest.mark.rule("h44:25.2.1.b", "h44:25.2.1.c")
def test_an_unknown_unit_neither_moves_nor_attacks() -> None:
    game = phase("movement", "german", [at("ge-krafft", "3010"), at("br-1gg", "3015")], unknown={"3014": COMPANY})
    assert [a["units"] for a in legal(game) if a["do"] == "move"] == [("ge-krafft",)]
    fight = phase("combat", "german", [at("br-1gg", "3015"), at("br-1p-1", "6516")], unknown={"3014": COMPANY})
    assert {"do": "attack", "target": "3015"} not in legal(fight)
    beside = [at("br-1gg", "3015"), at("br-1p-1", "6516"), at("ge-krafft", "3016")]
    fight = phase("combat", "german", beside, unknown={"3014": COMPANY})
    play(fight, {"attack": "3015"})
    assert [a["unit"] for a in legal(fight) if a["do"] == "join"] == ["ge-krafft"]
    refused(fight, {"join": COMPANY}, by="9.1.a")


@pytest.mark.rule("h44:25.2.1.a", "h44:25.2.1.f")
def test_an_unknown_unit_has_a_zone_of_control() -> None:
    game = phase("movement", "allied", [at("br-1gg", "3010")], unknown={"3014": DUMMY})
    check(game, {"zoc": "3013", "side": "german"}, {"zoc": "3012", "side": "german", "is": False})
    play(game, {"move": ["br-1gg"]}, {"go": "3013"})
    if asked(game) == "choose-route":
        assert not {a["to"] for a in legal(game) if a["do"] == "go"} - {"3014"}


@pytest.mark.rule("h44:25.2.1.g")
def test_an_unknown_unit_forms_no_bond() -> None:
    place = [at("ge-krafft", "3013")]
    game = phase("movement", "german", place, unknown={"3015": COMPANY})
    check(game, {"bond": ["3013", "3015"], "side": "german", "is": False})
    known = phase("movement", "german", [*place, at("ge-spindler", "3015")])
    check(known, {"bond": ["3013", "3015"], "side": "german"})


@pytest.mark.rule("h44:25.2.1.d", "h44:25.2.1.e")
def test_an_unknown_unit_does_not_count_for_stacking_but_two_share_no_hex() -> None:
    place = [at("ge-krafft", "3014"), at("ge-spindler", "3013")]
    game = phase("movement", "german", place, unknown={"3014": COMPANY})
    play(game, {"move": ["ge-spindler"]})
    allowed(game, {"go": "3014"})
    towns = meadow("3003", 7, places={"3003": "town", "3104": "town"}, roads=chain("primary", "3001", "3002", "3003"))
    two = phase("movement", "german", [at("br-1gg", "5024")], unknown={"3003": COMPANY, "3014": DUMMY}, board=towns)
    refused(two, {"redeploy": "3014", "to": "3003"}, by="25.2.1.e")


@pytest.mark.rule("h44:25.2.1.h")
def test_an_unknown_unit_can_blow_a_bridge() -> None:
    road = chain("primary", "3013", "3014")
    board = meadow(waters={"3013/3014": "canal"}, roads=road, bridges={"bridge-son": "3013/3014"})
    place = [at("br-1gg", "3012")]
    states = {"bridge-son": "mined"}
    game = phase("bridges", "german", place, board=board, bridges=states, unknown={"3014": COMPANY}, dice=[6])
    play(game, {"demolish": "bridge-son"})
    check(game, {"bridge": "bridge-son", "state": "blown"})
    without = phase("bridges", "german", [*place, at("br-1p-1", "6516")], board=board, bridges=states)
    assert {"do": "demolish", "bridge": "bridge-son"} not in legal(without)


@pytest.mark.rule("h44:25.2.1.i", "h44:25.3.1.a")
def test_no_unit_comes_next_to_an_unknown_unit_by_extended_movement() -> None:
    game = phase("movement", "allied", [at("us-501-1", "3010")], unknown={"3015": DUMMY})
    check(game, {"routes": "us-501-1", "to": "3014", "mode": "extended", "cost": "none"})
    check(game, {"routes": "us-501-1", "to": "3015", "mode": "extended", "cost": "none"})
    play(game, {"move": ["us-501-1"]})
    refused(game, {"go": "3014", "mode": "extended"}, by="8.2.2.b")
    bare = phase("movement", "allied", [at("us-501-1", "3010")])
    check(bare, {"routes": "us-501-1", "to": "3014", "mode": "extended", "cost": 24})


def corridor() -> dict[str, Any]:
    """A strip of land from 3005 to the west edge; an Allied battalion in 3102 watches 3003 and 3002."""
    sea = ("2901", "2902", "2903", "2904", "2905", "3101", "3103", "3104", "3105", "3006")
    return meadow("3003", 7, terrain=dict.fromkeys(sea, "water"))


@pytest.mark.rule("h44:25.2.1.j")
@pytest.mark.parametrize(("unknown", "open_"), [({}, False), ({"3003": DUMMY}, True)])
def test_an_unknown_unit_opens_its_hex_to_a_german_line(unknown: dict[str, str], open_: bool) -> None:
    place = [at("ge-krafft", "3004"), at("br-1gg", "3102")]
    game = phase("movement", "german", place, board=corridor(), unknown=unknown)
    check(game, {"supplied": "ge-krafft", "is": open_})


@pytest.mark.rule("h44:25.2.1.k")
@pytest.mark.parametrize(("unknown", "lives"), [({}, False), ({"3003": DUMMY}, True)])
def test_an_unknown_unit_opens_its_hex_to_a_german_retreat(unknown: dict[str, str], lives: bool) -> None:
    place = [at("ge-krafft", "3004"), at("br-1gg", "3102"), at("br-2ig", "3005"), at("br-2gg", "3005")]
    game = phase("combat", "allied", place, board=corridor(), unknown=unknown, dice=[3])
    play(game, {"attack": "3004"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    for _ in range(3):
        if asked(game) == "stand-fast":
            play(game, {"fall-back": None})
        elif asked(game) == "choose-retreat":
            play(game, {"retreat": "ge-krafft", "path": legal(game)[0]["path"]})
    assert (game.position.pieces[UNIT["ge-krafft"]].place >= 0) == lives


@pytest.mark.rule("h44:25.2.1.l")
def test_allied_units_do_not_retreat_through_an_unknown_unit() -> None:
    place = [at("br-1gg", "3013"), at("ge-krafft", "3012")]
    game = phase("combat", "german", place, unknown={"3014": DUMMY})
    line = {"retreats": "br-1gg", "from": "3013", "paths": []}
    found = str(H44_.check(game, line))
    assert "'3014'" not in found
    assert "3113" in found or "2913" in found


@pytest.mark.rule("h44:25.2.2.a", "h44:25.2.2.b")
def test_revealed_guns_that_cannot_move_are_lost_when_they_must_retreat() -> None:
    place = [at("br-2ig", "3013"), at("br-2gg", "3013"), at(GUN, "3014")]
    game = phase("combat", "allied", place, dice=[3])
    play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    assert result(game) in ("DMR", "DR", "A1/D1", "DRX")
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    check(game, {"hex": "3014", "units": []})
    assert game.position.pieces[UNIT[GUN]].place < 0
    assert events(game, "unit-eliminated")[-1].rule == "13.2.a"


# -- 25.3.1 to 25.3.3 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:25.3.1.b", "h44:25.3.1.j")
@pytest.mark.parametrize(("roads", "cost"), [({}, 6), (chain("primary", "3013", "3014"), 2)])
def test_the_hex_is_entered_at_the_cost_of_the_ground_or_road_alone(roads: dict[str, str], cost: int) -> None:
    game = phase("movement", "allied", [at("br-2ig", "3013")], unknown={"3014": DUMMY}, board=meadow(roads=roads))
    check(game, {"routes": "br-2ig", "to": "3014", "cost": cost})
    play(game, {"move": ["br-2ig"]}, {"go": "3014", "mode": "normal"})
    assert isinstance(game.decision, ChooseRoute)
    assert game.decision.march.spent == cost


@pytest.mark.rule("h44:25.3.1.j", "h44:25.3.1.k")
def test_a_column_from_afar_meets_an_unknown_unit_on_the_march() -> None:
    board = meadow(roads=chain("primary", "3010", "3011", "3012", "3013", "3014"))
    game = phase("movement", "allied", [at("br-2ig", "3010")], unknown={"3014": DUMMY}, board=board)
    check(game, {"routes": "br-2ig", "to": "3014", "cost": 8})
    play(game, {"move": ["br-2ig"]}, {"go": "3014"})
    check(game, {"unit": "br-2ig", "at": "3014"}, {"unit": DUMMY, "at": "removed"}, {"asked": "choose-route"})


@pytest.mark.rule("h44:25.3.1.g", "h44:25.3.1.h")
def test_no_aircraft_and_no_guns_in_a_battle_on_the_march() -> None:
    place = [*PAIR, at("br-gds-art", "3012")]
    game = met(COMPANY, [1], place)
    assert not [a for a in legal(game) if a["do"] in ("support", "call-air")]
    check(game, {"flights": 2}, {"unit": "br-gds-art", "lacks": ["fired"]})
    place = [at("br-50-1d", "3013"), at("ge-191arko", "3018")]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY}, dice=[5])
    play(game, {"move": ["br-50-1d"]}, {"go": "3014"})
    refused(game, {"stand": COMPANY, "support": "ge-191arko"}, by="25.3.1.h")
    allowed(game, {"stand": COMPANY})


@pytest.mark.rule("h44:25.3.1.i")
def test_only_those_who_entered_together_attack() -> None:
    place = [*PAIR, at("br-1gg", "3015")]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY}, dice=[1])
    play(game, {"move": ["br-2ig"]}, {"go": "3014"})
    check(game, {"event": "battle", "units": ["br-2ig"], "attack": 9, "defence": 2})


@pytest.mark.rule("h44:25.3.1.k")
def test_a_unit_stopped_by_a_known_unit_does_not_go_on_to_an_unknown_one() -> None:
    place = [at("br-2ig", "3011"), at("ge-krafft", "3113")]
    game = phase("movement", "allied", place, unknown={"3014": DUMMY})
    play(game, {"move": ["br-2ig"]}, {"go": "3013"})
    assert not [a for a in legal(game) if a.get("to") == "3014"]


@pytest.mark.rule("h44:25.3.1.l", "h44:25.3.2.a")
@pytest.mark.parametrize(("die", "wanted"), [(3, "DMR"), (6, "DS")])
def test_after_ds_or_dmr_the_march_goes_on_without_an_advance(die: int, wanted: str) -> None:
    game = met(COMPANY, [die])
    assert result(game) == wanted
    if asked(game) == "choose-retreat":
        play(game, {"retreat": COMPANY, "path": ["3015", "3016", "3017"]})
    check(game, {"asked": "choose-route", "seats": ["allied"]}, {"unit": "br-2ig", "at": "3013", "lacks": ["spent"]})
    allowed(game, {"go": "3014"})


@pytest.mark.rule("h44:25.3.3.a", "h44:25.3.3.b", "h44:25.3.3.c", "h44:25.3.3.d")
@pytest.mark.parametrize("enters", [True, False])
def test_after_any_other_result_the_march_ends_here_or_there_and_the_units_are_spent(enters: bool) -> None:
    game = met(COMPANY, [1])
    assert result(game) == "A1/D1"
    play(game, {"lose-step": "br-2gg"})
    check(game, {"unit": COMPANY, "at": "eliminated"}, {"asked": "take-ground"})
    assert (STAY_BEHIND.info.ends, STAY_BEHIND.info.confirm) == (True, True)
    play(game, {"advance": "br-2ig", "to": "3014"} if enters else {"decline": None})
    check(game, {"unit": "br-2ig", "at": "3014" if enters else "3013", "has": ["spent"]})
    check(game, {"unit": "br-2gg", "has": ["spent"]}, {"asked": "move-units"})
    refused(game, {"move": ["br-2ig"]}, by="8.1.l")


@pytest.mark.rule("h44:25.3.3.d")
def test_spent_units_do_not_attack() -> None:
    place = [at("br-2ig", "3013", marks=["spent"]), at("br-2gg", "3013"), at("ge-krafft", "3014")]
    game = phase("combat", "allied", place)
    play(game, {"attack": "3014"})
    allowed(game, {"join": "br-2gg"})
    assert {"do": "join", "unit": "br-2ig"} not in legal(game)


@pytest.mark.rule("h44:25.3.3.e")
def test_spent_markers_go_in_the_recovery_phase_of_their_owner() -> None:
    place = [at("br-2ig", "3013", marks=["spent"]), at("ge-krafft", "3010", marks=["spent"])]
    game = phase("recovery", "allied", place)
    check(game, {"unit": "br-2ig", "lacks": ["spent"]}, {"unit": "ge-krafft", "has": ["spent"]})


# -- 25.3.4, 25.3.5, 25.4 --------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:25.3.4.a", "h44:25.3.4.b", "h44:25.3.4.c", "h44:25.3.4.d")
def test_an_attack_in_the_combat_phase_turns_the_unit_up_and_goes_on() -> None:
    game = attacked(COMPANY, [3])
    check(game, {"event": "unknown-revealed", "unit": COMPANY}, {"event": "battle", "defence": 2, "attack": 17})
    assert not [a for a in legal(game) if a["do"] == "cancel"]


@pytest.mark.rule("h44:25.3.4.e")
def test_an_attacked_dummy_gives_a_bonus_advance() -> None:
    game = attacked(DUMMY, [])
    check(game, {"unit": DUMMY, "at": "removed"}, {"asked": "choose-advance"})
    play(game, {"advance": "br-2ig", "to": "3014"}, {"advance": "br-2ig", "to": "3015"})
    check(game, {"unit": "br-2ig", "at": "3015"})


@pytest.mark.rule("h44:25.3.5.a", "h44:25.3.5.b", "h44:25.3.5.c")
@pytest.mark.parametrize("face", [DUMMY, COMPANY])
def test_an_unknown_unit_is_met_in_an_advance_by_breakthrough_combat_only(face: str) -> None:
    place = [*PAIR, at(COMPANY if face == DUMMY else "ge-unk-alarm", "3014")]
    game = phase("combat", "allied", place, unknown={"3015": face}, dice=[6, 3])
    play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    assert result(game) == "DS"
    play(game, {"advance": "br-2ig", "to": "3014"})
    assert {"do": "advance", "unit": "br-2ig", "to": "3015"} not in legal(game)
    play(game, {"breakthrough": "3015"})
    if face == DUMMY:
        check(game, {"hex": "3015", "unknown": False})
        allowed(game, {"advance": "br-2ig", "to": "3015"})
    else:
        check(game, {"event": "battle", "hex": "3015", "attack": 9, "defence": 2})


def companions(order: str) -> Game[Position]:
    place = [*PAIR, at("ge-krafft", "3014", order=order)]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY})
    play(game, {"move": ["br-2ig", "br-2gg"]})
    return game


@pytest.mark.rule("h44:25.4.a")
@pytest.mark.parametrize("order", ["good", "disrupted"])
def test_an_unknown_unit_in_company_is_not_met_on_the_march(order: str) -> None:
    assert not [a for a in legal(companions(order)) if a.get("to") == "3014"]
    assert [a for a in legal(companions("full-retreat")) if a.get("to") == "3014"]


@pytest.mark.rule("h44:25.4.e")
def test_routed_companions_do_not_protect_an_unknown_unit() -> None:
    assert [a for a in legal(companions("full-retreat")) if a.get("to") == "3014"]


@pytest.mark.rule("h44:25.4.b", "h44:25.4.c", "h44:25.4.d")
@pytest.mark.parametrize(("more", "assured"), [([("br-8-sry", "3012"), ("br-8-47rdg", "3012")], False), ([], False)])
def test_an_overrun_needs_an_assured_ten_to_one_with_the_unknown_unit_as_two(
    more: list[tuple[str, str]], assured: bool
) -> None:
    place = [*PAIR, *(at(u, h) for u, h in more), at("ge-1pchute", "3014")]
    game = phase("movement", "allied", place, unknown={"3014": COMPANY})
    assert ({"do": "automatic-ds", "target": "3014"} in legal(game)) == assured


@pytest.mark.rule("h44:25.4.b", "h44:25.4.c", "h44:25.4.d")
def test_ten_to_one_against_one_and_the_assumed_two_is_enough() -> None:
    ring = {"3013": ("br-2ig", "br-2gg"), "3113": ("br-1cg", "br-44rtr")}
    place = [at(unit, hex_) for hex_, units in ring.items() for unit in units]
    weak = [*place, at("ge-88corps", "3014")]
    three = phase("movement", "allied", weak, unknown={"3014": COMPANY})
    alone = phase("movement", "allied", weak)
    assert {"do": "automatic-ds", "target": "3014"} in legal(alone)
    play(three, {"automatic-ds": "3014"})
    check(three, {"event": "unknown-revealed", "unit": COMPANY})


@pytest.mark.rule("h44:25.4.f", "h44:25.4.g")
def test_in_the_combat_phase_the_unknown_unit_adds_its_strength_even_to_a_full_hex() -> None:
    game = attacked(COMPANY, [3], [at("ge-krafft", "3014"), at("ge-spindler", "3014")])
    check(game, {"event": "unknown-revealed", "unit": COMPANY})
    defence = events(game, "battle")[-1].args["defence"]
    assert defence == 12


# -- 25.5, 25.6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:25.5.a", "h44:25.5.b")
def test_twenty_unknown_units_start_face_down_and_no_player_sees_their_faces() -> None:
    game = table(empty=False, decision={"phase": "turn"})
    assert len(game.position.unknown) == 20
    other = table(empty=False, decision={"phase": "turn"}, seed=1)
    assert dict(other.position.faces) != dict(game.position.faces)
    for seat in ("allied", "german"):
        assert H44_.view(game, seat) == H44_.view(other, seat)


TOWNS = meadow(
    "3003", 7, places={"3003": "town", "3104": "city", "2803": "town"}, roads=chain("primary", "3001", "3002", "3003")
)


def shifting(place: Place | None = None, **keys: Any) -> Game[Position]:
    spec = {"board": TOWNS, "unknown": {"3014": COMPANY, "3016": DUMMY}, "turn": 3, **keys}
    return phase("movement", "german", place or [at("br-1p-1", "6516")], **spec)


@pytest.mark.rule("h44:25.6.a", "h44:25.6.b", "h44:25.6.c", "h44:25.6.d")
def test_from_turn_three_one_unknown_unit_a_turn_goes_to_a_town() -> None:
    refused(shifting(turn=2), {"redeploy": "3014", "to": "3003"}, by="25.6.a")
    game = shifting()
    refused(game, {"redeploy": "3014", "to": "3005"}, by="25.6.d")
    refused(game, {"redeploy": "3013", "to": "3003"}, by="25.6.c")
    play(game, {"redeploy": "3014", "to": "3003"})
    check(game, {"unknown": ["3003", "3016"]})
    refused(game, {"redeploy": "3016", "to": "3104"}, by="25.6.b")


@pytest.mark.rule("h44:25.6.e")
@pytest.mark.parametrize("near", ["3003", "3004"])
def test_no_ally_may_be_in_the_town_or_next_to_it(near: str) -> None:
    refused(shifting([at("br-1gg", near)]), {"redeploy": "3014", "to": "3003"}, by="25.6.e")
    allowed(shifting([at("br-1gg", "3005")]), {"redeploy": "3014", "to": "3003"})


@pytest.mark.rule("h44:25.6.f")
def test_a_road_must_lead_from_the_town_to_a_german_area() -> None:
    refused(shifting(), {"redeploy": "3014", "to": "2803"}, by="25.6.f")
    allowed(shifting(), {"redeploy": "3014", "to": "3003"})
