/** Where a match stands, in words. */
import type { Messages } from '../../i18n/en';
import type { Snapshot } from '../../wire';
import { sidesOf } from '../seats/side';

type Words = Messages['table'];

/** Whether one person plays several seats, which only their titles tell apart. */
const several = ({ own }: Snapshot): boolean => own.length > 1;

/**
 * What a seat is called: whoever sits there, or the seat where one person plays several; several of one name are told
 * apart by seats.
 */
export function nameOf(match: Snapshot, seat: number | null): string {
    const found = match.seats.find((each) => each.seat === seat);
    if (!found) return '';
    const { name, title } = found;
    if (!name || (several(match) && match.own.includes(found.seat))) return title;
    return match.seats.filter((each) => each.name === name).length > 1 ? `${name} (${title})` : name;
}

/** Whether hands are to be covered until the next person at this screen has the device. */
export function covered(match: Snapshot | null, uncovered: number | 'all'): boolean {
    return (
        match !== null &&
        several(match) &&
        match.status === 'running' &&
        uncovered !== 'all' &&
        match.seat !== uncovered
    );
}

/** The one line above everything: whose turn, or how it ended. */
export function headline(match: Snapshot, t: Words, yours: boolean): string {
    const { status, result, own } = match;
    if (status === 'aborted') return t.aborted;
    if (status === 'over') return result ? ended(match, t, own) : t.over;
    if (status === 'open') return t.waiting;
    if (status === 'paused') return t.paused;
    if (yours) return several(match) ? t.turnOfSide(nameOf(match, match.to_act)) : t.yourTurn;
    const seat = match.seats.find((each) => each.seat === match.to_act);
    if (!seat) return t.chance;
    const name = nameOf(match, seat.seat);
    return seat.level || seat.substitute ? t.thinking(name) : t.turnOf(name);
}

function ended(match: Snapshot, t: Words, own: readonly number[]): string {
    const winners = match.result?.winners ?? [];
    if (winners.length === 0 || winners.length === match.settings.seats) return t.drawn;
    if (own.length === 1) return winners.includes(own[0] ?? 0) ? t.won : t.lostGame;
    const sides = sidesOf(match.scene, match.settings.seats);
    const teams = several(match) && sides < match.settings.seats;
    const names = teams
        ? match.seats.filter(({ seat }) => seat <= sides && winners.includes(seat)).map(({ title }) => title)
        : winners.map((seat) => nameOf(match, seat));
    return several(match) || names.length > 1 ? t.winner(names.join(', ')) : t.wonBy(names.join(', '));
}

/** A sentence of the rules with people in it where seats are only counted ("Player 2"); the names of sides stay. */
export function withNames(sentence: string, match: Snapshot): string {
    const names = new Map(
        match.seats.filter(({ title }) => /\d$/.test(title)).map(({ seat, title }) => [title, nameOf(match, seat)]),
    );
    return names.size === 0
        ? sentence
        : sentence.replace(new RegExp([...names.keys()].join('|'), 'g'), (title) => names.get(title) ?? title);
}

/** Why it ended: what the rules say, or what happened outside them; what a match waits for. */
export function reasonOf(match: Snapshot, t: Words): string {
    const { result } = match;
    if (match.status === 'open') {
        const free = match.seats.filter(({ name }) => !name).length;
        if (free > 0) return t.waitingFor(free);
        const late = match.settings.starting === 'ready' ? match.seats.filter(({ who, ready }) => who && !ready) : [];
        return late.length > 0 ? t.notYet(late.map(({ name }) => name).join(', ')) : '';
    }
    if (!result) return '';
    const words = withNames(result.told ?? '', match) || t.endings[result.ending] || t.endings[result.reason] || '';
    return words.charAt(0).toUpperCase() + words.slice(1);
}
