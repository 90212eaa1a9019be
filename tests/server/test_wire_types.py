"""The client's types are those of the server."""

import subprocess
import sys

from tests.launching import ROOT


def test_wire_ts_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire_types.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
