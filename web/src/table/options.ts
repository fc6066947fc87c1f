/** Names for moves that neither cell nor facing tell apart. */
import type { Messages } from '../i18n/en';

const SYMBOLS: Readonly<Record<string, string>> = { W: 'water', M: 'meadow', D: 'desert', J: 'jungle', L: 'lava', '*': 'joker' };

/** The name of a move among those that take the same thing to the same place; `legend` has the words for symbols. */
export function optionName(move: string, legend: readonly (readonly [string, string])[], t: Messages['play']): string {
  const [verb = '', , , symbol = ''] = move.split(' ');
  const name = SYMBOLS[symbol] ?? symbol;
  if (verb === 'step') return t.cards.spend(new Map(legend).get(name) ?? name);
  const home = /@([a-o]\d+)=/.exec(move)?.[1];
  if (home !== undefined) return t.named.home(home);
  const animal = /^[A-Za-z][a-o]\d+(?:x|-)/.test(move);
  const struck = [...move.matchAll(/x([a-o]\d+)/g)].map(([, cell]) => cell ?? '');
  if (animal) return struck.length > 0 ? t.named.take(struck.join(', ')) : t.named.jump;
  return t.cards.verbs[verb] ?? move;
}
