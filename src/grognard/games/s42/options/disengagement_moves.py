"""27.2.3 Where units go that have disengaged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import Retreat, StayBehind
from grognard.games.s42.options.planned_offensives import call_off
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.retreat.retreat_paths import DEADLY, PRESSED, Escape, Way, is_chain, places
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import Position, S42Game, names, place_name
from grognard.series.zoc_bonds.retreat import ways

LENGTHS = tuple(range(1, PACK.tables.disengagement_hexes + 1))


@rule("27.2.3.b")
def escapes(position: Position, unit: int) -> list[tuple[int, ...]]:
    """27.2.3 One or two hexes in any direction by steps that a retreat survives, one path to each place."""
    origin = position.pieces[unit].place
    ends: dict[int, tuple[int, ...]] = {}
    for path in ways(Escape(position, unit, origin), origin, LENGTHS):
        ends.setdefault(path[-1], path)
    return list(ends.values())


@rule.forbids("27.2.3.b")
def slips_too_far(way: Way) -> Violation:
    """27.2.3 No unit goes farther than two hexes."""
    return evidence(UNITS[way.unit], place_name(way.end)) if len(way.path) not in LENGTHS else None


@rule("12.1.5.a", "27.2.3.b")
class LetGo(Procedure, frozen=True, kw_only=True):
    """27.2.3 The surviving units, or their remnants, that have a way out may leave, one after another."""

    units: tuple[int, ...]

    def run(self, game: S42Game) -> None:
        position = game.position
        left = (standing(position, unit) for unit in self.units)
        able = tuple(unit for unit in left if position.pieces[unit].place >= 0 and escapes(position, unit))
        if able:
            game.then(SlipAway(seats=(SIDES[SIDE[able[0]]],), units=able))


def _escapes(position: Position, choice: SlipAway) -> Iterator[Retreat]:
    for unit in choice.units:
        yield from (Retreat(UNITS[unit], tuple(map(place_name, path))) for path in escapes(position, unit))


def _is_asked(choice: SlipAway, name: str) -> bool:
    return UNIT.get(name, -1) in choice.units


def _may_slip_away(position: Position, choice: SlipAway, action: Retreat) -> Verdict:
    unit = UNIT[action.unit]
    way = Way(position, unit, position.pieces[unit].place, places(action.path))
    return judge((slips_too_far, *DEADLY, *PRESSED), way)


def _let_others_go(game: S42Game, choice: SlipAway, unit: int) -> None:
    remaining = tuple(other_unit for other_unit in choice.units if other_unit != unit)
    if remaining:
        game.then(LetGo(units=remaining))


def _slip_away(game: S42Game, choice: SlipAway, action: Retreat) -> None:
    unit, path = UNIT[action.unit], places(action.path)
    _let_others_go(game, choice, unit)
    piece = game.position.pieces[unit]
    start, end = place_name(piece.place), action.path[-1]
    game.change(game.position.with_piece(unit, replace(piece, place=path[-1])))
    game.log("unit-retreated", "27.2.3.b", unit=UNITS[unit], start=start, end=end, path=action.path)
    passed(game, (unit,), (piece.place, *path))
    call_off(game, unit, "26.2.d")
    disrupt(game, unit)  # §27.2.3.c, §27.2.3.d


SLIP_AWAY = Verb(
    Retreat,
    candidates=_escapes,
    exists=lambda position, choice, action: (
        _is_asked(choice, action.unit) and is_chain(position, position.pieces[UNIT[action.unit]].place, action.path)
    ),
    verdict=_may_slip_away,
    resolve=_slip_away,
)
STAY = Verb(
    StayBehind,
    candidates=lambda position, choice: (StayBehind(UNITS[unit]) for unit in choice.units),
    exists=lambda position, choice, action: _is_asked(choice, action.unit),
    resolve=lambda game, choice, action: _let_others_go(game, choice, UNIT[action.unit]),
)


class SlipAway(Decision, frozen=True, kw_only=True):
    """27.2.3 Where a unit goes, one level of order worse; or it stays after all."""

    rule: ClassVar[str] = "27.2.3.b"
    verbs = (SLIP_AWAY, STAY)
    units: tuple[int, ...]

    def actions(self, game: S42Game) -> list[Action]:
        """Unit by unit, as a player looks at them."""
        order = names(self.units)
        return sorted(Decision.actions(self, game), key=lambda action: order.index(action.touches()[0]))

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(self.units)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-slip-away")
