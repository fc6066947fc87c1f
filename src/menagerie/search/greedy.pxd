# C types of the one-ply look; read greedy.py.
from menagerie.core.position cimport Evaluation, Position

cdef dict rate(Position position, Evaluation evaluation, int seat)
cdef int value_of(Position position, Evaluation evaluation, int seat)
