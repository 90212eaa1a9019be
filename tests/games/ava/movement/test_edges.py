"""Prohibitions that play rarely meets: each bites here, beside a near miss that is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Decision, Game
from grognard.core.verdicts import Forbidden
from grognard.games.ava.interface.actions import Choose, Deploy
from grognard.games.ava.state.position import UNIT, UNUSED
from grognard.games.ava.turn.selection import ChooseChits
from grognard.games.ava.turn.setup import DeployFormation
from tests.games.ava.islet import fighting, islet, stand
from tests.games.ava.islet import moving as on_the_islet
from tests.games.ava.phases import PACK, drawing, moving
from tests.games.ava.plain import bare, chain, column, name, neighbours, plain
from tests.games.ava.sites import fresh
from tests.games.ava.table import allowed, check, events, legal, play, refused, table

GATES = ["S5504", "S5507", "S5513"]
"""The sources from Moscow."""
STRETCH = [name(number, row, "S") for number in range(45, 56) for row in range(1, 16)]
POOL = [unit.id for unit in PACK.units if unit.side == "soviet" and unit.map == "S" and not unit.formation]


def told(decision: Decision, game: Game[Any], action: Any) -> str:
    """Why a decision refuses an action, by the name of the sentence; empty when it is legal."""
    verdict = decision.judge(game, action)
    return verdict.reason.id if isinstance(verdict, Forbidden) else ""


# -- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.1.a")
def test_only_an_attack_that_was_declared_is_called_off() -> None:
    units = ["de-l-21", "de-l-58"]
    game = fighting(stand(de_l_21="L0407", de_l_58="L0407", su_l_179="L0408"), units)
    play(game, {"attack": "de-l-21", "target": "L0408"})
    refused(game, {"call-off": "de-l-58"}, by="10.1.a")
    play(game, {"call-off": "de-l-21"})
    refused(game, {"call-off": "de-l-21"}, by="10.1.a")
    allowed(game, {"attack": "de-l-21", "target": "L0408"})


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:4.0.b")
def test_a_formation_is_set_up_with_its_own_units_only() -> None:
    game = fresh("leningrad")
    deploys = [a for a in legal(game) if a["do"] == "deploy"]
    own = {str(a["unit"]) for a in deploys}
    hex_ = str(deploys[0]["hex"])
    stranger = next(u.id for u in PACK.units if u.formation == "soviet-11a" and u.kind != "hq")
    assert stranger not in own
    refused(game, {"deploy": stranger, "hex": hex_}, by="4.0.b")
    assert game.decision is not None
    assert told(game.decision, game, Deploy(stranger, hex_)) == "refusal-unit-has-another-colour"
    allowed(game, {"deploy": min(own), "hex": hex_})


@pytest.mark.rule("ava:4.0.m")
def test_a_formation_of_one_hex_stands_nowhere_else() -> None:
    """The program sets it up by itself; should its player be asked all the same, there is only that hex."""
    formation = next(f for f in PACK.formations.values() if f.kind == "hex")
    game = table(empty=False, decision={"phase": "setup"})
    game.position = game.position.with_place(UNIT[PACK.units_of[formation.id][0]], UNUSED)
    decision = DeployFormation(seats=("soviet",), formation=formation.id)
    (here,) = formation.hexes
    unit = PACK.units_of[formation.id][0]
    near = next(h for h in neighbours(here) if h in PACK.board.index)
    assert told(decision, game, Deploy(unit, near)) == "refusal-outside-the-hex"
    assert told(decision, game, Deploy(unit, here)) == ""


# -- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "chits", "number", "reason"),
    [
        pytest.param(
            "soviet",
            ["su-8a", "su-11a", "su-27a", "su-23a", *PACK.scenarios["leningrad"].soviet_pool],
            PACK.scenarios["leningrad"].track[1].chits.su,
            "refusal-soviet-number-is-reached",
            marks=pytest.mark.rule("ava:6.2.b"),
        ),
        pytest.param(
            "axis",
            ["de-4pzg", "de-18a", "de-16a", "okh", "manstein"],
            PACK.scenarios["leningrad"].track[1].chits.ger,
            "refusal-german-number-is-reached",
            marks=pytest.mark.rule("ava:6.2.c"),
        ),
    ],
)
def test_no_chit_beyond_the_number_of_the_track(side: str, chits: list[str], number: int, reason: str) -> None:
    """Nobody is asked once the number is reached; should he be, he is refused."""
    assert 0 < number < len(chits)
    decision = ChooseChits(seats=(side,), side=("axis", "soviet").index(side))
    for chosen, answer in ((number - 1, ""), (number, reason)):
        game = table(
            turn=2,
            board=plain(),
            place=[{"unit": "de-l-1pz", "at": "L2019"}],
            available={side: chits},
            chosen={side: chits[:chosen]},
            decision=moving("axis", "de-l-1pz"),
        )
        assert told(decision, game, Choose(chits[-1])) == answer


# -- onto the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:3.1.d", "ava:15.3.d")
def test_19th_army_does_not_enter_where_an_enemy_stands() -> None:
    army = [unit.id for unit in PACK.units if unit.formation == "soviet-19a"]
    place = [{"unit": unit, "at": "track-3"} for unit in army] + [{"unit": "de-s-7", "at": "S5507"}]
    board = bare(STRETCH, soviet=GATES, axis=["S0118"])
    game = table(scenario="smolensk", board=board, turn=3, place=place, decision=drawing("su-19a"))
    refused(game, {"enter-at": "S5507"}, by="3.1.d")
    allowed(game, {"enter-at": "S5504"})


@pytest.mark.rule("ava:3.1.d", "ava:15.3.c")
def test_19th_army_waits_when_every_entry_is_held() -> None:
    army = [unit.id for unit in PACK.units if unit.formation == "soviet-19a"]
    held = [{"unit": unit, "at": hex_} for unit, hex_ in zip(("de-s-7", "de-s-5", "de-s-6"), GATES, strict=True)]
    place = [{"unit": unit, "at": "track-3"} for unit in army] + held
    board = bare(STRETCH, soviet=GATES, axis=["S0118"])
    game = table(scenario="smolensk", board=board, turn=3, place=place, decision=drawing("su-19a"))
    check(game, {"event": "army-cannot-enter", "chit": "su-19a"}, {"unit": army[0], "at": "track-3"})


def reserve(*place: dict[str, Any], board: dict[str, Any] | None = None) -> Game[Any]:
    """Turn 6 at Smolensk: the Soviet reinforcement chit has been drawn, a few units are available."""
    waiting = [{"unit": unit, "at": "available"} for unit in POOL[:3]]
    return table(
        scenario="smolensk",
        board=board or bare(STRETCH, soviet=GATES, axis=["S0118"]),
        turn=6,
        place=[*waiting, *place],
        decision={"phase": "reinforcements", "side": "soviet"},
    )


@pytest.mark.rule("ava:12.1.e", "ava:12.1.c")
def test_without_any_station_nobody_comes_by_rail() -> None:
    """The reserve may still march on; with one railway hex at a source, trains come too."""
    game = reserve()
    refused(game, {"call": POOL[0]}, by="12.1.e")
    allowed(game, {"call": POOL[0], "source": "S5507"})
    rails = chain(["S5507", "S5407"])
    game = reserve(board=bare(STRETCH, rails=rails, soviet=GATES, axis=["S0118"]))
    allowed(game, {"call": POOL[0]})


@pytest.mark.rule("ava:12.1.e", "ava:3.1.e")
def test_stations_that_are_all_full_are_no_stations() -> None:
    rails = chain(["S5507", "S5407"])
    board = bare(STRETCH, rails=rails, soviet=GATES, axis=["S0118"])
    crowd = [{"unit": unit, "at": hex_} for unit, hex_ in zip(POOL[3:7], ["S5507", "S5407"] * 2, strict=True)]
    refused(reserve(*crowd, board=board), {"call": POOL[0]}, by="3.1.e")
    allowed(reserve(*crowd[:3], board=board), {"call": POOL[0]})


@pytest.mark.rule("ava:3.1.d", "ava:15.4.d")
def test_reserve_does_not_enter_where_an_enemy_stands() -> None:
    game = reserve({"unit": "de-s-7", "at": "S5507"})
    refused(game, {"call": POOL[0], "source": "S5507"}, by="3.1.d")
    allowed(game, {"call": POOL[0], "source": "S5504"})


@pytest.mark.rule("ava:15.4.e", "ava:3.1.f")
def test_reserve_needs_a_hex_to_stop_in() -> None:
    """A source walled in by lakes, with two units in it already; with one of them there is room."""
    terrain = dict.fromkeys((h for h in neighbours("S5507") if h in STRETCH), "lake")
    board = bare(STRETCH, terrain=terrain, soviet=GATES, axis=["S0118"])
    two = [{"unit": unit, "at": "S5507"} for unit in POOL[3:5]]
    refused(reserve(*two, board=board), {"call": POOL[0], "source": "S5507"}, by="3.1.f")
    allowed(reserve(*two[:1], board=board), {"call": POOL[0], "source": "S5507"})


@pytest.mark.rule("ava:15.4.e", "ava:3.1.i")
def test_reserve_marches_through_a_full_source() -> None:
    two = [{"unit": unit, "at": "S5507"} for unit in POOL[3:5]]
    game = reserve(*two)
    play(game, {"call": POOL[0], "source": "S5507"})
    refused(game, {"go": "S5507"}, by="3.1.f")
    play(game, {"go": "S5506"})
    check(game, {"unit": POOL[0], "at": "S5506"})


@pytest.mark.rule("ava:3.1.e")
def test_a_train_does_not_stop_in_a_full_hex() -> None:
    rails = chain(column(54, 5, 8, "S")) | chain(["S5407", "S5507"])
    board = bare(STRETCH, rails=rails, soviet=GATES, axis=["S0118"])
    crowd = [{"unit": unit, "at": "S5406"} for unit in POOL[3:5]]
    game = reserve(*crowd, board=board)
    play(game, {"call": POOL[0]})
    refused(game, {"arrive": "S5406"}, by="3.1.e")
    play(game, {"arrive": "S5405"})
    check(game, {"unit": POOL[0], "at": "S5405"})


# -- way-points ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:18.1.x")
def test_way_points_do_not_lead_a_limited_reserve_into_an_enemy_zone() -> None:
    """L2019 lies in the zone of the German in L2018, L2020 does not."""
    place = [
        {"unit": "su-l-70", "at": "L2021"},
        {"unit": "su-l-111", "at": "L2416"},
        {"unit": "su-l-hq-8a", "at": "L2023"},
        {"unit": "de-l-1", "at": "L2018"},
    ]
    options, decision = {"reserves": True}, {"phase": "command", "chit": "reserve"}
    game = table(options=options, turn=4, dice=[1], place=place, board=plain(), decision=decision)
    play(game, {"activate": "su-l-70"}, {"move": "su-l-70"})
    refused(game, {"go": "L2019"}, by="18.1.x")
    refused(game, {"go": "L2019", "via": ["L2020"]}, by="18.1.x")
    play(game, {"go": "L2020", "via": ["L2022"]})
    check(game, {"unit": "su-l-70", "at": "L2020"})


@pytest.mark.rule("ava:9.2.a")
def test_a_way_point_named_twice_is_walked_once() -> None:
    game = on_the_islet(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"}, {"go": "L0408", "via": ["L0408"]})
    (line,) = events(game, "unit-moved")
    assert line.args["path"] == ("L0408",)


@pytest.mark.rule("ava:9.2.j", "ava:9.2.g", "ava:9.2.h")
@pytest.mark.parametrize(("via", "cost"), [([], 2), (["L0507"], 4), (["L0507", "L0508"], 6), (["L0407"], None)])
def test_a_way_through_way_points_costs_every_step(via: list[str], cost: int | None) -> None:
    """From L0407 to L0408 in the open: straight on, or round by the east."""
    game = on_the_islet(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"})
    if cost is None:
        refused(game, {"go": "L0408", "via": via}, by="9.2.j")
        return
    play(game, {"go": "L0408", "via": via})
    (line,) = events(game, "unit-moved")
    assert (line.args["halves"], line.args["path"]) == (cost, (*via, "L0408"))


@pytest.mark.rule("ava:9.2.g", "ava:9.2.h")
def test_zones_cost_the_same_on_a_way_through_way_points() -> None:
    """Past a Soviet division: 1, into its zone 1 + 2, out of it 1 + 2; too much for infantry of five points."""
    place = stand(de_l_21="L0407", de_l_36m="L0407", su_l_179="L0609")
    game = on_the_islet(place, ["de-l-21", "de-l-36m"])
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0409", "via": ["L0508"]}, by="9.2.j")
    play(game, {"put-back": None}, {"move": "de-l-36m"}, {"go": "L0409", "via": ["L0508"]})
    (line,) = events(game, "unit-moved")
    assert line.args["halves"] == 2 + 6 + 6
    play(game, {"move": "de-l-21"}, {"go": "L0508", "via": ["L0408"]})
    assert events(game, "unit-moved")[-1].args["halves"] == 2 + 6


@pytest.mark.rule("ava:3.1.d")
def test_way_points_do_not_lead_through_an_enemy() -> None:
    game = on_the_islet(stand(de_l_36m="L0407", su_l_179="L0409"), ["de-l-36m"])
    play(game, {"move": "de-l-36m"})
    refused(game, {"go": "L0411", "via": ["L0409"]}, by="9.2.j")
    refused(game, {"go": "L0409", "via": ["L0408"]}, by="3.1.d")


@pytest.mark.rule("ava:3.1.f")
def test_way_points_do_not_make_room() -> None:
    place = stand(de_l_21="L0407", de_l_58="L0409", de_l_1="L0409")
    game = on_the_islet(place, ["de-l-21"])
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0409", "via": ["L0408"]}, by="3.1.f")
    play(game, {"go": "L0410", "via": ["L0409"]})
    check(game, {"unit": "de-l-21", "at": "L0410"})


@pytest.mark.rule("ava:9.3.a", "ava:9.3.c")
def test_a_march_goes_through_way_points_along_roads_only() -> None:
    """Ten hexes of road are five points; beside the road nobody marches, and never in an enemy zone."""
    way = column(4, 2, 13)
    board = islet(roads=[way])
    game = on_the_islet(stand(de_l_21="L0402"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0412", "via": ["L0507"]}, by="9.2.j")
    play(game, {"go": "L0412", "via": ["L0406", "L0409"]})
    (line,) = events(game, "unit-marched")
    assert (line.args["halves"], line.args["path"]) == (10, tuple(way[1:11]))
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0609"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0412", "cost": 5})
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0509"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0412", "via": ["L0406"]}, by="9.2.j")


@pytest.mark.rule("ava:9.3.c")
def test_way_points_do_not_march_into_an_enemy_zone() -> None:
    """The first way-point can be marched to; the zone lies between it and the end."""
    board = islet(roads=[column(4, 2, 13)])
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0511"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0410", "cost": 4})
    refused(game, {"go": "L0411", "via": ["L0409"]}, by="9.2.j")
    play(game, {"go": "L0410", "via": ["L0409"]})
    check(game, {"unit": "de-l-21", "at": "L0410"})
