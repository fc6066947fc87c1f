# The time, without the GIL.

cdef extern from *:
    """
    #include <time.h>
    static inline double menagerie_now(void) {
        struct timespec now;
        #if defined(_MSC_VER)
        timespec_get(&now, TIME_UTC);
        #else
        clock_gettime(CLOCK_MONOTONIC, &now);
        #endif
        return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    }
    """
    double now "menagerie_now" () noexcept nogil
