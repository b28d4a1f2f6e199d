/**
 * The text of a move as storage keeps it: the starting point, then the landings, then the face. A landing is `-point`,
 * or `xpoint` where it takes, followed by `*point` for every shot. The face is `+` or `=`.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Finish, Leg, Move } from '../move.ts';
import { noShots } from '../move.ts';
import { formatSquare, parseSquare } from '../square.ts';

const suffixes: Readonly<Record<Finish, string>> = { promote: '+', keep: '=' };

/** The sign that a move ends with; empty where there was no choice. */
export const formatFinish = (finish: Finish | null): string =>
  finish === null ? '' : suffixes[finish];

/** The shots of a landing: `*10h*10f`. */
export const formatShots = (shots: readonly number[]): string =>
  shots.map((shot) => `*${formatSquare(shot)}`).join('');

/** The landings of a move and their shots: `x11i-10j*9i`. */
export const formatLegs = (legs: readonly Leg[]): string =>
  legs
    .map(({ to, takes, shots }) => `${takes ? 'x' : '-'}${formatSquare(to)}${formatShots(shots)}`)
    .join('');

/** The text of a move as storage keeps it. */
export const formatMoveText = ({ from, legs, finish }: Move): string =>
  `${formatSquare(from)}${formatLegs(legs)}${formatFinish(finish)}`;

const wrong = (text: string, index: number): Result<never, ParseError> =>
  fail({ code: 'no-move', line: 1, column: index + 1, excerpt: text.slice(index, index + 40) });

const pattern = /^(\d{1,2}[a-s])((?:[-x]\d{1,2}[a-s](?:\*\d{1,2}[a-s]){0,2}){1,5})([+=]?)$/;

/** The numbers that point names stand for; undefined when one names no point. */
const squaresOf = (names: readonly string[]): readonly number[] | undefined => {
  const squares = names.flatMap((name) => parseSquare(name) ?? []);
  return squares.length === names.length ? squares : undefined;
};

const readLeg = (text: string): Leg | undefined => {
  const [to, ...shots] = squaresOf(text.slice(1).split('*')) ?? [];
  if (to === undefined) return undefined;
  return { to, takes: text.startsWith('x'), shots: shots.length === 0 ? noShots : shots };
};

/** Reads landings and shots as `formatLegs` writes them; undefined when they are none. */
export const parseLegs = (text: string): readonly Leg[] | undefined => {
  const parts = text.split(/(?=[-x])/);
  const legs = parts.flatMap((part) => readLeg(part) ?? []);
  return legs.length === parts.length ? legs : undefined;
};

/** The face that a suffix stands for. */
export const parseFinish = (suffix: string): Finish | null =>
  suffix === '+' ? 'promote' : suffix === '=' ? 'keep' : null;

/** Reads the text of a move as storage keeps it, without asking whether it is legal. */
export const parseMoveText = (text: string): Result<Move, ParseError> => {
  const [, start = '', body = '', suffix = ''] = pattern.exec(text) ?? [];
  const from = parseSquare(start);
  if (from === undefined) return wrong(text, 0);
  const legs = parseLegs(body);
  if (legs === undefined) return wrong(text, start.length);
  return ok({ from, legs, finish: parseFinish(suffix) });
};
