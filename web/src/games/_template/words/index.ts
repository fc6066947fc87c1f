/** The shape of the words of Otter Run. */
import type { Widened } from '../../../i18n/widened';
import type { en } from './en';

export type Words = Widened<typeof en>;
