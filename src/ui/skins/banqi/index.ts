/** How banqi looks and speaks, as one. */

import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Line } from '#kernel/game.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { banqiSkin } from './banqi-skin.ts';
import { calledBefore, colourIn } from './colours.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;

/** How banqi speaks. */
export const banqiGameText: GameText<BanqiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game: { sides } }, position) => {
    const colour = position === undefined ? null : colourIn(asPosition(position), seat);
    return sides[colour ?? (seat === 0 ? 'first' : 'second')];
  },
  // The colours are known with the first turn-up: the strip says whose they are, as the plates lose their numbers.
  settled: (line, called, text) => {
    const { before, position } = asLine(line);
    if (before === null || before.position.first !== null) return null;
    const mover = before.position.turn;
    const colour = colourIn(position, mover);
    if (colour === null) return null;
    const { sides, plays } = text.game;
    return plays(calledBefore(position, mover, called(mover), text), sides[colour]);
  },
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
  captures: async (position, text) =>
    (await import('./rules.ts')).readCaptures(asPosition(position), text),
};

export const gameSkin: GameSkin = {
  skin: banqiSkin,
  gameText: banqiGameText,
  words: (language) => loadGameWords<BanqiMessages>(language, 'banqi'),
};
