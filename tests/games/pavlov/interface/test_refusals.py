"""What a player might try although the question does not offer it: every refusal has a clause of its own."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.card_hands import holding, use
from tests.games.pavlov.table import allowed, asked, play, refused, table

ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
MOVES: dict[str, Any] = {"phase": "moves"}
AID = {"token": "aid", "at": "supply"}
CREW: list[dict[str, Any]] = [{"unit": unit, "at": "r3"} for unit in ("khait", "svirin", "maxim-1")]
PAVLOV: dict[str, Any] = {"unit": "pavlov", "at": "g1"}
SUPPRESSION = {"token": "suppress", "at": "supply", "count": 5}


def damage(*numbers: int) -> list[dict[str, Any]]:
    return [{"token": "damage", "at": f"loc-{n}"} for n in numbers]


# -- 5.0 first aid ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:5.0.a")
@pytest.mark.parametrize("phase", [MOVES, ACTIONS, {"phase": "cards", "left": 3}])
def test_first_aid_needs_a_wound_to_cancel(phase: dict[str, Any]) -> None:
    game = table(place=[{**PAVLOV, "damaged": True}, AID, SUPPRESSION], hand=["c68"], decision=phase)
    refused(game, {"use-aid": None}, by="5.0.a")


@pytest.mark.rule("pavlov:5.0.b")
def test_first_aid_needs_a_token_in_the_house() -> None:
    staged = {"token": "aid", "at": "staging"}
    refused(table(place=[PAVLOV, staged], decision=MOVES), {"use-aid": None}, by="5.0.b")


@pytest.mark.rule("pavlov:5.0.a")
def test_first_aid_answers_a_wound() -> None:
    sniper: dict[str, Any] = {"phase": "wehrmacht", "card": "c14"}
    game = table(place=[{"unit": "khait", "at": "r2"}, AID], decision=sniper, dice=[3, 2, 6, 1, 1, 1])
    allowed(game, {"use-aid": None})
    refused(game, {"end-moves": None}, by="4.0.b")


# -- counters that are not there, weapons by themselves --------------------------------------------------------------


@pytest.mark.rule("pavlov:4.0.c", "pavlov:setup.r")
def test_only_counters_in_the_house_act() -> None:
    place = [PAVLOV, SUPPRESSION, {"unit": "khait", "at": "stock"}, {"unit": "svirin", "at": "removed"}]
    game = table(place=place, decision=ACTIONS)
    refused(game, {"act": "khait"}, by="4.0.c")
    refused(game, {"act": "svirin"}, by="setup.r")
    allowed(game, {"act": "pavlov"})


@pytest.mark.rule("pavlov:4.at.a", "pavlov:4.mg.a", "pavlov:4.mortar.a")
@pytest.mark.parametrize(
    ("weapon", "clause"), [("gun-53k", "4.at.a"), ("maxim-1", "4.mg.a"), ("mortar-2", "4.mortar.a")]
)
def test_a_weapon_does_not_act_by_itself(weapon: str, clause: str) -> None:
    game = table(
        place=[*CREW[:2], SUPPRESSION, {"unit": weapon, "at": "r3"}, {"unit": "maxim-2", "at": "r3"}], decision=ACTIONS
    )
    refused(game, {"act": weapon}, by=clause)
    allowed(game, {"act": "khait"})


@pytest.mark.rule("pavlov:4.weapons.a")
def test_a_weapon_does_not_move_by_itself() -> None:
    game = table(place=CREW, decision=MOVES)
    refused(game, {"move": "maxim-1"}, by="4.weapons.a")
    play(game, {"move": "khait"})
    allowed(game, {"to": "g1", "weapon": "maxim-1"})


@pytest.mark.rule("pavlov:4.move.d")
def test_a_move_does_not_lead_to_the_reserve_nor_back() -> None:
    game = table(place=[PAVLOV], decision=MOVES)
    play(game, {"move": "pavlov"})
    refused(game, {"to": "reserve"}, by="4.move.d")
    refused(game, {"to": "g1"}, by="4.move.d")
    allowed(game, {"to": "g2"})


@pytest.mark.rule("pavlov:4.command.d", "pavlov:4.recover.c")
@pytest.mark.parametrize(
    ("counter", "clause"), [("maxim-1", "4.command.d"), ("sukba", "4.command.d"), ("svirin", "4.recover.c")]
)
def test_orders_go_to_counters_of_the_house_in_need(counter: str, clause: str) -> None:
    tired = {"unit": "khait", "at": "r3", "exhausted": True}
    game = table(place=[PAVLOV, tired, {"unit": "sukba", "at": "stock"}, *CREW[1:]], decision=ACTIONS)
    play(game, {"act": "pavlov"}, {"command": None})
    refused(game, {"order": counter, "what": "exhaustion"}, by=clause)
    allowed(game, {"order": "khait", "what": "exhaustion"})


@pytest.mark.rule("pavlov:3.storm.e", "pavlov:3.storm.h")
def test_a_storm_group_has_each_counter_of_the_house_once() -> None:
    game = holding("c68", storm="c62", place=CREW)
    play(game, use("c68", "hq62", "storm"))
    refused(game, {"join": "maxim-1"}, by="3.storm.e")
    refused(game, {"join": "sukba"}, by="3.storm.e")
    play(game, {"join": "khait"})
    refused(game, {"join": "khait"}, by="3.storm.h")
    allowed(game, {"join": "svirin"})


# -- casualties ------------------------------------------------------------------------------------------------------


def hit_crew() -> Game[Any]:
    """The sniper has hit the crew on red 3."""
    sniper: dict[str, Any] = {"phase": "wehrmacht", "card": "c14"}
    return table(place=[*CREW, PAVLOV], decision=sniper, dice=[3, 3, 6, 1, 1, 1])


@pytest.mark.rule("pavlov:4.weapons.c")
@pytest.mark.parametrize("other", ["pavlov", "maxim-1", "sukba"])
def test_the_casualty_is_one_of_those_hit(other: str) -> None:
    game = hit_crew()
    assert asked(game) == "choose-casualty"
    refused(game, {"lose": other}, by="4.weapons.c")
    allowed(game, {"lose": "svirin"})


@pytest.mark.rule("pavlov:3.supply.e")
def test_a_counter_saved_from_hunger_is_not_chosen_again() -> None:
    """RULING pavlov-016."""
    game = table(place=[*CREW, PAVLOV, AID], decision={"phase": "wehrmacht", "card": "c62"})
    play(game, {"lose": "khait"}, {"use-aid": None})
    refused(game, {"lose": "khait"}, by="3.supply.e")
    allowed(game, {"lose": "svirin"})


# -- locations of another unit ---------------------------------------------------------------------------------------


REPAIRS = [
    ("c72", "volga", (5, 6), 14),
    ("c70", "sig139", (14, 16), 5),
    ("c71", "art32", (10, 11), 12),
    ("c73", "aa267", (12, 13), 8),
    ("c74", "aa1083", (8, 9), 12),
]


@pytest.mark.rule("pavlov:2.volga.a", "pavlov:2.sig139.a", "pavlov:2.art32.a", "pavlov:2.aa267.a", "pavlov:2.aa1083.a")
@pytest.mark.parametrize(("card", "unit", "own", "other"), REPAIRS)
def test_a_unit_repairs_its_own_locations(card: str, unit: str, own: tuple[int, int], other: int) -> None:
    game = holding(card, place=damage(*own, other))
    play(game, use(card, unit, "recover"))
    refused(game, {"repair": f"loc-{other}"}, by=f"2.{unit}.a")
    allowed(game, {"repair": f"loc-{own[0]}"})


@pytest.mark.rule("pavlov:2.volga.a", "pavlov:2.sig139.a")
@pytest.mark.parametrize(("card", "unit", "own", "sound"), [(*REPAIRS[0][:3], 7), (*REPAIRS[1][:3], 15)])
def test_only_a_damaged_location_is_repaired(card: str, unit: str, own: tuple[int, int], sound: int) -> None:
    """The guns have two locations each: a player who has to choose between them finds both damaged."""
    game = holding(card, place=damage(*own))
    play(game, use(card, unit, "recover"))
    refused(game, {"repair": f"loc-{sound}"}, by=f"2.{unit}.a")
    allowed(game, {"repair": f"loc-{own[1]}"})


@pytest.mark.rule("pavlov:2.sig139.e")
def test_wire_goes_to_the_signal_battalion() -> None:
    game = holding("c70")
    play(game, use("c70", "sig139", "wire"))
    refused(game, {"lay-wire": "loc-5"}, by="2.sig139.e")
    allowed(game, {"lay-wire": "loc-15"})


@pytest.mark.rule("pavlov:2.volga.b", "pavlov:2.volga.f")
def test_only_boats_are_loaded_and_unloaded() -> None:
    game = holding("c72", place=[{"token": "food", "at": "staging"}])
    play(game, use("c72", "volga", "load"))
    refused(game, {"load": "food", "location": "loc-8"}, by="2.volga.b")
    allowed(game, {"load": "food", "location": "loc-6"})
    game = holding("c72", place=[{"token": "food", "at": "loc-6"}, {"token": "aa", "at": "loc-8"}])
    play(game, use("c72", "volga", "deliver"))
    refused(game, {"deliver": "loc-8"}, by="2.volga.f")
    allowed(game, {"deliver": "loc-6"})


@pytest.mark.rule("pavlov:3.stuka.b")
def test_only_anti_aircraft_tokens_fire_at_aircraft() -> None:
    place = [PAVLOV, {"token": "aa", "at": "loc-8"}, {"token": "artillery", "at": "loc-10"}]
    game = table(place=place, decision={"phase": "wehrmacht", "card": "c11"})
    refused(game, {"fire-aa": "loc-10"}, by="3.stuka.b")
    refused(game, {"fire-aa": "loc-9"}, by="3.stuka.b")
    allowed(game, {"fire-aa": "loc-8"})


# -- cards that are not in hand --------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.2.a")
def test_a_card_of_the_enemy_is_not_in_hand() -> None:
    game = holding("c68")
    refused(game, {"play-card": "c14", "unit": "hq62", "action": "resupply"}, by="2.2.a")
    allowed(game, use("c68", "hq62", "resupply"))


@pytest.mark.rule("pavlov:7.4.plan.c", "pavlov:7.4.plan.d")
def test_the_plan_is_made_of_the_cards_in_hand() -> None:
    men = [{"unit": "kiselev", "at": "g1"}, {"unit": "saraev", "at": "reserve"}]
    hand: dict[str, Any] = {"german_hand": ["c1", "c5", "c6", "c7"], "german_tactics": ["c111", "c113", "c115"]}
    game = table(scenario="competitive", place=men, turn=5, decision={"phase": "planning"}, **hand)
    refused(game, {"plan": "c9"}, by="7.4.plan.c")
    refused(game, {"plan": "c111"}, by="7.4.plan.c")
    play(game, {"plan": "c1"})
    refused(game, {"plan": "c1"}, by="7.4.plan.c")
    play(game, {"plan": "c5"}, {"plan": "c6"})
    refused(game, {"plan-tactic": "c112"}, by="7.4.plan.d")
    allowed(game, {"plan-tactic": "c113"})
