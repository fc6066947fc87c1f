/** Positions of Jungla: twelve fields, then the animals of both packs on the board and in prison. */
import type { Piece } from '../../../board';
import type { Editing, Fault, Field, Stock, Switch } from '../../../editor/types';

export interface Animal {
    cell: string;
    facing: number;
    armour: boolean;
}

export interface Jungla {
    /** The twelve fields as they are written. */
    header: readonly string[];
    /** Animals on the board by their letters, capitals for the first pack. */
    animals: ReadonlyMap<string, Animal>;
    prisoners: ReadonlySet<string>;
}

const PACKS = ['LWCREGAZKOSVDHN', 'twcregfzkosvdhn'] as const;
const KINDS = [
    'lion',
    'wolf',
    'cheetah',
    'rhinoceros',
    'elephant',
    'gorilla',
    'gazelle',
    'zebra',
    'kangaroo',
    'turtle',
    'spider',
    'vulture',
    'crocodile',
    'hippopotamus',
    'anaconda',
];
const SPECIAL: Readonly<Record<string, string>> = { t: 'tiger', f: 'giraffe' };
const COLOURS = ['red', 'blue'];
const WAYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const LEADERS = 'Lt';
const TURTLES = 'Oo';
const TARGET = 5;
const LIMIT = 300;
const MOST = 99_999;
/** How many animals a side places before the other does. */
const BATCH = 3;
/** Where a field stands. */
const AT = {
    edition: 1,
    options: 2,
    turns: 3,
    score: 4,
    last: 5,
    side: 6,
    due: 7,
    kind: 8,
    left: 9,
    rest: 10,
    next: 11,
};
const ANIMAL = /^([A-Za-z])(\+?)([a-o](?:[1-9]|1[0-3]))([NS]?[EW]?)$/;

const seatOf = (letter: string): number => (PACKS[0].includes(letter) ? 1 : 2);
const kindOf = (letter: string): string =>
    SPECIAL[letter] ?? KINDS[PACKS[seatOf(letter) - 1]?.indexOf(letter) ?? 0] ?? '';
const idOf = (letter: string): string => `${COLOURS[seatOf(letter) - 1]}-${kindOf(letter)}`;
const LETTERS: ReadonlyMap<string, string> = new Map([...PACKS.join('')].map((letter) => [idOf(letter), letter]));
const letterOf = (id: string): string => LETTERS.get(id.replace(/^new-/, '')) ?? '';

function read(text: string): Jungla | null {
    const [head = '', red, blue, redPrison, bluePrison, ...more] = text.split(' | ');
    const header = head.split(' ');
    if (header.length !== 12 || header[0] !== 'jungla1' || bluePrison === undefined || more.length > 0) return null;
    const animals = new Map<string, Animal>();
    for (const [index, list] of [red ?? '', blue ?? ''].entries()) {
        for (const each of list === '-' ? [] : list.split(' ')) {
            const [, letter = '', plus, cell = '', way = ''] = ANIMAL.exec(each) ?? [];
            if (!WAYS.includes(way) || !PACKS[index]?.includes(letter) || letter === '' || animals.has(letter))
                return null;
            animals.set(letter, { cell, facing: 45 * WAYS.indexOf(way), armour: plus === '+' });
        }
    }
    const prisoners = [redPrison ?? '', bluePrison].flatMap((list) => (list === '-' ? [] : [...list]));
    if (prisoners.some((letter) => !PACKS.join('').includes(letter))) return null;
    return { header, animals, prisoners: new Set(prisoners) };
}

function write({ header, animals, prisoners }: Jungla): string {
    const packs = PACKS.map((pack) => {
        const standing = [...pack].flatMap((letter) => {
            const animal = animals.get(letter);
            return animal
                ? [`${letter}${animal.armour ? '+' : ''}${animal.cell}${WAYS[Math.round(animal.facing / 45) % 8]}`]
                : [];
        });
        return standing.join(' ') || '-';
    });
    const prisons = PACKS.map((pack) => [...pack].filter((letter) => prisoners.has(letter)).join('') || '-');
    return [header.join(' '), ...packs, ...prisons].join(' | ');
}

function pieces({ animals }: Jungla): Piece[] {
    return [...animals].map(([letter, { cell, facing, armour }]) => {
        return {
            id: idOf(letter),
            cell,
            kind: kindOf(letter),
            owner: seatOf(letter),
            facing,
            marks: armour ? ['armour'] : [],
            glyph: letter,
        };
    });
}

