import { expect, it, vi } from 'vitest';
import { awaited, settled } from '../testing';
import { Copying } from './copying.svelte';

it.each([
    ['is written', () => Promise.resolve()],
    ['is refused', () => Promise.reject(new Error('not allowed'))],
    ['has nowhere to go', () => undefined],
])('a text that %s is told of for a moment', async (_, written) => {
    const moment = awaited<void>();
    const write = vi.fn(written);
    const copying = new Copying(write, () => moment.promise);
    const done = copying.copy('link', 'https://play.example');
    await settled();
    expect([write.mock.calls, copying.copied]).toEqual([[['https://play.example']], 'link']);
    moment.answer();
    await done;
    expect(copying.copied).toBe('');
});
