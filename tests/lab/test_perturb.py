"""Whether refusals say why: the measure that `grognard rules` prints."""

from __future__ import annotations

import random

import pytest

from grognard.core.game import FINISH_FIRST, NO_SUCH_CHOICE, NOT_NOW
from grognard.core.system import System
from grognard.core.verdicts import Forbidden, Message
from grognard.games import SYSTEMS, find
from grognard.games.coh.interface.actions import Act, PlayCard, Stall
from grognard.games.pavlov.interface.actions import Attack, Move, To
from grognard.lab.rulebook.perturb import ANSWERS, KINDS, Stock, answer_to, perturb

every_game = pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)


def test_a_refusal_is_of_one_of_three_kinds() -> None:
    assert answer_to(True) == "allowed"
    assert answer_to(Forbidden("4.0.c", Message("refusal-no-action-is-left"))) == "clause"
    assert answer_to(Forbidden("4.0.b", Message(FINISH_FIRST))) == "misplaced"
    assert answer_to(Forbidden("4.0.b", Message(NOT_NOW))) == "misplaced"
    assert answer_to(Forbidden("4.0.b", Message(NO_SUCH_CHOICE))) == "default"


def test_what_is_tried_is_next_to_a_candidate_and_none_itself() -> None:
    stock, chance = Stock(), random.Random(1)
    stock.add([Move("pavlov"), Move("khait"), To("g1"), To("g2", "53-k")])
    assert stock.another("piece", To("g1"), chance) == To("g2")
    assert stock.another("place", To("g1"), chance) == To("g1", "53-k")
    assert stock.another("place", Move("pavlov"), chance) is None, "a move to the front line has no second field"
    assert type(stock.another("verb", Move("pavlov"), chance)) is To
    assert Stock().another("verb", Attack("t1-1"), chance) is None
    tried = list(stock.perturbed([Move("pavlov"), Move("khait")], chance))
    assert tried
    assert all(kind == "verb" and isinstance(action, To) for kind, action in tried)


def test_what_no_client_could_send_is_not_tried() -> None:
    stock = Stock()
    stock.add([Stall("ap"), Act("ge-infantry-1", "opportunity"), PlayCard("card-command")])
    tried = [action for seed in range(9) for _, action in stock.perturbed([Stall("ap")], random.Random(seed))]
    assert tried
    assert all(not isinstance(action, Stall) or action.by == "cap" for action in tried), "a stall is paid with points"
    assert "" not in stock.values["unit"], "a card without a unit is meant for none"


@every_game
def test_every_answer_is_counted_once_and_again_alike(system: System) -> None:
    once = perturb(system, seed=3, plies=60)
    assert once == perturb(system, seed=3, plies=60)
    assert once != perturb(system, seed=4, plies=60)
    assert tuple(share.kind for share in once.shares) == KINDS
    assert once.total.refused + once.total.allowed == sum(getattr(s, a) for s in once.shares for a in ANSWERS)
    assert sum(once.bare.values()) == once.total.default


@every_game
def test_whatever_is_tried_is_answered(system: System) -> None:
    """An odd action gets a verdict, never a fault of the program: this is what `grognard rules` prints."""
    shares = {share.kind: share for share in perturb(system).shares}
    assert shares["piece"].clause > 0
    assert shares["place"].clause > 0
    assert shares["verb"].misplaced > 0


def test_a_share_without_refusals_is_no_fault() -> None:
    share = perturb(find("pavlov"), plies=0).total
    assert (share.refused, share.bare) == (0, 0.0)
