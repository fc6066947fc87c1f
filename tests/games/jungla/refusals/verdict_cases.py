"""Positions of Jungla in which actions are refused, and for every reason an action with all that is said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.games.jungla.asked import BONUS, JUNGLA, armoured, crowd
from tests.games.jungla.diagrams import position

if TYPE_CHECKING:
    from menagerie.core.position import Position

FULL_RED = crowd("SLWREGAZKOVDHN", "a2 b2 c2 d2 l2 m2 n2 o2 b1 c1 d1 l1 m1 n1")
FULL_BLUE = crowd("stwcregfzkvdhn", "l12 m12 n12 o12 b13 c13 d13 l13 m13 n13 e12 k12 e13 k13")
LAND_RED = crowd("LWCREGAZKOVDH", "a2 b2 c2 d2 l2 m2 n2 o2 b1 c1 d1 l1 m1")
LAND_BLUE = crowd("twcregfzkovd", "a12 b12 c12 d12 l12 m12 n12 o12 b13 c13 d13 l13")

POSITIONS = {
    "over": position("Wd6N Hm1N", "hc13S", score="5-0", last="R", turn="- over:R - 0 - -"),
    "preparation": position("La2N", "-", turns=0, turn="R place - 2 - -"),
    "spider waits": position(LAND_RED, LAND_BLUE, turns=0, turn="R place - 2 - -"),
    "start": position("Wd6N Ka4E Sd4E De9N Hm1N", "cd8S zl7S hc13S"),
    "second": position("Wb10W Ce6N Hm1N", "hc13S", prisoners=("L", "-"), turn="R act normal 1 C normal"),
    "predators": position("Lc4E Wb3N Ce6N Vj4N On9N Hm1N", "wn10S zb5S hc13S"),
    "destroyers": position("Ln5W Rj4N Gf9NE Hh11N", "cj5S ej6S wm5E hc13S"),
    "one by one": armoured("Eg5S Rn9N Gk7N Hm1N", "t+k8S wg4S cg3S kg2S zn10S hc13S"),
    "runners": position("Za3S Aj5N Kc4E Hm1N", "wj6S fj8S hc13S"),
    "turtles": position("Wf4N Rb10N Oe3W Hm1N", "wc3S ob12S hc13S"),
    "turtle without home": position("La12S Wf6S Cb12N Rc12N Ed12N", f"of4S {FULL_BLUE}"),
    "webs": position("Le6N Ch12N Sd4E Hm1N", "se8S hc13S"),
    "web at home": position("Ch12N Sg12N Hm1N", "sb3S hc13S"),
    "full den": position(f"Ch12N {FULL_RED}", "te2S we1S ck2S rk1S hc13S"),
    "flights": position("Vj3N Hj6N", "hc13S"),
    "goals": position("Ln4E Wb10W Kd10W Vh2S Hm1N", "hc13S"),
    "over a goal": position("Va11S Hm1N", "hc13S"),
    "own zone": position("Wg5S Oh2N Vi4S Hm1N", "cg3S hc13S"),
    "spring": position("Wg5S Hm1N", "cg3S hc13S"),
    "from water": position("Ne1NE Hm1N", "hc13S"),
    "enemy zone": position("Lf10NE Ch11N Vj8N Hm1N", "hc13S"),
    "struck turtle": position("Wf6N Hm1N", "hc13S", turn="R home:B normal 1 W normal"),
    "liberating turtle": position("Ca2N Hm1N", "hc13S", turn="R home:R - 0 - bonus"),
    "freeing": position("Lb2N Hm1N", "sl3S hc13S", prisoners=("WCS", "-"), turn="R free:W:0 - 0 - bonus"),
    "bonus": position("Wb2N Cd2N Hm1N", "hc13S", turn=BONUS),
    "third": position("Wb3N Cd2N Hm1E", "hc13S", turn="R act bonus 1 WH normal"),
    "hunted": position("Ca2N Hm1N", "hc13S", score="1-0", last="R", turn="R act bonus 2 C normal"),
    "freed": position("Ca2N Ob1N Hm1N", "hc13S", turn="R act bonus 1 CO bonus"),
    "again": position("Cf3E Hm1N", "wg4S hc13S", turn="R act bonus:C 2 C normal"),
    "again a goal": position("Ch12N Hm1N", "hc13S", turn="R act bonus:C 2 C normal"),
    "again a prison": position("Wb10W Hm1N", "hc13S", prisoners=("L", "-"), turn="R act bonus:W 2 W normal"),
}

TABLE = """
game_over | over | Wd6=E | J6 | | The game is over; nothing more is played.
placing_due | preparation | La2=E | J11 | | The preparation is not over; animals still to be placed in this batch: 2.
not_your_batch | preparation | t>a12=N | J11 | | The tiger cannot be placed now: it is the other pack's batch \
(Knights).
already_placed | preparation | L>b2=N | J11 | a2 | The lion has been placed already, on a2.
place_not_den | preparation | W>a3=N | J11 | a3 | Animals are placed in their own den; a3 is no square of it.
occupied | preparation | W>a2=N | J3 | a2 | a2 is occupied (lion); an animal is placed on an empty square only.
second_row | preparation | W>c1=N | J12 | c1 c2 | c1 is in the second row: the square in front of it, c2, has to be \
occupied first.
spider_water_den | preparation | S>e2=N | J13 | e2 | e2 is water, and the spider may not be placed there.
spider_without_square | spider waits | N>n1=N | J13 | n1 | With the anaconda on n1 no square would be left for the \
spider.
not_your_animal | start | cd8=N | J15 | | The cheetah belongs to the other pack (Pirates).
not_on_board | start | Ld6=E | J3 | | The lion is not on the board.
not_there | start | Wd7-d8=N | J3 | d7 d6 | The wolf does not stand on d7.
no_placing_due | start | L>a2=N | J16 | | Nothing is to be placed now: an action is a move or a turn on the spot.
stop_not_allowed | start | . | J19 | | Nobody may pass; actions still to be made: 2.
same_facing | start | Wd6=N | J16 | d6 | The wolf on d6 faces north already; a turn has to change that.
has_acted | second | Ce6=E | J15 | e6 | The cheetah on e6 has acted in this turn; the second action is for another \
animal.
same_square | start | Wd6-d6=N | J24 | d6 | A move leads to another square; to turn on d6, only the facing is written.
direction | start | Wd6-e6=N | J22 | e6 | The wolf on d6 faces north and cannot go to the right.
direction | runners | Aj5-j4=N | J51 | j4 | The gazelle on j5 faces north and cannot go backward.
not_in_line | start | Ka4-b6=N | J24 | b6 | b6 does not lie in a straight line from a4.
distance_land | start | Ka4-d4=N | J24 | d4 | d4 is 3 away. Distances of the kangaroo from land: 1, 2, 5, 6.
distance_water | turtles | Oe3-a3=N | J24 | a3 | a3 is 4 away. Distances of the turtle from water: 1, 2, 3.
aquatic_one | start | De9-e10=N | J34 | e10 | The crocodile on e9 is an aquatic in the water and cannot move by one \
square.
void | flights | Vj3-h5=N | J10 | | There is no square at h5: nobody can go there or across it.
held_by_friend | flights | Vj3-j6=N | J3 | j6 | A friend stands on j6 (hippopotamus).
blocked | predators | Wb3-b6=N | J25 | b5 | The wolf cannot pass the zebra on b5.
facing_missing | start | Wd6-d7 | J28 | d7 | The wolf is on the board after this move, so its facing has to be named.
goal_distance | goals | Kd10-a10! | J27 | a10 | The goal square a10 is 3 away and can be reached only at a distance \
of the kangaroo: 1, 2, 5, 6.
goal_stay | goals | Wb10-a10=N | J9 | a10 | No animal stays on the goal square a10: a hunt is written with the \
square to return to (@), a freeing with an exclamation mark (!).
own_goal | goals | Ln4-o4=N | J9 | o4 | o4 is a goal square of the animal's own pack: it can be neither entered nor \
crossed.
goal_between | over a goal | Va11-a9=N | J9 | a10 | a10 is a goal square: nobody goes across it.
stops_in_water | start | Ka4-f4=N | J31 | e4 | The kangaroo comes from land and stops on e4, the first water \
square; it does not get to f4.
l_not_forward | predators | Lc4-b6=N | J45 | b6 | The lion on c4 makes L moves only forward (east).
l_shape | predators | Lc4-g5=N | J36 | g5 | g5 is not reached by an L move from c4: straight on, then one square at \
a right angle. Number of squares in all: 3, 4.
l_arm | predators | Lc4-f5=N | J37 | e4 | The L move is closed on e4: its long arm has to be free, without forced \
stop, gap or goal.
forced_stop_held | destroyers | Gf9-i12=N | J39 | h11 | The gorilla would have to stop on h11, where the \
hippopotamus stands; nobody jumps over that square.
strike_unwritten | start | Wd6-d8=N | J40 | d8 | An enemy stands on d8 (cheetah): going there is a strike and is \
written as one (x).
nobody_to_strike | start | Wd6xd7=N | J40 | d7 | Nobody stands on d7 to be struck.
springs_back | spring | Wg5xg3=N | J42 | g3 | After a strike on g3 the wolf springs back to g5; a spring attack is \
written with a star (*).
stays | start | Wd6*d8=N | J42 | d8 | After a strike on d8 the wolf stays there; it does not spring back to d6.
must_take | destroyers | Rj4xj6=N | J48 | j5 | The rhinoceros takes every enemy it passes, also the cheetah on j5.
strike_off_path | destroyers | Rj4xm5-j5=N | J48 | m5 | m5 does not lie on the way to j5 in this order: nothing can \
be struck there.
one_strike | destroyers | Ln5xm5-l5=N | J48 | m5 | A strike ends the move of the lion; only destroyers go on and \
take several enemies.
destroyer_stops | destroyers | Rj4xj5-j7=N | J49 | j6 | The rhinoceros has to stop on j6: the elephant is a \
destroyer too.
armour_stops | one by one | Gk7xk8-k9=N | J49 | k8 | The move of the gorilla ends on k8: the tiger wears an armour.
zone_one_strike | one by one | Eg5xg4xg3*g2=N | J49 | g2 | In the defence zone the elephant strikes one enemy only, \
and g2 would be the second.
runner_den | runners | Za3-a2=N | J51 | a2 | The zebra is a runner and may not go back into its den (a2).
frontal | one by one | Rn9xn10=N | J52 | n10 | The zebra on n10 is a runner: along its axis it cannot be struck by \
the rhinoceros.
runner_turns | runners | Aj5xj6=E | J55 | j6 | The gazelle is a runner and keeps its facing after a strike (north).
turtle_strikes | turtles | Oe3xc3=N | J57 | c3 | The turtle strikes nobody, and the wolf stands on c3.
turtle_first | struck turtle | Hm1=E | J58 | | First the struck turtle is put home by its owner (Pirates).
home_not_den | struck turtle | o>a3=N | J58 | a3 | The turtle goes home to its own den; a3 is no square of it.
home_not_den | liberating turtle | O>a3=N | J82 | a3 | The turtle goes home to its own den; a3 is no square of it.
turtle_no_home | turtle without home | Wf6xf4=N | J58 | f4 | The turtle on f4 may not be struck: no square of its \
den is empty.
turtle_safe | turtles | Rb10xb12=N | J59 | b12 | The turtle on b12 is safe there: its own den and its own defence \
zone protect it.
facing_in_web | webs | Le6-e7=N | J62 | e7 | The lion is imprisoned in the web on e7, so no facing is named.
spider_water | webs | Sd4-e4=N | J64 | e4 | e4 is water: the spider can neither enter nor cross it.
placed_in_web | web at home | Ch12-h13@b2=N | J65 | b2 | b2 lies in an enemy web; the cheetah may not be placed there.
placed_in_web | freeing | C>l2=N | J65 | l2 | l2 lies in an enemy web; the cheetah may not be placed there.
long_jump | flights | Vj3-j10=N | J66 | j6 | On a long flight the vulture does not jump, and the hippopotamus \
stands on j6.
long_zone | predators | Vj4-j12=N | J66 | j12 | A long flight of the vulture may not end in the enemy's defence \
zone (j12).
long_zone | enemy zone | Vj8-e13=N | J66 | g11 | A long flight of the vulture may not end in the enemy's \
defence zone (g11).
not_a_hunt | webs | Ch12-h11@a2=N | J70 | h11 | h11 is no hunt square of the enemy: there is no return from there.
return_not_den | webs | Ch12-h13@a3=N | J71 | a3 | A hunter returns to its own den; a3 is no square of it.
return_spider_water | web at home | Sg12-g13@e2=N | J71 | e2 | The spider returns to a land den only, and e2 is water.
no_return_square | full den | Ch12-h13@a2=N | J71 | h13 | The cheetah may not hunt: there is no square in its den \
that it could return to.
hunter_rests | hunted | Ca2=E | J72 | a2 | The cheetah on a2 has scored in this turn and rests.
free_not_first | second | Wb10-a10! | J79 | a10 | Prisoners are freed with the first action of a turn only; the \
wolf may not enter a10 now.
nobody_to_free | goals | Wb10-a10! | J80 | a10 | The wolf may not enter a10: there is nobody who can be freed and \
placed.
not_a_prison | goals | Wb10-c10! | J80 | c10 | c10 is not the enemy's prison: nobody is freed there.
not_a_prisoner | freeing | H>a2=N | J80 | | The hippopotamus is no prisoner and cannot be freed.
freeing_due | freeing | Hm1=E | J80 | | Prisoners are being freed; nothing else is played until that is done.
free_one_first | freeing | . | J80 | | Whoever enters the prison frees at least one animal.
liberator_stays | freeing | W>a2=N | J81 | | The wolf is the liberator and stays in prison.
turtle_frees_first | liberating turtle | Hm1=E | J82 | | First the turtle that freed the prisoners goes home.
turtle_rests | freed | Ob1=E | J82 | b1 | The turtle on b1 has freed prisoners in this turn and rests.
free_not_den | freeing | C>a3=N | J83 | a3 | Freed animals are placed in their own den; a3 is no square of it.
freed_rests | freed | Ca2=E | J83 | a2 | The cheetah on a2 was freed in this turn and rests.
has_acted_bonus | third | Wb3=E | J84 | b3 | The wolf on b3 has acted; the actions of a bonus turn are by different \
animals.
stop_too_early | bonus | . | J84 | | Only the third action of a bonus turn may be left out; actions still open: 3.
double_strike | again | Cf3xg4=N | J85 | g4 | With the second action of a double action the cheetah may not strike, \
and g4 is held by an enemy (wolf).
double_zone | again | Cf3-j3=N | J85 | g3 | With the second action of a double action the cheetah may not enter or \
cross a defence zone (g3).
double_hunt | again a goal | Ch12-h13@a2=N | J85 | h13 | With the second action of a double action the cheetah may \
not hunt.
double_free | again a prison | Wb10-a10! | J85 | a10 | With the second action of a double action the wolf may not \
free prisoners.
own_zone_stop | from water | Ne1-g3=N | J87 | g3 | The anaconda may not stop on g3, in its own defence zone.
own_zone_special | own zone | Vi4-i3=N | J87 | h2 | Only one special at a time may stop in its own defence zone, \
and the turtle stands there, on h2.
stops_at_zone | enemy zone | Lf10-h12=N | J88 | g11 | The lion stops on g11, where it enters the enemy's defence \
zone; it does not get to h12.
one_square_in_zone | enemy zone | Ch11-f11=N | J89 | f11 | In the enemy's defence zone the cheetah moves one \
square, unless it takes a special there on a way inside the zone; f11 is further from h11.
zone_special | own zone | Wg5*g3=N | J92 | h2 g3 | The turtle on h2 keeps watch in the defence zone: the wolf may \
not enter the zone to strike.
zone_from_water | from water | Ne1-h4=N | J95 | h4 | The anaconda starts on water and may not come out of its own \
defence zone on the other side (h4).
"""


class Case(NamedTuple):
    """A refused action with everything that is said about it."""

    reason: str
    name: str
    action: str
    rule: str
    cells: str
    message: str

    @property
    def position(self) -> Position:
        """The position that the action is tried in."""
        return JUNGLA.parse_position(POSITIONS[self.name])

    @property
    def number(self) -> int:
        """The number of the action."""
        return JUNGLA.parse_move(self.position, self.action)


CASES = [Case(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines()]
