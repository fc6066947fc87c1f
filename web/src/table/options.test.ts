import { expect, it } from 'vitest';
import { en } from '../i18n/en';
import { optionName } from './options';

it('names moves that look the same on the board', () => {
  const named = (move: string): string => optionName(move, [['meadow', 'meadow']], en.play);
  expect(named('Ch12-h13@a2=N')).toBe('Home to a2');
  expect(named('Gj4xj5-j6=N')).toBe('Take j5');
  expect(named('Gj4-j6=N')).toBe('Only jump');
  expect(named('step 1 e7 M')).toContain('meadow');
  expect(named('discard dodo')).toBe(en.play.cards.verbs['discard']);
});
