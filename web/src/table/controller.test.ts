import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../transport';
import { TableController, type Page } from './controller.svelte';

const scene = {
    cells: [],
    width: 1,
    height: 1,
    pieces: [{ id: 'cat', cell: 'b2', kind: 'cat', owner: 1, label: 'cat' }],
    tracks: [],
};
const offers = { seat: 1, grips: [{ piece: 'cat', to: [['b3', 'b2-b3', 0]] }], endings: [[['', null]]] };
const SNAPSHOT = {
    kind: 'snapshot',
    match: 'm',
    number: 1,
    ply: 0,
    seat: 1,
    own: [1],
    status: 'running',
    to_act: 1,
    moves: [],
    scene,
    offers,
    seats: [
        { seat: 1, title: 'One', name: 'Ada' },
        { seat: 2, title: 'Two', name: 'Bot', level: 'chick' },
    ],
    settings: { game: 'otter', edition: 'first', seats: 2, rated: false },
};

let sent: { kind: string; move?: string; command?: { kind: string } }[];
let tell: (message: object) => void;
let asks: boolean;
const page = { sound: vi.fn(), asked: vi.fn(), sent: vi.fn() };

function opened(more: object = {}): TableController {
    const wire: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text: string) => sent.push(JSON.parse(text)),
        close: () => undefined,
    };
    const around: Page = { ...page, asksFirst: () => asks, open: () => wire };
    const table = new TableController('m', around);
    tell = (message) => wire.onmessage?.({ data: JSON.stringify(message) });
    wire.onopen?.();
    tell({ kind: 'hello', match: 'm', you: 'ada', now: 0, beat: 60, version: 1 });
    tell({ ...SNAPSHOT, ...more });
    return table;
}

function said(number: number, person: string): void {
    tell({ kind: 'chat', lines: [{ number, person, name: person, text: 'hello', at: 0 }] });
}

beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
    [sent, asks] = [[], false];
});
afterEach(() => vi.unstubAllGlobals());

describe('a move at a table', () => {
    it('is sent at once', () => {
        const table = opened();
        table.more = true;
        table.play('b2-b3');
        expect(sent.map(({ move }) => move)).toContain('b2-b3');
        expect(page.sent).toHaveBeenCalledTimes(1);
        expect(page.sound).toHaveBeenCalledWith('own');
        expect(table.more).toBe(false);
        table.close();
    });

    it('waits for its confirmation where it is asked for', () => {
        asks = true;
        const table = opened();
        table.play('b2-b3');
        expect(page.asked).toHaveBeenCalledTimes(1);
        expect(table.unconfirmed).toBe('b2-b3');
        expect(page.sent).not.toHaveBeenCalled();
        table.confirm(true);
        expect(table.unconfirmed).toBeNull();
        expect(sent.map(({ move }) => move)).toContain('b2-b3');
        table.close();
    });

    it('is taken back when it is not confirmed', () => {
        asks = true;
        const table = opened();
        table.selection.inflight = { piece: 'cat', cell: 'b3', facing: null };
        table.play('b2-b3');
        expect(table.key('Escape')).toBe(true);
        table.confirm(false);
        expect(table.selection.inflight).toBeNull();
        expect(page.sent).not.toHaveBeenCalled();
        table.close();
    });
});

describe('a table', () => {
    it('shows oneself below, and is turned for the second side', () => {
        const first = opened();
        expect([first.mine, first.others].map(([seat]) => seat?.seat)).toEqual([1, 2]);
        expect(first.turn).toBe(0);
        first.key('f');
        expect(first.turn).toBe(180);
        const second = opened({ own: [2] });
        expect(second.mine[0]?.seat).toBe(2);
        expect(second.turn).toBe(180);
        const both = opened({ own: [1, 2] });
        expect(both.mine[0]?.seat).toBe(1);
        for (const table of [first, second, both]) table.close();
    });

    it('offers nothing once the match is over', () => {
        const table = opened({ status: 'over' });
        expect(table.offers).toBeNull();
        expect(table.view.able.size).toBe(0);
        table.close();
    });

    it('tells of lines that were not seen until the chat is opened', () => {
        const table = opened();
        expect([table.alone, table.unread]).toEqual([true, false]);
        said(1, 'bob');
        expect([table.alone, table.unread]).toEqual([false, true]);
        table.show('chat');
        table.readChat();
        expect([table.sheet, table.unread]).toEqual(['chat', false]);
        table.show('chat');
        expect(table.sheet).toBeNull();
        said(2, 'ada');
        expect(table.unread).toBe(false);
        table.close();
    });

    it('shows what is taken up, or what was looked at last', () => {
        const table = opened();
        expect(table.view.piece).toBeNull();
        table.lookAt('b2');
        expect(table.view.piece?.id).toBe('cat');
        table.lookAt('a1');
        expect(table.view.piece).toBeNull();
        table.selection.selected = 'cat';
        expect(table.view.piece?.id).toBe('cat');
        expect(table.taken).toBe('cat');
        table.close();
    });

    it('asks for a takeback by a key', () => {
        const table = opened();
        expect(table.key('u')).toBe(false);
        expect(sent.some(({ command }) => command?.kind === 'offer')).toBe(true);
        table.close();
    });

    it('gives hints only where nobody is at a disadvantage', () => {
        expect(opened().canHint).toBe(true);
        expect(opened({ settings: { ...SNAPSHOT.settings, rated: true } }).canHint).toBe(false);
    });
});
