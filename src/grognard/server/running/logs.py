"""Logs: plain lines for a terminal, or one JSON object a line, each with the id of the request it belongs to."""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar

import msgspec

PLAIN = "%(levelname)s %(name)s: %(message)s"
FIELDS = "fields"
"""Extra fields of a line: `log.info("…", extra={FIELDS: {…}})`."""

request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, FIELDS, {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(kind: str) -> None:
    """Write to the standard error: warnings in plain lines, or everything as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN))
    logging.captureWarnings(kind == "json")
    logging.basicConfig(level=logging.INFO if kind == "json" else logging.WARNING, handlers=[handler])
