"""Chapter 6: how many units a hex holds, what counts, and what too many may do."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import PACK, UNIT
from grognard.games.h44.state.position import Piece, Position
from grognard.games.h44.state.stacking import counted
from tests.games.h44.heath import goes, heath, lane, moving, phase, stand
from tests.games.h44.table import H44_, allowed, asked, check, events, legal, play, refused, why

H = "3916"


def full(game: Game[Position], unit: str) -> bool:
    """6.4.2.d Mechanised units enter an overstacked hex by tactical movement only: a witness for what counts."""
    check(game, {"routes": unit, "to": H, "mode": "tactical", "cost": 2})
    return H44_.check(game, {"routes": unit, "to": H, "cost": "none"}) is None


def overstacked(place: list[dict[str, Any]]) -> bool:
    return full(moving("allied", [*place, *stand(br_2hc="3914")]), "br-2hc")


@pytest.mark.rule("h44:6.1.a", "h44:6.1.c", "h44:6.4.2.d")
def test_two_units_and_one_free_unit_are_the_limit() -> None:
    pair = stand(br_50_1d=H, br_50_2d=H)
    assert not overstacked(pair)
    assert not overstacked([*pair, *stand(br_30c_eng=H)])
    assert overstacked([*pair, *stand(br_50_1h=H)])


@pytest.mark.rule("h44:6.2.a", "h44:6.2.b", "h44:6.2.c", "h44:17.2.a")
def test_one_of_each_free_type_does_not_count() -> None:
    pair = stand(br_50_1d=H, br_50_2d=H)
    assert not overstacked([*pair, *stand(br_5agra=H)])
    assert not overstacked([*pair, *stand(br_30c_br=H)])
    assert not overstacked([*pair, *stand(br_5agra=H, br_30c_br=H, br_30c_eng=H)])


@pytest.mark.rule("h44:6.2.e")
def test_a_second_unit_of_a_free_type_counts() -> None:
    assert overstacked(stand(br_50_1d=H, br_50_2d=H, br_5agra=H, br_gds_art=H))
    assert not overstacked(stand(br_50_1d=H, br_5agra=H, br_gds_art=H))
    assert overstacked(stand(br_50_1d=H, br_50_2d=H, br_30c_eng=H, ca_2023rce=H))


@pytest.mark.rule("h44:6.2.d", "h44:6.2.e")
def test_one_flak_unit_does_not_count() -> None:
    def overstacked(*units: str) -> bool:
        place = stand(*((unit, H) for unit in units), ("ge-graebner", "3914"))
        return full(moving("german", place), "ge-graebner")

    assert not overstacked("ge-ewald", "ge-kerutt", "ge-19flak")
    assert overstacked("ge-ewald", "ge-kerutt", "ge-19flak", "ge-neuman")


@pytest.mark.rule("h44:6.2.f")
def test_a_lone_tank_step_does_not_count() -> None:
    remnant = [{"unit": "br-rem-arm-1", "at": H, "of": "br-2ig"}]
    assert not overstacked([*stand(br_50_1d=H, br_50_2d=H), *remnant])
    assert overstacked([*stand(br_50_1d=H, br_1cg=H), *remnant])


@pytest.mark.rule("h44:6.3.b")
def test_two_halves_of_a_battalion_are_one_unit() -> None:
    assert not overstacked(stand(br_50_1d=H, br_1al_1bord_a=H, br_1al_1bord_b=H))
    assert overstacked(stand(br_50_1d=H, br_1al_1bord_a=H, br_1al_2ss_b=H))


@pytest.mark.rule("h44:6.1.f", "h44:18.2.2.m")
def test_a_supply_head_does_not_count() -> None:
    assert not overstacked(stand(us_505_1=H, us_505_2=H, us_82_sup=H))


@pytest.mark.rule("h44:6.1.g", "h44:6.1.b", "h44:25.2.1.d")
def test_an_unknown_unit_does_not_count() -> None:
    place = stand(ge_ewald=H, ge_kerutt=H, ge_graebner="3914")
    game = moving("german", place, unknown={H: "ge-unk-alarm"}, turn=2)
    check(game, {"routes": "ge-graebner", "to": H, "cost": 12})


@pytest.mark.rule("h44:6.1.h")
def test_a_hex_holds_one_supply_head() -> None:
    game = moving("allied", stand(us_82_sup="3915", us_101_sup=H))
    play(game, {"move": ["us-82-sup"]})
    refused(game, {"go": H, "mode": "tactical"}, by="6.1.h")
    play(game, {"go": "3917", "mode": "tactical"})
    check(game, {"unit": "us-82-sup", "at": "3917"})
    # others may join it
    game = moving("allied", stand(us_505_1="3915", us_101_sup=H))
    play(game, {"move": ["us-505-1"]})
    allowed(game, {"go": H})


@pytest.mark.rule("h44:6.1.d", "h44:6.1.e", "h44:6.4.2.e")
def test_stacking_is_not_checked_on_the_way() -> None:
    place = stand(br_50_1d=H, br_50_2d=H, br_1gg="3915")
    game = moving("allied", place)
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 12, "path": [H, "3917"]})
    three = moving("allied", [*place, *stand(br_30c_eng=H)], board=lane("3915", H, "3917"))
    check(three, {"routes": "br-1gg", "to": "3917", "cost": 12})
    crowd = moving("allied", [*place, *stand(br_50_1h=H)], board=lane("3915", H, "3917"))
    check(crowd, {"routes": "br-1gg", "to": "3917", "cost": "none"})
    goes(game, "br-1gg", H)
    play(game, {"end-movement": None})
    check(game, {"hex": H, "units": ["br-50-1d", "br-50-2d", "br-1gg"]})


@pytest.mark.rule("h44:6.4.2.d")
def test_infantry_on_foot_may_walk_into_an_overstacked_hex() -> None:
    place = stand(br_50_1d=H, br_50_2d=H, br_50_1h=H, br_50_6dli="3915", br_1cg="3815")
    game = moving("allied", place)
    check(game, {"routes": "br-50-6dli", "to": H, "cost": 6})
    play(game, {"move": ["br-1cg"]})
    refused(game, {"go": H}, by="6.4.2.d")
    allowed(game, {"go": H, "mode": "tactical"})


@pytest.mark.rule("h44:6.4.1.a", "h44:6.4.1.d", "h44:6.4.1.e", "h44:6.4.1.g", "h44:6.4.2.e", "h44:19.4.a")
def test_steps_beyond_nine_are_lost_after_movement() -> None:
    nine = stand(br_50_1d=H, br_50_2d=H, br_50_1h=H)
    game = moving("allied", nine)
    play(game, {"end-movement": None})
    assert asked(game) != "trim-stack"
    game = moving("allied", [*nine, *stand(br_30c_eng=H)])
    play(game, {"end-movement": None})
    check(game, {"asked": "trim-stack", "seats": ["allied"]})
    play(game, {"lose-step": "br-50-2d"})
    assert asked(game) != "trim-stack"
    check(game, {"unit": "br-50-2d", "steps": 2}, {"unit": "br-30c-eng", "at": H})


@pytest.mark.rule("h44:6.4.1.f")
def test_steps_beyond_nine_are_lost_after_combat() -> None:
    game = phase("combat", "allied", stand(br_50_1d=H, br_50_2d=H, br_50_1h=H, br_30c_eng=H))
    if asked(game) != "trim-stack":
        play(game, {"end-combat": None})
    check(game, {"asked": "trim-stack"})


@pytest.mark.rule("h44:6.4.1.b")
def test_supply_heads_are_no_steps_of_the_nine() -> None:
    game = moving("allied", stand(us_505_1=H, us_505_2=H, us_505_3=H, us_82_sup=H))
    play(game, {"end-movement": None})
    assert asked(game) != "trim-stack"


@pytest.mark.rule("h44:6.4.1.c")
def test_unknown_units_are_no_steps_of_the_nine() -> None:
    place = stand(ge_bloch=H, ge_herman=H, ge_becker=H)
    game = moving("german", place, unknown={H: "ge-unk-alarm"}, turn=2)
    play(game, {"end-movement": None})
    assert asked(game) != "trim-stack"
    assert events(game, "step-lost") == []
    known = moving("german", [*place, *stand(ge_unk_alarm=H)], turn=2)
    play(known, {"end-movement": None})
    assert asked(known) == "trim-stack"


@pytest.mark.rule("h44:6.4.2.a", "h44:6.4.2.b")
def test_only_two_units_and_a_free_one_defend() -> None:
    place = stand(ge_ewald=H, ge_kerutt=H, br_1gg="3915")
    game = phase("combat", "allied", place)
    check(game, {"odds": H, "units": ["br-1gg"], "defence": 10})
    game = phase("combat", "allied", [*place, *stand(ge_stephan=H)])
    check(game, {"odds": H, "units": ["br-1gg"], "defence": 10})
    game = phase("combat", "allied", [*place, *stand(ge_stephan=H, ge_559stug=H)])
    check(game, {"odds": H, "units": ["br-1gg"], "defence": 12})


CROWD = stand(ge_ewald=H, ge_kerutt=H, ge_stephan=H, ge_19flak=H, ge_559stug=H, br_1gg="3915")


@pytest.mark.rule("h44:6.4.2.a", "h44:6.4.2.b", "h44:13.1.4.f")
def test_the_owner_says_who_defends_a_crowded_hex() -> None:
    game = phase("combat", "allied", CROWD, dice=[1])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"commit": None})
    check(game, {"asked": "choose-defenders", "seats": ["german"]})
    groups = [set(line["units"]) for line in legal(game)]
    assert {"ge-ewald", "ge-stephan", "ge-19flak"} in groups
    # two and one free: not three line units, not one with both free ones beside two others, and no unit is left out
    assert all(len(group) == 3 and group & {"ge-19flak", "ge-559stug"} for group in groups)
    refused(game, {"defend": ["ge-ewald", "ge-kerutt", "ge-stephan"]}, by="6.4.2.a")
    refused(game, {"defend": ["ge-ewald", "ge-bloch"]}, by="6.4.2.a")
    stranger = why(game, {"defend": ["ge-ewald", "ge-i-vdh", "ge-559stug"]})
    assert (stranger.rule, stranger.evidence) == ("6.4.2.a", ("ge-i-vdh", H))
    play(game, {"defend": ["ge-ewald", "ge-19flak", "ge-559stug"]})
    strength = {"ge-ewald": 5, "ge-19flak": 2, "ge-559stug": 2}
    found = events(game, "battle")[0].args["defence"]
    assert found == sum(game.position.defence(UNIT[unit]) for unit in strength)


@pytest.mark.rule("h44:6.4.2.a")
def test_no_player_is_asked_where_all_can_defend() -> None:
    place = stand(ge_ewald=H, ge_kerutt=H, ge_19flak=H, br_1gg="3915")
    game = phase("combat", "allied", place, dice=[1])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"commit": None})
    assert asked(game) != "choose-defenders"
    assert len(events(game, "battle")) == 1


@pytest.mark.rule("h44:6.4.2.c")
def test_a_crowded_hex_sends_two_units_and_a_free_one_in_the_whole_phase() -> None:
    place = stand(br_50_1d=H, br_50_2d=H, br_50_1h=H, br_30c_eng=H, ge_ewald="3917", ge_kerutt="3915")
    game = phase("combat", "allied", place, dice=[1])
    play(game, {"attack": "3917"}, {"join": "br-50-1d"}, {"join": "br-50-2d"}, {"commit": None})
    while asked(game) == "choose-loss":
        play(game, {"lose-step": legal(game)[0]["unit"]})
    play(game, {"attack": "3915"})
    refused(game, {"join": "br-50-1h"}, by="6.4.2.c")
    allowed(game, {"join": "br-30c-eng"})


@pytest.mark.rule("h44:6.4.2.c")
def test_only_two_units_and_a_free_one_attack() -> None:
    place = stand(br_50_1d=H, br_50_2d=H, br_50_1h=H, ge_ewald="3917")
    game = phase("combat", "allied", place)
    play(game, {"attack": "3917"}, {"join": "br-50-1d"}, {"join": "br-50-2d"})
    refused(game, {"join": "br-50-1h"}, by="6.4.2.c")
    place = stand(br_50_1d=H, br_50_2d=H, br_30c_eng=H, ge_ewald="3917")
    game = phase("combat", "allied", place)
    play(game, {"attack": "3917"}, {"join": "br-50-1d"}, {"join": "br-50-2d"})
    allowed(game, {"join": "br-30c-eng"})


@pytest.mark.rule("h44:6.4.2.c", "h44:6.3.b")
def test_two_halves_of_a_battalion_attack_as_one_unit() -> None:
    halves = ("br-1al-1bord-a", "br-1al-1bord-b")
    place = stand(*((half, H) for half in halves), br_4p_10=H, br_4p_11=H, ge_ewald="3917")
    game = phase("combat", "allied", place)
    play(game, {"attack": "3917"}, *({"join": half} for half in halves), {"join": "br-4p-10"})
    refused(game, {"join": "br-4p-11"}, by="6.4.2.c")


@pytest.mark.rule("h44:6.4.2.a", "h44:6.2.f")
@pytest.mark.parametrize(("steps", "size"), [(1, 3), (2, 2)])
def test_a_tank_company_of_two_steps_is_no_free_defender(steps: int, size: int) -> None:
    tanks = {"unit": "ge-12-2107", "at": H, "steps": steps}
    game = phase("combat", "allied", [tanks, *stand(ge_ewald=H, ge_kerutt=H, ge_stephan=H, br_1gg="3915")])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"commit": None})
    groups = [line["units"] for line in legal(game) if "ge-12-2107" in line["units"]]
    assert {len(group) for group in groups} == {size}


@pytest.mark.rule("h44:6.4.2.f")
def test_an_overstacked_hex_may_advance() -> None:
    place = stand(br_50_1d=H, br_50_2d=H, br_50_1h=H, ge_unk_runge="3917")
    game = phase("combat", "allied", place, dice=[6])
    play(game, {"attack": "3917"}, {"join": "br-50-1d"}, {"join": "br-50-2d"}, {"commit": None})
    check(game, {"unit": "ge-unk-runge", "at": "eliminated"}, {"asked": "choose-advance"})
    play(game, {"advance": "br-50-1d", "to": "3917"})
    check(game, {"unit": "br-50-1d", "at": "3917"})


@pytest.mark.rule("h44:6.4.2.g")
def test_an_overstacked_hex_may_stand_fast() -> None:
    place = stand(br_50_1d="3915", br_50_2d="3915", ge_ewald=H, ge_kerutt=H, ge_stephan=H)
    board = heath(places={H: "town"})
    game = phase("combat", "allied", place, dice=[6], board=board)
    play(game, {"attack": H}, {"join": "br-50-1d"}, {"join": "br-50-2d"}, {"commit": None})
    play(game, {"defend": ["ge-ewald", "ge-kerutt"]})
    while asked(game) == "choose-loss":
        play(game, {"lose-step": legal(game)[0]["unit"]})
    check(game, {"asked": "stand-fast"})


@pytest.mark.rule("h44:6.5.a", "h44:6.5.b")
def test_nations_and_services_stack_together() -> None:
    assert not overstacked(stand(br_50_1d=H, us_505_1=H))
    assert not overstacked(stand(po_1=H, nl_pi=H, ca_2023rce=H))
    game = moving("german", stand(ge_spindler="3915", ge_ewald=H))
    goes(game, "ge-spindler", H)
    check(game, {"hex": H, "units": ["ge-ewald", "ge-spindler"]})


# -- 2.3.7 white frames on both sides --


def german_crowd(*units: str) -> bool:
    return full(moving("german", stand(*((unit, H) for unit in units), ("ge-12-2107", "3914"))), "ge-12-2107")


@pytest.mark.rule("h44:2.3.7.a", "h44:6.2.c", "h44:6.2.e")
def test_german_engineers_are_free_as_allied_ones() -> None:
    pair = ("ge-ewald", "ge-kerutt")
    assert german_crowd(*pair, "ge-bloch")
    assert not german_crowd(*pair, "ge-107-eng")
    assert german_crowd(*pair, "ge-107-eng", "ge-molzer")


@pytest.mark.rule("h44:2.3.7.a", "h44:6.2.f")
def test_an_armoured_company_of_reconnaissance_is_free_where_no_other_armour_is() -> None:
    pair = ("ge-ewald", "ge-kerutt")
    assert not german_crowd(*pair, "ge-graebner")
    assert german_crowd(*pair, "ge-graebner", "ge-559stug")
    assert not german_crowd("ge-ewald", "ge-559stug")


@pytest.mark.rule("h44:2.3.7.a")
def test_every_counter_with_a_white_frame_is_free() -> None:
    game = moving("allied", [])
    for unit, card in enumerate(PACK.units):
        alone = counted(game.position.with_piece(unit, Piece(HEX[H], card.steps)), (unit,))
        assert alone == 0 or not card.free, card.id


@pytest.mark.rule("h44:6.1.h")
@pytest.mark.parametrize(("other", "welcome"), [("us-101-sup", False), ("us-101-art", True)])
def test_a_supply_head_does_not_retreat_to_another(other: str, welcome: bool) -> None:
    place = stand(("us-82-sup", H), (other, "3918"), ("ge-ewald", "3915"), ("ge-kerutt", "3915"))
    game = phase("combat", "german", place, dice=[2])
    play(game, {"attack": H}, {"join": "ge-ewald"}, {"join": "ge-kerutt"}, {"commit": None})
    ends = {do["path"][-1] for do in legal(game) if do["do"] == "retreat"}
    assert ("3918" in ends) is welcome
    assert "3716" in ends
