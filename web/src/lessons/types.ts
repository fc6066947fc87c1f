/**
 * What a lesson is made of. Positions and tasks lie in `games/<game>/lessons.json`, which the tests of the rules read
 * too.
 */

/** What has to be so after a move; everything that is named. */
export interface Goal {
    /** The text of the move fits this pattern. */
    play?: string;
    /** The text of the position afterwards fits this pattern. */
    text?: string;
    /** What stands on cells: a kind, a kind with its facing (`elephant:90`), or nothing. */
    on?: Record<string, string>;
    /** Fewer pieces of this kind are on the board than before. */
    off?: string;
    /** The game is over, and this seat has won. */
    wins?: number;
    /** Whoever is to act has no move that fits this pattern. */
    prevents?: string;
    /** Whoever is to act wins with none of the moves that fit this pattern. */
    safe?: string;
    /** A move could have been made, or could not; for questions. */
    legal?: string;
    illegal?: string;
}

export interface StepData {
    /** Where the step begins; left out: it goes on from the one before. */
    position?: string;
    /** The learner's seat, 1 if left out. */
    seat?: number;
    /** Make a move after which this is so. */
    goal?: Goal;
    /** How many moves of the learner's it may take; 1 if left out. */
    within?: number;
    /** One way to the goal. */
    solution?: string[];
    /** Patterns of wrong moves that get a hint of their own. */
    hints?: Record<string, string>;
    /** What others play, and chance draws, once the step is done. */
    reply?: string[];
    /** Try this on purpose, to read the rule that forbids it. */
    refused?: { piece: string; cells: string[]; rule: string };
    /** Answers to choose from, each with what it claims; one is right. */
    ask?: Record<string, Goal>;
    answer?: string;
    /** Moves that show the right answer. */
    shows?: string[];
    /** Cells of which one is to be chosen. */
    point?: { cells: string[]; legal?: string };
    /** Arrows `c1>c2` and circles `c3`. */
    arrows?: string[];
    /** The rules that it teaches. */
    rules: string[];
}

export interface LessonData {
    steps: Record<string, StepData>;
}

export type Lessons = Record<string, LessonData>;

/** The words of a step: what to do, a hint for any wrong try, and what was learnt. */
export interface StepWords {
    say: string;
    hint: string;
    done: string;
    hints?: Record<string, string>;
    answers?: Record<string, string>;
}

export interface LessonWords {
    title: string;
    about: string;
    steps: Record<string, StepWords>;
}

/** The words that the lessons of a game need: whoever leaves one out fails the type check. */
export type WordsFor<Data> = {
    [Lesson in keyof Data]: {
        title: string;
        about: string;
        steps: Data[Lesson] extends { steps: infer Steps }
            ? { [Step in keyof Steps]: WordsOfStep<Steps[Step]> }
            : never;
    };
};

type WordsOfStep<Step> = { say: string; hint: string; done: string } & ('hints' extends keyof Step
    ? { hints: { [Key in keyof Step['hints']]: string } }
    : unknown) &
    ('ask' extends keyof Step ? { answers: { [Key in keyof Step['ask']]: string } } : unknown);
