/** Positions and tasks of the lessons of Comet. */
import type { Lessons, WordsFor } from '../../../lessons/types';
import data from './lessons.json';

export type Texts = WordsFor<typeof data>;
export const lessons: Lessons = data;
