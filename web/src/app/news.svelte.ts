/** What concerns the app as a whole: whether the server is reached, and whether there is a newer version. */
import { reach } from '../transport';

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 15_000;
/** Milliseconds within which a page that lacks a script is loaded anew only once. */
const PATIENCE = 30_000;
const RELOADED = 'menagerie.reloaded';

class News {
    /** Whether the last attempt to reach the server failed. */
    lost = $state(false);
    /** Counted whenever the connection comes back, for those who have to ask again. */
    returns = $state(0);
    version = $state(false);
    /** Requests that were answered; a page that has got nothing yet has to be made again. */
    answered = 0;
    #wait = FIRST_WAIT;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether a script did not come: browsers remember that, so that only loading the page anew helps. */
    #broken = false;
    /** Pictures that did not come, and those that were asked for once more. */
    #missing = new Set<HTMLImageElement>();
    #tried = new WeakSet<HTMLImageElement>();

    /** Begin to listen; call once at the start. */
    listen(): void {
        reach.told = (reached) => (reached ? this.#reached() : this.#lose());
        addEventListener('offline', () => this.#lose());
        addEventListener('online', () => void this.look());
        addEventListener('vite:preloadError', () => {
            this.#broken = true;
            void this.look();
        });
        addEventListener('error', ({ target }) => target instanceof HTMLImageElement && this.#miss(target), true);
        addEventListener('visibilitychange', () => !document.hidden && this.lost && void this.look());
    }

    #reached(): void {
        this.answered += 1;
        if (this.lost) {
            clearTimeout(this.#timer);
            this.#wait = FIRST_WAIT;
            this.lost = false;
            this.returns += 1;
            this.#tried = new WeakSet();
        }
        if (this.#broken) this.#reload();
        for (const picture of this.#missing) {
            this.#tried.add(picture);
            picture.src = picture.src;
        }
        this.#missing.clear();
    }

    #reload(): void {
        this.#broken = false;
        try {
            if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < PATIENCE) return;
            sessionStorage.setItem(RELOADED, String(Date.now()));
        } catch {
            return; // where nothing can be remembered, it would be loaded again and again
        }
        location.reload();
    }

    /** A picture that did not come, as while the server restarts, is asked for again once it is there. */
    #miss(picture: HTMLImageElement): void {
        if (this.#tried.has(picture)) return;
        this.#missing.add(picture);
        void this.look();
    }

    #lose(): void {
        if (this.lost) return;
        this.lost = true;
        this.#again();
    }

    #again(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.look(), this.#wait);
        this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6);
    }

    /** Ask whether the server is there. */
    async look(): Promise<void> {
        const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
        if (answer && answer.status < 500) this.#reached();
        else if (this.lost) this.#again();
        else this.#lose();
    }
}

export const news = new News();
