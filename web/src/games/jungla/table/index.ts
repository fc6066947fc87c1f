/** The parts of pages that only Jungla has. */
import type { Panels } from '../../module';
import Beside from './Beside.svelte';
import Turn from './Turn.svelte';

export const panels: Panels = { Beside, Turn };
