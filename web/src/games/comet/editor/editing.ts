/** Positions of Comet: one line of JSON. Pieces on the map, hands, display and rescued animals can be changed here. */
import type { Piece } from '../../../board';
import { CARDS, faceOf } from '../cards/cards';
import type { Editing, Field, Stock, Switch, Zone } from '../../../editor/types';

interface Player {
    hand: string[];
    known: string[];
    slots: (string | null)[];
    rescuers: (string | null)[];
    rescued: [string, boolean][];
    hero: [string, boolean] | null;
    passed: boolean;
}

/** The text, parsed; keys keep their order. */
export interface Comet {
    edition: string;
    board: string;
    phase: string;
    idle: number;
    active: number | null;
    actions: number;
    action: { kind: string; jump?: string[] } | null;
    use: unknown;
    due: unknown;
    choosers: number[];
    players: Player[];
    neutral: Record<string, string>;
    pile: number;
    comet: number;
    mixed: string[];
    display: string[];
    discards: { silver: string[]; gold: string[] };
    [more: string]: unknown;
}

const LISTS = ['mixed', 'shuffled', 'display', 'choosers', 'switches'];

function isComet(found: unknown): found is Comet {
    if (typeof found !== 'object' || found === null) return false;
    const setup = found as Partial<Comet>;
    const players = setup.players;
    const whole =
        Array.isArray(players) &&
        players.every(
            (player) =>
                player &&
                ['hand', 'known', 'slots', 'rescuers', 'rescued'].every((key) =>
                    Array.isArray(player[key as keyof Player]),
                ),
        );
    return (
        whole &&
        LISTS.every((key) => Array.isArray(setup[key])) &&
        typeof setup.neutral === 'object' &&
        typeof setup.discards === 'object' &&
        typeof setup.pile === 'number'
    );
}

function read(text: string): Comet | null {
    try {
        const found: unknown = JSON.parse(text);
        return isComet(found) ? found : null;
    } catch {
        return null;
    }
}

const sorted = (cards: readonly string[]): string[] => [...cards].sort();

function pieces({ players, neutral }: Comet): Piece[] {
    const rescuers = players.flatMap(({ rescuers: hexes, slots }, index) =>
        hexes.flatMap((cell, place): Piece[] =>
            cell === null
                ? []
                : [
                      {
                          id: `rescuer${index + 1}-${place + 1}`,
                          cell,
                          kind: 'rescuer',
                          owner: index + 1,
                          facing: null,
                          glyph: String(place + 1),
                          marks: [slots[place] ?? ''],
                      },
                  ],
        ),
    );
    return [
        ...rescuers,
        ...Object.entries(neutral).map(([kind, cell]): Piece => ({ id: kind, cell, kind, owner: 0, facing: null })),
    ];
}

/** How often each card lies somewhere that the text names. */
function used(setup: Comet): Map<string, number> {
    const { players, display, discards, mixed } = setup;
    const own = players.flatMap(({ hand, slots, rescued }) => [
        ...hand,
        ...slots.filter((card) => card !== null),
        ...rescued.map(([card]) => card),
    ]);
    const counts = new Map<string, number>();
    for (const card of [...own, ...display, ...discards.silver, ...discards.gold, ...mixed])
        counts.set(card, (counts.get(card) ?? 0) + 1);
    return counts;
}

/** Cards of which a copy is left, by deck; heroes never are. */
function free(setup: Comet, decks: readonly string[], animalsOnly = false): string[] {
    const counts = used(setup);
    return CARDS.filter(
        ({ id, kind, colour, copies }) =>
            kind !== 'hero' &&
            (!animalsOnly || kind === 'animal') &&
            decks.includes(colour ?? '') &&
            (counts.get(id) ?? 0) < (copies ?? 1),
    ).map(({ id }) => id);
}

/** Nothing under way, and no more cards in the piles than are left over. */
function settled(setup: Comet): Comet {
    const counts = used(setup);
    const unseen = CARDS.filter(({ colour }) => colour === 'silver').reduce(
        (sum, { id, copies }) => sum + (copies ?? 1) - (counts.get(id) ?? 0),
        0,
    );
    const pile =
        setup.mixed.length > 0
            ? setup.pile
            : Math.max(setup.phase === 'main' ? 1 : 0, Math.min(setup.pile, unseen - setup.comet));
    const phase = setup.phase === 'comet' ? 'comet' : 'main';
    const players = phase === 'comet' ? setup.players : setup.players.map((player) => ({ ...player, passed: false }));
    return {
        ...setup,
        phase,
        active: setup.active ?? 1,
        idle: 0,
        choosers: [],
        action: null,
        use: null,
        due: null,
        players,
        pile,
    };
}

