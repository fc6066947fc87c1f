import { describe, expect, it } from 'vitest';
import { choicesOf, optionsAt } from '../board/compose';
import { faceOf } from '../games/comet/cards';
import { comet, type Comet } from './comet';
import type { AnyEditing } from './index';
import { jungla } from './jungla';
import { everything } from './offers';
import positions from './positions.json';
import { siam } from './siam';

type Known = { text: string; pieces: (string | number | null)[][] }[];
const GAMES: [string, AnyEditing, Known][] = [
  ['siam', siam, positions.siam],
  ['jungla', jungla, positions.jungla],
  ['comet', comet, positions.comet],
];
const START = '...../...../.###./...../..... ele 0 0,0 - classic2005';
const ARRAY = positions.jungla.find(({ text }) => text.includes('act normal 2 - normal | Ld2N'))?.text ?? '';

/** What a text says after some changes. */
function edited(editing: AnyEditing, text: string, ...changes: ((setup: any) => any)[]): string {
  return editing.write(changes.reduce((setup, change) => change(setup), editing.read(text)));
}

describe.each(GAMES)('%s', (_name, editing, known) => {
  it('writes every position that games reached as it was read', () => {
    for (const { text } of known) expect(editing.write(editing.read(text))).toBe(text);
  });

  it('has the pieces that are drawn', () => {
    for (const { text, pieces } of known) {
      const own = editing.pieces(editing.read(text)).map(({ id, cell, kind, owner, facing, marks }) => [id, cell, kind, owner, facing, ...(marks ?? [])]);
      expect(own.map(String).sort()).toEqual(pieces.map(String).sort());
    }
  });

  it('takes every piece off and puts it back', () => {
    for (const { text } of known.slice(0, 12)) {
      const setup = editing.read(text);
      for (const { id, cell, kind, facing } of editing.pieces(setup)) {
        const without = editing.remove(setup, id);
        const fixed = ['mammoth', 'tortoise'].includes(kind);
        expect(editing.pieces(without).some((piece) => piece.cell === cell)).toBe(fixed);
        const moved = editing.put(setup, id, cell, facing ?? null);
        expect(editing.pieces(moved).map(String)).toEqual(editing.pieces(setup).map(String));
      }
    }
  });

  it('refuses other texts', () => {
    for (const text of ['', '-', 'null', '{}', '[1]', '..... ele', 'jungla1 | - | - | - | -']) expect(editing.read(text)).toBeNull();
  });
});

