"""Chapter 12.4 and 12.6: desperate defence, and attackers who have spent their last step."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.state.position import Position
from tests.games.h44.field import around, attacked, combat, die, field
from tests.games.h44.retreat.test_12_determined_defence import DLI, DLI8, DLI9, DORSET, TARGET, dr, stood
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused

# -- 12.4 desperate defence --

POCKET = {"more": {"4017": "br-2gg", "3916": "br-2ig"}}
"""Enemies on enough sides that every retreat is death."""


@pytest.mark.rule("h44:12.4.a")
def test_one_attempt_as_a_rule() -> None:
    game = stood(2)
    assert asked(game) == "choose-retreat"


@pytest.mark.rule("h44:12.4.b", "h44:12.4.d", "h44:12.4.e", "h44:12.4.f", "h44:12.4.g", "h44:13.2.n")
def test_a_surrounded_defender_rolls_again_and_dashes_cost_a_step() -> None:
    game = dr(2, 6, ground="woods", **POCKET)
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "steps": 1, "at": TARGET}, {"asked": "stand-fast"})
    play(game, {"stand": "ge-budde"})
    finished(game)
    check(game, {"unit": "ge-budde", "steps": 1, "at": TARGET, "has": ["engaged"]}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.4.d")
def test_desperate_defence_ends_with_the_last_unit() -> None:
    game = dr(2, 3, ground="woods", **POCKET)
    play(game, {"stand": "ge-budde"}, {"stand": "ge-budde"})
    finished(game)
    check(game, {"unit": "ge-budde", "at": "eliminated"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:12.4.c")
def test_defenders_who_could_only_overstack_may_go_on_too() -> None:
    """The two hexes behind are walled off by water but for a full hex at the end of the way."""
    waters = around(TARGET, "canal", but=["4017", "4015", "4115"]) | around("4017", "canal", but=[TARGET, "4018"])
    waters |= around("4018", "canal", but=["4017"])
    full = {"4018": ("ge-i-vdh", "ge-ewald", "ge-1-erd")}
    game = dr(2, 6, board=field(terrain={TARGET: "woods"}, waters=waters), more=full)
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "steps": 1, "at": TARGET}, {"asked": "stand-fast"})


@pytest.mark.rule("h44:12.4.h", "h44:12.4.i")
def test_another_lead_unit_after_each_roll() -> None:
    game = dr(2, 2, 6, defenders=("ge-budde:1", "ge-henke"), ground="woods", **POCKET)
    allowed(game, {"stand": "ge-henke"})
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "at": "eliminated"}, {"asked": "stand-fast"})
    assert [do["unit"] for do in legal(game) if do["do"] == "stand"] == ["ge-henke"]
    play(game, {"stand": "ge-henke"}, {"stand": "ge-henke"})
    check(game, {"unit": "ge-henke", "steps": 1, "at": TARGET}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.4.h")
def test_the_lead_may_change_though_the_first_lead_unit_lives() -> None:
    game = dr(2, 2, 6, defenders=("ge-budde", "ge-henke"), ground="woods", **POCKET)
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "steps": 1}, {"unit": "ge-henke", "steps": 2}, {"asked": "stand-fast"})
    assert {do["unit"] for do in legal(game) if do["do"] == "stand"} == {"ge-budde", "ge-henke"}
    play(game, {"stand": "ge-henke"})
    check(game, {"unit": "ge-budde", "steps": 1}, {"unit": "ge-henke", "steps": 1}, {"asked": "stand-fast"})
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "at": TARGET}, {"unit": "ge-henke", "at": TARGET}, {"asked": "choose-target"})


def twice(*dice: int, walls: bool) -> Game[Position]:
    """A unit fell back one hex to another, and that hex is thrown back now; it may be walled in."""
    hexes = {"4015": "ge-henke", "4014": (DLI, DLI8), TARGET: "ge-budde", "3916": (DLI9, DORSET)}
    waters = around(TARGET, "canal", but=["4015", "3916"]) if walls else {}
    board = field(terrain={TARGET: "woods"}, waters=waters)
    game = combat(hexes, board=board, dice=[die("2-1", "DR"), die("2-1", "DR"), *dice])
    attacked(game, "4015", DLI, DLI8)
    play(game, {"fall-back": None}, {"retreat": "ge-henke", "path": [TARGET]})
    play(game, {"advance": DLI, "to": "4015"}, {"end-advance": None})
    check(game, {"odds": TARGET, "units": [DLI9, DORSET], "column": "2-1"})
    return attacked(game, TARGET, DLI9, DORSET)


@pytest.mark.rule("h44:12.4.b", "h44:13.5.e", "h44:13.5.d")
def test_a_unit_that_would_die_of_a_second_retreat_is_threatened_too() -> None:
    game = twice(2, walls=True)
    refused(game, {"stand": "ge-henke"}, by="13.5.d")
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "steps": 1, "at": TARGET}, {"asked": "stand-fast"})


@pytest.mark.rule("h44:12.4.a")
def test_if_one_unit_can_get_away_there_is_one_attempt() -> None:
    """The dash costs nothing, and there is no second roll."""
    game = twice(2, walls=False)
    play(game, {"stand": "ge-budde"})
    check(game, {"unit": "ge-budde", "steps": 2}, {"asked": "choose-retreat"}, {"unit": "ge-henke", "at": "eliminated"})


# -- 12.6 one-step attackers --


def last_step_died(result: str, *dice: int, lead: str = "us-bd-101-1", defenders: str = "ge-budde") -> Game[Position]:
    """A company leads four battalions of others and dies of the result."""
    hexes = {TARGET: defenders, "4015": (lead, DLI), "4115": (DLI8, DLI9), "3915": ("br-2ig", "br-2gg")}
    units = [lead.partition(":")[0], DLI, DLI8, DLI9, "br-2ig", "br-2gg"][: 6 if result == "A1/D1" else 2]
    found = odds(combat(hexes), {"target": TARGET, "units": units, "lead": "101AB"})
    game = combat(hexes, dice=[die(found.column, result), *dice])
    return attacked(game, TARGET, *units, lead="101AB")


@pytest.mark.rule("h44:12.6.a")
def test_after_the_last_leading_step_has_died_of_a1_dr_the_retreat_may_be_ignored() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": "us-bd-101-1"}, dice=[die("1-1", "A1/DR")])
    attacked(game, TARGET, "us-bd-101-1")
    check(game, {"hex": "4015", "units": []}, {"asked": "stand-fast", "seats": ["german"]})
    play(game, {"ignore": None})
    check(game, {"event": "retreat-waived", "hex": TARGET}, {"unit": "ge-14-hoff", "at": TARGET, "order": "good"})
    check(game, {"unit": "ge-14-hoff", "lacks": ["engaged"]}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.6.b", "h44:12.6.c")
def test_after_the_last_leading_step_has_died_of_a1_d1_the_retreat_may_be_ignored() -> None:
    game = last_step_died("A1/D1")
    check(game, {"unit": "ge-budde", "steps": 1, "at": TARGET}, {"asked": "stand-fast", "seats": ["german"]})
    play(game, {"ignore": None})
    check(game, {"unit": "ge-budde", "at": TARGET, "order": "good"}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.6.b")
def test_the_defenders_may_retreat_all_the_same() -> None:
    game = last_step_died("A1/D1")
    play(game, {"fall-back": None}, {"retreat": "ge-budde", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-budde", "order": "disrupted"}, {"asked": "choose-advance"})
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:12.6.a", "h44:12.6.b")
def test_disrupted_defenders_may_ignore_it_too() -> None:
    """They could not stand."""
    game = last_step_died("A1/D1", defenders="ge-budde!")
    assert {do["do"] for do in legal(game)} == {"ignore", "fall-back"}
    refused(game, {"stand": "ge-budde"}, by="12.1.2.f")


@pytest.mark.rule("h44:12.6.b")
def test_a_lead_formation_with_a_step_left_forces_the_retreat() -> None:
    game = last_step_died("A1/D1", lead="us-501-1:2")
    check(game, {"hex": "4015", "units": ["us-rem-101-1", DLI]}, {"asked": "stand-fast"})
    refused(game, {"ignore": None}, by="12.6.b")


@pytest.mark.rule("h44:12.3.i", "h44:11.2.d")
def test_with_no_unit_left_of_the_lead_formation_no_unit_pays_for_the_defence() -> None:
    game = last_step_died("A1/D1", 6)
    play(game, {"stand": "ge-budde"})
    check(game, {"event": "determined-defence", "attackers": 1}, {"asked": "choose-target"})
    for unit in (DLI, DLI8, DLI9, "br-2ig", "br-2gg"):
        check(game, {"unit": unit, "steps": 3})
