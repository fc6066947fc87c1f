/** Those who are away: from when others need not wait for them. */
import type { Snapshot } from '../../wire';

/** Somebody away, and what may be done about it. */
export interface Absence {
    readonly seat: number;
    readonly name: string;
    /** Milliseconds until a bot may be called. */
    readonly wait: number;
    /** Whether the win may be claimed, so that nobody else has to play on. */
    readonly win: boolean;
}

/** Who is away at a moment by the server's time, for those who play with them. */
export function absences(match: Snapshot, now: number): Absence[] {
    if (match.status !== 'running' || match.own.length === 0) return [];
    return match.seats.flatMap(({ seat, name, title, substitute, bot_at, forfeit_at }) =>
        bot_at == null || substitute || match.own.includes(seat)
            ? []
            : [
                  {
                      seat,
                      name: name || title,
                      wait: Math.max(0, bot_at - now),
                      win: forfeit_at != null && forfeit_at <= now && match.to_act === seat,
                  },
              ],
    );
}
