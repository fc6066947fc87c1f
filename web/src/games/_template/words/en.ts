/** The words of Otter Run in English, and the shape that every other language fills. */
export const en = {
    brief: ['Play a shell: your otter swims that many cells.', 'No two otters on one cell. The first in the sea wins.'],
    editor: {
        pieces: { otter: 'Otter' },
        fields: { turn: 'Turns played', hand1: 'Shells of seat 1', hand2: 'Shells of seat 2' },
        faults: { crowded: () => 'Both otters are on the same cell.' },
    },
};
