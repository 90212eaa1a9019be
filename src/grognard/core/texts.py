"""Sentences in the player's language, by Mozilla's Fluent: plurals and cases live in the texts, not in code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from grognard.core.errors import UnknownLanguage
from grognard.core.events import Event
from grognard.core.verdicts import Arg, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "pl")


@cache
def _bundle(slug: str, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=LANGUAGES)
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and many programs never render a sentence

    bundle = FluentBundle([language], use_isolating=False)
    files = [resources.files("grognard").joinpath("texts", f"{language}.ftl")]
    if slug:
        files.append(resources.files("grognard.packs").joinpath(slug, "texts", f"{language}.ftl"))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


class Texts:
    """The texts of one game in one language."""

    def __init__(self, slug: str, language: str, names: Mapping[str, Mapping[str, str]]) -> None:
        self.language = language
        self.names = names
        self.bundle = _bundle(slug, language)

    @classmethod
    def of(cls, slug: str, language: str, names: Mapping[str, Mapping[str, str]]) -> Texts:
        return cls(slug, language, names)

    def has(self, id_: str) -> bool:
        return self.bundle.has_message(id_)

    def name(self, id_: str) -> str:
        """The printed name of an id; anything that is not an id stands for itself."""
        name = self.names.get(id_)
        return name[self.language] if name else id_

    def _arg(self, value: Arg) -> str | int:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.name(value)
        return ", ".join(self.name(v) for v in value)

    def render(self, message: Message) -> str:
        """The sentence. Every string argument `x` is also there raw, as `xId` (`none` when empty), for selections."""
        if not self.bundle.has_message(message.id):
            return message.id
        args: dict[str, str | int] = {}
        for key, value in message.args.items():
            args[key] = self._arg(value)
            if isinstance(value, str):
                args[key + "Id"] = value or "none"  # no variant can be named by an empty string
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message.id} ({self.language}): {errors[0]!r} with {args}")
        return str(text)

    def sentence(self, event: Event) -> str:
        return self.render(Message(event.what, event.args))


@cache
def core_texts(language: str) -> Texts:
    """The texts that belong to no game."""
    return Texts("", language, {})
