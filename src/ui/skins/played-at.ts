/** When a game was played, among its headers as PGN has them. */
import type { Headers } from '#record/record.ts';
import type { PlayedGame } from '../file-words.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The headers of a game with when it was played before them; what it already tells stays as it is. */
export const withPlayed = (headers: Headers, { startedAtMs }: PlayedGame): Headers => {
  const at = new Date(startedAtMs);
  const played: Headers = [
    ['Date', [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('.')],
    ['Time', [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')],
  ];
  return [...played.filter(([key]) => !headers.some(([told]) => told === key)), ...headers];
};
