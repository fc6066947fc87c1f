import { describe, expect, it } from 'vitest';
import { isDisplay } from './tabs';

const hand = (seat: number, ...ids: string[]): Parameters<typeof isDisplay>[0] => ({ seat, title: '', items: ids.map((id) => ({ id, kind: id })) });

describe('the display', () => {
  it('is one with a single card too, of which a Rest has to take it, and with none', () => {
    expect(isDisplay(hand(0, 'display-dodo', 'display-emu'))).toBe(true);
    expect(isDisplay(hand(0, 'display-dodo'))).toBe(true);
    expect(isDisplay({ seat: 0, title: '' })).toBe(true);
  });

  it('is no discard pile, and nobody’s hand', () => {
    expect(isDisplay(hand(0, 'silver-top'))).toBe(false);
    expect(isDisplay(hand(1, 'hand1-dodo'))).toBe(false);
  });
});
