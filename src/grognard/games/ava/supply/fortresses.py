"""11.3, 14.0 Fortresses: the Soviets build them in their major cities at supply checks, from turn 4 on."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.ava.data.ground import AXIS, GRID, HEX, SOVIET
from grognard.games.ava.interface.actions import Done, Fortify
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import CONSTANTS, HEXES, AvaGame, Position
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.supply.communications import hex_has_line


@rule.forbids("14.1.b")
def city_is_not_friendly(position: Position, hex_: int) -> Violation:
    """14.1 A fortress is built in a friendly major city."""
    lost = hex_ not in position.ground.majors or hex_ in position.held
    return evidence(HEXES[hex_]) if lost else None


@rule("11.3.a")
@rule.forbids("14.1.c")
def fortress_has_no_line(position: Position, hex_: int) -> Violation:
    """14.1 The major city must be able to trace a line of communication."""
    return None if hex_has_line(position, SOVIET, hex_) else evidence(HEXES[hex_])


@rule.forbids("14.1.d")
def enemy_is_adjacent(position: Position, hex_: int) -> Violation:
    """14.1 No fortress is built next to an enemy unit."""
    enemies = [near for near in GRID.near[hex_] if position.side_in(near) == AXIS]
    return evidence(HEXES[hex_], *(HEXES[near] for near in enemies)) if enemies else None


@rule.forbids("14.1.h")
def fortress_is_complete(position: Position, hex_: int) -> Violation:
    """14.1 A hex holds at most two levels."""
    level = position.fort.get(hex_, 0)
    return evidence(HEXES[hex_], level=level) if level >= CONSTANTS.fortress_max_level else None


@rule.forbids("14.0.c")
def too_many_fortresses(position: Position, hex_: int) -> Violation:
    """14.0 In the campaign fortresses are built in six hexes at most, not counting the one that stands at the start."""
    return _too_many(position, hex_) if len(position.rules.data.sheets) > 1 else None


@rule.forbids("18.1.k")
def too_many_fortresses_at_leningrad(position: Position, hex_: int) -> Violation:
    """18.1 Three hexes at most."""
    return _too_many(position, hex_) if position.rules.data.sheets == ("L",) else None


@rule.forbids("18.3.k")
def too_many_fortresses_at_kiev(position: Position, hex_: int) -> Violation:
    """18.3 Three hexes at most."""
    return _too_many(position, hex_) if position.rules.data.sheets == ("K",) else None


def _too_many(position: Position, hex_: int) -> Violation:
    limit = position.rules.data.fortress
    most = limit.hexes if limit else 0
    first = {HEX[start.id] for start in position.rules.data.start_fortress}
    full = hex_ not in position.fort and len(set(position.fort) - first) >= most
    return evidence(HEXES[hex_], count=most) if full else None


@rule("14.3.g")
@rule.forbids("14.3.f")
def no_marker_is_left(position: Position, hex_: int) -> Violation:
    """14.3 Each map has its own few markers, and one that was eliminated does not return."""
    left = dict(position.markers).get(HEXES[hex_][0], 0)
    return evidence(HEXES[hex_]) if hex_ not in position.fort and left <= 0 else None


BUILDING = (
    city_is_not_friendly,
    fortress_has_no_line,
    enemy_is_adjacent,
    fortress_is_complete,
    too_many_fortresses,
    too_many_fortresses_at_leningrad,
    too_many_fortresses_at_kiev,
    no_marker_is_left,
)


@rule("11.3.a", "14.1.a")
class BuildFortresses(Procedure, frozen=True, kw_only=True):
    """14.1 So many levels at each supply check; none before turn 4, none at all at Smolensk."""

    built: int = 0

    def run(self, game: AvaGame) -> None:
        position = game.position
        limit = position.rules.data.fortress
        if limit is None or position.turn < CONSTANTS.fortress_from or self.built >= limit.levels:  # §14.0.a
            return
        if any(judge(BUILDING, position, hex_) for hex_ in position.ground.majors):
            left = limit.levels - self.built
            game.then(BuildFortress(seats=seats_of(position, SOVIET), left=left, phase=self))  # §14.0.b


def fortify(game: AvaGame, asked: BuildFortress, action: Fortify) -> None:
    """14.1 A new marker on its +1 side, or one turned to +2; a lost level, or a lost fortress, may be built again."""
    hex_, position = HEX[action.hex], game.position
    level = position.fort.get(hex_, 0) + 1  # §14.1.f, §14.1.g, §14.1.i, §14.1.j
    if level == 1:
        markers = dict(position.markers)
        markers[HEXES[hex_][0]] -= 1
        position = replace(position, markers=tuple(sorted(markers.items())))
    game.change(position.with_fort(hex_, level))
    game.log("fortress-built", "14.1.f" if level == 1 else "14.1.g", hex=action.hex, level=level)
    game.then(replace(asked.phase, built=asked.phase.built + 1))


FORTIFY = Verb(
    Fortify,
    candidates=lambda position, asked: [Fortify(HEXES[hex_]) for hex_ in position.ground.majors],
    exists=lambda position, asked, action: action.hex in HEX,
    args=lambda position, asked, action: (position, HEX[action.hex]),
    forbids=BUILDING,
    resolve=fortify,
)
BUILD_NO_MORE = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class BuildFortress(Decision, frozen=True, kw_only=True):
    """14.1 Where a level is built; nothing that was built is removed at will."""

    rule: ClassVar[str] = "14.1.a"
    verbs = (FORTIFY, BUILD_NO_MORE)  # §14.3.e
    left: int
    phase: BuildFortresses

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-build-fortress", {"left": self.left})
