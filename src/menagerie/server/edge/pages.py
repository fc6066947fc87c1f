"""What browsers get: the web app if it is installed, else a page that says what this is."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

FOLDER = "web"
"""The folder in the package that holds the web app."""
INDEX = "index.html"
HASHED = "assets"
"""The folder whose files have a hash of their content in the name, so that they never change."""

PACKED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
"""Endings of files that become much smaller when they are packed."""
mimetypes.add_type("application/manifest+json", ".webmanifest")

PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menagerie</title></head>
<body>
<h1>Menagerie</h1>
<p>This is a play server for Siam, Jungla and Comet. The web app is not installed here.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
"""


class PagePath(Convertor[str]):
    """The path of a page: anything that is not of the API, so that the API can say what it does not have."""

    regex = "(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        """Take a path as it is."""
        return value

    def to_string(self, value: str) -> str:
        """Write a path as it is."""
        return value


register_url_convertor("page", PagePath())


def web_folder() -> Path | None:
    """Return the folder of the web app, if it is installed."""
    folder = Path(str(files("menagerie") / FOLDER))
    return folder if (folder / INDEX).is_file() else None


def install(app: FastAPI, folder: Path | None = None) -> None:
    """Serve the web app, whose addresses all lead to its one page, or the plain page."""
    root = folder or web_folder()

    async def page(request: Request, path: str = "") -> Response:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return HTMLResponse(PLAIN) if root is None and not path else from_folder(root, path, packed=packed)

    app.api_route("/{path:page}", methods=["GET", "HEAD"], include_in_schema=False)(page)


def from_folder(root: Path | None, path: str, *, packed: bool = False) -> Response:
    """Return a file of the web app; what is no file is an address within the app."""
    if root is None or len(path) > 500 or "\0" in path:
        raise HTTPException(404)
    file = (root / path).resolve()
    if path and file.is_relative_to(root.resolve()) and is_file(file):
        keep = "public, max-age=31536000, immutable" if path.startswith(f"{HASHED}/") else "no-cache"
        return answer(file, keep, packed=packed)
    if "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    return answer(root / INDEX, "no-cache", packed=packed)


def is_file(file: Path) -> bool:
    """Whether there is such a file; none has a name that is too long to be one."""
    try:
        return file.is_file()
    except OSError:
        return False


def answer(file: Path, keep: str, *, packed: bool) -> Response:
    """Return a file, packed if the browser takes that and it is worth it."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if not packed or file.suffix not in PACKED:
        return FileResponse(file, headers=headers)
    content = pack(file, file.stat().st_mtime_ns)
    kind = mimetypes.guess_type(file.name)[0]
    return Response(content, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)


@lru_cache(maxsize=512)
def pack(file: Path, _changed: int) -> bytes:
    """Return a file packed, once for each time that it has changed."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
