# C types of an edition's tables; read tables.py.
from menagerie.core.compiled.tables cimport fill_bytes
from menagerie.games.comet.rules.state cimport CONVERT, ONCE, TAP

cdef class Tables:
    cdef readonly object components
    cdef readonly object board
    cdef readonly int hexes
    cdef readonly int cards
    cdef readonly int heroes
    cdef readonly int cave
    cdef readonly int side
    cdef readonly int start_hand
    cdef readonly int hand_limit
    cdef readonly int display
    cdef readonly int turn_cap
    cdef readonly int converters
    cdef readonly int users
    cdef unsigned char[1024] around
    cdef unsigned char[128] kind
    cdef unsigned char[128] nest
    cdef unsigned char[128] colour
    cdef unsigned char[128] copies
    cdef unsigned char[128] helper
    cdef unsigned char[128] egg
    cdef unsigned char[128] wanted
    cdef unsigned char[128] points
    cdef unsigned char[768] symbols
    cdef unsigned char[128] mode
    cdef unsigned char[128] when
    cdef unsigned char[128] effects
    cdef unsigned char[256] op
    cdef unsigned char[256] number
    cdef unsigned char[256] other
    cdef unsigned char[1536] added
    cdef unsigned char[128] converter
    cdef unsigned char[128] user
    cdef unsigned char[16] score_what
    cdef unsigned char[16] score_value
