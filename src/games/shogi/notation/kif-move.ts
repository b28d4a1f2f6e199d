/** One move as Japanese records write it: ７六歩(77), 同　銀不成, 76歩, ４五歩打, ５八金右. */
import type { Seat } from '#kernel/game.ts';
import { cellOf, handCount, type Position, pieceAt } from '../cells.ts';
import { isLegal } from '../legal.ts';
import type { Move } from '../move.ts';
import { baseNumber, isHandKind, isPromoted, type Kind, kindName, kindNumber } from '../piece.ts';
import { promotionOf } from '../ruling.ts';
import { squareAt } from '../square.ts';
import { digitOf, piecePattern, pieceWords } from './kif-words.ts';
import { originsOf, sideOfOrigin, wayGone } from './origins.ts';

/** What the text of a move says, before anyone looks at the board. */
export interface MoveWord {
  /** undefined: where the last piece went (同). */
  readonly to: number | undefined;
  readonly kind: Kind;
  /** 右左直上寄引 and their synonyms. */
  readonly marks: string;
  /** undefined when the text does not say. */
  readonly promote: boolean | undefined;
  readonly drop: boolean;
  readonly from: number | undefined;
  /** How many characters the move takes. */
  readonly length: number;
}

const pattern = new RegExp(
  '^[▲△▼▽☗☖]?\\s*(?:([同仝])|([1-9１-９])([1-9１-９一二三四五六七八九])同?)\\s*' +
    `(${piecePattern})([右左直上行入寄引退下]*)(不成|成らず|不|生|成)?\\s*(打)?` +
    '\\s*(?:[(（]\\s*([0-9０-９])\\s*([0-9０-９])\\s*[)）])?',
);

/** Whether a text sets out to name a square, and so is meant as a move. */
export const looksLikeMove = (text: string): boolean =>
  /^[▲△▼▽☗☖]?\s*(?:[同仝]|[1-9１-９]\s*[1-9１-９一二三四五六七八九])/.test(text);

/** Reads the move at the beginning of a text; undefined when there is none. */
export const readMoveWord = (text: string): MoveWord | undefined => {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [whole, same, file = '', rank = '', piece = '', marks = '', turnsOver, drop] = found;
  const [, , , , , , , , fromFile = '', fromRank = ''] = found;
  const kind = pieceWords[piece];
  if (kind === undefined) return undefined;
  const origin = [digitOf(fromFile), digitOf(fromRank)] as const;
  return {
    to: same === undefined ? squareAt(digitOf(file), digitOf(rank)) : undefined,
    kind,
    marks,
    promote: turnsOver === undefined ? undefined : turnsOver === '成',
    // (00) is how some programs say where a dropped piece comes from.
    drop: drop !== undefined || (origin[0] === 0 && origin[1] === 0),
    from: origin[0] > 0 && origin[1] > 0 ? squareAt(...origin) : undefined,
    length: whole.length,
  };
};

const fits = (word: MoveWord, from: number, to: number, seat: Seat, origins: readonly number[]) => {
  const [right, forward] = wayGone(from, to, seat);
  return Array.from(word.marks).every((mark) => {
    if (mark === '右' || mark === '左')
      return sideOfOrigin(word.kind, from, to, seat, origins) === mark;
    if (mark === '直') return right === 0 && forward > 0;
    if (mark === '寄') return forward === 0;
    return '上行入'.includes(mark) ? forward > 0 : forward < 0;
  });
};

/** What a word can mean on a board. */
export type Meaning =
  | { readonly move: Move; readonly wrongName?: true }
  | { readonly move: undefined; readonly because: 'no-such-piece' | 'ambiguous-move' };

const nothing: Meaning = { move: undefined, because: 'no-such-piece' };

const fromSquare = (word: MoveWord, position: Position, from: number, to: number): Meaning => {
  const piece = pieceAt(position, from);
  if (piece === undefined || from === to) return nothing;
  if (piece.kind === word.kind) return { move: { from, to, promote: word.promote === true } };
  const sameBase = baseNumber(kindNumber(piece.kind)) === baseNumber(kindNumber(word.kind));
  if (!sameBase || piece.kind === 'king' || word.kind === 'king') return nothing;
  // The name after the move instead of before it: a bishop called 馬 has promoted.
  const promote = !isPromoted(piece.kind) && word.promote !== false;
  return { move: { from, to, promote }, wrongName: true };
};

const fromAnywhere = (word: MoveWord, position: Position, to: number): Meaning => {
  const seat = position.turn;
  const origins = originsOf(position, seat, word.kind, to);
  const inHand = isHandKind(word.kind) && handCount(position, seat, word.kind) > 0;
  if (origins.length === 0) {
    return inHand && isHandKind(word.kind) ? { move: { drop: word.kind, to } } : nothing;
  }
  const number = kindNumber(word.kind);
  const marked = origins
    .filter((from) => fits(word, from, to, seat, origins))
    .map((from): Move => {
      const faces = promotionOf(number, seat, cellOf(from), cellOf(to));
      return { from, to, promote: word.promote ?? faces === 'must' };
    });
  const legal = marked.length > 1 ? marked.filter((move) => isLegal(position, move)) : marked;
  const [move, second] = legal.length > 0 ? legal : marked;
  if (move === undefined) return nothing;
  return second === undefined ? { move } : { move: undefined, because: 'ambiguous-move' };
};

/** The move a word means in a position: it only has to be possible, not legal. `previousTo` is what 同 points at. */
export const meaningOf = (
  word: MoveWord,
  position: Position,
  previousTo: number | undefined,
): Meaning => {
  const to = word.to ?? previousTo;
  if (to === undefined) return nothing;
  if (word.drop) {
    const kind = kindName(baseNumber(kindNumber(word.kind)) || kindNumber('king'));
    if (!isHandKind(kind) || kind !== word.kind) return nothing;
    return handCount(position, position.turn, kind) > 0 ? { move: { drop: kind, to } } : nothing;
  }
  return word.from === undefined
    ? fromAnywhere(word, position, to)
    : fromSquare(word, position, word.from, to);
};
