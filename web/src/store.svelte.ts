/** A live match as this page knows it: what the server told, what is on its way, and which ply is looked at. */
import { api, type Ply, type Verdict } from './api';
import { Cache } from './cache';
import { changed } from './scenes';
import { settings } from './settings.svelte';
import { LiveSocket, liveAddress, Problem, type Connection, type Wire } from './transport';
import type { Event, FromServer, Line, Motion, Refusal, Snapshot } from './wire';

/** What a table tells its page besides its state: for sounds and for screen readers. */
export type Happening = 'move' | 'own' | 'over' | 'start' | 'chat' | 'refused' | 'offer';

/** What is shown when an attempt was refused. */
export interface Refused {
    message: string;
    rule: string | null;
    cells: readonly string[];
}

export class MatchStore {
    connection: Connection = $state('connecting');
    /** Why the connection was closed for good, as a closing code; 0 while it is not. */
    closed = $state(0);
    match: Snapshot | null = $state.raw(null);
    you = $state('');
    chat: readonly Line[] = $state.raw([]);
    present: readonly string[] = $state.raw([]);
    watching = $state(0);
    refused: Refused | null = $state.raw(null);
    /** A line that was not said, to be tried again. */
    unsaid = $state('');
    /** What to animate towards the scene that is shown. */
    motions: readonly Motion[] = $state.raw([]);
    /** The motions of the last moves of one seat, to mark them. */
    last: readonly (readonly Motion[])[] = $state.raw([]);
    /** What the last move did, in words. */
    told = $state('');
    /** A ply of the past that is looked at; null follows the match. */
    ply: number | null = $state(null);
    past: Ply | null = $state.raw(null);
    /** Milliseconds by which the server's clock is ahead. */
    ahead = $state(0);
    sending = $state(0);
    #plies = new Cache<number, Ply>();
    #saying = { id: '', text: '' };
    #socket: LiveSocket;
    #counter = 0;
    #lastSeat = 0;

    constructor(
        readonly id: string,
        private readonly happened: (what: Happening) => void = () => undefined,
        open?: (url: string) => Wire,
    ) {
        const listener = {
            heard: (message: FromServer) => this.#hear(message),
            changed: (state: Connection, code: number) => {
                this.connection = state;
                if (state === 'closed') this.closed = code;
            },
        };
        this.#socket = new LiveSocket(liveAddress(id, settings.language), listener, ...(open ? [open] : []));
    }

    close(): void {
        this.#socket.close();
    }

    hurry(): void {
        this.#socket.hurry();
    }

    /** Take the connection for lost, as when the browser says that it is offline. */
    lose(): void {
        this.#socket.lose();
    }

    /** Open the socket anew, as somebody who has become known since. */
    again(): void {
        this.#socket.again();
    }

    /** The scene to draw: that of the ply looked at. */
    get scene(): Snapshot['scene'] | null {
        return this.past?.scene ?? this.match?.scene ?? null;
    }

    get yourTurn(): boolean {
        const match = this.match;
        return (
            match !== null && match.status === 'running' && match.to_act !== null && match.own.includes(match.to_act)
        );
    }

    // What a person does

    play(move: string): void {
        if (!this.match) return;
        this.refused = null;
        this.#send({ kind: 'play', ply: this.match.ply, move });
        this.happened('own');
    }

    /** Give any other command, such as `{ kind: 'resign' }`. */
    command(kind: string, fields: Record<string, unknown> = {}): void {
        this.#send({ kind: 'do', command: { kind, ...fields } });
    }

    say(what: { text: string } | { phrase: string }): void {
        const id = this.#send({ kind: 'say', ...what });
        this.#saying = { id, text: 'text' in what ? what.text : '' };
    }

    /** Ask why a piece cannot go to a cell, and show the answer. */
    async why(piece: string, cell: string, otherwise: string): Promise<void> {
        const verdict = await api
            .why(this.id, piece, cell)
            .catch((): Verdict => ({ legal: false, rule: null, message: '', cells: [cell] }));
        this.refused = { message: verdict.message || otherwise, rule: verdict.rule, cells: verdict.cells };
        this.happened('refused');
    }

    /** Look at a ply of the match; the last one follows the match again. */
    async goTo(ply: number): Promise<void> {
        const end = this.match?.ply ?? 0;
        const wanted = Math.max(0, Math.min(ply, end));
        this.refused = null;
        if (wanted === end) {
            this.motions = [];
            this.ply = this.past = null;
            return;
        }
        const forward = wanted === (this.ply ?? end) + 1;
        this.ply = wanted;
        const known = await this.#plies.get(wanted, () => api.ply(this.id, wanted)).catch(() => null);
        if (known === null || this.ply !== wanted) return;
        this.motions = forward ? known.motions : [];
        this.past = known;
    }

    /** Fetch a page of moves before those that are known. */
    async earlier(): Promise<void> {
        const before = this.match?.skipped ?? 0;
        if (before === 0) return;
        const page = await api.moves(this.id, before).catch(() => null);
        if (page === null || this.match?.skipped !== before) return;
        const { skipped, turns, moves } = page;
        this.match = { ...this.match, skipped, turns, moves: [...moves, ...this.match.moves] };
    }

