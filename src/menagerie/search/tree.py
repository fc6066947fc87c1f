"""The tree of a search by sampling: nodes in memory reserved once, for decisions that a seat can tell apart.

A node stands for a move that a seat has chosen after the moves above it; draws and forced moves between leave no node.
What can be chosen differs from sample to sample, so a node also counts how often its move could have been chosen.
"""

from __future__ import annotations

from menagerie.core.bounds import whole_number

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct

    def allocate(_capacity: int) -> dict[int, Struct]:
        """Begin with no node."""
        return {}

    def release(_nodes: dict[int, Struct]) -> None:
        """Give the room back; plain Python does so by itself."""

    def node_at(nodes: dict[int, Struct], index: int) -> Struct:
        """Return the node with this index."""
        if index not in nodes:
            nodes[index] = Struct()
        return nodes[index]


MOST_NODES = 1 << 26


class Tree:
    """A root, which is node 0, and as many nodes below it as there is room for."""

    def __init__(self, capacity: int) -> None:
        """Reserve all the memory there will ever be: 40 bytes for each node."""
        if not cython.compiled:
            self.__cinit__(capacity)

    def __cinit__(self, capacity: int) -> None:
        """Do it once and before anything else, so that there is no tree without memory."""
        self.capacity = whole_number(capacity, 1, MOST_NODES, "the number of nodes of a tree")
        self.nodes = allocate(self.capacity)
        self.clear()

    def __dealloc__(self) -> None:
        """Give the memory back (compiled code only)."""
        release(self.nodes)

    def clear(self) -> None:
        """Leave nothing but a root."""
        self.size = 0
        self.grow(-1, 0, 0)

    def at(self, index: int) -> Struct:
        """Return a node by its index."""
        return node_at(self.nodes, index)

    def grow(self, move: int, seat: int, gain: int) -> int:
        """Make a node that hangs nowhere yet and return its index, 0 if there is no more room."""
        if self.size >= self.capacity:
            return 0
        node = self.at(self.size)
        node.move = move
        node.seat = seat
        node.gain = gain
        node.first = 0
        node.next = 0
        node.visits = 0
        node.chances = 0
        node.total = 0.0
        self.size += 1
        return self.size - 1

    def child(self, parent: int, move: int, seat: int) -> int:
        """Return the node of a move that a seat chooses after `parent`, 0 if there is none."""
        index: int = self.at(parent).first
        while index:
            node = self.at(index)
            if node.move == move and node.seat == seat:
                return index
            index = node.next
        return 0

    def add(self, parent: int, move: int, seat: int, gain: int) -> int:
        """Add a child and return its index, 0 if there is no more room."""
        index = self.grow(move, seat, gain)
        if index:
            self.at(index).next = self.at(parent).first
            self.at(parent).first = index
        return index
