"""The `expect` lines of every game: decisions, choices, verdicts, events, what a seat sees. Games add their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from grognard.core.events import Event
from grognard.core.game import Action, Decision, Game
from grognard.core.situations.event_index import events_logged
from grognard.core.situations.text import Where, nearest
from grognard.core.situations.words import (
    Clause,
    Do,
    Either,
    Kind,
    Lines,
    ListOf,
    MapOf,
    Number,
    Row,
    Scope,
    Text,
    Word,
)
from grognard.core.system import System
from grognard.core.verdicts import Forbidden
from grognard.core.views import ask

Line = Mapping[str, Any]
OVER, NOTHING = "over", "nothing"


def decisions_of(system: System) -> tuple[str, ...]:
    kinds = (kind for kind in system.procedure_types if issubclass(kind, Decision) and hasattr(kind, "rule"))
    return tuple(sorted(str(kind.__struct_config__.tag) for kind in kinds))


def verbs_of(system: System) -> tuple[str, ...]:
    return tuple(sorted(str(kind.__struct_config__.tag) for kind in system.action_types))


def seats_of(scope: Scope) -> tuple[str, ...]:
    return tuple(dict.fromkeys(seat for scenario in scope.system.scenarios for seat in scenario.seats))


class Anything(Kind):
    """A value of an event or a view: it is compared, whatever it is."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        pass

    def shown(self) -> str:
        return "value"


class EventRow(Row):
    """An event and some of its arguments."""

    def __init__(self, key: str) -> None:
        super().__init__({key: Word("event", lambda scope: events_logged(scope.system.slug))}, (key,))
        self.key = key

    def check(self, value: object, where: Where, scope: Scope) -> None:
        assert isinstance(value, Mapping)
        Text().check(value[self.key], where.at(value, self.key), scope)
        if "to" in value:
            ListOf(SEAT).check(value["to"], where.at(value, "to"), scope)
        if self.key == "no_event":  # One that should be there is looked up when it is not.
            judge_event(scope.system, value, self.key, where)

    def shown(self) -> str:
        return f"{{{self.key}: event, argument: value, …}}"


def judge_event(system: System, line: Line, key: str, where: Where) -> None:
    """The game has such an event, with such arguments. This reads the sources of the game, which takes its time."""
    events, what = events_logged(system.slug), line[key]
    if what not in events:
        raise where.at(line, key).bad(f"there is no event {what!r}{nearest(what, tuple(events))}")
    for name in line:
        if name not in (key, "to") and name not in events[what]:
            here = Where(where.path, where.at(line, name).line)
            raise here.bad(f"event {what!r} tells no {name!r}{nearest(name, sorted(events[what]))}")


SEAT = Word("seat", seats_of)
VERB = Word("verb", lambda scope: verbs_of(scope.system))
DECISION = Word("decision", lambda scope: (*decisions_of(scope.system), OVER))
ASKED_OF = Word("decision", lambda scope: (*decisions_of(scope.system), NOTHING))
THING = Word("thing", lambda scope: scope.system.ids)


