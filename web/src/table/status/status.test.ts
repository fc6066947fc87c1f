import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../games';
import { en } from '../../i18n/en';
import type { Snapshot } from '../../wire';
import { mayReplay, proposalsOf, statusOf } from './status';

const t = en.table;
const GRIPS = [{ piece: 'cat', to: [['b3', 'b2-b3', 0]] }];
const CHOICES = [{ text: 'pass', label: 'do nothing' }, { text: 'end' }];
const match = (more: object = {}): Snapshot =>
    ({
        own: [1],
        status: 'running',
        offers: { seat: 1, grips: GRIPS, choices: [] },
        scene: { tracks: [] },
        seats: [
            { seat: 1, title: 'River', name: 'Ada' },
            { seat: 2, title: 'Bank', name: 'Bob' },
        ],
        ...more,
    }) as unknown as Snapshot;
const now = { yourTurn: true, ply: null, told: 'bob passes' };
const nothing = { selected: '', canTurn: false };

function status(
    store: Partial<{ yourTurn: boolean; ply: number | null; told: string }> = {},
    of: Snapshot = match(),
    held = nothing,
    moves: GameModule['moves'] = undefined,
) {
    return statusOf({ ...now, ...store }, of, held, moves, t);
}

describe('what is said', () => {
    it('is what is taken up, and whether it may turn', () => {
        expect(status({}, match(), { selected: 'cat on b2', canTurn: true }).lines).toEqual(['Cat on b2', t.orTurn]);
        expect(status({}, match(), { selected: '', canTurn: true }).lines).toEqual([t.orTurn]);
        expect(status({ yourTurn: false }, match(), { selected: 'cat', canTurn: false }).lines).toEqual([
            'Bob passes.',
        ]);
    });

    it('is what is to be done by whoever is to act', () => {
        expect(status().lines).toEqual([t.choose]);
        expect(status({}, match(), nothing, { due: () => 'Place an animal.' }).lines).toEqual(['Place an animal.']);
    });

    it('is what happened, where decisions by name are all there is, or others are to act', () => {
        const named = match({ offers: { seat: 1, choices: CHOICES } });
        expect(status({}, named).lines).toEqual(['Bob passes.']);
        expect(status({ yourTurn: false }).lines).toEqual(['Bob passes.']);
        expect(status({}, match(), nothing, { due: () => '' }).lines).toEqual(['Bob passes.']);
    });

    it('is nothing of the past, and nothing once it is over', () => {
        expect(status({ ply: 3 }).lines).toEqual([]);
        expect(status({ yourTurn: false }, match({ status: 'over' })).lines).toEqual([]);
        expect(status({ yourTurn: false, told: '' }).lines).toEqual([]);
    });
});

describe('what is asked', () => {
    const moves: GameModule['moves'] = {
        ask: () => ({ ask: 'Who goes?', next: '' }),
        choice: (move) => (move === 'pass' ? { name: 'Wait', short: '…', main: true } : undefined),
    };

    it('is asked of whoever is to act, in the position that is', () => {
        expect(status({}, match(), nothing, moves).asked?.ask).toBe('Who goes?');
        expect(status({ ply: 2 }, match(), nothing, moves)).toMatchObject({ asked: null, mine: false });
        expect(status({ yourTurn: false }, match(), nothing, moves).asked).toBeNull();
    });

    it('can be decided by name', () => {
        const named = match({ offers: { seat: 1, grips: GRIPS, choices: CHOICES } });
        expect(status({}, named, nothing, moves).choices).toEqual([
            { text: 'pass', title: 'Do nothing', name: 'Wait', short: '…', main: true },
            { text: 'end', title: 'End', name: 'End', main: false },
        ]);
        expect(status({ ply: 2 }, named, nothing, moves).choices).toEqual([]);
    });

    it('has a main answer where there is only one', () => {
        const only = (grips: object[]) => match({ offers: { seat: 1, grips, choices: CHOICES.slice(1) } });
        expect(status({}, only([])).choices[0]?.main).toBe(true);
        expect(status({}, only(GRIPS)).choices[0]?.main).toBe(false);
    });
});

describe('proposals', () => {
    const proposal = (seat: number, awaited: number[]) => match({ proposals: [{ what: 'draw', seat, awaited }] });

    it('are told to those who made them and to those who are to answer', () => {
        expect(proposalsOf(proposal(2, [1]), t)).toEqual([
            { what: 'draw', text: `Bob ${t.asked['draw']}.`, mine: false, asked: true },
        ]);
        expect(proposalsOf(proposal(1, [2]), t)).toEqual([
            { what: 'draw', text: t.askedYou['draw'], mine: true, asked: false },
        ]);
        expect(proposalsOf(match(), t)).toEqual([]);
    });

    it('of another game are made once, by players, when it is over', () => {
        const over = { status: 'over', proposals: [] };
        expect(mayReplay(match(over))).toBe(true);
        expect(mayReplay(match())).toBe(false);
        expect(mayReplay(match({ ...over, own: [] }))).toBe(false);
        expect(mayReplay(match({ ...over, proposals: [{ what: 'rematch', seat: 2, awaited: [1] }] }))).toBe(false);
    });
});
