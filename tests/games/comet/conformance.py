"""What the conformance kit needs to know of Comet: positions that random play hardly reaches."""

from __future__ import annotations

from typing import Any

from tests.games.comet.oracle.lay import laid_text

COMET: dict[str, Any] = {"phase": "comet", "comet": 0, "pile": 5}
ON_C4: dict[str, Any] = {"rescuers": ["c4", None, None], "slots": ["dodo", None, None]}


def moving(pool: str, **changes: Any) -> dict[str, Any]:  # noqa: ANN401 - values of any key
    """Return a Move under way."""
    return {"kind": "move", "pool": pool, "jump": ["", "", ""], "extra": 0, "acted": False, **changes}


def using(source: str, effect: int = 0, count: int = 0) -> dict[str, Any]:
    """Return a source that is being carried out."""
    return {"source": source, "effect": effect, "count": count}


TAPPED = (
    "axolotl",
    "dromedary",
    "gallimimus",
    "giant_beaver",
    "great_auk",
    "huia",
    "kakapo",
    "oviraptor",
    "saiga",
    "tarpan",
)
ANIMALS = ("bluebuck", "dodo", "iguanodon", "maclears_rat", "monk_seal", "quagga", "takahe", "warrah")
FARTHEST = ("coelacanth", "kentrosaurus")

# What is tried in a position depends on all of it, so these are tried at several stages of a game.
AGAIN = (
    *(
        laid_text(
            {"hand": ["quagga"], "rescuers": ["c4", "g2", "e5"], "slots": ["dodo", "takahe", "iguanodon"]},
            action=moving("WMDJL"),
            actions=actions,
        )
        for actions in range(12)
    ),
    *(
        laid_text({"hand": ["quagga"], **ON_C4, "rescued": [[card, True] for card in TAPPED]}, actions=actions)
        for actions in range(6)
    ),
    *(
        laid_text(
            {"hand": [*ANIMALS, *FARTHEST, "lookout"]},
            {"rescuers": ["a12", "g12", "c4"]},
            action={"kind": "hatch", "left": 1, "minus": 0, "acted": False},
            actions=actions,
        )
        for actions in range(30)
    ),
    *(
        laid_text(
            {"hand": list(ANIMALS), "hero": ["titanoboa", False]}, action=moving("MD", acted=True), actions=actions
        )
        for actions in range(6)
    ),
)

POSITIONS = (
    *AGAIN,
    # A tapped source, and a helper.
    laid_text({"hand": ["quagga", "lookout"], **ON_C4, "rescued": [["dromedary", True], ["oviraptor", True]]}),
    # Hatching with nests taken, and a card that finds none.
    laid_text(
        {"hand": ["dodo", "kentrosaurus", "lookout"]},
        {"rescuers": ["a12", "g12", "c4"]},
        action={"kind": "hatch", "left": 1, "minus": 0, "acted": False},
    ),
    # All slots filled.
    laid_text({"hand": ["dodo"], "rescuers": ["c4", "e5", "a7"], "slots": ["saiga", "tarpan", "quagga"]}),
    # A Move with and without a rescuer.
    laid_text({"hand": ["maclears_rat", "dromedary"], **ON_C4}, action=moving("MD")),
    laid_text({"hand": ["maclears_rat"], "hero": ["titanoboa", False]}, action=moving("MD", acted=True)),
    # A hatch used up.
    laid_text({"hand": ["dodo", "lookout"]}, action={"kind": "hatch", "left": 0, "minus": 0, "acted": True}),
    # The comet phase: nobody rests; nobody passes in its first turn; the game is over.
    laid_text({"hand": ["dodo", "lookout"]}, **COMET),
    laid_text({"hand": ["dodo"]}, **COMET, choosers=[1, 2]),
    laid_text({"hand": ["lookout"]}, **COMET),
    laid_text(phase="over", active=None, comet=0, pile=5),
    # Effects that ask for a choice.
    laid_text(
        {"hand": ["quagga"], "rescuers": ["c4", "g2", None], "rescued": [["dromedary", True]]},
        action=moving("MD", jump=["D", "", ""]),
        use=using("dromedary"),
    ),
    laid_text(
        {"hand": ["quagga"], **ON_C4, "rescued": [["giant_tortoise", True]]},
        action=moving("M"),
        use=using("giant_tortoise"),
    ),
    laid_text({"hand": ["dodo", "quagga"], "rescued": [["saiga", True]]}, use=using("saiga")),
    laid_text(
        {"hand": ["dodo"], "rescued": [["giant_beaver", True], ["saiga", True], ["oviraptor", True]]},
        use=using("giant_beaver"),
    ),
    laid_text({"hand": ["dodo"], "rescued": [["pelagornis", True]]}, use=using("pelagornis")),
    # A card is drawn first.
    laid_text({"hand": ["dodo"]}, use=using("lookout", 1), due=[1, 1]),
    # A Rest at its steps.
    laid_text({"hand": ["dodo"]}, action={"kind": "rest", "step": "discard"}),
    laid_text({"hand": ["dodo"]}, action={"kind": "rest", "step": "take"}),
)
