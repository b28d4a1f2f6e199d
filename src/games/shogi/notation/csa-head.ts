/** The position lines of a CSA file: PI with pieces taken away, P1 to P9, P+ and P-. */
import type { Seat } from '#kernel/game.ts';
import {
  baseNumber,
  type HandKind,
  handKinds,
  isHandKind,
  type Kind,
  kindNumber,
  setCount,
} from '../piece.ts';
import { type Position, pieces, positionFrom } from '../position.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { csaKinds, csaWord } from './csa-vocabulary.ts';

type Hand = Partial<Record<HandKind, number>>;

/** The start of a game as its position lines build it up. */
export interface CsaSetup {
  readonly board: Map<number, { readonly kind: Kind; readonly seat: Seat }>;
  readonly hands: readonly [Hand, Hand];
  /** The ranks that were drawn. */
  readonly ranks: Set<number>;
  /** How many of them are drawn as in the even start. */
  evenRanks: number;
  /** Whether a line named the even start. */
  based: boolean;
  /** Whether pieces were placed, or taken away, one by one. */
  changed: boolean;
  /** The seat that gets what is left of the set; null if none does. */
  rest: Seat | null;
  turn: Seat;
}

/** A board with nothing on it. */
export const emptySetup = (): CsaSetup => ({
  board: new Map(),
  hands: [{}, {}],
  ranks: new Set(),
  evenRanks: 0,
  based: false,
  changed: false,
  rest: null,
  turn: 0,
});

const readEvenStart = (into: CsaSetup, text: string): boolean => {
  into.board.clear();
  for (const [square, piece] of pieces(start())) into.board.set(square, piece);
  let whole = /^(\d\d[A-Z]{2})*\s*$/.test(text);
  for (const [, file, rank, word = ''] of text.matchAll(/([1-9])([1-9])([A-Z]{2})/g)) {
    const square = squareAt(Number(file), Number(rank));
    if (into.board.get(square)?.kind !== csaKinds.get(word)) whole = false;
    else into.board.delete(square);
  }
  return whole;
};

/** The ranks of the even start, which nearly every file draws: as they are written, and what stands there. */
const evenRanks = Array.from({ length: 9 }, (_, i) => {
  const board = new Map(pieces(start()));
  const rank = Array.from({ length: 9 }, (_, column) => squareAt(9 - column, i + 1));
  const placed = [...board].filter(([square]) => rank.includes(square));
  const cells = rank.map((square) => {
    const piece = board.get(square);
    return piece === undefined ? ' * ' : `${piece.seat === 0 ? '+' : '-'}${csaWord(piece.kind)}`;
  });
  return { written: cells.join(''), placed };
});

const readRow = (into: CsaSetup, rank: number, text: string): boolean => {
  const even = evenRanks[rank - 1];
  if (even !== undefined && text === even.written && !into.based && !into.ranks.has(rank)) {
    into.ranks.add(rank);
    into.evenRanks += 1;
    for (const [square, piece] of even.placed) into.board.set(square, piece);
    return true;
  }
  // Every square takes three characters; some writers lose blanks, of empty squares or at the end.
  const spaced = /^(?:[+-][A-Z]{2}| \* | {3}){0,9}$/.test(text);
  const cells = text.match(spaced ? /.../g : /[+-][A-Z]{2}|\*/g) ?? [];
  // If a rank is drawn twice, the first one counts.
  if (into.ranks.has(rank)) return false;
  into.ranks.add(rank);
  let whole = cells.length === 9 && (spaced || /^(?:[+-][A-Z]{2}|[\s*])*\.?$/.test(text));
  cells.slice(0, 9).forEach((cell, column) => {
    const square = squareAt(9 - column, rank);
    into.board.delete(square);
    const sign = cell.charAt(0);
    if (sign !== '+' && sign !== '-') return;
    const kind = csaKinds.get(cell.slice(1));
    if (kind === undefined) whole = false;
    else into.board.set(square, { kind, seat: sign === '+' ? 0 : 1 });
  });
  return whole;
};

const readPieces = (into: CsaSetup, seat: Seat, text: string): boolean => {
  let whole = /^(\d\d[A-Z]{2})*\s*$/.test(text);
  for (const [, file, rank, word = ''] of text.matchAll(/(\d)(\d)([A-Z]{2})/g)) {
    const kind = csaKinds.get(word);
    const inHand = file === '0' && rank === '0';
    if (inHand && word === 'AL') into.rest = seat;
    else if (kind === undefined || (inHand && !isHandKind(kind))) whole = false;
    else if (inHand && isHandKind(kind))
      into.hands[seat][kind] = Math.min((into.hands[seat][kind] ?? 0) + 1, 99);
    else if (file === '0' || rank === '0') whole = false;
    else if (into.board.has(squareAt(Number(file), Number(rank)))) whole = false;
    else into.board.set(squareAt(Number(file), Number(rank)), { kind, seat });
  }
  return whole;
};

/** Takes a line that begins with P; false when part of it was not understood. */
export const readSetupLine = (into: CsaSetup, line: string): boolean => {
  const sign = line.charAt(1);
  const rest = line.slice(2);
  if (sign >= '1' && sign <= '9') return readRow(into, Number(sign), rest);
  into.based ||= sign === 'I';
  into.changed ||= rest.trim() !== '';
  return sign === 'I' ? readEvenStart(into, rest) : readPieces(into, sign === '+' ? 0 : 1, rest);
};

/** Whether a board was drawn with a rank missing. */
export const lacksRank = ({ ranks, based }: CsaSetup): boolean =>
  !based && ranks.size > 0 && ranks.size < 9;

/** Whether the even start was named, or drawn, and nothing else. */
const isEven = ({ changed, based, ranks, evenRanks }: CsaSetup): boolean =>
  !changed && (based ? ranks.size === 0 : evenRanks === 9);

/** The position that the set-up lines of a CSA file describe. */
export const positionOfSetup = (setup: CsaSetup): Position => {
  const { board, hands, rest, turn } = setup;
  if (isEven(setup)) return turn === 0 ? start() : { ...start(), turn };
  const given: readonly [Hand, Hand] = [{ ...hands[0] }, { ...hands[1] }];
  if (rest !== null)
    for (const kind of handKinds) {
      const number = kindNumber(kind);
      const placed = [...board.values()].filter(
        (piece) => baseNumber(kindNumber(piece.kind)) === number,
      ).length;
      const left = setCount[kind] - placed - (hands[0][kind] ?? 0) - (hands[1][kind] ?? 0);
      if (left > 0) given[rest][kind] = (given[rest][kind] ?? 0) + left;
    }
  return positionFrom({ pieces: board, hands: given, turn, ply: 1 });
};