class Negated(Kind):
    """A line that must not hold."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        EXPECT.line(value, where, scope)

    def shown(self) -> str:
        return "line"


LINES: dict[str, Row] = {
    "asked": Row({"asked": DECISION, "seats": ListOf(SEAT)}),
    "asked_of": Row({"asked_of": SEAT, "is": ASKED_OF}, ("is",)),
    "waiting": Row({"waiting": ListOf(SEAT)}),
    "legal": Row({"legal": Do(), "seat": SEAT}),
    "illegal": Row({"illegal": Do(), "by": Clause(), "seat": SEAT}),
    "choices": Row({"choices": Either(Number(0), ListOf(Do())), "verb": VERB, "seat": SEAT}),
    "event": EventRow("event"),
    "no_event": EventRow("no_event"),
    "view": Row({"view": MapOf(Text(), Anything()), "seat": SEAT}, ("seat",)),
    "hides": Row({"hides": ListOf(THING, least=1), "sees": ListOf(THING), "seat": SEAT}, ("seat",)),
    "sees": Row({"sees": ListOf(THING, least=1), "seat": SEAT}, ("seat",)),
    "not": Row({"not": Negated()}),
}
"""The lines that every game has, by the key that makes them one."""


def rows_of(scope: Scope) -> dict[str, Row]:
    return {**LINES, **scope.system.words.lines}


EXPECT = Lines(rows_of)


# -- comparing -------------------------------------------------------------------------------------------------------


def _tag(decision: Decision | None, none: str) -> str:
    return str(decision.__struct_config__.tag) if decision else none


def _asked(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    decision = game.decision
    tag, seats = _tag(decision, OVER), list(decision.seats if decision else ())
    if tag != line["asked"]:
        return repr(tag)
    return None if line.get("seats", seats) == seats else f"{tag!r} of {seats}"


def _asked_of(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    asked = _tag(game.asked(line["asked_of"]), NOTHING)
    return None if asked == line["is"] else repr(asked)


def _waiting(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    return None if sorted(game.waiting) == sorted(line["waiting"]) else str(list(game.waiting))


def action_of(system: System, do: Line) -> Action:
    """`{move: pavlov, to: g4}` -> the action whose verb is `move` and whose first field is `pavlov`."""
    return system.decode_action(action_data(do, system))


def action_data(do: Line, system: System) -> dict[str, Any]:
    verb, value = next(iter(do.items()))
    for kind in system.action_types:
        if kind.__struct_config__.tag == verb:
            fields = kind.__struct_fields__
            first = {fields[0]: value} if fields and value is not None else {}
            return {"do": verb, **first, **{key: inner for key, inner in do.items() if key != verb}}
    raise Where().bad(f"unknown verb {verb!r}{nearest(verb, verbs_of(system))}")


def _decision(game: Game[Any], line: Line) -> Decision | None:
    return game.asked(line["seat"]) if "seat" in line else game.decision


def _judged(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    """The verdict on an action, without playing it."""
    key = "legal" if "legal" in line else "illegal"
    decision = _decision(game, line)
    if decision is None:
        return f"{line['seat']} is not asked" if "seat" in line and game.decision else "the game is over"
    verdict = decision.judge(game, action_of(system, line[key]))
    if not isinstance(verdict, Forbidden):
        return None if key == "legal" else "it is legal"
    if key == "legal":
        return f"refused by {verdict.rule}"
    return None if line.get("by", verdict.rule) == verdict.rule else f"refused by {verdict.rule}"


def _choices(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    """How many choices there are, or which, in any order; of one verb if the line names it."""
    decision = _decision(game, line)
    legal = list(decision.actions(game)) if decision else []
    if "verb" in line:
        legal = [action for action in legal if action.__struct_config__.tag == line["verb"]]
    wanted = line["choices"]
    if isinstance(wanted, int):
        good = len(legal) == wanted
    else:
        good = {action_of(system, do) for do in wanted} == set(legal) and len(wanted) == len(legal)
    return None if good else f"{len(legal)}: {[msgspec.to_builtins(action) for action in legal[:12]]}"


def _event(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    if any(_is_logged(event, line, "event") for event in log):
        return None
    judge_event(system, line, "event", Where())
    return f"the log has: {', '.join(dict.fromkeys(event.what for event in log)) or 'nothing'}"


def _no_event(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    logged = [event for event in log if _is_logged(event, line, "no_event")]
    return str({"event": logged[0].what, **logged[0].args}) if logged else None


def _is_logged(event: Event, line: Line, key: str) -> bool:
    if event.what != line[key] or list(event.to) != line.get("to", list(event.to)):
        return False
    wanted = {name: value for name, value in line.items() if name not in (key, "to")}
    return all(name in event.args and _plain(event.args[name]) == value for name, value in wanted.items())


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


# -- what a seat sees ------------------------------------------------------------------------------------------------


def _shown_to(system: System, game: Game[Any], log: list[Event], seat: str) -> set[str]:
    """Every text that reaches a seat: its view, its question, the events it may read."""
    events = [event for event in log if not event.to or seat in event.to]
    return set(_texts(msgspec.to_builtins((system.view(game, seat), ask(game, seat), events))))


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def _sees(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    shown = _shown_to(system, game, log, line["seat"])
    missing = [id_ for id_ in line.get("sees", ()) if id_ not in shown]
    leaked = [id_ for id_ in line.get("hides", ()) if id_ in shown]
    faults = [
        f"{', '.join(missing)} is not shown" if missing else "",
        f"{', '.join(leaked)} is shown" if leaked else "",
    ]
    return "; ".join(filter(None, faults)) or None


def _view(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    """`{seat, view: {hand_count: 3, counters.0.at: r2}}`: what stands at these places of the seat's view."""
    data = msgspec.to_builtins(system.view(game, line["seat"]))
    shown = {path: _at(data, str(path)) for path in line["view"]}
    return None if shown == dict(line["view"]) else str(shown)


def _at(data: Any, path: str) -> Any:
    """The value at a dotted path; a row of a list is found by its number or its `id`."""
    for name in path.split("."):
        if isinstance(data, Mapping):
            if name not in data:
                raise Where().bad(f"the view has no {path!r}{nearest(name, [str(key) for key in data])}")
            data = data[name]
        elif isinstance(data, list | tuple):
            rows = [row for row in data if isinstance(row, Mapping) and row.get("id") == name]
            if not rows and not (name.isdigit() and int(name) < len(data)):
                raise Where().bad(f"the view has no {path!r}: there is no {name!r}")
            data = rows[0] if rows else data[int(name)]
        else:
            raise Where().bad(f"the view has no {path!r}: nothing lies below {name!r}")
    return list(data) if isinstance(data, tuple) else data


def _not(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    return "that it holds" if found_instead(system, game, log, line["not"]) is None else None


CHECKS: dict[str, Callable[[System, Game[Any], list[Event], Line], str | None]] = {
    "asked": _asked,
    "asked_of": _asked_of,
    "waiting": _waiting,
    "legal": _judged,
    "illegal": _judged,
    "choices": _choices,
    "event": _event,
    "no_event": _no_event,
    "view": _view,
    "hides": _sees,
    "sees": _sees,
    "not": _not,
}


def found_instead(system: System, game: Game[Any], log: list[Event], line: Line) -> str | None:
    """`None` if an `expect` line holds, else the actual value."""
    for key, check in CHECKS.items():
        if key in line:
            return check(system, game, log, line)
    return system.check(game, line)
