/**
 * The shapes of a course of lessons. A course is data: positions as texts of its game, and codes. It holds no words, and
 * the code that runs it (`lessons/`) knows no game.
 */
import type { Pick, Seat } from '#kernel/game.ts';

/** The codes of what a wrong answer costs, or why it is wrong. Each has a sentence in the words of the lessons. */
export const factCodes = [
  /** The other side mates at once. */
  'mated',
  /** The other side takes a piece, and nothing takes back. */
  'taken',
  /** The other side wins an exchange on a square. */
  'exchanged',
  /** The other side attacks king and another piece at once. */
  'forked',
  /** The king gets away. */
  'escapes',
  /** The other side takes the piece that gives check. */
  'checker-taken',
  /** The other side puts a piece between. */
  'blocked',
  /** It gives no check, so there is nothing to get out of. */
  'no-check',
  /** Nothing is lost; it only misses the goal. */
  'misses',
  /** A square that was not asked for. */
  'not-this-square',
  /** A legal move was called forbidden. */
  'is-legal',
  /** A forbidden move was called legal. */
  'is-forbidden',
  /** The face is another piece. */
  'other-face',
] as const;
export type FactCode = (typeof factCodes)[number];

/** The squares that a level asks for. */
export type SquaresAsked =
  /** Where the piece goes that this pick takes up. */
  | { readonly is: 'reach'; readonly piece: Pick }
  /** Where this piece cannot go, only because of that rule. */
  | { readonly is: 'forbidden'; readonly piece: Pick; readonly rule: string }
  /** Where pieces of a side stand, or only those with one of these faces, in upper case. */
  | { readonly is: 'pieces'; readonly seat: Seat; readonly faces?: readonly string[] }
  /** Squares that no rule names, as those of the far camp. */
  | { readonly is: 'these'; readonly squares: readonly number[] };

/** A demand on one move. It holds or fails; so several right answers are all right. */
export type Goal =
  /** It takes a piece: any, the one on a square, or one with that face, in upper case. */
  | { readonly is: 'takes'; readonly square?: number; readonly face?: string }
  /** The piece that moved cannot be taken afterwards. */
  | { readonly is: 'safe' }
  | { readonly is: 'checks' }
  | { readonly is: 'mates' }
  | { readonly is: 'drops' }
  /** It ends on one of these squares. */
  | { readonly is: 'lands'; readonly squares: readonly number[] }
  /** It attacks pieces with these faces, all at once. */
  | { readonly is: 'forks'; readonly faces: readonly string[] }
  /** It finishes with this choice, where there is one. */
  | { readonly is: 'chooses'; readonly choice: string }
  | { readonly is: 'not'; readonly goal: Goal }
  /** All of these hold. */
  | { readonly is: 'all'; readonly goals: readonly Goal[] };

interface LevelBase {
  /** Its name in addresses and in progress, unique in its stage. It never changes and never means another level. */
  readonly id: string;
  /** The position as a text of the game; whose turn it says is the learner's side. */
  readonly setup: string;
  /** The moves, or presses, that three stars cost. */
  readonly par: number;
  /**
   * The problems that the position has on purpose, by the codes of `Formats.readSetup`; a lesson about one piece needs
   * no kings.
   */
  readonly unsound?: readonly string[];
  /** The things of mastery that it teaches, where they are not those of its stage. */
  readonly about?: readonly string[];
  /** Squares that its words name: the words say `{target}`, and the level says where that is. */
  readonly places?: Readonly<Record<string, number>>;
  /** A misstep that no answer punishes; it only misses the goal. */
  readonly harmless?: true;
}

/** Take all pieces of the other side, which passes. The taken go to the hand, and cannot be dropped yet. */
export interface CollectLevel extends LevelBase {
  readonly kind: 'collect';
  /** Where the pieces stand that are to be taken; absent where it is all but the one whose loss ends the game. */
  readonly targets?: readonly number[];
  /** One shortest way, as texts of moves. */
  readonly solution: readonly string[];
  /** The other side passes, unless it can take: then it does. */
  readonly awake?: true;
}

/** Find one move that reaches a goal. */
export interface MoveLevel extends LevelBase {
  readonly kind: 'move';
  readonly goal: Goal;
  /** One right move. */
  readonly solution: readonly [string];
}

/** Mate in so many plies, each move a check; the other side holds out as long as it can. */
export interface AnswerLevel extends LevelBase {
  readonly kind: 'answer';
  readonly plies: 1 | 3 | 5;
  /** One line to mate, with the answers of the other side. */
  readonly solution: readonly string[];
  /** Whether only one first move mates. */
  readonly unique?: true;
}

/** Point at squares: at each that is asked for, or at one of them. */
export interface SquaresLevel extends LevelBase {
  readonly kind: 'squares';
  readonly asked: SquaresAsked;
  readonly want: 'all' | 'one';
}

/** Say whether a move is legal. */
export interface LegalLevel extends LevelBase {
  readonly kind: 'legal';
  /** The move in question. */
  readonly picks: readonly Pick[];
  /** The rule that forbids it; null for a legal move. */
  readonly rule: string | null;
}

/** Tell which piece a face is, among three names. */
export interface FaceLevel extends LevelBase {
  readonly kind: 'face';
  /** The square of the piece that is asked about. */
  readonly square: number;
  /** The faces offered, in upper case, in this order; one is right. */
  readonly offered: readonly string[];
}

/** One task at one board. */
export type Level = CollectLevel | MoveLevel | AnswerLevel | SquaresLevel | LegalLevel | FaceLevel;

