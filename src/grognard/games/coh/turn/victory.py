"""2.4 Victory points of hexes, and who has won."""

from __future__ import annotations

from grognard.core.game import Outcome, Procedure
from grognard.core.verdicts import Message
from grognard.games.coh.data.schema import SIDES
from grognard.games.coh.data.units import ARM, CARD
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.control import owner_of
from grognard.games.coh.state.position import ARRIVAL, NONE, CohGame, Position


def _award(game: CohGame, when: str) -> None:
    position = game.position
    for row in position.scenario.objectives:  # §errata.firefights.b, §errata.firefights.c
        if row.when != when or (when == "round" and position.round < row.from_round):
            continue
        holder = owner_of(position, position.field.hex(row.hex))
        if holder == NONE or SIDES[position.armies[holder].side] not in row.scored_by:
            continue
        army = game.position.armies[holder]
        game.change(game.position.with_army(holder, points=army.points + row.points))  # §2.4.d
        game.log("hex-scored", "2.4", army=army.id, hex=row.hex, points=row.points)


@rule("2.3.b")
def score_round(game: CohGame) -> None:
    """2.3 Hexes that give points at the end of a round."""
    _award(game, "round")


@rule("card.objective.b", "card.objective.c", "card.objective.d")
def _award_secrets(game: CohGame) -> None:
    """8.1 Secret objectives are revealed and scored: a hex, or enemy machine guns destroyed."""
    for number, army in enumerate(game.position.armies):
        if army.objective == NONE:
            continue
        position = game.position
        row = next(row for row in position.scenario.secrets if CARD[row.card] == army.objective)
        game.log("objective-revealed", "card.objective", army=army.id, card=row.card)
        if row.what == "control":
            holder = owner_of(position, position.field.hex(row.hex))
            count = int(holder != NONE and position.armies[holder].side == army.side)
        else:
            foes = position.armies_of(1 - army.side)
            count = sum(ARM[unit] == "machine-gun" for foe in foes for unit in position.armies[foe].lost)
        if count:
            points = count * row.points
            game.change(position.with_army(number, points=army.points + points))
            game.log("points-scored", "card.objective", army=army.id, points=points)


@rule("2.3.e", "2.4.a")
class GameEnd(Procedure, frozen=True):
    """2.4 The last points, and the winner: most points; equal points are a defeat for both."""

    def run(self, game: CohGame) -> None:
        _award(game, "end")
        _award_secrets(game)
        totals = standing(game.position)
        best = max(totals.values())
        winners = [who for who, points in totals.items() if points == best]  # §2.4.b, §intro.g
        results = {}
        for army in game.position.armies:
            who = army.id if game.position.rules.single_victory else SIDES[army.side]  # §21.0.o
            results[army.id] = "win" if winners == [who] else "loss"  # §2.4.c
        german, soviet = (side_points(game.position, side) for side in range(2))
        winner = winners[0] if len(winners) == 1 else ""
        reason = Message("game-over", {"winner": winner, "german": german, "soviet": soviet})
        game.finish(Outcome(results=results, reason=reason, rule="2.4", score=german - soviet))


@rule("2.3.f", "intro.g")
def has_done_all(position: Position) -> bool:
    """2.3 Whether a side has fulfilled its tasks: it leads, holds every hex that it can score, and no enemy is left or
    will come."""
    # RULING coh-002: our firefights set their tasks in points; nothing can then take them away from the side.
    if position.rules.single_victory:
        return False
    for side in range(len(SIDES)):
        foes = [u for army in position.armies_of(1 - side) for u, owner in enumerate(position.owners) if owner == army]
        left = any(position.pieces[u].place >= 0 or position.pieces[u].place <= ARRIVAL for u in foes)
        if left or side_points(position, side) <= side_points(position, 1 - side):
            continue
        hexes = [row.hex for row in position.scenario.objectives if SIDES[side] in row.scored_by]
        holders = [owner_of(position, position.field.hex(hex_)) for hex_ in hexes]
        if all(holder != NONE and position.armies[holder].side == side for holder in holders):
            return True
    return False


def side_points(position: Position, side: int) -> int:
    return sum(position.armies[army].points for army in position.armies_of(side))


def standing(position: Position) -> dict[str, int]:
    """2.4, 21.0 The points of the sides; of the armies, where each wins for itself."""
    if position.rules.single_victory:
        return {army.id: army.points for army in position.armies}
    return {side: side_points(position, number) for number, side in enumerate(SIDES)}
