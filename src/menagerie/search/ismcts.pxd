# C types of the search by sampling; read ismcts.py.
cimport cython

from menagerie.search.clock cimport now
from menagerie.search.descent cimport MAX_PLY, Descent
from menagerie.search.tree cimport Node

cdef class Ismcts(Descent):
    cdef object lock
    cdef readonly object game
    cdef readonly object view

    cdef object begin(self, double deadline)
    cdef bint forced(self) noexcept
    @cython.locals(slowly=bint, redeals=bint, until="long long")
    cdef object run_until(self, long long last)
    cdef object thought(self, double begun)
    @cython.locals(index=int, node="Node*")
    cdef object root_lines(self)
    cdef object hundredths(self, double share)
    @cython.locals(node="Node*", seat=int)
    cdef object expected(self, int index)
    @cython.locals(number=int, best=int, place=int, index=int)
    cdef int favourite(self, int parent, int seat) noexcept nogil
