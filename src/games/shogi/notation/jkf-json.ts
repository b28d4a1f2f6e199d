/** Reads the JSON of a JKF: fields, lists, texts, squares, and the first position. */
import type { Seat } from '#kernel/game.ts';
import type { Headers } from '#record/record.ts';
import { type HandKind, isHandKind, type Kind } from '../piece.ts';
import { type Position, positionFrom } from '../position.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { csaKinds } from './csa-vocabulary.ts';
import { jkfPresets } from './jkf-vocabulary.ts';
import { formatSfen } from './sfen.ts';

/** Parsed JSON, of which nothing is known yet. */
export type Json = unknown;
/** The fields of an object. */
export type Fields = Readonly<Record<string, Json>>;

/** The fields of a value; undefined when it is no object. */
export const fieldsOf = (value: Json): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields) // parsed JSON
    : undefined;
/** The items of a value; undefined when it is no list. */
export const listOf = (value: Json): readonly Json[] | undefined =>
  Array.isArray(value) ? value : undefined;
/** A text, or a number as one. */
export const textOf = (value: Json): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const countIn = (value: Json, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;

/** The seat that a colour means. */
export const seatOf = (color: Json): Seat | undefined =>
  color === 0 ? 0 : color === 1 ? 1 : undefined;

/** A time in seconds; undefined when it is none. */
export const secondsOf = (value: Json): number | undefined => {
  const fields = fieldsOf(value);
  if (fields === undefined) return undefined;
  let total = 0;
  for (const [unit, seconds] of [
    ['h', 3600],
    ['m', 60],
    ['s', 1],
  ] as const) {
    const part = fields[unit] ?? 0;
    if (typeof part !== 'number' || !(part >= 0) || part > 1e6) return undefined;
    total += part * seconds;
  }
  return total;
};

/** The square of a place; undefined when it is none. */
export const squareOf = (place: Json): number | undefined => {
  const fields = fieldsOf(place);
  const file = countIn(fields?.['x'], 9) ?? 0;
  const rank = countIn(fields?.['y'], 9) ?? 0;
  return file > 0 && rank > 0 ? squareAt(file, rank) : undefined;
};

/** Fields as text; undefined when they are nested too deep to be written. */
export const textOfFields = (fields: Fields): string | undefined => {
  try {
    return JSON.stringify(fields);
  } catch {
    return undefined;
  }
};

/** Fields that were kept as text. */
export const fieldsIn = (texts: readonly string[]): Fields =>
  Object.assign({}, ...texts.map((text) => fieldsOf(JSON.parse(text)) ?? {}));

/** The beginning of a value as text, without the forks of entries; none when it is nested too deep to be written. */
export const excerptOf = (value: Json): string => {
  try {
    const text = JSON.stringify(value, (key, part) => (key === 'forks' ? undefined : part));
    return (text ?? '').slice(0, 200);
  } catch {
    return '';
  }
};

/** The headers of a game. */
export const headersOf = (value: Json): Headers =>
  Object.entries(fieldsOf(value) ?? {}).map(([key, text]) => [
    key,
    textOf(text) ?? excerptOf(text),
  ]);

const handOf = (value: Json): Partial<Record<HandKind, number>> | undefined => {
  const hand: Partial<Record<HandKind, number>> = {};
  if (value !== undefined && value !== null && fieldsOf(value) === undefined) return undefined;
  for (const [word, count] of Object.entries(fieldsOf(value) ?? {})) {
    const kind = csaKinds.get(word);
    const held = countIn(count, 99);
    if (kind === undefined || !isHandKind(kind) || held === undefined) return undefined;
    if (held > 0) hand[kind] = held;
  }
  return hand;
};

/** `board[x][y]`: file 1 first, rank 1 first. */
const boardOf = (value: Json): [number, { kind: Kind; seat: Seat }][] | undefined => {
  const pieces: [number, { kind: Kind; seat: Seat }][] = [];
  const files = listOf(value);
  if (files?.length !== 9) return undefined;
  for (let x = 0; x < 9; x++) {
    const ranks = listOf(files[x]);
    if (ranks?.length !== 9) return undefined;
    for (let y = 0; y < 9; y++) {
      const cell = fieldsOf(ranks[y]) ?? {};
      if (cell['kind'] === undefined) continue;
      const kind = csaKinds.get(textOf(cell['kind']) ?? '');
      const seat = seatOf(cell['color']);
      if (kind === undefined || seat === undefined) return undefined;
      pieces.push([squareAt(x + 1, y + 1), { kind, seat }]);
    }
  }
  return pieces;
};

/** The start of a game: a preset's name, or a whole position for OTHER. Undefined when it cannot be read. */
export const startOfJkf = (initial: Json): Position | undefined => {
  const fields = fieldsOf(initial);
  if (fields === undefined) return initial === undefined || initial === null ? start() : undefined;
  const preset = textOf(fields['preset']) ?? '';
  const named = jkfPresets.find(([name]) => name === preset)?.[1];
  if (named !== undefined && fields['data'] === undefined) return start(named);
  const given = fieldsOf(fields['data']);
  const pieces = boardOf(given?.['board']);
  const hands = given?.['hands'] === undefined ? [{}, {}] : (listOf(given['hands']) ?? ['none']);
  const [sente, gote] = [handOf(hands[0]), handOf(hands[1])];
  if (given === undefined || pieces === undefined || !sente || !gote) return undefined;
  const turn = given['color'] === undefined ? 0 : seatOf(given['color']);
  if (turn === undefined) return undefined;
  const position = positionFrom({ pieces, hands: [sente, gote], turn, ply: 1 });
  // A name and a drawing that say different things leave both in doubt.
  return named === undefined || formatSfen(position) === named ? position : undefined;
};
