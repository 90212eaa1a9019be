"""8.3 Veteran cards that are played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.table import allowed, asked, check, events, play, refused, table

INFANTRY = {"unit": "ge-infantry-1", "at": "7-F04", "facing": "n"}
SECOND = {"unit": "ge-infantry-2", "at": "7-F05", "facing": "n"}
RIFLE = {"unit": "su-rifle-1", "at": "7-E04", "facing": "s"}
OPEN = {"terrain": {"7-E04": "open", "7-F04": "open", "7-F05": "open", "7-E05": "open", "7-G04": "open"}}


def veteran(card: str, unit: str, **more: Any) -> dict[str, Any]:
    army = "german" if unit.startswith("ge") else "soviet"
    other = "soviet" if army == "german" else "german"
    return {army: {"veterans": {card: [unit]}, "cap": 0, **more}, other: {"cap": 0}}


MARCH: dict[str, Any] = {"play-veteran": "veteran-forced-march", "unit": "ge-infantry-1"}


@pytest.mark.rule("coh:card.V01.b", "coh:card.V01.c", "coh:card.V01.d")
def test_forced_march_is_for_those_who_have_only_moved() -> None:
    armies = veteran("veteran-forced-march", "ge-infantry-1")
    game = table(place=[INFANTRY], board=OPEN, armies=armies)
    refused(game, MARCH, by="card.V01.c")
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E04", "facing": "n"}, {"pass-turn": None})
    play(game, MARCH)
    check(game, {"army": "german", "ap": 10, "veterans": []}, {"asked": "take-turn", "seats": ["soviet"]})
    fired = table(place=[INFANTRY, RIFLE], board=OPEN, armies=armies, dice=[1, 1])
    play(fired, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E04"}, {"pass-turn": None})
    refused(fired, MARCH, by="card.V01.d")


@pytest.mark.rule("coh:card.V01.d", "coh:2.2.y")
def test_waiting_is_no_march() -> None:
    armies = veteran("veteran-forced-march", "ge-infantry-1", ap=5, active=["ge-infantry-1"])
    game = table(place=[INFANTRY], board=OPEN, armies=armies)
    allowed(game, MARCH)
    play(game, {"stall": "ap"}, {"pass-turn": None})
    refused(game, MARCH, by="card.V01.d")


HONOUR = veteran("veteran-blood-and-honour", "su-rifle-1")


@pytest.mark.rule("coh:card.V06.b", "coh:card.V06.c")
def test_a_unit_that_destroys_the_veteran_goes_with_it() -> None:
    game = table(place=[INFANTRY, SECOND, RIFLE], board=OPEN, armies=HONOUR, dice=[6, 6])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E04"})
    check(game, {"unit": "su-rifle-1", "at": "destroyed"}, {"unit": "ge-infantry-1", "at": "destroyed"})
    check(game, {"army": "soviet", "veterans": [], "points": 1}, {"army": "german", "points": 1, "ap": 0})


@pytest.mark.rule("coh:card.V06.b")
def test_a_veteran_that_is_only_hit_takes_no_unit_with_it() -> None:
    game = table(place=[INFANTRY, RIFLE], board=OPEN, armies=HONOUR, dice=[3, 3, 14])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E04"})
    check(game, {"army": "soviet", "veterans": ["veteran-blood-and-honour"]}, {"unit": "ge-infantry-1", "at": "7-F04"})


@pytest.mark.rule("coh:card.V06.d")
def test_the_owner_of_a_group_chooses_whom_it_costs() -> None:
    game = table(place=[INFANTRY, SECOND, RIFLE], board=OPEN, armies=HONOUR, dice=[6, 6])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"also": "ge-infantry-2"}, {"fire": "7-E04"})
    check(game, {"asked": "choose-victim", "seats": ["german"]})
    refused(game, {"give-up": "su-rifle-1"}, by="card.V06.d")
    play(game, {"give-up": "ge-infantry-2"})
    check(game, {"unit": "ge-infantry-1", "at": "7-F04"}, {"unit": "ge-infantry-2", "at": "destroyed"})


SHELLED: dict[str, Any] = {"start": 0, "barrages": [{"card": "oba-122", "at": "7-F04", "round": 2}]}


def under_fire(at: str, **more: Any) -> Any:
    armies = veteran("veteran-close-call", "ge-infantry-1", start=0)
    armies["soviet"] |= SHELLED
    place = [{**INFANTRY, "at": at, **more}, {"unit": "su-rifle-1", "at": "7-A12"}]
    return table(
        place=place, board=OPEN, armies=armies, round=2, decision={"phase": "before-round"}, dice=[1, 1, 6, 6, 1, 1]
    )


@pytest.mark.rule("coh:card.V08.b")
def test_close_call_is_for_a_unit_under_the_shells() -> None:
    game = under_fire("7-F04")
    assert asked(game) == "escape"
    play(game, {"keep": None})
    check(
        game,
        {"event": "attack-missed", "target": "ge-infantry-1"},
        {"army": "german", "veterans": ["veteran-close-call"]},
    )
    refused(under_fire("7-F04", hit="foot-pinned"), {"move": "7-E04", "facing": "n"}, by="7.4.zb")
    assert asked(under_fire("7-I04")) != "escape"


@pytest.mark.rule("coh:card.V10.b")
@pytest.mark.parametrize(
    ("dice", "first"), [([5, 4, 4, 4], "german"), ([5, 5, 4, 4], "german"), ([6, 5, 4, 4], "soviet")]
)
def test_feared_reputation_is_played_when_the_rolls_are_known(dice: list[int], first: str) -> None:
    armies = veteran("veteran-feared-reputation", "ge-infantry-1")
    more = [6, 6, 1, 1] if dice == [5, 5, 4, 4] else []
    # the Soviets roll first; two more make nine and eight nine and ten
    again = [*more[2:], *more[:2]]
    game = table(
        place=[INFANTRY, RIFLE], armies=armies, round=2, decision={"phase": "first-turn"}, dice=[*dice, *again]
    )
    check(game, {"asked": "show-reputation", "seats": ["german"]})
    play(game, {"play-veteran": "veteran-feared-reputation", "unit": "ge-infantry-1"})
    check(game, {"first": first}, {"army": "german", "veterans": []})


@pytest.mark.rule("coh:card.V10.b")
def test_who_has_won_need_not_be_feared() -> None:
    armies = veteran("veteran-feared-reputation", "ge-infantry-1")
    game = table(place=[INFANTRY, RIFLE], armies=armies, round=2, decision={"phase": "first-turn"}, dice=[1, 1, 6, 6])
    check(
        game, {"asked": "take-turn", "seats": ["german"]}, {"army": "german", "veterans": ["veteran-feared-reputation"]}
    )


@pytest.mark.rule("coh:card.V14.b", "coh:card.V14.c")
def test_one_die_is_rolled_again() -> None:
    armies = veteran("veteran-combat-hardened", "ge-infantry-1")
    game = table(place=[INFANTRY, SECOND, RIFLE], board=OPEN, armies=armies, dice=[1, 3, 4, 14])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E04"})
    assert asked(game) == "better-roll"
    play(game, {"roll-one": "veteran-combat-hardened", "die": 1})
    check(game, {"event": "attack-hit", "av": 14}, {"army": "german", "veterans": [], "ap": 4})
    other = table(place=[INFANTRY, SECOND, RIFLE], board=OPEN, armies=armies, dice=[1, 1])
    play(other, {"act": "ge-infantry-2", "by": "ap"}, {"fire": "7-E04"})
    assert not events(other, "veteran-played")
    check(other, {"asked": "take-turn", "seats": ["soviet"]})


@pytest.mark.rule("coh:card.V11.b")
def test_an_iron_will_does_not_move_the_pinned() -> None:
    armies = veteran("veteran-iron-will", "ge-infantry-1")
    game = table(place=[{**INFANTRY, "hit": "foot-pinned"}], board=OPEN, armies=armies)
    play(game, {"play-veteran": "veteran-iron-will", "unit": "ge-infantry-1"}, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"move": "7-E04", "facing": "n"}, by="7.4.zb")
    refused(game, {"pivot": "s"}, by="7.4.zb")
    well = table(place=[INFANTRY], armies=armies)
    refused(well, {"play-veteran": "veteran-iron-will", "unit": "ge-infantry-1"}, by="card.V11.b")