/** Levels about one thing. The first of them shows an arrow before the first move. */
export interface Stage {
  /** Its name in addresses, unique in its course. It never changes. */
  readonly id: string;
  readonly levels: readonly [Level, ...Level[]];
  /** The things of mastery that it teaches: faces (`G`, `+P`), drops (`G*`), rules by their codes. */
  readonly about: readonly string[];
  /** Ideas that it introduces, by names of the course: `check`, `drop`. No earlier level needs it. */
  readonly ideas?: readonly string[];
  /** Stages that are better done before. It is advice; nothing is locked. */
  readonly needs?: readonly string[];
  /** No piece of the learner is asked for a choice: one that could turn over stays as it is. */
  readonly plain?: true;
  /** It cannot be done by ear, so it does not count against *done*. */
  readonly eyes?: true;
}

/** A first game with what was learned. It is a real sitting, not a level. */
export interface EndGame {
  readonly id: string;
  readonly setup: string;
  /** The side that hunts, if the other has only a king to run with; absent for a game that both play to win. */
  readonly hunter?: Seat;
  /**
   * After so many moves of the hunter nobody has won. Afterwards seats are changed, and fewer moves to mate win.
   * Present with `hunter`.
   */
  readonly limit?: number;
  /** The only squares on which pieces may stand, where the board is to be smaller. */
  readonly area?: readonly number[];
  /** The options of the game that it is played by; those that are left out are as usual. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** A part of a course, which ends in games. */
export interface Block {
  readonly id: string;
  readonly stages: readonly Stage[];
  readonly after: readonly EndGame[];
  /** How the pieces show where they go while these stages are learned, until the player chooses otherwise. */
  readonly signs?: true;
}

/** A view of positions for lessons: it tells what no rule of the game says. */
export interface CourseBoard<P extends object = object> {
  readonly board: { readonly columns: number; readonly rows: number };
  /** The piece on a square: its face as skins name it, in upper case for seat 0 and lower case for seat 1. */
  faceAt(position: P, square: number): { readonly face: string; readonly seat: Seat } | null;
  /** The kinds that can lie in hand, each with the faces it shows there. */
  readonly handKinds: readonly { readonly kind: string; readonly faces: readonly string[] }[];
  /** The worth of each face, in upper case, in pawns. The face whose loss ends the game has the most. */
  readonly worth: Readonly<Record<string, number>>;
  /** The face whose loss ends the game, in upper case. */
  readonly royal: string;
  /** The same position with the other side to move. */
  pass(position: P): P;
  /** The same position with left and right exchanged. */
  mirror(position: P): P;
}

/** The sign of a stage, or of a game that ends a block, on the path: the face of a piece, or a character on an empty one. */
export type PathSign = { readonly face: string } | { readonly character: string };

/** The lessons of one game, in the order in which they are offered. */
export interface Course {
  /** The id of its game. */
  readonly game: string;
  readonly blocks: readonly [Block, ...Block[]];
  readonly view: CourseBoard;
  /** The signs of all stages, and of the games that end blocks, by their ids. */
  readonly signs: Readonly<Record<string, PathSign>>;
}

/** The path of a level in its course; with the id of the game before it, an address. */
export interface LevelPath {
  readonly stage: string;
  readonly level: string;
}

/** Every stage of a course, in order. */
export const stagesOf = ({ blocks }: Course): readonly Stage[] =>
  blocks.flatMap(({ stages }) => stages);

/** Every level of a course with its path, in order. */
export const levelsOf = (course: Course): readonly (LevelPath & { readonly of: Level })[] =>
  stagesOf(course).flatMap(({ id, levels }) =>
    levels.map((of) => ({ stage: id, level: of.id, of })),
  );

/** The stage and the level of a path; undefined where the course has none of these names. */
export const levelAt = (
  course: Course,
  { stage, level }: LevelPath,
): { readonly stage: Stage; readonly level: Level } | undefined => {
  const found = stagesOf(course).find(({ id }) => id === stage);
  const of = found?.levels.find(({ id }) => id === level);
  return found && of && { stage: found, level: of };
};

/** A game that ends a block, by the ids of both; undefined where the course has none of these names. */
export const endGameAt = ({ blocks }: Course, block: string, game: string): EndGame | undefined =>
  blocks.find(({ id }) => id === block)?.after.find(({ id }) => id === game);

/** The path of the level after one; null after the last of its block, where the games of the block come. */
export const nextPath = (course: Course, { stage, level }: LevelPath): LevelPath | null => {
  const block = course.blocks.find(({ stages }) => stages.some(({ id }) => id === stage));
  const paths =
    block?.stages.flatMap(({ id, levels }) => levels.map((of) => ({ stage: id, level: of.id }))) ??
    [];
  const at = paths.findIndex((path) => path.stage === stage && path.level === level);
  return at === -1 ? null : (paths[at + 1] ?? null);
};

/**
 * The level to practise a thing of mastery, or a rule that refused a move. It is one that asks about the rule, or else
 * teaches the thing; null where the course has none.
 */
export const practiceOf = (course: Course, thing: string): LevelPath | null => {
  const asks = levelsOf(course).find(({ of }) => of.kind === 'legal' && of.rule === thing);
  const stage = stagesOf(course).find(({ about }) => about.includes(thing));
  const teaches = stage?.levels.find(({ about }) => about?.includes(thing) ?? true);
  if (asks !== undefined) return { stage: asks.stage, level: asks.level };
  return stage && teaches ? { stage: stage.id, level: teaches.id } : null;
};
