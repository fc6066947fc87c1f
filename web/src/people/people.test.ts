import { describe, expect, it } from 'vitest';
import { bytes } from '../app/push';
import { en } from '../i18n/en';
import { words } from '../i18n/index.svelte';
import { defaults } from '../settings.svelte';
import { Problem, UNREACHED } from '../transport';
import type { Rating, RatingChange } from './api';
import { course, curve } from './curve';
import { ago, browserName, clockText, day } from './dates';
import { complaint } from './form.svelte';
import { portable, taken } from './keeping.svelte';
import { noticed, worth, type Notice } from './notices';
import { ranked } from './ranking';

const rating = (points: number): Rating => ({ points, error: 100, provisional: false, games: 1 });
const change = (match: string, before: number, after: number): RatingChange => ({
    match,
    who: 'ada',
    game: 'siam',
    before: rating(before),
    after: rating(after),
    at: 0,
});

describe('the course of a rating', () => {
    it('begins before the oldest change, which comes last', () => {
        expect(course([change('b', 1540, 1510), change('a', 1500, 1540)])).toEqual([1500, 1540, 1510]);
        expect(course([])).toEqual([]);
    });

    it('is drawn from left to right, better above', () => {
        const { line, lowest, highest, end } = curve([1500, 1600, 1400], 100, 50);
        expect([lowest, highest]).toEqual([1400, 1600]);
        expect(line).toBe('M0 25L50 4L100 46');
        expect(end).toEqual([100, 46]);
    });

    it('shows small changes as small', () => {
        expect(curve([1500, 1508], 100, 50).line).toBe('M0 27.1L100 22.9');
    });
});

describe('moments', () => {
    const now = Date.UTC(2026, 10, 16, 12);

    it('are told as people tell them', () => {
        expect(ago(now - 5 * 60_000, 'en', now)).toBe('5 minutes ago');
        expect(ago(now - 26 * 3_600_000, 'de', now)).toBe('gestern');
        expect(ago(now - 3 * 3_600_000, 'fr', now)).toBe('il y a 3 heures');
        expect(ago(Date.UTC(2026, 9, 1, 12), 'en', now)).toBe('Oct 1, 2026');
        expect(day(now, 'it')).toBe('16 novembre 2026');
        expect(ago(now + 5000, 'en', now)).toBe('this minute');
    });
});

describe('clocks in a list', () => {
    it('are short', () => {
        expect(['300+3', '90+0', '2d', 'unlimited'].map(clockText)).toEqual(['5 + 3', '1.5 + 0', '2d', 'unlimited']);
    });
});

describe('browsers', () => {
    it('are told by name and system', () => {
        const chrome =
            'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
        const phone =
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
            'Version/18.0 Mobile Safari/604.1';
        expect([chrome, phone, 'python-httpx/0.28', ''].map(browserName)).toEqual([
            'Chrome · Linux',
            'Safari · iOS',
            'python-httpx',
            '',
        ]);
    });
});

describe('refusals', () => {
    it('stand at the field that they are about', async () => {
        await words.speak('en');
        expect(complaint(new Problem('account/taken', 'Taken.', 409))).toEqual({ field: 'name', text: 'Taken.' });
        expect(complaint(new Problem('auth/wrong', 'Wrong.', 403), { 'auth/wrong': 'old' })).toEqual({
            field: 'old',
            text: 'Wrong.',
        });
        const unread = new Problem('request/invalid', 'No.', 422, {
            faults: [{ where: 'body.password', problem: 'too long' }],
        });
        expect(complaint(unread).field).toBe('password');
        expect(complaint(new Problem('request/too-many', 'Wait.', 429))).toEqual({ field: '', text: 'Wait.' });
        expect(complaint(new Problem(UNREACHED, ''))).toEqual({ field: '', text: en.create.unreached });
    });
});

describe('rankings', () => {
    it('have every bot where it was measured, once', () => {
        const found = [
            { who: 'ada', name: 'Ada', ...rating(1600) },
            { who: 'bot:otter', name: 'Otter', ...rating(1450) },
        ];
        const levels = [
            { name: 'otter', number: 1, title: 'Otter', elo: 1000, error: 20 },
            { name: 'lion', number: 2, title: 'Lion', elo: 1800.4, error: 20 },
            { name: 'ghost', number: 3, title: 'Ghost', elo: null, error: null },
        ];
        expect(ranked(found, levels).map(({ who, points, bot }) => [who, points, bot])).toEqual([
            ['bot:lion', 1800, true],
            ['ada', 1600, false],
            ['bot:otter', 1450, true],
        ]);
    });
});

describe('settings that follow an account', () => {
    const here = { ...defaults(['de']), volume: 0.1 };

    it('are taken over, but for what belongs to the browser and what is unknown', () => {
        const kept = { board: 'contrast', volume: 0.9, sound: false, confirm: 'yes', other: 1 };
        expect(taken(kept, here)).toEqual({ ...here, board: 'contrast' });
        expect(taken(null, here)).toBe(here);
        expect(taken('x', here)).toBe(here);
    });

    it('leave out how loud it is', () => {
        expect(Object.keys(portable(here))).not.toContain('volume');
        expect(portable(here).language).toBe('de');
    });
});

describe('notices', () => {
    const notice = (match: string, kind: Notice['kind'] = 'turn'): Notice => ({ kind, match, game: 'siam' });

    it('are told once for each match, the latest three', () => {
        const shown = ['a', 'b', 'c', 'd', 'b'].reduce<Notice[]>((all, match) => noticed(all, notice(match)), []);
        expect(shown.map(({ match }) => match)).toEqual(['c', 'd', 'b']);
    });

    it('are not told to those who see the match', () => {
        expect(worth(notice('a'), '/match/a')).toBe(false);
        expect(worth(notice('a'), '/match/a/study')).toBe(true);
    });
});

it('reads the key of web push', () => {
    expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
});
