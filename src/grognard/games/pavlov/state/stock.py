"""setup.tokens The stock: components are limited, and what is not there is not taken."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import DAMAGE, NONE, REMOVED, RESERVE, SORTIE, SUPPRESS, Man, Position, add


@rule("setup.tokens.f", "setup.s")
def take(position: Position, token: int, count: int = 1) -> tuple[Position, int]:
    """Take up to `count` tokens from the stock: how many there were is how many are taken."""
    taken = min(count, position.stock[token])
    return (replace(position, stock=add(position.stock, token, -taken)) if taken else position), taken


def give_back(position: Position, token: int, count: int = 1) -> Position:
    """Return tokens to the stock."""
    return replace(position, stock=add(position.stock, token, count))


def to_supply(position: Position, token: int, count: int = 1) -> Position:
    return replace(position, supply=add(position.supply, token, count))


def from_supply(position: Position, token: int, count: int = 1) -> Position:
    """Move tokens from the house supply area to the stock."""
    return give_back(to_supply(position, token, -count), token, count)


def clear(position: Position, location: int) -> Position:
    """Return whatever lies on a location to the stock."""
    token = position.holds(location)
    return give_back(position.with_token(location, NONE), token)


def deploy(position: Position, location: int, token: int) -> Position:
    """Put a token from the stock on a location, if the stock has one."""
    position, taken = take(position, token)
    return position.with_token(location, token) if taken else position


def lay_fire(position: Position, tokens: tuple[int, int, int]) -> Position:
    """Move suppression tokens from the house supply area to the suppression areas."""
    green, red, purple = (f + t for f, t in zip(position.fire, tokens, strict=True))
    return replace(to_supply(position, SUPPRESS, -sum(tokens)), fire=(green, red, purple))


@rule("4.weapons.e")
def weapons_left_alone(position: Position) -> Position:
    """A weapon without a counter beside it goes to the reserve at once."""
    posts = position.posts
    if any(0 < place < SORTIE and not posts[place] for place in position.weapons):
        weapons = tuple(RESERVE if 0 < place < SORTIE and not posts[place] else place for place in position.weapons)
        return replace(position, weapons=weapons)
    return position


@rule("setup.r")
def removed(position: Position, counter: int) -> Position:
    """A Soviet counter out of the game; its damage token returns to the stock, its weapon may be left alone."""
    if position.men[counter].damaged:
        position = give_back(position, DAMAGE)
    return weapons_left_alone(position.with_man(counter, Man(REMOVED)))
