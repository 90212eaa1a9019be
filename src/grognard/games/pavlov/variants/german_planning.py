"""7.4, 7.4.plan The German player plans the turn: three cards in order and one tactics card, face down."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.storm import MILK
from grognard.games.pavlov.interface.actions import LayPlan, Plan, PlanTactic
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import CARD_NAMES, PACK, PavlovGame
from grognard.games.pavlov.turn.asking import PavlovDecision

VARIANTS = PACK.components.variants


@rule("7.4.plan.f")
def must_be_played(card: int) -> bool:
    """A supply-check or storm-group card may not be kept in hand."""
    return card == MILK or card not in PACK.wehrmacht_cards


@rule("7.4.plan.a", "7.4.plan.b", "7.4.plan.g")
class Planning(Procedure, frozen=True, kw_only=True):
    """7.4.plan Before the Soviet cards; the hand is filled first, on turn 1 with four cards and three tactics."""

    phase = "planning"

    def run(self, game: PavlovGame) -> None:
        game.log("phase-planning", "7.4.plan")
        refill(game)
        seats = game.position.rules.german
        game.then(PlanCards(seats=seats), PlanTactics(), SealPlan(seats=seats), Refill())


@rule("7.4.plan.a", "7.4.plan.e")
def refill(game: PavlovGame) -> None:
    """Draw up to four Wehrmacht and three tactics cards, as far as the decks go."""
    position = game.position
    cards = VARIANTS.plan_wehrmacht_hand - len(position.german_hand)
    tactics = VARIANTS.plan_tactics_hand - len(position.german_tactics)
    drawn, tactics_drawn = position.wehrmacht[:cards], position.tactics_deck[:tactics]
    if not drawn and not tactics_drawn:
        return
    game.change(  # §7.4.plan.e
        replace(
            position,
            german_hand=position.german_hand + drawn,
            wehrmacht=position.wehrmacht[cards:],
            german_tactics=position.german_tactics + tactics_drawn,
            tactics_deck=position.tactics_deck[tactics:],
        )
    )
    game.reveal()
    names = tuple(f"c{n}" for n in (*drawn, *tactics_drawn))
    game.log("german-draws", "7.4.plan.e", to=position.rules.german, cards=names)


class Refill(Procedure, frozen=True, kw_only=True):
    """7.4.plan After planning the German player draws three Wehrmacht cards and one tactics card."""

    phase = "planning"

    def run(self, game: PavlovGame) -> None:
        refill(game)


@rule.forbids("7.4.plan.c")
def is_not_in_the_german_hand(hand: tuple[int, ...], card: int, left: int) -> Violation:
    """The plan is made of the Wehrmacht cards in hand."""
    return evidence(f"c{card}") if card not in hand else None


@rule.forbids("7.4.plan.d")
def is_no_tactics_card_in_hand(hand: tuple[int, ...], card: int) -> Violation:
    """The tactics card comes from the tactics cards in hand."""
    return evidence(f"c{card}") if card not in hand else None


@rule.forbids("7.4.plan.f")
def keeps_a_card_that_must_be_played(hand: tuple[int, ...], card: int, left: int) -> Violation:
    """The supply-check and storm-group cards in hand need the places that are left."""
    forced = [n for n in hand if must_be_played(n) and n != card]
    return evidence(*(f"c{n}" for n in forced)) if not must_be_played(card) and len(forced) >= left else None


@rule("7.4.plan.c")
def plan_card(game: PavlovGame, ask: PlanCards, action: Plan) -> None:
    """The next card of the three; the first named is revealed first."""
    position, card = game.position, int(action.card[1:])
    hand = tuple(n for n in position.german_hand if n != card)
    game.change(replace(position, german_hand=hand, planned=(*position.planned, card)))
    game.log("card-planned", "7.4.plan.c", to=ask.seats, card=action.card)
    if len(game.position.planned) < VARIANTS.plan_wehrmacht_played and hand:
        game.then(ask)


PLAN = Verb(
    Plan,
    candidates=lambda position, ask: [Plan(f"c{n}") for n in position.german_hand],
    exists=lambda position, ask, action: action.card in CARD_NAMES,
    args=lambda position, ask, action: (
        position.german_hand,
        int(action.card[1:]),
        VARIANTS.plan_wehrmacht_played - len(position.planned),
    ),
    forbids=(is_not_in_the_german_hand, keeps_a_card_that_must_be_played),
    resolve=plan_card,
)


class PlanCards(PavlovDecision, frozen=True, kw_only=True):
    """7.4.plan Which card is the next of the three."""

    phase = "planning"
    rule = "7.4.plan.c"
    verbs = (PLAN,)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-plan-cards", {"number": len(game.position.planned) + 1})


class PlanTactics(Procedure, frozen=True, kw_only=True):
    """7.4.plan With the cards chosen, the tactics card is next."""

    phase = "planning"

    def run(self, game: PavlovGame) -> None:
        if game.position.german_tactics:
            game.then(ChooseTactic(seats=game.position.rules.german))


@rule("7.4.plan.d")
def plan_tactic(game: PavlovGame, ask: ChooseTactic, action: PlanTactic) -> None:
    """One tactics card is laid face down beside the others."""
    position, card = game.position, int(action.card[1:])
    left = tuple(n for n in position.german_tactics if n != card)
    game.change(replace(position, german_tactics=left, planned_tactic=card))
    game.log("tactic-planned", "7.4.plan.d", to=ask.seats, card=action.card)


PLAN_TACTIC = Verb(
    PlanTactic,
    candidates=lambda position, ask: [PlanTactic(f"c{n}") for n in position.german_tactics],
    exists=lambda position, ask, action: action.card in CARD_NAMES,
    args=lambda position, ask, action: (position.german_tactics, int(action.card[1:])),
    forbids=(is_no_tactics_card_in_hand,),
    resolve=plan_tactic,
)


class ChooseTactic(PavlovDecision, frozen=True, kw_only=True, tag="plan-tactic"):
    """7.4.plan Which tactics card goes with the plan."""

    phase = "planning"
    rule = "7.4.plan.d"
    verbs = (PLAN_TACTIC,)


def lay_plan(game: PavlovGame, ask: SealPlan, action: LayPlan) -> None:
    game.log("plan-laid", "7.4.plan.c")


LAY_PLAN = Verb(LayPlan, resolve=lay_plan, irreversible=True, ends=True)


class SealPlan(PavlovDecision, frozen=True, kw_only=True):
    """7.4.plan The plan is laid face down: until then it can be taken back, afterwards new cards are drawn."""

    phase = "planning"
    rule = "7.4.plan.e"
    verbs = (LAY_PLAN,)
