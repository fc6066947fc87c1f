/** What the server tells a page about one's matches. */

export interface Notice {
    kind: 'turn' | 'started' | 'over' | 'invited';
    match: string;
    game: string;
}

const MOST = 3;

/** Whether a notice says something that the page does not show already. */
export function worth({ match }: Notice, path: string): boolean {
    return path !== `/match/${match}`;
}

/** The notices that are shown once another has come: one for each match, the latest few. */
export function noticed(shown: readonly Notice[], next: Notice): Notice[] {
    return [...shown.filter(({ match }) => match !== next.match), next].slice(-MOST);
}
