"""7.5 Rallying: two dice take a hit counter off."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.combat.hits import show
from grognard.games.coh.data.units import CARD, HITS, NUMBER, PACK, SIDE, UNITS, WORKS
from grognard.games.coh.interface.actions import Rally
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import terrain
from grognard.games.coh.state.position import DUG_IN, NONE, SHOWN, CohGame, Position
from grognard.games.coh.state.presence import enemies, hit_of, visible
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.rolls import Throw
from grognard.games.coh.turn.unit_verb import UnitVerb


@rule.forbids("7.5.a")
def has_no_hit(position: Position, actor: Actor) -> Violation:
    """Only a unit with a hit counter rallies."""
    return _first(position, actor, lambda unit: hit_of(position, unit) is None)


@rule.forbids("15.2.s", "card.3.d")
def cannot_be_rallied(position: Position, actor: Actor) -> Violation:
    """Some damage cannot be undone."""
    # RULING coh-124
    for unit in actor.units:
        hit = hit_of(position, unit)
        if hit is not None and not hit.rally:
            return evidence(UNITS[unit], by="card.3.d" if actor.card == CARD["card-auto-rally"] else "15.2.s")
    return None


@rule.forbids("7.5.i")
def rallies_among_enemies(position: Position, actor: Actor) -> Violation:
    """A unit does not rally with an enemy in its hex."""
    places = position.pieces
    return _first(position, actor, lambda unit: bool(enemies(position, places[unit].place, SIDE[unit])))


@rule("7.5.b")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_rally(position: Position, actor: Actor) -> Violation:
    """A rally costs five points, for a group as well."""
    return costs_too_much(position, actor, NUMBER["rally"])


def _first(position: Position, actor: Actor, at_fault: object) -> Violation:
    assert callable(at_fault)
    culprit = next((unit for unit in actor.units if at_fault(unit)), None)
    return None if culprit is None else evidence(UNITS[culprit])


CAN_RALLY = (has_no_hit, cannot_be_rallied, rallies_among_enemies)


def rally_candidates(position: Position, actor: Actor) -> Iterator[Rally]:
    if position.pieces[actor.unit].place >= 0:
        yield Rally()


@rule("7.5.f", "7.5.g", "7.5.h")
def rally_resolve(game: CohGame, actor: Actor, action: Rally) -> None:
    # RULING coh-066
    game.change(paid(game.position, actor, NUMBER["rally"]))  # §7.5.b, §9.13.a
    game.then(*(RallyRoll(army=actor.army, unit=unit) for unit in actor.units))  # §9.13.b


@rule("7.51.a", "7.51.b", "7.51.c")
def in_cover(position: Position, unit: int) -> bool:
    """7.51 Ground or a work that helps the unit against fire from every side; not height, smoke or vehicles."""
    # RULING coh-045
    piece = position.pieces[unit]
    if terrain(position.field, piece.place).defence > 0 or piece.has(DUG_IN):
        return True
    if piece.shelter == NONE:
        return False
    work = PACK.works[WORKS[piece.shelter]]
    return work.front > 0 and work.rear > 0


@rule("7.51.a", "7.51.d")
def helps(position: Position, unit: int) -> Iterator[Modifier]:
    """7.51 Cover, and friends without a hit in the same hex."""
    if in_cover(position, unit):
        yield Modifier("rally-cover", NUMBER["rally-cover"], "7.51")
    friends = sum(
        1
        for other_unit in visible(position, position.pieces[unit].place)
        if other_unit != unit and SIDE[other_unit] == SIDE[unit] and position.pieces[other_unit].hit == NONE
    )
    if friends:
        yield Modifier("rally-friends", friends * NUMBER["rally-friend"], "7.51")


@rule("7.5.c", "7.5.d", "7.5.e")
class RallyRoll(Throw, frozen=True, kw_only=True):
    """7.5 Two dice against the number of the counter."""

    unit: int

    def roller(self) -> int:
        return self.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "rally", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        hit = hit_of(game.position, self.unit)
        assert hit is not None
        lines = (*helps(game.position, self.unit), *self.bought())
        total = sum(dice) + sum(line.value for line in lines)  # §7.51.e
        done = total >= hit.rally  # §7.4.t, §7.4.v, §7.4.za, §7.4.zc, §7.4.zf, §7.4.zk, §15.2.l, §15.2.n, §15.2.r
        roll = Roll(dice=dice, target=hit.rally, total=total, hits=int(done), modifiers=lines)
        if not done:
            hidden = replace(roll, target=0)
            game.log("rally-failed", "7.5", roll=hidden, unit=UNITS[self.unit])
            return
        game.log("rallied", "7.5", roll=roll, unit=UNITS[self.unit], hit=hit.id)
        game.change(recovered(game.position, self.unit))


@rule("7.4.o", "7.4.p", "7.4.q")
def recovered(position: Position, unit: int) -> Position:
    """7.5 The counter goes back to its pool."""
    return position.with_piece(unit, replace(position.pieces[unit].cleared(SHOWN), hit=NONE))


class Recover(Procedure, frozen=True, kw_only=True):
    """Card 3 A unit rallies without a roll."""

    unit: int

    def run(self, game: CohGame) -> None:
        hit = game.position.pieces[self.unit].hit
        show(game, self.unit, matters=True)
        game.change(recovered(game.position, self.unit))
        game.log("rallied", "7.5", unit=UNITS[self.unit], hit=HITS[hit])


RALLY = UnitVerb(
    Rally,
    candidates=rally_candidates,
    args=lambda position, actor, action: (position, actor),
    forbids=(*CAN_RALLY, cannot_pay_for_rally),
    resolve=rally_resolve,
    irreversible=True,
)
