/** Copying to the clipboard, and saying for a moment that it was done. */
import { pause, type Pause } from '../time';

/** Milliseconds for which it is said. */
const SAID = 2000;

export class Copying {
    /** What was copied a moment ago; empty for nothing. */
    copied = $state('');

    constructor(
        private readonly write: (text: string) => Promise<void> | undefined = (text) =>
            navigator.clipboard?.writeText(text),
        private readonly wait: Pause = pause,
    ) {}

    async copy(what: string, text: string): Promise<void> {
        try {
            await this.write(text);
        } catch {
            // A browser may refuse; the text is there to be marked and copied by hand.
        }
        this.copied = what;
        await this.wait(SAID);
        this.copied = '';
    }
}
