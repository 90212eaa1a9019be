"""Running the server: settings, probes, logs with request ids, a restart behind systemd's socket, Debian's nginx."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from grognard.server.problems import BadSettings, StorageFailed
from grognard.server.running.settings import Settings, settings
from tests.launching import ROOT, free_port
from tests.server.conftest import at_table, new_game

DEPLOY = ROOT / "deploy"
PATIENCE = 60.0

# -- settings --------------------------------------------------------------------------------------------------------


def test_command_line_wins_over_environment_over_file(tmp_path: Path) -> None:
    file = tmp_path / "grognard.toml"
    file.write_text('names = ["a.example", "b.example"]\nport = 1\nhost = "0.0.0.0"\nlog = "json"\n')
    env = {"GROGNARD_CONFIG": str(file), "GROGNARD_PORT": "2", "GROGNARD_PROXIES": "10.0.0.1, 10.0.0.2"}
    chosen = settings({"host": "127.0.0.2", "port": None, "data": Path("x")}, None, env)
    assert chosen == Settings(
        host="127.0.0.2",
        port=2,
        data=Path("x"),
        names=("a.example", "b.example"),
        proxies=("10.0.0.1", "10.0.0.2"),
        log="json",
    )
    assert settings({}, None, {}) == Settings()


@pytest.mark.parametrize("text", ["port = 'many'", "prot = 1", "log = 'loud'", "port = "])
def test_settings_that_make_no_sense_are_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "grognard.toml"
    file.write_text(text)
    with pytest.raises(BadSettings):
        settings({}, file, {})
    with pytest.raises(BadSettings):
        settings({}, tmp_path / "nothing.toml", {})


def test_settings_of_the_documentation_are_settings() -> None:
    assert settings({}, DEPLOY / "grognard.toml", {}).names == ("games.example.org",)
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert all(
        f"`{name}`" in page or f"`{name}," in page or f", `{name}`" in page for name in Settings.__struct_fields__
    )
    mentioned = [name for name in ("grognard.toml", "nginx.conf", "Caddyfile", "Containerfile") if name in page]
    assert all((DEPLOY / name).is_file() for name in mentioned)
    assert len(mentioned) == 4


# -- probes ----------------------------------------------------------------------------------------------------------


def test_probes(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (client.get("/health").text, client.get("/ready").text) == ("ok\n", "ready\n")
    with at_table(client, new_game(client), "north") as north:
        north.played("mark", spot="a")
        figures = client.get("/metrics").text
        assert "grognard_tables 1.0" in figures
        assert "grognard_watchers 1.0" in figures
        (changes,) = (line for line in figures.splitlines() if line.startswith("grognard_table_changes_total"))
        assert float(changes.split()[1]) >= 2
    stranger = TestClient(client.app, client=("192.0.2.9", 1))
    assert stranger.get("/metrics").status_code == 404
    assert stranger.get("/health").status_code == 200

    async def broken(*_: int) -> None:
        raise StorageFailed(detail="the disk is gone")

    monkeypatch.setattr(client.app.state.tables.store, "page", broken)  # type: ignore[attr-defined]
    assert (client.get("/health").status_code, client.get("/ready").status_code) == (200, 503)


# -- a real process --------------------------------------------------------------------------------------------------


@contextmanager
def running(
    data: Path, *options: str, log: Path, handed: socket.socket | None = None, env: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """`grognard serve` as it is installed; with the socket that systemd would hand over."""
    command = [sys.executable, "-m", "grognard", "serve", "--data", str(data), *options]
    if handed is not None:
        # As systemd does it: the socket is number 3, and the variables name the process.
        inner = "import os, sys; os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid())); "
        inner += f"os.dup2({handed.fileno()}, 3); os.execv(sys.argv[1], sys.argv[1:])"
        command = [sys.executable, "-c", inner, *command]
    with log.open("a") as written:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            pass_fds=() if handed is None else (handed.fileno(), 3) if handed.fileno() != 3 else (3,),
        )
    assert process.stdout is not None
    try:
        assert "http://" in process.stdout.readline(), log.read_text()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def solitaire(http: httpx.Client) -> dict[str, Any]:
    body = {"game": "pavlov", "scenario": "solitaire", "seats": {"soviet": {"kind": "here"}}}
    made: dict[str, Any] = http.post("/api/games", json=body).json()
    return made


def test_every_request_has_a_line_with_its_id_and_no_key(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log.txt"
    with (
        running(tmp_path / "data", "--port", str(port), log=log, env={"GROGNARD_LOG": "json"}),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http,
    ):
        made = solitaire(http)
        key = made["keys"]["soviet"]
        answer = http.get(f"/api/games/{made['info']['id']}?secret=1", headers={"x-request-id": "from-proxy-1"})
        assert answer.headers["x-request-id"] == "from-proxy-1"
        odd = http.get("/api/nothing", headers={"x-request-id": "no spaces, please", "seat-keys": key})
        assert len(odd.headers["x-request-id"]) == 16
        with connect(f"ws://127.0.0.1:{port}/ws/games/{made['info']['id']}", proxy=None) as line:
            line.send(json.dumps({"type": "join", "keys": [key]}))
            assert [json.loads(line.recv(PATIENCE))["type"] for _ in range(3)] == ["welcome", "hello", "state"]
    lines = [json.loads(text) for text in log.read_text().splitlines() if text.startswith("{")]
    mine = next(entry for entry in lines if entry.get("request") == "from-proxy-1")
    assert (mine["method"], mine["path"], mine["status"]) == ("GET", f"/api/games/{made['info']['id']}", 200)
    assert mine["ms"] > 0
    assert next(entry for entry in lines if entry.get("path") == "/api/nothing")["status"] == 404
    assert key not in log.read_text()
    assert "secret" not in log.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="systemd is not on Windows")
def test_a_restart_behind_systemds_socket_refuses_no_connection_and_loses_no_action(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with ExitStack() as stack:
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        port = listener.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        with running(tmp_path / "data", log=log, handed=listener) as process:
            with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
                made = solitaire(http)
            with connect(f"ws://127.0.0.1:{port}/ws/games/{made['info']['id']}", proxy=None) as line:
                line.send(json.dumps({"type": "join", "keys": [made["keys"]["soviet"]]}))
                state = [json.loads(line.recv(PATIENCE)) for _ in range(3)][-1]
                action = state["ask"]["choices"][0]["action"]
                line.send(json.dumps({"type": "play", "action": action, "ply": 0, "seat": "soviet"}))
                while (after := json.loads(line.recv(PATIENCE)))["type"] != "state":
                    pass
                process.send_signal(signal.SIGTERM)
                process.wait(PATIENCE)
                assert process.returncode == 0
        # No server listens now, and still a browser is not refused: it waits for the next server.
        waiting = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
        waiting.sendall(b"GET /ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        with running(tmp_path / "data", log=log, handed=listener):
            assert waiting.recv(100).startswith(b"HTTP/1.1 200")
            with connect(f"ws://127.0.0.1:{port}/ws/games/{made['info']['id']}", proxy=None) as line:
                line.send(json.dumps({"type": "join", "keys": [made["keys"]["soviet"]]}))
                again = [json.loads(line.recv(PATIENCE)) for _ in range(3)][-1]
                assert (again["ply"], again["view"]) == (1, after["view"])


# -- nginx -----------------------------------------------------------------------------------------------------------


def certificate(folder: Path) -> None:
    make: list[str | Path] = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=games.example.org",
    ]
    files: list[str | Path] = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    subprocess.run(make + files, check=True, capture_output=True)


@contextmanager
def nginx(folder: Path, *backends: int) -> Iterator[int]:
    """Debian's nginx with the example of `deploy/`, on a port of its own and with a certificate of its own."""
    certificate(folder)
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("    listen [::]:80;\n", ""),
        ("/etc/letsencrypt/live/games.example.org", str(folder)),
        ("    server 127.0.0.1:8642;\n", "".join(f"    server 127.0.0.1:{backend};\n" for backend in backends)),
        # No machine is too slow to exceed these.
        ("rate=20r/s", "rate=1r/m"),
        ("burst=300", "burst=20"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log {folder}/access.log;\n{paths}{site}}}\n"
    )
    process = subprocess.Popen(
        [str(shutil.which("nginx", path=NGINX)), "-c", config, "-p", folder], stderr=subprocess.PIPE, text=True
    )
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
            signal.sigtimedwait([], 0.05)
        yield port
    finally:
        process.terminate()
        process.communicate()


