/** The state of the page of one lesson: the course in the chosen language, and the teacher. */
import type { Annotation } from '../board';
import { motionScale, type Language } from '../settings.svelte';
import { loadCourse, type Course } from './load';
import { BROWSER, Teacher, type Around } from './teacher.svelte';

/** What a lesson needs of the page around it. */
export interface Page extends Around {
    load: typeof loadCourse;
    /** How long motions take compared with normal. */
    speed: () => number;
}

export class LessonController {
    course: Course | null = $state.raw(null);
    teacher: Teacher | null = $state.raw(null);
    /** Whether there is no such lesson. */
    missing = $state(false);
    failed = $state(false);

    constructor(
        readonly game: string,
        readonly lesson: string,
        private readonly page: Page = { ...BROWSER, load: loadCourse, speed: motionScale },
    ) {}

    readonly names = $derived.by(() => Object.keys(this.course?.lessons ?? {}));
    /** The place of the lesson in its course, from 1. */
    readonly number = $derived.by(() => this.names.indexOf(this.lesson) + 1);
    /** The lesson after this one. */
    readonly following = $derived(this.names[this.number] ?? null);
    readonly title = $derived.by(() => this.course?.words[this.lesson]?.title ?? '');
    /** Arrows and circles: those of the task, and then the right cell where one was to be chosen. */
    readonly arrows: Annotation[] = $derived.by(() => {
        const { teacher } = this;
        if (!teacher || (teacher.busy && !teacher.done)) return [];
        const { done, step } = teacher;
        return (done ? (step.point?.cells ?? []) : (step.arrows ?? [])).map((text) => {
            const [from = '', to = from] = text.split('>');
            return { from, to, colour: from === to && !done ? 'yellow' : 'green' };
        });
    });
    /** Whether moves are taken. */
    readonly interactive = $derived.by(() => {
        const { teacher } = this;
        if (!teacher?.study) return false;
        const { done, step, study } = teacher;
        return !done && !step.ask && !step.point && study.to_act === study.seat;
    });

    /** Have the course in a language. */
    async load(language: Language): Promise<void> {
        try {
            this.#arrived(await this.page.load(this.game, language));
        } catch {
            this.failed = true;
        }
    }

    /** Begin with the first step that is not done yet; in another language stay where one is. */
    #arrived(course: Course | null): void {
        this.course = course;
        if (this.teacher) return void this.teacher.again();
        const data = course?.lessons[this.lesson];
        this.missing = !data;
        if (!data) return;
        const { game, lesson, page } = this;
        const teacher = new Teacher(game, lesson, data, () => this.course?.words[lesson], page.speed, page);
        this.teacher = teacher;
        const made = page.progress.steps(game, lesson);
        void teacher.begin(made < teacher.steps.length ? made : 0);
    }
}
