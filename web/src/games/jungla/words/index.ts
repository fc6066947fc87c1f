/** The words of Jungla in the chosen language. */
import type { Widened } from '../../../i18n/widened';
import { registry } from '../../registry.svelte';
import type { en } from './en';

export type Words = Widened<typeof en>;

/** `words.t` follows the language; there are none before the game is loaded. */
export const words = {
    get t(): Words {
        return registry.words('jungla') as Words;
    },
};
