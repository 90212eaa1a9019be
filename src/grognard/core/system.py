"""A game system: the interface between a package under `games` and the rest of the program."""

from __future__ import annotations

import types
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Union

import msgspec
from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.errors import BadAction, BadEdit, BadOption, BadQuery, BadSituation, UnknownScenario
from grognard.core.events import Event
from grognard.core.game import Action, Decision, Game, Position, Procedure
from grognard.core.orders import InAdvance
from grognard.core.rulebook import Localised, Rulebook
from grognard.core.situations.vocabulary import Vocabulary
from grognard.core.texts import Texts

Value = bool | int | str
Check = Callable[[Any, Mapping[str, Any]], "str | None"]
"""Checks one kind of `expect` line: `None` if it holds, else the actual value."""


class Option(Struct, frozen=True, kw_only=True):
    """An option of a scenario: an optional rule, a variant, a level."""

    id: str
    title: Localised
    help: Localised
    rule: str
    values: tuple[Value, ...]
    """Its possible values; the first is the default."""


class Scenario(Struct, frozen=True, kw_only=True):
    id: str
    title: Localised
    help: Localised
    rule: str
    seats: tuple[str, ...]
    options: tuple[Option, ...] = ()
    """The options of this scenario."""
    difficulties: dict[str, dict[str, Value]] = {}
    """Named levels, easiest first: the options each stands for."""
    teams: tuple[tuple[str, ...], ...] = ()
    """The sides where one has several seats, which win and lose together; empty: every seat is a side of its own."""

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The seats by side."""
        return self.teams or tuple((seat,) for seat in self.seats)

    def side(self, seat: str) -> tuple[str, ...]:
        """The seats that win and lose with this one, itself included."""
        return next((side for side in self.sides if seat in side), (seat,))


class Question(Struct, frozen=True):
    """A query: its arguments and its answer."""

    args: type[Struct]
    answer: type[Struct]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a query without any."""


