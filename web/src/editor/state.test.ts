import { describe, expect, it, vi } from 'vitest';
import { awaited, settled } from '../testing';
import { Problem } from '../transport';
import { EditorState, type Around } from './editor.svelte';
import { around, studied } from './fixture';

async function opened(position: string | null = null, more: Partial<Around> = {}): Promise<EditorState> {
    const edited = new EditorState('otter', position, around(more));
    await settled();
    return edited;
}

describe('a position that is set up', () => {
    it('begins with the start, or with what is given', async () => {
        const start = await opened();
        expect([start.text, start.pieces[0]?.cell, start.problem]).toEqual(['a1=cat:0', 'a1', null]);
        expect((await opened('b2=dog:90')).text).toBe('b2=dog:90');
    });

    it('that is given and none is shown as a text, with what is wrong', async () => {
        const edited = await opened('bad');
        expect([edited.text, edited.problem, edited.failed]).toEqual(['bad', 'Bad.', false]);
        expect(edited.study?.position).toBe('a1=cat:0');
    });

    it('says when the server is not reached', async () => {
        const study = (): Promise<never> => Promise.reject(new Problem('net/lost', ''));
        const edited = await opened(null, { server: { study } });
        expect([edited.failed, edited.study]).toEqual([true, null]);
    });

    it('changes with its text, and its text with it', async () => {
        const edited = await opened();
        edited.put('cat', 'b2', 90);
        expect([edited.text, edited.checking, edited.playable]).toEqual(['b2=cat:90', true, false]);
        edited.type(' a1=dog:0 ');
        expect(edited.pieces).toMatchObject([{ kind: 'dog', cell: 'a1' }]);
        edited.put('dog', '', null);
        expect(edited.text).toBe('');
        await settled();
        expect([edited.checking, edited.playable]).toEqual([false, true]);
    });

    it('keeps its pieces while its text cannot be read', async () => {
        const edited = await opened();
        edited.type('nonsense');
        expect([edited.readable, edited.pieces.length, edited.faults]).toEqual([false, 1, []]);
    });

    it('goes back change by change', async () => {
        const edited = await opened();
        expect(edited.canUndo).toBe(false);
        edited.put('cat', 'b2', 90);
        edited.clear();
        edited.undo();
        expect(edited.text).toBe('b2=cat:90');
        edited.undo();
        expect([edited.text, edited.canUndo]).toEqual(['a1=cat:0', false]);
    });
});

describe('what the rules say', () => {
    it('is asked once after many changes', async () => {
        const pauses = [awaited<void>(), awaited<void>()];
        const study = vi.fn(around().server.study);
        let asked = 0;
        const edited = await opened(null, { server: { study }, wait: () => pauses[asked++]!.promise });
        study.mockClear();
        edited.type('a1=dog:0');
        edited.type('a1=dog:90');
        pauses.forEach(({ answer }) => answer());
        await settled();
        expect(study.mock.calls.map(([, { position }]) => position)).toEqual(['a1=dog:90']);
    });

    it('is told of the text that is there now', async () => {
        const late = awaited<ReturnType<typeof studied>>();
        const study = vi.fn(around().server.study);
        const edited = await opened(null, { server: { study } });
        study.mockReturnValueOnce(late.promise);
        edited.type('a1=dog:0');
        await settled();
        edited.type('bad');
        await settled();
        late.answer(studied({}));
        await settled();
        expect([edited.problem, edited.checking]).toEqual(['Bad.', false]);
    });

    it('takes marks off a drawing that is not that of the text', async () => {
        const edited = await opened();
        expect(edited.scene(() => 'it')).toMatchObject({ marks: [{ cell: 'a1' }], pieces: [{ label: 'it' }] });
        edited.type('bad');
        await settled();
        expect(edited.scene(() => 'it')?.marks).toEqual([]);
    });

    it('leaves the squares as they are, so that nothing is let go of', async () => {
        const edited = await opened();
        const { cells } = edited;
        edited.type('a1=dog:0');
        await settled();
        expect(edited.cells).toBe(cells);
    });
});
