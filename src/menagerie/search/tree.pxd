# C types of the tree; read tree.py.
cimport cython
from libc.stdlib cimport calloc, free

cdef struct Node:
    int move
    int seat
    int gain
    int first
    int next
    int visits
    int chances
    double total

cdef class Tree:
    cdef Node* nodes
    cdef readonly int capacity
    cdef readonly int size
    cdef Node* at(self, int index) noexcept nogil
    @cython.locals(node="Node*")
    cdef int grow(self, int move, int seat, int gain) noexcept nogil
    @cython.locals(node="Node*", index=int)
    cdef int child(self, int parent, int move, int seat) noexcept nogil
    @cython.locals(index=int)
    cdef int add(self, int parent, int move, int seat, int gain) noexcept nogil

cdef inline Node* allocate(int capacity) except NULL:
    cdef Node* nodes = <Node*> calloc(capacity, sizeof(Node))
    if not nodes:
        raise MemoryError
    return nodes

cdef inline void release(Node* nodes) noexcept:
    free(nodes)

cdef inline Node* node_at(Node* nodes, int index) noexcept nogil:
    return nodes + index
