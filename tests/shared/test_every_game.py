"""What every game must pass, by registration (ARCHITECTURE: one suite for all games)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import UndoRefused
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.journal import Match, read_journal
from grognard.core.rulebook import index
from grognard.core.system import Scenario, System
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Forbidden
from grognard.core.views import label
from grognard.games import SYSTEMS
from tests.shared.later import later
from tests.shared.looking import listen, look
from tests.shared.playouts import Case, brief, cases, closely, name, opening, play_one, playout

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=name)
any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 10_000)
MANY = 50
"""A sentence that was rendered so often with other arguments is a good one."""
NO_SECRETS = {"s42-fall-blau", "s42-caucasus", "s42-uranus"}
"""Scenarios in which everything lies open: the reserve armies of Stalingrad '42 are of the campaign only."""
LATE_STARTS, LATE_STEPS = 20, 7
"""So many later positions of each game are played on from, so many actions each."""
GAMES = 5
"""Where the only secret is what lies under a unit that was hit, one random game may not have any."""
few = settings(max_examples=12, deadline=None, derandomize=True)


@every_case
def test_play_ends_and_nothing_breaks_on_the_way(case: Case) -> None:
    """There is always an action, every invariant holds at every pause, and the end has an outcome for each seat."""
    system, scenario, _ = case
    final: Game[Any] | None = None
    for pause, (game, actions) in enumerate(playout(case, seed=1)):
        assert actions, f"no action for {game.decision}"
        if closely(pause):
            assert system.faults(game) == []
        final = game
    assert final is not None
    outcome = final.position.outcome
    assert outcome is not None
    assert set(outcome.results) == set(scenario.seats)
    assert system.faults(final) == []


@every_case
def test_listed_is_legal_and_the_rest_has_a_cited_refusal(case: Case) -> None:
    """A candidate that is not legal is refused by a clause of the prohibition that found the fault, never by the
    decision's bare default: what is a candidate deserves a reason."""
    system = case[0]
    cited: dict[str, set[str]] = {}
    for prohibition in system.rulebook.prohibitions:
        cited.setdefault(prohibition.reason, set()).update(prohibition.rules)
    for pause, (game, actions) in enumerate(opening(case, seed=2)):
        if not closely(pause):
            continue
        decision = game.decision
        assert decision is not None
        assert decision.rule in system.rulebook.ids
        listed = set(map(repr, actions))
        assert len(listed) == len(actions), "an action is listed twice"
        assert listed <= set(map(repr, decision.candidates(game))), "an action is listed that is no candidate"
        for action in decision.candidates(game):
            verdict = decision.judge(game, action)
            assert (verdict is True) == (repr(action) in listed)
            if isinstance(verdict, Forbidden):
                assert verdict.rule in cited.get(verdict.reason.id, ()), f"{action}: {verdict}"
                assert system.texts("en").has(verdict.reason.id)


@every_case
def test_a_saved_game_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    """At every pause: save, load, and the loaded game is equal and offers the same."""
    system = case[0]
    for pause, (game, actions) in enumerate(opening(case, seed=3)):
        if not closely(pause):
            continue
        again = system.load(system.save(game))
        assert (again.position, again.agenda, again.dice) == (game.position, game.agenda, game.dice)
        assert again.parallel == game.parallel
        assert again.decision is not None
        assert list(again.decision.actions(again)) == actions


@every_case
def test_a_fork_does_not_touch_the_original(case: Case) -> None:
    choose = random.Random(4)
    for game, actions in opening(case, seed=4):
        before = (game.position, game.agenda, game.dice, game.parallel)
        fork = game.fork()
        fork.apply(choose.choice(actions))
        assert (game.position, game.agenda, game.dice, game.parallel) == before


@every_case
def test_a_journal_replays_to_the_same_game(case: Case) -> None:
    """Also with undos in it; the file survives its own encoding; two instances agree in lock-step."""
    system, scenario, options = case
    choose = random.Random(5)
    match = Match(system, scenario.id, options, seed_from(5))
    twin = Match(system, scenario.id, options, seed_from(5))
    while (decision := match.game.decision) is not None and match.ply < brief(case):
        seat = choose.choice(match.game.waiting)
        decision = match.game.asked(seat)
        assert decision is not None
        targets = match.undo_targets(seat)
        if targets and choose.random() < 0.1:
            twin.enter(match.undo(seat, choose.choice(targets)))
        else:
            action = choose.choice(decision.actions(match.game))
            twin.enter(match.play(seat, action, match.ply))
        assert twin.events[-1] == match.events[-1]
    assert twin.digest() == match.digest()
    replayed = Match.from_journal(read_journal(match.journal().encode()), system)
    assert replayed.digest() == match.digest()
    assert replayed.events == match.events


