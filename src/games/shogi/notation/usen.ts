/**
 * Reads USEN, a kifu in the letters that web addresses allow, as shogi playground and ShogiHome have it. It has the start,
 * then for each line of play `~`, the ply that it leaves at, its moves of three letters each, and how it ended. The format:
 * https://www.slideshare.net/slideshow/scalajs-web/92707205#15
 */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import type { Move } from '../move.ts';
import type { HandKind } from '../piece.ts';
import type { Position } from '../position.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { parseSfen } from './sfen.ts';

/** A line of play: how many plies lie before it, its moves, and the letter of its ending. */
export interface UsenLine {
  readonly from: number;
  readonly moves: readonly string[];
  readonly ending: string;
}

/** A text in USEN, taken apart. */
export interface Usen {
  readonly start: Position;
  readonly lines: readonly UsenLine[];
}

const SQUARES = 81;

/** Pieces that are dropped, by what stands for the square they come from. */
const hands: ReadonlyMap<number, HandKind> = new Map([
  [SQUARES + 9, 'gold'],
  [SQUARES + 10, 'pawn'],
  [SQUARES + 11, 'lance'],
  [SQUARES + 12, 'knight'],
  [SQUARES + 13, 'silver'],
  [SQUARES + 14, 'bishop'],
  [SQUARES + 15, 'rook'],
]);

/** Squares count from 1a along the rank. */
const squareOf = (count: number): number => squareAt((count % 9) + 1, Math.floor(count / 9) + 1);

/** The move that three letters say; undefined where they say none. */
export const moveOfUsen = (word: string): Move | undefined => {
  const number = /^[0-9a-z]{3}$/.test(word) ? Number.parseInt(word, 36) : -1;
  if (number < 0) return undefined;
  const from = Math.floor(number / (2 * SQUARES));
  const to = squareOf(Math.floor(number / 2) % SQUARES);
  if (from < SQUARES) return { from: squareOf(from), to, promote: number % 2 === 1 };
  const drop = hands.get(from);
  return drop && { drop, to };
};

const endings: Readonly<Record<string, { readonly by: string; readonly lost: boolean }>> = {
  r: { by: 'resignation', lost: true },
  t: { by: 'timeout', lost: true },
  i: { by: 'foul', lost: true },
  j: { by: 'impasse', lost: false },
  p: { by: 'interrupted', lost: false },
};

/** The ending that a letter says when it is that side's turn; null for none. */
export const endingOfUsen = (letter: string, turn: Seat): Ending | null => {
  const known = Object.hasOwn(endings, letter) ? endings[letter] : undefined;
  return known === undefined ? null : { winner: known.lost ? other(turn) : null, by: known.by };
};

/** Takes a text in USEN apart; undefined where it is none. */
export const parseUsen = (text: string): Usen | undefined => {
  const [setup = '', ...lines] = text.trim().split('~');
  const read = lines.map((line) => /^(\d{1,5})\.((?:[0-9a-z]{3})*)\.([a-z]?)$/.exec(line));
  if (lines.length === 0 || read.includes(null)) return undefined;
  const sfen = setup.replaceAll('_', '/').replaceAll('.', ' ').replaceAll('z', '+');
  const position = setup === '' ? start() : undefined;
  const parsed = position === undefined ? parseSfen(sfen) : undefined;
  const first = position ?? (parsed?.ok ? parsed.value : undefined);
  if (first === undefined) return undefined;
  return {
    start: first,
    lines: read.map((found) => ({
      from: Number(found?.[1]),
      moves: found?.[2]?.match(/.../g) ?? [],
      ending: found?.[3] ?? '',
    })),
  };
};
