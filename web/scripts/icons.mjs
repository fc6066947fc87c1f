// src/games/<game>/art/*.json -> src/generated/: one hidden <svg> of <symbol>s for each file, and icons-used.json for
// the credits page. Stops with an error when an icon is missing.
//
// `sprite.json` becomes `<game>.svg`, any other file `<game>-<file>.svg`; `silhouettes.json` holds own animals as
// numbers.
// A file has sections of pictures by id: `{ "icon": "set:name" }`, where `own:name` is a silhouette, or `{ "svg",
// "viewBox" }`.
// Symbols are `<game>-<section>-<id>`, without the section where it has no name. Patches (gradients, recolour, fill,
// drop,
// insert, add) are applied in this order; path numbers count from 0 in the original icon. With `"own": "browser"` the
// silhouettes are left to the browser, and `<game>-pictures.json` lists them and the pictures that float.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getIconData, iconToSVG, replaceIDs } from '@iconify/utils';
import { optimize } from 'svgo';
import ts from 'typescript';

const ROOT = new URL('..', import.meta.url);
const GAMES = new URL('src/games/', ROOT);
const SILHOUETTES = 'silhouettes.json';
const sets = {};
const used = {};

function read(path, base = ROOT) {
    return JSON.parse(readFileSync(new URL(path, base), 'utf8'));
}

function swap(text, pairs = []) {
    return pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** Take an icon out of its package. */
function icon(name) {
    const [prefix, id] = name.split(':');
    sets[prefix] ??= read(`node_modules/@iconify-json/${prefix}/icons.json`);
    const data = getIconData(sets[prefix], id);
    if (!data) throw new Error(`missing icon ${name}`);
    (used[prefix] ??= new Set()).add(id);
    return iconToSVG(data);
}

/** Apply the edits that a picture asks for. */
function edited(body, spec) {
    const gradient = /<(radial|linear)Gradient[\s\S]*?<\/\1Gradient>/g;
    const coloured = spec.gradients ? body.replace(gradient, (found) => swap(found, spec.gradients)) : body;
    let number = -1;
    return swap(coloured, spec.recolour).replace(/<path\b[^>]*\/>/g, (path) => {
        number++;
        const inserted = (spec.insert ?? []).filter(([at]) => at === number).map(([, markup]) => markup);
        const filled = spec.fill?.[number] ? path.replace(/fill="[^"]*"/, `fill="${spec.fill[number]}"`) : path;
        return inserted.join('') + (spec.drop?.includes(number) ? '' : filled);
    });
}

/** The builder of own silhouettes, which is a part of the app. */
const { outputText } = ts.transpileModule(readFileSync(new URL('silhouette.ts', GAMES), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const { silhouette } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const isOwn = (spec) => spec.icon?.startsWith('own:') ?? false;

function picture(spec, own) {
    if (spec.svg) return { body: spec.svg, viewBox: spec.viewBox };
    const [, name] = spec.icon.split(':');
    if (isOwn(spec)) return silhouette(own[name], `own-${name}`);
    const built = icon(spec.icon);
    return { body: replaceIDs(edited(built.body, spec) + (spec.add ?? '')), viewBox: built.viewBox.join(' ') };
}

/** Ids are content hashes already: renaming them icon by icon would make them clash. */
function small(viewBox, body) {
    return optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`, {
        floatPrecision: 1,
        plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
    }).data;
}

function symbol(id, spec, own) {
    const { body: drawn, viewBox } = picture(spec, own);
    const [left, , width] = viewBox.split(' ').map(Number);
    const body = spec.flip ? `<g transform="matrix(-1 0 0 1 ${2 * left + width} 0)">${drawn}</g>` : drawn;
    return small(viewBox, body)
        .replace(/^<svg[^>]*>/, `<symbol id="${id}" viewBox="${viewBox}">`)
        .replace(/<\/svg>$/, '</symbol>');
}

function write(name, text) {
    writeFileSync(new URL(`src/generated/${name}`, ROOT), text);
}

/** Write one sprite of a game. */
function build(game, name, file, own) {
    const inBrowser = file.own === 'browser';
    const symbols = Object.entries(file.sections).flatMap(([section, pictures]) =>
        Object.entries(pictures)
            .filter(([, spec]) => !(inBrowser && isOwn(spec)))
            .map(([id, spec]) => symbol([game, section, id].filter(Boolean).join('-'), spec, own)),
    );
    write(
        `${name}.svg`,
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">' +
            `${symbols.join('')}</svg>`,
    );
    if (!inBrowser) return;
    const pictures = Object.values(file.sections).flatMap((section) => Object.entries(section));
    const listed = {
        own: pictures.filter(([, spec]) => isOwn(spec)).map(([id]) => id),
        floats: pictures.filter(([, spec]) => spec.floats).map(([id]) => id),
    };
    write(`${name}-pictures.json`, `${JSON.stringify(listed, null, 1)}\n`);
}

mkdirSync(new URL('src/generated', ROOT), { recursive: true });
for (const game of readdirSync(GAMES)) {
    const folder = new URL(`${game}/art/`, GAMES);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const own = files.includes(SILHOUETTES) ? read(SILHOUETTES, folder) : {};
    for (const file of files.filter((name) => name !== SILHOUETTES)) {
        const part = file.replace('.json', '');
        build(game, part === 'sprite' ? game : `${game}-${part}`, read(file, folder), own);
    }
}
const credits = Object.fromEntries(
    Object.entries(used)
        .sort()
        .map(([set, names]) => [set, [...names].sort()]),
);
write('icons-used.json', `${JSON.stringify(credits, null, 1)}\n`);
