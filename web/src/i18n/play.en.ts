/** Words of the tables beyond what every match needs, in English. */
export const play = {
    undo: 'Undo',
    undoHow: 'Take the last step back',
    hint: 'Hint',
    hintHow: 'Show a good move',
    hinting: 'Looking for a good move …',
    hintNone: 'No hint right now. Try again soon.',
    short: {
        pause: 'Pause',
        draw: 'Draw',
        flip: 'Turn',
        share: 'Invite',
        resign: 'Resign',
        moves: 'Moves',
        how: 'Help',
        chat: 'Chat',
        more: 'More',
    },
    options: {
        true: 'yes',
        false: 'no',
    } as Record<string, string>,
};

export type PlayWords = typeof play;
