// art/manifest.json -> src/generated/<sprite>.svg, one hidden <svg> of <symbol>s for each game, and icons-used.json for
// the credits page. Stops with an error when an icon is missing. The many own silhouettes of Comet are drawn in the browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getIconData, iconToSVG, replaceIDs } from '@iconify/utils';
import { optimize } from 'svgo';
import ts from 'typescript';

const ROOT = new URL('..', import.meta.url);
const SPRITES = {
  siam: ['siam'],
  'siam-carved': ['siam_carved'],
  jungla: ['jungla'],
  'jungla-carved': ['jungla_carved'],
  comet: ['comet', 'comet_pieces', 'comet_helpers', 'comet_symbols', 'comet_marks'],
};
const sets = {};
const used = {};

function read(path) {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
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

/** Apply the edits that the manifest asks for; paths are counted from 0 in the original icon. */
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
const { outputText } = ts.transpileModule(readFileSync(new URL('src/games/comet/silhouette.ts', ROOT), 'utf8'), { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } });
const { silhouette } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
const own = { ...read('art/silhouettes.json'), ...read('art/carved.json') };

function picture(spec) {
  if (spec.svg) return { body: spec.svg, viewBox: spec.viewBox };
  const [set, name] = spec.icon.split(':');
  if (set === 'own') return silhouette(own[name], `own-${name}`);
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

function symbol(sprite, section, id, spec) {
  const { body: drawn, viewBox } = picture(spec);
  const [left, , width] = viewBox.split(' ').map(Number);
  const body = spec.flip ? `<g transform="matrix(-1 0 0 1 ${2 * left + width} 0)">${drawn}</g>` : drawn;
  const plain = section === sprite || section === 'comet' || section.endsWith('_carved');
  const key = plain ? id : `${section.replace(/^comet_/, '')}-${id}`;
  return small(viewBox, body)
    .replace(/^<svg[^>]*>/, `<symbol id="${sprite}-${key}" viewBox="${viewBox}">`)
    .replace(/<\/svg>$/, '</symbol>');
}

const manifest = read('art/manifest.json');
mkdirSync(new URL('src/generated', ROOT), { recursive: true });
for (const [sprite, sections] of Object.entries(SPRITES)) {
  const symbols = sections.flatMap((section) =>
    Object.entries(manifest[section])
      .filter(([, spec]) => section !== 'comet' || !spec.icon?.startsWith('own:'))
      .map(([id, spec]) => symbol(sprite, section, id, spec)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
  writeFileSync(new URL(`src/generated/${sprite}.svg`, ROOT), svg);
}
const credits = Object.fromEntries(Object.entries(used).map(([set, names]) => [set, [...names].sort()]));
writeFileSync(new URL('src/generated/icons-used.json', ROOT), `${JSON.stringify(credits, null, 1)}\n`);
const comet = Object.entries(manifest.comet);
const pictures = {
  own: comet.filter(([, spec]) => spec.icon?.startsWith('own:')).map(([id]) => id),
  floats: comet.filter(([, spec]) => spec.floats).map(([id]) => id),
};
writeFileSync(new URL('src/generated/comet-pictures.json', ROOT), `${JSON.stringify(pictures, null, 1)}\n`);
