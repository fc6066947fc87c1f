/**
 * A game without a folder of its own: polygons in the colours of the scene, letters as pieces, the words of the
 * server.
 */
import { PLAIN_LOOK } from '../../table/looks';
import type { GameModule } from '../module';
import { plain } from './skin';

const none = async (): Promise<{ brief: [] }> => ({ brief: [] });

export const game: GameModule = {
    skin: plain,
    look: PLAIN_LOOK,
    words: { en: none, fr: none, de: none, it: none },
};
