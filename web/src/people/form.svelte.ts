/** A form on its way to the server: busy, done, or refused with a sentence at the field that it concerns. */
import { words } from '../i18n/index.svelte';
import { Problem } from '../transport';

/** The field that a refusal is about, by its code; what is not here concerns the whole form. */
const FIELDS: Readonly<Record<string, string>> = {
    'account/name': 'name',
    'account/taken': 'name',
    'account/password': 'password',
    'account/weak-password': 'password',
    'auth/wrong': 'password',
};

/** Which field of a form a problem belongs to, and what it says. */
export function complaint(
    error: unknown,
    renamed: Readonly<Record<string, string>> = {},
): { field: string; text: string } {
    if (!(error instanceof Problem) || !error.message) return { field: '', text: words.t.create.unreached };
    const field = renamed[error.code] ?? FIELDS[error.code] ?? faulty(error);
    return { field, text: error.message };
}

/** The field that the server names first when it cannot read a request. */
function faulty({ details }: Problem): string {
    const faults = details['faults'];
    const first = Array.isArray(faults) ? (faults[0] as { where?: unknown } | undefined) : undefined;
    return typeof first?.where === 'string' ? (first.where.split('.').pop() ?? '') : '';
}

export class Form {
    busy = $state(false);
    done = $state(false);
    /** Sentences by field; that of the whole form has no name. */
    problems: Record<string, string> = $state.raw({});

    /** Do something; `renamed` says at which field a code is shown, where that is not the usual one. */
    async send<T>(action: () => Promise<T>, renamed: Readonly<Record<string, string>> = {}): Promise<T | undefined> {
        this.busy = true;
        this.done = false;
        this.problems = {};
        try {
            const result = await action();
            this.done = true;
            return result;
        } catch (error) {
            const { field, text } = complaint(error, renamed);
            this.problems = { [field]: text };
            return undefined;
        } finally {
            this.busy = false;
        }
    }
}
