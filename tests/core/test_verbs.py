"""A verb says in one place what is worth trying, what forbids it, what it does; a decision follows from its verbs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.game import NOT_NOW, Action, Decision, Game, Position, home_of
from grognard.core.verbs import Verb, VerbInfo
from grognard.core.verdicts import Forbidden, Message, Prohibition, Violation, evidence
from grognard.core.views import ask
from grognard.games import SLUGS, find


class Shelf(Position, frozen=True, kw_only=True):
    crates: dict[str, int]
    carried: tuple[str, ...] = ()


class Carry(Action, frozen=True):
    crate: str


class Leave(Action, frozen=True):
    pass


class Dance(Action, frozen=True):
    pass


def shelved(position: Shelf, strength: int) -> Iterator[Carry]:
    yield from map(Carry, position.crates)


def is_too_heavy(position: Shelf, strength: int, weight: int) -> Violation:
    return evidence(weight=weight) if weight > strength else None


def carry(game: Game[Shelf], strength: int, action: Carry) -> None:
    game.change(replace(game.position, carried=(*game.position.carried, action.crate)))


CARRY = Verb(
    Carry,
    candidates=shelved,
    args=lambda shelf, strength, action: (shelf, strength, shelf.crates[action.crate]),
    forbids=(Prohibition(("1.1",), "refusal-is-too-heavy", is_too_heavy),),
    exists=lambda shelf, strength, action: action.crate in shelf.crates,
    resolve=carry,
    group="work",
)
LEAVE = Verb(Leave, resolve=lambda game, strength, action: None, ends=True)


class Work(Decision, frozen=True, kw_only=True):
    rule = "1.0"
    verbs = (CARRY, LEAVE)
    repeats = True
    strength: int

    def context(self, game: Game[Any]) -> int:
        return self.strength


class Ball(Decision, frozen=True, kw_only=True):
    rule = "2.0"
    verbs = (Verb(Dance, resolve=lambda game, decision, action: None),)


@pytest.fixture
def game() -> Game[Shelf]:
    shelf = Shelf(crates={"tea": 2, "iron": 9})
    return Game(shelf, (Work(seats=("you",), strength=5),), Dice(seed_from(1)))


def test_the_list_is_what_the_prohibitions_leave(game: Game[Shelf]) -> None:
    assert game.decision is not None
    assert game.decision.candidates(game) == [Carry("tea"), Carry("iron"), Leave()]
    assert game.decision.actions(game) == [Carry("tea"), Leave()]


def test_what_is_there_is_refused_by_its_own_clause_and_what_is_not_there_by_the_decision(game: Game[Shelf]) -> None:
    assert game.decision is not None
    for action, rule in ((Carry("iron"), "1.1"), (Carry("unicorn"), "1.0"), (Dance(), "2.0")):
        verdict = game.decision.judge(game, action)
        assert isinstance(verdict, Forbidden)
        assert verdict.rule == rule


def test_a_decision_that_repeats_is_asked_again_until_a_verb_ends_it(game: Game[Shelf]) -> None:
    game.play("you", Carry("tea"))
    assert game.position.carried == ("tea",)
    assert isinstance(game.decision, Work)
    game.play("you", Leave())
    assert game.decision is None


def test_a_faster_list_takes_the_place_of_judging(game: Game[Shelf]) -> None:
    quick = Verb(Carry, candidates=shelved, legal=lambda shelf, strength: [Carry("tea")], resolve=carry)
    assert list(quick.legal(game.position, 5)) == [Carry("tea")]


def test_a_verb_has_prohibitions_or_a_verdict_of_its_own() -> None:
    with pytest.raises(ValueError, match="Carry: either a verdict or prohibitions"):
        Verb(Carry, resolve=carry, forbids=CARRY.forbids, verdict=lambda *_: True)


def test_what_a_client_needs_to_know_is_on_the_verb() -> None:
    assert CARRY.info.group == "work"
    assert LEAVE.info.ends
    assert Work.accepts == (Carry, Leave)


def test_the_question_carries_what_a_client_must_know_of_its_verbs(game: Game[Shelf]) -> None:
    asked, watched = ask(game, "you"), ask(game, "another")
    assert asked is not None
    assert asked.verbs == {"carry": VerbInfo(group="work"), "leave": VerbInfo(ends=True)}
    # A seat that is not asked can do nothing.
    assert watched is not None
    assert watched.verbs == {}


def test_a_choice_carries_what_must_be_known_before_it(game: Game[Shelf]) -> None:
    class Careful(Decision, frozen=True, kw_only=True):
        rule = "1.0"
        verbs = (
            Verb(
                Carry,
                candidates=shelved,
                resolve=carry,
                warns=lambda shelf, asked, action: Message("warn-heavy") if shelf.crates[action.crate] > 5 else None,
            ),
            LEAVE,
        )

    asked = ask(Game(game.position, (Careful(seats=("you",)),), game.dice), "you")
    assert asked is not None
    assert [choice.warning for choice in asked.choices] == [None, Message("warn-heavy"), None]


def test_two_verbs_may_share_a_kind_of_action(game: Game[Shelf]) -> None:
    """Each owns some of its actions: these are judged and resolved by it, and stand at its place in the list."""
    heavy = Verb(
        Carry,
        of=lambda action: action.crate == "iron",
        candidates=lambda shelf, strength: [Carry("iron")],
        resolve=lambda game, strength, action: carry(game, strength, Carry("iron by two")),
    )
    light = Verb(
        Carry,
        of=lambda action: action.crate != "iron",
        candidates=lambda shelf, strength: [Carry("tea")],
        resolve=carry,
    )

    class Shift(Decision, frozen=True, kw_only=True):
        rule = "3.0"
        verbs = (light, LEAVE, heavy)

    shift = Shift(seats=("you",))
    game.agenda = (shift,)
    assert shift.accepts == (Carry, Leave)
    assert shift.actions(game) == [Carry("tea"), Leave(), Carry("iron")]
    game.play("you", Carry("iron"))
    assert game.position.carried == ("iron by two",)


# -- to which paragraph an action belongs ----------------------------------------------------------------------------


class Sing(Action, frozen=True):
    pass


class Hum(Action, frozen=True):
    pass


class Whistle(Action, frozen=True):
    paragraph = "7.4"


def loud(kind: type[Action]) -> Verb[Any]:
    return Verb(kind, resolve=lambda game, decision, action: None)


class Recital(Decision, frozen=True, kw_only=True):
    rule = "10.1"
    verbs = (loud(Sing),)


class Street(Decision, frozen=True, kw_only=True):
    rule = "9.2"
    verbs = (loud(Sing), loud(Hum), loud(Whistle))


class Bath(Decision, frozen=True, kw_only=True):
    rule = "card.3"
    verbs = (loud(Sing), loud(Hum))


class Choir(Decision, frozen=True, kw_only=True):
    rule = "9.12.b"
    verbs = (loud(Hum),)


@pytest.mark.parametrize(
    ("action", "paragraph"), [(Sing(), "9.2"), (Hum(), "9.2"), (Whistle(), "7.4"), (Dance(), "2.0")]
)
def test_a_misplaced_action_is_refused_by_the_first_paragraph_of_the_book_or_its_own(
    game: Game[Shelf], action: Action, paragraph: str
) -> None:
    """Whichever of the decisions that accept it was defined first."""
    assert game.decision is not None
    assert game.decision.judge(game, action) == Forbidden(paragraph, Message(NOT_NOW, {"rule": paragraph}))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_paragraph_of_an_action_is_one_of_its_book(slug: str) -> None:
    system = find(slug)
    named = {kind.paragraph for kind in system.action_types if kind.paragraph}
    assert named <= system.rulebook.ids


@pytest.mark.parametrize(
    ("slug", "action", "paragraph"),
    [
        ("coh", "pivot", "5.3"),
        ("coh", "march", "9.11"),
        ("ava", "activate", "17.2.c"),
        ("h44", "detach", "21.1"),
        ("s42", "release", "25.2.3"),
        ("s42", "lose-step", "10.2.2"),
    ],
)
def test_a_misplaced_action_is_told_its_own_paragraph(slug: str, action: str, paragraph: str) -> None:
    kind = next(kind for kind in find(slug).action_types if kind.__struct_config__.tag == action)
    assert home_of(kind, f"grognard.games.{slug}") == paragraph