NGINX = os.environ.get("PATH", "") + ":/usr/sbin"


def trusted(folder: Path) -> ssl.SSLContext:
    trust = ssl.create_default_context(cafile=folder / "fullchain.pem")
    trust.check_hostname = False
    return trust


def through(port: int, trust: ssl.SSLContext, game: str) -> ClientConnection:
    """A connection to a table through nginx."""
    return connect(
        f"wss://games.example.org:{port}/ws/games/{game}",
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=trust,
        server_hostname="games.example.org",
        proxy=None,
    )


@pytest.mark.skipif(shutil.which("nginx", path=NGINX) is None, reason="nginx is not installed here")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_behind_debians_nginx(tmp_path: Path) -> None:
    backend, log = free_port(), tmp_path / "log.txt"
    names = {"GROGNARD_NAMES": "games.example.org", "GROGNARD_LOG": "json"}
    with running(tmp_path / "data", "--port", str(backend), log=log, env=names), nginx(tmp_path, backend) as port:
        trust = trusted(tmp_path)
        address, host = f"https://127.0.0.1:{port}", {"host": "games.example.org"}
        with httpx.Client(base_url=address, headers=host, verify=trust, trust_env=False, timeout=PATIENCE) as http:
            answer = http.get("/health")
            assert (answer.status_code, "max-age" in answer.headers["strict-transport-security"]) == (200, True)
            assert answer.text == "ok\n"
            assert http.get("/", headers={"host": "evil.example"}).status_code in (301, 404, 421)
            made = solitaire(http)
            with through(port, trust, made["info"]["id"]) as line:
                line.send(json.dumps({"type": "join", "keys": [made["keys"]["soviet"]]}))
                assert [json.loads(line.recv(PATIENCE))["type"] for _ in range(3)] == ["welcome", "hello", "state"]
            assert http.post("/api/games/import", content=b" " * 5_000_000).status_code == 413
            # nginx refuses a flood before it reaches the server.
            statuses = {http.get("/health").status_code for _ in range(25)}
            assert statuses == {200, 429}
        lines = [json.loads(text) for text in log.read_text().splitlines() if text.startswith("{")]
        health = next(entry for entry in lines if entry.get("path") == "/health")
        assert len(health["request"]) == 32, "nginx's own id"
        assert made["keys"]["soviet"] not in (tmp_path / "access.log").read_text()
