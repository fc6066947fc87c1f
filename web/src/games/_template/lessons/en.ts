import type { Texts } from './index';

export const en: Texts = {
    swim: {
        title: 'To the sea',
        about: 'Shells, cells and the way to win.',
        steps: {
            sea: {
                say: 'Two otters race to the sea. Choose the sea.',
                hint: 'The sea is the last cell.',
                done: 'That is where both want to go.',
            },
            far: {
                say: 'Play the shell with which your otter gets furthest.',
                hint: 'Choose a shell beside the board.',
                done: 'The number of a shell is the number of cells.',
                hints: { short: 'That works, but another shell goes further.' },
            },
            room: {
                say: 'Which shell can be played?',
                hint: 'Count the cells up to the other otter.',
                done: 'Two otters never share a cell.',
                answers: { one: 'Shell 1', three: 'Shell 3' },
            },
            win: {
                say: 'Win the race.',
                hint: 'Count the cells up to the sea.',
                done: 'The first otter in the sea wins.',
                hints: { near: 'That stops just before the sea.' },
            },
        },
    },
};