function changed(setup: Comet, seat: number, change: (player: Player) => Player): Comet {
    return settled({
        ...setup,
        players: setup.players.map((player, index) => (index === seat - 1 ? change(player) : player)),
    });
}

function stock(setup: Comet): Stock[] {
    return setup.players.map(({ slots }, index) => ({
        id: `new-rescuer${index + 1}`,
        kind: 'rescuer',
        owner: index + 1,
        count: slots.filter((card) => card === null).length,
        facings: [],
        facing: null,
        marks: [''],
    }));
}

function put(setup: Comet, id: string, cell: string): Comet {
    const other = pieces(setup).find((piece) => piece.cell === cell && piece.id !== id);
    if (other && other.kind !== 'rescuer') return setup;
    const base = other ? remove(setup, other.id) : setup;
    if (id in base.neutral) return settled({ ...base, neutral: { ...base.neutral, [id]: cell } });
    const [, seat = '1', place] = /^(?:new-)?rescuer(\d)(?:-(\d))?$/.exec(id) ?? [];
    const [card] = free(base, ['silver'], true);
    return changed(base, Number(seat), (player) => {
        const slot = place === undefined ? player.slots.indexOf(null) : Number(place) - 1;
        if (slot < 0 || (place === undefined && card === undefined)) return player;
        return {
            ...player,
            slots: player.slots.map((kept, index) => (index === slot && place === undefined ? (card ?? null) : kept)),
            rescuers: player.rescuers.map((kept, index) => (index === slot ? cell : kept)),
        };
    });
}

function remove(setup: Comet, id: string): Comet {
    const [, seat, place] = /^rescuer(\d)-(\d)$/.exec(id) ?? [];
    if (seat === undefined) return setup;
    const without = <T>(list: (T | null)[]): (T | null)[] =>
        list.map((kept, index) => (index === Number(place) - 1 ? null : kept));
    return changed(setup, Number(seat), (player) => ({
        ...player,
        slots: without(player.slots),
        rescuers: without(player.rescuers),
    }));
}

const HEROES = CARDS.filter(({ kind }) => kind === 'hero');
const taps = (card: string): boolean => faceOf(card).ability?.mode === 'tap';

/** The hero of each player, and where it can be tapped whether it is; who has passed, after the comet. */
function own(setup: Comet): Field[] {
    const dealt = setup.players.map(({ hero }) => hero?.[0]);
    return setup.players.flatMap(({ hero, passed }, index): Field[] => {
        const seat = index + 1;
        const options = HEROES.map(({ id }) => id).filter((id) => id === hero?.[0] || !dealt.includes(id));
        const tapped: Field[] =
            hero && taps(hero[0])
                ? [{ id: 'tapped', seat, kind: 'choice', value: hero[1] ? 'yes' : 'no', options: ['no', 'yes'] }]
                : [];
        const out: Field[] =
            setup.phase === 'comet'
                ? [{ id: 'passed', seat, kind: 'choice', value: passed ? 'yes' : 'no', options: ['no', 'yes'] }]
                : [];
        return [{ id: 'hero', seat, kind: 'choice', cards: true, value: hero?.[0] ?? '', options }, ...tapped, ...out];
    });
}

function fields(setup: Comet): Field[] {
    const fallen = setup.phase === 'comet';
    return [
        {
            id: 'side',
            kind: 'choice',
            value: String(setup.active ?? 1),
            options: setup.players.map((_, index) => String(index + 1)),
        },
        { id: 'phase', kind: 'choice', wide: true, value: fallen ? 'comet' : 'main', options: ['main', 'comet'] },
        { id: 'pile', kind: 'number', value: setup.pile, least: fallen ? 0 : 1, most: 120 },
        ...(fallen ? [] : [{ id: 'comet', kind: 'number', value: setup.comet, least: 0, most: 120 } as const]),
        ...own(setup),
    ];
}

function set(setup: Comet, field: string, value: string | number, seat = 0): Comet {
    if (field === 'hero')
        return changed(setup, seat, (player) => ({
            ...player,
            hero: [String(value), (player.hero?.[1] ?? false) && taps(String(value))],
        }));
    if (field === 'tapped')
        return changed(setup, seat, (player) => ({
            ...player,
            hero: player.hero && [player.hero[0], value === 'yes'],
        }));
    if (field === 'passed') return changed(setup, seat, (player) => ({ ...player, passed: value === 'yes' }));
    // The stack of the comet becomes the pile when the comet falls.
    if (field === 'phase' && value === 'comet')
        return settled({ ...setup, phase: 'comet', pile: setup.pile + setup.comet, comet: 0 });
    if (field === 'phase') return settled({ ...setup, phase: 'main' });
    return settled({ ...setup, [field === 'side' ? 'active' : field]: Number(value) });
}

