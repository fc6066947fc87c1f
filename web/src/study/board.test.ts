import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Study } from '../api';
import type { Skin } from '../board';
import { words } from '../i18n/index.svelte';
import { BoardController, type Around, type Shown } from './board.svelte';

const STUDY = {
    position: 'p',
    seat: 2,
    offers: { seat: 2, choices: [{ text: 'pass', label: 'do nothing' }, { text: 'end' }] },
    scene: { cells: [], pieces: [], width: 1, height: 1, hands: [{ seat: 1, title: 'Reserve', items: [] }] },
    motions: [[{ piece: 'cat', path: ['a1', 'a2'] }], [{ piece: 'dog', path: ['b1'] }]],
} as unknown as Study;
const SKIN = { scale: 1 } as unknown as Skin;

function board(shown: Partial<Shown> = {}, around: Partial<Around> = {}): BoardController {
    return new BoardController(
        () => ({ game: 'otter', study: STUDY, interactive: true, turn: 0, animated: true, ...shown }),
        {
            server: { studyWhy: () => Promise.reject(new Error('lost')) },
            loadSkin: () => Promise.resolve(SKIN),
            ...around,
        },
    );
}

beforeAll(() => words.speak('en'));

describe('a board to try things on', () => {
    it('offers moves by name, unless it is only looked at', () => {
        expect(board().choices).toEqual([
            { text: 'pass', name: 'Do nothing' },
            { text: 'end', name: 'End' },
        ]);
        const looked = board({ interactive: false });
        expect([looked.offers, looked.choices]).toEqual([null, []]);
    });

    it('plays the change to a position only where it is asked for', () => {
        expect(board().motions).toEqual(STUDY.motions.flat());
        const still = board({ animated: false });
        expect([still.motions.length, still.moved.length]).toEqual([0, 2]);
    });

    it('has the other side above', () => {
        expect([board().upper, board({ turn: 180 }).upper]).toEqual([2, 1]);
    });

    it('tells why something cannot be done in the words of the rules', async () => {
        const studyWhy = vi.fn(() =>
            Promise.resolve({ legal: false, message: 'Too far.', rule: '3.1', cells: ['a1', 'a3'] }),
        );
        const told = await board({}, { server: { studyWhy } as unknown as Around['server'] }).why({
            piece: 'cat',
            cell: 'a3',
        });
        expect(studyWhy).toHaveBeenCalledWith('otter', { position: 'p', seat: 2, piece: 'cat', cell: 'a3' });
        expect(told).toEqual({ message: 'Too far.', rule: '3.1', cells: ['a1', 'a3'] });
    });

    it('says no more than that it is not possible where the server is not reached', async () => {
        expect(await board().why({ piece: 'cat', cell: 'a3' })).toEqual({
            message: words.t.table.notThere,
            rule: null,
            cells: ['a3'],
        });
    });

    it('waits for its look, and goes without where it does not come', async () => {
        const drawn = board();
        expect(drawn.skin).toBeNull();
        await drawn.load();
        expect(drawn.skin).toBe(SKIN);
        const bare = board({}, { loadSkin: () => Promise.reject(new Error('lost')) });
        await bare.load();
        expect(bare.skin).toBeNull();
    });
});
