/** What a person has chosen for this browser: remembered, and shown to the style sheet as attributes of the page. */
import { local } from './storage';

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export type BoardStyle = 'wood' | 'plain' | 'contrast';
export type Motion = 'auto' | 'full' | 'half' | 'none';
export type Asking = 'auto' | 'always' | 'never';

export interface Settings {
    language: Language;
    theme: Theme;
    /** `auto` follows the system; `half` is half speed. */
    motion: Motion;
    letters: 'normal' | 'easy';
    sound: boolean;
    /** From 0 to 1. */
    volume: number;
    coordinates: boolean;
    /** Ask before a move is sent; `auto` where the game is easily mistaken under a finger. */
    confirm: Asking;
    /** Show which pieces can act and where they can go. */
    targets: boolean;
    /** How animals are drawn, where a game has both. */
    pieces: 'picture' | 'carved';
    pieceLetters: boolean;
    /** How boards are drawn. */
    board: BoardStyle;
    /** Tell in the page when it is one's turn elsewhere. */
    notices: boolean;
}

const KEY = 'menagerie.settings';

export function defaults(preferred: readonly string[]): Settings {
    const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag));
    return {
        language: (known as Language | undefined) ?? 'en',
        theme: 'auto',
        motion: 'auto',
        letters: 'normal',
        sound: true,
        volume: 0.6,
        coordinates: true,
        confirm: 'auto',
        targets: true,
        pieces: 'picture',
        pieceLetters: false,
        board: 'wood',
        notices: true,
    };
}

/** What a setting may say, where it says one of a few words. */
const CHOICES: Partial<Record<string, readonly unknown[]>> = {
    language: LANGUAGES,
    theme: ['auto', 'light', 'dark'] satisfies Theme[],
    motion: ['auto', 'full', 'half', 'none'] satisfies Motion[],
    letters: ['normal', 'easy'],
    confirm: ['auto', 'always', 'never'] satisfies Asking[],
    pieces: ['picture', 'carved'],
    board: ['wood', 'plain', 'contrast'] satisfies BoardStyle[],
};

/** The setting for pieces was once called after a game. */
function renamed(key: string): string {
    return /^[a-z]+Pieces$/.test(key) ? 'pieces' : key;
}

/** Take what was remembered over the defaults, leaving out what is unknown or of another kind. */
export function restored(text: string | null, base: Settings): Settings {
    try {
        const found: unknown = JSON.parse(text ?? '{}');
        if (typeof found !== 'object' || found === null) return base;
        const fits = (key: string, value: unknown): boolean =>
            CHOICES[key]?.includes(value) ?? typeof value === typeof base[key as keyof Settings];
        const entries = Object.entries(found).map(([key, value]): [string, unknown] => [renamed(key), value]);
        return { ...base, ...Object.fromEntries(entries.filter(([key, value]) => fits(key, value))) };
    } catch {
        return base;
    }
}

function browserLanguages(): readonly string[] {
    return typeof navigator === 'undefined' ? [] : navigator.languages;
}

export const settings: Settings = $state(restored(local.getItem(KEY), defaults(browserLanguages())));

/** Keep the page and the memory of the browser in step with the settings; call once at the start. */
export function applySettings(): void {
    $effect.root(() => {
        $effect(() => {
            const { dataset } = document.documentElement;
            dataset['theme'] = settings.theme;
            dataset['motion'] = settings.motion;
            dataset['letters'] = settings.letters;
            dataset['board'] = settings.board;
            document.documentElement.lang = settings.language;
            if (settings.letters === 'easy') void import('@fontsource-variable/atkinson-hyperlegible-next');
            local.setItem(KEY, JSON.stringify(settings));
        });
    });
}

/** Whether a move waits for its confirmation; `slippery` where one finger covers several squares of the game. */
export function asksFirst(slippery: boolean): boolean {
    if (settings.confirm !== 'auto') return settings.confirm === 'always';
    return slippery && matchMedia('(pointer: coarse) and (max-width: 700px)').matches;
}

/** How long motions take compared with normal: 0 for none, 2 for half speed. */
export function motionScale(): number {
    if (settings.motion === 'none') return 0;
    if (settings.motion === 'half') return 2;
    const reduced = settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return reduced ? 0 : 1;
}

/** How pieces are drawn. */
export function pieceStyle(): { carved: boolean; letters: boolean } {
    return { carved: settings.pieces === 'carved', letters: settings.pieceLetters };
}
