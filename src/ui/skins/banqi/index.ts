/** How banqi looks and speaks, as one. */

import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Line } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { banqiAgreementSkin } from './agreement.ts';
import { banqiSkin } from './banqi-skin.ts';
import { captureTable } from './capture-table.ts';
import { calledBefore, colourIn } from './colours.ts';
import { banqiInspector } from './inspector.ts';
import { banqiSettingsSkin } from './settings.tsx';
import { readTyped } from './typed.ts';
import { banqiWriting } from './written.ts';

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
  writing: banqiWriting,
  typed: readTyped,
  inspector: banqiInspector,
  settings: banqiSettingsSkin,
  agreement: banqiAgreementSkin,
  files: fetchOnce(() => import('./files.ts').then((m) => m.banqiFiles)),
  captures: (position, text) => captureTable(asPosition(position).family, text),
};

export const gameSkin: GameSkin = {
  skin: banqiSkin,
  gameText: banqiGameText,
  words: (language) => loadGameWords<BanqiMessages>(language, 'banqi'),
};
