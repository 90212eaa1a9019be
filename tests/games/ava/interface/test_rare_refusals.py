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
from tests.games.ava.islet import fighting, stand
from tests.games.ava.phases import PACK, drawing, moving
from tests.games.ava.plain import bare, chain, column, name, neighbours, plain
from tests.games.ava.sites import fresh
from tests.games.ava.table import allowed, check, legal, play, refused, table

GATES = ["S5504", "S5507", "S5513"]
"""The sources from Moscow."""


STRETCH = [name(number, row, "S") for number in range(45, 56) for row in range(1, 16)]


POOL = [unit.id for unit in PACK.units if unit.side == "soviet" and unit.map == "S" and not unit.formation]


def told(decision: Decision, game: Game[Any], action: Any) -> str:
    """Why a decision refuses an action, by the name of the sentence; empty when it is legal."""
    verdict = decision.judge(game, action)
    return verdict.reason.id if isinstance(verdict, Forbidden) else ""


@pytest.mark.rule("ava:10.1.a")
def test_only_an_attack_that_was_declared_is_called_off() -> None:
    units = ["de-l-21", "de-l-58"]
    game = fighting(stand(de_l_21="L0407", de_l_58="L0407", su_l_179="L0408"), units)
    play(game, {"attack": "de-l-21", "target": "L0408"})
    refused(game, {"call-off": "de-l-58"}, by="10.1.a")
    play(game, {"call-off": "de-l-21"})
    refused(game, {"call-off": "de-l-21"}, by="10.1.a")
    allowed(game, {"attack": "de-l-21", "target": "L0408"})


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
    """No player is asked once the number is reached; if one is all the same, it is refused."""
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
def test_without_any_station_no_unit_comes_by_rail() -> None:
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
