/** Short tones made in the browser; nothing sounds before the first click or key, and never more than two at once. */
import { settings } from '../settings.svelte';
import type { Happening } from '../store.svelte';

let context: AudioContext | null = null;
let sounding = 0;

function voice(duration: number): { context: AudioContext; gain: GainNode } | null {
    const allowed = typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;
    if (!settings.sound || sounding >= 2 || !allowed) return null;
    context ??= new AudioContext();
    const gain = context.createGain();
    gain.gain.value = settings.volume * (document.hidden ? 0.25 : 1);
    gain.connect(context.destination);
    sounding += 1;
    setTimeout(() => (sounding -= 1), duration * 1000);
    return { context, gain };
}

/** Noise through a filter, as of wood on wood. */
function knock(duration: number, from: number, to: number): void {
    const made = voice(duration);
    if (!made) return;
    const { context: audio, gain } = made;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * duration), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < data.length; index++)
        data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 2;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, audio.currentTime);
    filter.frequency.exponentialRampToValueAtTime(to, audio.currentTime + duration);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(filter).connect(gain);
    source.start();
}

function tones(pitches: readonly number[]): void {
    const made = voice(0.18 * pitches.length);
    if (!made) return;
    const { context: audio, gain } = made;
    pitches.forEach((pitch, index) => {
        const start = audio.currentTime + index * 0.14;
        const tone = audio.createOscillator();
        const shape = audio.createGain();
        tone.type = 'sine';
        tone.frequency.value = pitch;
        shape.gain.setValueAtTime(0, start);
        shape.gain.linearRampToValueAtTime(0.25, start + 0.02);
        shape.gain.exponentialRampToValueAtTime(0.001, start + 0.32);
        tone.connect(shape).connect(gain);
        tone.start(start);
        tone.stop(start + 0.34);
    });
}

const SOUNDS: Record<Happening, () => void> = {
    move: () => knock(0.05, 900, 500),
    own: () => knock(0.04, 1200, 700),
    refused: () => knock(0.15, 500, 140),
    start: () => tones([392, 523]),
    over: () => tones([392, 494, 587]),
    chat: () => tones([660]),
    offer: () => tones([523, 659]),
};

export function sound(what: Happening): void {
    try {
        SOUNDS[what]();
    } catch {
        // A browser without sound still plays.
    }
}

/** A tick when time is short. */
export const tick = (): void => knock(0.03, 1600, 1200);
