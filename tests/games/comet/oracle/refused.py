"""Texts that are no positions of Comet, each for one reason (10.2)."""

from __future__ import annotations

from tests.games.comet.oracle.lay import laid_text

REFUSED: dict[str, str] = {
    "no JSON": "[",
    "a space": laid_text().replace(",", ", ", 1),
    "a key twice": laid_text().replace('"idle":0', '"idle":0,"idle":0'),
    "a float": laid_text(actions=1.0),
    "a flag for a number": laid_text(actions=True),
    "another edition": laid_text(edition="comet-r2"),
    "switches unsorted": laid_text(switches=["jump_chain_single", "comet_ready_hero"]),
    "hand unsorted": laid_text().replace('["dodo"]', '["quagga","dodo"]'),
    "an unknown card": laid_text().replace('["dodo"]', '["unicorn"]'),
    "a helper in a slot": laid_text({"slots": ["lookout", None, None], "rescuers": ["c4", None, None]}),
    "three copies": laid_text({"hand": ["dodo"], "rescued": ["dodo"]}),
    "two heroes alike": laid_text({"hero": ["maiasaura", False]}),
    "a permanent card tapped": laid_text({"rescued": [["tuatara", True]]}),
    "a known card elsewhere": laid_text({"known": ["dodo"]}),
    "an unknown gold card": laid_text({"hand": ["giant_moa"]}).replace('"known":["giant_moa"]', '"known":[]'),
    "two pieces on a hex": laid_text({"rescuers": ["d9", None, None]}),
    "a rescuer in the cave": laid_text({"rescuers": ["c0", None, None]}),
    "a neutral piece on a nest": laid_text(neutral={"mammoth": "a0", "tortoise": "e4"}),
    "a hex of the other side": laid_text({"rescuers": ["h1", None, None]}, board="b"),
    "a rescuer without animal": laid_text().replace('"rescuers":[null', '"rescuers":["c4"', 1),
    "more cards than unseen": laid_text(pile=96),
    "no pile before the comet": laid_text(pile=0),
    "a stack after the comet": laid_text({"hand": ["dodo"]}, phase="comet"),
    "reshuffled cards beside a pile": laid_text(
        {"hand": ["dodo"]}, phase="comet", comet=0, mixed=["huia"], shuffled=["huia"]
    ),
    "mixed outside shuffled": laid_text(
        {"hand": ["dodo"]}, phase="comet", comet=0, pile=0, mixed=["huia"], shuffled=["saiga"]
    ),
    "shuffled alone": laid_text({"hand": ["dodo"]}, phase="comet", comet=0, pile=0, shuffled=["saiga"]),
    "a Rest that goes on by itself": laid_text(action={"kind": "rest", "step": "discard"}),
    "a turn that goes on by itself": laid_text(action={"kind": "end"}),
    "a Move with nothing left": laid_text(
        {"rescuers": ["c4", None, None]},
        action={"kind": "move", "pool": "", "jump": ["", "", ""], "extra": 0, "acted": True},
    ),
    "a turn without option": laid_text(phase="comet", comet=0),
    "nobody active": laid_text(active=None),
    "seat 3 of two": laid_text(active=3),
    "an idle turn before the comet": laid_text(idle=1),
    "a pass before the comet": laid_text({}, {"passed": True}),
    "cards due for no reason": laid_text(due=[1, 1]),
    "symbols out of order": laid_text(
        {"rescuers": ["c4", None, None]},
        action={"kind": "move", "pool": "*W", "jump": ["", "", ""], "extra": 0, "acted": False},
    ),
    "free terrains for nobody": laid_text(
        {"rescuers": ["c4", None, None]},
        action={"kind": "move", "pool": "*", "jump": ["", "W", ""], "extra": 0, "acted": False},
    ),
    "a use of a ready card": laid_text(
        {"rescued": ["huia"], "hand": ["dodo"]}, use={"source": "huia", "effect": 0, "count": 0}
    ),
    "a use past its end, with cards due": laid_text(
        {"rescued": [["huia", True]], "hand": ["dodo"]}, use={"source": "huia", "effect": 3, "count": 0}, due=[1, 2]
    ),
    "a count of an effect without choices": laid_text(
        {"hand": ["dodo"]}, use={"source": "lookout", "effect": 0, "count": 1}
    ),
    "a turn of somebody who has passed": laid_text({"hand": ["dodo"], "passed": True}, phase="comet", comet=0),
    "the safety stop passed by": laid_text(actions=200),
}
