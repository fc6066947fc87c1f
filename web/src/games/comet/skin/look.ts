/** Colours and shapes of Comet, in one place. */

export interface Terrain {
    /** Colour of a hex, from top to bottom. */
    hex: readonly [string, string];
    line: number;
    ink: string;
    inkOpacity: number;
    chip: string;
    deep: string;
    glyph: string;
    tint: string;
}

export const TERRAINS: Readonly<Record<string, Terrain>> = {
    water: {
        hex: ['#6fb6e2', '#3a86bd'],
        line: 0.35,
        ink: '#0e4c78',
        inkOpacity: 0.42,
        chip: '#3f8fc6',
        deep: '#0e4c78',
        glyph: '#fff',
        tint: '#bfe0f3',
    },
    meadow: {
        hex: ['#a5d067', '#78a93a'],
        line: 0.35,
        ink: '#3f6a0e',
        inkOpacity: 0.42,
        chip: '#86b845',
        deep: '#35560c',
        glyph: '#3a2600',
        tint: '#d3eaa9',
    },
    desert: {
        hex: ['#fcecc4', '#f0d294'],
        line: 0.35,
        ink: '#a87a2a',
        inkOpacity: 0.42,
        chip: '#f5dda3',
        deep: '#7a5200',
        glyph: '#3a2600',
        tint: '#fdf1d3',
    },
    jungle: {
        hex: ['#3f8c65', '#205c3e'],
        line: 0.35,
        ink: '#0a3b22',
        inkOpacity: 0.42,
        chip: '#2a7350',
        deep: '#0d4428',
        glyph: '#fff',
        tint: '#a9d6ba',
    },
    lava: {
        hex: ['#6e3833', '#3c1b1a'],
        line: 0.12,
        ink: '#ff8a3c',
        inkOpacity: 0.8,
        chip: '#5a2a28',
        deep: '#7b1d0c',
        glyph: '#ffb45c',
        tint: '#efb3a0',
    },
    joker: {
        hex: ['#6a4c93', '#3f2470'],
        line: 0.35,
        ink: '#fff',
        inkOpacity: 0.6,
        chip: '#6a4c93',
        deep: '#3f2470',
        glyph: '#fff',
        tint: '#dcd0ee',
    },
};

export const EGGS: Readonly<Record<string, { fill: string; deep: string }>> = {
    red: { fill: '#b32d22', deep: '#6e140b' },
    yellow: { fill: '#f6d860', deep: '#7a5600' },
    blue: { fill: '#2f68b0', deep: '#0b3566' },
    green: { fill: '#74b85c', deep: '#1f5a1b' },
};
export const EGG = 'M0-12.5C5.8-12.5 9.8-4 9.8 2.8 9.8 8.8 5.6 12.5 0 12.5S-9.8 8.8-9.8 2.8C-9.8-4-5.8-12.5 0-12.5Z';

/** Players by seat: colour, and whether white shows on it. */
export const PLAYERS = [
    { fill: '#c9cdd2', rim: '#2a2f35', ink: '#2a2f35' },
    { fill: '#c9440f', rim: '#5f1c02', ink: '#fff' },
    { fill: '#1c5aa0', rim: '#0a2b54', ink: '#fff' },
    { fill: '#f2c230', rim: '#5a4200', ink: '#2a1a10' },
    { fill: '#3a3533', rim: '#0f0d0c', ink: '#fff' },
] as const;

function polygon(sides: number, radius: number, turn: number): string {
    const corners = Array.from({ length: sides }, (_none, index) => {
        const angle = ((index / sides) * 360 + turn) * (Math.PI / 180);
        return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
    });
    return `M${corners.join('L')}Z`;
}

/** A hexagon with a corner at the top. */
export function hexagon(radius: number, x = 0, y = 0): string {
    const corners = Array.from({ length: 6 }, (_none, index) => {
        const angle = (index * Math.PI) / 3;
        return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
    });
    return `M${corners.join('L')}Z`;
}

/** A square with round corners. */
function rounded(half: number, corner: number): string {
    const side = 2 * (half - corner);
    const arc = `a${corner} ${corner} 0 0 1`;
    const there = `h${side}${arc} ${corner} ${corner}v${side}${arc} ${-corner} ${corner}`;
    const back = `h${-side}${arc} ${-corner} ${-corner}v${-side}${arc} ${corner} ${-corner}`;
    return `M${corner - half} ${-half}${there}${back}Z`;
}

/**
 * The token of a player: circle, rounded square, diamond, triangle; hexagon for nobody. Corners are rounded by
 * strokes.
 */
export function token(seat: number, radius: number): string {
    if (seat === 1)
        return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
    if (seat === 2) return rounded(radius * 0.9, radius * 0.24);
    if (seat === 3) return polygon(4, radius * 1.12, 0);
    if (seat === 4) return polygon(3, radius * 1.28, 0);
    return polygon(6, radius * 1.02, 0);
}
