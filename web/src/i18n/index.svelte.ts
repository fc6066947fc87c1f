/** The words of the page in the chosen language; each language is a chunk of its own. */
import type { Language } from '../settings.svelte';
import { en, type Messages } from './en';

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
};

class Words {
  /** The messages: `{words.t.nav.play}` in a component follows the language. */
  t: Messages = $state.raw(en);

  /** Switch to a language once its messages have arrived. */
  async speak(language: Language): Promise<void> {
    this.t = language === 'en' ? en : await LOADERS[language]();
  }
}

export const words = new Words();
