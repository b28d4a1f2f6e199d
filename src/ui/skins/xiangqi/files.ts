/** The files of xiangqi in words: a chunk of its own, fetched when someone opens or saves one. */

import { problemCodes } from '#games/xiangqi/codes.ts';
import type { XiangqiMessages, XiangqiPageMessages } from '#i18n/xiangqi/catalogue.ts';
import type { Headers } from '#record/record.ts';
import type { PlayedGame } from '../../file-words.ts';
import type { GameFiles } from '../../game-text.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The headers of a game with when it was played before them, as PGN has it; what it already tells stays as it is. */
const withPlayed = (headers: Headers, { startedAtMs }: PlayedGame): Headers => {
  const at = new Date(startedAtMs);
  const played: Headers = [
    ['Date', [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('.')],
    ['Time', [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')],
  ];
  return [...played.filter(([key]) => !headers.some(([told]) => told === key)), ...headers];
};

/** What xiangqi says of its files. */
export const xiangqiFiles: GameFiles<XiangqiMessages, XiangqiPageMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat, kind }, { game }, page) => {
    const known = problemCodes.find((one) => one === code);
    if (known === undefined) return page.game.files.unreadablePosition;
    const pieces: Readonly<Record<string, { readonly name: string }>> = game.pieces;
    return page.game.problems[known]({
      side: seat === null ? '' : seat === 0 ? game.sides.red : game.sides.black,
      piece: kind === undefined ? '' : (pieces[kind]?.name ?? ''),
    });
  },
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
};
