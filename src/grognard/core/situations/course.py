"""A course: some of a pack's situations in teaching order, from its `course.toml`."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from grognard.core.rulebook import Localised
from grognard.core.situations.runner import shipped


class CourseLesson(Struct, frozen=True):
    """One lesson: the situation it plays, its title, and what it teaches in a sentence."""

    situation: str
    title: Localised
    teaches: Localised


class CourseOutline(Struct, frozen=True):
    """GET /api/systems/{slug}/course."""

    minutes: int
    """How long a beginner needs."""
    lessons: tuple[CourseLesson, ...]


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    situation: str
    teaches: Localised


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int = 0
    lesson: tuple[_Row, ...] = ()


@cache
def course(slug: str) -> CourseOutline:
    """The course of a game; an unknown situation in it is an error. A pack without one has no lessons."""
    file = resources.files("grognard.packs").joinpath(slug, "course.toml")
    if not file.is_file():
        return CourseOutline(0, ())
    read = msgspec.toml.decode(file.read_bytes(), type=_File)
    rows = (CourseLesson(row.situation, shipped(slug, row.situation).title, row.teaches) for row in read.lesson)
    return CourseOutline(read.minutes, tuple(rows))
