"""``python -m tests.playthroughs.regenerate``: write golden games anew, with the moves they had; review the diff."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.playthroughs.playthrough import chosen_moves, files, moves_in, playthrough_text

HERE = Path(__file__).parent


def main() -> None:
    """Write every file; games that have none yet get one."""
    for path, game, edition, seats in files(HERE):
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = playthrough_text(game, edition, seats, moves_in(old) or chosen_moves(game, edition, seats))
        path.parent.mkdir(exist_ok=True)
        path.write_text(new, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(HERE)}: {'unchanged' if new == old else 'written'}\n")


if __name__ == "__main__":
    main()
