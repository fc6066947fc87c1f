import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveAddress, LiveSocket, Problem, request, stream, UNREACHED, type Connection, type Wire } from './transport';
import type { FromServer } from './wire';

/** A socket that a test plays the server of. */
class FakeWire implements Wire {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: { kind: string; id?: string }[] = [];
    closed = false;

    send(text: string): void {
        this.sent.push(JSON.parse(text) as { kind: string });
    }

    close(): void {
        this.closed = true;
    }

    tell(message: Partial<FromServer> & { kind: string }): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

let wires: FakeWire[] = [];
let states: Connection[] = [];
let heard: string[] = [];

function socket(): LiveSocket {
    const listener = {
        heard: ({ kind }: FromServer) => void heard.push(kind),
        changed: (state: Connection) => void states.push(state),
    };
    return new LiveSocket('ws://x', listener, () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
    });
}

const last = (): FakeWire => wires.at(-1) as FakeWire;
const PLAY = { kind: 'play', id: 'one', ply: 0, move: '+a1N' } as const;

beforeEach(() => {
    vi.useFakeTimers();
    [wires, states, heard] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

describe('a socket', () => {
    it('sends a command again after a reconnect until it is acknowledged', () => {
        const live = socket();
        last().onopen?.();
        live.send(PLAY);
        expect(last().sent).toEqual([PLAY]);
        last().onclose?.({ code: 1006 });
        expect(states.at(-1)).toBe('lost');
        vi.advanceTimersByTime(2000);
        last().onopen?.();
        expect(wires).toHaveLength(2);
        expect(last().sent).toEqual([PLAY]);
        last().tell({ kind: 'ack', id: 'one', number: 1 });
        expect(live.waiting).toBe(0);
        last().onclose?.({ code: 1012 });
        vi.advanceTimersByTime(2000);
        last().onopen?.();
        expect(last().sent).toEqual([]);
    });

    it('keeps what is said before it is open', () => {
        const live = socket();
        live.send(PLAY);
        expect(last().sent).toEqual([]);
        last().onopen?.();
        expect(last().sent).toEqual([PLAY]);
    });

    it('forgets a command that is refused', () => {
        const live = socket();
        last().onopen?.();
        live.send(PLAY);
        last().tell({ kind: 'refusal', id: 'one', code: 'move/illegal', message: 'no' });
        expect(live.waiting).toBe(0);
        expect(heard).toEqual(['refusal']);
    });

    it('is lost at once where the browser is offline, and comes back', () => {
        const live = socket();
        live.lose();
        expect(states).toEqual([]);
        last().onopen?.();
        live.lose();
        expect(states.at(-1)).toBe('lost');
        vi.advanceTimersByTime(2000);
        last().onopen?.();
        expect([wires.length, states.at(-1)]).toEqual([2, 'open']);
    });

    it('answers heartbeats, and takes silence for a lost connection', () => {
        socket();
        last().onopen?.();
        last().tell({ kind: 'hello', beat: 1000, now: 0, you: '', match: 'm', version: 1 });
        last().tell({ kind: 'clock', beat: 7, clocks: { now: 0 } });
        expect(last().sent).toEqual([{ kind: 'pong', beat: 7 }]);
        vi.advanceTimersByTime(2600);
        expect(states.at(-1)).toBe('lost');
        expect(wires[0]?.closed).toBe(true);
    });

    it('comes back at once when asked to hurry, and ignores what the old line still says', () => {
        const live = socket();
        last().onopen?.();
        const old = last();
        old.onclose?.({ code: 1006 });
        live.hurry();
        expect(wires).toHaveLength(2);
        old.tell({ kind: 'presence', present: [], watching: 0 });
        expect(heard).toEqual([]);
    });

    it('stays closed where there is nothing to come back to', () => {
        socket();
        last().onclose?.({ code: 4404 });
        vi.advanceTimersByTime(60_000);
        expect(wires).toHaveLength(1);
        expect(states).toEqual(['closed']);
    });
});

describe('a request', () => {
    const answering =
        (body: string, status = 200): typeof fetch =>
        () =>
            Promise.resolve(new Response(body, { status }));

    it('returns what the server answers', async () => {
        expect(await request('GET', '/api/games', undefined, answering('[1]'))).toEqual([1]);
    });

    it('throws a refusal with its code and sentence', async () => {
        const refused = request(
            'POST',
            '/api/matches',
            {},
            answering('{"code":"lobby/full","message":"Too many.","details":{"most":3}}', 409),
        );
        await expect(refused).rejects.toMatchObject({
            code: 'lobby/full',
            message: 'Too many.',
            status: 409,
            details: { most: 3 },
        });
    });

    it('tells a server that is not reached from one that refuses', async () => {
        const lost = request('GET', '/api/games', undefined, () => Promise.reject(new TypeError('no')));
        await expect(lost).rejects.toBeInstanceOf(Problem);
        await expect(lost).rejects.toMatchObject({ code: UNREACHED });
    });

    it('does not mind an answer that is no JSON', async () => {
        await expect(request('GET', '/', undefined, answering('<h1>502</h1>', 502))).rejects.toMatchObject({
            code: 'http/502',
        });
    });
});

it('makes addresses that are as safe as the page', () => {
    expect(liveAddress('a b', 'fr', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/live/a%20b?lang=fr');
    expect(liveAddress('m', 'en', { protocol: 'http:', host: 'x:1' })).toBe('ws://x:1/api/live/m?lang=en');
});

describe('something told bit by bit', () => {
    const answer =
        (parts: string[], status = 200): typeof fetch =>
        () => {
            const body = new ReadableStream<Uint8Array>({
                start(control) {
                    for (const part of parts) control.enqueue(new TextEncoder().encode(part));
                    control.close();
                },
            });
            return Promise.resolve(new Response(body, { status }));
        };

    it('comes line by line, wherever it is cut', async () => {
        const told: unknown[] = [];
        await stream(
            '/x',
            {},
            new AbortController().signal,
            (line) => told.push(line),
            answer(['{"a":1}\n{"a"', ':2}\n', '{"a":"é"}\n']),
        );
        expect(told).toEqual([{ a: 1 }, { a: 2 }, { a: 'é' }]);
    });

    it('is refused like anything else, and silent after it was stopped', async () => {
        const stop = new AbortController();
        const told: unknown[] = [];
        await expect(
            stream(
                '/x',
                {},
                stop.signal,
                (line) => told.push(line),
                answer(['{"code":"analysis/busy","message":"wait"}'], 429),
            ),
        ).rejects.toMatchObject({ code: 'analysis/busy', status: 429 });
        stop.abort();
        await stream('/x', {}, stop.signal, (line) => told.push(line), answer(['{"a":1}\n']));
        expect(told).toEqual([]);
    });
});
