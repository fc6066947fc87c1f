# C types of an edition's tables; read tables.py.
from menagerie.core.compiled.tables cimport fill_bytes, fill_ints

cdef enum:
    MULTI = 1
    TAKES_FRONTALLY = 2
    IMMUNE = 4
    KEEPS_FACING = 8
    NO_DEN = 16
    PEACEFUL = 32
    NEVER_IMPRISONED = 64
    SAFE_AT_HOME = 128
    WEB_IMMUNE = 256
    FREE_LIBERATOR = 512
    DOUBLE_HUNT = 1024
    NO_WATER = 4096
    AQUATIC = 8192
    SPECIAL = 32768
    DESTROYER = 65536
    RUNNER = 131072

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
    cdef readonly int facings
    cdef readonly int facing_mask
    cdef readonly int next_facing
    cdef readonly int target
    cdef readonly int turn_limit
    cdef readonly int hunt_points
    cdef readonly int turtle_points
    cdef readonly int max_freed
    cdef readonly int actions
    cdef readonly int bonus_actions
    cdef readonly int batch
