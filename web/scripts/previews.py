"""Take the pictures of the boards on the first page from the gallery of a running server.

``python web/scripts/previews.py http://localhost:8000 /usr/bin/chromium`` writes ``web/public/art/GAME.jpg``; needs
playwright and pillow. Run it after the look of a board has changed.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "public" / "art"
SIZE = (720, 450)
# The part of a board that is shown, as shares of its width and height: left, top, width.
PARTS = {"siam": (0.05, 0.3, 0.9), "jungla": (0.2, 0.14, 0.62), "comet": (0.06, 0.0, 0.9)}


def main() -> None:
    """Write one picture for each game."""
    address, browser = sys.argv[1:3]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = opened.new_page(viewport={"width": 1500, "height": 1400}, device_scale_factor=1)
        page.set_default_timeout(120_000)
        for game, (left, top, width) in PARTS.items():
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
            part.save(FOLDER / f"{game}.jpg", quality=82, optimize=True, progressive=True)
        opened.close()


if __name__ == "__main__":
    main()
