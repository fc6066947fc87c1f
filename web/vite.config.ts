/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { build, defineConfig, type Plugin } from 'vite';

/** Ask for the two letter files of the first page together with the page, not after its style sheet. */
function preloadFonts(): Plugin {
    return {
        name: 'preload-fonts',
        transformIndexHtml: {
            order: 'post',
            handler: (_html, { bundle }) =>
                Object.keys(bundle ?? {})
                    .filter((name) => /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/.test(name))
                    .map((name) => ({
                        tag: 'link',
                        injectTo: 'head' as const,
                        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
                    })),
        },
    };
}

const OUTPUT = '../src/menagerie/web';
/** Files that the service worker fetches in advance besides scripts and styles; the page itself is `/`. */
const SHELL = ['/', '/logo.svg', '/manifest.webmanifest', '/icons/192.png'];
/** Files of a build that it fetches in advance: scripts, styles, letters, the pictures of the first page. */
const KEPT = /^assets\/.*(\.js|\.css|latin-wght-normal.*\.woff2|-tile-.*)$/;
/** What few people look at is kept once they have. */
const SELDOM = /gallery|rulebook|atkinson/i;

async function digest(text: string): Promise<string> {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Build the service worker after the page, with the names of the files it keeps; any change makes another version. */
function serviceWorker(): Plugin {
    return {
        name: 'service-worker',
        apply: 'build',
        async writeBundle(_options, bundle) {
            const names = Object.keys(bundle).sort();
            // Names have a digest of the content but for that of the page, which names the first of the others.
            const version = await digest(
                names.join() + String(bundle['index.html']?.type === 'asset' ? bundle['index.html'].source : ''),
            );
            const kept = names.filter((name) => KEPT.test(name) && !SELDOM.test(name));
            await build({
                configFile: false,
                logLevel: 'warn',
                publicDir: false,
                define: {
                    MENAGERIE_VERSION: JSON.stringify(version),
                    MENAGERIE_FILES: JSON.stringify([...SHELL, ...kept.map((name) => `/${name}`)]),
                },
                build: {
                    outDir: OUTPUT,
                    emptyOutDir: false,
                    target: TARGET,
                    reportCompressedSize: false,
                    lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
                },
            });
        },
    };
}

/** The parts of a game's folder are called after the game and the part. */
function named(path: string | null | undefined, usual: string, end: string): string {
    const [, game, part] = /\/games\/([a-z]\w*)\/(.+?)\.[^/]*$/.exec(`/${path ?? ''}`) ?? [];
    const inside = part?.replace(/\/?index$/, '').replaceAll('/', '-');
    return `assets/${game ? [game, inside].filter(Boolean).join('-') : usual}-[hash]${end}`;
}

const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

export default defineConfig({
    plugins: [svelte(), Icons({ compiler: 'svelte' }), preloadFonts(), serviceWorker()],
    build: {
        outDir: OUTPUT,
        emptyOutDir: true,
        target: TARGET,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
            output: {
                chunkFileNames: ({ facadeModuleId }) => named(facadeModuleId, '[name]', '.js'),
                assetFileNames: ({ originalFileNames }) => named(originalFileNames[0], '[name]', '[extname]'),
            },
        },
    },
    server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
    test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
