"""6.1, 19.4, 20.2: what several players may not know of one another: faces of queued chits, chits being dealt."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.core.views import ask
from tests.games.ava.phases import AVA, seen
from tests.games.ava.plain import plain
from tests.games.ava.sites import DRAWS, check, islets, offered, stationed
from tests.games.ava.table import events, play, table

END = {"end-movement": None}


def deals(game: Game[Any], seat: str | None, count: int = 40) -> list[Game[Any]]:
    return [AVA.determinize(game, seat, Dice(seed_from(number))) for number in range(count)]


# -- the queue -------------------------------------------------------------------------------------------------------


def waiting_chit() -> Game[Any]:
    """9A is under way; the Soviet 16A, drawn and close by, waits face down. The cup is empty."""
    board = plain("S2520", 6)
    board["soviet"], board["axis"] = ["L4711"], ["L0132"]
    return table(
        scenario="campaign-4",
        turn=4,
        board=board,
        place=[{"unit": "de-s-hq-9a", "at": "S2517"}, {"unit": "su-s-hq-16a", "at": "S2523"}],
        cup=["de-9a", "su-16a"],
        dice=[1, 1],
        decision={"phase": "command"},
    )


@pytest.mark.rule("ava:19.4.c", "ava:19.4.i")
def test_turning_a_queued_chit_up_is_a_reveal() -> None:
    """Nothing is drawn any more: only the face of the waiting chit comes to light, and no undo goes behind that."""
    game = waiting_chit()
    check(game, {"queue": ["su-16a"]}, {"cup": []})
    reveals, draws = game.dice.reveals, game.dice.draws
    play(game, END, seat="centre")
    assert events(game, "chit-drawn")[-1].args["chit"] == "su-16a"
    assert (game.dice.reveals, game.dice.draws) == (reveals + 1, draws)


@pytest.mark.rule("ava:19.4.c")
def test_an_action_that_turns_no_chit_up_reveals_nothing() -> None:
    game = waiting_chit()
    reveals = game.dice.reveals
    play(game, {"move": "de-s-hq-9a"}, {"go": "S2518"}, seat="centre")
    check(game, {"queue": ["su-16a"]})
    assert game.dice.reveals == reveals


def interrupt_in_the_queue(**keys: Any) -> Game[Any]:
    """The north is busy with 18A when it cancels the chit of 26A: Manstein waits until the north is free."""
    spec: dict[str, Any] = {
        "scenario": "campaign-4",
        "turn": 4,
        "board": islets("de-4pzg", "de-18a", "su-26a"),
        "place": stationed("de-4pzg", "de-18a", "su-26a"),
        "available": {"axis": ["de-18a", "manstein", "guderian"], "soviet": ["su-26a"]},
        "chosen": {"axis": ["de-18a", "manstein"], "soviet": ["su-26a"]},
        "hand": {"axis": ["manstein"]},
        "cup": ["de-18a", "su-26a"],
        "dice": [1, 1, *DRAWS],
        "decision": {"phase": "command"},
    }
    game = table(**(spec | keys))
    play(game, {"let-stand": None}, seat="north")
    return game


@pytest.mark.rule("ava:7.3.b", "ava:19.5.a")
@pytest.mark.parametrize("seat", ["soviet", None])
def test_an_interrupt_that_waits_in_the_queue_lies_open(seat: str | None) -> None:
    """Both interrupts are available to the Axis. The hand hides which one it holds; playing it shows it."""
    game = interrupt_in_the_queue()
    check(game, {"asked_of": "north", "is": "interrupt-draw"})
    play(game, {"interrupt": "manstein"}, seat="north")
    assert seen(game, seat).waiting[0] == "manstein"
    for other in deals(game, seat):
        assert other.position.queue[0] == "manstein"
        assert AVA.view(other, seat) == AVA.view(game, seat)


@pytest.mark.rule("ava:6.1.e")
@pytest.mark.parametrize("seat", ["soviet", None])
def test_an_ordinary_chit_in_the_queue_lies_face_down(seat: str | None) -> None:
    """The north is busy with 18A; what waits for it may be 16A or 4PzG."""
    game = interrupt_in_the_queue(
        place=stationed("de-18a", "de-16a"),
        board=islets("de-18a", "de-16a"),
        available={"axis": ["de-18a", "de-16a", "de-4pzg", "manstein"], "soviet": []},
        chosen={"axis": ["de-18a", "de-16a", "manstein"], "soviet": []},
        cup=["de-18a", "de-16a"],
    )
    check(game, {"queue": ["de-16a"]})
    assert seen(game, seat).waiting == ("?",)
    assert {other.position.queue for other in deals(game, seat)} == {("de-16a",), ("de-4pzg",)}


# -- dealing chits among the players of a team -----------------------------------------------------------------------


def dealing(side: str) -> Game[Any]:
    """The team is asked whose cup gets the first of its chits."""
    available = {"axis": ["de-18a"], "soviet": ["su-8a"]}
    game = table(scenario="teams-2-2", turn=2, available=available, dice=DRAWS, decision={"phase": "selection"})
    while game.decision is not None and not game.decision.seats[0].startswith(side):
        chit = offered(game, "deal")[0]["chit"]
        play(game, {"deal": chit, "seat": game.decision.seats[0]})
    check(game, {"asked": "deal-chits", "seats": [f"{side}-1", f"{side}-2"]})
    return game


@pytest.mark.rule("ava:20.2.b")
@pytest.mark.parametrize(("side", "enemy"), [("axis", "soviet-1"), ("soviet", "axis-2"), ("axis", None)])
def test_the_question_does_not_tell_the_other_team_which_chit_is_dealt(side: str, enemy: str | None) -> None:
    game = dealing(side)
    chit = str(offered(game, "deal")[0]["chit"])
    shown = ask(game, enemy)
    assert shown is not None
    assert (shown.choices, shown.subject) == ((), ())
    assert chit not in shown.prompt.args.values()


@pytest.mark.rule("ava:20.2.b")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_question_tells_the_own_team_which_chit_is_dealt(side: str) -> None:
    game = dealing(side)
    chit = str(offered(game, "deal")[0]["chit"])
    shown = ask(game, f"{side}-2")
    assert shown is not None
    assert {choice.label.args["chit"] for choice in shown.choices} == {chit}
