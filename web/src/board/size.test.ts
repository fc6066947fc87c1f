import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** Bytes of the widget when it travels: its own code, without Svelte's, which every page has anyway. */
const MOST = 20_000;

async function packed(text: string): Promise<number> {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
}

it('is small', async () => {
    const made = await build({
        configFile: false,
        logLevel: 'silent',
        publicDir: false,
        plugins: [svelte()],
        build: {
            write: false,
            lib: { entry: 'src/board/index.ts', formats: ['es'] },
            rollupOptions: { external: /^svelte/ },
        },
    });
    const outputs = (Array.isArray(made) ? made : [made]) as Rollup.RollupOutput[];
    const texts = outputs
        .flatMap(({ output }) => output)
        .map((part) => (part.type === 'chunk' ? part.code : String(part.source)));
    const sizes = await Promise.all(texts.map(packed));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
}, 60_000);
