"""Serves the built client, or a page that says how to build it."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from grognard.server.problems import NotFound

LONGEST = 255
"""The longest path in bytes. None of ours has half as many, and no file system allows longer names."""
TYPES = {".webmanifest": "application/manifest+json"}
"""Media types that Python does not know."""
STATIC = Path(__file__).resolve().parent.parent / "static"

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Grognard</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}</style></head>
<body><h1>Grognard</h1>
<p>The server is running, but the browser client is not built yet. In the project's folder run</p>
<pre>make client</pre>
<p>and load this page again. (An installed wheel has the client inside.)</p>
</body></html>
"""


def _too_long(path: str) -> bool:
    return len(path.encode(errors="replace")) > LONGEST


class Pages:
    """Serves the client's files; any other page of the client is its index, which finds its way by the address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        index = self.folder / "index.html"
        file = self._file(path)
        if file is not None:
            # Vite names assets by their content, so they never change.
            lasting = path.startswith("assets/")
            headers = {"cache-control": "max-age=31536000, immutable" if lasting else "no-cache"}
            return FileResponse(file, headers=headers, media_type=TYPES.get(file.suffix))
        if "." in path.rpartition("/")[2] or _too_long(path):
            raise NotFound(path=f"/{path}"[:200])
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """The file of this name, if there is one and it is the client's."""
        if not path or "\0" in path or _too_long(path):
            return None
        file = (self.folder / path).resolve()
        return file if file.is_relative_to(self.folder) and file.is_file() else None
