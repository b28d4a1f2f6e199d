/** How banqi speaks. */

import type { Position } from '#games/banqi/position.ts';
import type { BanqiMessages, BanqiPageMessages } from '#i18n/banqi/catalogue.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { colourIn } from './colours.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

/** What banqi says at the table. */
export const banqiGameText: GameText<BanqiMessages, BanqiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game: { sides } }, position) => {
    const colour = position === undefined ? null : colourIn(asPosition(position), seat);
    return sides[colour ?? (seat === 0 ? 'first' : 'second')];
  },
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
  captures: async (position, text, page) =>
    (await import('./rules.ts')).readCaptures(asPosition(position), text, page),
};
