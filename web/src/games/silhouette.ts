// Builds an animal silhouette from a short list of parts. Original work of the project.
// Grid 100 x 100, y down, the animal looks right, ground at y = 90.
//   ["b", x,y,r, x,y,r, ...]  tapering limb through the knots, r = half width (body, neck, tail, leg)
//   ["s", x,y, ...]           smooth closed shape through the knots (crest, wing, fin)
//   ["p", x,y, ...]           polygon with straight edges (horn, plate, tooth)
//   ["o", x,y,r]              disc
//   ["e", x,y,r]              hole: eye        ["c", x,y,r, ...]  hole: limb (stripe)
//   ["h", x,y, ...]           hole: smooth shape
//   ["/"]                     what comes before is the far side; a gap is cut where the near side passes in front
export type Part = [kind: string, ...numbers: number[]];
type Knot = [number, number, number];
const f = (n: number): string => String(Math.round(n * 10) / 10);

function spline(p0: Knot, p1: Knot, p2: Knot, p3: Knot, t: number): Knot {
    const v = (i: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[i] +
            (p2[i] - p0[i]) * t +
            (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
            (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
    return [v(0), v(1), v(2)];
}

export function limb(a: number[], samples = 6): string {
    const k: Knot[] = [];
    for (let i = 0; i + 2 < a.length; i += 3) k.push([a[i]!, a[i + 1]!, a[i + 2]!]);
    const pts: Knot[] = [];
    for (let i = 0; i < k.length - 1; i++)
        for (let s = 0; s < samples; s++)
            pts.push(spline(k[i - 1] ?? k[i]!, k[i]!, k[i + 1]!, k[i + 2] ?? k[i + 1]!, s / samples));
    pts.push(k[k.length - 1]!);
    const left: string[] = [],
        right: string[] = [];
    pts.forEach(([x, y, w], i) => {
        const p = pts[Math.max(0, i - 1)]!,
            q = pts[Math.min(pts.length - 1, i + 1)]!;
        const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1,
            ux = (q[0] - p[0]) / d,
            uy = (q[1] - p[1]) / d,
            r = Math.max(0.2, w);
        left.push(`${f(x + uy * r)} ${f(y - ux * r)}`);
        right.push(`${f(x - uy * r)} ${f(y + ux * r)}`);
    });
    right.reverse();
    const cap = (r: number) => `A${f(r)} ${f(r)} 0 0 1 `;
    return `M${left.join('L')}${cap(pts[pts.length - 1]![2])}${right.join('L')}${cap(pts[0]![2])}${left[0]}Z`;
}

export function smooth(a: number[]): string {
    const n = a.length / 2,
        at = (i: number): [number, number] => [a[2 * ((i + n) % n)]!, a[2 * ((i + n) % n) + 1]!];
    let d = `M${at(0).map(f).join(' ')}`;
    for (let i = 0; i < n; i++) {
        const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const first = `${f(q[0] + (r[0] - p[0]) / 6)} ${f(q[1] + (r[1] - p[1]) / 6)}`;
        const second = `${f(r[0] - (s[0] - q[0]) / 6)} ${f(r[1] - (s[1] - q[1]) / 6)}`;
        d += `C${first} ${second} ${f(r[0])} ${f(r[1])}`;
    }
    return d + 'Z';
}

const polygon = (a: number[]): string => `M${a.map((v, i) => (i ? (i % 2 ? ' ' : 'L') : '') + f(v)).join('')}Z`;
const disc = ([x = 0, y = 0, r = 0]: number[]): string =>
    `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
const shape: Record<string, (a: number[]) => string> = {
    b: (a) => limb(a),
    s: smooth,
    p: polygon,
    o: disc,
    e: disc,
    c: (a) => limb(a),
    h: smooth,
};

/** viewBox fitted to the animal, and the markup of a <symbol>. `id` makes the mask ids unique. */
export function silhouette(parts: Part[], id: string): { viewBox: string; body: string } {
    const cut = parts.findIndex((p) => p[0] === '/');
    const far = cut < 0 ? [] : parts.slice(0, cut),
        near = parts.slice(cut + 1);
    const draw = (ps: Part[], kinds: string) => ps.filter((p) => kinds.includes(p[0])).map(([k, ...a]) => shape[k]!(a));
    const solid = draw(near, 'bspo'),
        back = draw(far, 'bspo'),
        holes = draw(near, 'ech');
    let x0 = 1e9,
        y0 = 1e9,
        x1 = -1e9,
        y1 = -1e9;
    for (const [k, ...a] of parts) {
        const step = 'bo'.includes(k) ? 3 : 'sp'.includes(k) ? 2 : 0;
        if (step)
            for (let i = 0; i + step <= a.length; i += step) {
                const r = step === 3 ? a[i + 2]! : 0;
                x0 = Math.min(x0, a[i]! - r);
                x1 = Math.max(x1, a[i]! + r);
                y0 = Math.min(y0, a[i + 1]! - r);
                y1 = Math.max(y1, a[i + 1]! + r);
            }
    }
    const pad = 3,
        paths = (ds: string[]) => ds.map((d) => `<path d="${d}"/>`).join('');
    const mask = (name: string, dark: string) =>
        `<mask id="${id}-${name}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="140">` +
        `<path fill="#fff" d="M-20-20H120V120H-20Z"/>${dark}</mask>`;
    let body = '';
    if (back.length)
        body +=
            mask('gap', `<g fill="#000" stroke="#000" stroke-width="3.2" stroke-linejoin="round">${paths(solid)}</g>`) +
            `<g mask="url(#${id}-gap)">${paths(back)}</g>`;
    body += holes.length
        ? mask('hole', `<path fill="#000" d="${holes.join('')}"/>`) + `<g mask="url(#${id}-hole)">${paths(solid)}</g>`
        : paths(solid);
    return {
        viewBox: [x0 - pad, y0 - pad, x1 - x0 + 2 * pad, y1 - y0 + 2 * pad].map(f).join(' '),
        body: `<g fill="currentColor">${body}</g>`,
    };
}
