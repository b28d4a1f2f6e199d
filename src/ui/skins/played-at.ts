/** Adds the date and time of play to the headers of a game, in the form of PGN. */
import type { Headers } from '#record/record.ts';
import type { PlayedGame } from '../game/file-words.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The headers of a game with the day and the hour at which it was played before them; headers that it has stay as they are. */
export const withPlayed = (
  headers: Headers,
  { startedAtMs }: PlayedGame,
  wanted: readonly ('Date' | 'Time')[] = ['Date', 'Time'],
): Headers => {
  const at = new Date(startedAtMs);
  const played = {
    Date: [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('.'),
    Time: [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':'),
  };
  const missing = wanted.filter((key) => !headers.some(([told]) => told === key));
  return [...missing.map((key) => [key, played[key]] as const), ...headers];
};
