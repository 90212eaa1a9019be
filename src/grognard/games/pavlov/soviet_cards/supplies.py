"""2.hq62, 2.volga Supplies on their way: from the stock to the staging area, over the river, into the house."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.pavlov.interface.actions import Deliver, Done, Load, TakeToken
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    AMMO,
    CARGO,
    DAMAGE,
    FIRST,
    LOCATION,
    NONE,
    PACK,
    SUPPRESS,
    TOKEN,
    TOKENS,
    PavlovGame,
    Position,
    add,
)
from grognard.games.pavlov.state.stock import give_back, take, to_supply
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.turn.finishing import unfinished

NUMBERS = PACK.components.volga
BOATS = PACK.locations_of["volga"]
BOAT_NAMES = tuple(f"loc-{n}" for n in BOATS)
CARGO_NAMES = tuple(TOKENS[t] for t in CARGO)
NOTHING_STAGED, NOTHING_LOADED, NOTHING_DELIVERED = map(unfinished, ("2.hq62.b", "2.volga.b", "2.volga.f"))


# -- resupply --------------------------------------------------------------------------------------------------------


@rule.forbids("2.hq62.c")
def is_no_supply(position: Position, token: str) -> Violation:
    """Resupply takes ammunition, first aid, food and sappers, nothing else."""
    return evidence(token) if token not in CARGO_NAMES else None


@rule.forbids("setup.tokens.f")
def stock_has_none(position: Position, token: str) -> Violation:
    """A token that is not in the stock cannot be taken."""
    return evidence(token) if not position.stock[TOKEN[token]] else None


@rule("2.hq62.b", "2.hq62.c", "2.hq62.d")
class ChooseResupply(PavlovDecision, frozen=True, kw_only=True):
    """2.hq62 Up to five tokens, in any mixture, go from the stock to the staging area."""

    rule = "2.hq62.b"
    accepts = (TakeToken, Done)
    left: int = NUMBERS.resupply_tokens

    def candidates(self, game: PavlovGame) -> list[Action]:
        return [*(TakeToken(name) for name in CARGO_NAMES), Done()]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, TakeToken) or action.token in TOKEN

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if isinstance(action, TakeToken):
            return judge((is_no_supply, stock_has_none), game.position, action.token)
        return judge((NOTHING_STAGED,), NUMBERS.resupply_tokens - self.left)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if not isinstance(action, TakeToken):
            return
        token = TOKEN[action.token]
        position, taken = take(game.position, token)
        position = replace(position, staging=add(position.staging, token, taken))
        game.change(position)  # §2.hq62.d
        game.log("token-staged", "2.hq62.b", token=action.token)
        if self.left > 1 and any(position.stock[t] for t in CARGO):
            game.then(replace(self, left=self.left - 1))

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-resupply", {"left": self.left})


# -- loading ---------------------------------------------------------------------------------------------------------


@rule.forbids("2.volga.c")
def is_no_cargo(position: Position, token: str, location: str) -> Violation:
    """The boats carry ammunition, first aid, food and sappers, nothing else."""
    return evidence(token) if token not in CARGO_NAMES else None


@rule.forbids("2.volga.b")
def staging_has_none(position: Position, token: str, location: str) -> Violation:
    """Only what lies in the staging area can be loaded."""
    return evidence("staging", token) if not position.staging[TOKEN[token]] else None


@rule.forbids("2.volga.b")
def is_no_boat_to_load(position: Position, token: str, location: str) -> Violation:
    """Loading goes to the locations of the flotilla."""
    return evidence(location) if location not in BOAT_NAMES else None


@rule.forbids("2.volga.e")
def boat_is_damaged(position: Position, token: str, location: str) -> Violation:
    """Nothing may be loaded on a damaged location."""
    return evidence(location) if position.volga[LOCATION[location]] == DAMAGE else None


@rule.forbids("2.volga.d")
def boat_is_full(position: Position, token: str, location: str) -> Violation:
    """Each location of the flotilla holds one token."""
    return evidence(location) if position.volga[LOCATION[location]] != NONE else None


LOADING = (is_no_cargo, staging_has_none, is_no_boat_to_load, boat_is_damaged, boat_is_full)


def can_load(position: Position) -> bool:
    return any(position.staging) and any(position.holds(n) == NONE for n in BOATS)


@rule("2.volga.b", "2.volga.c")
class ChooseLoad(PavlovDecision, frozen=True, kw_only=True):
    """2.volga Up to three tokens go from the staging area to the boats, one each."""

    rule = "2.volga.b"
    accepts = (Load, Done)
    left: int = NUMBERS.load_tokens

    def candidates(self, game: PavlovGame) -> list[Action]:
        staging = game.position.staging
        loads: list[Action] = [Load(TOKENS[t], boat) for t in CARGO if staging[t] for boat in BOAT_NAMES]
        return [*loads, Done()]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, Load) or (action.token in TOKEN and action.location in LOCATION)

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if isinstance(action, Load):
            return judge(LOADING, game.position, action.token, action.location)
        return judge((NOTHING_LOADED,), NUMBERS.load_tokens - self.left)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if not isinstance(action, Load):
            return
        token = TOKEN[action.token]
        position = game.position.with_token(LOCATION[action.location] + FIRST, token)
        position = replace(position, staging=add(position.staging, token, -1))
        game.change(position)
        game.log("token-loaded", "2.volga.b", token=action.token, location=action.location)
        if self.left > 1 and can_load(position):
            game.then(replace(self, left=self.left - 1))

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-load", {"left": self.left})


# -- delivery --------------------------------------------------------------------------------------------------------


def laden(position: Position) -> list[str]:
    """The boats with a token on board."""
    return [f"loc-{n}" for n in BOATS if position.holds(n) not in (NONE, DAMAGE)]


@rule.forbids("2.volga.f")
def is_no_boat_to_unload(position: Position, location: str) -> Violation:
    """Delivery starts from the locations of the flotilla."""
    return evidence(location) if location not in BOAT_NAMES else None


@rule.forbids("2.volga.f")
def boat_is_empty(position: Position, location: str) -> Violation:
    """Only a token on a boat can be delivered."""
    return evidence(location) if position.volga[LOCATION[location]] in (NONE, DAMAGE) else None


@rule("2.volga.f", "2.volga.g", "2.volga.h")
class ChooseDelivery(PavlovDecision, frozen=True, kw_only=True):
    """2.volga Any number of tokens reach the house; ammunition turns into five suppression tokens each."""

    rule = "2.volga.f"
    accepts = (Deliver, Done)
    delivered: int = 0

    def candidates(self, game: PavlovGame) -> list[Action]:
        return [*(Deliver(boat) for boat in BOAT_NAMES), Done()]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, Deliver) or action.location in LOCATION

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if isinstance(action, Deliver):
            return judge((is_no_boat_to_unload, boat_is_empty), game.position, action.location)
        return judge((NOTHING_DELIVERED,), self.delivered)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if not isinstance(action, Deliver):
            return
        number = LOCATION[action.location] + FIRST
        token = game.position.holds(number)
        position = game.position.with_token(number, NONE)
        if token == AMMO:
            position, gained = take(give_back(position, AMMO), SUPPRESS, NUMBERS.suppress_per_ammo)
            position = to_supply(position, SUPPRESS, gained)
            game.log("ammo-delivered", "2.volga.h", location=action.location, count=gained)
        else:
            position = to_supply(position, token)
            game.log("token-delivered", "2.volga.f", location=action.location, token=TOKENS[token])
        game.change(position)
        if laden(position):
            game.then(replace(self, delivered=self.delivered + 1))
