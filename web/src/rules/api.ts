/** What the server can be asked about rules: the values of an edition, and whether a move is legal. */
import { path, type Verdict } from '../api';
import type { EditionValues, ValueBody } from '../http';
import { request } from '../transport';

/** A printed value of an edition and where it comes from. */
export type EditionValue = ValueBody;
export type { EditionValues };

const at = (game: string, rest: string): string => path(`games/${encodeURIComponent(game)}/${rest}`);

export const rulesApi = {
    edition: (game: string, edition: string): Promise<EditionValues> =>
        request('GET', at(game, `editions/${encodeURIComponent(edition)}`)),
    explain: (game: string, position: string, move: string): Promise<Verdict> =>
        request('POST', at(game, 'explain'), { position, move }),
};