function switches(setup: Comet, id: string): Switch[] {
    const [, seat, place] = /^rescuer(\d)-(\d)$/.exec(id) ?? [];
    const card = setup.players[Number(seat) - 1]?.slots[Number(place) - 1];
    return card
        ? [{ id: 'card', kind: 'card', value: card, options: [card, ...free(setup, ['silver', 'gold'], true)] }]
        : [];
}

function flip(setup: Comet, id: string, _what: string, value: string | boolean): Comet {
    const [, seat, place] = /^rescuer(\d)-(\d)$/.exec(id) ?? [];
    return changed(setup, Number(seat), (player) => ({
        ...player,
        slots: player.slots.map((kept, index) => (index === Number(place) - 1 ? String(value) : kept)),
    }));
}

function zones(setup: Comet): Zone[] {
    const any = free(setup, ['silver', 'gold']);
    const animals = free(setup, ['silver', 'gold'], true);
    const { silver, gold } = setup.discards;
    const lying = (rescued: Player['rescued'], turned: boolean): string[] =>
        rescued.filter(([, tapped]) => tapped === turned).map(([card]) => card);
    return [
        ...setup.players.map(({ hand }, index): Zone => ({
            id: `hand${index + 1}`,
            kind: 'hand',
            seat: index + 1,
            cards: hand,
            pool: any,
        })),
        { id: 'display', kind: 'display', seat: 0, cards: setup.display, pool: free(setup, ['gold']) },
        ...setup.players.flatMap(({ rescued }, index): Zone[] => [
            {
                id: `rescued${index + 1}`,
                kind: 'rescued',
                seat: index + 1,
                cards: lying(rescued, false),
                pool: animals,
            },
            {
                id: `tapped${index + 1}`,
                kind: 'tapped',
                seat: index + 1,
                cards: lying(rescued, true),
                pool: animals.filter(taps),
            },
        ]),
        { id: 'silver', kind: 'silver', seat: 0, cards: silver, pool: free(setup, ['silver']) },
        { id: 'gold', kind: 'gold', seat: 0, cards: gold, pool: free(setup, ['gold']) },
    ];
}

function without(cards: readonly string[], card: string): string[] {
    const place = cards.lastIndexOf(card);
    return cards.filter((_, index) => index !== place);
}

/** Add a card to a zone or take one away; what goes back lies in no zone. */
function deal(setup: Comet, zone: string, card: string, add: boolean): Comet {
    const change = (cards: readonly string[]): string[] => (add ? sorted([...cards, card]) : without(cards, card));
    if (zone === 'display') return settled({ ...setup, display: change(setup.display) });
    if (zone === 'silver' || zone === 'gold') {
        const cards = setup.discards[zone];
        return settled({
            ...setup,
            discards: { ...setup.discards, [zone]: add ? [...cards, card] : without(cards, card) },
        });
    }
    const [, what, seat] = /^(hand|rescued|tapped)(\d)$/.exec(zone) ?? [];
    return changed(setup, Number(seat), (player) => {
        if (what !== 'hand') {
            const turned = what === 'tapped';
            const gone = player.rescued.findIndex(([kept, tapped]) => kept === card && tapped === turned);
            const rescued: [string, boolean][] = add
                ? [...player.rescued, [card, turned]]
                : player.rescued.filter((_, index) => index !== gone);
            return { ...player, rescued: rescued.sort(byCard) };
        }
        const hand = change(player.hand);
        const gold = hand.filter((each) => faceOf(each).colour === 'gold');
        const known = player.known.filter(
            (each) => faceOf(each).colour !== 'gold' && (add || each !== card || hand.includes(card)),
        );
        return { ...player, hand, known: sorted([...known, ...gold]) };
    });
}

/** As texts list rescued animals: by name, those that are ready before those that are tapped. */
function byCard([one, tapped]: [string, boolean], [other, turned]: [string, boolean]): number {
    return one < other ? -1 : one > other ? 1 : Number(tapped) - Number(turned);
}

export const editing: Editing<Comet> = {
    read,
    write: (setup) => JSON.stringify(setup),
    pieces,
    stock,
    put,
    remove,
    cleared: (setup) =>
        settled({
            ...setup,
            players: setup.players.map((player) => ({
                ...player,
                slots: [null, null, null],
                rescuers: [null, null, null],
                rescued: [],
            })),
        }),
    fixed: ['mammoth', 'tortoise'],
    facings: [],
    fields,
    set,
    faults: () => [],
    switches,
    flip,
    zones,
    deal,
    cardName: (card, language) => faceOf(card).name[language] ?? faceOf(card).name['en'] ?? card,
    carried: ({ kind, marks }) => (kind === 'rescuer' ? marks?.[0] : undefined),
    sided: true,
    startOption: ({ board }) => ({ id: 'board', value: board, options: ['a', 'b'] }),
};
