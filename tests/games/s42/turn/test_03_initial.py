"""3.0 The initial phase: what comes by itself, and that the rest is done in any order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Dismantle, EndInitial, Fortify, Provide, Rearm, Replenish, Station
from grognard.games.s42.state.markers import AIR_BOX, Fort, Offensive, SupplyPoint, Wing
from grognard.games.s42.state.position import ALERTED, ELIMINATED, TRAIN, USED, Piece, Position
from grognard.games.s42.turn.initial import InitialPhase
from grognard.games.s42.turn.phases import OPENERS
from tests.games.s42.table import Stand, asked, at, bare, play, table, told

HQ = "ge-6a-hq"


def phase(side: int, stand: Stand = (), **fields: Any) -> Game[Position]:
    return table(bare(stand=stand, **fields), InitialPhase(side=side))


@pytest.mark.rule("s42:3.0.g")
def test_it_opens_the_initial_phase() -> None:
    assert OPENERS["initial"] is InitialPhase
    game = phase(AXIS)
    assert asked(game) == ("axis",)
    assert told(game) == ["phase-initial"]
    assert game.decision is not None
    assert game.decision.prompt(game).args == {"side": "axis", "points": 2}


@pytest.mark.rule("s42:3.0.i", "s42:3.0.j", "s42:3.0.o", "s42:3.0.p", "s42:9.7.2.c", "s42:9.7.2.g", "s42:28.1.1.e")
def test_what_comes_by_itself() -> None:
    forts = (Fort(HEX["1304"], AXIS), Fort(HEX["2504"], SOVIET))
    plans = (Offensive(AXIS, UNIT[HQ]), Offensive(SOVIET, UNIT["su-don-hq"]))
    shells = (SupplyPoint(1, AXIS, HEX["1303"], marks=TRAIN),)
    position = bare(
        stand={"ge-45": "1303", "ge-manstein": "1303", HQ: "1304"}, forts=forts, planned=plans, supplies=shells
    )
    position = position.mark((UNIT["ge-45"],), TRAIN).mark((UNIT["ge-manstein"], UNIT[HQ]), USED)
    after = table(position, InitialPhase(side=AXIS)).position
    assert [fort.done for fort in after.forts] == [True, False]
    assert [plan.ready for plan in after.planned] == [True, False]
    assert not after.pieces[UNIT["ge-45"]].has(TRAIN)
    assert not after.supplies[0].marks
    assert not after.pieces[UNIT["ge-manstein"]].has(USED)
    assert after.pieces[UNIT[HQ]].has(USED)  # a headquarters needs shells


@pytest.mark.rule("s42:3.0.h", "s42:3.0.zj")
def test_only_the_axis_gathers_air_units() -> None:
    wings = (Wing(HEX["3020"], True), Wing(AIR_BOX, True), Wing(AIR_BOX))
    gathered = phase(AXIS, wings=wings, turn=5).position.wings
    assert gathered[0] == gathered[1] == Wing(AIR_BOX)
    assert phase(SOVIET, wings=wings, turn=5).position.wings == wings


@pytest.mark.rule("s42:20.4.b", "s42:3.0.zi")
def test_garrisons_look_out_before_the_soviet_turn() -> None:
    game = phase(SOVIET, {"su-vor-nkvd": "2503", "ge-45": "2103"})
    assert game.position.pieces[UNIT["su-vor-nkvd"]].has(ALERTED)


@pytest.mark.rule("s42:3.0.g", "s42:3.0.k", "s42:3.0.l", "s42:3.0.n", "s42:18.1.b")
def test_everything_else_in_any_order() -> None:
    def begin() -> Game[Position]:
        shells = (SupplyPoint(1, AXIS, HEX["1304"]),)
        position = bare(
            turn=3, stand={HQ: "1304", "ge-45": "1404"}, supplies=shells, forts=(Fort(HEX["1405"], AXIS, True),)
        )
        position = position.mark((UNIT[HQ],), USED).with_piece(UNIT["ge-1mtn"], Piece(ELIMINATED, 1))
        return table(position, InitialPhase(side=AXIS))

    deeds = (
        (Rearm(HQ, "supply-1"),),
        (Provide("area-X"),),
        (Fortify("1404"),),
        (Replenish("ge-1mtn", "replacement-special"), Station("area-Y")),
        (Dismantle("1405"),),
    )
    ends = []
    for order in (deeds, deeds[::-1], (*deeds[2:], *deeds[:2])):
        game = begin()
        for deed in order:
            for action in deed:
                play(game, action)
        play(game, EndInitial())
        assert not asked(game)
        assert game.position.resources == (0, 0)
        ends.append(game.position)
    assert ends[0].pieces == ends[1].pieces == ends[2].pieces
    for end in ends:
        assert [supply.place for supply in end.supplies] == [at("area-X")]


def test_whatever_is_offered_is_legal() -> None:
    game = phase(SOVIET, {"su-121": "2503", "su-don-hq": "2504", "ge-45": "2303"}, turn=4)
    assert game.decision is not None
    for action in game.decision.actions(game):
        assert game.decision.judge(game, action) is True