const facings = WAYS.map((_, index) => 45 * index);

function stock({ animals, prisoners }: Jungla): Stock[] {
    return [...PACKS.join('')].map((letter) => {
        const owner = seatOf(letter);
        const locked = TURTLES.includes(letter) ? {} : { locked: prisoners.has(letter) };
        return {
            id: `new-${idOf(letter)}`,
            kind: kindOf(letter),
            owner,
            count: animals.has(letter) ? 0 : 1,
            facings,
            facing: owner === 2 ? 180 : 0,
            ...locked,
        };
    });
}

/** What is going on: animals are placed, prisoners freed, or a turn of one kind or the other is played. */
type Turn = 'normal' | 'bonus' | 'free' | 'place';

function turnOf({ header }: Jungla): Turn {
    const due = header[AT.due] ?? '';
    if (due === 'place') return 'place';
    if (due.startsWith('free:')) return 'free';
    return header[AT.kind]?.startsWith('bonus') ? 'bonus' : 'normal';
}

/** The prisoners of a side, among whom one frees the others. */
function jailed({ header, prisoners }: Jungla): string[] {
    return [...PACKS[header[AT.side] === 'B' ? 1 : 0]].filter((letter) => prisoners.has(letter));
}

/**
 * A moment from which any set-up can be played on: nothing acted yet, no point just scored, as many actions as there
 * can be.
 */
function ready(setup: Jungla, turn = turnOf(setup)): Jungla {
    const header = [...setup.header];
    const side = header[AT.side] === 'B' ? 'B' : 'R';
    const same = turn === turnOf(setup) && header[AT.due] === 'act';
    const [inside = '-'] = jailed(setup);
    const who = /^free:(.):/.exec(header[AT.due] ?? '')?.[1] ?? '';
    const standing = [...setup.animals.keys()].filter((letter) => seatOf(letter) === (side === 'B' ? 2 : 1)).length;
    const moments: Record<Turn, readonly string[]> = {
        normal: ['act', 'normal', same ? (header[AT.left] ?? '2') : '2', '-', 'normal'],
        bonus: ['act', 'bonus', same ? (header[AT.left] ?? '3') : '3', '-', 'normal'],
        free: [
            `free:${setup.prisoners.has(who) && jailed(setup).includes(who) ? who : inside}:0`,
            '-',
            '0',
            '-',
            'bonus',
        ],
        place: ['place', '-', String(BATCH - (standing % BATCH)), '-', '-'],
    };
    header.splice(AT.side, 6, side, ...moments[turn]);
    if (turn !== 'place') return { ...setup, header };
    header.splice(AT.turns, 3, '0', '0-0', '-');
    return { ...setup, header, prisoners: new Set() };
}

function put(setup: Jungla, id: string, cell: string, facing: number | null): Jungla {
    const letter = letterOf(id);
    const before = setup.animals.get(letter);
    const animals = new Map([...setup.animals].filter(([each, animal]) => each !== letter && animal.cell !== cell));
    animals.set(letter, {
        cell,
        facing: facing ?? before?.facing ?? (seatOf(letter) === 2 ? 180 : 0),
        armour: before?.armour ?? false,
    });
    const prisoners = new Set([...setup.prisoners].filter((each) => each !== letter));
    return ready({ ...setup, animals, prisoners });
}

function remove(setup: Jungla, id: string): Jungla {
    return ready({ ...setup, animals: new Map([...setup.animals].filter(([letter]) => letter !== letterOf(id))) });
}

function optionsOf({ header }: Jungla): Map<string, string> {
    const text = header[AT.options] ?? '-';
    return new Map(text === '-' ? [] : text.split(',').map((pair) => pair.split('=') as [string, string]));
}

