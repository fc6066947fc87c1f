import { describe, expect, it } from 'vitest';
import { faceOf } from '../cards/cards';
import { editing, type Comet } from './editing';
import positions from './positions.json';

describe('Comet', () => {
    const last = positions
        .map(({ text }) => editing.read(text))
        .filter((setup): setup is Comet => setup !== null && setup.phase === 'main')
        .at(-1);
    if (!last) throw new Error('no position');

    it('puts a new rescuer on the map with a card that is left', () => {
        const emptied = editing.cleared(last);
        const placed = editing.put(emptied, 'new-rescuer1', 'd4', null);
        const player = placed.players[0];
        expect(player?.rescuers).toEqual(['d4', null, null]);
        expect(player?.slots[0]).toBeTruthy();
        const [change] = editing.switches?.(placed, 'rescuer1-1') ?? [];
        const other = change?.kind === 'card' ? (change.options[3] ?? '') : '';
        expect(editing.flip?.(placed, 'rescuer1-1', 'card', other).players[0]?.slots[0]).toBe(other);
    });

    it('deals cards that are left, and gold cards in a hand are known', () => {
        const zone = editing.zones?.(last).find(({ id }) => id === 'hand1');
        const gold = editing.zones?.(last).find(({ id }) => id === 'display')?.pool[0] ?? '';
        expect(zone?.pool).toContain(gold);
        const dealt = editing.deal?.(last, 'hand1', gold, true);
        expect(dealt?.players[0]?.hand).toContain(gold);
        expect(dealt?.players[0]?.known).toContain(gold);
        expect(dealt && editing.deal?.(dealt, 'hand1', gold, false).players[0]).toEqual(last.players[0]);
    });

    it('deals heroes and taps those that can be', () => {
        const field = (setup: Comet, id: string) =>
            editing.fields(setup).find((each) => each.id === id && each.seat === 1);
        const heroes = (setup: Comet): readonly string[] => {
            const found = field(setup, 'hero');
            return found?.kind === 'choice' ? found.options : [];
        };
        const hero = editing.set(last, 'hero', 'archelon', 1);
        const tapped = editing.set(hero, 'tapped', 'yes', 1);
        expect(tapped.players[0]?.hero).toEqual(['archelon', true]);
        expect(field(tapped, 'tapped')).toMatchObject({ value: 'yes' });
        const [other] = heroes(last).filter((id) => faceOf(id).ability?.mode !== 'tap');
        const untapped = editing.set(tapped, 'hero', other ?? '', 1);
        expect(untapped.players[0]?.hero).toEqual([other, false]);
        expect(field(untapped, 'tapped')).toBeUndefined();
        const dealt = last.players.map(({ hero: each }) => each?.[0]);
        expect(heroes(last).filter((id) => dealt.slice(1).includes(id))).toEqual([]);
    });

    it('lets the comet fall and rise again', () => {
        const fallen = editing.set(editing.set(last, 'phase', 'comet'), 'passed', 'yes', 2);
        expect(fallen).toMatchObject({ phase: 'comet', comet: 0 });
        expect(fallen.pile).toBeGreaterThan(last.pile);
        expect(fallen.players[1]?.passed).toBe(true);
        expect(editing.set(fallen, 'phase', 'main').players[1]?.passed).toBe(false);
    });

    it('lays rescued animals ready or tapped, and cards on the discards', () => {
        const zone = (setup: Comet, id: string) => editing.zones?.(setup).find((each) => each.id === id);
        const card = zone(last, 'tapped1')?.pool[0] ?? '';
        const tapped = editing.deal?.(last, 'tapped1', card, true) ?? last;
        expect(tapped.players[0]?.rescued).toContainEqual([card, true]);
        expect(zone(tapped, 'tapped1')?.cards).toContain(card);
        expect(zone(tapped, 'rescued1')?.cards).not.toContain(card);
        expect(editing.deal?.(tapped, 'tapped1', card, false).players[0]).toEqual(last.players[0]);
        const before = last.discards.gold;
        const gold = zone(last, 'gold')?.pool[0] ?? '';
        const discarded = editing.deal?.(last, 'gold', gold, true) ?? last;
        expect(discarded.discards.gold).toEqual([...before, gold]);
        expect(editing.deal?.(discarded, 'gold', gold, false).discards.gold).toEqual(before);
    });

    it('leaves no action half done', () => {
        expect(editing.set(last, 'side', '2')).toMatchObject({ active: 2, action: null, use: null, due: null });
    });
});
