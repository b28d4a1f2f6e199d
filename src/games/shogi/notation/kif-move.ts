/** One move as Japanese records write it: ７六歩(77), 同　銀不成, 76歩, ４五歩打, ５八金右. */
import type { Seat } from '#kernel/game.ts';
import { isLegal } from '../legal.ts';
import type { Move } from '../move.ts';
import { baseNumber, isHandKind, type Kind, mayPromote } from '../piece.ts';
import { at, cellOf, handCount, type Position } from '../position.ts';
import { squareAt } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { codeAt, digitOfCode, pieceWordAt } from './kif-vocabulary.ts';
import { originsOf, sideOfOrigin, wayGone } from './origins.ts';
import { boardMove, dropMove } from './shared-moves.ts';

/** The text of a move, read before anyone looks at the board. */
export interface MoveWord {
  /** undefined: where the last piece went (同). */
  readonly to: number | undefined;
  readonly kind: Kind;
  /** The kind's number. */
  readonly number: number;
  /** 右左直上寄引 and their synonyms. */
  readonly marks: string;
  /** undefined when the text does not say. */
  readonly promote: boolean | undefined;
  readonly drop: boolean;
  readonly from: number | undefined;
  /** The side whose sign stands before the move; undefined if none does. */
  readonly side: Seat | undefined;
  /** Where in the text the move ends. */
  readonly end: number;
  /** Whether it is spelled otherwise than the format has it: half-width squares, wide brackets. */
  readonly odd: boolean;
}

/** Whether a text sets out to name a square, and so is meant as a move. */
export const looksLikeMove = (text: string): boolean =>
  /^[▲△▼▽☗☖]?\s*(?:[同仝]|[1-9１-９]\s*[1-9１-９一二三四五六七八九])/.test(text);

const codesOf = (chars: string): ReadonlySet<number> =>
  new Set(Array.from(chars, (char) => char.charCodeAt(0)));

const sideSigns = codesOf('▲△▼▽☗☖');
const senteSigns = codesOf('▲▼☗');
const markSigns = codesOf('右左直上行入寄引退下');
const [SAME] = codesOf('同');
const [SAME_TOO] = codesOf('仝');
const [TURNS] = codesOf('成');
const [STAYS] = codesOf('生');
const [NOT] = codesOf('不');
const [DROPS] = codesOf('打');

/** Whether a character is a blank, as wide as a kanji or not. */
export const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x3000 || code === 9 || code === 0xa0;

/** Where the next character that is not a blank stands. */
export const pastBlanks = (text: string, from: number): number => {
  let at = from;
  while (isBlank(codeAt(text, at))) at++;
  return at;
};

/** Whether a line begins with the sign of a side and is no header: below moves it is meant as a row of them. */
export const isSigned = (text: string): boolean =>
  sideSigns.has(codeAt(text, pastBlanks(text, 0))) && !/[:：]/.test(text);

/** Whether a line is a row of moves without numbers, as KI2 has them. */
export const isRowOfMoves = (text: string): boolean => {
  const at = pastBlanks(text, 0);
  // The sign may as well stand before a player's name.
  if (sideSigns.has(codeAt(text, at))) return looksLikeMove(text.slice(at));
  // A header may begin like a move.
  return readMoveWord(text, at) !== undefined && !/[:：]/.test(text);
};

const isWide = (code: number): boolean => code > 0xff;

/** The square in brackets where a piece comes from, (00) for a drop; undefined when there is none. */
const originAt = (
  text: string,
  from: number,
): { readonly file: number; readonly rank: number; readonly end: number } | undefined => {
  let at = from;
  const opener = codeAt(text, at);
  if (opener !== 0x28 && opener !== 0xff08) return undefined;
  at = pastBlanks(text, at + 1);
  const file = digitOfCode(codeAt(text, at));
  if (file === -1) return undefined;
  at = pastBlanks(text, at + 1);
  const rank = digitOfCode(codeAt(text, at));
  if (rank === -1) return undefined;
  at = pastBlanks(text, at + 1);
  const closer = codeAt(text, at);
  return closer === 0x29 || closer === 0xff09 ? { file, rank, end: at + 1 } : undefined;
};

/** The square in brackets where they are laid out as most programs do it, (77); -1 where they are not. */
const plainOriginAt = (text: string, at: number): number => {
  if (codeAt(text, at) !== 0x28 || codeAt(text, at + 3) !== 0x29) return -1;
  const file = codeAt(text, at + 1) - 0x30;
  const rank = codeAt(text, at + 2) - 0x30;
  return file >= 1 && file <= 9 && rank >= 1 && rank <= 9 ? squareAt(file, rank) : -1;
};

/** Reads 成, 不成, 成らず or 生 at a place: whether the piece promotes, and where the word ends. */
const turnAt = (
  text: string,
  at: number,
): { readonly promote: boolean | undefined; readonly end: number } => {
  const code = codeAt(text, at);
  if (code === TURNS)
    return text.startsWith('らず', at + 1)
      ? { promote: false, end: at + 3 }
      : { promote: true, end: at + 1 };
  if (code === NOT)
    return { promote: false, end: codeAt(text, at + 1) === TURNS ? at + 2 : at + 1 };
  return code === STAYS ? { promote: false, end: at + 1 } : { promote: undefined, end: at };
};

const unsaid = { promote: undefined, end: 0 };

