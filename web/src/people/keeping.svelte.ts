/** Settings follow an account: taken over on signing in, and kept with it whenever they change. */
import { restored, settings, type Settings } from '../settings.svelte';
import { people, type Me } from './api';
import { myself } from './me.svelte';

/** Milliseconds after which a change is sent, so that a slider sends once. */
const PAUSE = 1500;
/** What stays with the browser: how loud it is depends on where it stands. */
const OF_BROWSER: readonly (keyof Settings)[] = ['volume', 'sound'];

/** The settings that are kept with an account. */
export function portable(all: Settings): Partial<Settings> {
    return Object.fromEntries(Object.entries(all).filter(([name]) => !OF_BROWSER.includes(name as keyof Settings)));
}

/** Take over what an account has kept, over what this browser has. */
export function taken(kept: unknown, here: Settings): Settings {
    return typeof kept === 'object' && kept !== null
        ? restored(JSON.stringify(portable({ ...here, ...kept })), here)
        : here;
}

/** Begin to keep settings and account in step; call once. */
export function keepSettings(): void {
    let last = '';
    let whose = '';
    let waiting: ReturnType<typeof setTimeout> | undefined;
    $effect.root(() => {
        $effect(() => {
            const person = myself.person as Me | null;
            const now = JSON.stringify(portable(settings));
            if (person === null) return;
            if (person.id !== whose) {
                whose = person.id;
                const kept = person.guest ? null : person.preferences?.['settings'];
                Object.assign(settings, taken(kept, settings));
                last = kept ? JSON.stringify(portable(settings)) : person.guest ? now : '';
                if (last !== '') return;
            }
            if (now === last) return;
            clearTimeout(waiting);
            waiting = setTimeout(() => {
                last = now;
                void people
                    .prefer({ language: settings.language, settings: portable(settings) })
                    .catch(() => (last = ''));
            }, PAUSE);
        });
    });
}
