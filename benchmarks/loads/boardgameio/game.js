// A game with moves like those of Siam, without pushing: animals enter at the edge, step, and turn.
const { INVALID_MOVE } = require("boardgame.io/core");

const SIZE = 5;
const column = (cell) => cell % SIZE;
const row = (cell) => Math.floor(cell / SIZE);
const onEdge = (cell) => [0, SIZE - 1].includes(column(cell)) || [0, SIZE - 1].includes(row(cell));
const adjacent = (one, other) => Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) === 1;
const isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < SIZE * SIZE;

function act({ G, playerID }, from, to, facing) {
  const seat = Number(playerID);
  if (!isCell(to) || ![0, 1, 2, 3].includes(facing)) return INVALID_MOVE;
  const animal = (seat + 1) * 4 + facing;
  if (from === -1) {
    if (!G.left[seat] || !onEdge(to) || G.cells[to]) return INVALID_MOVE;
    G.left[seat] -= 1;
  } else {
    if (!isCell(from) || Math.floor(G.cells[from] / 4) !== seat + 1) return INVALID_MOVE;
    if (from !== to && (G.cells[to] || !adjacent(from, to))) return INVALID_MOVE;
    if (from === to && G.cells[from] === animal) return INVALID_MOVE;
    G.cells[from] = 0;
  }
  G.cells[to] = animal;
}

exports.Herd = {
  name: "herd",
  setup: () => ({ cells: Array(SIZE * SIZE).fill(0), left: [5, 5] }),
  moves: { act },
  turn: { minMoves: 1, maxMoves: 1 },
};
