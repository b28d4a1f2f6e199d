/** How records tell an ending: a result, as PGN has it, and a header that says why. */
import type { Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import { endings } from '../codes.ts';

/** The words of a result, and who has won; undefined while a game goes on. */
const results: Readonly<Record<string, Seat | null | undefined>> = {
  '1-0': 0,
  '0-1': 1,
  '1/2-1/2': null,
  '*': undefined,
};

/** Whether a word is a result. */
export const isResult = (word: string): boolean => Object.hasOwn(results, word);

/** The reasons that can end a game, by its own rules or by those of the sitting. */
const reasons: readonly string[] = [
  ...endings,
  'resignation',
  'timeout',
  'agreement',
  'foul',
  'adjourned',
];

/** The ending that a result and its reason tell; null while the game goes on. */
export const endingOf = (result: string, reason: string | undefined): Ending | null => {
  const winner = results[result];
  if (winner === undefined && reason === undefined) return null;
  const known = reason !== undefined && reasons.includes(reason);
  return known
    ? { winner: winner ?? null, by: reason }
    : { winner: winner ?? null, by: 'unknown', word: reason ?? result };
};

/** The result of an ending; `*` where there is none, and where a game stopped without one. */
export const resultOf = (ending: Ending | null): string => {
  if (ending === null || ending.by === 'adjourned') return '*';
  if (ending.winner !== null) return ending.winner === 0 ? '1-0' : '0-1';
  return ending.by === 'unknown' && ending.word !== '1/2-1/2' ? '*' : '1/2-1/2';
};

/** The reason for the header of an ending; undefined where the result says it all. */
export const reasonOf = (ending: Ending): string | undefined => {
  if (ending.by !== 'unknown') return ending.by;
  return ending.word === undefined || isResult(ending.word) ? undefined : ending.word;
};
