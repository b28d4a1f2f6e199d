/** The files of banqi in words: a chunk of its own, fetched when someone opens or saves one. */

import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Headers } from '#record/record.ts';
import type { PlayedGame } from '../../file-words.ts';
import type { GameFiles } from '../../game-text.ts';
import type { ByCode } from '../code-words.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The headers of a game with when it was played before them; what it already tells stays as it is. */
const withPlayed = (headers: Headers, { startedAtMs }: PlayedGame): Headers => {
  const at = new Date(startedAtMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('.');
  return headers.some(([key]) => key === 'Date') ? headers : [['Date', day], ...headers];
};

/** What banqi says of its files. */
export const banqiFiles: GameFiles<BanqiMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat }, { game }) => {
    const problems: ByCode<(about: { readonly side: string }) => string> = game.problems;
    const { first, second } = game.sides;
    return (
      problems[code]?.({ side: seat === null ? '' : seat === 0 ? first : second }) ??
      game.files.unreadablePosition
    );
  },
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
};
