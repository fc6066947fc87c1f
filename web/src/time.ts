/** Time as controllers know it: tests give them one that does not pass by itself. */

/** Wait so many milliseconds, or until it is told that nobody waits any more. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const pause: Pause = (milliseconds, signal) =>
    new Promise((done) => {
        const timer = setTimeout(done, milliseconds);
        signal?.addEventListener('abort', () => {
            clearTimeout(timer);
            done();
        });
    });
