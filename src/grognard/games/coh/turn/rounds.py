"""2.0, 2.1, 2.3 The round: what is done before it, who has the first turn, and its end."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.coh.cards.action_cards import DrawCards
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.combat.artillery import ArtilleryFalls, CallArtillery
from grognard.games.coh.data.schema import SIDES
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, PACK, SOVIET, UNITS
from grognard.games.coh.interface.actions import Keep, PlayVeteran, Spend
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.markers import Smoke
from grognard.games.coh.state.position import BOGGED, LEFT, NONE, SPENT, CohGame, Piece, Position
from grognard.games.coh.turn.payment import ended
from grognard.games.coh.turn.rolls import ROLLS, about_the_roll, charged, roll_changes
from grognard.games.coh.turn.turns import Turns
from grognard.games.coh.turn.victory import GameEnd, has_done_all, score_round

REPUTATION = "veteran-feared-reputation"


# -- before the round ------------------------------------------------------------------------------------------------
@rule("2.0.a")
class PreRound(Procedure, frozen=True):
    """2.0 The steps before a round, in their order."""

    def run(self, game: CohGame) -> None:
        game.log("round-begins", "2.0", round=game.position.round)
        game.then(
            *(Freshen(), SmokeFades(), CommandPoints(), DrawCards(), CallArtillery(), ArtilleryFalls()),
            *(Reinforcements(), FirstTurn(), Turns(), EndRound()),
        )


@rule("2.0.b")
class Freshen(Procedure, frozen=True):
    """2.0 Step 1: every unit is turned to its fresh side."""

    def run(self, game: CohGame) -> None:
        position = game.position
        spent = [unit for unit, piece in enumerate(position.pieces) if piece.has(SPENT)]
        game.change(position.unmark(spent, SPENT))


@rule("2.0.c", "13.0.g", "13.0.h")
class SmokeFades(Procedure, frozen=True):
    """2.0 Step 2: new smoke turns thin, thin smoke is gone."""

    # RULING coh-108

    def run(self, game: CohGame) -> None:
        thick, thin = NUMBER["smoke-first-round"], NUMBER["smoke-second-round"]
        left = tuple(Smoke(marker.hex, thin) for marker in game.position.smoke if marker.value == thick)
        game.change(game.position.but(smoke=left))


@rule("2.0.d", "3.2.d")
class CommandPoints(Procedure, frozen=True):
    """2.0 Step 3: the points of the firefight, one less for each unit lost."""

    # RULING coh-186

    def run(self, game: CohGame) -> None:
        for number, army in enumerate(game.position.armies):
            left = army.start - NUMBER["cap-lost-with-a-unit"] * len(army.lost)  # §1.0.j, §3.2.a, §7.3.e, §7.3.g
            game.change(game.position.with_army(number, cap=max(0, left), ap=0, active=(), strayed=()))  # §7.3.i


@rule("2.0.h", "5.1.a")
class Reinforcements(Procedure, frozen=True):
    """2.0 Step 7: the reinforcements of the round are made ready at the edge."""

    def run(self, game: CohGame) -> None:
        for row in game.position.scenario.arrivals:
            if row.round == game.position.round:
                game.log("reinforcements-ready", "5.1", army=row.army, units=row.units)


# -- the first turn --------------------------------------------------------------------------------------------------
@rule("2.0.i", "2.1.a")
class FirstTurn(Procedure, frozen=True, kw_only=True):
    """2.0 Step 8: which player begins. The firefight may determine it for its first round."""

    # RULING coh-015

    armies: tuple[int, ...] = ()
    """Those who roll again after a tie."""

    def run(self, game: CohGame) -> None:
        position = game.position
        said = position.scenario.first
        if position.round == 1 and said != "roll" and not self.armies:
            first = position.armies_of(SIDES.index(said))[0]
            game.change(position.but(first=first))
            game.log("first-turn", "1.0", army=position.armies[first].id)
            return
        # RULING coh-182: sides that move together roll once each, on the points of their first army.
        leaders = tuple(position.armies_of(side)[0] for side in range(len(SIDES)))
        armies = leaders if position.rules.sides_together else tuple(range(len(position.armies)))  # §21.0.h
        rolling = self.armies or armies  # §3.24.i, §3.24.j
        order = sorted(rolling, key=lambda a: (-position.armies[a].cap, position.armies[a].side != SOVIET, a))
        game.then(Announcing(order=tuple(order)))  # §3.24.b, §3.24.c, §3.24.d


class Announcing(Procedure, frozen=True, kw_only=True):
    """3.24 Each player in turn declares how many command points to spend."""

    order: tuple[int, ...]
    said: tuple[int, ...] = ()

    def run(self, game: CohGame) -> None:
        if len(self.said) == len(self.order):
            game.then(FirstTurnRoll(order=self.order, said=self.said))
            return
        number = self.order[len(self.said)]
        army = game.position.armies[number]
        if army.cap:
            game.then(Announce(seats=(army.id,), army=number, order=self.order, said=self.said))
        else:
            game.then(replace(self, said=(*self.said, 0)))


@rule("2.1.d", "3.24.a", "3.24.e")
def announce(game: CohGame, question: Announce, action: Spend) -> None:
    """3.24 The points are paid before the roll, and said once."""
    game.change(charged(game.position, question.army, action.cap))  # §3.24.g
    game.log("points-announced", "3.24", army=game.position.armies[question.army].id, cap=action.cap)
    game.then(Announcing(order=question.order, said=(*question.said, action.cap)))  # §3.24.f


ANNOUNCE = Verb(Spend, candidates=roll_changes, args=about_the_roll, forbids=ROLLS, resolve=announce, irreversible=True)


class Announce(ReasonedDecision, frozen=True, kw_only=True):
    """3.24 How many command points for the first turn?"""

    rule: ClassVar[str] = "3.24"
    verbs = (ANNOUNCE,)
    army: int
    order: tuple[int, ...]
    said: tuple[int, ...]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-announce", {"army": game.position.armies[self.army].id})


@rule("2.1.a")
class FirstTurnRoll(Procedure, frozen=True, kw_only=True):
    """2.1 Each army rolls two dice; the highest begins, and ties roll again."""

    order: tuple[int, ...]
    said: tuple[int, ...]

    def run(self, game: CohGame) -> None:
        results: dict[int, int] = {}
        for number, change in zip(self.order, self.said, strict=True):
            dice = game.roll(2)
            lines = (Modifier("by-command-points", change, "3.24"),) if change else ()
            results[number] = sum(dice) + change  # §3.24.g
            roll = Roll(dice=dice, total=results[number], modifiers=lines)
            game.log("rolled-for-first-turn", "2.1", roll=roll, army=game.position.armies[number].id)
        game.then(FirstTurnResult(results=tuple(results.items())))


@rule("2.1.b", "2.1.c")
class FirstTurnResult(Procedure, frozen=True, kw_only=True):
    """2.1 The highest result begins; an army with a feared unit that has not won may still better its own."""

    results: tuple[tuple[int, int], ...]
    asked: tuple[int, ...] = ()

    def run(self, game: CohGame) -> None:
        best = max(result for _, result in self.results)
        winners = tuple(number for number, result in self.results if result == best)
        for number, _ in self.results:
            unit = holder(game.position, number, REPUTATION)
            if number not in self.asked and unit != NONE and winners != (number,):
                seats = (game.position.armies[number].id,)
                game.then(ShowReputation(seats=seats, army=number, unit=unit, result=self))
                return
        if len(winners) > 1:
            game.log("first-turn-tied", "2.1")
            game.then(FirstTurn(armies=winners))  # §3.24.h
            return
        game.change(game.position.but(first=winners[0]))
        game.log("first-turn", "2.1", army=game.position.armies[winners[0]].id)


@rule("card.V10.b")
def show_reputation(game: CohGame, question: ShowReputation, action: PlayVeteran) -> None:
    """Card V10 The feared unit betters the result of its army."""
    game.change(used_up(game.position, question.army, REPUTATION))
    game.log("veteran-played", "card.V10", unit=UNITS[question.unit], card=REPUTATION)
    more = PACK.veterans[REPUTATION].amount
    results = question.result.results
    _result(game, question, tuple((number, total + more * (number == question.army)) for number, total in results))


def keep_result(game: CohGame, question: ShowReputation, action: Keep) -> None:
    _result(game, question, question.result.results)


def _result(game: CohGame, question: ShowReputation, results: tuple[tuple[int, int], ...]) -> None:
    game.then(FirstTurnResult(results=results, asked=(*question.result.asked, question.army)))


SHOW_REPUTATION = Verb(
    PlayVeteran,
    candidates=lambda position, question: (PlayVeteran(REPUTATION, UNITS[question.unit]),),
    resolve=show_reputation,
    confirm=True,
)
KEEP_RESULT = Verb(Keep, resolve=keep_result, ends=True, automatic=True)


class ShowReputation(Decision, frozen=True, kw_only=True):
    """Card V10 The results are known: does the feared unit better that of its army?"""

    rule: ClassVar[str] = "card.V10"
    verbs = (SHOW_REPUTATION, KEEP_RESULT)
    army: int
    unit: int
    result: FirstTurnResult

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-show-reputation", {"army": game.position.armies[self.army].id})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)


# -- the end of the round --------------------------------------------------------------------------------------------
@rule("2.3.a", "2.2.v")
class EndRound(Procedure, frozen=True):
    """2.3 Points of the round; then the next, or the end."""

    def run(self, game: CohGame) -> None:
        position = game.position
        for army in range(len(position.armies)):
            game.change(ended(game.position, army))
        for unit, piece in enumerate(position.pieces):
            if AIRCRAFT[unit] and piece.place >= 0:
                game.change(game.position.with_piece(unit, Piece(LEFT)))
                game.log("aircraft-left", "20.0", unit=UNITS[unit])
        bogged = [unit for unit, piece in enumerate(position.pieces) if piece.has(BOGGED)]  # §card.20.d
        game.change(_cleared(game.position.unmark(bogged, BOGGED)))
        game.log("round-over", "2.3", round=position.round)
        score_round(game)  # §2.3.b
        if position.round >= position.scenario.rounds or has_done_all(game.position):  # §2.3.c, §2.3.e
            game.then(GameEnd())
        else:
            game.change(game.position.but(round=position.round + 1))  # §2.3.d
            game.then(PreRound())


def _cleared(position: Position) -> Position:
    return position.but(passed=0, came=())
