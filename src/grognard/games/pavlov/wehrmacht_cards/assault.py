"""3.assault Everything on the approaches fires at once: infantry suppresses, then armour shells, colour by colour."""

from __future__ import annotations

from grognard.core.events import Modifier
from grognard.core.game import Procedure
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import COLOURS, INFANTRY, PACK, SPACES, PavlovGame, Position
from grognard.games.pavlov.variants.tactics import modified
from grognard.games.pavlov.wehrmacht_cards.fire import defended, fire_on_post, shell


@rule("3.assault.d", "3.assault.h", "3.assault.i")
class Assault(Procedure, frozen=True, kw_only=True):
    """3.assault Suppression of green, red and purple; only then shelling of green, red and purple."""

    def run(self, game: PavlovGame) -> None:
        # RULING pavlov-004: the steps of the text, not the abridged order of its example.
        game.then(
            *(AssaultFire(colour=colour) for colour in range(3)),
            *(AssaultShelling(colour=colour) for colour in range(3)),
        )


def strength(position: Position, colour: int, infantry: bool, effect: str) -> tuple[int, tuple[Modifier, ...]]:
    """The values of all infantry (or all armour) on the colour's approaches, added up."""
    total = 0
    modifiers: tuple[Modifier, ...] = ()
    for track, space in position.targets[colour]:  # §3.assault.c
        type_ = position.tracks[track][space]
        if INFANTRY[type_] == infantry:  # §3.assault.a, §3.assault.b
            total += PACK.types[type_].strength  # §3.assault.e, §3.assault.j
            total, more = modified(position, total, effect, unit=PACK.types[type_].id)
            modifiers += more
    return total, modifiers


def firing(position: Position, colour: int, infantry: bool) -> tuple[str, ...]:
    """The spaces that all infantry (or all armour) on the colour's approaches fires from."""
    spaces = position.targets[colour]
    return tuple(SPACES[track][space] for track, space in spaces if INFANTRY[position.tracks[track][space]] == infantry)


@rule("3.assault.f", "3.assault.g", "3.assault.l")
class AssaultFire(Procedure, frozen=True, kw_only=True):
    """3.assault The infantry on a colour's approaches suppresses one position of that colour."""

    colour: int

    def run(self, game: PavlovGame) -> None:
        dice, modifiers = strength(game.position, self.colour, True, "assault-unit-dice")
        if not dice:
            return
        if not defended(game.position, self.colour):
            game.log("no-target", "3.mortar.b", colour=COLOURS[self.colour])
            return
        dice, more = modified(game.position, dice, "assault-suppress-dice")
        fire_on_post(game, self.colour, dice, modifiers + more, "3.assault", firing(game.position, self.colour, True))


@rule("3.assault.k", "3.assault.l")
class AssaultShelling(Procedure, frozen=True, kw_only=True):
    """3.assault The armour on a colour's approaches shells the building."""

    colour: int

    def run(self, game: PavlovGame) -> None:
        dice, modifiers = strength(game.position, self.colour, False, "assault-armour-dice")
        if dice:
            shell(game, self.colour, dice, modifiers, "3.assault", firing(game.position, self.colour, False))