/** Reads the move that begins at a place of a text; undefined when there is none. */
export const readMoveWord = (text: string, from = 0): MoveWord | undefined => {
  let at = from;
  let first = codeAt(text, at);
  let side: Seat | undefined;
  if (first < 0xff10 && sideSigns.has(first)) {
    side = senteSigns.has(first) ? 0 : 1;
    at = pastBlanks(text, from + 1);
    first = codeAt(text, at);
  }
  let to: number | undefined;
  let odd = false;
  if (first === SAME || first === SAME_TOO) {
    odd = first === SAME_TOO;
    at += 1;
  } else {
    const file = digitOfCode(first);
    const second = codeAt(text, at + 1);
    const rank = digitOfCode(second);
    if (file < 1 || rank < 1 || first < 0x30 || (isWide(first) && first < 0xff10)) return undefined;
    to = squareAt(file, rank);
    odd = !isWide(first) || second >= 0xff10 || !isWide(second);
    at += 2;
  }
  let piece = pieceWordAt(text, at);
  if (piece === undefined) {
    if (to !== undefined && codeAt(text, at) === SAME) at += 1;
    at = pastBlanks(text, at);
    piece = pieceWordAt(text, at);
  }
  if (piece === undefined) return undefined;
  at += piece.length;
  const turns = codeAt(text, at) === TURNS;
  // Nearly every move of KIF has its origin here, (77), so this form is tried first.
  const plain = plainOriginAt(text, turns ? at + 1 : at);
  if (plain !== -1)
    return {
      to,
      kind: piece.kind,
      number: piece.number,
      marks: '',
      promote: turns ? true : undefined,
      side,
      drop: false,
      from: plain,
      end: at + (turns ? 5 : 4),
      odd,
    };
  const marksFrom = at;
  while (markSigns.has(codeAt(text, at))) at++;
  const marks = at === marksFrom ? '' : text.slice(marksFrom, at);
  const turn = codeAt(text, at) === 0x28 ? unsaid : turnAt(text, at);
  at = Math.max(turn.end, at);
  const dropAt = codeAt(text, at) === 0x28 ? at : pastBlanks(text, at);
  const drops = codeAt(text, dropAt) === DROPS;
  if (drops) at = dropAt + 1;
  const originFrom = drops ? pastBlanks(text, at) : dropAt;
  const origin = originAt(text, originFrom);
  if (origin !== undefined) {
    odd ||= originFrom > at || codeAt(text, originFrom) !== 0x28;
    at = origin.end;
  }
  return {
    to,
    kind: piece.kind,
    number: piece.number,
    marks,
    promote: turn.promote,
    side,
    // Some programs write (00) as the origin of a dropped piece.
    drop: drops || (origin !== undefined && origin.file === 0 && origin.rank === 0),
    from:
      origin !== undefined && origin.file > 0 && origin.rank > 0
        ? squareAt(origin.file, origin.rank)
        : undefined,
    end: at,
    odd,
  };
};

const fits = (word: MoveWord, from: number, to: number, seat: Seat, origins: readonly number[]) => {
  const [right, forward] = wayGone(from, to, seat);
  return (
    word.marks === '' ||
    Array.from(word.marks).every((mark) => {
      if (mark === '右' || mark === '左')
        return sideOfOrigin(word.kind, from, to, seat, origins) === mark;
      if (mark === '直') return right === 0 && forward > 0;
      if (mark === '寄') return forward === 0;
      return '上行入'.includes(mark) ? forward > 0 : forward < 0;
    })
  );
};

/** Why a word means no move on a board. */
type Unclear = 'no-such-piece' | 'ambiguous-move';

const fromSquare = (
  { number, promote }: MoveWord,
  position: Position,
  from: number,
  to: number,
): Move | Unclear => {
  const standing = at(position.cells, cellOf(from)) & 15;
  if (standing === 0 || from === to) return 'no-such-piece';
  if (standing === number) return boardMove(from, to, promote === true);
  // A king has no other face, and no base.
  if (baseNumber(standing) === 0 || baseNumber(standing) !== baseNumber(number))
    return 'no-such-piece';
  // The name after the move instead of before it: a bishop called 馬 has promoted.
  return boardMove(from, to, mayPromote(standing) && promote !== false);
};

const fromAnywhere = (
  word: MoveWord,
  position: Position,
  to: number,
  seat: Seat,
): Move | Unclear => {
  const origins = originsOf(position, seat, word.kind, to);
  if (origins.length === 0) return fromHand(word, position, to, seat);
  const marked = origins
    .filter((from) => fits(word, from, to, seat, origins))
    .map((from): Move => {
      const faces = promotionOf(word.number, seat, cellOf(from), cellOf(to));
      return boardMove(from, to, word.promote ?? faces === 'must');
    });
  const legal = marked.length > 1 ? marked.filter((move) => isLegal(position, move)) : marked;
  const [move, second] = legal.length > 0 ? legal : marked;
  if (move === undefined) return 'no-such-piece';
  return second === undefined ? move : 'ambiguous-move';
};

const fromHand = (
  { kind }: MoveWord,
  position: Position,
  to: number,
  seat: Seat,
): Move | Unclear => {
  if (!isHandKind(kind) || handCount(position, seat, kind) === 0) return 'no-such-piece';
  return dropMove(kind, to, seat, position.turn);
};

/**
 * The move a word means in a position, or why it means none: it only has to be possible, not legal. `previousTo` is what 同
 * points at. The move is one of the side to move. Only if that side has no such move, it is one of the side whose sign the
 * word bears.
 */
export const meaningOf = (
  word: MoveWord,
  position: Position,
  previousTo: number | undefined,
): Move | Unclear => {
  const to = word.to ?? previousTo;
  if (to === undefined) return 'no-such-piece';
  if (word.from !== undefined && !word.drop) return fromSquare(word, position, word.from, to);
  const find = word.drop ? fromHand : fromAnywhere;
  const found = find(word, position, to, position.turn);
  return found === 'no-such-piece' && word.side !== undefined && word.side !== position.turn
    ? find(word, position, to, word.side)
    : found;
};
