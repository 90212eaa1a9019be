"""Standing orders: the server answers in a seat's name, and no other seat can tell."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.core.dice import seed_from
from grognard.core.game import Decision, Game
from grognard.core.journal import Match, Played, read_journal
from grognard.core.orders import ONLY_ANSWER, StandingOrder, Way, answer, order_kinds, tag
from grognard.core.situations import runner
from grognard.core.system import System
from grognard.core.texts import LANGUAGES
from grognard.games import SYSTEMS, find
from grognard.games.coh.interface.actions import Keep, PassTurn
from grognard.games.coh.turn.turns import TakeTurn
from grognard.server.clocks.wire import Pace
from grognard.server.orders import ordering
from grognard.server.storage.store import SeatRow
from tests.server.conftest import Browser, Open, at_table, new_game, with_keys
from tests.server.toy import TOY

SEED = "00" * 8


def ordered(browser: Browser, seat: str, kind: str, way: str, **more: Any) -> dict[str, Any]:
    """The orders of the seats held by this browser, after it has left one."""
    browser.send("set-order", seat=seat, kind=kind, way=way, **more)
    browser.ask("ping", "pong", ref=1)
    return browser.orders


def told(browser: Browser, ply: int) -> list[str]:
    return [event["what"] for event in browser.log[ply]["events"]]


def test_a_seat_that_declines_in_advance_is_not_asked_again_until_it_revokes_that(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        assert ordered(south, "south", "turn", "never") == {"south": [{"kind": "turn", "way": "never", "at_least": 0}]}
        for ply in (2, 4):
            north.play("throw")
            assert north.until(ply)["ask"]["seats"] == ["north"]
        assert told(south_until(south, 4), 4) == ["thrown", "by-standing-order"]
        assert told(north, 4) == ["thrown"]
        assert ordered(south, "south", "turn", "ask") == {"south": []}
        north.play("throw")
        assert south.until(5)["ask"]["seats"] == ["south"]
        # An order for the question that lies on the table answers it.
        ordered(south, "south", "turn", "never")
        assert north.until(6)["ask"]["seats"] == ["north"]


def south_until(browser: Browser, ply: int) -> Browser:
    browser.until(ply)
    return browser


def test_an_order_is_the_seats_answer_in_the_journal(client: TestClient) -> None:
    created = new_game(client, south="open", seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        ordered(south, "south", "turn", "never")
        north.play("throw")
        north.until(2)
        north.send("resign", seat="north", ply=2)
        north.until(3)
        file = client.get(f"/api/games/{created['info']['id']}/journal", headers=with_keys(created["keys"]["south"]))
    entries = file.json()["entries"]
    assert [entry.get("ordered") for entry in entries] == [None, True, None]
    again = Match.from_journal(read_journal(file.content), TOY)
    assert again.events[2][-1].to == ("south",)
    assert isinstance(again.entries[1], Played)


@pytest.mark.parametrize(("at_least", "what"), [(0, "hint"), (16, "hint"), (17, "thrown")])
def test_an_order_may_depend_on_the_chance(client: TestClient, at_least: int, what: str) -> None:
    created = new_game(client, south="open", seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        ordered(south, "south", "turn", "always", at_least=at_least)
        north.play("throw")
        assert told(south_until(south, 2), 2)[0] == what


def test_an_order_that_leaves_the_answer_open_asks(client: TestClient) -> None:
    created = new_game(client, south="open", seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        ordered(south, "south", "turn", "always")
        north.played("mark", spot="c")
        north.played("throw")
        assert south.until(2)["ask"]["seats"] == ["south"]
        assert south.played("throw")["ply"] == 3


def test_an_undo_is_not_undone_by_an_order(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        ordered(both, "south", "turn", "never")
        both.play("throw")
        assert both.until(2)["ask"]["seats"] == ["north"]
        both.send("undo", to=1, ply=2, seat="south")
        assert both.until(3)["ask"]["seats"] == ["south"]
        # The question of before is on the table, and stays there.
        assert both.ask("ping", "pong", ref=1)["ref"] == 1
        assert both.played("mark", spot="a")["ply"] == 4
        assert told(both, 4) == ["marked"]


def test_orders_survive_a_restart(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        with at_table(client, created, "south") as south:
            ordered(south, "south", "turn", "never")
    with server() as client:
        with at_table(client, created, "north") as north:
            north.play("throw")
            assert north.until(2)["ask"]["seats"] == ["north"]
        with at_table(client, created, "south") as south:
            assert south.receive("orders")["orders"]["south"][0]["way"] == "never"


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"kind": "nothing"}, "no-such-order"),
        ({"kind": "turn", "at_least": 50}, "no-such-order"),
        ({"kind": ONLY_ANSWER}, "no-such-order"),
        ({"kind": ONLY_ANSWER, "way": "always", "at_least": 1}, "no-such-order"),
        ({"kind": "turn", "way": "sometimes"}, "bad-request"),
        ({"kind": "turn", "way": "strongest"}, "no-such-order"),
        ({"kind": "turn", "way": "always", "at_least": 101}, "bad-request"),
        ({"kind": "turn", "seat": "north"}, "not-your-seat"),
    ],
)
def test_an_order_that_cannot_be_is_refused(client: TestClient, fields: dict[str, Any], wrong: str) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "south") as south, at_table(client, created) as onlooker:
        south.send("set-order", **{"seat": "south", "way": "never", **fields})
        assert south.trouble() == wrong
        onlooker.send("set-order", seat="south", kind="turn", way="never")
        assert onlooker.trouble() == "not-your-seat"
        assert ordered(south, "south", "turn", "ask") == {"south": []}


# -- secrecy ------------------------------------------------------------------------------------------------


def seen_by_north(client: TestClient, orders: bool) -> list[dict[str, Any]]:
    """Every message to north in a game in which south throws each time: by an order, or by hand."""
    created = new_game(client, south="open", seed=SEED)
    messages: list[dict[str, Any]] = []
    with at_table(client, created, "south") as south, at_table(client, created, "north") as north:
        if orders:
            ordered(south, "south", "turn", "never")
        for ply in (2, 4, 6):
            north.send("play", action={"do": "throw"}, ply=ply - 2, seat="north")
            if not orders:
                south.until(ply - 1)
                south.played("throw")
            while not messages or messages[-1].get("ply") != ply:
                messages.append(north.session.receive_json())
        north.send("ping", ref=9)
        while messages[-1]["type"] != "pong":
            messages.append(north.session.receive_json())
    for message in messages:
        for name in ("id", "created", "updated"):
            message.get("info", {}).pop(name, None)
    return messages


def test_the_other_seat_cannot_tell_an_order_from_an_answer_by_hand(client: TestClient) -> None:
    by_order, by_hand = (seen_by_north(client, orders) for orders in (True, False))
    assert by_order == by_hand
    assert "order" not in str([m for m in by_order if m["type"] != "orders"])


def hesitations(client: TestClient, monkeypatch: pytest.MonkeyPatch, **seats: str) -> list[float]:
    """For how long the server waits before each answer by an order, in a game of two throws."""
    waits: list[float] = []

    async def sleep(seconds: float, result: Any = None) -> Any:
        if seconds in (11.0, 12.0):
            waits.append(seconds)
            seconds = 0.0
        return await slept(seconds, result)

    slept = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(ordering, "HESITATION", (11.0, 12.0))
    monkeypatch.setattr(random, "uniform", lambda least, most: (least, most)[len(waits) % 2])
    created = new_game(client, **seats)
    with at_table(client, created, "south") as south:
        ordered(south, "south", "turn", "never")
        with at_table(client, created, "north") as north:
            for ply in (2, 4):
                north.play("throw")
                north.until(ply)
    return waits


def test_an_order_takes_a_while_where_other_people_play(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hesitations(client, monkeypatch, south="open") == [11.0, 12.0]


def test_an_order_answers_at_once_where_one_person_plays(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hesitations(client, monkeypatch) == []


@pytest.mark.parametrize(("kind", "waits"), [("live", []), ("days", [5.0])])
def test_an_order_lets_no_live_clock_run(monkeypatch: pytest.MonkeyPatch, kind: Any, waits: list[float]) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(ordering, "HESITATION", (5.0, 5.0))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    row = SimpleNamespace(
        seats=[SeatRow("north", "open"), SeatRow("south", "open")], pace=Pace(kind=kind, delay=1, bank=1)
    )
    table: Any = SimpleNamespace(row=row, _ordered=lambda: "an answer")
    hesitating = ordering.Ordering._hesitate(table)
    with pytest.raises(StopIteration):
        hesitating.send(None)
    assert slept == waits


# -- what the games declare -----------------------------------------------------------------------------------


@pytest.mark.parametrize("system", [find(slug) for slug in SYSTEMS], ids=lambda system: system.slug)
def test_every_kind_of_order_has_a_sentence_and_a_rule(system: System) -> None:
    kinds = order_kinds(system.in_advance)
    assert len({kind.kind for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert kind.rule in system.rulebook.ids
        for language in LANGUAGES:
            assert system.texts(language).has(f"order-{kind.kind}")


def test_the_only_answer_is_given_unless_it_gives_up_a_phase() -> None:
    system = find("pavlov")
    match = Match(system, "solitaire", {}, seed_from(4))
    orders = {ONLY_ANSWER: StandingOrder(ONLY_ANSWER, "always")}
    decision = match.game.decision
    assert decision is not None
    assert len(decision.actions(match.game)) > 1
    assert answer(match.game, decision, orders, {}) is None


PLIES = {"h44": 1100}
"""Battles come late in a game at random."""


@cache
def questions(slug: str) -> list[tuple[Game[Any], Decision]]:
    """Questions that can be answered in advance, from games played at random."""
    system, asked = find(slug), list[tuple[Game[Any], Decision]]()
    for seed in range(3):
        choose, game = random.Random(seed), Match(system, system.scenarios[0].id, {}, seed_from(seed)).game.fork()
        for _ in range(PLIES.get(slug, 300)):
            decision = game.decision
            if decision is None:
                break
            if isinstance(decision, tuple(system.in_advance)):
                asked.append((game.fork(), decision))
            game.apply(choose.choice(decision.actions(game)))
    return asked


CHANCES = {"h44": {"BlowBridge", "StandFast"}, "s42": {"StandFast"}, "ava": set[str]()}
DECLINED = {"h44": set[str](), "s42": {"ChooseRemnant"}, "ava": {"InterruptDraw"}}
PLANNED = {"h44": {"ChooseRetreat", "ChooseLoss"}, "s42": {"ChooseRetreat", "ChooseLoss"}, "ava": {"ChooseRetreat"}}


def given(game: Game[Any], decision: Decision, way: Way, at_least: int = 0) -> Any:
    """What an order for just this kind of question answers."""
    declared = find_system(game).in_advance
    kind = next(kind for kind in declared if isinstance(decision, kind))
    return answer(game, decision, {tag(kind): StandingOrder(tag(kind), way, at_least)}, declared)


def find_system(game: Game[Any]) -> System:
    return find(type(game.position).__module__.split(".")[2])


@pytest.mark.parametrize("slug", ["h44", "s42", "ava"])
def test_what_a_game_declares_is_a_legal_answer(slug: str) -> None:
    declared, seen, answered = find(slug).in_advance, set(), set()
    for game, decision in questions(slug):
        kind = next(kind for kind in declared if isinstance(decision, kind))
        seen.add(kind.__name__)
        legal, asked = decision.actions(game), declared[kind]
        for plan in asked.plans:
            assert given(game, decision, plan) in (None, *legal)
        always, never = given(game, decision, "always"), given(game, decision, "never")
        assert {always, never} <= {None, *legal}
        answered |= {kind.__name__} if never is not None else set()
        offer = asked.accept(game, decision) if asked.accept else None
        assert always == (offer.action if offer else None)
        if asked.chance and offer is not None:
            assert always != never
            assert given(game, decision, "always", 100) == (always if offer.percent == 100 else never)
    assert CHANCES[slug] | DECLINED[slug] | PLANNED[slug] <= seen
    assert CHANCES[slug] | DECLINED[slug] == answered


@pytest.mark.parametrize("slug", ["h44", "s42"])
def test_losses_fall_on_own_units_by_their_steps(slug: str) -> None:
    """From the unit with most steps, or fewest; what the enemy is to lose is a choice worth a look."""
    settled, left = 0, 0
    for game, decision in questions(slug):
        if type(decision).__name__ != "ChooseLoss":
            continue
        counters = type(decision).counters  # type: ignore[attr-defined]
        steps = {a: game.position.pieces[counters.index(a.touches()[0])].steps for a in decision.actions(game)}
        strongest, weakest = given(game, decision, "strongest"), given(game, decision, "weakest")
        if strongest is None:
            assert weakest is None
            left += 1
            continue
        settled += 1
        assert (steps[strongest], steps[weakest]) == (max(steps.values()), min(steps.values()))
        spared = given(game, decision, "weakest-spare")
        assert spared == (weakest if steps[weakest] > 1 else None)
    assert settled
    assert left or slug == "h44"  # where the enemy's losses are rare


@pytest.mark.parametrize("slug", ["h44", "s42", "ava"])
def test_a_retreat_by_an_order_costs_no_step(slug: str) -> None:
    """The steps of all units on the map are the same before and after."""
    settled = 0
    for game, decision in questions(slug):
        if type(decision).__name__ != "ChooseRetreat" or (action := given(game, decision, "back")) is None:
            continue
        settled += 1
        before, after = game.fork(), game.fork()
        after.agenda = after.agenda[-1:]
        after.apply(action)
        assert steps_in(after) == steps_in(before)
    assert settled


def steps_in(game: Game[Any]) -> int:
    position = game.position
    return sum(position.steps) if hasattr(position, "steps") else sum(piece.steps for piece in position.pieces)


def test_a_turn_is_passed_by_an_order_only_where_nothing_else_can_be_done() -> None:
    system, passed, kept = find("coh"), 0, 0
    for seed in range(2):
        choose, game = random.Random(seed), Match(system, "corn-rows", {}, seed_from(seed)).game.fork()
        while (decision := game.decision) is not None and passed < 5:
            actions = decision.actions(game)
            if isinstance(decision, TakeTurn):
                ordered_ = given(game, decision, "pass")
                assert ordered_ == (PassTurn() if len(actions) == 1 else None)
                passed, kept = passed + (ordered_ is not None), kept + (ordered_ is None)
            game.apply(choose.choice(actions))
    assert passed
    assert kept


def test_cards_are_kept_by_an_order_of_storms_of_steel() -> None:
    system = find("coh")
    game = runner.opening(runner.shipped("coh", "08-3-d-close-call"), system)
    game.settle()
    decision = game.decision
    assert decision is not None
    action = answer(game, decision, {"escape": StandingOrder("escape", "never")}, system.in_advance)
    assert action == Keep()
