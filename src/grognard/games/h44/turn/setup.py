"""S1, S2 Set-up: every unit has its place on the card; the unknown units are shuffled over theirs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game, Procedure
from grognard.core.packs.switches import is_on
from grognard.core.system import Scenario, Value
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import PACK, STEPS, UNITS
from grognard.games.h44.data.units import POOL as FACES
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AIR, INTACT, POOL, STATES, TRACK, H44Game, Piece, Position, Rules
from grognard.games.h44.turn.entry import ARRIVALS
from grognard.games.h44.turn.sequence import Turn


def rules_of(scenario: str, options: Mapping[str, Value]) -> Rules:
    """What was agreed, from the options of the table."""

    def chosen(id_: str) -> bool:
        return is_on(PACK.options[id_], options)

    return Rules(
        scenario=scenario,
        disengagement=chosen("disengagement"),
        attrition=chosen("attrition"),
        first_rolls=chosen("first-rolls"),
    )


@rule("2.3.11.a", "2.3.11.c")
def first_place(unit: int) -> int:
    """2.3.11 In its hex, in its aircraft, on the turn track, or off the map. The 406th Division waits in the box of the
    turn on which it arrives at the latest."""
    arrival = ARRIVALS[unit]
    if arrival.kind == "hex":  # §2.3.11.c, §S1.1.g, §S2.1.g
        return HEX[arrival.hex]
    if arrival.kind in ("area", "holding"):  # §2.3.11.a, §19.1.a, §23.5.g
        return TRACK - arrival.turn
    return AIR if arrival.kind in ("air", "head") else POOL


@rule("S1.2.k", "5.3.1.a")
def first_state(bridge: int) -> int:
    """S1.2 Bridges are mined, except those already blown, Joe's Bridge, and the three that cannot be mined."""
    card = PACK.bridges[bridge]
    # §S1.2.h, §S1.2.i, §S1.2.j, §S1.2.g, §S1.2.k, §5.3.1.a
    return STATES.index(card.state) if card.blowable else INTACT


@rule("S1.2.f", "S1.2.n", "S2.2.a")
def bare(rules: Rules) -> Position:
    """S1.2 The table before the unknown units are dealt: turn 1, clear weather, no returning paratroopers."""
    return Position(  # §S1.2.a, §S1.2.c, §S1.2.l, §S1.2.m, §4.1.j, §23.1.1.b
        rules=rules,
        pieces=tuple(
            Piece(first_place(unit), ARRIVALS[unit].steps or max(1, STEPS[unit])) for unit in range(len(UNITS))
        ),
        bridges=tuple(first_state(bridge) for bridge in range(len(PACK.bridges))),
        returns=tuple(
            # §S1.2.f
            sorted((name, PACK.markers.returns) for name in {unit.track for unit in PACK.units if unit.track})
        ),
    )


@rule("25.5.a", "25.1.a")
class DealUnknown(Procedure, frozen=True, kw_only=True):
    """25.5 Twenty unknown units are shuffled and placed face down in their hexes; neither player knows which is where.
    Until revealed the counter is not a unit in its hex: it neither attacks nor counts for stacking (25.2.1)."""

    def run(self, game: H44Game) -> None:
        faces = [unit for unit, unknown in enumerate(FACES) if unknown]
        order, game.dice = game.dice.shuffle(faces)  # §25.5.b
        hexes = sorted(HEX[name] for name in PACK.unknown_hexes)
        game.change(game.position.but(faces=tuple(zip(hexes, order, strict=True))))
        game.log("unknown-dealt", "25.5.a", count=len(hexes))


@rule("S1.1.a", "S2.1.a")
def begin(scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> H44Game:
    game: H44Game = Game(bare(rules_of(scenario.id, options)), (), dice, log)
    game.then(DealUnknown(), Turn())
    game.settle()
    return game
