"""What a player might try and may not do is refused by the clause that applies, not by the question as such."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.core.verdicts import Forbidden, judge
from grognard.games.ava.options.bidding import HIGHEST
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import UNIT
from grognard.games.ava.supply.reinforcements import Contingent, contingent_is_used_up
from tests.games.ava.islet import attack, die, fighting, islet, stand
from tests.games.ava.phases import PACK, activating, drawing
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS
from tests.games.ava.table import AVA, allowed, asked, check, legal, play, refused, table

AVA_4 = {"axis": ["de-4pzg"], "soviet": ["su-8a", "su-11a", "su-27a", "su-23a", "su-34a", "su-42a"]}


def choosing(**keys: Any) -> Game[Any]:
    """The Soviet player chooses; 8A is chosen already."""
    spec: dict[str, Any] = {"turn": 2, "board": plain(), "available": AVA_4, "decision": {"phase": "selection"}}
    game = table(**(spec | keys))
    assert asked(game) == "choose-chits"
    play(game, {"choose": "su-8a"})
    return game


# -- chits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:15.2.b", "ava:6.2.b", "ava:6.2.f", "ava:6.1.a", "ava:17.0.a")
@pytest.mark.parametrize(
    ("chit", "by"),
    [
        ("su-54a", "15.2.b"),
        ("su-3a", "15.2.b"),
        ("de-4pzg", "6.2.b"),
        ("manstein", "6.2.b"),
        ("supply", "6.2.f"),
        ("su-8a", "6.1.a"),
        ("reserve", "17.0.a"),
    ],
)
def test_a_chit_that_cannot_be_chosen(chit: str, by: str) -> None:
    game = choosing()
    refused(game, {"choose": chit}, by=by)
    allowed(game, {"choose": "su-11a"})


@pytest.mark.rule("ava:6.2.c", "ava:18.1.m", "ava:18.3.m")
@pytest.mark.parametrize(("scenario", "okh"), [("leningrad", "18.1.m"), ("kiev", "18.3.m")])
def test_the_axis_does_not_choose_soviet_chits_nor_okh_where_there_is_none(scenario: str, okh: str) -> None:
    """So many German chits that not all can be chosen."""
    german = [c.id for c in PACK.chits.values() if c.nation == "de" and c.kind in ("hq", "interrupt")]
    game = table(
        scenario=scenario,
        turn=1,
        options={"reserves": True},
        available={"axis": german, "soviet": []},
        decision={"phase": "selection"},
        dice=DRAWS,
    )
    check(game, {"asked": "choose-chits", "seats": ["axis"]})
    refused(game, {"choose": "su-8a"}, by="6.2.c")
    refused(game, {"choose": "okh"}, by=okh)
    allowed(game, {"choose": german[0]})


@pytest.mark.rule("ava:15.2.b", "ava:18.1.i", "ava:18.2.i", "ava:18.3.i")
@pytest.mark.parametrize(
    ("scenario", "by"), [("leningrad", "18.1.i"), ("smolensk", "18.2.i"), ("kiev", "18.3.i"), ("campaign", "15.2.b")]
)
def test_the_army_of_choice_is_one_of_the_pool(scenario: str, by: str) -> None:
    pool = PACK.scenarios[scenario].soviet_pool
    game = table(
        scenario=scenario, turn=4, available={"soviet": [pool[0]]}, decision={"phase": "selection"}, dice=DRAWS
    )
    assert asked(game) == "raise-army"
    refused(game, {"raise": pool[0]}, by="15.2.b")
    refused(game, {"raise": "de-16a"}, by=by)
    allowed(game, {"raise": pool[1]})


@pytest.mark.rule("ava:18.1.q", "ava:18.1.r")
def test_zhukov_holds_the_reinforcements_and_nothing_else() -> None:
    available = {"soviet": ["su-8a", "soviet-reinforcements"], "axis": ["de-4pzg"]}
    game = table(turn=6, zhukov=4, available=available, decision={"phase": "selection"}, dice=DRAWS)
    play(game, {"raise": PACK.scenarios["leningrad"].soviet_pool[0]})
    assert asked(game) == "hold-reinforcements"
    refused(game, {"hold": "su-8a"}, by="18.1.q")
    play(game, {"hold": "soviet-reinforcements"})
    assert asked(game) == "interrupt-draw"
    refused(game, {"interrupt": "manstein"}, by="18.1.r")
    allowed(game, {"interrupt": "soviet-reinforcements"})


@pytest.mark.rule("ava:7.3.e")
def test_only_chits_in_hand_are_played_when_the_cup_is_empty() -> None:
    game = table(
        scenario="campaign", board=plain(), hand={"axis": ["manstein", "guderian"]}, decision={"phase": "command"}
    )
    assert asked(game) == "play-held"
    refused(game, {"play-held": "de-4pzg"}, by="7.3.e")
    allowed(game, {"play-held": "guderian"})


@pytest.mark.rule("ava:20.2.b", "ava:20.2.c", "ava:20.2.d", "ava:20.2.e")
@pytest.mark.parametrize(
    ("chit", "by"),
    [
        ("manstein", "20.2.e"),
        ("de-1pzg-2", "20.2.c"),
        ("de-3pzg-2", "20.2.d"),
        ("su-8a", "20.2.b"),
        ("de-4pzg", "20.2.b"),
    ],
)
def test_what_is_not_dealt(chit: str, by: str) -> None:
    """The 4th Panzer Group has been dealt; the others may be dealt in any order."""
    game = table(scenario="teams-2-2", turn=1, decision={"phase": "selection"}, dice=DRAWS)
    play(game, {"deal": "de-4pzg", "seat": "axis-1"})
    refused(game, {"deal": chit, "seat": "axis-1"}, by=by)
    play(game, {"deal": "de-17a", "seat": "axis-2"})
    assert "de-17a" in dict(game.position.cups)["axis-2"]


# -- activation --------------------------------------------------------------------------------------------------------

*PANZERS, FAR = [u.id for u in PACK.units if u.map == "S" and u.side == "axis" and u.kind == "mech"][:12]
AROUND = [f"S25{row}" for row in range(17, 23)]


def limited() -> Game[Any]:
    """Eleven mechanised divisions in range of one headquarters; one far away; infantry, another headquarters."""
    place = [{"unit": unit, "at": AROUND[i // 2]} for i, unit in enumerate(PANZERS)]
    place += [{"unit": "de-s-hq-2pzg", "at": "S2420"}, {"unit": "de-s-8", "at": "S2420"}, {"unit": FAR, "at": "S2514"}]
    place += [{"unit": "de-s-hq-4a", "at": "S2421"}, {"unit": "su-s-6", "at": "S2526"}]
    return table(
        scenario="smolensk",
        options={"armour-limit": True},
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2526"]),
        place=place,
        decision=activating("de-s-hq-2pzg"),
    )


@pytest.mark.rule("ava:8.1.a", "ava:8.1.d", "ava:8.2.d", "ava:9.0.a")
def test_armour_is_chosen_among_what_the_headquarters_could_activate() -> None:
    game = limited()
    assert asked(game) == "choose-active"
    refused(game, {"activate": "de-s-8"}, by="8.1.a")
    refused(game, {"activate": "de-s-hq-4a"}, by="8.1.d")
    refused(game, {"activate": "su-s-6"}, by="9.0.a")
    refused(game, {"activate": FAR}, by="8.2.d")
    allowed(game, {"activate": PANZERS[0]})


@pytest.mark.rule("ava:17.5.b")
def test_a_division_beyond_the_limit_does_not_attack_either() -> None:
    game = limited()
    play(game, *({"activate": unit} for unit in PANZERS[:10]))
    refused(game, {"move": PANZERS[10]}, by="17.5.b")
    play(game, {"move": PANZERS[0]}, {"go": "S2525"}, {"end-movement": None})
    assert asked(game) == "declare-attacks"
    refused(game, {"attack": PANZERS[10], "target": "S2526"}, by="17.5.b")
    allowed(game, {"attack": PANZERS[0], "target": "S2526"})


@pytest.mark.rule("ava:17.2.b", "ava:17.2.c", "ava:9.0.a")
def test_the_reserve_activates_units_on_the_map_each_once_and_no_others() -> None:
    place = [
        {"unit": "de-s-7pz", "at": "S2519"},
        {"unit": "de-s-8", "at": "S2519"},
        {"unit": "de-s-17", "at": "available"},
    ]
    place += [{"unit": "su-s-6", "at": "S2520"}]
    game = table(
        scenario="smolensk",
        options={"reserves": True},
        turn=4,
        board=plain("S2520", axis=["S2514"], soviet=["S2526"]),
        place=place,
        dice=[1],
        decision=drawing("okh"),
    )
    assert asked(game) == "choose-reserve"
    refused(game, {"activate": "de-s-17"}, by="17.2.b")
    refused(game, {"activate": "su-s-6"}, by="9.0.a")
    play(game, {"activate": "de-s-7pz"})
    refused(game, {"activate": "de-s-7pz"}, by="17.2.c")
    play(game, {"done": None})
    refused(game, {"move": "de-s-8"}, by="17.2.c")
    play(game, {"end-movement": None})
    refused(game, {"attack": "de-s-8", "target": "S2520"}, by="17.2.c")
    allowed(game, {"attack": "de-s-7pz", "target": "S2520"})


@pytest.mark.rule("ava:17.3.a")
def test_only_other_headquarters_in_range_are_relocated() -> None:
    place = [{"unit": unit, "at": at} for unit, at in (("de-l-hq-18a", "L2018"), ("de-l-hq-4pzg", "L2022"))]
    place += [{"unit": "de-l-hq-16a", "at": "L2025"}, {"unit": "de-l-21", "at": "L2019"}]
    board = plain(rails=chain(column(20, 13, 25)))
    game = table(options={"hq-relocation": True}, turn=4, board=board, place=place, decision=activating("de-l-hq-18a"))
    for unit in ("de-l-hq-16a", "de-l-hq-18a", "de-l-21"):
        refused(game, {"relocate": unit}, by="17.3.a")
    allowed(game, {"relocate": "de-l-hq-4pzg"})


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.2.a")
def test_only_declared_attacks_are_resolved() -> None:
    place = stand(de_l_1pz="L0406", de_l_6pz="L0606", su_l_179="L0407", su_l_188="L0607", su_l_16="L0411")
    game = fighting(place, ["de-l-1pz", "de-l-6pz"], board=islet())
    play(game, {"attack": "de-l-1pz", "target": "L0407"}, *attack("L0607", "de-l-6pz"))
    assert asked(game) == "choose-battle"
    refused(game, {"resolve": "L0411"}, by="10.2.a")
    allowed(game, {"resolve": "L0607"})


@pytest.mark.rule("ava:10.5.a")
def test_losses_fall_on_the_units_of_the_combat() -> None:
    place = stand(de_l_1pz="L0406", de_l_6pz="L0406", su_l_179="L0407", su_l_188="L0407", su_l_16="L0411")
    game = fighting(place, ["de-l-1pz", "de-l-6pz"], board=islet(), dice=[die("4-1", "1RR")])
    play(game, *attack("L0407", "de-l-1pz", "de-l-6pz"))
    assert asked(game) == "choose-losses"
    refused(game, {"lose-step": "su-l-16"}, by="10.5.a")
    refused(game, {"lose-step": "de-l-1pz"}, by="10.5.a")
    allowed(game, {"lose-step": "su-l-188"})


# -- supply check, reinforcements, set-up ------------------------------------------------------------------------------


@pytest.mark.rule("ava:18.2.k")
def test_infantry_and_soviets_are_not_withdrawn() -> None:
    place = [{"unit": unit, "at": "S2519"} for unit in ("de-s-7pz", "de-s-8")] + [{"unit": "su-s-6", "at": "S2524"}]
    board = plain("S2520", axis=["S2514"], soviet=["S2526"], rails=chain(column(25, 14, 20, "S")))
    game = table(scenario="smolensk", turn=6, board=board, place=place, decision={"phase": "supply"})
    assert asked(game) == "withdraw-units"
    refused(game, {"withdraw": "de-s-8"}, by="18.2.k")
    refused(game, {"withdraw": "su-s-6"}, by="18.2.k")
    allowed(game, {"withdraw": "de-s-7pz"})


@pytest.mark.rule("ava:16.2.k")
def test_a_marker_is_lifted_where_one_lies() -> None:
    board = plain(places={"L2022": "major", "L2024": "major"})
    game = table(turn=6, board=board, stand_fast=["L2022"], place=[], decision={"phase": "supply"})
    while asked(game) != "lift-stand-fast":
        play(game, {"done": None})
    refused(game, {"lift-stand-fast": "L2024"}, by="16.2.k")
    allowed(game, {"lift-stand-fast": "L2022"})


@pytest.mark.rule("ava:11.2.a")
def test_the_axis_transfers_its_own_units_on_the_map() -> None:
    place = [{"unit": "de-l-21", "at": "L2014"}, {"unit": "su-l-179", "at": "L2024"}]
    game = table(turn=5, board=plain(rails=chain(column(20, 13, 16))), place=place, decision={"phase": "supply"})
    refused(game, {"transfer": "su-l-179"}, by="11.2.a")
    refused(game, {"transfer": "de-l-58"}, by="11.2.a")
    allowed(game, {"transfer": "de-l-21"})


@pytest.mark.rule("ava:10.8.c", "ava:12.3.e", "ava:12.2.b")
@pytest.mark.parametrize(("side", "unit", "by"), [("axis", "de-l-21", "10.8.c"), ("soviet", "su-l-179", "12.3.e")])
def test_why_the_dead_stay_dead(side: str, unit: str, by: str) -> None:
    other = {"axis": "de-l-58", "soviet": "su-l-70"}[side]
    place = [{"unit": unit, "at": "eliminated"}, {"unit": other, "at": "available"}]
    board = plain(rails=chain(column(20, 13, 25)))
    game = table(turn=5, board=board, place=place, decision={"phase": "reinforcements", "side": side})
    refused(game, {"call": unit}, by=by)
    allowed(game, {"call": other})


@pytest.mark.rule("ava:12.2.a", "ava:12.2.b")
def test_headquarters_count_towards_the_number() -> None:
    number = PACK.scenarios["leningrad"].track[4].reinforcements.su
    units = [u.id for u in PACK.units if u.map == "L" and u.side == "soviet" and not u.formation and u.kind != "hq"]
    place = [{"unit": unit, "at": "available"} for unit in (*units[: number + 1], "su-l-hq-34a")]
    board = plain(rails=chain(column(20, 13, 25)))
    game = table(turn=5, board=board, place=place, decision={"phase": "reinforcements", "side": "soviet"}, dice=DRAWS)
    stations = [hex_ for hex_ in column(20, 14, 25) for _ in range(2)]
    for unit, hex_ in zip(units[: number - 1], stations, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    allowed(game, {"call": "su-l-hq-34a"})
    contingent = Contingent(side=1, left=(("su", 0),))
    for unit, by in ((units[number], "12.2.a"), ("su-l-hq-34a", "12.2.b")):
        verdict = judge((contingent_is_used_up,), game.position, contingent, UNIT[unit])
        assert isinstance(verdict, Forbidden)
        assert verdict.rule == by


@pytest.mark.rule("ava:18.1.l", "ava:18.3.l", "ava:15.4.a")
@pytest.mark.parametrize(("scenario", "by"), [("leningrad", "18.1.l"), ("kiev", "18.3.l"), ("smolensk", "15.4.a")])
def test_where_and_when_there_is_no_strategic_reserve(scenario: str, by: str) -> None:
    sheet = scenario[0].upper()
    unit = next(u.id for u in PACK.units if u.map == sheet and u.side == "soviet" and not u.formation)
    board = plain(
        f"{sheet}2019", axis=[f"{sheet}2013"], soviet=[f"{sheet}2025"], rails=chain(column(20, 13, 25, sheet))
    )
    place = [{"unit": unit, "at": "available"}]
    game = table(
        scenario=scenario, turn=5, board=board, place=place, decision={"phase": "reinforcements", "side": "soviet"}
    )
    refused(game, {"call": unit, "source": f"{sheet}2025"}, by=by)
    allowed(game, {"call": unit})


@pytest.mark.rule("ava:15.4.e")
def test_a_reserve_may_come_through_way_points() -> None:
    """From S5507 to S5506 by the west."""
    hexes = [f"S{c}{r:02}" for c in range(50, 56) for r in range(3, 12)]
    board = {"terrain": dict.fromkeys(hexes, "clear"), "soviet": ["S5507"], "places": dict.fromkeys(hexes, "none")}
    unit = next(u.id for u in PACK.units if u.map == "S" and u.side == "soviet" and not u.formation and u.kind != "hq")
    place = [{"unit": unit, "at": "available"}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    game = table(scenario="smolensk", turn=6, board=board, place=place, decision=decision)
    play(game, {"call": unit, "source": "S5507"})
    refused(game, {"go": "S5506", "via": ["S5003"]}, by="9.2.j")
    play(game, {"go": "S5506", "via": ["S5407"]})
    check(game, {"unit": unit, "at": "S5506"})


@pytest.mark.rule("ava:4.0.b")
def test_each_unit_is_set_up_once() -> None:
    game = table(scenario="smolensk", empty=False, decision={"phase": "setup"})
    first = next(a for a in legal(game) if a["do"] == "deploy")
    deploy = {"deploy": first["unit"], "hex": first["hex"]}
    play(game, deploy)
    refused(game, deploy, by="4.0.b")


@pytest.mark.rule("ava:17.1.d", "ava:17.1.b")
def test_a_bid_that_no_map_can_meet() -> None:
    scenario = AVA.scenario("leningrad")
    game = AVA.begin(scenario, AVA.options(scenario, {"bid": True}), Dice(seed_from(1)), None)
    refused(game, {"bid": HIGHEST + 1}, by="17.1.d")
    allowed(game, {"bid": HIGHEST})


# -- all of them -------------------------------------------------------------------------------------------------------


def test_a_prohibition_of_several_clauses_is_one_whose_evidence_names_the_clause() -> None:
    """Each of these is a choice between clauses; whatever bundles clauses without naming one is split or cites one."""
    several = {p.name for p in rule.prohibitions if len(p.rules) > 1}
    assert several == {
        "army_is_not_of_choice",
        "chit_is_not_available",
        "chit_is_not_held",
        "chit_is_not_to_deal",
        "chit_is_the_enemys",
        "contingent_is_used_up",
        "no_station_is_open",
        "okh_is_not_on_this_map",
        "scenario_has_no_reserve",
        "second_chit_goes_with_the_first",
        "the_dead_never_return",
    }


def test_every_bite_of_such_a_prohibition_names_the_clause() -> None:
    for prohibition in (p for p in rule.prohibitions if len(p.rules) > 1):
        calls = [
            node for node in ast.walk(ast.parse(inspect.getsource(prohibition.find))) if isinstance(node, ast.Call)
        ]
        bites = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "evidence"]
        assert bites, prohibition.name
        assert all(any(word.arg == "by" for word in call.keywords) for call in bites), prohibition.name
