/** Plays the motions of a move when a new scene arrives. */
import { flights, TRAVEL, type Flight } from './motion';
import type { Layout, Motion, Scene } from './types';

export class Stage {
  /** Pieces that are only shown while they leave. */
  leaving: readonly Flight[] = $state.raw([]);
  #running: Animation[] = [];
  #shown: Scene | null = null;
  #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Let running motions end at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  /** Take notice of a scene and play what leads to it; whether it is another than before. */
  show(scene: Scene, layout: Layout, motions: readonly Motion[], speed: number): boolean {
    const before = this.#shown;
    this.#shown = scene;
    if (!before || before === scene) return false;
    this.finish();
    const planned = flights({ layout, before: before.pieces, after: scene.pieces }, motions);
    this.leaving = speed > 0 ? planned.filter(({ leaves }) => leaves) : [];
    requestAnimationFrame(() => planned.forEach((flight) => this.#play(flight, speed)));
    return true;
  }

  /** Let a piece start towards a place and come back: it cannot get there. */
  nudge(piece: string, [dx, dy]: readonly [number, number], speed: number): void {
    const element = this.#root()?.querySelector(`[data-piece="${CSS.escape(piece)}"] > .size`);
    if (!element || speed <= 0) return;
    const there = { transform: `translate(${Math.round(dx)}px, ${Math.round(dy)}px)` };
    const back = { transform: 'translate(0, 0)' };
    this.#running.push(element.animate([back, there, { transform: `translate(${Math.round(-dx / 2)}px, ${Math.round(-dy / 2)}px)` }, back], { duration: 180 * speed }));
  }

  #play(flight: Flight, speed: number): void {
    const { piece, leaves, frames, delay, duration } = flight;
    const element = this.#root()?.querySelector(`[data-${leaves ? 'leaving' : 'piece'}="${CSS.escape(piece.id)}"]`);
    if (!element) return;
    const animation =
      speed > 0
        ? element.animate(frames, { duration: duration * speed, delay: delay * speed, easing: TRAVEL, fill: 'both' })
        : element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
    this.#running.push(animation);
    animation.onfinish = () => {
      animation.cancel();
      if (leaves) this.leaving = this.leaving.filter((each) => each !== flight);
    };
  }
}
