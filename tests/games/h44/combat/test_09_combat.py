"""Chapter 9: who may attack what, the order of a combat, the odds and the major rivers."""

from __future__ import annotations

import pytest

from grognard.games.h44.combat.combat_phase import END_COMBAT
from grognard.games.h44.data.units import PACK
from tests.games.h44.field import CANAL, RESULTS, RIVER, around, assault, attacked, combat, die, field
from tests.games.h44.table import allowed, asked, check, events, finished, legal, play, refused

TARGET = "4016"
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"


@pytest.mark.rule("h44:9.1.a")
def test_only_enemies_next_to_own_units_are_attacked() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4018": "ge-ewald"})
    allowed(game, {"attack": TARGET})
    refused(game, {"attack": "4018"}, by="9.1.a")
    refused(game, {"attack": "4014"}, by="9.1.a")
    play(game, {"attack": TARGET})
    refused(game, {"commit": None}, by="9.1.a")
    allowed(game, {"join": DLI})


@pytest.mark.rule("h44:9.1.a")
def test_a_unit_two_hexes_away_cannot_join() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4014": DLI8, "4017": "ge-ewald"})
    play(game, {"attack": TARGET})
    refused(game, {"join": DLI8}, by="9.1.a")
    refused(game, {"join": "ge-ewald"}, by="9.1.a")


@pytest.mark.rule("h44:9.1.b", "h44:9.2.h", "h44:11.5.1.b")
@pytest.mark.parametrize("defender", ["ge-i-vdh", "ge-i-vdh+engaged"])
def test_no_unit_has_to_attack(defender: str) -> None:
    game = combat({TARGET: defender, "4015": DLI})
    allowed(game, {"end-combat": None})
    play(game, {"attack": TARGET}, {"join": DLI}, {"cancel": None})
    allowed(game, {"end-combat": None})
    assert END_COMBAT.info.ends
    play(game, {"end-combat": None})
    assert asked(game) != "choose-target"
    assert not events(game, "battle")


@pytest.mark.rule("h44:9.1.c", "h44:9.2.e", "h44:9.2.f")
def test_a_unit_attacks_once_a_phase_with_its_whole_strength() -> None:
    hexes = {TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": (DLI, DLI8)}
    game = combat(hexes, dice=[die("1-1", "ENG")])
    attacked(game, TARGET, DLI)
    check(game, {"event": "battle", "hex": TARGET, "units": [DLI], "attack": 5})
    play(game, {"attack": "4014"})
    refused(game, {"join": DLI}, by="9.1.c")
    play(game, {"join": DLI8})
    check(game, {"odds": "4014", "attack": 5})


@pytest.mark.rule("h44:9.1.c", "h44:8.7.j", "h44:25.3.3.d", "h44:8.3.3.g", "h44:2.3.4.b", "h44:14.2.g", "h44:14.3.1.b")
@pytest.mark.parametrize(
    ("unit", "by"),
    [
        *((f"{DLI}+automatic-ds", "8.7.j"), (f"{DLI}+spent+moved", "25.3.3.d"), (f"{DLI}+spent", "8.3.3.g")),
        (f"{DLI}+extended", "2.3.4.b"),
        *((f"{DLI}!", "14.2.g"), (f"{DLI}!!", "14.3.1.b"), (f"{DLI}+moved", "")),
    ],
)
def test_who_has_done_his_part_does_not_attack(unit: str, by: str) -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (unit, DLI8)})
    play(game, {"attack": TARGET})
    if by:
        refused(game, {"join": DLI}, by=by)
    else:
        allowed(game, {"join": DLI})
    allowed(game, {"join": DLI8})


