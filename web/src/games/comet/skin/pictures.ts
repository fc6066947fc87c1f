/** Pictures of animals: from the sprite, or our own silhouettes, which are drawn when first needed and remembered. */
import data from '../art/silhouettes.json';
import { floats, own } from '../../../generated/comet-pictures.json';
import { silhouette, type Part } from '../../silhouette';

const parts = data as unknown as Readonly<Record<string, Part[]>>;
const OWN: ReadonlySet<string> = new Set(own);
const FLOATS: ReadonlySet<string> = new Set(floats);
const FAMILIES: Readonly<Record<string, string>> = {
    red: 'compsognathus',
    yellow: 'tarpan',
    blue: 'giant_moa',
    green: 'giant_tortoise',
};
const drawn = new Set<string>();
let shelf: SVGSVGElement | null = null;
const SVG = 'http://www.w3.org/2000/svg';

/** The hidden drawing at the top of the page that holds our own silhouettes. */
function shelfOf(): SVGSVGElement {
    if (!shelf) {
        shelf = document.createElementNS(SVG, 'svg');
        shelf.setAttribute('class', 'sprite');
        shelf.setAttribute('width', '0');
        shelf.setAttribute('height', '0');
        shelf.setAttribute('aria-hidden', 'true');
        document.body.prepend(shelf);
    }
    return shelf;
}

function draw(id: string): void {
    if (drawn.has(id)) return;
    drawn.add(id);
    const { viewBox, body } = silhouette(parts[id] ?? [], `own-${id}`);
    const symbol = document.createElementNS(SVG, 'symbol');
    symbol.id = `comet-${id}`;
    symbol.setAttribute('viewBox', viewBox);
    symbol.setAttribute('preserveAspectRatio', floating(id) ? 'xMidYMid' : 'xMidYMax');
    symbol.innerHTML = body;
    shelfOf().append(symbol);
}

/** The address of an animal's picture, for `<use href>`; an unknown animal is drawn as one of its kind. */
export function picture(id: string, egg = ''): string {
    const known = OWN.has(id) || typeof document === 'undefined' || document.getElementById(`comet-${id}`) !== null;
    const name = known ? id : (FAMILIES[egg] ?? 'compsognathus');
    if (OWN.has(name)) draw(name);
    return `#comet-${name}`;
}

/** Whether an animal flies or swims and so casts no shadow on the ground. */
export function floating(id: string): boolean {
    return FLOATS.has(id);
}
