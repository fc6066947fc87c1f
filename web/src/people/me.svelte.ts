/** Who sits at this browser, as far as the server knows; shared by the header and the pages about people. */
import type { Person } from '../api';
import { people } from './api';

class Myself {
    /** Null for somebody whom the server does not know (yet). */
    person: Person | null = $state.raw(null);
    /** Whether the server was asked. */
    known = $state(false);

    /** Ask who one is; nobody is made a guest by asking. */
    async load(): Promise<Person | null> {
        this.take(await people.here().catch(() => null));
        return this.person;
    }

    take(person: Person | null): void {
        this.person = person;
        this.known = true;
    }
}

export const myself = new Myself();
