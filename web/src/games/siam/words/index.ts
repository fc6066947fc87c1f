/** The words of Siam in the chosen language. */
import type { Widened } from '../../../i18n/widened';
import type { en } from './en';

export type Words = Widened<typeof en>;
