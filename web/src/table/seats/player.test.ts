import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import type { Scene, Seat, Snapshot } from '../../wire';
import { emblemOf, isAway, noteOf, playerOf } from './player';

const t = en.table;
const seat = (more: Partial<Seat> = {}): Seat => ({ seat: 1, title: 'River', name: 'Ada', ...more });
const match = (more: object = {}): Snapshot =>
    ({ own: [1], status: 'running', to_act: 1, settings: { seats: 2 }, ...more }) as unknown as Snapshot;
const SCENE = {
    hands: [
        { seat: 1, title: 'Reserve', items: [{ id: 'one', kind: 'otter' }] },
        { seat: 2, title: 'Reserve', items: [] },
    ],
    tracks: [
        {
            label: 'Exits',
            values: [
                ['', 2],
                ['', 1],
            ],
        },
    ],
} as unknown as Scene;
const SCORED = {
    hands: [
        { seat: 1, title: 'Prisoners', items: [] },
        { seat: 1, title: 'Animals', items: [{ id: 'one', kind: 'otter' }] },
    ],
    tracks: [
        {
            kind: 'score',
            label: 'Stars',
            goal: 5,
            values: [
                ['', 3],
                ['', 0],
            ],
        },
        { kind: 'batch_left', label: 'Left', values: [['', 2]] },
    ],
} as unknown as Scene;

describe('a seat', () => {
    it('is called after whoever sits there, or after itself for somebody who plays several', () => {
        const name = (own: number[], more: Partial<Seat> = {}) =>
            playerOf(match({ own }), SCENE, seat(more), false, t).name;
        expect([name([1]), name([1, 2]), name([2], { name: '' })]).toEqual(['Ada', 'River', t.freeSeat]);
    });

    it('is active while it is to act', () => {
        const active = (more: object) => playerOf(match(more), SCENE, seat(), false, t).active;
        expect([active({}), active({ to_act: 2 }), active({ status: 'over' })]).toEqual([true, false, false]);
    });

    it('keeps what lies beside the board for its side, unless that is cards', () => {
        const { hands, counts, own } = playerOf(match(), SCENE, seat(), false, t);
        expect([hands.length, counts.map(({ label }) => label), own]).toEqual([1, ['Exits'], true]);
        const cards = playerOf(match(), SCENE, seat(), true, t);
        expect([cards.hands, cards.counts]).toEqual([[], []]);
    });

    it('of partners: only one keeps what is theirs, and both have their points', () => {
        const four = match({ own: [3], settings: { seats: 4 } });
        const [first, third] = [1, 3].map((number) => playerOf(four, SCORED, seat({ seat: number }), false, t));
        expect([first?.side, third?.side, first?.points, third?.points]).toEqual([1, 1, 3, 3]);
        expect([first?.hands.length, third?.hands.map(({ title }) => title)]).toEqual([0, ['Animals']]);
        expect([third?.preparing, playerOf(match(), SCENE, seat(), false, t).preparing]).toEqual([true, false]);
    });

    it('has no points where none are counted', () => {
        const { score, points } = playerOf(match(), SCENE, seat(), false, t);
        expect([score, points]).toEqual([undefined, null]);
    });
});

describe('the line below a name', () => {
    const away = { away_since: 1 };

    it.each<[string, Partial<Seat>, string | undefined, string]>([
        ['the seat', {}, undefined, 'River'],
        ['what the game says', {}, 'Bear', 'Bear'],
        ['that somebody is away', away, 'Bear', t.away],
        ['that a bot plays', { ...away, substitute: 'lamb' }, undefined, t.botPlays],
        ['that somebody is out', { out: 'resignation' }, undefined, t.outs['resignation'] ?? '?'],
        ['that somebody is away after all', { ...away, substitute: 'lamb', out: 'resignation' }, undefined, t.away],
    ])('tells %s', (_, more, subtitle, told) => {
        expect(noteOf(seat(more), 'Ada', true, subtitle, t)).toBe(told);
        expect(isAway(seat(more))).toBe(told === t.away);
    });

    it('is empty where the seat is the name, and forgets who was out once it is over', () => {
        expect(noteOf(seat(), 'River', true, undefined, t)).toBe('');
        expect(noteOf(seat({ out: 'resignation' }), 'Ada', false, undefined, t)).toBe('River');
    });
});

describe('what stands for a seat', () => {
    const player = playerOf(match(), SCENE, seat(), false, t);
    const bare = { ...player, hands: [] };
    const bear = { id: 'b', kind: 'bear', cell: 'a1', owner: 1 };

    it('is what the game says, what it has beside the board, or what it has on it', () => {
        expect(emblemOf(player, ['lion'], [bear])).toMatchObject({ kind: 'lion', owner: 1 });
        expect(emblemOf(player, undefined, [bear])?.kind).toBe('otter');
        expect(emblemOf(bare, undefined, [{ ...bear, kind: 'fox', owner: 2 }, bear])?.kind).toBe('bear');
        expect(emblemOf(bare, undefined, [])).toBeNull();
    });
});
