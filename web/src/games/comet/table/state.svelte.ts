/** What is shown of a card table on a narrow screen, one for each table that is open. */
import type { TableView } from '../../../table/view';
import type { Tab } from './tabs';

class CardTableState {
    /** The part that narrow screens show. */
    tab: Tab = $state('hand');
}

const states = new WeakMap<object, CardTableState>();

export function stateOf({ store }: TableView): CardTableState {
    const known = states.get(store) ?? new CardTableState();
    states.set(store, known);
    return known;
}
