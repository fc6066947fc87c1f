/** What concerns the app as a whole: whether the server is reached, and whether there is a newer version. */
import { reach } from '../transport';

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 15_000;

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

  /** Begin to listen; call once at the start. */
  listen(): void {
    reach.told = (reached) => (reached ? this.#reached() : this.#lose());
    addEventListener('offline', () => this.#lose());
    addEventListener('online', () => void this.look());
    addEventListener('visibilitychange', () => !document.hidden && this.lost && void this.look());
  }

  #reached(): void {
    this.answered += 1;
    if (!this.lost) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.lost = false;
    this.returns += 1;
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
  }
}

export const news = new News();
