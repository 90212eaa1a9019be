"""6.1, 20.2: what a seat cannot know is dealt anew, what it knows stays."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games.ava.turn.command import CHITS, turn_up
from tests.games.ava.phases import AVA, PACK, moving, seen
from tests.games.ava.plain import plain
from tests.games.ava.table import play, table

AXIS = ["de-4pzg", "de-16a", "de-18a", "okh", "manstein", "axis-reinforcements"]
SOVIET = ["su-8a", "su-11a", "su-27a", "su-23a", "su-34a", "su-42a", "reserve", "soviet-reinforcements"]
CHOSEN = {
    "axis": ["de-4pzg", "de-16a", "manstein", "axis-reinforcements"],
    "soviet": ["su-8a", "su-11a", "su-27a", "soviet-reinforcements"],
}


def running(**keys: Any) -> Game[Any]:
    """Turn 5: a chit of each side has been drawn, the rest is in the cup; Manstein is in hand."""
    spec: dict[str, Any] = {
        "turn": 5,
        "board": plain(),
        "place": [{"unit": "de-l-21", "at": "L2016"}, {"unit": "su-l-179", "at": "L2023"}],
        "available": {"axis": AXIS, "soviet": SOVIET},
        "chosen": CHOSEN,
        "hand": {"axis": ["manstein"]},
        "drawn": ["de-4pzg", "su-8a"],
        "cup": ["axis-reinforcements", "de-16a", "soviet-reinforcements", "su-11a", "su-27a", "supply"],
        "decision": moving("axis", "de-l-21"),
    }
    return table(**(spec | keys))


def deals(game: Game[Any], seat: str | None, count: int = 40) -> list[Game[Any]]:
    found = [AVA.determinize(game, seat, Dice(seed_from(number))) for number in range(count)]
    assert all(AVA.faults(other) == [] for other in found)
    assert all(AVA.view(other, seat) == AVA.view(game, seat) for other in found)
    return found


def of(side: str, cup: tuple[str, ...]) -> frozenset[str]:
    return frozenset(chit for chit in cup if CHITS[chit].side == side)


@pytest.mark.rule("ava:6.1.e", "ava:6.1.f")
def test_the_chits_of_the_other_side_in_the_cup_may_be_any_it_could_have_chosen() -> None:
    cups = {of("soviet", other.position.cup) for other in deals(running(), "axis")}
    kinds = {frozenset(cup - {"soviet-reinforcements"}) for cup in cups}
    assert all(len(kind) == 2 and "su-8a" not in kind for kind in kinds)
    assert frozenset().union(*kinds) == {"su-11a", "su-27a", "su-23a", "su-34a", "su-42a", "reserve"}
    assert all("soviet-reinforcements" in cup for cup in cups)


@pytest.mark.rule("ava:6.1.e")
def test_a_seat_keeps_its_own_chits() -> None:
    for other in deals(running(), "axis"):
        assert of("axis", other.position.cup) == {"axis-reinforcements", "de-16a"}
        assert set(other.position.chits[0].chosen) == set(CHOSEN["axis"])
    for other in deals(running(), "soviet"):
        assert of("soviet", other.position.cup) == {"soviet-reinforcements", "su-11a", "su-27a"}


@pytest.mark.rule("ava:6.1.e")
def test_german_chits_are_redealt_among_those_not_yet_seen() -> None:
    """The chit that was drawn and the one in hand are known; 16A, 18A and OKH are possible."""
    cups = {of("axis", other.position.cup) - {"axis-reinforcements"} for other in deals(running(), "soviet")}
    assert cups == {frozenset({chit}) for chit in ("de-16a", "de-18a", "okh")}


@pytest.mark.rule("ava:6.1.f")
def test_a_spectator_knows_neither_side() -> None:
    found = deals(running(), None)
    assert len({of("axis", other.position.cup) for other in found}) > 1
    assert len({of("soviet", other.position.cup) for other in found}) > 1


@pytest.mark.rule("ava:6.1.e")
def test_what_was_chosen_is_what_lies_in_the_cup() -> None:
    for other in deals(running(), "axis"):
        chits = other.position.chits[1]
        assert of("soviet", other.position.cup) | {"su-8a"} == set(chits.chosen)
        assert set(chits.chosen) <= set(chits.available)


@pytest.mark.rule("ava:6.1.e")
def test_a_chit_that_is_being_carried_out_is_known() -> None:
    """7.3: 11A has been drawn, Manstein may interrupt; it is not in the cup of any deal."""
    cup = ["axis-reinforcements", "de-16a", "soviet-reinforcements", "su-27a", "supply"]
    game = running(cup=cup, decision={"phase": "command", "chit": "su-11a"})
    cups = [of("soviet", other.position.cup) for other in deals(game, "axis")]
    assert all("su-11a" not in cup for cup in cups)
    assert len(set(cups)) > 1


@pytest.mark.rule("ava:6.1.e")
def test_german_and_romanian_chits_are_not_exchanged() -> None:
    """A Romanian chit less would be seen in the numbers of the track."""
    axis = ["de-1pzg", "de-6a", "de-17a", "de-11a", "ro-3a", "ro-4a"]
    game = table(
        scenario="kiev",
        turn=3,
        board=plain("K2019", axis=["K2013"], soviet=["K2025"]),
        place=[{"unit": "de-k-44", "at": "K2016"}, {"unit": "su-k-99", "at": "K2023"}],
        available={"axis": axis, "soviet": ["su-5a"]},
        chosen={"axis": ["de-1pzg", "de-6a", "ro-3a"], "soviet": ["su-5a"]},
        cup=["de-1pzg", "de-6a", "ro-3a", "su-5a", "supply"],
        decision=moving("axis", "de-k-44"),
    )
    cups = [of("axis", other.position.cup) for other in deals(game, "soviet")]
    assert {sum(1 for chit in cup if chit.startswith("ro-")) for cup in cups} == {1}
    assert {chit for cup in cups for chit in cup} == set(axis)


@pytest.mark.rule("ava:6.1.e", "ava:6.3.a")
def test_which_of_two_interrupts_is_held_is_not_known() -> None:
    """Both are available, one was chosen: the Soviets see a hand of one chit. What is in hand is never in the cup."""
    axis = ["de-4pzg", "de-2pzg", "manstein", "guderian"]
    game = running(
        scenario="campaign",
        available={"axis": axis, "soviet": SOVIET},
        chosen={"axis": ["de-4pzg", "de-2pzg", "manstein"], "soviet": CHOSEN["soviet"]},
        drawn=["su-8a"],
        cup=["de-4pzg", "de-2pzg", "soviet-reinforcements", "su-11a", "su-27a", "supply"],
    )
    found = deals(game, "soviet")
    assert {other.position.chits[0].hand for other in found} == {("manstein",), ("guderian",)}
    assert all(not {"manstein", "guderian"} & set(other.position.cup) for other in found)
    assert {other.position.chits[0].hand for other in deals(game, "axis")} == {("manstein",)}


@pytest.mark.rule("ava:6.1.e", "ava:7.3.b")
def test_a_question_about_an_interrupt_does_not_tell_which_one_is_held() -> None:
    game = running(
        scenario="campaign",
        available={"axis": ["de-4pzg", "manstein", "guderian"], "soviet": SOVIET},
        chosen={"axis": ["de-4pzg", "guderian"], "soviet": CHOSEN["soviet"]},
        hand={"axis": ["guderian"]},
        drawn=["su-8a"],
        cup=["de-4pzg", "soviet-reinforcements", "su-27a", "supply"],
        decision={"phase": "command", "chit": "su-11a"},
    )
    asked = {getattr(other.decision, "held", ()) for other in deals(game, "soviet")}
    assert asked == {("manstein",), ("guderian",)}


def raising() -> Game[Any]:
    """Turn 4: the Soviet player has made 34A available, and no other player has seen it."""
    pool = PACK.scenarios["leningrad"].soviet_pool
    game = table(
        turn=4,
        board=plain(),
        place=[{"unit": "de-l-21", "at": "L2016"}, {"unit": "su-l-179", "at": "L2023"}],
        available={"axis": ["de-4pzg"], "soviet": ["su-8a", "su-11a", "su-27a", "su-23a", "reserve"]},
        decision={"phase": "selection"},
        dice=[1] * 20,
    )
    assert len(pool) > 1
    play(game, {"raise": pool[0]})
    return game


@pytest.mark.rule("ava:6.1.e", "ava:18.1.i")
def test_a_chit_of_choice_is_secret_until_it_is_drawn() -> None:
    chit = PACK.scenarios["leningrad"].soviet_pool[0]
    game = raising()
    assert chit in seen(game, "soviet").available["soviet"]
    for seat in ("axis", None):
        shown = seen(game, seat).available["soviet"]
        assert chit not in shown
        assert shown.count("?") == 1
    told = [event for event in game.events or () if chit in event.args.values()]
    assert told
    assert all(event.to == ("soviet",) for event in told)
    turn_up(game, chit)
    assert chit in seen(game, "axis").available["soviet"]


@pytest.mark.rule("ava:6.1.e")
def test_a_chit_of_choice_is_known_once_it_was_drawn() -> None:
    chit = PACK.scenarios["leningrad"].soviet_pool[0]
    game = raising()
    while chit not in {*game.position.drawn, *seen(game, "axis").available["soviet"]}:
        assert game.decision is not None
        game.apply(game.decision.actions(game)[-1])
    assert chit in seen(game, "axis").available["soviet"]


@pytest.mark.rule("ava:6.1.e", "ava:18.1.i")
def test_an_unseen_chit_of_choice_may_be_any_of_the_pool() -> None:
    pool = set(PACK.scenarios["leningrad"].soviet_pool)
    for seat, possible in (("axis", pool), (None, pool), ("soviet", {PACK.scenarios["leningrad"].soviet_pool[0]})):
        found = [other.position.chits[1] for other in deals(raising(), seat, 60)]
        assert {chit for chits in found for chit in chits.unseen} == possible
        assert all(set(chits.chosen) <= set(chits.available) for chits in found)
        assert all(set(chits.unseen) <= set(chits.available) for chits in found)


@pytest.mark.rule("ava:20.2.t")
def test_the_cups_of_the_other_team_are_dealt_anew() -> None:
    cups = {"axis-1": ["de-4pzg", "de-16a"], "axis-2": ["de-9a"], "soviet-1": ["su-8a"], "soviet-2": ["su-4a", "su-3a"]}
    game = table(
        scenario="teams-2-2",
        turn=2,
        board=plain(),
        place=[{"unit": "de-l-21", "at": "L2016"}, {"unit": "su-l-179", "at": "L2023"}],
        cups=cups,
        decision=moving("axis", "de-l-21"),
    )
    found = [dict(other.position.cups) for other in deals(game, "axis-1")]
    for dealt in found:
        assert (dealt["axis-1"], dealt["axis-2"]) == (("de-4pzg", "de-16a"), ("de-9a",))
        assert (len(dealt["soviet-1"]), len(dealt["soviet-2"])) == (1, 2)
        assert {*dealt["soviet-1"], *dealt["soviet-2"]} == {"su-8a", "su-4a", "su-3a"}
    assert {dealt["soviet-1"] for dealt in found} == {("su-8a",), ("su-4a",), ("su-3a",)}


def test_the_dice_to_come_are_other_dice() -> None:
    game = running()
    rolls = {AVA.determinize(game, "axis", Dice(seed_from(number))).roll(3) for number in range(20)}
    assert len(rolls) > 1