describe('Siam', () => {
  it('places, turns, moves and removes', () => {
    const placed = edited(siam, START, (setup) => siam.put(setup, 'new-rhinoceros', 'a1', 90));
    expect(placed).toBe('...../...../.###./...../e.... ele 0 0,0 - classic2005');
    expect(edited(siam, placed, (setup) => siam.put(setup, 'rhinoceros-a1', 'a1', 180))).toContain('/s.... ele');
    expect(edited(siam, placed, (setup) => siam.put(setup, 'rhinoceros-a1', 'e5', null))).toMatch(/^\.{4}e\//);
    expect(edited(siam, placed, (setup) => siam.remove(setup, 'rhinoceros-a1'))).toBe(START);
  });

  it('counts what is left and says what is wrong', () => {
    const setup = siam.read('NNNNN/...../.##../...../..... ele 0 0,0 - classic2005');
    if (!setup) throw new Error('unread');
    expect(siam.stock(setup).map(({ count }) => count)).toEqual([0, 5, 1]);
    expect(siam.faults(setup)).toEqual([{ id: 'rocks', count: 2 }]);
    expect(siam.write(siam.cleared(setup))).toBe(START);
  });

  it('keeps the ply with the side to move', () => {
    expect(edited(siam, START, (setup) => siam.set(setup, 'side', '2'))).toContain(' rhi 1 ');
    expect(edited(siam, START, (setup) => siam.set(setup, 'side', '2'), (setup) => siam.set(setup, 'side', '1'))).toBe(START);
    expect(edited(siam, START, (setup) => siam.set(setup, 'edition', 'edition2014'), (setup) => siam.set(setup, 'exits2', 1))).toMatch(/0,1 - edition2014$/);
  });
});

describe('Jungla', () => {
  it('moves animals, takes them off and imprisons them', () => {
    expect(edited(jungla, ARRAY, (setup) => jungla.put(setup, 'red-lion', 'h6', 45))).toContain('| Lh6NE Wn2N');
    const without = edited(jungla, ARRAY, (setup) => jungla.remove(setup, 'blue-wolf'));
    expect(without).not.toContain('wb12');
    expect(edited(jungla, without, (setup) => jungla.flip?.(setup, 'new-blue-wolf', 'prison', true))).toMatch(/\| - \| w$/);
    expect(edited(jungla, ARRAY, (setup) => jungla.flip?.(setup, 'red-lion', 'armour', true))).toContain('| L+d2N');
  });

  it('replaces what stood there', () => {
    const text = edited(jungla, ARRAY, (setup) => jungla.put(setup, 'red-lion', 'n2', 0));
    expect(text).toContain('Ln2N');
    expect(text).not.toContain('Wn2N');
  });

  it('sets points with the last hunter, and the target among the options', () => {
    const scored = edited(jungla, ARRAY, (setup) => jungla.set(setup, 'score2', 3));
    expect(scored).toContain(' 0-3 B ');
    expect(edited(jungla, scored, (setup) => jungla.set(setup, 'score2', 0))).toContain(' 0-0 - ');
    expect(edited(jungla, ARRAY, (setup) => jungla.set(setup, 'target', 2))).toContain('recon-1 target=2 0 ');
    expect(edited(jungla, ARRAY, (setup) => jungla.set(setup, 'target', 2), (setup) => jungla.set(setup, 'target', 5))).toBe(ARRAY);
  });

  it('sets bonus turns, freeing and the preparation, and goes back to a turn', () => {
    const turn = (value: string) => (setup: any) => jungla.set(setup, 'turn', value);
    const bonus = edited(jungla, ARRAY, turn('bonus'));
    expect(bonus).toContain(' R act bonus 3 - normal |');
    expect(edited(jungla, bonus, (setup) => jungla.set(setup, 'left', '1'), (setup) => jungla.remove(setup, 'red-wolf'))).toContain(' R act bonus 1 - normal |');
    const jail = ['red-wolf', 'red-zebra'].flatMap((id) => [(setup: any) => jungla.remove(setup, id), (setup: any) => jungla.flip?.(setup, `new-${id}`, 'prison', true)]);
    const freeing = edited(jungla, ARRAY, ...jail, turn('free'));
    expect(freeing).toContain(' R free:W:0 - 0 - bonus |');
    expect(edited(jungla, freeing, (setup) => jungla.set(setup, 'liberator', 'zebra'))).toContain(' R free:Z:0 - 0 - bonus |');
    expect(edited(jungla, freeing, turn('normal'))).toContain(' R act normal 2 - normal |');
    const prepared = edited(jungla, freeing, turn('place'));
    expect(prepared).toMatch(/^jungla1 recon-1 - 0 0-0 - R place - 2 - - \| .* \| - \| -$/);
    expect(edited(jungla, prepared, (setup) => jungla.cleared(setup), (setup) => jungla.put(setup, 'new-red-lion', 'd2', 0))).toContain(' R place - 2 - - | Ld2N | - | - | -');
    const alone = jungla.read(edited(jungla, ARRAY, turn('free')));
    expect(alone && jungla.faults(alone)).toEqual([{ id: 'prisoners', seat: 1 }]);
  });

  it('misses animals of a side', () => {
    const setup = jungla.read(ARRAY);
    if (!setup) throw new Error('unread');
    expect(jungla.faults(setup)).toEqual([]);
    expect(jungla.faults(jungla.cleared(setup))).toEqual([{ id: 'nobody', seat: 1 }, { id: 'nobody', seat: 2 }]);
  });
});

describe('Comet', () => {
  const last = positions.comet.map(({ text }) => comet.read(text)).filter((setup): setup is Comet => setup !== null && setup.phase === 'main').at(-1);
  if (!last) throw new Error('no position');

  it('puts a new rescuer on the map with a card that is left', () => {
    const emptied = comet.cleared(last);
    const placed = comet.put(emptied, 'new-rescuer1', 'd4', null);
    const player = placed.players[0];
    expect(player?.rescuers).toEqual(['d4', null, null]);
    expect(player?.slots[0]).toBeTruthy();
    const [change] = comet.switches?.(placed, 'rescuer1-1') ?? [];
    const other = change?.kind === 'card' ? (change.options[3] ?? '') : '';
    expect(comet.flip?.(placed, 'rescuer1-1', 'card', other).players[0]?.slots[0]).toBe(other);
  });

  it('deals cards that are left, and gold cards in a hand are known', () => {
    const zone = comet.zones?.(last).find(({ id }) => id === 'hand1');
    const gold = comet.zones?.(last).find(({ id }) => id === 'display')?.pool[0] ?? '';
    expect(zone?.pool).toContain(gold);
    const dealt = comet.deal?.(last, 'hand1', gold, true);
    expect(dealt?.players[0]?.hand).toContain(gold);
    expect(dealt?.players[0]?.known).toContain(gold);
    expect(dealt && comet.deal?.(dealt, 'hand1', gold, false).players[0]).toEqual(last.players[0]);
  });

  it('deals heroes and taps those that can be', () => {
    const field = (setup: Comet, id: string) => comet.fields(setup).find((each) => each.id === id && each.seat === 1);
    const heroes = (setup: Comet): readonly string[] => {
      const found = field(setup, 'hero');
      return found?.kind === 'choice' ? found.options : [];
    };
    const hero = comet.set(last, 'hero', 'archelon', 1);
    const tapped = comet.set(hero, 'tapped', 'yes', 1);
    expect(tapped.players[0]?.hero).toEqual(['archelon', true]);
    expect(field(tapped, 'tapped')).toMatchObject({ value: 'yes' });
    const [other] = heroes(last).filter((id) => faceOf(id).ability?.mode !== 'tap');
    const untapped = comet.set(tapped, 'hero', other ?? '', 1);
    expect(untapped.players[0]?.hero).toEqual([other, false]);
    expect(field(untapped, 'tapped')).toBeUndefined();
    const dealt = last.players.map(({ hero: each }) => each?.[0]);
    expect(heroes(last).filter((id) => dealt.slice(1).includes(id))).toEqual([]);
  });

  it('lets the comet fall and rise again', () => {
    const fallen = comet.set(comet.set(last, 'phase', 'comet'), 'passed', 'yes', 2);
    expect(fallen).toMatchObject({ phase: 'comet', comet: 0 });
    expect(fallen.pile).toBeGreaterThan(last.pile);
    expect(fallen.players[1]?.passed).toBe(true);
    expect(comet.set(fallen, 'phase', 'main').players[1]?.passed).toBe(false);
  });

  it('lays rescued animals ready or tapped, and cards on the discards', () => {
    const zone = (setup: Comet, id: string) => comet.zones?.(setup).find((each) => each.id === id);
    const card = zone(last, 'tapped1')?.pool[0] ?? '';
    const tapped = comet.deal?.(last, 'tapped1', card, true) ?? last;
    expect(tapped.players[0]?.rescued).toContainEqual([card, true]);
    expect(zone(tapped, 'tapped1')?.cards).toContain(card);
    expect(zone(tapped, 'rescued1')?.cards).not.toContain(card);
    expect(comet.deal?.(tapped, 'tapped1', card, false).players[0]).toEqual(last.players[0]);
    const before = last.discards.gold;
    const gold = zone(last, 'gold')?.pool[0] ?? '';
    const discarded = comet.deal?.(last, 'gold', gold, true) ?? last;
    expect(discarded.discards.gold).toEqual([...before, gold]);
    expect(comet.deal?.(discarded, 'gold', gold, false).discards.gold).toEqual(before);
  });

  it('leaves no action half done', () => {
    expect(comet.set(last, 'side', '2')).toMatchObject({ active: 2, action: null, use: null, due: null });
  });
});

describe('what an editor offers', () => {
  const cells = ['a1', 'b1'].map((id) => ({ id, polygon: [], at: [0, 0] as const }));
  const piece = { id: 'elephant-a1', cell: 'a1', kind: 'elephant', facing: 0 };
  const rock = { id: 'new-rock', kind: 'rock', owner: 0, count: 1, facings: [], facing: null };
  const choices = choicesOf(everything(cells, [piece], [rock, { ...rock, id: 'gone', count: 0 }], [0, 90, 180, 270]));

  it('is to go anywhere, turn, leave and come in', () => {
    expect([...choices.keys()]).toEqual(['elephant-a1', 'new-rock']);
    expect(optionsAt(choices, 'elephant-a1', 'a1')).toHaveLength(4);
    expect(optionsAt(choices, 'elephant-a1', 'b1')).toHaveLength(1);
    expect(optionsAt(choices, 'elephant-a1', '')).toHaveLength(1);
    expect(optionsAt(choices, 'new-rock', 'a1')).toHaveLength(1);
  });
});
