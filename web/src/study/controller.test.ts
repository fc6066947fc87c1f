import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudyQuestion } from '../api';
import { FIRST, registry } from '../games';
import { words } from '../i18n/index.svelte';
import { awaited, remembering, settled } from '../testing';
import { Problem } from '../transport';
import type { Snapshot } from '../wire';
import { StudyController, type Page } from './controller.svelte';
import { GAME, played, serving, studied, type Server } from './fixture';
import { ROOT } from './moves/tree';

beforeAll(() => words.speak('en'));

function page(more: Partial<Server> = {}, texts: Record<string, string> = {}): Page {
    return { server: serving(more), memory: remembering(texts), replace: vi.fn() };
}

async function opened(search = '?moves=a,b,c', around = page()): Promise<StudyController> {
    const study = new StudyController(undefined, 'otter', around);
    await study.open(search);
    return study;
}

async function ofMatch(snapshot: Snapshot, more: Partial<Server> = {}): Promise<StudyController> {
    const study = new StudyController('m', undefined, page({ look: () => Promise.resolve(snapshot), ...more }));
    await study.open('');
    await settled();
    return study;
}

const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('the study page', () => {
    it('opens the game that was studied last, or the first', async () => {
        for (const [texts, game] of [
            [{ 'menagerie.studied': 'otter' }, 'otter'],
            [{}, FIRST],
        ] as const) {
            const around = page({}, texts);
            await new StudyController(undefined, undefined, around).open('');
            expect(around.replace).toHaveBeenCalledWith(`/study/${game}`);
        }
    });

    it('opens what the address tells, and remembers the game', async () => {
        const around = page();
        const study = await opened('?moves=a,b&ply=1', around);
        expect([study.store?.node.move, study.address, study.title]).toEqual([
            'a',
            '?moves=a,b&ply=1',
            words.t.study.titleOf('otter'),
        ]);
        expect(around.memory.getItem('menagerie.studied')).toBe('otter');
        expect(study.store?.names).toEqual(['River', 'Bank']);
        expect(study.stands).toBe(words.t.table.turnOfSide('Bank'));
    });

    it('tells why there is nothing to study', async () => {
        const gone = new StudyController('m', undefined, page({ look: () => Promise.reject(new Problem('x', '')) }));
        await gone.open('');
        expect([gone.problem, gone.store]).toEqual([words.t.study.gone, null]);
        const study = await opened('?moves=a', page({ games: () => Promise.reject(new Problem('x', 'Not now.')) }));
        expect(study.problem).toBe('Not now.');
    });

    it('shows what was asked for last, whichever answer comes first', async () => {
        const late = awaited<(typeof GAME)[]>();
        const games = vi.fn(() => Promise.resolve([GAME])).mockReturnValueOnce(late.promise);
        const study = new StudyController(undefined, 'otter', page({ games }));
        const first = study.open('?moves=a,b');
        await study.open('?moves=c');
        late.answer([GAME]);
        await first;
        expect(study.store?.path).toEqual(['c']);
    });

    it('opens nothing any more once it is closed', async () => {
        const late = awaited<Snapshot>();
        const annotation = vi.fn(serving().annotation);
        const study = new StudyController('m', undefined, page({ look: () => late.promise, annotation }));
        const opening = study.open('');
        study.close();
        late.answer(played());
        await opening;
        expect([study.store, annotation.mock.calls]).toEqual([null, []]);
    });

    it('begins anew with the start of the game', async () => {
        const around = page();
        const study = await opened('?moves=a', around);
        study.restart();
        await settled();
        expect(around.replace).toHaveBeenCalledWith('/study/otter');
        expect(study.store?.path).toEqual([]);
    });
});

