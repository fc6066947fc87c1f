# Sets of squares as machine words.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int menagerie_lowest(unsigned int bits) {
        unsigned long at; _BitScanForward(&at, bits); return (int)at;
    }
    #else
    static inline int menagerie_lowest(unsigned int bits) { return __builtin_ctz(bits); }
    #endif
    #if defined(__POPCNT__)
    static inline int menagerie_count(unsigned int bits) { return __builtin_popcount(bits); }
    #else
    static inline int menagerie_count(unsigned int bits) {
        bits = bits - ((bits >> 1) & 0x55555555u);
        bits = (bits & 0x33333333u) + ((bits >> 2) & 0x33333333u);
        return (int)((((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    #endif
    static inline unsigned long long menagerie_mix(unsigned long long word) {
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ull;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebull;
        return word ^ (word >> 31);
    }
    static inline unsigned long long menagerie_next_random(unsigned long long word) {
        word ^= word << 13;
        word ^= word >> 7;
        return word ^ (word << 17);
    }
    """
    int lowest "menagerie_lowest" (unsigned int bits) noexcept nogil
    int count "menagerie_count" (unsigned int bits) noexcept nogil
    unsigned long long mix "menagerie_mix" (unsigned long long word) noexcept nogil
    unsigned long long next_random "menagerie_next_random" (unsigned long long word) noexcept nogil
