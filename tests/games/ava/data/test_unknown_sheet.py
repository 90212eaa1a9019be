"""An unknown sheet is a fault of the pack."""

from __future__ import annotations

import pytest

from grognard.core.packs.loading import PackError
from tests.hexes.test_board import board


def test_an_unknown_sheet_is_a_fault_of_the_pack() -> None:
    with pytest.raises(PackError, match="X"):
        board(sheet_rows=["NNNX", "NNNN", "SSSS", "SSS "])
