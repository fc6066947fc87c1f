"""What a position of Jungla is worth, term by term, while the game goes on.

Every animal looks along the eight lines round it: what it could strike, how far it could go. Terms are summed from Red's
side and turned round for Blue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.position import Evaluation
    from menagerie.core.tables import fill_bytes
    from menagerie.games.jungla.board import GOAL, LAND, OFF
    from menagerie.games.jungla.components import BITS

    PEACEFUL, NEVER_IMPRISONED, IMMUNE = BITS["never_strikes"], BITS["never_imprisoned"], BITS["frontal_immunity"]
    TAKES_FRONTALLY, RUNNER, SPECIAL = BITS["takes_runners_frontally"], BITS["runner"], BITS["special"]
    SAFE_AT_HOME, WEB_IMMUNE = BITS["safe_in_own_den_and_zone"], BITS["web_immunity"]
    POINTS, HUNT_THREATS, PRISONERS, EXPOSED, WEBS, ZONE_DEFENCE, MOBILITY, ADVANCE, TEMPO = range(9)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Position

TERMS = ("points", "hunt_threats", "prisoners", "exposed", "webs", "zone_defence", "mobility", "advance", "tempo")

DEFAULT_WEIGHTS = (
    1500,  # each point
    350,  # each animal beside an enemy hunt square; half of it elsewhere in the enemy zone
    1,  # each prisoner, by the hundredths its animal is worth
    18,  # each enemy that could be struck, by per cent of its worth
    60,  # each enemy in one's web
    70,  # a special that guards the own zone
    2,  # each square within reach
    9,  # each step nearer to the enemy's hunt squares
    25,  # each action left in the turn
)
FARTHEST = 20
"""No square of a board is farther from a goal than this counts."""
