# C types of the one-ply look; read greedy.py.
from menagerie.core.position cimport Evaluation, Position

cpdef dict rate_moves(Position position, Evaluation evaluation, int seat)
