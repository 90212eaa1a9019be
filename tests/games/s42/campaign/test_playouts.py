"""Random play of the later turns of the campaign, where the shared suite does not get: withdrawals, maskirovka, the
winter offensive, frost. Nothing breaks, what is listed is what is judged, a saved game goes on as if nothing had
happened, what is hidden stays so, and everything can be said."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.system import Scenario, Value
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Forbidden
from grognard.core.views import ask, label
from grognard.games.s42.campaign.victory import Checkpoint, VictoryPhase
from grognard.games.s42.system import S42

SYSTEM = S42()
TEXTS = [SYSTEM.texts(language) for language in LANGUAGES]
CAMPAIGN = SYSTEM.scenario("campaign")
HASTE = {"EndMovement": 3, "EndCombat": 3, "EndInitial": 3, "Rally": 9, "KeepRunning": 0.2, "Bolt": 0.2}
"""How willingly each kind of answer is given, so that more of a turn is met."""
DEEP = 300
"""So many answers of each game are given."""
EVERY = 13
"""One pause in so many is looked at closely."""


def begun_on(turn: int, *, on: bool, log: list[Event]) -> Game[Any]:
    """The campaign as if nothing had happened before this turn: all reinforcements come at once."""
    options: dict[str, Value] = {option.id: option.values[-1 if on else 0] for option in CAMPAIGN.options}
    game = SYSTEM.begin(CAMPAIGN, options, Dice(seed_from(turn)), log)
    log.clear()
    game = SYSTEM.build_position(game, {"turn": turn})
    game.events = log
    game.settle()
    return game


def judges_as_it_lists(game: Game[Any], actions: list[Action]) -> None:
    decision, known = game.decision, SYSTEM.rulebook.ids
    assert decision is not None
    assert decision.rule in known
    listed = set(map(repr, actions))
    assert len(listed) == len(actions), "an action is listed twice"
    assert listed <= set(map(repr, decision.candidates(game))), "an action is listed that is no candidate"
    for action in decision.candidates(game):
        verdict = decision.judge(game, action)
        assert (verdict is True) == (repr(action) in listed), action
        if isinstance(verdict, Forbidden):
            assert verdict.rule in known
            assert all(text.render(verdict.reason).strip() for text in TEXTS), verdict
    for message in (decision.prompt(game), *(label(action) for action in actions[:40])):
        assert all(text.render(message).strip() for text in TEXTS), message


def survives_the_disk(game: Game[Any], actions: list[Action], choose: random.Random) -> None:
    again = SYSTEM.load(SYSTEM.save(game))
    assert (again.position, again.agenda, again.dice) == (game.position, game.agenda, game.dice)
    assert again.decision is not None
    assert list(again.decision.actions(again)) == actions
    game.fork().apply(choose.choice(actions))
    assert (again.position, again.agenda, again.dice) == (game.position, game.agenda, game.dice)


def keeps_its_secrets(game: Game[Any], scenario: Scenario, seed: int) -> None:
    for seat in (*scenario.seats, None):
        other = SYSTEM.determinize(game, seat, Dice(seed_from(seed)))
        assert SYSTEM.faults(other) == []
        assert SYSTEM.view(other, seat) == SYSTEM.view(game, seat)
        assert ask(other, seat) == ask(game, seat)


@pytest.mark.parametrize(("turn", "on"), [(9, False), (21, True), (25, True), (28, True), (33, True)])
def test_a_random_game_goes_well(turn: int, on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark is left out, or such games would be over before they have begun."""
    monkeypatch.setattr(VictoryPhase, "at_once", lambda self, game: None)
    monkeypatch.setattr(Checkpoint, "look", lambda self, game, row: None)
    log: list[Event] = []
    choose = random.Random(turn)
    game = begun_on(turn, on=on, log=log)
    for pause in range(DEEP):
        if game.decision is None:
            break
        actions = list(game.decision.actions(game))
        assert actions, game.decision
        if pause % EVERY == 0:
            assert SYSTEM.faults(game) == []
            judges_as_it_lists(game, actions)
            survives_the_disk(game, actions, choose)
            keeps_its_secrets(game, CAMPAIGN, pause)
        kinds = sorted({type(action).__name__ for action in actions})
        (kind,) = choose.choices(kinds, [HASTE.get(name, 1) for name in kinds])
        game.play(game.waiting[0], choose.choice([action for action in actions if type(action).__name__ == kind]))
    for event in log:
        assert not event.rule or event.rule in SYSTEM.rulebook.ids
        assert all(text.sentence(event).strip() for text in TEXTS), event


def test_what_is_hidden_late_in_the_campaign_is_dealt_anew() -> None:
    """34.1.2 The boxes of the reserve armies: another order for the Axis and for onlookers, the same view; nothing else
    for their owner."""
    game = SYSTEM.begin(CAMPAIGN, SYSTEM.options(CAMPAIGN, {}), Dice(seed_from(6)), None)
    boxes = {f"su-reserve-{n}": f"box-{7 - n}" for n in range(1, 7)}
    place = [{"unit": army, "at": "area-A"} for army in boxes]
    decision = {"phase": "movement", "side": "soviet"}
    game = SYSTEM.build_position(game, {"turn": 22, "masks": boxes, "place": place, "decision": decision})
    game.settle()
    for seat, hidden in (("axis", True), (None, True), ("soviet", False)):
        others = [SYSTEM.determinize(game, seat, Dice(seed_from(seed))) for seed in range(5)]
        assert any(other.position.masks != game.position.masks for other in others) == hidden
        assert all(SYSTEM.view(other, seat) == SYSTEM.view(game, seat) for other in others)
        assert all(ask(other, seat) == ask(game, seat) for other in others)
