"""Prohibitions that play rarely meets: each bites here, beside a near miss that is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.pavlov.data.pack import load
from tests.games.pavlov.table import allowed, check, legal, play, refused, table

PACK = load()
POSITIONS = [position.id for position in PACK.positions]
MEN = [counter.id for counter in PACK.counters]
COSTS = {c.id: c.cost for c in PACK.counters} | {w.id: w.cost for w in PACK.weapons}
MOVES: dict[str, Any] = {"phase": "moves", "left": 3, "actions": 3}
ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
STARTERS = [{"unit": name, "at": "reserve"} for name in MEN[:4]]
TOKENS = {"token": "suppress", "at": "supply", "count": 5}


def full_house(fit: int) -> list[dict[str, Any]]:
    """A man on every position, all but `fit` of them exhausted, and one more in the reserve."""
    men = [{"unit": MEN[i], "at": place, "exhausted": i >= fit} for i, place in enumerate(POSITIONS)]
    return [*men, {"unit": MEN[len(POSITIONS)], "at": "reserve"}]


@pytest.mark.rule("pavlov:4.move.d")
def test_no_counter_moves_when_every_position_is_closed() -> None:
    newcomer = MEN[len(POSITIONS)]
    refused(table(place=full_house(fit=0), decision=MOVES), {"move": newcomer}, by="4.move.d")
    allowed(table(place=full_house(fit=1), decision=MOVES), {"move": newcomer})


@pytest.mark.rule("pavlov:4.move.d")
def test_a_move_goes_to_another_position() -> None:
    game = table(place=[{"unit": "kiselev", "at": "g1"}], decision=MOVES)
    play(game, {"move": "kiselev"})
    refused(game, {"to": "g1"}, by="4.move.d")
    allowed(game, {"to": "g2"})


@pytest.mark.rule("pavlov:4.move.e")
def test_only_a_counter_on_the_position_is_replaced() -> None:
    men = [{"unit": name, "at": place} for name, place in (("kiselev", "g1"), ("saraev", "g2"), ("khokholov", "g3"))]
    game = table(place=men, decision=MOVES)
    play(game, {"move": "kiselev"})
    refused(game, {"to": "g2", "replacing": "khokholov"}, by="4.move.e")
    refused(game, {"to": "g2", "replacing": "all"}, by="4.move.e")
    allowed(game, {"to": "g2", "replacing": "saraev"})


@pytest.mark.rule("pavlov:4.weapons.b")
def test_who_gives_way_leaves_the_weapon_that_two_others_need() -> None:
    crew = [{"unit": name, "at": "g1"} for name in ("sobgaida", "murzaev", "gun-53k")]
    game = table(place=[*crew, {"unit": "turdyev", "at": "g2"}], decision=MOVES)
    play(game, {"move": "turdyev"}, {"to": "g1", "replacing": "murzaev"})
    refused(game, {"give-way": "g2", "weapon": "gun-53k"}, by="4.weapons.b")
    allowed(game, {"give-way": "g2"})


@pytest.mark.rule("pavlov:4.attack.a")
def test_an_attack_needs_a_target() -> None:
    game = table(place=[{"unit": "chekhov", "at": "g1"}, {"unit": "rifle", "at": "t1-1"}], decision=ACTIONS)
    play(game, {"act": "chekhov"})
    refused(game, {"attack": "t1-2"}, by="4.attack.a")
    allowed(game, {"attack": "t1-1"})


@pytest.mark.rule("pavlov:4.suppress.a")
@pytest.mark.parametrize("tokens", [{"suppress": 0}, {"suppress": 2, "red": -1}])
def test_suppressing_moves_at_least_one_token(tokens: dict[str, int]) -> None:
    game = table(place=[{"unit": "khait", "at": "g1"}, TOKENS], decision=ACTIONS)
    play(game, {"act": "khait"})
    refused(game, tokens, by="4.suppress.a")
    allowed(game, {"suppress": 1})


@pytest.mark.rule("pavlov:4.radio.b")
def test_a_radio_call_needs_a_counter_of_two_points_or_less() -> None:
    """All counters that cost up to 2 are gone; Afanasyev for 3 is left."""
    cheap = [id_ for id_, cost in COSTS.items() if cost <= 2]
    gone = [{"unit": id_, "at": "removed"} for id_ in cheap if id_ != "kiselev"]
    caller = {"unit": "kiselev", "at": "g6"}
    game = table(place=[*gone, caller, TOKENS], decision=ACTIONS)
    play(game, {"act": "kiselev"})
    refused(game, {"radio": None}, by="4.radio.b")
    game = table(place=[*(line for line in gone if line["unit"] != "saraev"), caller, TOKENS], decision=ACTIONS)
    play(game, {"act": "kiselev"})
    allowed(game, {"radio": None})


@pytest.mark.rule("pavlov:2.grd13.b")
def test_reinforcement_needs_a_counter_in_the_stock() -> None:
    gone = [{"unit": id_, "at": "removed"} for id_ in list(COSTS)[4:]]
    sending = {"play-card": "c68", "unit": "grd13", "action": "reinforce"}
    cards = {"phase": "cards", "left": 3}
    refused(table(place=[*STARTERS, *gone], hand=["c68"], decision=cards), sending, by="2.grd13.b")
    allowed(table(place=[*STARTERS, *gone[1:]], hand=["c68"], decision=cards), sending)


@pytest.mark.rule("pavlov:4.observer.d")
def test_artillery_is_called_on_counters_not_on_ground() -> None:
    things = [{"unit": "potansky", "at": "g1"}, {"unit": "rifle", "at": "t1-1"}, {"token": "artillery", "at": "loc-10"}]
    game = table(place=things, decision=ACTIONS)
    play(game, {"act": "potansky"}, {"observe": "loc-10"})
    refused(game, {"call-fire": "t1-2"}, by="4.observer.d")
    refused(game, {"call-fire": "t1-1", "second": "t1-2"}, by="4.observer.d")
    allowed(game, {"call-fire": "t1-1"})


@pytest.mark.rule("pavlov:4.0.e")
def test_a_man_without_any_occasion_does_not_act() -> None:
    """No target, no token, no symbol, not at the radio; a single token is occasion enough."""
    men = [{"unit": "kiselev", "at": "g1"}, {"unit": "saraev", "at": "g2", "exhausted": True}]
    game = table(place=men, decision=ACTIONS)
    refused(game, {"act": "kiselev"}, by="4.0.e")
    allowed(game, {"act": "saraev"})
    token = {"token": "suppress", "at": "supply"}
    allowed(table(place=[*men, token], decision=ACTIONS), {"act": "kiselev"})


@pytest.mark.rule("pavlov:3.storm.e")
def test_only_men_of_the_house_join_a_sortie() -> None:
    hand: dict[str, Any] = {"hand": ["c68"], "storm": "c62", "decision": {"phase": "cards", "left": 3}}
    game = table(place=[*STARTERS, {"unit": "khait", "at": "stock"}], **hand)
    play(game, {"play-card": "c68", "unit": "hq62", "action": "storm"})
    refused(game, {"join": "khait"}, by="3.storm.e")
    allowed(game, {"join": "pavlov"})


@pytest.mark.rule("pavlov:2.volga.f")
def test_an_empty_boat_delivers_nothing() -> None:
    cargo = {"token": "food", "at": "loc-5"}
    game = table(place=[*STARTERS, cargo], hand=["c72"], decision={"phase": "cards", "left": 3})
    play(game, {"play-card": "c72", "unit": "volga", "action": "deliver"})
    refused(game, {"deliver": "loc-6"}, by="2.volga.f")
    allowed(game, {"deliver": "loc-5"})


@pytest.mark.rule("pavlov:2.2.h", "pavlov:2.sig139.a")
def test_a_sound_location_is_not_repaired() -> None:
    damage = [{"token": "damage", "at": f"loc-{n}"} for n in (14, 16)]
    game = table(place=[*STARTERS, *damage], hand=["c70"], decision={"phase": "cards", "left": 3})
    play(game, {"play-card": "c70", "unit": "sig139", "action": "recover"})
    refused(game, {"repair": "loc-15"}, by="2.sig139.a")
    refused(game, {"repair": "loc-5"}, by="2.sig139.a")
    allowed(game, {"repair": "loc-16"})


@pytest.mark.rule("pavlov:2.sap8.g")
def test_no_mining_when_every_spot_is_occupied() -> None:
    """Five mines and a Wehrmacht counter on the sixth spot: there are only six sapper tokens."""
    sapper = {"token": "sapper", "at": "supply"}
    mines = [{"token": "sapper", "at": f"mine-{n}"} for n in range(1, 6)]
    mining = {"play-card": "c75", "unit": "sap8", "action": "mine"}
    cards = {"phase": "cards", "left": 3}
    held = {"unit": "rifle", "at": "t6-3"}
    refused(table(place=[*STARTERS, sapper, *mines, held], hand=["c75"], decision=cards), mining, by="2.sap8.g")
    allowed(table(place=[*STARTERS, sapper, *mines], hand=["c75"], decision=cards), mining)


@pytest.mark.rule("pavlov:2.hq62.b", "pavlov:2.volga.b", "pavlov:2.volga.f", "pavlov:2.grd13.b")
@pytest.mark.parametrize(
    ("card", "unit", "action", "first", "by"),
    [
        ("c72", "hq62", "resupply", {"take-token": "ammo"}, "2.hq62.b"),
        ("c72", "volga", "load", {"load": "aid", "location": "loc-6"}, "2.volga.b"),
        ("c72", "volga", "deliver", {"deliver": "loc-5"}, "2.volga.f"),
        ("c68", "grd13", "reinforce", {"reinforce": "khait"}, "2.grd13.b"),
    ],
)
def test_an_action_is_not_finished_before_anything_was_done(
    card: str, unit: str, action: str, first: dict[str, Any], by: str
) -> None:
    cargo = [{"token": t, "at": place} for t, place in (("food", "loc-5"), ("sapper", "loc-7"))]
    things = [*STARTERS, *cargo, {"token": "aid", "at": "staging", "count": 2}]
    game = table(place=things, hand=[card], decision={"phase": "cards", "left": 3})
    play(game, {"play-card": card, "unit": unit, "action": action})
    refused(game, {"done": None}, by=by)
    play(game, first)
    if {"do": "done"} in legal(game):
        play(game, {"done": None})
    check(game, {"asked": "card-action"})


@pytest.mark.rule("pavlov:4.command.c", "pavlov:4.radio.b")
def test_orders_and_calls_are_not_empty_either() -> None:
    men = [{"unit": "pavlov", "at": "r2"}, {"unit": "kiselev", "at": "g6"}]
    hurt = [{"unit": name, "at": "reserve", "exhausted": True} for name in ("khait", "svirin")]
    game = table(place=[*men, *hurt], decision=ACTIONS)
    play(game, {"act": "pavlov"}, {"command": None})
    refused(game, {"done": None}, by="4.command.c")
    play(game, {"order": "khait", "what": "exhaustion"}, {"done": None}, {"act": "kiselev"}, {"radio": None})
    refused(game, {"done": None}, by="4.radio.b")
    play(game, {"reinforce": "saraev"}, {"done": None})
    check(game, {"asked": "act-counter"})
