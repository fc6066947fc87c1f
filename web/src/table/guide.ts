/** What a player of cards is asked to decide, found out from what is offered. */
import type { PlayWords } from '../i18n/play.en';
import type { Offers, Track } from '../wire';

/** The texts of all moves that are offered. */
export function textsOf(offers: Offers | null | undefined): string[] {
  const endings = offers?.endings ?? [];
  const grips = (offers?.grips ?? []).flatMap(({ to }) => to.flatMap(([, text, list]) => (endings[list] ?? []).map(([end]) => text + end)));
  return [...grips, ...(offers?.choices ?? []).map(({ text }) => text)];
}

export type Action = 'hatch' | 'move' | 'rest' | 'turn';

export interface Stage {
  /** What is asked; a key of the words. */
  ask: string;
  /** The action under way. */
  action: Action;
}

/** Single choices that an effect or a step of a Rest asks for come before anything that goes on for longer. */
const FIRST = ['discard', 'take', 'swap', 'ready', 'rescuer', 'shift'];

export function stageOf(offers: Offers | null | undefined, tracks: readonly Track[]): Stage {
  const words = new Set(textsOf(offers).map((text) => text.split(' ')[0] ?? ''));
  const kinds = new Set(tracks.map(({ kind }) => kind));
  const action: Action = !kinds.has('action') ? 'turn' : kinds.has('pool') ? 'move' : words.has('discard') || words.has('take') || words.has('comet') ? 'rest' : 'hatch';
  return { ask: (action === 'turn' && turnOf(words, struck(tracks))) || askOf(words, action), action };
}

/** A short name for the button of a decision; what a game has no short name for says what it does. */
export function choiceName({ text, label }: { text: string; label?: string }, action: Action | null, p: PlayWords): string {
  const said = label || text;
  const short = action === null ? p.named.choices[text] : text === 'end' ? p.cards.ends[action] : p.cards.choices[text];
  return short ?? said.charAt(0).toUpperCase() + said.slice(1);
}

/** Whether the comet has struck: its stack is the pile now. */
export const struck = (tracks: readonly Track[]): boolean => tracks.some(({ kind, values }) => kind === 'comet_stack' && values[0]?.[1] === 0);

/** What a turn may begin with; after the comet passing takes the place of resting, and is for good. */
function turnOf(words: ReadonlySet<string>, late: boolean): string {
  const [hatch, move] = [words.has('hatch'), words.has('move')];
  if (late && (hatch || move)) return words.has('pass') ? 'late' : 'lateMust';
  if (!words.has('rest')) return '';
  return hatch ? (move ? 'turn' : 'turnHatch') : move ? 'turnMove' : 'turnRest';
}

function askOf(words: ReadonlySet<string>, action: Action): string {
  if (words.has('comet')) return 'comet';
  const single = FIRST.find((word) => words.has(word));
  if (single) return single;
  const more = words.has('end') ? 'More' : '';
  if (words.has('step')) return `move${more}`;
  if (words.has('place')) return `hatch${more}`;
  if (words.has('end')) return action === 'move' ? 'moveEnd' : action === 'hatch' ? 'hatchMore' : 'end';
  return 'other';
}

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
