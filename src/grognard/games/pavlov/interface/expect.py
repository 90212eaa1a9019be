"""The `expect` lines of situations: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.core.system import Check
from grognard.games.pavlov.interface.views import View, view
from grognard.games.pavlov.state.position import COUNTERS, WEAPONS, PavlovGame
from grognard.hexes.wording import Line, bad


def whole_view(game: PavlovGame) -> View:
    """The view of the seat that sees most: the German one where there is one, else the Soviet."""
    rules = game.position.rules
    return view(game, (rules.german or rules.soviet)[0])


def soviet_view(game: PavlovGame) -> View:
    return view(game, game.position.rules.soviet[0])


def _differs(actual: object, wanted: object) -> str | None:
    if isinstance(actual, tuple):
        actual = list(actual)
    if wanted == "none" or wanted is None:
        wanted = ""
    return None if (actual or "") == wanted or actual == wanted else repr(actual or "none")


def _unit(game: PavlovGame, line: Line) -> str | None:
    seen, id_ = whole_view(game), line["unit"]
    if id_ in WEAPONS:
        return _differs(seen.weapons[id_], line.get("at"))
    man = seen.counters[COUNTERS.index(id_)]
    actual = {key: getattr(man, key) for key in ("at", "exhausted", "damaged", "mark") if key in line}
    wanted = {key: line[key] or "" if key == "mark" else line[key] for key in actual}
    return None if actual == wanted else str(actual)


def _holds(table: str, key: str) -> Callable[[PavlovGame, Line], str | None]:
    def check(game: PavlovGame, line: Line) -> str | None:
        return _differs(getattr(whole_view(game), table).get(line[key], ""), line.get("holds"))

    return check


def _area(game: PavlovGame, line: Line) -> str | None:
    seen, area, token = whole_view(game), str(line["area"]), str(line.get("token", "suppress"))
    counts: Mapping[str, int]
    if area.startswith("suppress-"):
        counts, token = seen.fire, area.removeprefix("suppress-")
    else:
        counts = {"supply": seen.supply, "staging": seen.staging, "stock": seen.stock}.get(area, {})
    if token not in counts:
        raise bad(f"no {token} in an area {area!r}")
    return None if counts[token] == line.get("count") else str(counts[token])


def _outcome(game: PavlovGame, line: Line) -> str | None:
    outcome = game.position.outcome
    if outcome is None:
        return "the game goes on"
    seat = line.get("seat", game.position.rules.soviet[0])
    result = outcome.results.get(seat)
    if result != line["outcome"] or ("rule" in line and line["rule"] != outcome.rule):
        return f"{result} by {outcome.rule}"
    return None if "score" not in line or outcome.score == line["score"] else f"score {outcome.score}"


def _phase(game: PavlovGame, line: Line) -> str | None:
    seen = whole_view(game)
    good = seen.phase == line["phase"] and ("left" not in line or seen.left == line["left"])
    return None if good else f"{seen.phase}, {seen.left} left"


def _score(game: PavlovGame, line: Line) -> str | None:
    score = whole_view(game).score
    return None if score == line["score"] else str(score)


def _same(key: str, look: Callable[[PavlovGame], object]) -> Callable[[PavlovGame, Line], str | None]:
    return lambda game, line: _differs(look(game), line[key])


LINES: dict[str, Check] = {
    "unit": _unit,
    "space": _holds("spaces", "space"),
    "location": _holds("volga", "location"),
    "mine": lambda game, line: _differs(line["mine"] in whole_view(game).mines, line.get("laid", True)),
    "area": _area,
    "defence": lambda game, line: _differs(whole_view(game).defence[line["defence"]], line.get("is")),
    "hand": _same("hand", lambda game: soviet_view(game).hand),
    "used": _same("used", lambda game: whole_view(game).used),
    "revealed_top": _same("revealed_top", lambda game: (whole_view(game).revealed or ("",))[-1]),
    "discard_has": lambda game, line: _differs(line["discard_has"] in whole_view(game).discard, True),
    "deck_count": _same("deck_count", lambda game: whole_view(game).deck_count),
    "wehrmacht_count": _same("wehrmacht_count", lambda game: whole_view(game).wehrmacht_count),
    "fog_stock": _same("fog_stock", lambda game: whole_view(game).fog_stock),
    "storm": _same("storm", lambda game: whole_view(game).storm),
    "stormed": _same("stormed", lambda game: whole_view(game).stormed),
    "supported": _same("supported", lambda game: whole_view(game).supported),
    "support": _same("support", lambda game: whole_view(game).support),
    "tactics": _same("tactics", lambda game: whole_view(game).tactics),
    "german_hand": _same("german_hand", lambda game: whole_view(game).german_hand),
    "planned": _same("planned", lambda game: whole_view(game).planned),
    "phase": _phase,
    "turn": _same("turn", lambda game: game.position.turn),
    "outcome": _outcome,
    "score": _score,
}
