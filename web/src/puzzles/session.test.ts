import { describe, expect, it, vi } from 'vitest';
import { settled } from '../testing';
import { Problem } from '../transport';
import { around } from './fixture';
import { progressOf } from './progress';
import { PuzzleSession, type Around } from './session.svelte';

async function begun(page: Around = around()): Promise<PuzzleSession> {
    const session = new PuzzleSession('otter', 1, page);
    await settled();
    return session;
}

const shown = (session: PuzzleSession): string => (session.study?.moves ?? []).join(' ');

describe('a puzzle', () => {
    it('is asked', async () => {
        const session = await begun();
        expect([session.phase, session.puzzle?.side, shown(session)]).toEqual(['ask', 'Bank', '']);
    });

    it('may be missing, or not come', async () => {
        const missing = await begun(around({ one: () => Promise.reject(new Problem('found/puzzle', '', 404)) }));
        const lost = await begun(around({ one: () => Promise.reject(new Problem('net/lost', '')) }));
        expect([missing.phase, lost.phase]).toEqual(['missing', 'broken']);
    });

    it('that did not come is asked for again', async () => {
        const page = around();
        const one = vi.fn(page.server.one).mockRejectedValueOnce(new Problem('net/lost', ''));
        const session = await begun({ ...page, server: { ...page.server, one } });
        await session.restart();
        expect(session.phase).toBe('ask');
    });
});

describe('a try', () => {
    it('that is right is answered, and one goes on from there', async () => {
        const page = around();
        const session = await begun(page);
        await session.play('good');
        expect([session.phase, session.verdict?.kind, shown(session)]).toEqual(['ask', 'right', 'good reply']);
        await session.play('win');
        expect(page.server.attempt).toHaveBeenLastCalledWith('otter', 1, ['good', 'reply'], 'win');
        expect([session.phase, progressOf('otter', page.memory).marks[1]]).toEqual(['solved', 'clean']);
        expect(session.progress.streak).toBe(1);
    });

    it('that is wrong is refuted, and can be taken back', async () => {
        const page = around();
        const session = await begun(page);
        await session.play('bad');
        expect([session.phase, session.verdict?.loses, shown(session)]).toEqual(['refuted', true, 'bad reply']);
        await session.again();
        expect([session.phase, session.verdict, shown(session)]).toEqual(['ask', null, '']);
        await session.play('win');
        expect(progressOf('otter', page.memory).marks[1]).toBe('helped');
    });

    it('waits for the one before', async () => {
        const page = around();
        const session = await begun(page);
        await Promise.all([session.play('good'), session.play('win')]);
        expect(page.server.attempt).toHaveBeenCalledTimes(1);
    });

    it('may be lost on its way', async () => {
        const session = await begun(around({ attempt: () => Promise.reject(new Problem('net/lost', '')) }));
        await session.play('win');
        expect(session.phase).toBe('broken');
        await session.restart();
        expect(session.phase).toBe('ask');
    });
});

describe('help', () => {
    it('is given in two parts, asked for once, and noted', async () => {
        const page = around();
        const hint = vi.fn(page.server.hint);
        const session = await begun({ ...page, server: { ...page.server, hint } });
        await session.help();
        expect([session.hints, session.hint?.piece]).toEqual([1, 'cat']);
        await session.help();
        await session.help();
        expect([session.hints, hint.mock.calls.length]).toEqual([2, 1]);
        await session.play('win');
        expect([session.progress.marks[1], session.hint]).toEqual(['helped', null]);
    });

    it('is the solution for whoever gives up, step by step', async () => {
        const page = around();
        const session = await begun(page);
        await session.give();
        expect([session.phase, session.step, shown(session)]).toEqual(['shown', 0, '']);
        await session.goTo(2);
        expect(shown(session)).toBe('good reply');
        await session.goTo(99);
        expect([session.step, shown(session)]).toEqual([3, 'good reply win']);
        await session.goTo(-1);
        expect(session.step).toBe(0);
        expect(progressOf('otter', page.memory).marks[1]).toBe('seen');
    });
});
