"""Half-open requests are closed: on a real server on loopback, whose deadlines are short."""

from __future__ import annotations

import itertools
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from grognard.server import limits
from grognard.server.bodies import body
from grognard.server.limits import Bucket, Slots
from grognard.server.problems import Busy
from grognard.server.running.patience import PatientProtocol
from grognard.server.serve import bind

LATEST = 30.0
"""Seconds after which a test gives up waiting for the end."""
DRIPS = 200


class Impatient(PatientProtocol):
    head_seconds = 0.3
    request_seconds = 0.6


async def hello(_: Request) -> Response:
    return PlainTextResponse("hello")


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


async def length(request: Request) -> Response:
    return PlainTextResponse(str(len(await body(request, limits.BODY))))


@pytest.fixture
def port() -> Iterator[int]:
    listener = bind("127.0.0.1", 0, any_port=True)
    routes = [Route("/", hello), Route("/length", length, methods=["POST"]), WebSocketRoute("/echo", echo)]
    config = uvicorn.Config(
        Starlette(routes=routes),
        http=Impatient,
        ws="websockets-sansio",
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    running = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    running.start()
    yield listener.getsockname()[1]
    server.should_exit = True
    running.join(LATEST)
    listener.close()


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LATEST)


def everything(line: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    read = b""
    try:
        while data := line.recv(4096):
            read += data
    except ConnectionResetError:
        pass
    return read


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n"], ids=["silent", "half a head"])
def test_head_that_never_comes_is_given_up(port: int, start: bytes) -> None:
    with dial(port) as line:
        line.sendall(start)
        assert everything(line).startswith(b"HTTP/1.1 408 ")


def dripped(line: socket.socket, drop: bytes) -> bool:
    """Sends a drop now and then; whether the other end closed before the last."""
    line.settimeout(0.05)
    for _ in range(DRIPS):
        try:
            line.sendall(drop)
            while line.recv(4096):
                pass
        except TimeoutError:
            continue
        except OSError:
            return True
        return True
    return False


def test_dripping_a_head_does_not_buy_time(port: int) -> None:
    with dial(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        assert dripped(line, b"x: y\r\n")


def test_body_that_never_comes_is_given_up(port: int) -> None:
    with dial(port) as line:
        line.sendall(b"POST /length HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345")
        assert everything(line) == b""


@pytest.mark.parametrize("request_line", [b"POST /length", b"GET /"], ids=["awaited", "not awaited"])
def test_dripping_a_body_does_not_buy_time(port: int, request_line: bytes) -> None:
    with dial(port) as line:
        line.sendall(request_line + b" HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n")
        assert dripped(line, b"z")


def test_websocket_stays_open_longer_than_any_request_may_take(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/echo", proxy=None) as line:
        time.sleep(2 * Impatient.request_seconds)
        line.send("still here")
        assert line.recv(LATEST) == "still here"


def test_whole_requests_are_answered_one_after_another(port: int) -> None:
    with closing(HTTPConnection("127.0.0.1", port, timeout=LATEST)) as line:
        for _ in range(3):
            line.request("POST", "/length", body=b"12345")
            assert line.getresponse().read() == b"5"


def test_next_request_on_the_same_line_has_its_deadline_too(port: int) -> None:
    with closing(HTTPConnection("127.0.0.1", port, timeout=LATEST)) as line:
        line.request("GET", "/")
        assert line.getresponse().read() == b"hello"
        line.sock.sendall(b"GET / HTTP/1.1\r\nho")
        assert everything(line.sock).startswith(b"HTTP/1.1 408 ")


# -- buckets and slots -----------------------------------------------------------------------------------------------


def test_bucket_lets_a_burst_through_and_then_keeps_the_rate() -> None:
    now = 0.0
    bucket = Bucket(rate=10, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.1)
    now = 0.1
    assert bucket.take() == pytest.approx(0.1)
    now = 100.0
    assert list(itertools.islice(iter(bucket.take, 1), 3)) == [0, 0, 0]
    assert bucket.take() > 0


def test_slots_are_given_back_also_after_a_failure() -> None:
    slots = Slots(1)
    with slots.one(), pytest.raises(Busy), slots.one():
        pass
    with pytest.raises(ValueError, match="x"), slots.one():
        raise ValueError("x")
    with slots.one():
        assert slots.free == 0
    assert slots.free == 1
