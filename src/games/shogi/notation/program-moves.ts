/** The moves of a program's line, as programs write them into comments. */
import type { Seat } from '#kernel/game.ts';
import { isLegal } from '../legal.ts';
import { type Move, sameMove } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { meaningOfCsa } from './csa-move.ts';
import { meaningOf, pastBlanks, readMoveWord } from './kif-move.ts';
import { turnOf } from './shared-moves.ts';
import { parseUsi } from './usi.ts';

/** A written move: the side that it says makes it, and the move it means on a board, if any. */
interface Word {
  readonly side: Seat | undefined;
  readonly on: (position: Position, previousTo: number | undefined) => Move | undefined;
}

/** As many moves as a line may have: programs write a hundred at most. */
const LONGEST = 400;

const csaWord = (text: string): Word => ({
  side: text.startsWith('+') ? 0 : 1,
  on: (position) => {
    const move = meaningOfCsa(text, { position });
    return typeof move === 'string' ? undefined : move;
  },
});

const usiWord = (text: string): Word => ({
  side: undefined,
  on: (position) => {
    const read = parseUsi(text, position);
    return read.ok ? read.value : undefined;
  },
});

/** The moves that a text begins with, each with or without blanks after it. */
const wordsIn = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let at = pastBlanks(text, 0);
  while (at < text.length && words.length < LONGEST) {
    const plain = /^(?:([+-]\d{4}[A-Z]{2})|([1-9][a-i][1-9][a-i]\+?|[A-Z]\*[1-9][a-i]))(?!\S)/.exec(
      text.slice(at, at + 9),
    );
    const [whole = '', csa, usi] = plain ?? [];
    if (csa !== undefined) words.push(csaWord(csa));
    else if (usi !== undefined) words.push(usiWord(usi));
    else {
      const word = readMoveWord(text, at);
      if (word === undefined) break;
      words.push({
        side: word.side,
        on: (position, previousTo) => {
          const move = meaningOf(word, position, previousTo);
          return typeof move === 'string' ? undefined : move;
        },
      });
      at = pastBlanks(text, word.end);
      continue;
    }
    at = pastBlanks(text, at + whole.length);
  }
  return words;
};

/** Whether a text begins with a move. */
export const beginsWithMove = (text: string): boolean => wordsIn(text.slice(0, 40)).length > 0;

const playedFrom = (
  words: readonly Word[],
  start: Position,
  before: number | undefined,
): readonly Move[] => {
  const moves: Move[] = [];
  let position = start;
  let previousTo = before;
  for (const { side, on } of words) {
    if (side !== undefined && side !== position.turn) break;
    const move = on(position, previousTo);
    if (move === undefined || !isLegal(position, move)) break;
    moves.push(move);
    position = play(position, turnOf(move));
    previousTo = move.to;
  }
  return moves;
};

/** A position, and the move that led to it. */
export interface Place {
  readonly position: Position;
  readonly move: Move | undefined;
  /** The position before that move, and the move before it; absent at the start. */
  readonly before?: Place;
}

/** The moves of a program's line. `instead` says that they leave the position before the commented move. */
interface ProgramMoves {
  readonly moves: readonly Move[];
  readonly instead: boolean;
}

/**
 * Reads the line of a program. It begins after the commented move, or with it: some programs write what they thought before
 * they moved. Then the commented move itself is left out.
 */
export const programMoves = (text: string, here: Place): ProgramMoves => {
  const words = wordsIn(text);
  const after = playedFrom(words, here.position, here.move?.to);
  const { before } = here;
  if (after.length > 0 || before === undefined) return { moves: after, instead: false };
  const moves = playedFrom(words, before.position, before.move?.to);
  const [first] = moves;
  const isPlayed = first !== undefined && here.move !== undefined && sameMove(first, here.move);
  return isPlayed
    ? { moves: moves.slice(1), instead: false }
    : { moves, instead: moves.length > 0 };
};