function fields(setup: Jungla): Field[] {
    const { header } = setup;
    const [red = 0, blue = 0] = (header[AT.score] ?? '').split('-').map(Number);
    const target = Number(optionsOf(setup).get('target') ?? TARGET);
    const limit = Number(optionsOf(setup).get('turns') ?? LIMIT);
    const side = header[AT.side] === 'B' ? '2' : '1';
    const turn = turnOf(setup);
    const always: Field[] = [
        { id: 'side', kind: 'choice', value: side, options: ['1', '2'] },
        { id: 'turn', kind: 'choice', wide: true, value: turn, options: ['normal', 'bonus', 'free', 'place'] },
    ];
    if (turn === 'place') return always;
    const acts: Field = {
        id: 'left',
        kind: 'choice',
        value: header[AT.left] ?? '2',
        options: turn === 'bonus' ? ['3', '2', '1'] : ['2', '1'],
    };
    const frees: Field = {
        id: 'liberator',
        kind: 'choice',
        value: kindOf(header[AT.due]?.split(':')[1] ?? ''),
        options: jailed(setup).map(kindOf),
    };
    return [
        ...always,
        turn === 'free' ? frees : acts,
        { id: 'score1', kind: 'number', value: red, least: 0, most: target - 1 },
        { id: 'score2', kind: 'number', value: blue, least: 0, most: target - 1 },
        { id: 'target', kind: 'number', value: target, least: 1, most: TARGET },
        {
            id: 'turns',
            kind: 'number',
            value: Number(header[AT.turns]),
            least: 0,
            most: limit === 0 ? 0 : Math.min(MOST, limit - 1),
        },
    ];
}

function set(setup: Jungla, field: string, value: string | number): Jungla {
    if (field === 'turn') return ready(setup, value as Turn);
    const header = [...ready(setup).header];
    if (field === 'side') {
        header[AT.side] = value === '2' ? 'B' : 'R';
        return ready({ ...setup, header });
    }
    if (field === 'liberator')
        header[AT.due] = `free:${letterOf(`${COLOURS[header[AT.side] === 'B' ? 1 : 0]}-${value}`)}:0`;
    else if (field === 'left') header[AT.left] = String(value);
    else if (field === 'turns') header[AT.turns] = String(value);
    else if (field === 'target') {
        const options = optionsOf(setup);
        if (Number(value) === TARGET) options.delete('target');
        else options.set('target', String(value));
        header[AT.options] =
            ['players', 'target', 'turns']
                .flatMap((name) => (options.has(name) ? [`${name}=${options.get(name)}`] : []))
                .join(',') || '-';
    } else {
        const score = (header[AT.score] ?? '0-0').split('-');
        score[field === 'score1' ? 0 : 1] = String(value);
        header[AT.score] = score.join('-');
        const [red, blue] = score.map(Number);
        const last = header[AT.last] ?? '-';
        const fits = last === 'R' ? (red ?? 0) > 0 : last === 'B' ? (blue ?? 0) > 0 : red === 0 && blue === 0;
        header[AT.last] = fits ? last : (red ?? 0) > 0 ? 'R' : (blue ?? 0) > 0 ? 'B' : '-';
    }
    return { ...setup, header };
}

function faults(setup: Jungla): Fault[] {
    const { animals } = setup;
    if (turnOf(setup) === 'place') return [];
    const alone: Fault[] =
        turnOf(setup) === 'free' && jailed(setup).length < 2
            ? [{ id: 'prisoners', seat: setup.header[AT.side] === 'B' ? 2 : 1 }]
            : [];
    const missing = [1, 2]
        .filter((seat) => ![...animals.keys()].some((letter) => seatOf(letter) === seat))
        .map((seat): Fault => ({ id: 'nobody', seat }));
    return [...missing, ...alone];
}

function switches({ animals, prisoners }: Jungla, id: string): Switch[] {
    const letter = letterOf(id);
    const animal = animals.get(letter);
    if (!animal) return TURTLES.includes(letter) ? [] : [{ id: 'prison', kind: 'flag', on: prisoners.has(letter) }];
    return LEADERS.includes(letter) ? [{ id: 'armour', kind: 'flag', on: animal.armour }] : [];
}

/** Put armour on a leader, or an animal that is not on the board into prison. */
function flip(setup: Jungla, id: string, what: string, value: string | boolean): Jungla {
    const letter = letterOf(id);
    if (what === 'prison') {
        const others = [...setup.prisoners].filter((each) => each !== letter);
        return ready({ ...setup, prisoners: new Set(value ? [...others, letter] : others) });
    }
    const animal = setup.animals.get(letter);
    return animal
        ? ready({ ...setup, animals: new Map([...setup.animals, [letter, { ...animal, armour: value === true }]]) })
        : setup;
}

export const editing: Editing<Jungla> = {
    read,
    write,
    pieces,
    stock,
    put,
    remove,
    cleared: (setup) => ready({ ...setup, animals: new Map(), prisoners: new Set() }),
    facings,
    fields,
    set,
    faults,
    switches,
    flip,
};
