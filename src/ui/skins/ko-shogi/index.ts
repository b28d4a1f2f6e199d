/** How ko shogi looks and speaks. */
import type { KoShogiRules } from '#games/ko-shogi/judge.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { agreementOf } from '../agreement.tsx';
import { codeWords } from '../code-words.ts';
import { defineSkin } from '../define-skin.ts';
import { settingsOf } from '../settings.tsx';
import { koShogiInspector } from './inspector.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { sign } from './sign.tsx';
import { readTyped } from './typed.ts';
import { koShogiWriting } from './written.ts';

/** The looks and words of the game. */
export const gameSkin = defineSkin<Position, Move, KoShogiRules, KoShogiMessages>({
  skin: koShogiSkin,
  gameText: {
    name: sign.name,
    goal: ({ game }) => game.goal,
    keys: ({ game }) => game.keys,
    side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
    ...codeWords,
    writing: koShogiWriting,
    typed: readTyped,
    inspector: koShogiInspector,
    settings: settingsOf(koShogiSkin, {
      faces: ['G', 'hs', '+LB', 'wr', 'CH', 'c', '+M'],
      few: ['G', 'hs', '+M'],
    }),
    // Five pawns are tossed, which show a patrol unit where they fall on their faces.
    agreement: agreementOf({ up: 'P', down: '+P' }),
    files: fetchOnce(() => import('./files.ts').then((m) => m.koShogiFiles)),
  },
  words: (language) => loadGameWords<KoShogiMessages>(language, 'ko-shogi'),
});
