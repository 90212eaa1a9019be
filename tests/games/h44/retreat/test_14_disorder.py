"""Chapter 14: disruption, full retreat and recovery."""

from __future__ import annotations

import pytest

from tests.games.h44.field import around, attacked, combat, die, field, phase
from tests.games.h44.heath import lane, moving, stand
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"
VDH = "ge-i-vdh"
MARKS = ("engaged", "scattered", "spent", "unsupplied", "refitted")


@pytest.mark.rule("h44:14.1.1.c", "h44:14.1.1.d", "h44:14.1.1.e", "h44:14.1.1.f", "h44:14.1.1.g", "h44:14.1.1.h")
@pytest.mark.parametrize("mark", MARKS)
def test_other_markers_leave_a_unit_in_good_order(mark: str) -> None:
    """A unit in good order leads a determined defence and has a zone of control."""
    game = combat({TARGET: f"{VDH}+{mark}", "4015": (DLI, DLI8)}, dice=[die("2-1", "DR")])
    check(game, {"unit": VDH, "order": "good"}, {"zoc": "4017", "side": "german"})
    attacked(game, TARGET, DLI, DLI8)
    allowed(game, {"stand": VDH})


@pytest.mark.rule("h44:14.1.1.a", "h44:14.1.1.b", "h44:14.1.2.a", "h44:14.1.2.b", "h44:14.3.1.h", "h44:14.3.1.i")
@pytest.mark.parametrize(("before", "after"), [("", "disrupted"), ("!", "full-retreat")])
def test_a_retreat_of_two_hexes_disrupts_and_a_second_time_routs(before: str, after: str) -> None:
    column = "2-1" if not before else "3-1"
    game = combat({TARGET: f"{VDH}{before}", "4015": (DLI, DLI8)}, dice=[die(column, "DR")])
    attacked(game, TARGET, DLI, DLI8)
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    play(game, {"retreat": VDH, "path": ["4017", "4018"]})
    check(game, {"unit": VDH, "order": after, "at": "4018"})


@pytest.mark.rule("h44:14.1.2.d")
def test_artillery_that_moved_tactically_is_disrupted() -> None:
    """Two tactical hexes; one leaves it in order."""
    for to, order in (("4013", "disrupted"), ("4014", "good")):
        game = phase("movement", "allied", {"4015": "br-50-art"})
        play(game, {"move": ["br-50-art"]}, {"go": to, "mode": "tactical"})
        if asked(game) == "choose-route":
            play(game, {"halt": None})
        check(game, {"unit": "br-50-art", "at": to, "order": order})


@pytest.mark.rule("h44:14.2.a", "h44:14.3.1.a", "h44:14.3.2.b", "h44:14.3.2.c")
@pytest.mark.parametrize(
    ("order", "modes"), [("!", {"tactical"}), ("!!", {"normal", "tactical"}), ("", {"normal", "extended", "tactical"})]
)
def test_modes_of_movement(order: str, modes: set[str]) -> None:
    game = phase("movement", "allied", {"4015": f"{DLI}{order}"})
    play(game, {"move": [DLI]})
    found = {do["mode"] for do in legal(game) if do["do"] == "go"}
    assert found | {"tactical"} == modes | {"tactical"}
    assert ("extended" in found) is ("extended" in modes)
    assert ("normal" in found) is ("normal" in modes)


@pytest.mark.rule("h44:14.2.b")
@pytest.mark.parametrize(("order", "leaves"), [("!", False), ("", True)])
def test_disrupted_units_stay_in_their_entry_area(order: str, leaves: bool) -> None:
    game = phase("movement", "allied", {"area-N": f"{DLI}{order}", "4015": DLI8})
    movable = {do["units"][0] for do in legal(game) if do["do"] == "move"}
    if DLI in movable:
        play(game, {"move": [DLI]})
        assert bool([do for do in legal(game) if do["do"] == "go" and not do["to"].startswith("area")]) is leaves
    else:
        assert not leaves