@pytest.mark.rule("h44:9.1.d")
def test_a_hex_is_attacked_once_a_phase() -> None:
    game = combat({TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": (DLI, DLI8)}, dice=[die("1-1", "ENG")])
    attacked(game, TARGET, DLI)
    refused(game, {"attack": TARGET}, by="9.1.d")
    allowed(game, {"attack": "4014"})


@pytest.mark.rule("h44:9.1.d")
def test_a_unit_that_fell_back_alone_is_not_attacked_again() -> None:
    """It has been attacked; only a fresh unit in its new hex makes that hex a target for those beyond the river."""
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, DLI8), "4019": (DLI9, "br-30c-eng")}
    board = field(waters=around("4018", "major", but=["4017", "4117", "3917"]))
    for friend in ((), "ge-ewald"):
        game = combat({**hexes, "4018": friend}, board=board, dice=[die("2-1", "DR")])
        attacked(game, TARGET, DLI, DLI8)
        play(game, {"fall-back": None}, {"retreat": "ge-i-vdh", "path": ["4017", "4018"]}, {"end-advance": None})
        check(game, {"unit": "ge-i-vdh", "at": "4018"}, {"asked": "choose-target"})
        if friend:
            allowed(game, {"attack": "4018"})
        else:
            refused(game, {"attack": "4018"}, by="9.1.d")


@pytest.mark.rule("h44:9.1.d")
def test_a_remnant_has_been_attacked_like_its_battalion() -> None:
    game = combat({TARGET: "ge-herman:2", "4015": (DLI, DLI8), "4115": DLI9}, dice=[die("2-1", "EX")])
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "column": "2-1"})
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"lose-step": DLI})
    check(game, {"hex": TARGET, "units": ["ge-rem-fj-1"]})
    refused(game, {"attack": TARGET}, by="9.1.d")


@pytest.mark.rule("h44:9.1.e", "h44:9.1.f")
def test_all_units_of_a_hex_defend_together() -> None:
    game = combat({TARGET: ("ge-i-vdh", "ge-ewald"), "4015": (DLI, DLI8)})
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "attack": 10, "defence": 10, "column": "1-1"})
    assert [do for do in legal(game) if do["do"] == "attack"] == [{"do": "attack", "target": TARGET}]


