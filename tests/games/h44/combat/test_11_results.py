"""Chapter 11: what the results of the combat table mean, who takes the losses, remnants and engaged units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.state.position import Position
from tests.games.h44.field import around, assault, attacked, combat, die, field
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused

TARGET = "4016"
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"
FIVE = (DLI, DLI8, DLI9, DORSET)
"""Four battalions of 5: five to one against a defence of 4."""


def five_to_one(result: str, *dice: int, defenders: Any = "ge-henke", **keys: Any) -> Game[Position]:
    """20 to 4 has just given this result."""
    hexes = {TARGET: defenders, "4015": FIVE[:2], "4115": FIVE[2:]}
    game = combat(hexes, dice=[die("5-1", result), *dice], **keys)
    return attacked(game, TARGET, *FIVE)


def two_to_one(result: str, *dice: int, **keys: Any) -> Game[Position]:
    """10 to 5 has just given this result."""
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, DLI8)}, dice=[die("2-1", result), *dice], **keys)
    return attacked(game, TARGET, DLI, DLI8)


@pytest.mark.rule("h44:11.1.a")
def test_the_attacker_is_who_attacks_now() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, by="german", dice=[die("1-2", "A1")])
    attacked(game, "4015", "ge-i-vdh")
    check(game, {"unit": "ge-i-vdh", "steps": 1}, {"unit": DLI, "steps": 3})


@pytest.mark.rule("h44:11.1.b", "h44:11.1.c", "h44:11.1.d", "h44:11.1.e", "h44:14.3.1.f", "h44:13.1.1.b")
@pytest.mark.parametrize("path", [["4017", "4018"], ["4017", "4018", "4019"]])
def test_ds_costs_a_step_and_two_or_three_hexes_in_full_retreat(path: list[str]) -> None:
    game = five_to_one("DS")
    check(game, {"unit": "ge-henke", "steps": 1}, {"asked": "choose-retreat", "seats": ["german"]})
    play(game, {"retreat": "ge-henke", "path": path})
    check(game, {"unit": "ge-henke", "at": path[-1], "order": "full-retreat", "steps": 1})


@pytest.mark.rule("h44:11.1.h", "h44:11.1.i", "h44:11.1.j", "h44:14.3.1.g", "h44:13.1.1.b")
@pytest.mark.parametrize("path", [["4017", "4018"], ["4017", "4018", "4019"]])
def test_dmr_is_two_or_three_hexes_in_full_retreat_without_loss(path: list[str]) -> None:
    game = five_to_one("DMR")
    check(game, {"unit": "ge-henke", "steps": 2}, {"asked": "choose-retreat", "seats": ["german"]})
    play(game, {"retreat": "ge-henke", "path": path})
    check(game, {"unit": "ge-henke", "at": path[-1], "order": "full-retreat", "steps": 2})


@pytest.mark.rule("h44:11.1.f", "h44:11.1.g", "h44:11.1.k", "h44:11.1.l", "h44:15.2.d", "h44:15.2.e")
@pytest.mark.parametrize("result", ["DS", "DMR"])
def test_ds_and_dmr_give_two_hexes_and_a_breakthrough(result: str) -> None:
    hexes = {TARGET: "ge-henke", "4015": FIVE[:2], "4115": FIVE[2:], "3916": "ge-ewald"}
    game = combat(hexes, dice=[die("5-1", result), 3])
    attacked(game, TARGET, *FIVE)
    play(game, {"retreat": "ge-henke", "path": ["4017", "4018", "4019"]})
    play(game, {"advance": DLI, "to": TARGET})
    allowed(game, {"advance": DLI, "to": "4116"})
    allowed(game, {"breakthrough": "3916"})


@pytest.mark.rule("h44:11.1.m", "h44:11.1.n", "h44:11.1.o", "h44:13.1.1.c", "h44:14.1.2.a", "h44:13.1.1.f")
def test_d1_costs_a_step_then_retreat_or_stand() -> None:
    game = two_to_one("D1")
    check(game, {"unit": "ge-i-vdh", "steps": 1}, {"asked": "stand-fast", "seats": ["german"]})
    allowed(game, {"stand": "ge-i-vdh"})
    play(game, {"fall-back": None})
    assert {len(do["path"]) for do in legal(game)} == {2}
    play(game, {"retreat": "ge-i-vdh", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-i-vdh", "at": "4018", "order": "disrupted"}, {"asked": "choose-advance"})
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:11.1.m", "h44:11.2.a")
def test_d1_is_the_defenders_own_choice() -> None:
    hexes = {TARGET: ("ge-henke", "ge-budde"), "4015": FIVE[:2], "4115": FIVE[2:]}
    game = combat(hexes, dice=[die("2-1", "D1")])
    attacked(game, TARGET, *FIVE)
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    play(game, {"lose-step": "ge-henke"})
    check(game, {"unit": "ge-henke", "steps": 1}, {"unit": "ge-budde", "steps": 2})


@pytest.mark.rule("h44:11.1.p", "h44:11.1.q", "h44:11.1.r", "h44:11.2.a", "h44:12.1.1.d")
def test_a1_d1_each_side_chooses_its_own_loss() -> None:
    game = five_to_one("A1/D1")
    while asked(game) == "choose-loss":
        check(game, {"asked": "choose-loss", "seats": ["allied"]})
        play(game, {"lose-step": DLI8})
    check(game, {"unit": DLI8, "steps": 2}, {"unit": "ge-henke", "steps": 1}, {"asked": "stand-fast"})
    play(game, {"fall-back": None}, {"retreat": "ge-henke", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-henke", "order": "disrupted"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:11.1.s", "h44:11.1.t")
def test_dr_costs_no_unit_a_step() -> None:
    game = two_to_one("DR")
    check(game, {"unit": "ge-i-vdh", "steps": 2}, {"unit": DLI, "steps": 3}, {"unit": DLI8, "steps": 3})
    play(game, {"fall-back": None}, {"retreat": "ge-i-vdh", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-i-vdh", "order": "disrupted", "steps": 2}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:11.1.u")
def test_a1_dr_costs_the_attacker_a_step() -> None:
    game = two_to_one("A1/DR")
    play(game, {"lose-step": DLI})
    check(game, {"unit": DLI, "steps": 2}, {"unit": "ge-i-vdh", "steps": 2}, {"asked": "stand-fast"})
    play(game, {"fall-back": None}, {"retreat": "ge-i-vdh", "path": ["4017", "4018"]})
    check(game, {"asked": "choose-advance"})


@pytest.mark.rule("h44:11.1.v", "h44:11.1.w", "h44:11.1.x", "h44:11.2.b")
def test_drx_each_side_chooses_the_others_loss() -> None:
    hexes = {TARGET: ("ge-14-hoff", "ge-tiel"), "4015": FIVE[:2], "4115": FIVE[2:]}
    game = combat(hexes, dice=[die("5-1", "DRX")])
    attacked(game, TARGET, *FIVE)
    lost = {"german": DLI9, "allied": "ge-tiel"}
    for _ in range(2):
        assert game.decision is not None
        assert asked(game) == "choose-loss"
        play(game, {"lose-step": lost[game.decision.seats[0]]})
    check(game, {"unit": DLI9, "steps": 2}, {"unit": "ge-tiel", "at": "eliminated"}, {"asked": "stand-fast"})
    play(game, {"fall-back": None}, {"retreat": "ge-14-hoff", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-14-hoff", "order": "disrupted"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:11.1.y", "h44:11.1.z", "h44:11.2.b")
def test_ex_the_opponent_chooses_and_no_unit_retreats() -> None:
    game = two_to_one("EX")
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    play(game, {"lose-step": DLI8})
    check(game, {"unit": DLI8, "steps": 2}, {"unit": "ge-i-vdh", "steps": 1, "at": TARGET, "order": "good"})
    check(game, {"unit": "ge-i-vdh", "marks": []})
    assert asked(game) == "choose-target"


@pytest.mark.rule("h44:11.1.za", "h44:15.2.a", "h44:15.2.b", "h44:15.2.j")
def test_ex_against_one_step_gives_a_limited_advance() -> None:
    hexes = {TARGET: "ge-henke:1", "4015": ("br-50-6dli:2", "br-50-8dli:2")}
    game = combat(hexes, dice=[die("3-1", "EX")])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"lose-step": DLI8})
    check(game, {"unit": "ge-henke", "at": "eliminated"}, {"asked": "choose-advance"})
    refused(game, {"advance": DLI, "to": "4115"}, by="15.2.b")
    play(game, {"advance": DLI, "to": TARGET})
    assert {"do": "advance", "unit": DLI, "to": "4017"} not in legal(game)


@pytest.mark.rule("h44:11.1.zb", "h44:11.1.zc", "h44:11.5.1.a", "h44:11.5.1.b")
def test_eng_marks_the_defender_and_nothing_else() -> None:
    game = two_to_one("ENG")
    check(game, {"unit": "ge-i-vdh", "at": TARGET, "steps": 2, "has": ["engaged"]})
    check(game, {"unit": DLI, "at": "4015", "steps": 3, "lacks": ["engaged"]}, {"asked": "choose-target"})
    allowed(game, {"end-combat": None})


@pytest.mark.rule("h44:11.1.zd")
def test_a1_eng_costs_the_attacker_a_step_too() -> None:
    game = two_to_one("A1/ENG")
    play(game, {"lose-step": DLI})
    check(game, {"unit": DLI, "steps": 2}, {"unit": "ge-i-vdh", "has": ["engaged"], "steps": 2})
    assert asked(game) == "choose-target"


@pytest.mark.rule("h44:11.1.ze")
def test_a1_eng_marks_even_when_the_attacker_is_gone() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": "br-bd-mot-1", "4014": DLI}, dice=[die("1-2", "A1/ENG")])
    attacked(game, TARGET, "br-bd-mot-1")
    check(game, {"unit": "ge-14-hoff", "has": ["engaged"], "at": TARGET})
    check(game, {"hex": "4015", "units": []})


@pytest.mark.rule("h44:11.1.zf", "h44:11.1.zg")
def test_a1_costs_the_attacker_a_step_and_no_more() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, dice=[die("1-1", "A1")])
    attacked(game, TARGET, DLI)
    check(game, {"unit": DLI, "steps": 2, "at": "4015"}, {"unit": "ge-i-vdh", "at": TARGET, "marks": [], "steps": 2})
    assert asked(game) == "choose-target"


# -- 11.2 who takes the loss --


@pytest.mark.rule("h44:11.2.c", "h44:11.2.d")
def test_attacker_losses_fall_on_the_lead_formation_or_the_attached_unit() -> None:
    hexes = {TARGET: ("ge-i-vdh", "ge-14-hoff"), "4015": (DLI, "br-3-2l"), "4115": (DLI8, "br-3-2rur")}
    game = combat(hexes, dice=[die("2-1", "A1/ENG")])
    attacked(game, TARGET, DLI, DLI8, "br-3-2l", "br-3-2rur", lead="50DIV", attach="br-3-2l")
    choices = {do["unit"] for do in legal(game)}
    assert choices == {DLI, DLI8, "br-3-2l"}
    refused(game, {"lose-step": "br-3-2rur"}, by="11.2.d")


@pytest.mark.rule("h44:11.2.c", "h44:11.2.d")
def test_the_opponent_is_bound_by_the_same_limits() -> None:
    hexes = {TARGET: ("ge-i-vdh", "ge-14-hoff"), "4015": (DLI, "br-3-2l"), "4115": (DLI8, "br-3-2rur")}
    game = combat(hexes, dice=[die("2-1", "EX")])
    attacked(game, TARGET, DLI, DLI8, "br-3-2l", "br-3-2rur", lead="50DIV", attach="br-3-2l")
    while game.decision is not None and game.decision.seats == ("allied",):
        play(game, {"lose-step": "ge-i-vdh"})
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    refused(game, {"lose-step": "br-3-2rur"}, by="11.2.d")
    allowed(game, {"lose-step": "br-3-2l"})


@pytest.mark.rule("h44:11.2.e")
def test_the_loss_falls_on_a_unit_that_can_advance_into_the_hex() -> None:
    """The tank cannot cross the unbridged canal, the motorised infantry can."""
    hexes = {TARGET: "ge-14-hoff", "4015": ("br-2ig", "br-3ig")}
    game = combat(hexes, board=field(waters=around(TARGET, "canal")), dice=[die("2-1", "A1/ENG")])
    attacked(game, TARGET, "br-2ig", "br-3ig")
    check(game, {"unit": "br-3ig", "steps": 2}, {"unit": "br-2ig", "steps": 3})
    tanks = combat({TARGET: "ge-14-hoff", "4015": "br-2ig"}, board=field(waters=around(TARGET, "canal")), dice=[1])
    attacked(tanks, TARGET, "br-2ig")
    check(tanks, {"unit": "br-2ig", "steps": 2})


@pytest.mark.rule("h44:11.2.e")
def test_a_unit_that_cannot_advance_is_not_chosen() -> None:
    """Two motor battalions can cross the canal: the loss is one of theirs."""
    hexes = {TARGET: "ge-14-hoff", "4015": ("br-2ig", "br-3ig"), "4115": "br-5cg"}
    board = field(waters=around(TARGET, "canal"))
    found = odds(combat(hexes, board=board), {"target": TARGET, "units": ["br-2ig", "br-3ig", "br-5cg"]})
    game = combat(hexes, board=board, dice=[die(found.column, "EX")])
    attacked(game, TARGET, "br-2ig", "br-3ig", "br-5cg")
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    refused(game, {"lose-step": "br-2ig"}, by="11.2.e")
    allowed(game, {"lose-step": "br-5cg"})


@pytest.mark.rule("h44:10.6.d", "h44:11.2.f")
def test_a_unit_without_a_part_in_the_shift_is_not_chosen() -> None:
    """Two elite battalions and a tank battalion attached to them."""
    hexes = {TARGET: ("ge-i-vdh", "ge-herman"), "4015": ("us-501-1", "br-3ig"), "4115": "us-501-2"}
    units = ["us-501-1", "br-3ig", "us-501-2"]
    found = odds(combat(hexes), {"target": TARGET, "units": units, "lead": "101AB", "attached": "br-3ig"})
    assert "elite" in {shift.reason for shift in found.shifts}
    game = combat(hexes, dice=[die(found.column, "A1/ENG")])
    attacked(game, TARGET, *units, lead="101AB", attach="br-3ig")
    refused(game, {"lose-step": "br-3ig"}, by="11.2.f")
    allowed(game, {"lose-step": "us-501-2"})


@pytest.mark.rule("h44:11.2.f")
def test_after_ex_a_morale_shift_does_not_bind_the_loss() -> None:
    game = combat({TARGET: DLI, "4015": ("ge-bloch", "ge-ewald")}, by="german", dice=[die("2-1", "EX")])
    attacked(game, TARGET, "ge-bloch", "ge-ewald")
    allowed(game, {"lose-step": "ge-ewald"})


@pytest.mark.rule("h44:11.2.g")
def test_supporting_artillery_takes_no_loss() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-50-art")}, dice=[die("2-1", "A1/ENG")])
    play(game, *assault(TARGET, DLI, commit=False), {"support": "br-50-art"}, {"commit": None})
    finished(game)
    check(game, {"unit": DLI, "steps": 2}, {"unit": "br-50-art", "at": "4015"})


@pytest.mark.rule("h44:11.2.h")
def test_a_supply_head_dies_last() -> None:
    game = combat({TARGET: ("us-101-sup", "us-501-1"), "4015": "ge-bloch"}, by="german", dice=[6])
    attacked(game, TARGET, "ge-bloch")
    check(game, {"unit": "us-501-1", "steps": 2}, {"unit": "us-101-sup", "at": TARGET})


@pytest.mark.rule("h44:11.2.h")
def test_a_supply_head_is_not_chosen_while_others_are_there() -> None:
    hexes = {TARGET: ("us-101-sup", "us-501-1", "us-501-2"), "4015": ("ge-bloch", "ge-jungwirth")}
    found = odds(combat(hexes, by="german"), {"target": TARGET, "units": ["ge-bloch", "ge-jungwirth"]})
    game = combat(hexes, by="german", dice=[die(found.column, "D1")])
    attacked(game, TARGET, "ge-bloch", "ge-jungwirth")
    refused(game, {"lose-step": "us-101-sup"}, by="11.2.h")
    allowed(game, {"lose-step": "us-501-2"})


@pytest.mark.rule("h44:13.5.c")
def test_a_unit_that_retreated_before_is_not_chosen() -> None:
    """It fell back one hex, to two others that are attacked next."""
    hexes = {TARGET: "ge-henke", "4015": FIVE[:2], "3917": ("br-2ig", "br-2gg"), "4017": ("ge-budde", "ge-14-hoff")}
    game = combat(hexes, dice=[die("2-1", "DR"), 6])
    attacked(game, TARGET, *FIVE[:2])
    play(game, {"fall-back": None}, {"retreat": "ge-henke", "path": ["4017"]}, {"end-advance": None})
    check(game, {"unit": "ge-henke", "at": "4017", "steps": 1})
    attacked(game, "4017", "br-2ig", "br-2gg")
    refused(game, {"lose-step": "ge-henke"}, by="13.5.c")
    allowed(game, {"lose-step": "ge-budde"})


# -- 11.3, 11.4 steps and remnants --


@pytest.mark.rule("h44:11.3.a", "h44:11.3.c")
def test_a_two_step_unit_is_turned_over_then_eliminated() -> None:
    game = two_to_one("D1")
    check(game, {"unit": "ge-i-vdh", "steps": 1})
    again = combat({TARGET: "ge-i-vdh:1", "4015": DLI}, dice=[die("1-1", "D1")])
    check(again, {"odds": TARGET, "units": [DLI], "defence": 3})
    attacked(again, TARGET, DLI)
    check(again, {"unit": "ge-i-vdh", "at": "eliminated"})


@pytest.mark.rule("h44:11.3.b")
def test_a_one_step_unit_is_eliminated() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": DLI}, dice=[die("2-1", "D1")])
    attacked(game, TARGET, DLI)
    check(game, {"unit": "ge-14-hoff", "at": "eliminated"})


@pytest.mark.rule("h44:11.3.d", "h44:11.4.a", "h44:11.4.b", "h44:11.4.c")
def test_the_second_loss_of_a_three_step_unit_makes_a_remnant() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": "br-50-6dli:2"}, dice=[die("1-2", "A1")])
    attacked(game, TARGET, DLI)
    check(game, {"unit": DLI, "at": "plate"}, {"hex": "4015", "units": ["br-rem-inf-1"]})
    check(game, {"parents": {"br-rem-inf-1": DLI}})
    tank = combat({TARGET: "ge-i-vdh", "4015": "br-2ig:2"}, dice=[die("2-1", "A1/ENG")])
    attacked(tank, TARGET, "br-2ig")
    check(tank, {"unit": "br-2ig", "at": "plate"}, {"hex": "4015", "units": ["br-rem-arm-1"]})


@pytest.mark.rule("h44:11.4.d")
def test_a_remnant_retreats_like_the_unit_it_came_from() -> None:
    game = combat({TARGET: "ge-herman:2", "4015": ("br-2ig", "br-2gg")}, dice=[die("4-1", "D1")])
    attacked(game, TARGET, "br-2ig", "br-2gg")
    check(game, {"unit": "ge-herman", "at": "plate"}, {"hex": TARGET, "units": ["ge-rem-fj-1"]})
    play(game, {"fall-back": None}, {"retreat": "ge-rem-fj-1", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-rem-fj-1", "at": "4018", "order": "disrupted"})


@pytest.mark.rule("h44:11.4.d", "h44:11.1.d")
def test_a_remnant_is_routed_with_its_battalion() -> None:
    """DS takes the second step: what is left must go, three hexes if it likes, in full retreat."""
    units = [*FIVE[:2], "br-2ig", "br-2gg"]
    game = combat({TARGET: "ge-herman:2", "4015": FIVE[:2], "4115": ("br-2ig", "br-2gg")}, dice=[die("5-1", "DS")])
    check(game, {"odds": TARGET, "units": units, "lead": "GDS", "column": "5-1"})
    attacked(game, TARGET, *units, lead="GDS")
    check(game, {"asked": "choose-retreat"}, {"hex": TARGET, "units": ["ge-rem-fj-1"]})
    play(game, {"retreat": "ge-rem-fj-1", "path": ["4017", "4018", "4019"]})
    check(game, {"unit": "ge-rem-fj-1", "order": "full-retreat"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:11.4.c", "h44:15.1.a")
def test_an_attackers_remnant_advances_in_its_place() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": "br-50-6dli:2"}, dice=[die("1-1", "A1/DR")])
    attacked(game, TARGET, DLI)
    check(game, {"hex": "4015", "units": ["br-rem-inf-1"]}, {"asked": "stand-fast"})
    assert {"do": "ignore"} not in legal(game)
    play(game, {"fall-back": None}, {"retreat": "ge-14-hoff", "path": ["4017", "4018"]})
    allowed(game, {"advance": "br-rem-inf-1", "to": TARGET})


@pytest.mark.rule("h44:11.4.e")
def test_an_eliminated_remnant_is_out_of_the_game() -> None:
    place = [
        {"unit": "ge-rem-fj-1", "at": TARGET, "of": "ge-herman"},
        {"unit": DLI, "at": "4015"},
        {"unit": DLI8, "at": "4015"},
    ]
    from tests.games.h44.table import table

    decision = {"phase": "combat", "side": "allied"}
    game = table(place=place, board=field(), turn=9, flights=0, decision=decision, dice=[die("3-1", "D1")])
    attacked(game, TARGET, DLI, DLI8)
    check(game, {"unit": "ge-rem-fj-1", "at": "eliminated"}, {"hex": TARGET, "units": []})


@pytest.mark.rule("h44:11.4.f", "h44:11.4.g")
def test_without_a_remnant_an_airborne_unit_gives_a_replacement_point() -> None:
    used = {"4114": "us-rem-101-1", "4014": "us-rem-101-2", "3914": "us-rem-101-3"}
    hexes = {TARGET: "ge-bloch", "4015": "us-501-1:2", **used}
    game = combat(hexes, dice=[die("1-1", "A1")])
    attacked(game, TARGET, "us-501-1")
    check(game, {"unit": "us-501-1", "at": "eliminated"}, {"hex": "4015", "units": []})
    found = dict(game.position.returns).get("101AB", 0) + dict(game.position.fresh).get("101AB", 0)
    assert found >= 1


@pytest.mark.rule("h44:11.4.h")
def test_without_a_remnant_another_unit_is_eliminated() -> None:
    spots = ("4114", "4014", "3914", "4214")
    used = {hex_: f"br-rem-inf-{n}" for n, hex_ in enumerate(spots, 1)}
    game = combat({TARGET: "ge-bloch", "4015": "br-50-6dli:2", **used}, dice=[1])
    attacked(game, TARGET, DLI)
    check(game, {"unit": DLI, "at": "eliminated"}, {"hex": "4015", "units": []})
