/**
 * Moves as people write them: the code of the face, the start where it is needed, `-` or `x` and each landing, `*` and
 * each shot, `+` or `=`. A piece that takes and goes back writes `x!` and the point of the capture. A text that would
 * fit several legal moves is written with its start. `-!` is a way out and back without a capture; it is read as the
 * first such way in the order of texts.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { movesOfFace } from '../generate.ts';
import { finishesOf } from '../going-on.ts';
import { legalWalk } from '../legal.ts';
import type { Leg, Move } from '../move.ts';
import { faceCode, faceOfCode, type Piece } from '../piece.ts';
import { type Position, pieceAt } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';
import {
  formatFinish,
  formatLegs,
  formatMoveText,
  formatShots,
  parseFinish,
  parseLegs,
  parseMoveText,
} from './move-text.ts';

type Face = Pick<Piece, 'kind' | 'promoted'>;

/** Why a text is no move: it cannot be read, no such move is there, or several are. */
export type SpellingError = 'unreadable-move' | 'impossible-move' | 'ambiguous-move';

/** The landings of a move that goes out and comes straight back; undefined for any other. */
const returnOf = ({ from, legs }: Move): readonly [out: Leg, back: Leg] | undefined => {
  const [out, back, ...others] = legs;
  if (out === undefined || back === undefined || others.length > 0) return undefined;
  return back.to === from && !back.takes && out.shots.length === 0 ? [out, back] : undefined;
};

/** Landings and shots; a capture from which the piece comes back is `x!` and its point. */
const bodyOf = (move: Move): string => {
  const [out, back] = returnOf(move) ?? [];
  return out?.takes && back !== undefined
    ? `x!${formatSquare(out.to)}${formatShots(back.shots)}`
    : formatLegs(move.legs);
};

const isPass = (move: Move): boolean => {
  const [out, back] = returnOf(move) ?? [];
  return out !== undefined && !out.takes && back?.shots.length === 0;
};

/**
 * A move as people write it. The start is left out where only one move of this position fits without it; a pass writes
 * its whole way.
 */
export const formatSpelling = (position: Position, move: Move): string => {
  const piece = pieceAt(position, move.from);
  if (piece === undefined) return formatMoveText(move);
  const [code, start, sign] = [faceCode(piece), formatSquare(move.from), formatFinish(move.finish)];
  const alike = movesOfFace(position, piece);
  const isLegal = alike.some((one) => formatMoveText(one) === formatMoveText(move));
  // An illegal move is written whole, because a short text can only mean a legal one.
  if (!isLegal) return `${code}${start}${formatLegs(move.legs)}${sign}`;
  const body = bodyOf(move);
  const meant = alike.filter((one) => bodyOf(one) === body && one.finish === move.finish);
  const isClear = meant.length === 1 && !isPass(move);
  return isClear ? `${code}${body}${sign}` : `${code}${start}${body}${sign}`;
};

/** A text taken apart: the face, the start where it is given, landings and shots, the sign. */
interface Spelling {
  readonly face: Face;
  readonly from: number | undefined;
  readonly body: string;
  readonly sign: string;
}

const pattern = /^(\+?[A-Z]{1,2})(\d{1,2}[a-s])?([-x].*?)([+=]?)$/;

const takeApart = (text: string): Spelling | undefined => {
  const [, code = '', start, body = '', sign = ''] = pattern.exec(text) ?? [];
  const face = faceOfCode(code);
  const from = start === undefined ? undefined : parseSquare(start);
  if (face === undefined || (start !== undefined && from === undefined)) return undefined;
  return { face, from, body, sign };
};

/**
 * The moves of a list that a text can mean. Without a sign these are the moves that have none; where there are none of
 * these, all that fit.
 */
const meantBy = (moves: readonly Move[], { body, sign }: Spelling): readonly Move[] => {
  const fits = (move: Move): boolean =>
    body === '-!' ? isPass(move) : bodyOf(move) === body || formatLegs(move.legs) === body;
  const fitting = moves.filter(fits);
  const signed = fitting.filter(({ finish }) => finish === parseFinish(sign));
  return signed.length > 0 || sign !== '' ? signed : fitting;
};

/** The first of several ways out and back of one piece. */
const firstWay = (moves: readonly Move[]): Move | undefined => {
  const [first, ...others] = [...moves].sort((a, b) =>
    formatMoveText(a) < formatMoveText(b) ? -1 : 1,
  );
  return first !== undefined && others.every(({ from }) => from === first.from) ? first : undefined;
};

/** The move of a text with its start, found without a look at other moves; it need not be legal. */
const wholeMove = (position: Position, { face, from, body, sign }: Spelling): Move | undefined => {
  const legs = parseLegs(body);
  const piece = from === undefined ? undefined : pieceAt(position, from);
  if (from === undefined || legs === undefined || legs.length > 5) return undefined;
  if (piece?.kind !== face.kind || piece.promoted !== face.promoted) return undefined;
  return { from, legs, finish: parseFinish(sign) };
};

/**
 * Gives a whole move without a sign the one face that it can end with. `ambiguous-move` where there are several; an
 * illegal move stays without one.
 */
const withFace = (position: Position, move: Move): Move | 'ambiguous-move' => {
  if (move.finish !== null) return move;
  const walk = legalWalk(position, move);
  const [only = null, ...others] = walk === undefined ? [] : finishesOf(walk);
  return others.length > 0 ? 'ambiguous-move' : { ...move, finish: only };
};

const meaningOf = (position: Position, text: string): Move | SpellingError => {
  if (/^\d/.test(text)) {
    const read = parseMoveText(text);
    if (!read.ok) return 'unreadable-move';
    return pieceAt(position, read.value.from) === undefined ? 'impossible-move' : read.value;
  }
  const spelling = takeApart(text);
  if (spelling === undefined) return 'unreadable-move';
  const whole = wholeMove(position, spelling);
  if (whole !== undefined) return withFace(position, whole);
  if (!/^-!$|^x!/.test(spelling.body) && parseLegs(spelling.body) === undefined)
    return 'unreadable-move';
  const { from } = spelling;
  const moves = movesOfFace(position, spelling.face).filter(
    (move) => from === undefined || move.from === from,
  );
  const meant = meantBy(moves, spelling);
  const [only, ...others] = meant;
  if (only === undefined) return 'impossible-move';
  if (others.length === 0) return only;
  return (spelling.body === '-!' ? firstWay(meant) : undefined) ?? 'ambiguous-move';
};

/**
 * Reads a move as people write it, or as storage does. A text with its start and its whole way need not be legal; a
 * shorter one is looked for among the legal moves.
 */
export const readSpelling = (
  position: Position,
  text: string,
): Result<Move, ParseError & { readonly code: SpellingError }> => {
  const meaning = meaningOf(position, text);
  return typeof meaning === 'string'
    ? fail({ code: meaning, line: 1, column: 1, excerpt: text.slice(0, 40) })
    : ok(meaning);
};

/** Reads a move as a player types it: blanks between its parts are left out, and codes may be in lower case. */
export const readTyped = (
  text: string,
  position: Position,
): Result<Move, ParseError & { readonly code: SpellingError }> => {
  const plain = text.replaceAll(/\s/g, '');
  const loud = plain.replace(/^\+?[a-z]{1,2}?(?=\d|[-x])/, (code) => code.toUpperCase());
  return readSpelling(position, loud);
};
