# C types of an edition's tables; read tables.py.
from menagerie.core.tables cimport fill_bytes, fill_ints

cdef class Tables:
    cdef readonly object components
    cdef readonly int squares
    cdef unsigned char[2048] beside
    cdef unsigned char[256] ground
    cdef unsigned char[256] zone
    cdef unsigned char[256] plain
    cdef unsigned char[256] den
    cdef unsigned char[256] hunt
    cdef unsigned char[256] prison
    cdef unsigned char[256] front
    cdef unsigned char[128] dens
    cdef unsigned char[2] den_size
    cdef unsigned char[256] column
    cdef unsigned char[256] row
    cdef unsigned char[16] l_arm
    cdef unsigned char[2] turtle
    cdef unsigned char[2] spider
    cdef unsigned char[2] leader
    cdef unsigned char[2] frontal
    cdef int[32] land_steps
    cdef int[32] water_steps
    cdef int[32] long_steps
    cdef int[32] jump_steps
    cdef int[32] l_steps
    cdef int[32] directions
    cdef int[32] l_directions
    cdef int[32] powers
    cdef readonly int facing_mask
    cdef readonly int target
    cdef readonly int turn_limit
    cdef readonly int hunt_points
    cdef readonly int turtle_points
    cdef readonly int max_freed
    cdef readonly int actions
    cdef readonly int bonus_actions
    cdef readonly int batch
