/** Headers as this game's files have them, under the names of PGN whatever format they stand in. */
import type { Ending, GameRecord, Headers, Names } from '#record/record.ts';
import { endings } from '../codes.ts';

/** The headers that name Red and Black. */
const nameKeys = [['Red', 'White'], ['Black']] as const;

/** Both players' names in the headers; empty where there are none. */
export const namesIn = (headers: Headers): Names => {
  const name = (keys: readonly string[]): string =>
    headers.find(([key]) => keys.includes(key))?.[1] ?? '';
  return [name(nameKeys[0]), name(nameKeys[1])];
};

/** The headers with the record's own players in them, in the place where a file had them, else at the end. */
export const withNames = ({ headers, players }: GameRecord): Headers => {
  const told = [...headers];
  for (const seat of [0, 1] as const) {
    const keys: readonly string[] = nameKeys[seat];
    const place = told.findIndex(([key]) => keys.includes(key));
    const known = told[place];
    if (known !== undefined) told[place] = [known[0], players[seat]];
    else if (players[seat] !== '') told.push([nameKeys[seat][0], players[seat]]);
  }
  return told;
};

/** How results are written, by who won: Red, Black, nobody. */
const results: readonly (readonly [winner: 0 | 1 | null, pgn: string, pattern: RegExp])[] = [
  [0, '1-0', /^(1-0|红(方)?先?胜|紅(方)?先?勝|黑(方)?负)$/],
  [1, '0-1', /^(0-1|黑(方)?胜|黑(方)?勝|红(方)?先?负|紅(方)?先?負)$/],
  [null, '1/2-1/2', /^(1\/2-1\/2|½-½|1\/2|和|和棋|和局|双方和|红(方)?先?和|紅(方)?先?和)$/],
];

/** How a game ended by the word of a file; undefined where the word tells none. */
export const endingOfWord = (word: string): Ending | undefined => {
  const plain = word.trim();
  const found = results.find(([, , pattern]) => pattern.test(plain));
  return found === undefined ? undefined : { winner: found[0], by: 'unknown' };
};

/** The result as PGN has it; an asterisk where the game goes on. */
export const resultOf = (ending: Ending | null): string =>
  ending === null ? '*' : (results.find(([winner]) => winner === ending.winner)?.[1] ?? '*');

/** The words for endings that the table itself knows besides those of the rules. */
const sittingEndings = ['resignation', 'timeout', 'agreement', 'foul', 'adjourned'];

/** Whether a word is one of our own for how a game ended. */
export const isReason = (word: string): boolean =>
  sittingEndings.includes(word) || endings.some((ending) => ending === word);