    #send(
        message:
            | { kind: 'play'; ply: number; move: string }
            | { kind: 'do'; command: Record<string, unknown> }
            | ({ kind: 'say' } & ({ text: string } | { phrase: string })),
    ): string {
        const id = `${Date.now().toString(36)}-${++this.#counter}-${Math.random().toString(36).slice(2, 8)}`;
        this.#socket.send({ ...message, id });
        this.sending = this.#socket.waiting;
        return id;
    }

    // What the server says

    #hear(message: FromServer): void {
        this.sending = this.#socket.waiting;
        if (message.kind === 'hello') {
            this.you = message.you;
            this.ahead = message.now - Date.now();
        } else if (message.kind === 'snapshot') this.#take(message);
        else if (message.kind === 'event') this.#follow(message);
        else if (message.kind === 'refusal') this.#refuse(message);
        else if (message.kind === 'chat') this.#talk(message.lines);
        else if (message.kind === 'presence') [this.present, this.watching] = [message.present, message.watching];
        else if (message.kind === 'clock' && this.match) this.match = { ...this.match, clocks: message.clocks };
    }

    #take(snapshot: Snapshot): void {
        if (this.match && snapshot.number < this.match.number) return;
        const known = this.match?.number === snapshot.number;
        this.match = known && this.match ? { ...snapshot, scene: { ...snapshot.scene } } : snapshot;
        if (this.match.ply === 0 || !known) this.motions = [];
        if (!known) void this.#recall(snapshot.ply);
    }

    /** Ask what the last move was, for whoever comes to a match under way. */
    async #recall(ply: number): Promise<void> {
        if (ply === 0) return;
        const last = await api.ply(this.id, ply).catch(() => null);
        if (last === null || this.match?.ply !== ply) return;
        this.last = last.motions.length > 0 ? [last.motions] : [];
        this.#lastSeat = this.match.moves.at(-1)?.seat ?? 0;
        this.told ||= last.told;
    }

    #follow(event: Event): void {
        const match = this.match;
        if (!match || event.number <= match.number) return;
        if (event.after !== match.number) {
            this.#socket.send({ kind: 'resync' });
            return;
        }
        const moves = event.moves ?? [];
        const kept = event.ply - moves.length - (match.skipped ?? 0);
        if (kept < 0) {
            this.#socket.send({ kind: 'resync' });
            return;
        }
        const given = Object.fromEntries(
            (['seats', 'proposals', 'result', 'rematch', 'seed'] as const).flatMap((name) =>
                event[name] == null ? [] : [[name, event[name]]],
            ),
        );
        const scene = event.scene ? changed(match.scene, event.scene) : match.scene;
        if (event.entries.includes('taken_back')) this.#unmark(event.ply);
        this.#remember(moves);
        this.match = {
            ...match,
            ...given,
            number: event.number,
            status: event.status,
            ply: event.ply,
            seat: event.seat,
            to_act: event.to_act,
            clocks: event.clocks,
            view: event.view ?? match.view,
            offers: event.offers ?? null,
            scene,
            moves: [...match.moves.slice(0, kept), ...moves],
        };
        this.#tell(event, match);
    }

    /** What was taken back is the last move no longer; nor can a ply be looked at that is not there any more. */
    #unmark(ply: number): void {
        this.#plies.clear();
        [this.last, this.#lastSeat, this.told] = [[], 0, ''];
        if (this.ply !== null && this.ply >= ply) this.ply = this.past = null;
        void this.#recall(ply);
    }

    /** Keep the motions of the latest moves; several by one seat are one turn. */
    #remember(moves: readonly { seat: number; motions?: Motion[]; told?: string }[]): void {
        if (moves.length === 0) return;
        if (this.ply === null) this.motions = moves.flatMap(({ motions }) => motions ?? []);
        for (const { seat, motions, told } of moves) {
            if (told) this.told = told;
            if (seat < 1 || !motions?.length) continue;
            this.last = seat === this.#lastSeat ? [...this.last, motions].slice(-2) : [motions];
            this.#lastSeat = seat;
        }
    }

    #tell(event: Event, before: Snapshot): void {
        if (event.result && !before.result) this.happened('over');
        else if (before.status === 'open' && event.status === 'running') this.happened('start');
        else if ((event.moves ?? []).some(({ seat }) => seat > 0 && !before.own.includes(seat))) this.happened('move');
        else if (event.proposals?.some(({ awaited }) => awaited.some((seat) => before.own.includes(seat))))
            this.happened('offer');
        if (event.moves?.length || event.result) this.refused = null;
    }

    #refuse({ code, message, id, details = {} }: Refusal): void {
        if (id && id === this.#saying.id) this.unsaid = this.#saying.text;
        if (code === 'match/stale') return;
        const cells = Array.isArray(details['cells']) ? (details['cells'] as string[]) : [];
        const rule = typeof details['rule'] === 'string' ? details['rule'] : null;
        this.refused = { message, rule, cells };
        if (this.match) this.match = { ...this.match, scene: { ...this.match.scene } };
        this.happened('refused');
    }

    #talk(lines: readonly Line[]): void {
        const fresh = lines.filter(({ number }) => !this.chat.some((line) => line.number === number));
        if (fresh.length === 0) return;
        const first = this.chat.length === 0 && fresh.length > 1;
        this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
        if (!first && fresh.some(({ person }) => person !== this.you)) this.happened('chat');
    }
}

export { Problem };