@every_case
def test_undo_brings_back_exactly_what_was_and_never_passes_dice_or_reveals(case: Case) -> None:
    system, scenario, options = case
    choose = random.Random(6)
    match = Match(system, scenario.id, options, seed_from(6))
    undone = 0
    for _ in range(150):
        decision = match.game.decision
        if decision is None:
            break
        seat = decision.seats[0]
        match.play(seat, choose.choice(decision.actions(match.game)))
        targets = match.undo_targets(seat)
        for ply in targets:
            assert match.states[ply].dice.draws == match.game.dice.draws
            assert match.states[ply].dice.reveals == match.game.dice.reveals
        for ply in set(match.undo_depths()) - set(targets):
            with pytest.raises(UndoRefused):
                match.undo(seat, ply)
        if targets and choose.random() < 0.2:
            before = match.states[targets[0]]
            match.undo(seat, targets[0])
            assert (match.game.position, match.game.agenda) == (before.position, before.agenda)
            undone += 1
    assert undone


@few
@given(case=any_case, seed=any_seed)
def test_what_a_seat_cannot_see_does_not_change_what_it_is_shown(case: Case, seed: int) -> None:
    """Deal everything hidden anew: view, question, answers, refusals, queries and events stay the same, for every seat
    and onlookers."""
    system, scenario, _ = case
    deal = random.Random(seed)
    looks = 0
    for game, _ in playout(case, seed):
        if deal.random() > 0.1 / (1 + looks):
            continue
        looks += 1
        look_around(system, game, (*scenario.seats, None), deal)


def look_around(system: System, game: Game[Any], eyes: tuple[str | None, ...], deal: random.Random) -> bool:
    """Look with the eyes of every seat, and listen to one legal action. Whether anything was hidden from anyone."""
    seat = deal.choice(game.waiting)
    decision = game.asked(seat)
    assert decision is not None
    action = deal.choice(decision.actions(game))
    hidden = False
    for eye in eyes:
        hidden |= look(system, game, eye, deal)
        listen(system, game, seat, action, deal, eye)
    return hidden


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_secrets_that_come_late_are_kept_too(system: System) -> None:
    """The same from positions that random play seldom reaches, and a few actions further."""
    deal = random.Random(13)
    starts = [(game, scenario) for _, game, scenario in later(system) if has_secrets(system, game, scenario)]
    hidden = 0
    for game, scenario in deal.sample(starts, min(len(starts), LATE_STARTS)):
        for step in range(LATE_STEPS):
            decision = game.decision
            if decision is None:
                break
            if step % 3 == 0:
                hidden += look_around(system, game, (*scenario.seats, None), deal)
            play_one(game, list(decision.actions(game)), deal)
    assert hidden


def test_determinizing_does_change_what_is_hidden() -> None:
    """The tests above would prove nothing if `determinize` gave the same game back."""
    for case in {(case[0].slug, case[1].id): case for case in CASES}.values():
        system, scenario, _ = case
        if f"{system.slug}-{scenario.id}" in NO_SECRETS:
            continue
        begun = chain.from_iterable(islice(playout(case, seed), 1200) for seed in range(7, 7 + GAMES))
        games = chain((game for _, game, _ in later(system, scenario)), (game for game, _ in begun))
        assert any(has_secrets(system, game, scenario) for game in games), name(case)


def has_secrets(system: System, game: Game[Any], scenario: Scenario) -> bool:
    other = Dice(seed_from(8))
    return any(system.determinize(game, seat, other).position != game.position for seat in scenario.seats)


@few
@given(case=any_case, seed=any_seed)
def test_every_sentence_exists_in_every_language(case: Case, seed: int) -> None:
    system = case[0]
    log: list[Event] = []
    texts = [system.texts(language) for language in LANGUAGES]
    known = system.rulebook.ids
    rendered: Counter[str] = Counter()
    for pause, (game, actions) in enumerate(opening(case, seed, log)):
        if not closely(pause):
            continue
        decision = game.decision
        assert decision is not None
        messages = [decision.prompt(game), *(label(a) for a in actions)]
        verdicts = [decision.judge(game, a) for a in decision.candidates(game)]
        messages += [v.reason for v in verdicts if isinstance(v, Forbidden)]
        for message in messages:
            rendered[message.id] += 1
            if rendered[message.id] > MANY:
                continue
            for text in texts:
                assert text.has(message.id), message
                assert text.render(message).strip()
    for event in log:
        assert not event.rule or event.rule in known, event
        for text in texts:
            assert text.has(event.what), event
            assert text.sentence(event).strip()


def test_every_prohibition_is_explained_in_every_language() -> None:
    for system, *_ in CASES:
        for prohibition in system.rulebook.prohibitions:
            for language in LANGUAGES:
                assert system.texts(language).has(prohibition.reason), (prohibition.reason, language)


def test_every_paragraph_is_told_in_every_language() -> None:
    for system, *_ in CASES:
        for paragraph in index(system.slug).paragraph:
            for language in LANGUAGES:
                assert paragraph.title.in_(language).strip()
                assert paragraph.text.in_(language).strip()
        for clause in index(system.slug).clauses():
            assert clause.en.strip()