describe('a match that is studied', () => {
    it('is reviewed if it is over and somebody has had that done', async () => {
        const annotation = () => Promise.resolve({ status: 'done' as const, progress: 1, result: { plies: [] } });
        const over = await ofMatch(played(), { annotation } as unknown as Partial<Server>);
        expect([over.review?.state, over.stands]).toEqual(['done', 'River wins']);
        const running = await ofMatch(played({ status: 'running', result: null }), {
            annotation,
        } as unknown as Partial<Server>);
        expect(running.review?.state).toBe('none');
    });

    it('is seen from the side of whoever played it', async () => {
        const second = await ofMatch(played());
        expect(second.turn).toBe(180);
        second.flip();
        expect(second.turn).toBe(0);
        expect((await ofMatch(played({ own: [1] }))).turn).toBe(0);
        expect((await ofMatch(played({ own: [1, 2] }))).turn).toBe(0);
    });

    it('is not turned where the map has no sides', async () => {
        await registry.load('comet');
        const study = await ofMatch(played({ settings: { game: 'comet', edition: 'first', seats: 2 } }));
        expect([study.game, study.turn]).toEqual(['comet', 0]);
    });

    it('names plies by number and move', async () => {
        const study = await ofMatch(played());
        expect(study.plyTitle(0)).toBe(words.t.table.begin);
        expect(study.plyTitle(3)).toBe(words.t.app.pair(words.t.table.move(2), 'c'));
        study.goPly(1);
        expect(study.store?.node.move).toBe('a');
    });
});

describe('keys', () => {
    it('step through the game', async () => {
        const study = await opened();
        const after = (key: string) => [study.key(pressed(key)), study.store?.node.ply];
        expect(after('ArrowLeft')).toEqual([true, 2]);
        expect(after('Home')).toEqual([true, 0]);
        expect(after('ArrowRight')).toEqual([true, 1]);
        expect(after('End')).toEqual([true, 3]);
    });

    it('choose among branches where there are some, and scroll elsewhere', async () => {
        const study = await opened('?moves=a,b');
        expect(study.key(pressed('ArrowUp'))).toBe(false);
        await study.store?.goTo(ROOT);
        await study.store?.play('x');
        expect(study.key(pressed('ArrowDown'))).toBe(true);
        expect(study.store?.node.move).toBe('a');
    });

    it('bring back what was deleted', async () => {
        const study = await opened();
        expect(study.key(pressed('z', true))).toBe(false);
        await study.store?.cut(study.store.at);
        expect(study.key(pressed('z', true))).toBe(true);
        expect(study.store?.path).toEqual(['a', 'b', 'c']);
    });

    it('leave those alone that something else uses', async () => {
        const study = await opened();
        expect(study.key(pressed('ArrowLeft'), true)).toBe(false);
        expect(study.key(pressed('ArrowLeft', true))).toBe(false);
        expect(study.store?.node.ply).toBe(3);
    });

    it('turn the board and switch the engine', async () => {
        const study = await opened();
        expect([study.key(pressed('f')), study.turn]).toEqual([false, 180]);
        expect([study.key(pressed('e')), study.engine.on]).toEqual([false, true]);
    });
});

describe('the engine', () => {
    it('is asked about the position that is looked at, while it is on', async () => {
        const around = page();
        const study = await opened('?moves=a', around);
        const look = vi.spyOn(study.engine, 'look').mockReturnValue();
        study.think();
        expect(look).toHaveBeenLastCalledWith('otter', null, 3);
        study.engine.on = true;
        study.think();
        expect(look).toHaveBeenLastCalledWith('otter', { position: 'after ', moves: ['a'] }, 3);
    });
});

it('a position is asked for again with other eyes', async () => {
    const study = vi.fn((_game: string, question: StudyQuestion) => Promise.resolve(studied(question)));
    const open = await opened('', page({ study }));
    for (const [eyes, seat] of [
        ['2', 2],
        ['act', 1],
    ] as const) {
        open.see(eyes);
        await settled();
        expect(open.shown?.seat).toBe(seat);
    }
    expect(open.store?.eyes).toBe('act');
});
