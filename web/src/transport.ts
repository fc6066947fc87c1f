/** The only place that touches the network: requests, and one socket for each live match. */
import type { FromClient, FromServer } from './wire';

/** Why a request or a message was not followed: the server's stable code and its sentence. */
export class Problem extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly status = 0,
        readonly details: Readonly<Record<string, unknown>> = {},
    ) {
        super(message);
    }
}

/** The code of a problem that is not the server's: it was not reached. */
export const UNREACHED = 'network/unreached';

type Fetch = typeof fetch;

/** Who wants to know whether the server was reached by a request. */
export const reach: { told: (reached: boolean) => void } = { told: () => undefined };

/** Says of an answer that the service worker had it stored. */
const STORED = 'X-Menagerie-Stored';

/** Ask the server; a refusal, or no answer at all, is thrown as a `Problem`. */
export async function request<T>(method: string, path: string, body?: unknown, ask: Fetch = fetch): Promise<T> {
    const answer = await asked(method, path, body, ask);
    const content = parsed(await answer.text());
    if (answer.ok) return content as T;
    throw problemOf(answer.status, content);
}

/** Ask for something that is told bit by bit, as lines of JSON; ends with the last one, or when `signal` is given. */
export async function stream<T>(
    path: string,
    body: unknown,
    signal: AbortSignal,
    told: (line: T) => void,
    ask: Fetch = fetch,
): Promise<void> {
    const answer = await asked('POST', path, body, ask, signal);
    if (!answer.ok || !answer.body) throw problemOf(answer.status, parsed(await answer.text()));
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line && !signal.aborted) told(JSON.parse(line) as T);
    }
}

function asked(method: string, path: string, body: unknown, ask: Fetch, signal?: AbortSignal): Promise<Response> {
    const init: RequestInit = {
        method,
        credentials: 'same-origin',
        headers: { Accept: 'application/json' },
        ...(signal ? { signal } : {}),
    };
    if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    }
    return ask(path, init).then(
        (answer) => {
            reach.told(!answer.headers.has(STORED));
            return answer;
        },
        (error: unknown) => {
            if (signal?.aborted) throw error;
            reach.told(false);
            throw new Problem(UNREACHED, '');
        },
    );
}

function problemOf(status: number, content: unknown): Problem {
    const { code, message, details } = (content ?? {}) as {
        code?: string;
        message?: string;
        details?: Record<string, unknown>;
    };
    return new Problem(code ?? `http/${status}`, message ?? '', status, details ?? {});
}

function parsed(text: string): unknown {
    try {
        return text === '' ? null : JSON.parse(text);
    } catch {
        return text;
    }
}

/** Where a connection stands: `lost` while it is being made again, `closed` for good. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What a socket of a browser has that is used here; tests bring their own. */
export interface Wire {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

export interface Listener {
    heard: (message: FromServer) => void;
    changed: (state: Connection, code: number) => void;
}

/** Closing codes after which it makes no sense to come back: not for you, no such match. */
const FINAL = [4003, 4403, 4404];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Heartbeats that may fail to come before a connection counts as lost. */
const MISSED = 2.5;
const USUAL_BEAT = 10_000;

/** A socket that comes back by itself, and sends every command again until it is answered. */
export class LiveSocket {
    state: Connection = 'connecting';
    #wire: Wire | null = null;
    #unanswered = new Map<string, FromClient>();
    #attempts = 0;
    #beat = USUAL_BEAT;
    #timers: { again?: ReturnType<typeof setTimeout>; silence?: ReturnType<typeof setTimeout> } = {};

    constructor(
        private readonly url: string,
        private readonly listener: Listener,
        private readonly open: (url: string) => Wire = (address) => new WebSocket(address) as unknown as Wire,
    ) {
        this.#connect();
    }

    /** How many commands wait for an answer. */
    get waiting(): number {
        return this.#unanswered.size;
    }

    /** Send a message; one with an id is kept and sent again until it is acknowledged or refused. */
    send(message: FromClient): void {
        if ('id' in message) this.#unanswered.set(message.id, message);
        if (this.state === 'open') this.#wire?.send(JSON.stringify(message));
    }

    /** Try at once to come back, as when the browser says that it is online again. */
    hurry(): void {
        if (this.state !== 'lost') return;
        clearTimeout(this.#timers.again);
        this.#connect();
    }

    /** Take the connection for lost without waiting for silence to tell. */
    lose(): void {
        if (this.state === 'open') this.#lose(1006);
    }

    /** Leave and come back at once, as somebody whom the server knows since. */
    again(): void {
        clearTimeout(this.#timers.again);
        this.#drop();
        this.#connect();
    }

    close(): void {
        this.#become('closed', 1000);
        clearTimeout(this.#timers.again);
        clearTimeout(this.#timers.silence);
        this.#drop();
    }

    #connect(): void {
        const wire = this.open(this.url);
        this.#wire = wire;
        this.#listen();
        wire.onopen = () => {
            if (wire !== this.#wire) return;
            this.#attempts = 0;
            this.#become('open', 0);
            for (const message of this.#unanswered.values()) wire.send(JSON.stringify(message));
        };
        wire.onmessage = ({ data }) => wire === this.#wire && this.#hear(String(data));
        wire.onclose = ({ code }) => wire === this.#wire && this.#lose(code);
    }

    #hear(text: string): void {
        this.#listen();
        const message = JSON.parse(text) as FromServer;
        if (message.kind === 'hello') this.#beat = message.beat || USUAL_BEAT;
        if (message.kind === 'clock') this.send({ kind: 'pong', beat: message.beat });
        if ((message.kind === 'ack' || message.kind === 'refusal') && message.id) this.#unanswered.delete(message.id);
        this.listener.heard(message);
    }

    /** Take silence for a lost connection: a dead line is not always closed. */
    #listen(): void {
        clearTimeout(this.#timers.silence);
        this.#timers.silence = setTimeout(() => this.#lose(1006), this.#beat * MISSED);
    }

    #lose(code: number): void {
        clearTimeout(this.#timers.silence);
        this.#drop();
        if (this.state === 'closed') return;
        if (FINAL.includes(code)) {
            this.#become('closed', code);
            return;
        }
        this.#become('lost', code);
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
        this.#timers.again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    }

    #drop(): void {
        const wire = this.#wire;
        this.#wire = null;
        try {
            wire?.close();
        } catch {
            // A socket that never opened has nothing to close.
        }
    }

    #become(state: Connection, code: number): void {
        if (state === this.state && state !== 'lost') return;
        this.state = state;
        this.listener.changed(state, code);
    }
}

/** The address of the socket of a match. */
export function liveAddress(
    match: string,
    language: string,
    at: { protocol: string; host: string } = location,
): string {
    const scheme = at.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${at.host}/api/live/${encodeURIComponent(match)}?lang=${language}`;
}

/** Be told by the server while the page is open; returns how to stop. */
export function follow(path: string, told: (data: string) => void): () => void {
    const source = new EventSource(path);
    source.addEventListener('notice', ({ data }) => told(String(data)));
    return () => source.close();
}
