/** What a player is asked to do, found out from what is counted. */
import type { Track } from '../../../wire';
import type { Words } from '../words';

/** Which action of the turn is to be made, and how many the turn has; null while something else is due. */
export function actionOf(tracks: readonly Track[]): { now: number; of: number } | null {
    const { goal: of = 0, values = [] } = tracks.find(({ kind }) => kind === 'actions_left') ?? {};
    return of > 0 ? { now: of - (values[0]?.[1] ?? 0) + 1, of } : null;
}

/** What is due where animals act: to place, an action, to free prisoners, or to put a turtle home. */
export function dueOf(tracks: readonly Track[]): 'place' | 'act' | 'free' | 'home' {
    const kinds = new Set(tracks.map(({ kind }) => kind));
    if (kinds.has('batch_left')) return 'place';
    if (kinds.has('freed')) return 'free';
    return kinds.has('actions_left') && actionOf(tracks) === null ? 'home' : 'act';
}

/** What to do when nothing is taken up; undefined where the usual sentence will do. */
export function dueWords(tracks: readonly Track[], t: Words['table']): string | undefined {
    return ({ free: t.freeing, home: t.homing, place: '', act: undefined } as const)[dueOf(tracks)];
}

/** The title of a group beside the board: animals that are still to be placed, or prisoners. */
export function groupTitle(title: string, tracks: readonly Track[], t: Words['table']): string {
    if (!title.includes(':')) return title;
    return tracks.some(({ kind }) => kind === 'batch_left') ? t.toPlace : t.prison;
}

/** The name of a move among those that take an animal to the same square. */
export function optionName(move: string, { named }: Words['table']): string | undefined {
    const home = /@([a-o]\d+)=/.exec(move)?.[1];
    if (home !== undefined) return named.home(home);
    if (!/^[A-Za-z][a-o]\d+(?:x|-)/.test(move)) return undefined;
    const struck = [...move.matchAll(/x([a-o]\d+)/g)].map(([, cell]) => cell ?? '');
    return struck.length > 0 ? named.take(struck.join(', ')) : named.jump;
}
