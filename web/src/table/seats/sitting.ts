/** Taking a seat: whoever is not known yet becomes a guest by it, so the socket is opened anew. */
import { api } from '../../api';
import type { MatchStore } from '../../store.svelte';
import { Problem } from '../../transport';

/** Take a seat; return why not, or an empty text. */
export async function seatDown(store: MatchStore, seat: number): Promise<string> {
    try {
        await api.join(store.id, seat);
        if (store.you === '') store.again();
        return '';
    } catch (error) {
        return error instanceof Problem ? error.message || error.code : String(error);
    }
}
