"""7.2 Tactics cards: what the open ones change for the rest of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Modifier
from grognard.core.game import Procedure
from grognard.games.pavlov.data.schema import TacticsCard
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import NONE, PACK, PavlovGame, Position

OPEN = PACK.components.variants.tactics_open


def in_force(position: Position, effect: str, unit: str = "") -> list[TacticsCard]:
    """The open tactics cards that have an effect (on a type of counter)."""
    cards = (PACK.tactics_cards[n] for n in position.tactics)  # §7.2.1.a, §7.2.1.g, §7.2.2.a, §7.2.2.h
    return [c for c in cards if c.effect == effect and (c.unit is None or c.unit == unit)]


def modified(
    position: Position, value: int, effect: str, *, unit: str = "", of: str = "dice", times: int = 1
) -> tuple[int, tuple[Modifier, ...]]:
    """A number after the tactics cards, and the line each of them adds under the roll."""
    if not position.tactics:
        return value, ()
    modifiers: list[Modifier] = []
    for card in in_force(position, effect, unit):
        changed = value + card.value * times
        if card.limit is not None:
            changed = min(changed, card.limit) if card.value > 0 else max(changed, card.limit)
        if changed != value:
            modifiers.append(Modifier(f"c{card.n}", changed - value, "7.2", of))
            value = changed
    return value, tuple(modifiers)


def defence_of(position: Position, type_: int) -> tuple[int, tuple[Modifier, ...]]:
    """The defence of a Wehrmacht counter today."""
    kind = PACK.types[type_]
    defence, modifiers = modified(position, kind.defence, "unit-defence", unit=kind.id, of="target")
    if kind.arm == "armour":
        defence, more = modified(position, defence, "armour-defence", of="target")
        modifiers += more
    return defence, modifiers


class RevealTactics(Procedure, frozen=True, kw_only=True):
    """7.2.1, 7.2.2, 7.4 The tactics of this turn are laid open at the start of the Wehrmacht card phase."""

    def run(self, game: PavlovGame) -> None:
        level = game.position.rules.tactics
        if level == "competitive":
            game.then(PlayPlanned())
        elif level != "none":
            open_next(game, OPEN[level])


def open_next(game: PavlovGame, wanted: int) -> None:
    """Full already: the oldest card leaves the game first. Then cards are opened until `wanted` lie there."""
    position = game.position
    if len(position.tactics) >= wanted:
        game.log("tactics-removed", "7.2", card=f"c{position.tactics[0]}")
        position = replace(position, tactics=position.tactics[1:])  # §7.2.1.h, §7.2.2.f
    while len(position.tactics) < wanted and position.tactics_deck:  # §7.2.1.f, §7.2.2.e
        card, *deck = position.tactics_deck
        position = replace(position, tactics=(*position.tactics, card), tactics_deck=tuple(deck))  # §7.2.2.g
        game.reveal()
        game.log("tactics-revealed", "7.2", card=f"c{card}")
    game.change(position)


@rule("7.4.h")
class PlayPlanned(Procedure, frozen=True, kw_only=True):
    """7.4 The German player's face-down tactics card replaces the one of the turn before."""

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if position.planned_tactic == NONE:
            return
        game.change(replace(position, tactics=(position.planned_tactic,), planned_tactic=NONE))
        game.reveal()
        game.log("tactics-revealed", "7.4.h", card=f"c{position.planned_tactic}")
