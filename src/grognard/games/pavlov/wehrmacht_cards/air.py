"""3.stuka The Ju 87 bomb Stalingrad; anti-aircraft guns thin them out first."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.pavlov.counters.chances import at_least_hits
from grognard.games.pavlov.interface.actions import Done, FireAa
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    AA,
    DAMAGE,
    FIRST,
    LOCATION,
    LOCATIONS,
    NONE,
    PACK,
    POSITIONS,
    TOKENS,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import clear, deploy
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.turn.ending import headquarters_destroyed
from grognard.games.pavlov.variants.tactics import modified
from grognard.games.pavlov.wehrmacht_cards.fire import roll_against
from grognard.games.pavlov.wehrmacht_cards.wounds import suppress

AIR, VOLGA = PACK.components.air, PACK.components.volga
AA_LOCATIONS = tuple(sorted(n for n, location in PACK.locations.items() if "aa" in location.tokens))
SIGNALS = range(VOLGA.signal_first, VOLGA.signal_last + 1)


@rule("3.stuka.a", "3.stuka.b")
class Raid(Procedure, frozen=True, kw_only=True):
    """3.stuka The aircraft on the card come; the player may answer with anti-aircraft tokens."""

    card: int

    def run(self, game: PavlovGame) -> None:
        aircraft, modifiers = modified(game.position, PACK.card_type(self.card).aircraft, "stuka-count")
        game.log("raid", "3.stuka.a", roll=Roll((), modifiers=modifiers) if modifiers else None, aircraft=aircraft)
        answer(game, self.card, aircraft, 0)


def answer(game: PavlovGame, card: int, aircraft: int, spent: int) -> None:
    """Ask for anti-aircraft fire while there is any left, then roll for it."""
    if any(game.position.holds(n) == AA for n in AA_LOCATIONS):
        seats = game.position.rules.soviet
        game.then(ChooseAa(seats=seats, card=card, aircraft=aircraft, spent=spent))
    else:
        game.then(AaFire(card=card, aircraft=aircraft, spent=spent))


@rule.forbids("3.stuka.b")
def has_no_aa_token(position: Position, location: str) -> bool:
    """Only a location with an anti-aircraft token can fire."""
    return position.volga[LOCATION[location]] != AA


@rule("3.stuka.b")
def fire_aa(game: PavlovGame, ask: ChooseAa, action: FireAa) -> None:
    """The anti-aircraft token of a location returns to the stock; others may follow."""
    game.change(clear(game.position, LOCATION[action.location] + FIRST))
    game.log("aa-spent", "3.stuka.b", location=action.location)
    answer(game, ask.card, ask.aircraft, ask.spent + 1)


@rule("3.stuka.c", "3.stuka.d")
def aa_odds(position: Position, ask: ChooseAa, tokens: int) -> Message:
    """The chance in per cent that the fire of so many tokens takes at least one aircraft, and all of them, out of the
    raid."""
    defence, _ = modified(position, PACK.card_type(ask.card).defence, "stuka-defence", of="target")
    dice = tokens * AIR.dice_per_token
    at_least_one, all_ = at_least_hits(dice, defence, 1), at_least_hits(dice, defence, ask.aircraft)
    return Message(
        "aa-odds", {"dice": dice, "target": defence, "percent": at_least_one, "all": all_, "aircraft": ask.aircraft}
    )


FIRE_AA = Verb(
    FireAa,
    candidates=lambda position, ask: [FireAa(f"loc-{n}") for n in AA_LOCATIONS],
    exists=lambda position, ask, action: action.location in LOCATION,
    args=lambda position, ask, action: (position, action.location),
    forbids=(has_no_aa_token,),
    resolve=fire_aa,
    odds=lambda position, ask, action: aa_odds(position, ask, ask.spent + 1),
)
END_AA_FIRE = Verb(
    Done,
    resolve=lambda game, ask, action: game.then(AaFire(card=ask.card, aircraft=ask.aircraft, spent=ask.spent)),
    odds=lambda position, ask, action: aa_odds(position, ask, ask.spent),
    irreversible=True,
    ends=True,
)


class ChooseAa(PavlovDecision, frozen=True, kw_only=True):
    """3.stuka Any number of anti-aircraft tokens may be returned to the stock before the bombs fall."""

    rule = "3.stuka.b"
    verbs = (FIRE_AA, END_AA_FIRE)
    card: int
    aircraft: int
    spent: int

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-aa", {"aircraft": self.aircraft, "spent": self.spent})


@rule("3.stuka.c", "3.stuka.d")
class AaFire(Procedure, frozen=True, kw_only=True):
    """3.stuka Two dice for each token; every die that reaches the aircraft's defence takes one out of the raid."""

    card: int
    aircraft: int
    spent: int

    def run(self, game: PavlovGame) -> None:
        down = 0
        if self.spent:
            defence = PACK.card_type(self.card).defence
            defence, modifiers = modified(game.position, defence, "stuka-defence", of="target")
            dice, card = self.spent * AIR.dice_per_token, f"c{self.card}"
            down = roll_against(game, "aa-fires", "3.stuka.d", dice, defence, modifiers, card=card)
        game.then(*(Bomb() for _ in range(self.aircraft - down)))


@rule("3.stuka.e", "3.stuka.f")
class Bomb(Procedure, frozen=True, kw_only=True):
    """3.stuka One aircraft: the sum of three dice is the location struck."""

    def run(self, game: PavlovGame) -> None:
        dice = game.roll(AIR.bomb_dice)
        total = sum(dice)
        game.log("bomb", "3.stuka.e", roll=Roll(dice, total=total), location=f"loc-{total}")
        strike(game, total)


def strike(game: PavlovGame, number: int) -> None:
    """A token is lost; an empty location is damaged; a damaged one passes the hit on to the next number."""
    position = game.position
    name = LOCATIONS[number - FIRST]
    lying = position.holds(number)
    if lying == NONE:
        damage(game, number)  # §3.stuka.h
    elif lying != DAMAGE:
        game.change(clear(position, number))  # §3.stuka.g
        game.log("token-bombed", "3.stuka.g", location=name, token=TOKENS[lying])
    elif number == VOLGA.battalion:
        game.log("battalion-bombed-again", "3.stuka.j", location=name)
        suppress(game, [c for place in POSITIONS for c in position.posts[place]])  # §3.stuka.j
    elif number == VOLGA.army_hq:
        headquarters_destroyed(game)
    else:  # RULING pavlov-001: every number from 4 to 17, as in the worked example
        game.log("hit-passed-on", "3.stuka.k", location=name, next=LOCATIONS[number + 1 - FIRST])
        strike(game, number + 1)  # §3.stuka.k, §3.stuka.l


@rule("3.stuka.i")
def damage(game: PavlovGame, number: int) -> None:
    """A damage token on an empty location; on the signals it also puts fog of war into the discard pile."""
    position = deploy(game.position, number, DAMAGE)
    if position is game.position:
        game.log("no-damage-token", "setup.tokens.f")
        return
    game.log("location-damaged", "3.stuka.h", location=LOCATIONS[number - FIRST])
    if number in SIGNALS and position.fog:
        card, *fog = position.fog
        position = replace(position, fog=tuple(fog), discard=(*position.discard, card))
        game.log("fog-spreads", "3.stuka.i", location=LOCATIONS[number - FIRST])
    game.change(position)
