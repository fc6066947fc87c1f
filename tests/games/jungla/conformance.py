"""What the conformance kit needs to know of Jungla: positions that random play hardly reaches.

Of all positions in which something is refused these are few, chosen so that what is tried in them meets every rule that
prohibits. The half turn of the board is tested beside this file: the kit would play out every action of every position.
"""

from __future__ import annotations

from tests.games.jungla.diagrams import position
from tests.games.jungla.refusals.verdict_cases import POSITIONS as REFUSALS

NAMES = (
    *("over", "preparation", "start", "predators", "turtles", "turtle without home", "full den", "liberating turtle"),
    *("hunted", "again"),
)
POSITIONS = (
    *(REFUSALS[name] for name in NAMES),
    # A web in the way of everybody.
    position("Ll11E Wm13S Cl9E Rl10E Eo12S Gl8NE Zm8N Kj10E Vk9E Hn8N", "sn10S hc13S"),
    # Prisoners come home to a den with a web over it.
    position("Hm1N", "sc3S hc13S", prisoners=("LWCREGAZKSVD", "-"), turns=26, turn="R free:W:0 - 0 - bonus"),
    # Attackers in the zone, a special on watch, and water beside it.
    position("Lf5S Wg5S Ck3W Rh4S Ej5S Ai5S Ze3E Og2N Vi4S Dk1NW Ne1NE", "tj2W wi2E cg3S hc13S", turns=35),
    # Destroyers before destroyers.
    position("Lc3N Rj4N Ef5E Gd10E Hm1N", "te10S wg5S cj5S ri5S ej6S gf10S hc13S", turns=30),
    # Too late for the prison.
    position(
        "Lc10W Wb10W Ce6N Rd10W Va9N Hm1N",
        "hc13S",
        prisoners=("K", "-"),
        turns=10,
        turn="R act normal 1 H normal",
    ),
)
