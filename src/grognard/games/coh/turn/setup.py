"""1.0 A firefight begins: the table is laid out, the deck shuffled, and units with a zone are placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game, Procedure
from grognard.core.system import Scenario, Value
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.data.units import CARD, PACK, UNITS
from grognard.games.coh.interface.actions import Deploy
from grognard.games.coh.movement.step import GROUND
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.solitaire import mark, placement, to_be_marked
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.position import NONE, UNPLACED, CohGame, Position, Rules
from grognard.games.coh.state.presence import visible
from grognard.games.coh.turn.opening import opening
from grognard.games.coh.turn.rounds import PreRound


@rule("1.0.a", "3.01.a", "21.3.a")
def rules_of(scenario: str, options: Mapping[str, Value]) -> Rules:
    """What was agreed, from the options of the table."""

    def on(id_: str) -> bool:
        return bool(options.get(id_, PACK.options[id_].default))

    armies = (row.id for row in PACK.scenarios[scenario].armies)
    handicap = ((army, int(options.get(f"handicap-{army}", 0))) for army in armies)
    return Rules(
        scenario=scenario,
        ap_roulette=on("ap-roulette"),
        cautious_movement=on("cautious-movement"),
        sides_together=on("sides-together"),
        single_victory=on("single-victory"),
        solitaire=on("solitaire"),
        with_cards=on("with-cards"),
        without_assault_guns=on("without-assault-guns"),
        handicap=tuple((army, cap) for army, cap in handicap if cap),
    )


@rule("1.0.b", "1.0.c", "1.0.d")
def begin(scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> CohGame:
    """1.0 The table as the firefight says, at the first question."""
    game: CohGame = Game(opening(rules_of(scenario.id, options)), (), dice, log)  # §1.0.o
    deck, game.dice = shuffled(game.position, game.dice)
    game.change(game.position.but(deck=deck))
    secrets, game.dice = game.dice.shuffle([CARD[row.card] for row in game.position.scenario.secrets])
    for army, card in zip(range(len(game.position.armies)), secrets, strict=False):
        game.change(game.position.with_army(army, objective=card))  # §card.objective.b
    game.then(*(SetUp(army=army) for army in range(len(game.position.armies))), PreRound())
    game.settle()
    return game


@rule("1.0.p", "8.1.m", "card.end.b")
def shuffled(position: Position, dice: Dice) -> tuple[tuple[int, ...], Dice]:
    """8.1 The deck; where the firefight says so, the card that ends the game lies among the last ten."""
    if "last-ten-cards" not in position.scenario.specials:
        return dice.shuffle(position.deck)
    end = CARD["card-game-ends"]
    deck, dice = dice.shuffle([card for card in position.deck if card != end])
    last, dice = dice.shuffle([*deck[1 - LAST_CARDS :], end])
    return (*deck[: 1 - LAST_CARDS], *last), dice


LAST_CARDS = 10


# -- units that choose their hex -------------------------------------------------------------------------------------
@rule("1.0.d", "10.0.a")
class SetUp(Procedure, frozen=True, kw_only=True):
    """1.0 The units of an army that have no hex yet, one after the other."""

    army: int

    def run(self, game: CohGame) -> None:
        position = game.position
        unit = to_be_marked(position, self.army)
        if unit != NONE:
            game.then(self)
            mark(game, self.army, unit)  # §21.2.a
            return
        for unit in position.at(UNPLACED):
            if position.owners[unit] == self.army:
                game.then(DeployUnit(seats=(position.armies[self.army].id,), unit=unit), self)  # §1.0.q
                return


@rule.forbids("1.0.d")
def is_outside_zone(position: Position, unit: int, hex_: int) -> Violation:
    """A unit is set up in the zone that the firefight gives it."""
    row = placement(position, unit)
    assert row.zone is not None
    if hex_ in position.field.zone(row.zone):
        return None
    return evidence(UNITS[unit], position.field.names[hex_])


@rule.forbids("10.0.k")
def hides_beside_a_visible_unit(position: Position, unit: int, hex_: int) -> Violation:
    """No unit hides in a hex with another on the board."""
    there = visible(position, hex_)
    if not placement(position, unit).hidden or not there:
        return None
    return evidence(UNITS[unit], position.field.names[hex_], UNITS[there[0]])


def deployments(position: Position, question: DeployUnit) -> Iterator[Deploy]:
    return map(Deploy, position.field.names)  # §1.0.g


def deploy(game: CohGame, question: DeployUnit, action: Deploy) -> None:
    """1.0, 10.0 The unit is in its hex; while it is hidden its owner alone learns where."""
    position = game.position
    piece = position.pieces[question.unit]
    game.change(position.with_piece(question.unit, replace(piece, place=position.field.index[action.hex])))  # §1.0.g
    game.log("unit-deployed", "1.0", unit=UNITS[question.unit], hex=action.hex, to=question.seats)


DEPLOY = Verb(
    Deploy,
    candidates=deployments,
    args=lambda position, question, action: (position, question.unit, position.field.index[action.hex]),
    forbids=(is_outside_zone, hides_beside_a_visible_unit, *GROUND),
    resolve=deploy,
)


class DeployUnit(ReasonedDecision, frozen=True, kw_only=True):
    """1.0, 10.0 In which hex of its zone is the unit?"""

    rule: ClassVar[str] = "1.0"
    verbs = (DEPLOY,)
    unit: int

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-deploy-unit", {"unit": UNITS[self.unit]})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)
