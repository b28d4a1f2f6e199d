/** The words of a course, in any language. Codes and ids are those of its data. */
import type { FactCode } from '#games/course.ts';

/** The words of one level. Squares stand in them as `{name}`, by the names that the level gives its places. */
export interface LevelText {
  /** A word or two, for lists. */
  readonly name: string;
  /** The one sentence of the task. */
  readonly goal: string;
  /** The first step of help: what to look for. Absent where that of the stage is enough. */
  readonly look?: string;
  /** A sentence once it is done, where there is something to add. */
  readonly after?: string;
}

/** The words of a stage. */
export interface StageText {
  readonly name: string;
  /** One line for the path: what it teaches. */
  readonly teaches: string;
  /** The rule that it trains, beside the board. */
  readonly rule: string;
  /** The first step of help in its levels. */
  readonly look: string;
  /** The words of its levels by their ids. A level without words of its own has the name of its face. */
  readonly levels: Readonly<Record<string, LevelText>>;
  /** The task of levels without words of their own. */
  readonly goal?: string;
}

/** The words of a game that ends a block. */
export interface EndGameText {
  readonly name: string;
  /** The task of both, or of the side that hunts. */
  readonly task: string;
  /** The task of the side that is hunted. */
  readonly flees?: string;
  /** Advice before it begins. */
  readonly before: string;
}

/** The words of a block. */
export interface BlockText {
  readonly name: string;
  readonly teaches: string;
}

/** The things that a fact is about: faces in upper case, squares as the learner's notation writes them. */
export interface FactNames {
  readonly face: string | null;
  readonly by: string | null;
  /** The square that the piece came from; null where it was dropped. */
  readonly from: string | null;
  /** The square of the fact; empty for a fact about none, whose sentence names none. */
  readonly at: string;
}

/** All the words of a course. */
export interface LessonTexts {
  readonly blocks: Readonly<Record<string, BlockText>>;
  readonly stages: Readonly<Record<string, StageText>>;
  readonly after: Readonly<Record<string, EndGameText>>;
  readonly facts: Readonly<Record<FactCode, (names: FactNames) => string>>;
  /** Says that a piece in hand is not to be dropped yet. */
  readonly notYet: string;
  /** Says that a square lies outside of a smaller board. */
  readonly outside: string;
  /** The names of faces in lists and as answers. */
  readonly faces: Readonly<Record<string, string>>;
}
