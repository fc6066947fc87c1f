import { describe, expect, it } from 'vitest';
import { defaults, restored } from './settings.svelte';

describe('settings', () => {
  it('begin in the first language of the browser that we speak', () => {
    expect(defaults(['nl-NL', 'de-CH', 'fr']).language).toBe('de');
    expect(defaults(['nl']).language).toBe('en');
  });

  it('come back as they were', () => {
    const base = defaults([]);
    expect(restored(JSON.stringify({ ...base, theme: 'dark', confirm: true }), base)).toEqual({ ...base, theme: 'dark', confirm: true });
  });

  it('survive whatever a browser remembers', () => {
    const base = defaults([]);
    expect(restored(null, base)).toEqual(base);
    expect(restored('{', base)).toEqual(base);
    expect(restored('null', base)).toEqual(base);
    expect(restored('{"theme":3,"language":"xx","volume":"loud"}', base)).toEqual(base);
  });
});
