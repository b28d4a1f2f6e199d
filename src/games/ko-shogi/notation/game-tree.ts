/** One game while it is read: the lines of play that stand in brackets within one another, and how they end. */
import { type RecordBuilder, recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord, Headers } from '#record/record.ts';
import { type Budget, countMove } from '../../reading.ts';
import { isLegal } from '../legal.ts';
import { type Move, sameMove } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { formatPosition } from './position-text.ts';
import type { NoticeCode } from './reading.ts';
import { readSpelling } from './spelling.ts';

/** A place in the tree. */
interface Place {
  readonly id: number;
  readonly position: Position;
  readonly ply: number;
}

/** A line of play that is being read. */
interface Frame {
  here: Place;
  /** Where the last move was made, which a variation leaves; null before the first. */
  before: Place | null;
  hasEnded: boolean;
  /** A part of the line could not be read; what follows is passed over. */
  isLost: boolean;
}

type DraftEnding = { -readonly [Key in keyof Ending]: Ending[Key] };

/** An ending and the node it stands at. */
interface Ended {
  readonly id: number;
  readonly isMain: boolean;
  readonly ending: DraftEnding;
}

/** A game that is being read. */
export interface GameTree {
  readonly firstLine: number;
  readonly headers: [string, string][];
  /** The name of the game in the file; undefined where the file gives none. */
  gameName: string | undefined;
  readonly players: [string, string];
  start: Position;
  /** Whether the file said from which position the game starts. */
  hasStart: boolean;
  builder: RecordBuilder<Move>;
  moves: number;
  /** Whether anything of its play has been met: headers after that belong to the next game. */
  hasPlay: boolean;
  readonly frames: Frame[];
  readonly endings: Ended[];
  /** The ending that was just read; notes that follow belong to it. */
  lastEnding: DraftEnding | null;
}

const frameAt = (place: Place): Frame => ({
  here: place,
  before: null,
  hasEnded: false,
  isLost: false,
});

/** A game of which nothing is known yet, and the line on which it begins. */
export const growGame = (gameId: string, firstLine: number): GameTree => {
  const first = start();
  return {
    firstLine,
    headers: [],
    gameName: undefined,
    players: ['', ''],
    start: first,
    hasStart: false,
    builder: recordBuilder<Move>(gameId),
    moves: 0,
    hasPlay: false,
    frames: [frameAt({ id: 0, position: first, ply: 0 })],
    endings: [],
    lastEnding: null,
  };
};

/** Sets what a game starts from, before its first move. */
export const startFrom = (game: GameTree, position: Position): void => {
  game.start = position;
  game.hasStart = true;
  game.frames[0] = frameAt({ id: 0, position, ply: 0 });
};

/** The line that is being read; there is always one. */
export const frameOf = (game: GameTree): Frame => {
  const frame = game.frames.at(-1);
  if (frame === undefined) throw new Error('a game has no line of play');
  return frame;
};

/** Plays a move, given as text, where the line stands. Returns the notice to give about it, null for none. */
export const readMove = (game: GameTree, text: string, budget: Budget): NoticeCode | null => {
  const frame = frameOf(game);
  if (frame.hasEnded) {
    frame.isLost = true;
    return 'move-after-ending';
  }
  const { id, position, ply } = frame.here;
  const read = readSpelling(position, text);
  if (!read.ok) {
    frame.isLost = true;
    return read.error.code;
  }
  const move = read.value;
  countMove(budget, ply + 1);
  const known = game.builder.at(id)?.children.find((child) => {
    const turn = game.builder.at(child)?.turn;
    return turn ? sameMove(turn.move, move) : false;
  });
  const isFoul = !isLegal(position, move);
  const next = known ?? game.builder.add(id, { move }, null, isFoul);
  frame.before = frame.here;
  frame.here = { id: next, position: play(position, { move }), ply: ply + 1 };
  game.moves += 1;
  return isFoul && known === undefined ? 'illegal-move' : null;
};

/** Begins a variation that leaves the line before its last move; false where there is none to leave. */
export const openVariation = (game: GameTree): boolean => {
  const { before, isLost } = frameOf(game);
  if (before === null || isLost) {
    game.frames.push({ ...frameAt(frameOf(game).here), isLost: true });
    return isLost;
  }
  game.frames.push(frameAt(before));
  return true;
};

/** Ends a variation; false where none is open. */
export const closeVariation = (game: GameTree): boolean => {
  if (game.frames.length === 1) return false;
  game.frames.pop();
  return true;
};

/** Ends the line where it stands; `ending` is null where there is no result. Returns false where it was ended before. */
export const endLine = (game: GameTree, ending: Ending | null): boolean => {
  const frame = frameOf(game);
  if (frame.hasEnded) return false;
  const isMain = game.frames.length === 1;
  frame.hasEnded = true;
  // A variation in brackets behind the result begins where the game ended.
  frame.before = frame.here;
  if (ending === null) return true;
  const draft: DraftEnding = { ...ending };
  if (game.endings.some(({ id, isMain: main }) => id === frame.here.id && main === isMain))
    return false;
  game.endings.push({ id: frame.here.id, isMain, ending: draft });
  game.lastEnding = draft;
  return true;
};

/** The record of a game whose text has come to its end. */
export const finishGame = ({
  builder,
  endings,
  headers,
  players,
  start: first,
}: GameTree): GameRecord<Move> => {
  const main = endings.find(({ isMain }) => isMain);
  for (const { id, isMain, ending } of endings) {
    const goesOn = (builder.at(id)?.children.length ?? 0) > 0;
    // An ending of the main line stands at its node too if lines go on from there.
    if (isMain ? goesOn : id !== main?.id) builder.note(id, { ending: { ...ending } });
  }
  const record = builder.build(formatPosition(first), headers satisfies Headers, null);
  return {
    ...record,
    players: [...players],
    ending: main === undefined ? null : { ...main.ending },
  };
};
