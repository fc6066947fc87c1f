"""The tree of a search by sampling: nodes for the decisions that a seat can distinguish, in memory allocated once.

A node is a move that a seat chose after the moves above it. Chance moves and forced moves have no nodes. The legal
moves differ from sample to sample, so a node also counts how often its move was legal.
"""

from __future__ import annotations

from menagerie.core.compiled.bounds import whole_number

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
        """Free the memory; plain Python does so by itself."""

    def node_at(nodes: dict[int, Struct], index: int) -> Struct:
        """Return the node with this index."""
        if index not in nodes:
            nodes[index] = Struct()
        return nodes[index]


MOST_NODES = 1 << 26


class Tree:
    """A root, which is node 0, and a limited number of nodes below it."""

    def __init__(self, capacity: int) -> None:
        """Allocate the memory: 40 bytes for each node."""
        if not cython.compiled:
            self.__cinit__(capacity)

    def __cinit__(self, capacity: int) -> None:
        """Allocate once and before anything else, so that no tree lacks memory."""
        self.capacity = whole_number(capacity, 1, MOST_NODES, "the number of nodes of a tree")
        self.nodes = allocate(self.capacity)
        self.clear()

    def __dealloc__(self) -> None:
        """Free the memory (compiled code only)."""
        release(self.nodes)

    def clear(self) -> None:
        """Leave nothing but a root."""
        self.size = 0
        self.grow(-1, 0, 0)

    def at(self, index: int) -> Struct:
        """Return a node by its index."""
        return node_at(self.nodes, index)

    def grow(self, move: int, seat: int, gain: int) -> int:
        """Make a node without a parent and return its index, 0 if the tree is full."""
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
        """Add a child and return its index, 0 if the tree is full."""
        index = self.grow(move, seat, gain)
        if index:
            self.at(index).next = self.at(parent).first
            self.at(parent).first = index
        return index
