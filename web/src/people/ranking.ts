/** A ranking in which every level of the bots stands where it was measured, even before it has played a rated game. */
import type { Level } from '../api';
import type { Ranked } from './api';

const BOT = 'bot:';

export interface RankedRow {
    who: string;
    name: string;
    bot: boolean;
    points: number;
    error: number;
    provisional: boolean;
    games: number;
}

export function ranked(found: readonly Ranked[], levels: readonly Level[]): RankedRow[] {
    const listed = new Set(found.map(({ who }) => who));
    const measured = levels.flatMap(({ name, title, elo }): RankedRow[] =>
        elo === null || listed.has(BOT + name)
            ? []
            : [
                  {
                      who: BOT + name,
                      name: title,
                      bot: true,
                      points: Math.round(elo),
                      error: 0,
                      provisional: false,
                      games: 0,
                  },
              ],
    );
    const rows = found.map(({ who, name, points, error, provisional, games }): RankedRow => ({
        who,
        name,
        bot: who.startsWith(BOT),
        points,
        error,
        provisional,
        games,
    }));
    return [...rows, ...measured].sort((one, other) => other.points - one.points);
}