@pytest.mark.rule("h44:14.2.c", "h44:14.2.d")
def test_disrupted_low_quality_units_leave_enemy_zones_if_they_can() -> None:
    game = phase("movement", "german", {TARGET: "ge-6penal!", "4015": DLI})
    assert {"do": "end-movement"} not in legal(game)
    refused(game, {"end-movement": None}, by="14.2.c")
    play(game, {"move": ["ge-6penal"]}, {"go": "4017", "mode": "tactical"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    allowed(game, {"end-movement": None})
    shut = dict.fromkeys(("4116", "4017", "3916", "3915", "4115"), "water")
    caged = phase("movement", "german", {TARGET: "ge-6penal!", "4015": DLI}, board=field(terrain=shut))
    allowed(caged, {"end-movement": None})
    steady = phase("movement", "german", {TARGET: f"{VDH}!", "4015": DLI})
    allowed(steady, {"end-movement": None})


@pytest.mark.rule("h44:14.2.c", "h44:14.2.d")
def test_a_shaken_unit_does_not_change_one_enemy_zone_for_another() -> None:
    game = phase("movement", "german", {TARGET: "ge-6penal!", "4015": DLI})
    play(game, {"move": ["ge-6penal"]})
    refused(game, {"go": "4115", "mode": "tactical"}, by="14.2.c")
    allowed(game, {"go": "4017", "mode": "tactical"})
    steady = phase("movement", "german", {TARGET: f"{VDH}!", "4015": DLI})
    play(steady, {"move": [VDH]})
    allowed(steady, {"go": "4115", "mode": "tactical"})
    shut = dict.fromkeys(("4116", "4017", "3916", "3915", "4215", "4114", "4214"), "water")
    caged = phase("movement", "german", {TARGET: "ge-6penal!", "4015": DLI}, board=field(terrain=shut))
    play(caged, {"move": ["ge-6penal"]})
    allowed(caged, {"go": "4115", "mode": "tactical"})


@pytest.mark.rule("h44:14.2.c", "h44:8.1.e")
def test_one_shaken_unit_binds_the_group_it_goes_with() -> None:
    for shaken in ("ge-6penal!", "ge-6penal"):
        game = phase("movement", "german", {TARGET: (shaken, VDH), "4015": DLI})
        play(game, {"move": ["ge-6penal", VDH]})
        allowed(game, {"go": "4017", "mode": "tactical"})
        if shaken.endswith("!"):
            refused(game, {"go": "4115", "mode": "tactical"}, by="14.2.c")
        else:
            allowed(game, {"go": "4115", "mode": "tactical"})


@pytest.mark.rule("h44:14.2.c", "h44:14.3.2.a")
def test_full_retreat_is_a_form_of_disruption_for_poor_units_too() -> None:
    game = phase("movement", "german", {TARGET: "ge-6penal!!", "4015": DLI})
    refused(game, {"end-movement": None}, by="14.2.c")


@pytest.mark.rule("h44:14.2.e", "h44:14.2.f", "h44:14.3.2.k")
@pytest.mark.parametrize(("order", "zone", "bond"), [("", True, True), ("!", True, False), ("!!", False, False)])
def test_zones_and_bonds(order: str, zone: bool, bond: bool) -> None:
    game = phase("movement", "allied", {"4015": f"{VDH}{order}", "4017": "ge-ewald", "3610": DLI})
    check(game, {"zoc": "4014", "side": "german", "is": zone}, {"bond": ["4015", "4017"], "side": "german", "is": bond})


@pytest.mark.rule("h44:14.2.g", "h44:14.3.1.b", "h44:14.3.2.a")
@pytest.mark.parametrize(("order", "by"), [("!", "14.2.g"), ("!!", "14.3.1.b")])
def test_disordered_units_do_not_attack(order: str, by: str) -> None:
    game = combat({TARGET: VDH, "4015": (f"{DLI}{order}", DLI8)})
    play(game, {"attack": TARGET})
    refused(game, {"join": DLI}, by=by)
    allowed(game, {"join": DLI8})


@pytest.mark.rule("h44:14.2.k")
@pytest.mark.parametrize(("order", "turns"), [("!", False), ("", True)])
def test_disrupted_guns_are_not_rearmed(order: str, turns: bool) -> None:
    game = phase("resupply", "allied", {"0904": f"br-gds-art{order}+fired", "0903": "br-50-art+fired"})
    found = {do["unit"] for do in legal(game) if do["do"] == "rearm"}
    fired = not game.position.pieces[_unit("br-gds-art")].marks
    assert ("br-gds-art" in found or fired) is turns


def _unit(name: str) -> int:
    from grognard.games.h44.data.units import UNIT

    return UNIT[name]


@pytest.mark.rule("h44:14.2.n")
def test_disrupted_units_keep_their_morale() -> None:
    game = combat({TARGET: ("ge-6penal!", "ge-ear!"), "4015": DLI})
    check(game, {"odds": TARGET, "units": [DLI], "shifts": ["low-quality"]})
    mixed = combat({TARGET: ("ge-6penal", f"{VDH}!"), "4015": DLI})
    check(mixed, {"odds": TARGET, "units": [DLI], "shifts": []})


@pytest.mark.rule("h44:14.2.o")
def test_disrupted_tanks_keep_the_armour_shift() -> None:
    game = combat({TARGET: (VDH, "ge-559stug!"), "4015": DLI})
    check(game, {"odds": TARGET, "units": [DLI], "shifts": ["defending-armour"]})
    check(combat({TARGET: VDH, "4015": DLI}), {"odds": TARGET, "units": [DLI], "shifts": []})


@pytest.mark.rule("h44:14.2.p")
def test_units_pass_through_disrupted_friends() -> None:
    game = phase("movement", "allied", {"4015": DLI, "4014": f"{DLI8}!"})
    play(game, {"move": [DLI]}, {"go": "4014"}, {"go": "4013"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"unit": DLI, "at": "4013", "order": "good"})


@pytest.mark.rule("h44:14.3.1.c", "h44:14.3.2.d")
def test_units_in_full_retreat_add_nothing_to_the_defence() -> None:
    game = combat({TARGET: (VDH, "ge-559stug!!"), "4015": DLI})
    check(game, {"odds": TARGET, "units": [DLI], "defence": 5, "shifts": []})
    low = combat({TARGET: ("ge-6penal", f"{VDH}!!"), "4015": DLI})
    check(low, {"odds": TARGET, "units": [DLI], "defence": 4, "shifts": ["low-quality"]})


@pytest.mark.rule("h44:14.3.1.d", "h44:14.3.1.e")
def test_disrupted_units_may_take_to_full_retreat_to_move_at_full_speed() -> None:
    game = phase("movement", "allied", {"4015": f"{DLI}!"})
    check(game, {"routes": DLI, "to": "4012", "cost": "none", "mode": "tactical"})
    play(game, {"full-retreat": DLI}, {"move": [DLI]}, {"go": "4012"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"unit": DLI, "at": "4012", "order": "full-retreat"})
    good = phase("movement", "allied", {"4015": DLI})
    assert {"do": "full-retreat", "unit": DLI} not in legal(good)


@pytest.mark.rule("h44:14.3.2.e", "h44:14.3.2.h", "h44:14.3.2.i", "h44:16.4.c")
def test_routed_units_run_when_the_enemy_moves_up() -> None:
    game = phase("movement", "allied", {TARGET: f"{VDH}!!", "4013": DLI})
    play(game, {"move": [DLI]}, {"go": "4015"})
    check(game, {"asked": "choose-retreat", "seats": ["german"]})
    assert {len(do["path"]) for do in legal(game)} == {2}
    play(game, {"retreat": VDH, "path": ["4017", "4018"]})
    check(game, {"unit": VDH, "at": "4018", "order": "full-retreat"}, {"unit": DLI, "at": "4015"})
    assert asked(game) == "choose-route"
    assert [do for do in legal(game) if do["do"] == "go"]


@pytest.mark.rule("h44:14.3.2.e")
def test_routed_units_with_friends_stay() -> None:
    game = phase("movement", "allied", {TARGET: (f"{VDH}!!", "ge-ewald"), "4013": DLI})
    play(game, {"move": [DLI]}, {"go": "4015"})
    check(game, {"unit": VDH, "at": TARGET}, {"unit": DLI, "at": "4015"}, {"asked": "move-units"})
    hidden = phase("movement", "allied", {TARGET: f"{VDH}!!", "4013": DLI}, unknown={TARGET: "ge-unk-alarm"})
    play(hidden, {"move": [DLI]}, {"go": "4015"})
    check(hidden, {"unit": VDH, "at": TARGET}, {"unit": DLI, "at": "4015"}, {"asked": "move-units"})


@pytest.mark.rule("h44:14.3.2.e", "h44:14.3.2.h")
def test_units_that_run_do_not_stop_half_way() -> None:
    """A town beside them would let units stop that were beaten in combat."""
    town = field(places={"4017": "town"})
    game = phase("movement", "allied", {TARGET: f"{VDH}!!", "4013": DLI}, board=town)
    play(game, {"move": [DLI]}, {"go": "4015"})
    assert {len(do["path"]) for do in legal(game)} == {2}
    beaten = combat({TARGET: VDH, "4015": (DLI, DLI8)}, board=town, dice=[die("2-1", "DR")])
    attacked(beaten, TARGET, DLI, DLI8)
    play(beaten, {"fall-back": None})
    assert {len(do["path"]) for do in legal(beaten)} == {1, 2}


@pytest.mark.rule("h44:14.3.2.h", "h44:14.3.2.j")
@pytest.mark.parametrize(("order", "lives"), [("!", True), ("!!", False)])
def test_routed_units_do_not_even_pass_an_enemy_zone(order: str, lives: bool) -> None:
    """The only way back begins in an enemy zone of control: others may pass one such hex."""
    waters = around(TARGET, "canal", but=["4017", "4015"])
    hexes = {TARGET: f"{VDH}{order}", "4015": (DLI, DLI8), "3917": "br-50-9dli"}
    game = combat(hexes, board=field(waters=waters))
    paths = [["4017", "4117"]] if lives else []
    check(game, {"retreats": VDH, "from": TARGET, "paths": paths})


@pytest.mark.rule("h44:14.3.2.f", "h44:14.3.2.i")
def test_routed_units_run_when_the_enemy_advances_after_combat() -> None:
    hexes = {TARGET: "ge-14-hoff", "4015": DLI, "3917": f"{VDH}!!"}
    game = combat(hexes, dice=[die("2-1", "D1")])
    attacked(game, TARGET, DLI)
    play(game, {"advance": DLI, "to": TARGET})
    check(game, {"unit": VDH, "at": "3917"})
    near = combat({**hexes, "3917": "ge-ewald", "3916": f"{VDH}!!"}, dice=[die("2-1", "D1")])
    attacked(near, TARGET, DLI)
    play(near, {"advance": DLI, "to": TARGET})
    check(near, {"asked": "choose-retreat", "seats": ["german"]})
    refused(near, {"retreat": VDH, "path": ["3915"]}, by="14.3.2.f")
    refused(near, {"retreat": VDH, "path": ["3816", "3916"]}, by="14.3.2.f")
    refused(near, {"retreat": "ge-ewald", "path": ["3918", "3919"]}, by="14.3.2.f")
    play(near, {"retreat": VDH, "path": ["3816", "3716"]})
    check(near, {"asked": "choose-advance"}, {"unit": VDH, "at": "3716"}, {"unit": DLI, "at": TARGET})


@pytest.mark.rule("h44:14.3.2.g")
@pytest.mark.parametrize(("kind", "runs"), [("major", False), ("canal", True)])
def test_an_enemy_beyond_an_unbridged_major_river_scares_no_unit(kind: str, runs: bool) -> None:
    waters = around("4015", kind, but=["4014", "4114", "3914"])
    game = phase("movement", "allied", {TARGET: f"{VDH}!!", "4013": DLI}, board=field(waters=waters))
    play(game, {"move": [DLI]}, {"go": "4015"})
    assert (asked(game) == "choose-retreat") is runs


@pytest.mark.rule("h44:14.3.2.j")
def test_routed_units_do_not_enter_enemy_zones() -> None:
    game = phase("movement", "german", {"4018": f"{VDH}!!", "4015": DLI})
    check(game, {"routes": VDH, "to": "4017", "cost": 6}, {"routes": VDH, "to": TARGET, "cost": "none"})
    friend = phase("movement", "german", {"4018": f"{VDH}!!", TARGET: "ge-ewald", "4015": DLI})
    check(friend, {"routes": VDH, "to": TARGET, "cost": 12})
    play(game, {"move": [VDH]})
    refused(game, {"go": TARGET}, by="14.3.2.j")
    unknown = phase("movement", "german", {"4018": f"{VDH}!!", "4015": DLI}, unknown={TARGET: "ge-unk-garr1"})
    check(unknown, {"routes": VDH, "to": TARGET, "cost": 12})


# -- 14.4 recovery --


@pytest.mark.rule("h44:14.4.1.a", "h44:14.4.1.b", "h44:14.4.1.c", "h44:14.4.1.d", "h44:14.3.2.l")
def test_away_from_the_enemy_one_level_is_recovered_without_a_die() -> None:
    hexes = {"4015": (f"{DLI}!", f"{DLI8}!!"), "4020": f"{VDH}!"}
    game = phase("recovery", "allied", hexes)
    check(
        game, {"unit": DLI, "order": "good"}, {"unit": DLI8, "order": "disrupted"}, {"unit": VDH, "order": "disrupted"}
    )


ROLLS = [
    ("ge-i-vdh!", 4, "good"),
    ("ge-i-vdh!", 3, "disrupted"),
    ("ge-i-vdh!", 6, "good"),
    ("ge-i-vdh!!", 4, "disrupted"),
    ("ge-i-vdh!!", 3, "full-retreat"),
    ("ge-bloch!", 3, "good"),
    ("ge-bloch!", 2, "disrupted"),
    ("ge-6penal!", 4, "disrupted"),
    ("ge-6penal!", 5, "good"),
]


@pytest.mark.rule("h44:14.4.2.a", "h44:14.4.2.b", "h44:14.4.2.c", "h44:14.4.2.d", "h44:14.4.2.e")
@pytest.mark.parametrize(("unit", "roll", "order"), ROLLS)
def test_in_an_enemy_zone_a_die_decides(unit: str, roll: int, order: str) -> None:
    game = phase("recovery", "german", {TARGET: unit, "4015": DLI}, dice=[roll], turn=6, scenario="short")
    finished(game)
    check(game, {"unit": unit.rstrip("!"), "order": order})


@pytest.mark.rule("h44:14.4.2.a")
def test_every_unit_in_the_zone_has_its_own_die() -> None:
    hexes = {TARGET: ("ge-i-vdh!", "ge-ewald!"), "4015": DLI}
    game = phase("recovery", "german", hexes, dice=[6, 1], turn=6, scenario="short")
    finished(game)
    assert sorted(game.position.pieces[_unit(unit)].order for unit in (VDH, "ge-ewald")) == [0, 1]


@pytest.mark.rule("h44:14.4.3.a", "h44:14.4.3.b", "h44:14.4.3.c", "h44:14.4.3.d", "h44:14.4.3.e")
@pytest.mark.parametrize("mark", ["scattered", "engaged", "refitted", "spent"])
def test_other_markers_come_off_anywhere(mark: str) -> None:
    hexes = {TARGET: f"{VDH}+{mark}", "4015": f"{DLI}+{mark}"}
    game = phase("recovery", "allied", hexes)
    check(game, {"unit": DLI, "lacks": [mark]}, {"unit": VDH, "has": [mark]})


@pytest.mark.rule("h44:14.2.c")
def test_a_shaken_unit_that_got_away_from_the_enemy_does_not_go_near_him_again() -> None:
    """One hex to the east of 3915 it began beside the enemy; one hex to the west it would stand beside another."""
    board = lane("3913", "3914", "3915", "3916", "3917")
    shaken = {"unit": "ge-knaust", "at": "3916", "order": "disrupted"}
    game = moving("german", [shaken, *stand(br_1gg="3917", br_1cg="3913")], board=board)
    play(game, {"move": ["ge-knaust"]}, {"go": "3915", "mode": "tactical"})
    check(game, {"asked": "move-units"}, {"unit": "ge-knaust", "at": "3915"})
    calm = moving("german", [shaken, *stand(br_1gg="3917")], board=board)
    play(calm, {"move": ["ge-knaust"]}, {"go": "3915", "mode": "tactical"})
    check(calm, {"asked": "choose-route"})
    allowed(calm, {"go": "3914", "mode": "tactical"})


@pytest.mark.rule("h44:14.3.2.j", "h44:25.2.1.a")
def test_a_routed_unit_finds_shelter_with_an_unknown_one() -> None:
    fled = {"unit": "ge-ewald", "at": "3915", "order": "full-retreat"}
    game = moving("german", [fled, *stand(br_1gg="3918")], unknown={"3917": "ge-unk-alarm"})
    play(game, {"move": ["ge-ewald"]}, {"go": "3917"})
    check(game, {"unit": "ge-ewald", "at": "3917"})
    open_ground = moving("german", [fled, *stand(br_1gg="3918")])
    play(open_ground, {"move": ["ge-ewald"]})
    refused(open_ground, {"go": "3917", "mode": "normal"}, by="14.3.2.j")
