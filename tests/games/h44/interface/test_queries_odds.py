"""The question what an attack would come to: strengths and shifts one by one, who could help, and who cannot."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.situations.runner import catalogue, start
from grognard.games.h44.interface.odds import Odds
from grognard.games.h44.state.position import Position
from tests.games.h44.field import CANAL, combat, field, name, side, water
from tests.games.h44.table import H44_, play

TARGET = name(40, 16)
WEST, NORTH_WEST, FAR = name(40, 15), name(41, 15), name(40, 13)
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"
PLACES = {TARGET: "ge-budde", WEST: (DLI, DLI8), NORTH_WEST: (DLI9, DORSET)}


def ask(game: Game[Position], *units: str, **more: Any) -> Odds:
    found = H44_.query(game, "allied", "odds", {"target": TARGET, "units": list(units), **more})
    assert isinstance(found, Odds)
    return found


def reasons(found: Odds) -> dict[str, int]:
    return {shift.reason: shift.columns for shift in found.shifts}


def test_strengths_are_told_unit_by_unit() -> None:
    board = field(waters=water("minor", (WEST, TARGET)), places={TARGET: "town"})
    game = combat({TARGET: "ge-budde!", WEST: ("br-2ig", DLI)}, board=board)
    found = ask(game, "br-2ig", DLI, lead="GDS")
    shares = {share.unit: share for share in found.attackers}
    assert not shares[DLI].lead
    assert "not-lead" in shares[DLI].halved
    (defender,) = found.defenders
    assert defender.halved == ("disrupted",)
    assert "town" in defender.doubled


def test_every_shift_has_its_paragraph() -> None:
    found = ask(combat(PLACES), DLI, DLI8)
    assert all(shift.rule for shift in found.shifts)


@pytest.mark.rule("h44:17.6.2.a")
def test_a_gun_shifts_the_column_and_is_offered() -> None:
    places = {**PLACES, FAR: "br-50-art"}
    game = combat(places)
    without = ask(game, DLI, DLI8)
    assert "br-50-art" in without.helpers.guns
    found = ask(game, DLI, DLI8, guns=["br-50-art"])
    assert reasons(found) == {**reasons(without), "artillery": 1}
    assert found.guns == ("br-50-art",)


def test_aircraft_are_offered_while_there_are_any() -> None:
    assert not ask(combat(PLACES, flights=0), DLI).helpers.air
    game = combat(PLACES, flights=1)
    assert ask(game, DLI).helpers.air
    assert reasons(ask(game, DLI, air=True)).get("air") == 1


def test_who_cannot_take_part_is_left_out_and_the_reason_told() -> None:
    game = combat({**PLACES, FAR: "br-2ig"})
    found = ask(game, DLI, "br-2ig")
    assert [share.unit for share in found.attackers] == [DLI]
    (refusal,) = found.refusals
    assert "br-2ig" in refusal.evidence


def test_a_plan_on_the_table_is_answered_as_it_stands() -> None:
    game = combat(PLACES)
    play(game, {"attack": TARGET}, {"join": DLI})
    found = H44_.query(game, "allied", "odds", {"target": TARGET})
    assert isinstance(found, Odds)
    assert [share.unit for share in found.attackers] == [DLI]
    assert set(found.helpers.units) == {DLI, DLI8, DLI9, DORSET}


def test_without_attackers_there_are_no_chances() -> None:
    found = ask(combat(PLACES))
    assert (found.column, found.results, found.forecasts) == ("", (), ())


def test_the_bridge_on_the_way_may_be_blown_first() -> None:
    board = field(waters=water("canal", (WEST, TARGET)), bridges={CANAL: side(WEST, TARGET)})
    game = combat(PLACES, board=board, bridges={CANAL: "mined"})
    found = ask(game, DLI, DLI8)
    assert [(charge.bridge, charge.blows) for charge in found.bridges] == [(CANAL, 4)]
    assert ask(game, DLI9).bridges == ()


def test_the_determined_defence_is_told() -> None:
    stand = ask(combat(PLACES), DLI).stand
    assert stand is not None
    assert (stand.lead, stand.ground, stand.holds, stand.desperate) == ("ge-budde", "clear", 2, False)
    city = ask(combat(PLACES, board=field(places={TARGET: "city"})), DLI).stand
    assert city is not None
    assert (city.ground, city.holds) == ("city", 4)
    assert ask(combat({**PLACES, TARGET: "ge-budde!"}), DLI).stand is None


def test_ways_back_end_two_hexes_away() -> None:
    (way,) = ask(combat(PLACES), DLI).ways
    assert way.lost == ""
    assert len(way.ends) > 0
    assert TARGET not in way.ends


def test_the_question_changes_nothing() -> None:
    game = combat(PLACES)
    before = game.position, game.agenda, game.dice
    ask(game, DLI, DLI8, DLI9)
    assert (game.position, game.agenda, game.dice) == before


def test_the_answer_comes_fast() -> None:
    """A tenth of a second is what a player waits for without noticing; the desperate defence is the longest count."""
    game = start(catalogue("h44")["12-4-k-desperate-defence"], H44_)
    game.settle()
    units = ["br-2ig", "br-2gg", "br-1cg", "br-2wg", "br-3ig", "br-5cg", "br-1gg", "br-1wg"]
    args = {"target": "1423", "units": units, "guns": ["br-gds-art"]}
    H44_.query(game, "allied", "odds", args)
    game.position.__dict__.clear()
    begun = process_time()
    H44_.query(game, "allied", "odds", args)
    assert process_time() - begun < 0.2


@pytest.mark.rule("h44:22.6.c")
def test_a_drop_on_the_enemy_is_counted_too() -> None:
    """22.6 Half strength against double: the hex is taken, or all who landed are lost."""
    game = start(catalogue("h44")["22-3-2-fourth-brigade"], H44_)
    game.settle()
    found = H44_.query(game, "allied", "odds", {"target": "6616", "units": ["br-4p-10"], "kind": "landing"})
    assert isinstance(found, Odds)
    assert "landing" in found.attackers[0].halved
    assert "landing" in found.defenders[0].doubled
    assert found.column == "1-3"
    for forecast in found.forecasts:
        assert sum(likely.count for likely in forecast.ends) == forecast.whole
        assert not any(likely.ending.breakthrough for likely in forecast.ends)
