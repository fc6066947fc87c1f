/** English, and the shape that every other language fills: a missing key fails the type check. */
export const en = {
  app: {
    name: 'Menagerie',
    skip: 'Skip to the content',
    loading: 'Loading …',
    broken: 'This page could not be loaded. Check the connection and try again.',
    again: 'Try again',
    notFound: 'There is no such page.',
    toHome: 'To the first page',
  },
  nav: {
    label: 'Main',
    play: 'Play',
    watch: 'Watch',
    learn: 'Learn',
    rules: 'Rules',
    puzzles: 'Puzzles',
    settings: 'Settings',
    theme: (now: string) => `Theme: ${now}`,
    themes: { auto: 'like the system', light: 'light', dark: 'dark' },
    language: 'Language',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
  },
  games: { siam: 'Siam', jungla: 'Jungla', comet: 'Comet' } as Record<string, string>,
  board: {
    label: (game: string) => `Board of ${game}`,
    help: 'Arrow keys move over the board, Enter or Space chooses, Q and E turn, Escape lets go.',
    empty: 'empty',
    selected: 'selected',
    target: 'can be chosen',
    strike: 'can be struck',
    push: 'can be pushed',
    actor: 'can act',
    lastFrom: 'the last move began here',
    lastTo: 'the last move ended here',
    chooseFacing: 'Choose a facing',
    cancel: 'Cancel',
    facing: { N: 'north', NE: 'north-east', E: 'east', SE: 'south-east', S: 'south', SW: 'south-west', W: 'west', NW: 'north-west' } as Record<string, string>,
  },
  gallery: {
    title: 'Boards and pieces',
    intro: 'Every board, piece and card as it is drawn, with all the marks a square can carry.',
    pieces: 'Pieces',
    cards: 'Cards',
    states: 'Square states',
    smallest: 'Smallest sizes',
    symbols: 'Symbols and eggs',
  },
};

type Widened<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { [Key in keyof T]: Widened<T[Key]> };

export type Messages = Widened<typeof en>;
