"""18 Trenches, gun pits, bunkers, hasty defences, wire and mines."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.coh.combat.defence_value import defence
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.units import PACK, UNIT
from tests.games.coh.field import ENEMY, MORTAR, SQUAD, TANK, TRUCK, UP, at, by, field
from tests.games.coh.table import allowed, check, legal, play, refused

MINE = PACK.works["mine-red"].number


SHOOTER = at("su-t34b-1", "7-D06", facing="s")


def defence_of(game: Game[Any], unit: str) -> int:
    """The whole defence of a unit against the tank north of it."""
    position = game.position
    tank, target = UNIT["su-t34b-1"], UNIT[unit]
    shot = Shot(army=position.owners[tank], hex=position.pieces[target].place, how="direct", units=(tank,))
    return defence(position, shot, target).value


def dug(*works: str) -> list[dict[str, Any]]:
    return [{"work": work, "at": "7-F06", "side": "german", "facing": "n"} for work in works]


@pytest.mark.rule("coh:18.0.f", "coh:18.1.b", "coh:18.1.h", "coh:18.2.zj")
def test_men_in_trenches_dig_in_and_leave_it_behind() -> None:
    place = [
        at(SQUAD, inside="trench", marks=["dug-in"]),
        at("ge-infantry-2", inside="trench"),
        {**ENEMY, "facing": "s"},
    ]
    game = field(*place, works=dug("trench"), terrain={"7-F06": "woods"})
    check(
        game,
        {"attack": "su-rifle-1", "target": SQUAD, "dv": 17},
        {"attack": "su-rifle-1", "target": "ge-infantry-2", "dv": 16},
    )
    play(game, by(SQUAD), UP)
    check(game, {"unit": SQUAD, "inside": "none", "dug-in": False}, {"army": "german", "ap": 6})


@pytest.mark.rule("coh:18.2.m", "coh:18.2.n")
@pytest.mark.parametrize(("unit", "work", "front", "rear"), [(TANK, "gun-pit", 3, 0), (SQUAD, "trench", 2, 2)])
def test_a_gun_pit_does_nothing_for_the_rear(unit: str, work: str, front: int, rear: int) -> None:
    """A tank that a firefight lets into a pit, shot at over the front of the pit; a trench helps all round."""
    works = [{"work": work, "at": "7-F06", "side": "german", "facing": "n"}]
    for facing, bonus in (("n", front), ("s", rear)):
        bare = defence_of(field(at(unit, facing=facing), SHOOTER), unit)
        inside = defence_of(field(at(unit, facing=facing, inside=work), SHOOTER, works=works), unit)
        assert inside - bare == bonus


@pytest.mark.rule("coh:18.1.f", "coh:18.1.i")
def test_a_hasty_defence_is_of_the_unit_that_dug_it_and_goes_with_it() -> None:
    game = field(at(SQUAD, hit="foot-unnerved"), at("ge-infantry-2"), ENEMY, dice=[6, 6, 1, 1])
    play(game, by(SQUAD), {"dig-in": None})
    check(game, {"unit": SQUAD, "dug-in": True}, {"unit": "ge-infantry-2", "dug-in": False})
    play(game, by("su-rifle-1"), {"fire": "7-F06"}, {"aim": SQUAD})
    check(game, {"unit": SQUAD, "at": "destroyed", "dug-in": False})


@pytest.mark.rule("coh:18.2.d", "coh:18.2.i", "coh:18.2.y", "coh:18.2.zk")
@pytest.mark.parametrize("work", ["trench", "bunker"])
def test_any_number_of_infantry_goes_into_a_work_each_for_a_point(work: str) -> None:
    men = ("ge-infantry-1", "ge-mg42-1", "ge-mortar-5-1")
    game = field(*(at(unit) for unit in men), works=dug(work))
    for number, unit in enumerate(men):
        play(game, by(unit, "join" if number else "ap"), {"occupy": work}, {"pass-turn": None})
        check(game, {"unit": unit, "inside": work}, {"army": "german", "ap": 6 - number})


@pytest.mark.rule(
    "coh:18.2.h",
    "coh:18.2.j",
    "coh:18.2.k",
    "coh:18.2.zh",
    "coh:18.2.zi",
    "coh:18.2.x",
    "coh:18.2.v",
)
def test_out_of_works_one_looks_as_one_faces_and_out_of_bunkers_only_ahead() -> None:
    trench = field(at(SQUAD, inside="trench", facing="s"), ENEMY, works=dug("trench"))
    play(trench, by(SQUAD))
    refused(trench, {"fire": "7-D06"}, by="18.2.j")
    play(trench, {"pivot": "n"}, {"pass-turn": None}, by(SQUAD))
    allowed(trench, {"fire": "7-D06"})
    play(trench, {"quit": "s"})
    check(trench, {"unit": SQUAD, "inside": "none", "facing": "s"}, {"army": "german", "ap": 5})
    both = [at(SQUAD, inside="bunker", facing="s"), at("ge-pak38-1", inside="bunker")]
    bunker = field(*both, {**ENEMY, "at": "7-H06"}, works=dug("bunker"))
    play(bunker, by(SQUAD))
    refused(bunker, {"fire": "7-H06"}, by="18.2.x")


@pytest.mark.rule("coh:18.2.f", "coh:18.2.o", "coh:18.2.t", "coh:18.3.b", "coh:18.3.c", "coh:18.3.d", "coh:18.4.i")
def test_trenches_pits_ditches_and_wire_keep_some_out() -> None:
    ahead = [{"work": "trench", "at": "7-E06", "side": "soviet"}]
    wheels = field(at(TRUCK), works=ahead)
    play(wheels, by(TRUCK))
    refused(wheels, UP, by="18.2.f")
    ditch = field(at(SQUAD), at(TANK), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "ditch"})
    check(ditch, {"cost": SQUAD, "to": "7-E06", "is": 3}, {"attack": SQUAD, "target": "su-rifle-1", "dv": 12})
    woods = field(at(SQUAD), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "light-woods"})
    check(woods, {"attack": SQUAD, "target": "su-rifle-1", "dv": 13})
    play(ditch, by(TANK))
    refused(ditch, UP, by="18.3.b")
    wire = field(at(TANK), works=[{"work": "wire", "at": "7-E06", "side": "soviet"}])
    check(wire, {"cost": TANK, "to": "7-E06", "is": 3})
    pit = field(at("ge-pak38-1"), at("ge-infantry-gun-1", inside="gun-pit"), works=dug("gun-pit"))
    play(pit, by("ge-pak38-1"), {"occupy": "gun-pit"})
    check(pit, {"unit": "ge-pak38-1", "inside": "gun-pit"})


@pytest.mark.rule("coh:18.4.n", "coh:18.4.o", "coh:18.4.p", "coh:18.4.q", "coh:18.6.b", "coh:18.5.p")
def test_wire_and_mines_are_shot_to_pieces() -> None:
    works = [{"work": "wire", "at": "7-D06", "side": "soviet"}]
    game = field(at(SQUAD), ENEMY, works=works, terrain={"7-D06": "light-woods"}, dice=[6, 6, 1, 1])
    play(game, by(SQUAD), {"fire": "7-D06"}, {"aim": "wire"})
    check(game, {"event": "work-hit", "av": 16, "dv": 16}, {"hex": "7-D06", "works": []})
    check(game, {"event": "attack-missed", "target": "su-rifle-1"})
    hand = field(at(SQUAD, "7-D06"), ENEMY, works=works)
    play(hand, by(SQUAD), {"fire": "7-D06"})
    assert {do["target"] for do in legal(hand)} == {"wire", "su-rifle-1"}
    mined = field(at(MORTAR, "7-H06"), ENEMY, works=[{"work": "mine-red", "at": "7-D06", "side": "soviet"}])
    play(mined, by(MORTAR), {"fire": "7-D06"})
    assert {do["target"] for do in legal(mined)} == {"mine-red", "su-rifle-1"}


@pytest.mark.rule("coh:18.5.d", "coh:18.5.e", "coh:18.5.f", "coh:18.5.m", "coh:18.5.n", "coh:18.5.s", "coh:19.0.d")
def test_mines_strike_who_comes_or_stirs_and_no_unit_that_goes() -> None:
    here = [{"work": "mine-red", "at": "7-F06", "side": "german"}]
    stir = field(at(SQUAD), works=here, terrain={"7-F06": "stone-building"}, german={"cap": 2}, dice=[5, 6, 9])
    play(stir, by(SQUAD), {"pivot": "ne"})
    check(stir, {"asked": "spend-on-roll", "seats": ["german"]})
    play(stir, {"spend": -2})
    roll = next(event.roll for event in stir.events or [] if event.what.startswith("mine-s"))
    assert roll is not None
    assert (roll.total, roll.target) == (9, MINE)
    for dice, hit in (([2, MINE - 3], False), ([2, MINE - 2], True)):
        sprung = field(at(SQUAD), works=here, terrain={"7-F06": "stone-building"}, dice=[*dice, 9])
        play(sprung, by(SQUAD), {"pivot": "ne"})
        check(sprung, {"unit": SQUAD, "hit": "foot-pinned" if hit else "none"})
    for do in ({"fire": "7-D06"}, UP):
        quiet = field(at(SQUAD), ENEMY, works=here, dice=[1, 1])
        play(quiet, by(SQUAD), do)
        assert not [e for e in quiet.events or [] if e.what.startswith("mine-s")]
    ahead = [{"work": "mine-red", "at": "7-E06", "side": "soviet", "hidden": True}]
    second = field(at(SQUAD), at("ge-infantry-2", "7-E06"), works=ahead, dice=[1, 1])
    play(second, by(SQUAD), UP)
    assert [e.args["unit"] for e in second.events or [] if e.what.startswith("mine-s")] == [SQUAD]
    sapper = field(at("ge-pioneer-1"), works=ahead)
    play(sapper, by("ge-pioneer-1"), UP)
    check(sapper, {"event": "mine-found", "hex": "7-E06"}, {"unit": "ge-pioneer-1", "hit": "none"})
