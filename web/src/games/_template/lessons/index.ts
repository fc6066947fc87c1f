/** Positions and tasks of the lessons of Otter Run. */
import type { Lessons, WordsFor } from '../../../lessons/types';
import data from './lessons.json';

export type Texts = WordsFor<typeof data>;
export const lessons: Lessons = data;