class OfUnit(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str


class OfSide(Struct, frozen=True, forbid_unknown_fields=True):
    side: str


def teams_of(sides: Mapping[str, object]) -> tuple[tuple[str, ...], ...]:
    """`Scenario.teams`, from the side of every seat."""
    teams = tuple(tuple(seat for seat in sides if sides[seat] == side) for side in dict.fromkeys(sides.values()))
    return teams if len(teams) < len(sides) else ()


def steps_of(package: str) -> tuple[type[Procedure], ...]:
    """Every step that can be on the agenda of a game. Imports all of its modules."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        if module.name != f"{package}.system":
            import_module(module.name)

    def below(base: type[Procedure]) -> set[type[Procedure]]:
        kinds = set(base.__subclasses__())
        return kinds.union(*map(below, kinds))

    own = (kind for kind in below(Procedure) if kind.__module__.startswith(f"{package}.") and not is_a_base(kind))
    return tuple(sorted(own, key=lambda kind: kind.__name__))


def actions_in(names: Mapping[str, object]) -> tuple[type[Action], ...]:
    """Every action that a module defines or imports: it hands over its `globals()`."""
    kinds = (kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Action))
    return tuple(dict.fromkeys(kind for kind in kinds if kind is not Action))


def is_a_base(kind: type[Procedure]) -> bool:
    """A decision that accepts nothing is only a base class."""
    return issubclass(kind, Decision) and not kind.accepts


class System(ABC):
    """One game. Subclasses are stateless; everything that changes is in a `Game`."""

    slug: str
    title: Localised
    rulebook: Rulebook
    scenarios: tuple[Scenario, ...]
    position_type: type[Position]
    action_types: tuple[type[Action], ...]
    procedure_types: tuple[type[Procedure], ...]
    view_type: type[Struct]
    handover_events: frozenset[str] = frozenset()
    """Events that hotseat players read while the device changes hands: the results of the last action. Private ones are
    left out."""
    pack_digest: str = ""
    """Digest of the data: two tables with the same digest play the same game."""
    names: Mapping[str, Mapping[str, str]]
    """The printed name of every id, by language."""
    words: Vocabulary = Vocabulary()
    """The vocabulary of this game's situations."""
    expectations: Mapping[str, Check] = {}
    """How each of the game's own `expect` lines is checked, by the key it is known by."""

    # -- what a game provides: methods, or functions of its modules as `staticmethod` --------------------

    @abstractmethod
    def begin(self, scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> Game[Any]:
        """The game after set-up, at its first decision."""

    @abstractmethod
    def view(self, game: Game[Any], seat: str | None) -> Struct:
        """What a seat (or a spectator) may see: a whitelist."""

    @abstractmethod
    def determinize(self, game: Game[Any], seat: str | None, dice: Dice) -> Game[Any]:
        """A game that the seat cannot tell from this one: everything hidden from it dealt anew, with new dice."""

    @abstractmethod
    def faults(self, game: Game[Any]) -> list[str]:
        """Every broken invariant of a position, in plain words; empty when all is well."""

    @abstractmethod
    def build_position(self, game: Game[Any], spec: Mapping[str, Any]) -> Game[Any]:
        """The position a situation file describes, on top of a game that has just begun."""

    @abstractmethod
    def catalogue(self) -> Struct:
        """The constant data that the client needs: board, counters, cards."""

    in_advance: Mapping[Any, InAdvance] = {}
    """The decisions, by class, that a player can answer in advance."""

    questions: Mapping[str, Question] = {}
    """The queries of the game by name; `query` answers them."""

    def query(self, game: Game[Any], seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
        """Answer a query about the table as the seat sees it; it changes nothing."""
        raise BadQuery(what=what, detail="this game answers no questions")

    def answer(self, game: Game[Any], seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
        """Answer a query from outside: one of `questions`, with the arguments it declares."""
        if what in self.questions:
            try:
                msgspec.convert(args, self.questions[what].args)
            except msgspec.ValidationError as wrong:
                raise BadQuery(what=what, detail=str(wrong)) from None
        return self.query(game, seat, what, args)

    def edit(self, game: Game[Any], patch: Sequence[Mapping[str, Any]]) -> Game[Any]:
        """The game after a change by agreement of the players, whatever the rules say."""
        raise BadEdit(detail="this game cannot be edited")

    def pack_faults(self) -> list[str]:
        """Every fault of the pack's data; empty when all is well."""
        return []

    # -- what follows ---------------------------------------------------------------------------------

    def check(self, game: Game[Any], expected: Mapping[str, Any]) -> str | None:
        """Check one `expect` line of a situation: `None`, or the actual value."""
        for key, check in self.expectations.items():
            if key in expected:
                return check(game, expected)
        raise BadSituation(detail=f"an expect line that says nothing known: {dict(expected)}")

    def hides(self, game: Game[Any], seat: str, other_seat: str) -> bool:
        """Whether two seats see the table differently: a shared device is then covered while it changes hands."""
        return self.view(game, seat) != self.view(game, other_seat)

    def scenario(self, id_: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == id_:
                return scenario
        raise UnknownScenario(game=self.slug, scenario=id_, known=tuple(s.id for s in self.scenarios))

    def options(self, scenario: Scenario, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a scenario: the chosen values, and the default for the rest. An unknown option is an error."""
        by_id = {o.id: o for o in scenario.options}
        for id_, value in chosen.items():
            if id_ not in by_id:
                raise BadOption(option=id_, value=str(value), known=tuple(by_id))
            if not any(value == v and type(value) is type(v) for v in by_id[id_].values):
                raise BadOption(option=id_, value=str(value), known=tuple(str(v) for v in by_id[id_].values))
        return {id_: chosen.get(id_, option.values[0]) for id_, option in by_id.items()}

    @cached_property
    def ids(self) -> frozenset[str]:
        """Every piece, place and word that an action may name."""
        return frozenset((*self.names, *self.words.ids))

    def texts(self, language: str) -> Texts:
        return Texts.of(self.slug, language, self.names)

    @cached_property
    def _action_decoder(self) -> Any:
        return Union[self.action_types]  # noqa: UP007 - a union made at run time

    def decode_action(self, data: object) -> Action:
        """An action from plain data (JSON, YAML); a wrong shape is a `BadAction` that says what is wrong."""
        try:
            action: Action = msgspec.convert(data, self._action_decoder)
        except msgspec.ValidationError as wrong:
            raise BadAction(detail=str(wrong)) from None
        return action

    @cached_property
    def state_type(self) -> Any:
        procedures: Any = Union[self.procedure_types]  # noqa: UP007 - a union made at run time
        agenda = types.GenericAlias(tuple, (procedures, ...))
        parallel = types.GenericAlias(tuple, (agenda, ...))
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [
            ("position", self.position_type),
            ("agenda", agenda),
            ("dice", Dice),
            ("parallel", parallel, ()),
        ]
        return msgspec.defstruct("State", fields, omit_defaults=True)

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.state_type)

    def save(self, game: Game[Any]) -> bytes:
        """The three values as JSON, equal for equal games."""
        state = self.state_type(game.position, game.agenda, game.dice, game.parallel)
        return _ENCODER.encode(state)

    def load(self, data: bytes) -> Game[Any]:
        state = self._state_decoder.decode(data)
        return Game(state.position, state.agenda, state.dice, parallel=state.parallel)


_ENCODER = msgspec.json.Encoder(order="deterministic")
