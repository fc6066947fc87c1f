import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '../api';
import type { Skin } from '../board';
import { words } from '../i18n/index.svelte';
import { settled } from '../testing';
import { Copying } from '../ui/copying.svelte';
import { EditorController, type Page } from './controller.svelte';
import { EditorState } from './editor.svelte';
import { around } from './fixture';
import type { Field } from './types';

beforeAll(() => words.speak('en'));

const GAME = {
    name: 'otter',
    seat_titles: ['River', 'Bank'],
    editions: [{ id: 'first', title: 'The first' }],
} as unknown as Game;
const written = vi.fn((_text: string) => Promise.resolve());

async function opened(position: string | null = null): Promise<EditorController> {
    const page: Page = {
        server: { games: () => Promise.resolve([GAME]) },
        loadSkin: () => Promise.resolve({} as Skin),
        origin: () => 'https://play.example',
        copying: new Copying(written, () => Promise.resolve()),
    };
    const editor = new EditorController(new EditorState('otter', position, around()), page);
    await settled();
    return editor;
}

const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const field = (id: string, more: object = {}): Field =>
    ({ id, kind: 'choice', value: '', options: [], ...more }) as Field;

describe('the page of the editor', () => {
    it('is shown once everything is there, or something is wrong', async () => {
        const editor = await opened();
        expect(editor.ready).toBe(false);
        await editor.list();
        await editor.loadLook();
        expect(editor.ready).toBe(true);
        expect((await opened('bad')).ready).toBe(true);
    });

    it('names pieces and values', async () => {
        const editor = await opened();
        await editor.list();
        expect(editor.scene?.pieces[0]?.label).toBe(words.t.app.pair('River', 'cat (fish (en)), a1'));
        editor.selected = 'new-dog';
        expect([editor.chosenName, editor.taken]).toEqual(['dog', null]);
        expect(editor.valueName(field('side'), '2')).toBe('Bank');
        expect(editor.valueName(field('edition'), 'first')).toBe('The first');
        expect(editor.valueName(field('carries', { cards: true }), 'fish')).toBe('fish (en)');
        expect(editor.valueName(field('weather'), 'rain')).toBe('rain');
    });

    it('offers to put anything anywhere', async () => {
        const editor = await opened();
        expect(editor.offers.grips?.map(({ piece }) => piece)).toEqual(['cat', 'new-dog']);
        editor.inflight = { piece: 'new-dog', cell: 'b2', facing: 90 };
        editor.put(editor.inflight);
        expect([editor.edited.text, editor.inflight]).toEqual(['a1=cat:0 b2=dog:90', null]);
    });

    it('begins anew with the same edition and option', async () => {
        const editor = await opened();
        const start = vi.spyOn(editor.edited, 'start');
        await editor.restart();
        expect(start).toHaveBeenCalledWith({ edition: 'first', seats: 2, options: { array: 'free' } });
    });

    it('copies the text, or a link to it', async () => {
        const editor = await opened();
        editor.copy('text');
        editor.copy('link');
        await settled();
        expect(written.mock.calls).toEqual([['a1=cat:0'], ['https://play.example/editor/otter?position=a1%3Dcat%3A0']]);
    });
});

describe('what is taken up', () => {
    it('turns, and stays taken up', async () => {
        const editor = await opened();
        editor.pick('cat');
        const turning = editor.turn(-1);
        editor.selected = null; // as the board does
        await turning;
        expect([editor.edited.text, editor.selected]).toEqual(['a1=cat:270', 'cat']);
        await editor.turn(1);
        expect(editor.edited.text).toBe('a1=cat:0');
    });

    it('changes, and is put down by choosing it again', async () => {
        const editor = await opened();
        await editor.change('lion', true);
        expect(editor.edited.text).toBe('a1=cat:0');
        editor.pick('cat');
        await editor.change('lion', true);
        expect(editor.edited.text).toBe('a1=lion:0');
        editor.pick('cat');
        expect(editor.selected).toBeNull();
    });
});

describe('keys', () => {
    it('delete what is taken up, and nothing else', async () => {
        const editor = await opened();
        expect(editor.key(pressed('Delete'))).toBe(false);
        editor.pick('cat');
        expect([editor.key(pressed('Backspace')), editor.edited.text]).toEqual([true, '']);
        expect([editor.key(pressed('z', true)), editor.edited.text]).toEqual([true, 'a1=cat:0']);
    });

    it('turn the board', async () => {
        const editor = await opened();
        expect([editor.key(pressed('F')), editor.turned]).toEqual([false, true]);
    });
});
