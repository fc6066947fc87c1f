/** Shapes of Jungla's board. */

/** An octagon of half width `half` whose corners are cut by `cut`, around a point. */
export function octagon(x: number, y: number, half = 48, cut = 26.5): string {
    const inner = half - cut;
    const [right, left] = [`h${2 * inner}l${cut} ${cut}v${2 * inner}l${-cut} ${cut}`, `h${-2 * inner}l${-cut} ${-cut}`];
    return `M${x - inner} ${y - half}${right}${left}v${-2 * inner}Z`;
}

/** A star with five points. */
export function star(outer: number, inner: number): string {
    const corners = Array.from({ length: 10 }, (_none, index) => {
        const radius = index % 2 ? inner : outer;
        const angle = (index * Math.PI) / 5;
        return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    });
    return `M${corners.join('L')}Z`;
}

/**
 * The colours of a side; `wood` is for carved animals: light maple against dark walnut, told apart by brightness too.
 */
export const SIDES = [
    {
        ring: '#70767d',
        disc: '#eef0f2',
        wood: ['#e9e2d6', '#c9bfae'],
        cut: '#3b342b',
        light: '#fffaf0',
        dark: '#00000059',
    },
    {
        ring: '#c9440f',
        disc: '#fff3e2',
        wood: ['#f7e3b8', '#d6ac6c'],
        cut: '#5a2f10',
        light: '#fff6dd',
        dark: '#7a4a1c66',
    },
    {
        ring: '#154a8f',
        disc: '#e3f0fe',
        wood: ['#6d4c37', '#3a2519'],
        cut: '#f3d9a8',
        light: '#8d6a4d',
        dark: '#140b06',
    },
] as const;
