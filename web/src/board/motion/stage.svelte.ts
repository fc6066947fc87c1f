/** Plays the motions of a move when a new scene arrives. */
import { flights, TRAVEL, type Flight } from './motion';
import type { Layout, Motion, Scene } from '../types';

/** How far a piece that cannot go somewhere starts out, in cells. */
const NUDGE = 0.06;

export class Stage {
    /** Pieces that are only shown while they leave. */
    leaving: readonly Flight[] = $state.raw([]);
    /** Motions under way; one that has ended is taken out, because finishing it again would show it again. */
    #running: Animation[] = [];
    #frame = 0;
    #shown: Scene | null = null;
    #root: () => HTMLElement | undefined;

    constructor(root: () => HTMLElement | undefined) {
        this.#root = root;
    }

    /** Let motions end at once, those included that were going to start with the next frame. */
    finish(): void {
        cancelAnimationFrame(this.#frame);
        for (const animation of this.#running) animation.cancel();
        this.#running = [];
        this.leaving = [];
    }

    /** Take notice of a scene and play what leads to it; whether it is another than before. */
    show(scene: Scene, layout: Layout, motions: readonly Motion[], speed: number): boolean {
        const before = this.#shown;
        this.#shown = scene;
        if (!before || before === scene) return false;
        this.finish();
        const planned = flights({ layout, before: before.pieces, after: scene.pieces }, motions);
        this.leaving = speed > 0 ? planned.filter(({ leaves }) => leaves) : [];
        this.#frame = requestAnimationFrame(() => planned.forEach((flight) => this.#play(flight, speed)));
        return true;
    }

    /** Let a piece start from one cell towards another and come back: it cannot get there. */
    nudge(piece: string, layout: Layout, from: string, to: string, speed: number): void {
        const start = layout.byId.get(from);
        const end = layout.byId.get(to);
        const element = this.#root()?.querySelector(`[data-piece="${CSS.escape(piece)}"] > .size`);
        if (!element || !start || !end || start === end || speed <= 0) return;
        const dx = end.x - start.x;
        const dy = end.y - start.y;
        const out = (NUDGE * layout.unit) / Math.hypot(dx, dy);
        const at = (share: number): Keyframe => ({
            transform: `translate(${Math.round(share * dx)}px, ${Math.round(share * dy)}px)`,
        });
        this.#run(element.animate([at(0), at(out), at(-out / 2), at(0)], { duration: 180 * speed }));
    }

    #run(animation: Animation, done?: () => void): void {
        this.#running.push(animation);
        animation.onfinish = () => {
            this.#running = this.#running.filter((each) => each !== animation);
            animation.cancel();
            done?.();
        };
    }

    #play(flight: Flight, speed: number): void {
        const { piece, leaves, frames, delay, duration } = flight;
        const element = this.#root()?.querySelector(`[data-${leaves ? 'leaving' : 'piece'}="${CSS.escape(piece.id)}"]`);
        if (!element) return;
        const animation =
            speed > 0
                ? element.animate(frames, {
                      duration: duration * speed,
                      delay: delay * speed,
                      easing: TRAVEL,
                      fill: 'both',
                  })
                : element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
        this.#run(animation, () => {
            if (leaves) this.leaving = this.leaving.filter((each) => each !== flight);
        });
    }
}
