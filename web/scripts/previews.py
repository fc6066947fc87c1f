"""Take the pictures of the tiles on the first page from the gallery of a running server.

``python web/scripts/previews.py http://localhost:8000 /usr/bin/chromium`` writes ``web/src/games/GAME/tile.jpg`` for
every game whose ``gallery/gallery.toml`` has ``tile``; needs playwright and pillow. Run it after the look of a board
has changed.
"""

from __future__ import annotations

import io
import sys
import tomllib
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

GAMES = Path(__file__).resolve().parent.parent / "src" / "games"
SIZE = (720, 450)


def parts() -> dict[str, tuple[float, float, float]]:
    """Return the part of each board that is shown, as shares of its width and height: left, top, width."""
    read = {
        path: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(GAMES.glob("*/gallery/gallery.toml"))
    }
    return {path.parents[1].name: found["tile"] for path, found in read.items() if "tile" in found}


def main() -> None:
    """Write one picture for each game."""
    address, browser = sys.argv[1:3]
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = opened.new_page(viewport={"width": 1500, "height": 1400}, device_scale_factor=1)
        page.set_default_timeout(120_000)
        for game, (left, top, width) in parts().items():
            page.goto(f"{address}/gallery?game={game}")
            board = page.locator(".board").first
            board.wait_for(state="attached")
            board.evaluate(
                "each => { each.style.width = '1000px'; each.style.position = 'fixed'; each.style.zIndex = 99; }"
            )
            page.wait_for_timeout(3000)
            whole = Image.open(io.BytesIO(board.screenshot())).convert("RGB")
            x, y, wide = whole.width * left, whole.height * top, whole.width * width
            high = min(wide * SIZE[1] / SIZE[0], whole.height - y)
            part = whole.crop((int(x), int(y), int(x + wide), int(y + high))).resize(SIZE, Image.Resampling.LANCZOS)
            part.save(GAMES / game / "tile.jpg", quality=82, optimize=True, progressive=True)
        opened.close()


if __name__ == "__main__":
    main()