@pytest.mark.rule("h44:9.1.g", "h44:9.1.h", "h44:9.2.c", "h44:9.2.d")
def test_attacks_come_in_any_order_and_a_stack_may_split() -> None:
    hexes = {TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": (DLI, DLI8)}
    for first, second in ((TARGET, "4014"), ("4014", TARGET)):
        game = combat(hexes, dice=[3, 3])
        attacked(game, first, DLI)
        attacked(game, second, DLI8)
        finished(game)
        check(game, {"unit": "ge-i-vdh", "has": ["engaged"]}, {"unit": "ge-ewald", "has": ["engaged"]})


@pytest.mark.rule("h44:9.2.c", "h44:9.2.d")
def test_each_unit_of_a_stack_may_join_or_stay_out() -> None:
    stack = (DLI, DLI8, "br-1ab-sup")
    game = combat({TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": stack, "4114": DORSET}, dice=[3])

    def joining() -> set[str]:
        return {do["unit"] for do in legal(game) if do["do"] == "join"}

    play(game, {"attack": TARGET})
    assert joining() == {DLI, DLI8}  # no supply head, no unit from afar
    play(game, {"join": DLI})
    assert joining() == {DLI8}
    play(game, {"commit": None}, {"attack": "4014"})
    assert joining() == {DLI8, DORSET}


@pytest.mark.rule("h44:9.1.i")
def test_a_hex_closed_to_movement_can_be_attacked() -> None:
    """A tank cannot drive over an unbridged canal, but it can fire across."""
    game = combat({TARGET: "ge-i-vdh", "4015": "br-2ig"}, board=field(waters=around(TARGET, "canal")))
    play(game, {"attack": TARGET})
    allowed(game, {"join": "br-2ig"})
    assert {"do": "join", "unit": "br-2ig"} in legal(game)


@pytest.mark.rule("h44:9.1.j")
def test_attack_strength_zero_cannot_attack() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-30c-br")})
    play(game, {"attack": TARGET})
    refused(game, {"join": "br-30c-br"}, by="9.1.j")
    allowed(game, {"join": DLI})


@pytest.mark.rule("h44:9.2.a", "h44:9.2.b")
def test_an_attack_has_one_target() -> None:
    game = combat({TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": (DLI, DLI8)})
    play(game, {"attack": TARGET}, {"join": DLI})
    assert not [do for do in legal(game) if do["do"] == "attack"]
    check(game, {"odds": TARGET, "attack": 5, "defence": 5})
    assert game.decision is not None
    assert game.decision.subject(game) == (TARGET, DLI)
    assert game.decision.prompt(game).args == {"hex": TARGET, "column": "1-1"}


@pytest.mark.rule("h44:9.2.g")
def test_a_hex_can_be_attacked_from_all_six_sides() -> None:
    ring = ("4116", "4017", "3916", "3915", "4015", "4115")
    units = (DLI, DLI8, DLI9, DORSET, "br-50-2d", "br-50-1h")
    game = combat({TARGET: "ge-i-vdh", **dict(zip(ring, units, strict=True))})
    play(game, *assault(TARGET, *units, commit=False))
    check(game, {"odds": TARGET, "attack": 30, "defence": 5, "column": "6-1"})


@pytest.mark.rule("h44:9.3.a")
def test_an_unknown_defender_is_revealed_first() -> None:
    game = combat({"4015": DLI}, unknown={TARGET: "ge-unk-runge"}, dice=[die("2-1", "ENG")])
    attacked(game, TARGET, DLI)
    finished(game)
    check(game, {"unknown": []}, {"unit": "ge-unk-runge", "at": TARGET, "has": ["engaged"]})


@pytest.mark.rule("h44:9.3.i", "h44:9.3.j", "h44:25.3.4.c", "h44:25.3.4.d")
def test_support_is_announced_once_the_unknown_defender_is_known() -> None:
    hexes = {"4015": DLI, "4014": "br-50-art"}
    game = combat(hexes, unknown={TARGET: "ge-unk-runge"}, flights=1, dice=[die("4-1", "EX")])
    attacked(game, TARGET, DLI)
    check(game, {"unit": "ge-unk-runge", "at": TARGET}, {"asked": "announce-support", "seats": ["allied"]})
    assert {"do": "cancel"} not in legal(game)
    play(game, {"support": "br-50-art"}, {"call-air": None})
    check(game, {"unit": "br-50-art", "has": ["fired"]}, {"flights": 0})
    finished(game)


@pytest.mark.rule("h44:9.3.i")
def test_nothing_is_asked_about_support_that_is_not_there() -> None:
    game = combat({"4015": DLI}, unknown={TARGET: "ge-unk-runge"}, dice=[die("2-1", "ENG")])
    attacked(game, TARGET, DLI)
    check(game, {"asked": "choose-target"}, {"unit": "ge-unk-runge", "has": ["engaged"]})


@pytest.mark.rule("h44:9.3.i")
def test_support_may_be_left_out() -> None:
    hexes = {"4015": DLI, "4014": "br-50-art"}
    game = combat(hexes, unknown={TARGET: "ge-unk-runge"}, dice=[die("2-1", "ENG")])
    attacked(game, TARGET, DLI)
    play(game, {"commit": None})
    finished(game)
    check(game, {"unit": "br-50-art", "lacks": ["fired"]})


@pytest.mark.rule("h44:9.1.c", "h44:25.3.4.e")
def test_who_attacked_an_empty_garrison_has_attacked() -> None:
    hexes = {"4015": DLI, "4014": "ge-i-vdh", "4114": DLI8}
    game = combat(hexes, unknown={TARGET: "ge-unk-garr1"})
    attacked(game, TARGET, DLI)
    check(game, {"asked": "choose-advance"}, {"unit": DLI, "has": ["attacked"]}, {"unit": DLI8, "lacks": ["attacked"]})
    play(game, {"end-advance": None}, {"attack": "4014"}, {"join": DLI})
    refused(game, {"commit": None}, by="16.5.a")
    play(game, {"join": DLI8})
    allowed(game, {"commit": None})


BRIDGED = field(waters=around(TARGET, "canal"), bridges={CANAL: "4015/4016"})


@pytest.mark.rule("h44:9.3.b", "h44:9.3.c")
def test_the_bridge_may_be_blown_before_the_attack_which_may_then_be_called_off() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, board=BRIDGED, bridges={CANAL: "mined"}, dice=[6])
    attacked(game, TARGET, DLI)
    assert game.decision is not None
    assert game.decision.seats == ("german",)
    play(game, {"blow": None})
    check(game, {"bridge": CANAL, "state": "blown"})
    allowed(game, {"commit": None})
    play(game, {"cancel": None})
    check(game, {"asked": "choose-target"}, {"unit": "ge-i-vdh", "at": TARGET, "marks": []})


@pytest.mark.rule("h44:9.3.c")
def test_an_attack_that_was_called_off_has_not_taken_place() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": DLI, "4014": "ge-ewald"}
    game = combat(hexes, board=BRIDGED, bridges={CANAL: "mined"}, dice=[6])
    attacked(game, TARGET, DLI)
    play(game, {"blow": None}, {"cancel": None})
    check(game, {"event": "attack-called-off", "hex": TARGET})
    play(game, {"attack": TARGET})
    allowed(game, {"join": DLI})
    play(game, {"cancel": None}, {"attack": "4014"})
    allowed(game, {"join": DLI})


@pytest.mark.rule("h44:9.3.c", "h44:9.5.1.a", "h44:10.2.1.c")
def test_who_has_lost_his_bridge_over_a_major_river_stays_out() -> None:
    """The lead formation is cut off: the other attacks at full strength, without the guns of the first."""
    waters = {"4015/4016": "major"}
    board = field(waters=waters, bridges={RIVER: "4015/4016"})
    hexes = {TARGET: "ge-i-vdh", "4015": DLI, "4115": "br-3-2l", "4014": "br-50-art"}
    game = combat(hexes, board=board, bridges={RIVER: "mined"}, dice=[6, die("1-1", "ENG")])
    play(game, *assault(TARGET, DLI, "br-3-2l", commit=False), {"support": "br-50-art"}, {"commit": None})
    play(game, {"blow": None}, {"commit": None})
    finished(game)
    check(game, {"event": "battle", "units": ["br-3-2l"], "attack": 5, "defence": 5, "column": "1-1"})
    check(game, {"unit": "br-50-art", "lacks": ["fired"]}, {"unit": DLI, "lacks": ["attacked"]})


@pytest.mark.rule("h44:9.3.c")
def test_a_bridge_that_stands_does_not_let_the_attack_be_called_off() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, board=BRIDGED, bridges={CANAL: "mined"}, dice=[1, 1])
    attacked(game, TARGET, DLI)
    play(game, {"blow": None})
    finished(game)
    check(game, {"bridge": CANAL, "state": "intact"}, {"unit": DLI, "steps": 2})


@pytest.mark.rule("h44:9.3.d")
def test_one_blown_bridge_of_two_is_enough_to_call_off() -> None:
    board = field(waters=around(TARGET, "canal"), bridges={CANAL: "4015/4016", "bridge-son": "4115/4016"})
    states = {CANAL: "mined", "bridge-son": "intact"}
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4115": DLI8}, board=board, bridges=states, dice=[6])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"blow": None})
    allowed(game, {"cancel": None})


@pytest.mark.rule("h44:9.3.e", "h44:9.3.f")
def test_odds_round_down() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, DLI8), "4115": "br-50-9dli:2"})
    check(game, {"odds": TARGET, "units": [DLI, DLI8, DLI9], "attack": 13, "defence": 5, "column": "2-1"})
    check(game, {"odds": TARGET, "units": [DLI9], "attack": 3, "defence": 5, "column": "1-2"})


