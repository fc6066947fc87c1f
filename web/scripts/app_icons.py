"""Draw the icons of the installed app from the logo: ``python web/scripts/app_icons.py``.

Needs Chromium and Playwright, as the tests do. Icons that a system cuts to a shape of its own (``maskable``) have the
logo's ground up to the edge and the paw within the circle that is always seen; the badge is the paw alone, white.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "public"
ICONS = {"192": (192, "any"), "512": (512, "any"), "maskable-192": (192, "full"), "maskable-512": (512, "full")}
OTHERS = {"apple": (180, "full"), "badge": (96, "badge")}
SAFE = 0.72
"""How much of a maskable icon the paw takes, compared with the logo."""


def drawing(logo: str, kind: str) -> str:
    """Return the logo as it is, with its ground up to the edge, or without its ground."""
    if kind == "any":
        return logo
    ground = re.search(r"<rect[^>]*/>", logo)
    if ground is None:
        raise ValueError("logo.svg: expected a <rect> as the ground")
    if kind == "badge":
        return logo.replace(ground.group(), "").replace("#fff7e6", "#ffffff").replace("0 0 32 32", "3 4 26 26")
    full = re.sub(r' rx="[^"]*"', "", ground.group())
    shift = 16 * (1 - SAFE)
    return logo.replace(ground.group(), full).replace(
        "<g ", f'<g transform="translate({shift} {shift}) scale({SAFE})" '
    )


def main() -> None:
    """Draw every icon."""
    logo = (PUBLIC / "logo.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, kind) in {**ICONS, **OTHERS}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
            page.set_content(style + drawing(logo, kind))
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
