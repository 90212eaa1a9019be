"""Ground for several headquarters at once: clear islets in lakes, far from one another, so that nothing that happens on
one can meddle with another; and a way to let quiet play run on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Game
from grognard.games.ava.interface.catalogue import Catalogue
from tests.games.ava import table as bare
from tests.games.ava.phases import AVA
from tests.games.ava.plain import lakes, plain, ring

SITES = {
    "de-4pzg": "L2008",
    "de-18a": "L3512",
    "de-16a": "L0722",
    "de-9a": "S2416",
    "de-3pzg": "S4510",
    "de-4a": "S1022",
    "de-2pzg": "S3026",
    "de-17a": "K1008",
    "de-1pzg": "K3014",
    "de-6a": "K1716",
    "de-11a": "K3624",
    "ro-3a": "K2624",
    "ro-4a": "K2528",
    "de-2a": "S0724",
    "su-8a": "L3306",
    "su-11a": "L2019",
    "su-4a": "S4010",
    "su-10a": "S4523",
    "su-3a": "S5010",
    "su-26a": "K4510",
    "su-5a": "K4525",
    "su-6a": "K5018",
}
"""A place for the headquarters of a chit."""

HEADQUARTERS = {"ro-3a": "ro-k-hq-rum3a", "ro-4a": "ro-k-hq-rum4a"}
DRAWS = [1] * 90
"""Dice for chits that are drawn from the top of the cup as listed, turn after turn."""
QUIET = ("arrange", "let-stand", "done", "decline", "end-movement", "end-declaration", "end-pursuit")
"""Answers that change as little as possible."""


def headquarters(chit: str) -> str:
    """The unit that a chit activates."""
    nation, army = chit.split("-", 1)
    return HEADQUARTERS.get(chit) or f"{nation}-{SITES[chit][0].lower()}-hq-{army}"


def islets(*chits: str) -> dict[str, Any]:
    """The `board:` with an islet of seven hexes for the headquarters of each chit."""
    board: dict[str, Any] = {"axis": ["L0132"], "soviet": ["L4711"]}
    for chit in chits:
        site = SITES[chit]
        patch = plain(site, 2, terrain=lakes(ring(site, 2)))
        for key in ("terrain", "places", "rivers", "roads", "rails", "start"):
            board.setdefault(key, {}).update(patch[key])
    return board


def stationed(*chits: str) -> list[dict[str, Any]]:
    """Each headquarters on its islet."""
    return [{"unit": headquarters(chit), "at": SITES[chit]} for chit in chits]


def pending(game: Game[Any]) -> dict[str, str]:
    """What is asked, by seat."""
    return {seat: str(d.__struct_config__.tag) for d in game.decisions for seat in d.seats}


def fresh(scenario: str, **options: bool | str) -> Game[Any]:
    """A game as it begins, before anything is set up."""
    chosen = AVA.scenario(scenario)
    game = AVA.begin(chosen, AVA.options(chosen, options), Dice(seed_from(0)), None)
    game.events = []
    game.settle()
    return game


def quietly(game: Game[Any], tag: str, limit: int = 400) -> None:
    """Answer everything with as little as possible until `tag` is asked."""
    for _ in range(limit):
        decision = game.decision
        assert decision is not None, f"the game ended before {tag} was asked"
        if decision.__struct_config__.tag == tag:
            return
        quiet(game)
        assert AVA.faults(game) == []
    raise AssertionError(f"{tag} was never asked")


def quiet(game: Game[Any]) -> None:
    """One answer that changes as little as possible."""
    decision = game.decision
    assert decision is not None
    actions = decision.actions(game)
    game.apply(next((a for a in actions if _verb(a) in QUIET), actions[0]), decision)


def to_the_end(game: Game[Any], limit: int = 400) -> None:
    """Answer everything with as little as possible until the game is over."""
    for _ in range(limit):
        if game.decision is None:
            return
        quiet(game)
    raise AssertionError("the game does not end")


def _verb(action: Action) -> str:
    return str(action.__struct_config__.tag)


def check(game: Game[Any], *lines: Mapping[str, Any]) -> None:
    """Every line of `expect` holds; in a line with `asked` also the seats that are asked."""
    for line in lines:
        bare.check(game, line)
        if "asked" in line and "seats" in line:
            assert game.decision is not None
            assert list(game.decision.seats) == line["seats"]


def cards() -> Catalogue:
    """The counters and chits as printed."""
    catalogue = AVA.catalogue()
    assert isinstance(catalogue, Catalogue)
    return catalogue


def offered(game: Game[Any], verb: str) -> list[Mapping[str, Any]]:
    """The legal actions of one kind."""
    decision = game.decision
    assert decision is not None
    return [msgspec.to_builtins(a) for a in decision.actions(game) if _verb(a) == verb]
