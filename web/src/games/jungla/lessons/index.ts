/** Positions and tasks of the lessons of Jungla. */
import type { Lessons, WordsFor } from '../../../lessons/types';
import data from './lessons.json';

export type Texts = WordsFor<typeof data>;
export const lessons: Lessons = data;
