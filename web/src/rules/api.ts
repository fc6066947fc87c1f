/** What the server can be asked about rules: the values of an edition, and whether a move is legal. */
import { path, type Verdict } from '../api';
import { request } from '../transport';

/** A printed value of an edition and where it comes from. */
export interface EditionValue {
  path: string;
  value: unknown;
  source: string;
  detail: string;
  /** No printed source was at hand. */
  reconstructed: boolean;
}

export interface EditionValues {
  game: string;
  id: string;
  title: string;
  about: Record<string, string>;
  /** What the words for sources stand for. */
  sources: Record<string, string>;
  values: EditionValue[];
}

const at = (game: string, rest: string): string => path(`games/${encodeURIComponent(game)}/${rest}`);

export const rulesApi = {
  edition: (game: string, edition: string): Promise<EditionValues> => request('GET', at(game, `editions/${encodeURIComponent(edition)}`)),
  explain: (game: string, position: string, move: string): Promise<Verdict> => request('POST', at(game, 'explain'), { position, move }),
};
