"""A tiny game for the server's tests: two seats, each with a secret number; marks, dice, guesses.

A player marks spots (which can be undone), then rolls or guesses the other's number (which cannot).
A right guess wins. In the scenario `race` both first mark spots side by side, each until it throws. In `dash` north has
the only turn, and whatever it is, it wins. In `allies` a third seat, east, is on the side of north and looks on.

It answers the questions `free` (the spots without a mark, and one's own number) and `nap` (the same, after a while).
In advance a turn is declined by a throw and accepted by the guess 1.
By agreement spots are marked or cleared and points set: `{"spot": "a", "marked": true}`, `{"points": 3}`.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.errors import BadEdit, BadQuery
from grognard.core.events import Event, Roll
from grognard.core.game import Action, Decision, Game, Outcome, Position, Procedure, Scheduler
from grognard.core.orders import InAdvance, Offer
from grognard.core.rulebook import Localised, Rulebook
from grognard.core.situations.vocabulary import Vocabulary
from grognard.core.situations.words import MapOf, Number, Row, Word
from grognard.core.system import Nothing, Option, Question, Scenario, System, Value
from grognard.core.verdicts import Forbidden, Message, Verdict

SEATS = ("north", "south")
SPOTS = ("a", "b", "c")


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


class Table(Position, frozen=True, kw_only=True):
    turn: int = 1
    secrets: dict[str, int]
    marks: tuple[str, ...] = ()
    points: int = 0


class Mark(Action, frozen=True):
    spot: str


class Throw(Action, frozen=True):
    pass


class Guess(Action, frozen=True):
    number: int


class Turn(Decision, frozen=True, kw_only=True):
    rule = "1.1"
    accepts: ClassVar[tuple[type[Action], ...]] = (Mark, Throw, Guess)

    def candidates(self, game: Game[Any]) -> Iterable[Action]:
        yield from map(Mark, SPOTS)
        yield Throw()
        yield from (Guess(n) for n in range(1, 7))

    def verdict(self, game: Game[Any], action: Any) -> Verdict:
        if isinstance(action, Mark) and action.spot in game.position.marks:
            return Forbidden("1.2", Message("refusal-marked", {"a": action.spot}), (action.spot,))
        return True

    def resolve(self, game: Game[Any], action: Any) -> None:
        (me,) = self.seats
        table: Table = game.position
        match action:
            case Mark(spot):
                game.change(replace(table, marks=(*table.marks, spot)))
                game.log("marked", spot=spot)
                game.then(self)
            case Throw():
                dice = game.roll(1)
                game.change(replace(table, points=table.points + dice[0]))
                game.log("thrown", roll=Roll(dice))
                game.then(NextTurn(seat=other(me)))
            case Guess(number):
                game.reveal()
                secret = table.secrets[other(me)]
                game.log("hint", to=(me,), higher=int(secret > number))
                if secret == number:
                    won = {me: "win", other(me): "loss"}
                    game.finish(Outcome(results=won, reason=Message("guessed"), rule="1.3"))
                else:
                    game.then(NextTurn(seat=other(me)))


class NextTurn(Procedure, frozen=True, kw_only=True):
    seat: str

    def run(self, game: Game[Any]) -> None:
        game.change(replace(game.position, turn=game.position.turn + 1))
        game.then(Turn(seats=(self.seat,)))


class Race(Scheduler, frozen=True, kw_only=True):
    """Both mark spots at once; when both have thrown, the first turn begins."""

    running: bool = False

    def idle(self, game: Game[Any]) -> bool:
        return self.running and bool(game.parallel)

    def run(self, game: Game[Any]) -> None:
        if self.running:
            game.then(Turn(seats=("north",)))
        else:
            game.then(Race(running=True))
            for seat in SEATS:
                game.start_parallel(Run(seats=(seat,)))


class Run(Turn, frozen=True, kw_only=True):
    accepts: ClassVar[tuple[type[Action], ...]] = (Mark, Throw)

    def candidates(self, game: Game[Any]) -> Iterable[Action]:
        yield from map(Mark, SPOTS)
        yield Throw()

    def resolve(self, game: Game[Any], action: Any) -> None:
        if isinstance(action, Throw):
            game.log("thrown", roll=Roll(game.roll(1)))
        else:
            super().resolve(game, action)


class Dash(Turn, frozen=True, kw_only=True):
    """A turn that ends the game, without a die or a reveal if a spot is marked."""

    def resolve(self, game: Game[Any], action: Any) -> None:
        super().resolve(game, action)
        game.finish(Outcome(results={"north": "win", "south": "loss"}, reason=Message("dashed"), rule="1.3"))


def best_guess(game: Game[Any], turn: Turn) -> Offer | None:
    """A guess with one chance in six; none once the spot c is marked."""
    return None if "c" in game.position.marks else Offer(Guess(1), 16)


class Free(Struct, frozen=True):
    spots: tuple[str, ...]
    mine: int | None


class View(Struct, frozen=True):
    turn: int
    mine: int | None
    marks: tuple[str, ...]
    points: int


class Catalogue(Struct, frozen=True):
    spots: tuple[str, ...]


def named(text: str) -> Localised:
    return Localised(text, text, text)


class Toy(System):
    slug = "toy"
    title = named("Toy")
    # Any will do: the toy cites nothing.
    rulebook = Rulebook("pavlov")
    scenarios = (
        Scenario(
            id="duel",
            title=named("Duel"),
            help=named(""),
            rule="1.0",
            seats=SEATS,
            options=(Option(id="points", title=named("Points"), help=named(""), rule="1.0", values=(0, 5)),),
        ),
        Scenario(id="race", title=named("Race"), help=named(""), rule="1.0", seats=SEATS),
        Scenario(id="dash", title=named("Dash"), help=named(""), rule="1.0", seats=SEATS),
        Scenario(
            id="allies",
            title=named("Allies"),
            help=named(""),
            rule="1.0",
            seats=("north", "east", "south"),
            teams=(("north", "east"), ("south",)),
        ),
    )
    position_type = Table
    action_types = (Mark, Throw, Guess)
    procedure_types = (Turn, NextTurn, Race, Run, Dash)
    view_type = View
    questions = {"free": Question(Nothing, Free)}
    in_advance = {Turn: InAdvance(decline=lambda game, turn: Throw(), accept=best_guess, chance=True)}
    handover_events = frozenset({"thrown", "hint"})
    words = Vocabulary(
        keys={"secrets": MapOf(Word("seat", SEATS), Number(1, 6))},
        lines={"points": Row({"points": Number(0)})},
        ids=SPOTS,
    )
    names = {"a": {"en": "Spot A", "ru": "Место А", "pl": "Pole A"}}

    def begin(self, scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> Game[Any]:
        (north, south), dice = dice.roll(2)
        table = Table(secrets={"north": north, "south": south}, points=int(options.get("points", 0)))
        kind = Dash if scenario.id == "dash" else Turn
        first = Race() if scenario.id == "race" else kind(seats=("north",))
        game: Game[Any] = Game(table, (first,), dice, log)
        game.log("begun")
        game.settle()
        return game

    def view(self, game: Game[Any], seat: str | None) -> Struct:
        table: Table = game.position
        return View(table.turn, table.secrets.get(seat or ""), table.marks, table.points)

    def determinize(self, game: Game[Any], seat: str | None, dice: Dice) -> Game[Any]:
        numbers, dice = dice.roll(len(SEATS))
        known = {seat: game.position.secrets[seat]} if seat else {}
        table = replace(game.position, secrets=dict(zip(SEATS, numbers, strict=True)) | known)
        return Game(table, game.agenda, dice, parallel=game.parallel)

    def faults(self, game: Game[Any]) -> list[str]:
        return ["points below zero"] if game.position.points < 0 else []

    def build_position(self, game: Game[Any], spec: Mapping[str, Any]) -> Game[Any]:
        game.change(replace(game.position, secrets=dict(spec["secrets"])))
        return game

    def check(self, game: Game[Any], expected: Mapping[str, Any]) -> str | None:
        return None if game.position.points == expected["points"] else str(game.position.points)

    def catalogue(self) -> Struct:
        return Catalogue(SPOTS)

    def query(self, game: Game[Any], seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
        match what, dict(args):
            case "free", {}:
                pass
            case "nap", {"seconds": float(seconds)}:
                time.sleep(seconds)
            case "fail", {}:
                raise RuntimeError("a fault of the game")
            case _:
                raise BadQuery(what=what, detail=f"known: free, nap; not with {', '.join(args) or 'nothing'}")
        table: Table = game.position
        return Free(tuple(s for s in SPOTS if s not in table.marks), table.secrets.get(seat or ""))

    def edit(self, game: Game[Any], patch: Sequence[Mapping[str, Any]]) -> Game[Any]:
        table: Table = game.position
        marks = dict.fromkeys(table.marks)
        for change in patch:
            match dict(change):
                case {"spot": str(spot), "marked": bool(marked), **rest} if spot in SPOTS and not rest:
                    marks.pop(spot, None)
                    marks |= {spot: None} if marked else {}
                case {"points": int(points)}:
                    table = replace(table, points=points)
                case _:
                    raise BadEdit(detail=f"unknown change: {', '.join(change)}")
        game.change(replace(table, marks=tuple(marks)))
        return game


TOY = Toy()
SYSTEMS: dict[str, System] = {"toy": TOY}
PLAYERS = {"toy": ("random",)}
