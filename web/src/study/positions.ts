/** What the server shows of the positions of a game that is studied, each asked for once. */
import { api, type Ply, type Study } from '../api';
import { Cache } from '../cache';
import { settings } from '../settings.svelte';
import type { Snapshot } from '../wire';
import { openHands } from './hands';

/** Whose eyes: those of a seat, of whoever is to act, or of everybody. */
export type Eyes = number | 'act' | 'all';

export class Positions {
    #known = new Cache<string, Study>();

    constructor(
        readonly game: string,
        private readonly server: Pick<typeof api, 'study' | 'ply'> = api,
    ) {}

    /** The position that moves lead to, as it is seen by some eyes. */
    after(start: string, moves: readonly string[], eyes: Eyes): Promise<Study> {
        const asked = { position: start, moves, draw: false };
        return this.#known.get(`${settings.language} ${eyes} ${moves.join(',')}`, async () =>
            this.seen(
                start,
                await this.server.study(this.game, typeof eyes === 'number' ? { ...asked, seat: eyes } : asked),
                eyes,
            ),
        );
    }

    /** A position with every hand laid open, if these are the eyes of everybody. */
    async seen(start: string, study: Study, eyes: Eyes): Promise<Study> {
        if (eyes !== 'all') return study;
        const asked = { position: start, moves: study.moves, draw: false };
        const scene = await openHands(
            study.scene,
            async (seat) => (await this.server.study(this.game, { ...asked, seat })).scene,
        );
        return { ...study, scene };
    }

    /** A ply of a match that goes on, as its viewer saw it. */
    ofMatch(match: Snapshot, ply: number): Promise<Study> {
        return this.#known.get(`${settings.language} ${ply}`, async () =>
            seenAs(match, await this.server.ply(match.match, ply)),
        );
    }
}

/** A ply of a match as a position of a study in which nothing can be tried. */
function seenAs({ settings: terms, seat, ply: last, to_act }: Snapshot, { ply, scene, motions, told }: Ply): Study {
    return {
        game: terms.game,
        edition: terms.edition,
        position: '',
        seats: terms.seats,
        moves: [],
        movers: [],
        ply,
        to_act: ply === last ? to_act : null,
        seat,
        scene,
        offers: null,
        motions: [motions],
        told,
        outcome: null,
    };
}
