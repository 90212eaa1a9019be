"""The wheel carries the client: a player installs it and plays, with no Node on the machine."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import httpx
import pytest

from tests.launching import ROOT, built_client, running_table

pytestmark = pytest.mark.slow


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built_client()
    return Path(run("scripts/wheel.sh", tmp_path_factory.mktemp("dist")).splitlines()[-1])


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and its run-time dependencies; the path of its `grognard`."""
    home = tmp_path_factory.mktemp("installed") / "venv"
    uv = run("scripts/uv.sh").splitlines()[-1]
    run(uv, "venv", "--quiet", "--python", sys.executable, home)
    python = home / "bin" / "python"
    # The pinned versions, so that the test says the same tomorrow.
    run(uv, "pip", "install", "--quiet", "--python", python, "--constraint", "requirements/dev.txt", wheel)
    return home / "bin" / "grognard"


def environment_without_node(command: Path) -> dict[str, str]:
    """The caller's environment with nothing on PATH but the new environment's own commands."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    kept["PATH"] = str(command.parent)
    assert shutil.which("node", path=kept["PATH"]) is None
    return kept


def test_wheel_holds_client_and_no_sources_of_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "grognard/static/index.html" in names
    assert any(re.fullmatch(r"grognard/static/assets/.+\.js", name) for name in names)
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]
    assert [name for name in names if name.endswith("licenses/NOTICE.md")]


def test_wheel_asks_for_no_development_package(installed: Path) -> None:
    script = "import importlib.metadata as m; print(*sorted(d.name.lower() for d in m.distributions()))"
    present = run(installed.parent / "python", "-c", script).split()
    assert "grognard" in present
    assert not {"pytest", "mypy", "ruff", "httpx", "playwright", "chess"} & set(present)


def test_installed_command_tells_its_version(installed: Path, tmp_path: Path) -> None:
    said = run(installed, "--version", env=environment_without_node(installed), cwd=tmp_path)
    assert version("grognard") in said


def test_installed_table_serves_the_client_without_node(installed: Path, tmp_path: Path) -> None:
    env = environment_without_node(installed)
    with running_table(tmp_path / "data", command=installed, env=env) as address:
        index = httpx.get(address, trust_env=False, follow_redirects=True)
        assert index.status_code == 200
        assert index.headers["content-type"].startswith("text/html")
        script = re.search(r'src="[./]*(assets/[^"]+\.js)"', index.text)
        assert script, index.text
        served = httpx.get(f"{address}/{script[1]}", trust_env=False)
        assert served.status_code == 200
        assert "javascript" in served.headers["content-type"]
        assert served.content == (built_client() / script[1]).read_bytes()
