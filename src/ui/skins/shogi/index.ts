/** How shogi looks and speaks. */
import type { Move } from '#games/shogi/move.ts';
import type { Position } from '#games/shogi/position.ts';
import type { ShogiRules } from '#games/shogi/rules.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { agreementOf } from '../agreement.tsx';
import { codeWords } from '../code-words.ts';
import { defineSkin } from '../define-skin.ts';
import { settingsOf } from '../settings.tsx';
import { shogiInspector } from './inspector.ts';
import { shogiSkin } from './shogi-skin.ts';
import { sideOf } from './sides.ts';
import { sign } from './sign.tsx';
import { readTyped } from './typed.ts';
import { shogiWriting } from './written.ts';

/** The looks and words of the game. */
export const gameSkin = defineSkin<Position, Move, ShogiRules, ShogiMessages>({
  skin: shogiSkin,
  gameText: {
    name: sign.name,
    goal: ({ game }) => game.goal,
    keys: ({ game }) => game.keys,
    side: sideOf,
    ...codeWords,
    writing: shogiWriting,
    typed: readTyped,
    inspector: shogiInspector,
    settings: settingsOf(shogiSkin, {
      faces: ['K', 'R', '+R', 'G', 'S', 'N', '+P'],
      few: ['S', 'G', '+P'],
    }),
    // Furigoma: the player who threw them is sente when most show 歩 (rules A5).
    agreement: agreementOf({ up: 'P', down: '+P' }),
    files: fetchOnce(() => import('./files.ts').then((m) => m.shogiFiles)),
  },
  words: (language) => loadGameWords<ShogiMessages>(language, 'shogi'),
});