@pytest.mark.rule("h44:9.3.i", "h44:9.3.j", "h44:9.3.k", "h44:9.3.l", "h44:9.3.m")
def test_support_and_shifts_are_settled_before_the_one_die() -> None:
    hexes = {TARGET: "ge-henke", "4015": ("br-2ig", "us-501-1"), "4014": "br-gds-art"}
    game = combat(hexes, flights=1, weather=["clear", "clear"], dice=[die("5-1", "DMR")])
    play(game, *assault(TARGET, "br-2ig", commit=False))
    check(game, {"odds": TARGET, "attack": 9, "defence": 4, "column": "3-1"})
    play(game, {"support": "br-gds-art"})
    check(game, {"odds": TARGET, "column": "4-1"})
    refused(game, {"support": "br-gds-art"}, by="17.6.1.a")
    refused(game, {"support": "br-43-art"}, by="17.6.1.c")
    refused(game, {"support": "br-2ig"}, by="17.1.a")
    play(game, {"call-air": None})
    check(game, {"odds": TARGET, "column": "5-1"})
    play(game, {"commit": None})
    finished(game)
    check(game, {"unit": "br-gds-art", "has": ["fired"]}, {"asked": "choose-retreat"})


@pytest.mark.rule("h44:9.3.l")
def test_the_morale_shift_is_found() -> None:
    game = combat({TARGET: "ge-henke", "4015": "us-501-1"})
    check(game, {"odds": TARGET, "units": ["us-501-1"], "attack": 4, "defence": 4, "column": "2-1"})


