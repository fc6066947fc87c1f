import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import type { Messages } from '../../i18n/en';
import type { Seat, Snapshot } from '../../wire';
import { absences } from '../seats/absence';
import { covered, headline, nameOf, reasonOf } from './telling';

const t = (en as Messages).table;
const ANN: Seat = { seat: 1, title: 'Elephants', name: 'Ann', who: 'a' };
const BEN: Seat = { seat: 2, title: 'Rhinoceroses', name: 'Ben', who: 'b' };

function match(changes: object): Snapshot {
    return {
        status: 'running',
        own: [1],
        to_act: 1,
        seats: [ANN, BEN],
        scene: {},
        settings: { seats: 2, starting: 'full' },
        ...changes,
    } as unknown as Snapshot;
}

describe('the curtain', () => {
    it('covers hands only where several share a screen and another one is to look', () => {
        expect(covered(null, 0)).toBe(false);
        expect(covered(match({ own: [1], seat: 1, status: 'running' }), 0)).toBe(false);
        expect(covered(match({ own: [1, 2], seat: 1, status: 'running' }), 0)).toBe(true);
        expect(covered(match({ own: [1, 2], seat: 1, status: 'running' }), 1)).toBe(false);
        expect(covered(match({ own: [1, 2], seat: 2, status: 'running' }), 1)).toBe(true);
        expect(covered(match({ own: [1, 2], seat: 2, status: 'running' }), 'all')).toBe(false);
        expect(covered(match({ own: [1, 2], seat: 2, status: 'over' }), 1)).toBe(false);
    });
});

describe('the headline', () => {
    it('names the side where one person plays both', () => {
        expect(headline(match({}), t, true)).toBe('Your turn');
        expect(headline(match({ own: [1, 2], to_act: 2 }), t, true)).toBe('Rhinoceroses to move');
        expect(headline(match({ own: [1, 2], status: 'over', result: { winners: [1] } }), t, false)).toBe(
            'Winner: Elephants',
        );
        expect(headline(match({ own: [], status: 'over', result: { winners: [1] } }), t, false)).toBe('Ann has won');
    });
});

describe('an end', () => {
    const players = [1, 2, 3, 4].map((seat) => ({
        seat,
        title: `Player ${seat}`,
        name: ['Ann', 'Player 1', 'Cid', 'Dot'][seat - 1] ?? '',
    }));
    const told = {
        status: 'over',
        settings: { seats: 4 },
        result: { told: 'Player 1, Player 2 have the highest score and share the victory.', winners: [1, 2] },
    };

    it('names people where the rules only count seats', () => {
        expect(reasonOf(match({ ...told, seats: players }), t)).toBe(
            'Ann, Player 1 have the highest score and share the victory.',
        );
        expect(reasonOf(match({ ...told, seats: players, own: [1, 2] }), t)).toBe(told.result.told);
        const sides = { status: 'over', result: { told: 'A rock has left the board: Elephants win.' } };
        expect(reasonOf(match(sides), t)).toBe(sides.result.told);
    });

    it('tells of several winners, and of a team by its name where one person plays it', () => {
        expect(headline(match({ ...told, seats: players, own: [] }), t, false)).toBe('Winner: Ann, Player 1');
        const partners = [ANN, BEN, { ...ANN, seat: 3, title: 'Elephants (partner)' }, { ...BEN, seat: 4 }];
        const team = {
            status: 'over',
            result: { winners: [1, 3] },
            seats: partners,
            settings: { seats: 4 },
            scene: {
                tracks: [
                    {
                        kind: 'score',
                        values: [
                            ['', 1],
                            ['', 0],
                        ],
                    },
                ],
            },
        };
        expect(headline(match({ ...team, own: [1, 3] }), t, false)).toBe('Winner: Elephants');
        expect(headline(match({ ...team, own: [] }), t, false)).toBe(
            'Winner: Ann (Elephants), Ann (Elephants (partner))',
        );
    });
});

describe('a table that waits', () => {
    it('says for whom', () => {
        const open = { status: 'open', settings: { seats: 2, starting: 'ready' } };
        expect(reasonOf(match({ ...open, seats: [{ ...ANN, ready: true }, BEN] }), t)).toBe('Not here yet: Ben.');
        expect(reasonOf(match({ ...open, seats: [ANN, { seat: 2, title: 'Rhinoceroses' }] }), t)).toContain(
            'One seat is still free',
        );
    });
});

describe('somebody who is away', () => {
    const away = { seats: [ANN, { ...BEN, away_since: 0, bot_at: 40_000, forfeit_at: 90_000 }] };

    it('is waited for until a bot may be called, and the win claimed once it is their turn', () => {
        expect(absences(match(away), 10_000)).toEqual([{ seat: 2, name: 'Ben', wait: 30_000, win: false }]);
        expect(absences(match({ ...away, to_act: 2 }), 50_000)).toEqual([
            { seat: 2, name: 'Ben', wait: 0, win: false },
        ]);
        expect(absences(match(away), 90_000)[0]?.win).toBe(false);
        expect(absences(match({ ...away, to_act: 2 }), 90_000)[0]?.win).toBe(true);
    });

    it('concerns only those who play, and others than themselves', () => {
        expect(absences(match({ ...away, own: [] }), 90_000)).toEqual([]);
        expect(absences(match({ ...away, own: [2] }), 90_000)).toEqual([]);
        expect(absences(match({ ...away, status: 'over' }), 90_000)).toEqual([]);
        expect(absences(match({}), 90_000)).toEqual([]);
    });

    it('is not waited for while a bot plays', () => {
        const [ann, ben] = away.seats;
        expect(absences(match({ seats: [ann, { ...ben, substitute: 'otter' }] }), 90_000)).toEqual([]);
    });
});

describe('the name of a seat', () => {
    it('tells bots of one level apart', () => {
        const chick = (seat: number): Seat => ({ seat, title: `Player ${seat}`, name: 'Chick', level: 'chick' });
        const table = match({ seats: [ANN, chick(2), chick(3)] });
        expect([1, 2, 3, 4].map((seat) => nameOf(table, seat))).toEqual([
            'Ann',
            'Chick (Player 2)',
            'Chick (Player 3)',
            '',
        ]);
    });
});
