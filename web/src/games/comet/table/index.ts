/** The parts of pages that only Comet has. */
import type { Panels } from '../../module';
import CardTable from './CardTable.svelte';
import Pool from './Pool.svelte';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import StudyCards from './StudyCards.svelte';
import Tabs from './Tabs.svelte';

export const panels: Panels = {
    Beside: CardTable,
    Seat,
    /** The name of the hero that lies before a player. */
    seatTitle: (scene, seat) =>
        (scene.hands ?? [])
            .filter((hand) => hand.seat === seat)
            .flatMap(({ items }) => items ?? [])
            .find(({ id }) => id.startsWith('hero'))
            ?.label?.split(',')[0],
    Result: Score,
    Foot: Tabs,
    Supply: Pool,
    Hands: StudyCards,
};
