"""2.hq62, 2.volga Supplies on their way: from the stock to the staging area, over the river, into the house."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
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
from grognard.games.pavlov.turn.asking import PavlovDecision, stop
from grognard.games.pavlov.turn.finishing import unfinished

NUMBERS = PACK.components.volga
BOATS = PACK.locations_of["volga"]
BOAT_NAMES = tuple(f"loc-{n}" for n in BOATS)
CARGO_NAMES = tuple(TOKENS[t] for t in CARGO)


# -- resupply --------------------------------------------------------------------------------------------------------


@rule.forbids("2.hq62.c")
def is_no_supply(position: Position, token: str) -> Violation:
    """Resupply takes ammunition, first aid, food and sappers, nothing else."""
    return evidence(token) if token not in CARGO_NAMES else None


@rule.forbids("setup.tokens.f")
def stock_has_none(position: Position, token: str) -> Violation:
    """A token that is not in the stock cannot be taken."""
    return evidence(token) if not position.stock[TOKEN[token]] else None


@rule("2.hq62.b", "2.hq62.d")
def stage_token(game: PavlovGame, ask: ChooseResupply, action: TakeToken) -> None:
    """One more token goes from the stock to the staging area, five at most."""
    token = TOKEN[action.token]
    position, taken = take(game.position, token)
    position = replace(position, staging=add(position.staging, token, taken))
    game.change(position)  # §2.hq62.d
    game.log("token-staged", "2.hq62.b", token=action.token)
    if ask.left > 1 and any(position.stock[t] for t in CARGO):  # §2.hq62.b
        game.then(replace(ask, left=ask.left - 1))


TAKE_TOKEN = Verb(
    TakeToken,
    candidates=lambda position, ask: map(TakeToken, CARGO_NAMES),
    exists=lambda position, ask, action: action.token in TOKEN,
    args=lambda position, ask, action: (position, action.token),
    forbids=(is_no_supply, stock_has_none),
    resolve=stage_token,
)
END_RESUPPLY = Verb(
    Done,
    args=lambda position, ask, action: (NUMBERS.resupply_tokens - ask.left,),
    forbids=(unfinished("2.hq62.b"),),
    resolve=stop,
    ends=True,
)


class ChooseResupply(PavlovDecision, frozen=True, kw_only=True):
    """2.hq62 Up to five tokens, in any mixture, go from the stock to the staging area."""

    rule = "2.hq62.b"
    verbs = (TAKE_TOKEN, END_RESUPPLY)
    left: int = NUMBERS.resupply_tokens

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


def can_load(position: Position) -> bool:
    return any(position.staging) and any(position.holds(n) == NONE for n in BOATS)


@rule("2.volga.b")
def load_token(game: PavlovGame, ask: ChooseLoad, action: Load) -> None:
    """One more token goes from the staging area to a boat, three at most."""
    token = TOKEN[action.token]
    position = game.position.with_token(LOCATION[action.location] + FIRST, token)
    position = replace(position, staging=add(position.staging, token, -1))
    game.change(position)
    game.log("token-loaded", "2.volga.b", token=action.token, location=action.location)
    if ask.left > 1 and can_load(position):
        game.then(replace(ask, left=ask.left - 1))


@rule("2.volga.c")
def loads(position: Position, ask: ChooseLoad) -> list[Load]:
    """Every kind of cargo that is staged, to every boat."""
    return [Load(TOKENS[t], boat) for t in CARGO if position.staging[t] for boat in BOAT_NAMES]


LOAD = Verb(
    Load,
    candidates=loads,
    exists=lambda position, ask, action: action.token in TOKEN and action.location in LOCATION,
    args=lambda position, ask, action: (position, action.token, action.location),
    forbids=(is_no_cargo, staging_has_none, is_no_boat_to_load, boat_is_damaged, boat_is_full),
    resolve=load_token,
)
END_LOADING = Verb(
    Done,
    args=lambda position, ask, action: (NUMBERS.load_tokens - ask.left,),
    forbids=(unfinished("2.volga.b"),),
    resolve=stop,
    ends=True,
)


class ChooseLoad(PavlovDecision, frozen=True, kw_only=True):
    """2.volga Up to three tokens go from the staging area to the boats, one each."""

    rule = "2.volga.b"
    verbs = (LOAD, END_LOADING)
    left: int = NUMBERS.load_tokens

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
def deliver_token(game: PavlovGame, ask: ChooseDelivery, action: Deliver) -> None:
    """The token of a boat reaches the house; ammunition turns into five suppression tokens."""
    number = LOCATION[action.location] + FIRST
    token = game.position.holds(number)
    position = game.position.with_token(number, NONE)
    if token == AMMO:
        position = give_back(position, AMMO)  # §2.volga.g
        position, gained = take(position, SUPPRESS, NUMBERS.suppress_per_ammo)  # §2.volga.h
        position = to_supply(position, SUPPRESS, gained)  # §2.volga.h
        game.log("ammo-delivered", "2.volga.h", location=action.location, count=gained)
    else:
        position = to_supply(position, token)  # §2.volga.f
        game.log("token-delivered", "2.volga.f", location=action.location, token=TOKENS[token])
    game.change(position)
    if laden(position):  # §2.volga.f
        game.then(replace(ask, delivered=ask.delivered + 1))


DELIVER = Verb(
    Deliver,
    candidates=lambda position, ask: map(Deliver, BOAT_NAMES),
    exists=lambda position, ask, action: action.location in LOCATION,
    args=lambda position, ask, action: (position, action.location),
    forbids=(is_no_boat_to_unload, boat_is_empty),
    resolve=deliver_token,
)
END_DELIVERY = Verb(
    Done,
    args=lambda position, ask, action: (ask.delivered,),
    forbids=(unfinished("2.volga.f"),),
    resolve=stop,
    ends=True,
)


class ChooseDelivery(PavlovDecision, frozen=True, kw_only=True):
    """2.volga Any number of tokens reach the house; ammunition turns into five suppression tokens each."""

    rule = "2.volga.f"
    verbs = (DELIVER, END_DELIVERY)
    delivered: int = 0
