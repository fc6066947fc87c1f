from __future__ import annotations
try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython
if not cython.compiled:
    from menagerie.core.bits import next_random
    from menagerie.core.position import MoveLists

def count_lines(position, depth, rows, full):
    if depth == 0:
        return 1
    moves = rows[depth]
    number = position.generate(moves)
    if depth == 1 and not full:
        return number
    total = 0
    for index in range(number):
        position.make(moves[index])
        total += count_lines(position, depth - 1, rows, full)
        position.unmake()
    return total

def perft(position, depth, full=0):
    position.reserve(depth)
    lists = MoveLists(depth + 1, position.max_moves)
    rows = lists.rows
    with cython.nogil:
        total = count_lines(position, depth, rows, full)
    return total

def random_plies(position, limit, seed, rows):
    moves = rows[0]
    word = seed
    plies = 0
    while plies < limit:
        number = position.generate(moves)
        if number == 0:
            return plies
        word = next_random(word)
        position.make(moves[(word >> 32) * number >> 32])
        plies += 1
        if plies % 64 == 0:
            position.forget()
    return plies

def playout(position, limit, seed):
    position.reserve(65)
    lists = MoveLists(1, position.max_moves)
    rows = lists.rows
    with cython.nogil:
        total = random_plies(position, limit, seed, rows)
    return total
