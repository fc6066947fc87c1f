/** The words of the page in the chosen language; each language is a chunk of its own. */
import type { Language } from '../settings.svelte';
import type { Messages } from './en';

const LOADERS: Record<Language, () => Promise<Messages>> = {
    en: async () => (await import('./en')).en,
    fr: async () => (await import('./fr')).fr,
    de: async () => (await import('./de')).de,
    it: async () => (await import('./it')).it,
};

class Words {
    /** The messages: `{words.t.nav.play}` in a component follows the language. There are none before the first `speak`. */
    t = $state.raw({} as Messages);

    /** Switch to a language once its messages have arrived. */
    async speak(language: Language): Promise<void> {
        this.t = await LOADERS[language]();
    }
}

export const words = new Words();
