"""Chapter 12: determined and desperate defence."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.state.position import Position
from tests.games.h44.field import RESULTS, attacked, combat, die, field
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused

TARGET = "4016"
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"
GROUND: dict[str, dict[str, Any]] = {
    "clear": {},
    "polder": {"terrain": {TARGET: "polder"}},
    "polder woods": {"terrain": {TARGET: "polder-woods"}},
    "woods": {"terrain": {TARGET: "woods"}},
    "marsh": {"terrain": {TARGET: "marsh"}},
    "town": {"places": {TARGET: "town"}},
    "polder town": {"terrain": {TARGET: "polder"}, "places": {TARGET: "town"}},
    "village": {"places": {TARGET: "village"}},
    "city": {"places": {TARGET: "city"}},
}


def dr(roll: int, *more: int, defenders: Any = "ge-budde", ground: str = "clear", **keys: Any) -> Game[Position]:
    """The defenders have been thrown back (DR, or `result`) by as many battalions as it takes; the next dice are those
    of the defence."""
    hexes = {TARGET: defenders, "4015": (DLI, DLI8), "4115": (DLI9, DORSET), **keys.pop("more", {})}
    board = keys.pop("board", None) or field(**GROUND[ground])
    result = keys.pop("result", "DR")
    look = combat(hexes, board=board)
    for count in (4, 3, 2, 1):
        units = (DLI, DLI8, DLI9, DORSET)[:count]
        column = odds(look, {"target": TARGET, "units": list(units)}).column
        if result in RESULTS[column]:
            break
    else:
        raise AssertionError(f"no attack gives {result}")
    game = combat(hexes, board=board, dice=[die(column, result), roll, *more], **keys)
    return attacked(game, TARGET, *units)


def stood(roll: int, unit: str = "ge-budde", *, support: str = "", **keys: Any) -> Game[Position]:
    game = dr(roll, **keys)
    play(game, {"stand": unit, "support": support} if support else {"stand": unit})
    return game


def outcome(game: Game[Position], unit: str = "ge-budde") -> tuple[bool, int, int]:
    """Whether the defence held, the steps the attacker lost and those the defender lost."""
    while asked(game) == "choose-loss":
        play(game, legal_as_do(game))
    pieces = {u: game.position.pieces[UNIT[u]] for u in (unit, DLI, DLI8, DLI9, DORSET)}
    attacker = sum(3 - pieces[u].steps for u in (DLI, DLI8, DLI9, DORSET))
    held = asked(game) == "choose-target"
    full = game.position.pieces[UNIT[unit]].steps
    return held, attacker, 2 - full


def legal_as_do(game: Game[Position]) -> dict[str, Any]:
    return {"lose-step": legal(game)[0]["unit"]}


@pytest.mark.rule("h44:12.1.1.a", "h44:12.1.2.b", "h44:12.1.1.e", "h44:12.1.1.f", "h44:12.1.1.g", "h44:12.3.a")
def test_success_keeps_the_hex_and_cancels_the_advance() -> None:
    game = stood(6, ground="woods")
    finished(game)
    check(game, {"unit": "ge-budde", "at": TARGET, "order": "good", "steps": 2}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.1.1.a")
@pytest.mark.parametrize(("column", "result"), [("2-1", "A1/DR"), ("2-1", "DR"), ("2-1", "D1")])
def test_results_that_allow_a_determined_defence(column: str, result: str) -> None:
    game = combat({TARGET: "ge-budde", "4015": (DLI, DLI8)}, dice=[die(column, result), 6])
    attacked(game, TARGET, DLI, DLI8)
    if asked(game) == "choose-loss":
        play(game, {"lose-step": DLI})
    check(game, {"asked": "stand-fast", "seats": ["german"]})


@pytest.mark.rule("h44:12.1.1.a", "h44:12.1.1.c", "h44:12.4.j", "h44:11.1.c", "h44:11.1.h")
@pytest.mark.parametrize(
    ("result", "stands"), [("DRX", True), ("A1/D1", True), ("D1", True), ("DR", True), ("DMR", False), ("DS", False)]
)
def test_no_determined_defence_after_ds_and_dmr(result: str, stands: bool) -> None:
    hexes = {TARGET: "ge-henke", "4015": (DLI, DLI8), "4115": (DLI9, DORSET)}
    game = combat(hexes, dice=[die("5-1", result)])
    attacked(game, TARGET, DLI, DLI8, DLI9, DORSET)
    while asked(game) == "choose-loss":
        play(game, legal_as_do(game))
    assert asked(game) == ("stand-fast" if stands else "choose-retreat")


@pytest.mark.rule("h44:12.1.1.b")
def test_a_unit_must_survive() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": DLI}, dice=[die("2-1", "D1")])
    attacked(game, TARGET, DLI)
    check(game, {"asked": "choose-advance"})


@pytest.mark.rule("h44:12.1.1.d")
def test_losses_of_the_result_come_first() -> None:
    game = dr(6, result="D1")
    check(game, {"unit": "ge-budde", "steps": 1}, {"asked": "stand-fast"})


@pytest.mark.rule("h44:12.1.2.a", "h44:12.1.2.d", "h44:12.3.h")
@pytest.mark.parametrize("lead", ["ge-budde", "ge-henke"])
def test_the_defender_chooses_the_lead_unit_and_it_takes_the_loss(lead: str) -> None:
    pair = ("ge-budde", "ge-henke")
    offered = [
        (do["unit"], do.get("support", ""))
        for do in legal(dr(4, defenders=pair, ground="woods"))
        if do["do"] == "stand"
    ]
    assert sorted(offered) == [(unit, "") for unit in pair]
    game = stood(4, lead, defenders=pair, ground="woods")
    other = {"ge-budde": "ge-henke", "ge-henke": "ge-budde"}[lead]
    check(game, {"unit": lead, "steps": 1}, {"unit": other, "steps": 2})


@pytest.mark.rule("h44:12.1.2.c", "h44:12.2.q", "h44:12.2.r")
@pytest.mark.parametrize(
    ("lead", "roll", "held"),
    [("ge-bloch", 4, True), ("ge-budde", 4, False), ("ge-budde", 5, True), ("ge-fuerst", 5, False)],
)
def test_the_lead_unit_gives_the_modifier(lead: str, roll: int, held: bool) -> None:
    """In clear terrain 5 holds: the elite unit holds on 4, the low-quality one fails on 5."""
    game = stood(roll, lead, defenders=lead)
    while asked(game) == "choose-loss":
        play(game, legal_as_do(game))
    assert (asked(game) == "choose-target") is held


@pytest.mark.rule("h44:12.1.2.e", "h44:12.1.2.f", "h44:14.2.h")
def test_guns_and_disrupted_units_do_not_lead() -> None:
    game = dr(6, defenders=("ge-budde", "ge-henke!", "ge-406-art"))
    refused(game, {"stand": "ge-406-art"}, by="12.1.2.e")
    refused(game, {"stand": "ge-henke"}, by="12.1.2.f")
    allowed(game, {"stand": "ge-budde"})


@pytest.mark.rule("h44:14.3.2.a")
def test_a_unit_in_full_retreat_does_not_lead() -> None:
    game = dr(6, defenders=("ge-budde", "ge-henke!!"))
    refused(game, {"stand": "ge-henke"}, by="14.3.2.a")
    allowed(game, {"stand": "ge-budde"})


@pytest.mark.rule("h44:12.1.2.f")
def test_only_disrupted_units_cannot_stand_at_all() -> None:
    game = dr(6, defenders="ge-budde!")
    assert asked(game) == "choose-retreat"


@pytest.mark.rule("h44:12.1.2.g")
def test_a_supply_head_does_not_lead() -> None:
    hexes = {TARGET: ("us-101-sup", "us-501-1"), "4015": ("ge-bloch", "ge-jungwirth")}
    game = combat(hexes, by="german", dice=[die("2-1", "DR")])
    check(game, {"odds": TARGET, "units": ["ge-bloch", "ge-jungwirth"], "attack": 12, "column": "2-1"})
    attacked(game, TARGET, "ge-bloch", "ge-jungwirth")
    refused(game, {"stand": "us-101-sup"}, by="12.1.2.g")
    allowed(game, {"stand": "us-501-1"})


@pytest.mark.rule("h44:12.1.2.h")
def test_a_unit_of_an_overstacked_hex_can_lead() -> None:
    overstacked = ("ge-i-vdh", "ge-ewald", "ge-1-erd", "ge-2-erd")
    hexes = {TARGET: overstacked, "4015": (DLI, DLI8), "4115": (DLI9, DORSET), "3915": ("br-2ig", "br-2gg")}
    game = combat(hexes, dice=[6])
    attacked(game, TARGET, DLI, DLI8, DLI9, DORSET)
    play(game, {"defend": ["ge-i-vdh", "ge-ewald"]})
    while asked(game) == "choose-loss":
        play(game, legal_as_do(game))
    assert asked(game) == "stand-fast"
    assert "ge-2-erd" in {do["unit"] for do in legal(game) if do["do"] == "stand"}


TABLE = {
    "clear": {1: (0, 0, 1), 2: (0, 0, 0), 3: (0, 0, 0), 4: (0, 0, 0), 5: (1, 0, 1), 6: (1, 1, 1)},
    "woods": {1: (0, 0, 1), 2: (0, 0, 0), 3: (0, 0, 0), 4: (1, 0, 1), 5: (1, 1, 1), 6: (1, 0, 0)},
    "city": {1: (0, 0, 1), 2: (0, 0, 0), 3: (1, 0, 1), 4: (1, 1, 1), 5: (1, 0, 0), 6: (1, 0, 0)},
}


@pytest.mark.rule("h44:12.2.a", "h44:12.2.b", "h44:12.2.c", "h44:12.2.d", "h44:12.2.e", "h44:12.2.f", "h44:12.2.g")
@pytest.mark.rule("h44:12.2.h", "h44:12.2.i", "h44:12.2.j", "h44:12.2.k", "h44:12.2.l", "h44:12.2.m", "h44:12.2.n")
@pytest.mark.rule("h44:12.3.c", "h44:12.3.d", "h44:12.3.f")
@pytest.mark.parametrize("ground", list(TABLE))
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_table(ground: str, roll: int) -> None:
    hold, attacker, defender = TABLE[ground][roll]
    assert outcome(stood(roll, ground=ground)) == (bool(hold), attacker, defender)


@pytest.mark.rule("h44:12.2.o", "h44:12.2.q")
@pytest.mark.parametrize("ground", list(TABLE))
def test_seven_holds_at_the_attackers_cost(ground: str) -> None:
    game = stood(6, "ge-bloch", defenders="ge-bloch:2", ground=ground)
    check(game, {"asked": "choose-loss", "seats": ["allied"]})
    assert outcome(game, "ge-bloch") == (True, 1, 0)


@pytest.mark.rule("h44:12.2.p", "h44:12.2.s")
def test_artillery_and_morale_add_up() -> None:
    """5 in woods is 1/1; with a gun it is 6; elite and gun make it 7."""
    guns = {"4019": "ge-406-art"}
    assert outcome(stood(5, ground="woods", support="ge-406-art", more=guns)) == (True, 0, 0)
    blue = {"4019": "ge-22-180"}
    game = stood(5, "ge-bloch", defenders="ge-bloch:2", ground="woods", support="ge-22-180", more=blue)
    assert outcome(game, "ge-bloch") == (True, 1, 0)
    low = stood(5, "ge-lewin", defenders="ge-lewin", ground="woods", support="ge-406-art", more=guns)
    assert outcome(low, "ge-lewin") == (True, 1, 1)


@pytest.mark.rule("h44:12.1.3.a", "h44:12.1.3.b", "h44:12.1.3.c", "h44:12.1.3.d", "h44:12.1.3.e", "h44:8.6.3.a")
@pytest.mark.parametrize(
    ("ground", "roll", "held"),
    [
        *(("clear", 4, False), ("polder", 4, False), ("woods", 4, True), ("marsh", 4, True)),
        *(("polder woods", 4, False), ("village", 4, False)),
        *(("town", 4, True), ("polder town", 4, True), ("city", 3, True), ("town", 3, False), ("woods", 3, False)),
    ],
)
def test_the_column_comes_from_the_ground(ground: str, roll: int, held: bool) -> None:
    assert outcome(stood(roll, ground=ground))[0] is held


@pytest.mark.rule("h44:12.1.3.f")
@pytest.mark.parametrize(("defenders", "held"), [(("ge-12stug", "ge-henke"), False), (("ge-budde",), True)])
def test_vehicles_in_marsh_use_the_clear_column(defenders: tuple[str, ...], held: bool) -> None:
    game = stood(4, defenders[0], defenders=defenders, ground="marsh")
    assert (asked(game) == "choose-target") is held


@pytest.mark.rule("h44:12.3.b")
def test_after_success_all_defenders_are_engaged() -> None:
    game = stood(6, defenders=("ge-budde", "ge-henke"), ground="woods")
    check(game, {"unit": "ge-budde", "marks": ["engaged"]}, {"unit": "ge-henke", "marks": ["engaged"]})


@pytest.mark.rule("h44:12.3.c")
def test_after_failure_they_retreat() -> None:
    game = stood(3)
    play(game, {"retreat": "ge-budde", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-budde", "order": "disrupted"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:12.3.e")
def test_on_1_0_the_attacker_chooses_his_loss() -> None:
    game = stood(6, "ge-bloch", defenders="ge-bloch:2")
    check(game, {"asked": "choose-loss", "seats": ["allied"]})


@pytest.mark.rule("h44:12.3.g")
def test_on_1_1_the_defender_chooses_the_attackers_loss() -> None:
    game = stood(6)
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    play(game, {"lose-step": DORSET})
    check(game, {"unit": DORSET, "steps": 2}, {"unit": "ge-budde", "steps": 1})


@pytest.mark.rule("h44:12.3.i")
def test_the_attackers_loss_is_of_the_lead_formation() -> None:
    hexes = {TARGET: "ge-budde", "4015": (DLI, "br-3-2l"), "4115": DLI8}
    game = combat(hexes, dice=[die("2-1", "DR"), 6])
    attacked(game, TARGET, DLI, DLI8, "br-3-2l", lead="50DIV")
    play(game, {"stand": "ge-budde"})
    refused(game, {"lose-step": "br-3-2l"}, by="11.2.d")
    allowed(game, {"lose-step": DLI8})


@pytest.mark.rule("h44:12.3.j")
def test_the_last_step_lost_in_success_bars_the_advance() -> None:
    game = stood(4, defenders="ge-budde:1", ground="woods")
    check(game, {"unit": "ge-budde", "at": "eliminated"}, {"asked": "choose-target"})


@pytest.mark.rule("h44:12.3.j")
def test_the_last_step_lost_in_failure_does_not() -> None:
    game = stood(1, defenders="ge-budde:1", ground="woods")
    check(game, {"unit": "ge-budde", "at": "eliminated"}, {"asked": "choose-advance"})
