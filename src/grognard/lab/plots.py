"""Pictures of experiments (`grognard[plot]`): how scores are spread, how far the levels are apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.errors import GrognardError
from grognard.lab.ladder import Rung
from grognard.lab.statistics import BIN, Statistics

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FILL, EVEN = "#2f3437", "#7c8a4f", "#b0483a"


class NoPlots(GrognardError):
    """`grognard[plot]` is not installed."""

    code = "no-plots"


class BadPicture(GrognardError):
    """A picture that cannot be written: a kind of file nothing is known of, or no place for it."""

    code = "bad-picture"


def plot_scores(summaries: Mapping[str, Statistics], path: Path) -> None:
    """For each simulation the games by score, and the share of wins of each seat with its interval."""
    figure = _figure(9, 3.2 * len(summaries))
    grid = figure.subplots(len(summaries), 2, squeeze=False, width_ratios=(3, 2))
    for (name, statistics), (scores, wins) in zip(summaries.items(), grid, strict=True):
        histogram = statistics.score.histogram
        scores.bar([int(low) + BIN / 2 for low in histogram], list(histogram.values()), 0.9 * BIN, color=FILL)
        scores.axvline(statistics.score.mean, color=INK, linestyle="--", linewidth=1)
        scores.set_title(" ".join(filter(None, (statistics.game, statistics.scenario, name))))
        scores.set_xlabel("score")
        scores.set_ylabel("games")
        scores.yaxis.get_major_locator().set_params(integer=True)
        shares = {seat: tally.wins / tally.games for seat, tally in statistics.by_side.items()}
        _shares(wins, shares, statistics.interval_95)
        wins.set_title(f"{statistics.games} games")
    _write(figure, path)


def plot_ladder(rungs: Sequence[Rung], title: str, path: Path) -> None:
    """The share of wins of each player over the one that it is measured by, with its interval."""
    figure = _figure(7, 1.2 + 0.6 * len(rungs))
    axes = figure.subplots()
    names = {f"{rung.upper} : {rung.lower} ({rung.games})": rung for rung in rungs}
    _shares(
        axes, {name: rung.share for name, rung in names.items()}, {name: rung.interval for name, rung in names.items()}
    )
    axes.set_title(title)
    _write(figure, path)


def _shares(axes: Axes, shares: Mapping[str, float], intervals: Mapping[str, tuple[float, float]]) -> None:
    values = list(shares.values())
    lows = [max(0.0, share - intervals[name][0]) for name, share in shares.items()]
    highs = [max(0.0, intervals[name][1] - share) for name, share in shares.items()]
    axes.errorbar(values, range(len(values)), xerr=[lows, highs], fmt="o", color=INK, capsize=4)
    axes.axvline(0.5, color=EVEN, linewidth=1)
    axes.set_yticks(range(len(values)), list(shares))
    axes.set_ylim(len(values) - 0.5, -0.5)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel("share of games won, 95 % interval")


def _figure(width: float, height: float) -> Figure:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlots() from None
    return Figure(figsize=(width, height), layout="constrained")


def _write(figure: Figure, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as wrong:
        raise BadPicture(path=str(path), detail=str(wrong)) from None
