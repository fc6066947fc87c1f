/** What a player is told and asked beside the board, of all that could be said. */
import type { Asked, ChoiceName, GameModule } from '../../games/module';
import type { Messages } from '../../i18n/en';
import type { MatchStore } from '../../store.svelte';
import type { Snapshot } from '../../wire';
import { nameOf } from './telling';

type Words = Messages['table'];
type Now = Pick<MatchStore, 'yourTurn' | 'ply' | 'told'>;

/** What is taken up, in words, and whether it may turn on the spot. */
export interface Held {
    selected: string;
    canTurn: boolean;
}

export interface Status {
    /** Whether the viewer is to act, and sees the position in which they are. */
    mine: boolean;
    /** What the game asks. */
    asked: Asked | null;
    /** What is said where nothing is asked or refused. */
    lines: readonly string[];
    /** What can be decided by name. */
    choices: readonly (ChoiceName & { text: string; title: string })[];
}

export function statusOf(
    { yourTurn, ply, told }: Now,
    { offers, scene, status }: Snapshot,
    { selected, canTurn }: Held,
    moves: GameModule['moves'],
    t: Words,
): Status {
    const tracks = scene.tracks ?? [];
    const mine = yourTurn && ply === null;
    const among = ply === null ? (offers?.choices ?? []) : [];
    /** Whether decisions by name are all there is. */
    const only = among.length > 0 && !offers?.grips?.length;
    const due = moves?.due?.(tracks) ?? t.choose;
    const lines = (): string[] => {
        if ((selected || canTurn) && yourTurn) return [capital(selected), canTurn ? t.orTurn : ''];
        if (mine && due && !only) return [due];
        return [told && ply === null && status === 'running' ? `${capital(told)}.` : ''];
    };
    return {
        mine,
        asked: mine ? (moves?.ask?.(offers, tracks) ?? null) : null,
        lines: lines().filter(Boolean),
        choices: among.map(({ text, label }) => {
            const title = capital(label || text);
            const { name, short, main } = moves?.choice?.(text, offers, tracks) ?? { name: title };
            return { text, title, name, ...(short ? { short } : {}), main: main || (only && among.length === 1) };
        }),
    };
}

/** What somebody proposes, in words, and whether the viewer has proposed it or is to answer. */
export function proposalsOf(
    match: Snapshot,
    t: Words,
): { what: string; text: string; mine: boolean; asked: boolean }[] {
    return (match.proposals ?? []).map(({ what, seat, awaited }) => {
        const mine = match.own.includes(seat);
        return {
            what,
            text: (mine ? t.askedYou[what] : `${nameOf(match, seat)} ${t.asked[what]}.`) ?? '',
            mine,
            asked: awaited.some((each) => match.own.includes(each)),
        };
    });
}

/** Whether the viewer may ask for another game. */
export function mayReplay({ status, own, proposals }: Snapshot): boolean {
    return status === 'over' && own.length > 0 && !proposals?.some(({ what }) => what === 'rematch');
}

function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
