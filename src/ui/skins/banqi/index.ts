/** How banqi looks and speaks. */
import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiRules } from '#games/banqi/rules.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { agreementOf } from '../agreement.tsx';
import { codeWords } from '../code-words.ts';
import { defineSkin } from '../define-skin.ts';
import { settingsOf } from '../settings.tsx';
import { banqiSkin } from './banqi-skin.ts';
import { captureTable } from './capture-table.ts';
import { calledBefore, colourIn } from './colours.ts';
import { banqiInspector } from './inspector.ts';
import { sign } from './sign.tsx';
import { readTyped } from './typed.ts';
import { banqiWriting } from './written.ts';

/** The looks and words of the game. */
export const gameSkin = defineSkin<Position, Move, BanqiRules, BanqiMessages>({
  skin: banqiSkin,
  gameText: {
    name: sign.name,
    goal: ({ game }) => game.goal,
    keys: ({ game }) => game.keys,
    side: (_, seat, { game: { sides } }, position) => {
      const colour = position === undefined ? null : colourIn(position, seat);
      return sides[colour ?? (seat === 0 ? 'first' : 'second')];
    },
    // The colours are known with the first turn-up: the strip says whose they are, as the plates lose their numbers.
    settled: ({ before, position }, called, text) => {
      if (before === null || before.position.first !== null) return null;
      const mover = before.position.turn;
      const colour = colourIn(position, mover);
      if (colour === null) return null;
      const { sides, plays } = text.game;
      return plays(calledBefore(position, mover, called(mover), text), sides[colour]);
    },
    captures: ({ family }, text) => captureTable(family, text),
    ...codeWords,
    writing: banqiWriting,
    typed: readTyped,
    inspector: banqiInspector,
    settings: settingsOf(banqiSkin, {
      faces: ['K', 'a', 'B', 'r', 'N', 'c', 'P'],
      few: ['K', 'n', 'R'],
    }),
    agreement: agreementOf({ up: 'P', down: '-' }),
    files: fetchOnce(() => import('./files.ts').then((m) => m.banqiFiles)),
  },
  words: (language) => loadGameWords<BanqiMessages>(language, 'banqi'),
});