@pytest.mark.rule("h44:9.3.n")
def test_losses_then_retreat_then_advance() -> None:
    game = combat({TARGET: "ge-herman", "4015": ("br-2ig", "br-2gg")}, dice=[die("3-1", "D1")])
    attacked(game, TARGET, "br-2ig", "br-2gg")
    check(game, {"unit": "ge-herman", "steps": 2, "at": TARGET}, {"asked": "stand-fast"})
    play(game, {"fall-back": None})
    assert asked(game) == "choose-retreat"
    play(game, {"retreat": "ge-herman", "path": ["4017", "4018"]})
    check(game, {"asked": "choose-advance"}, {"unit": "ge-herman", "at": "4018"})


@pytest.mark.rule("h44:9.4.a")
def test_odds_below_one_to_three_use_that_column() -> None:
    game = combat({TARGET: ("ge-bloch", "ge-herman"), "4015": "br-bd-mot-1"}, dice=[5])
    check(game, {"odds": TARGET, "units": ["br-bd-mot-1"], "attack": 1, "defence": 14, "column": "1-3"})
    attacked(game, TARGET, "br-bd-mot-1")
    check(game, {"unit": "ge-bloch", "has": ["engaged"]}, {"unit": "br-bd-mot-1", "at": "4015"})


@pytest.mark.rule("h44:9.4.b")
def test_odds_above_seven_to_one_use_that_column() -> None:
    hexes = {TARGET: "ge-14-hoff", "4015": (DLI, DLI8), "4115": (DLI9, DORSET)}
    game = combat(hexes, dice=[die("7-1", "DMR")])
    check(game, {"odds": TARGET, "units": [DLI, DLI8, DLI9, DORSET], "attack": 20, "defence": 2, "column": "7-1"})


@pytest.mark.rule("h44:9.4.c")
def test_shifts_come_before_the_limits() -> None:
    """10 to 1 is three columns above 7-1, so the defender's armour shift leaves it there."""
    hexes = {TARGET: "ge-224pz", "4015": ("us-501-1", "us-501-2"), "4115": "us-501-3"}
    board = field(places={TARGET: "city"})
    game = combat(hexes, board=board)
    check(game, {"odds": TARGET, "units": ["us-501-1", "us-501-2", "us-501-3"], "defence": 1, "column": "7-1"})


@pytest.mark.rule("h44:9.4.c")
def test_shifts_below_the_least_odds_count_before_the_limit() -> None:
    """4 to 14 is 1-4: one shift to the right only brings it to 1-3."""
    game = combat({TARGET: ("ge-bloch", "ge-herman"), "4015": "us-501-1"})
    check(game, {"odds": TARGET, "units": ["us-501-1"], "attack": 4, "defence": 14, "column": "1-3"})


@pytest.mark.rule("h44:crt")
def test_the_printed_table() -> None:
    """Every column of the combat results table, as the other tests use it."""
    tables = PACK.tables
    assert {c: tuple(tables.crt[n][i] for n in range(1, 7)) for i, c in enumerate(tables.columns)} == RESULTS
