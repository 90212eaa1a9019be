"""8, 9 Cards and groups."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.table import COH, allowed, asked, check, events, finished, play, refused, table

GERMANS = [
    {"unit": "ge-infantry-1", "at": "7-F03"},
    {"unit": "ge-infantry-2", "at": "7-F04"},
    {"unit": "ge-mg42-1", "at": "7-F05"},
    {"unit": "ge-infantry-3", "at": "7-F12"},
]
ENEMY = {"unit": "su-rifle-1", "at": "7-C04", "facing": "s"}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    return {"german": {"hand": list(cards), "cap": 5, **more}, "soviet": {"cap": 0}}


@pytest.mark.rule("coh:9.2.a", "coh:9.1.b", "coh:9.1.c")
def test_group_stands_together() -> None:
    spent = [*GERMANS[:2], {**GERMANS[2], "marks": ["spent"]}, GERMANS[3]]
    game = table(place=spent)
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"also": "ge-infantry-3"}, by="9.2.a")
    refused(game, {"also": "ge-mg42-1"}, by="9.2.a")
    play(game, {"also": "ge-infantry-2"})
    refused(game, {"also": "ge-mg42-1"}, by="9.1.b")
    game = table(place=spent, armies={"german": {"cap": 3}})
    play(game, {"act": "ge-infantry-2", "by": "cap"})
    allowed(game, {"also": "ge-mg42-1"})
    game = table(place=spent)
    play(game, {"act": "ge-infantry-2", "by": "opportunity"})
    refused(game, {"also": "ge-mg42-1"}, by="9.1.c")


@pytest.mark.rule("coh:9.11.b", "coh:9.0.b", "coh:9.0.f", "coh:9.11.d")
def test_group_move_pays_the_dearest() -> None:
    game = table(place=GERMANS)
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"also": "ge-infantry-2"}, {"also": "ge-mg42-1"})
    play(game, {"march": "ge-mg42-1", "to": "7-E05", "facing": "n"})
    assert asked(game) == "group-move"
    play(game, {"march": "ge-infantry-1", "to": "7-E03", "facing": "n"}, {"halt": None})
    check(game, {"army": "german", "ap": 5, "active": ["ge-infantry-1", "ge-mg42-1"]})
    check(game, {"unit": "ge-mg42-1", "at": "7-E05"}, {"unit": "ge-infantry-2", "at": "7-F04", "state": "fresh"})


@pytest.mark.rule("coh:9.12.j", "coh:9.12.c", "coh:9.12.g", "coh:9.12.h", "coh:9.12.f")
def test_group_attack() -> None:
    game = table(place=[*GERMANS, ENEMY], armies={"german": {"cap": 0}}, dice=[4, 3, 14])
    play(game, {"act": "ge-infantry-2", "by": "ap"}, {"also": "ge-infantry-1"}, {"fire": "7-C04"})
    check(game, {"event": "attack-hit", "av": 12}, {"army": "german", "ap": 4})
    finished(game)
    hit = [{**GERMANS[0], "hit": "foot-suppressed"}, *GERMANS[1:], ENEMY]
    game = table(place=hit)
    play(game, {"act": "ge-infantry-2", "by": "ap"}, {"also": "ge-infantry-1"})
    refused(game, {"fire": "7-C04"}, by="9.12.g")
    far = [GERMANS[0], GERMANS[1], {**ENEMY, "at": "7-A04"}]
    game = table(place=far, board={"terrain": {"7-B04": "open", "7-C04": "open", "7-D04": "open", "7-A04": "open"}})
    play(game, {"act": "ge-infantry-2", "by": "ap"})
    allowed(game, {"fire": "7-A04"})


@pytest.mark.rule("coh:9.13.a", "coh:9.13.b")
def test_group_rally_rolls_for_each() -> None:
    place = [{**GERMANS[0], "hit": "foot-pinned"}, {**GERMANS[1], "hit": "foot-pinned"}]
    game = table(place=place, armies={"german": {"cap": 0}}, dice=[6, 6, 1, 1])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"also": "ge-infantry-2"}, {"rally": None})
    check(game, {"unit": "ge-infantry-1", "hit": "none"}, {"unit": "ge-infantry-2", "hit": "foot-pinned"})
    check(game, {"army": "german", "ap": 2})


@pytest.mark.rule("coh:card.2.c", "coh:8.1.f", "coh:8.1.p")
def test_command_card_gives_a_free_action() -> None:
    spent = [{**GERMANS[0], "marks": ["spent"]}, ENEMY]
    game = table(place=spent, armies=hand("card-command"))
    play(game, {"play-card": "card-command", "unit": "ge-infantry-1"}, {"move": "7-E03", "facing": "n"})
    check(game, {"army": "german", "hand": [], "cap": 5}, {"unit": "ge-infantry-1", "at": "7-E03", "state": "spent"})


@pytest.mark.rule("coh:8.1.d", "coh:8.1.c", "coh:card.3.c")
def test_auto_rally_is_paid_and_works() -> None:
    place = [{**GERMANS[0], "hit": "foot-pinned"}, GERMANS[1]]
    game = table(place=place, armies=hand("card-auto-rally", active=["ge-infantry-2"]))
    refused(game, {"play-card": "card-auto-rally", "unit": "ge-infantry-1", "by": "ap"}, by="8.1.d")
    play(game, {"play-card": "card-auto-rally", "unit": "ge-infantry-1", "by": "cap"}, {"auto-rally": None})
    check(game, {"unit": "ge-infantry-1", "hit": "none", "state": "fresh"}, {"army": "german", "cap": 3})


@pytest.mark.rule("coh:card.6.c", "coh:card.6.d", "coh:card.6.i")
def test_mark_as_spent() -> None:
    armies = hand("card-mark-spent")
    armies["soviet"] = {"active": ["su-rifle-1"], "ap": 4}
    game = table(place=[*GERMANS, ENEMY, {"unit": "su-rifle-2", "at": "7-J12", "marks": ["spent"]}], armies=armies)
    refused(game, {"play-card": "card-mark-spent", "unit": "su-rifle-2", "by": "cap"}, by="card.6.c")
    play(game, {"play-card": "card-mark-spent", "unit": "su-rifle-1", "by": "cap"})
    check(game, {"unit": "su-rifle-1", "state": "spent"}, {"army": "soviet", "ap": 0, "active": []})


@pytest.mark.rule("coh:card.10.b", "coh:card.10.c")
def test_double_action_is_two_actions_in_a_row() -> None:
    game = table(place=[*GERMANS, ENEMY], armies=hand("card-double-action"))
    play(game, {"play-card": "card-double-action", "by": "cap"})
    for to in ("7-E03", "7-D03"):
        check(game, {"asked": "take-turn", "seats": ["german"]})
        play(game, {"act": "ge-infantry-1", "by": "cap"}, {"move": to, "facing": "n"})
    check(game, {"asked": "take-turn", "seats": ["soviet"]}, {"army": "german", "cap": 2})


@pytest.mark.rule("coh:card.5.c", "coh:card.7.c", "coh:card.13.c")
def test_two_hexes_points_and_sniper() -> None:
    game = table(place=[*GERMANS, ENEMY], armies=hand("card-two-hexes"))
    play(game, {"play-card": "card-two-hexes", "unit": "ge-infantry-1"}, {"move": "7-E03", "facing": "n"})
    check(game, {"asked": "second-hex", "seats": ["german"]})
    play(game, {"move": "7-D03", "facing": "n"})
    check(game, {"unit": "ge-infantry-1", "at": "7-D03"}, {"asked": "take-turn", "seats": ["soviet"]})
    armies = hand("card-sniper")
    armies["german"]["cap"] = 0
    armies["soviet"] = {"cap": 4}
    game = table(place=[*GERMANS, ENEMY], armies=armies, dice=[4])
    play(game, {"play-card": "card-sniper"})
    check(game, {"army": "soviet", "cap": 2})


@pytest.mark.rule("coh:8.1.n", "coh:8.1.o", "coh:8.0.d")
def test_cards_are_drawn_and_kept_secret() -> None:
    game = table(scenario="empty-windows", empty=False, decision={"phase": "before-round"}, round=2, dice=[])
    german, soviet = (army.hand for army in game.position.armies)
    assert len(german) == len(soviet) == 1
    view: Any = COH.view(game, "german")
    assert view.armies[1].hand == ("?",)
    assert view.armies[0].hand[0].startswith("card-")
    assert len(events(game, "card-drawn")) == 2


@pytest.mark.rule("coh:8.2.e", "coh:8.2.g", "coh:card.grenades.e", "coh:card.magnetic.b")
def test_weapon_cards() -> None:
    place = [{"unit": "ge-infantry-1", "at": "8-D12", "facing": "n"}, {"unit": "su-rifle-1", "at": "8-C12"}]
    armies = {"german": {"weapons": {"grenades": 1, "magnetic-mine": 1}, "cap": 0}}
    game = table(scenario="pakfront", place=place, armies=armies, dice=[1, 1])
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"use-weapon": "magnetic-mine", "hex": "8-C12"}, by="8.2.b")
    play(game, {"use-weapon": "grenades", "hex": "8-C12"})
    check(game, {"event": "attack-missed", "av": 6}, {"army": "german", "ap": 7, "weapons": {"magnetic-mine": 1}})
    game = table(scenario="pakfront", place=[place[0], {**place[1], "at": "8-D12"}], armies=armies)
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"use-weapon": "magnetic-mine", "hex": "8-D12"}, by="card.magnetic.b")
    allowed(game, {"use-weapon": "grenades", "hex": "8-D12"})


WIRED: list[dict[str, Any]] = [
    {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"},
    {"unit": "ge-infantry-2", "at": "7-F03", "facing": "n"},
    {"unit": "su-rifle-1", "at": "7-A12"},
]


def into_wire(ap: int, dice: list[int]) -> Any:
    """Two squads go into the wire before them, with so many action points."""
    works = [{"work": "wire", "at": "7-E03", "side": "soviet"}]
    armies = {"german": {"active": ["ge-infantry-1", "ge-infantry-2"], "ap": ap, "cap": 0}}
    game = table(place=WIRED, works=works, armies=armies, dice=dice)
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"also": "ge-infantry-2"})
    for unit in ("ge-infantry-1", "ge-infantry-2"):
        play(game, {"march": unit, "to": "7-E03", "facing": "n"})
    return game


@pytest.mark.rule("coh:18.4.c", "coh:18.4.e", "coh:9.11.b")
def test_group_rolls_for_each_unit_in_the_wire() -> None:
    game = into_wire(ap=5, dice=[5, 3])
    refused(game, {"press": None}, by="18.4.e")
    play(game, {"halt": None}, {"press": None})
    check(game, {"unit": "ge-infantry-1", "at": "7-F03"}, {"unit": "ge-infantry-2", "at": "7-E03"})
    check(game, {"army": "german", "ap": 1}, {"unit": "ge-infantry-1", "state": "activated"})
    both = into_wire(ap=7, dice=[5, 3])
    play(both, {"press": None}, {"press": None})
    check(both, {"army": "german", "ap": 1}, {"unit": "ge-infantry-1", "at": "7-E03"})
    check(both, {"unit": "ge-infantry-2", "at": "7-E03"})
    neither = into_wire(ap=7, dice=[5, 3])
    play(neither, {"halt": None}, {"halt": None})
    check(neither, {"army": "german", "ap": 0}, {"unit": "ge-infantry-2", "at": "7-F03", "state": "spent"})
