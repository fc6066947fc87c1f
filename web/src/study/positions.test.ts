import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StudyQuestion } from '../api';
import { settings } from '../settings.svelte';
import type { Scene } from '../wire';
import { played, serving, studied } from './fixture';
import { Positions } from './positions';

afterEach(() => (settings.language = 'en'));

/** A game of cards: everybody sees only their own. */
function cards({ seat = 0 }: StudyQuestion): Scene {
    const hand = (of: number) => ({
        seat: of,
        title: 'Hand',
        hidden: of !== seat,
        items: of === seat ? [{ id: `card ${of}` }] : [],
    });
    return { ...studied({}).scene, hands: [hand(1), hand(2)] } as unknown as Scene;
}

function dealt(): { positions: Positions; study: ReturnType<typeof vi.fn> } {
    const study = vi.fn((_game: string, question: StudyQuestion) =>
        Promise.resolve({ ...studied(question), scene: cards(question) }),
    );
    return { positions: new Positions('otter', serving({ study })), study };
}

describe('a position', () => {
    it('is asked for once in each language and for each pair of eyes', async () => {
        const { positions, study } = dealt();
        await positions.after('p', ['a'], 'act');
        await positions.after('p', ['a'], 'act');
        expect(study).toHaveBeenCalledTimes(1);
        await positions.after('p', ['a'], 1);
        expect(study).toHaveBeenLastCalledWith('otter', { position: 'p', moves: ['a'], draw: false, seat: 1 });
        settings.language = 'de';
        await positions.after('p', ['a'], 'act');
        expect(study).toHaveBeenCalledTimes(3);
    });

    it('has every hand laid open for the eyes of everybody', async () => {
        const { positions } = dealt();
        const items = async (eyes: number | 'act' | 'all'): Promise<(string | undefined)[]> =>
            ((await positions.after('p', [], eyes)).scene.hands ?? []).map((hand) => hand.items?.[0]?.id);
        expect(await items('all')).toEqual(['card 1', 'card 2']);
        expect(await items(2)).toEqual([undefined, 'card 2']);
    });

    it('of a match that goes on is shown as its viewer saw it', async () => {
        const positions = new Positions('otter', serving());
        const now = played({ status: 'running', to_act: 2 });
        const [before, last] = await Promise.all([positions.ofMatch(now, 1), positions.ofMatch(now, 3)]);
        expect([before.to_act, last.to_act]).toEqual([null, 2]);
        expect([before.told, before.offers, before.seat]).toEqual(['ply 1', null, 2]);
    });
});
