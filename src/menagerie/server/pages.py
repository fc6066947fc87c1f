"""What browsers get: the web app if it is installed, else a page that says what this is."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

FOLDER = "web"
"""The folder in the package that holds the web app."""
INDEX = "index.html"
HASHED = "assets"
"""The folder whose files have a hash of their content in the name, so that they never change."""

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

    async def page(path: str = "") -> Response:
        return HTMLResponse(PLAIN) if root is None and not path else from_folder(root, path)

    app.api_route("/{path:page}", methods=["GET", "HEAD"], include_in_schema=False)(page)


def from_folder(root: Path | None, path: str) -> Response:
    """Return a file of the web app; what is no file is an address within the app."""
    if root is None or len(path) > 500 or "\0" in path:
        raise HTTPException(404)
    file = (root / path).resolve()
    if path and file.is_relative_to(root.resolve()) and file.is_file():
        keep = "public, max-age=31536000, immutable" if path.startswith(f"{HASHED}/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": keep})
    if "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    return FileResponse(root / INDEX, headers={"Cache-Control": "no-cache"})
