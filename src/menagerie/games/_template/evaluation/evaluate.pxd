# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.position cimport Evaluation, Position
from menagerie.games._template.rules.position cimport Template

cdef class TemplateEvaluation(Evaluation):
    cdef int lead_weight
    cdef int choice_weight
    cdef int lead(self, Position position, int seat) noexcept nogil
    cdef int choice(self, Position position, int seat) noexcept nogil
    cdef int evaluate(self, Position position, int seat) noexcept nogil

cdef inline int cell_of(Position position, int seat) noexcept nogil:
    return (<Template> position).state.otters[seat]

cdef inline int choices_of(Position position, int seat) noexcept nogil:
    return (<Template> position).choices(seat)
