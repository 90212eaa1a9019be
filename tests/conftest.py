"""What all tests share."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from grognard.core import renaming

# The time one example takes says nothing about the rules, and much about the machine.
settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """`renamed("h44", toml)`: as if this were the `renamed.toml` of the game."""
    files: dict[str, str] = {}

    def write(slug: str, text: str) -> None:
        files[slug] = text
        renaming.renames_of.cache_clear()

    monkeypatch.setattr(renaming, "read_file", lambda slug: files.get(slug, ""))
    renaming.renames_of.cache_clear()
    yield write
    renaming.renames_of.cache_clear()
