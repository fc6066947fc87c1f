import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en, type Messages } from './en';
import { fr } from './fr';
import { it as italian } from './it';

/** Every text of a language with its path; functions are called with their own parameters' places. */
function texts(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    if (typeof value === 'function') return [[path + key, String((value as (...parts: unknown[]) => string)(1, 2, 3))]];
    return texts(value as object, `${path}${key}.`);
  });
}

const languages: Record<string, Messages> = { en, fr, de, it: italian };

describe.each(Object.entries(languages))('%s', (_name, messages) => {
  it('says everything, and nothing twice as much', () => {
    expect(texts(messages).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
  });

  it('has no empty text and no blank at an end', () => {
    expect(texts(messages).filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
  });
});
