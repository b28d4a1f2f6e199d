/** How xiangqi looks and speaks. */
import type { Move } from '#games/xiangqi/move.ts';
import type { Position } from '#games/xiangqi/position.ts';
import type { XiangqiRules } from '#games/xiangqi/rules.ts';
import { loadGameWords } from '#i18n/index.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { agreementOf } from '../agreement.tsx';
import { codeWords } from '../code-words.ts';
import { defineSkin } from '../define-skin.ts';
import { settingsOf } from '../settings.tsx';
import { xiangqiInspector } from './inspector.ts';
import { sign } from './sign.tsx';
import { readTyped } from './typed.ts';
import { xiangqiWriting } from './written.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** The looks and words of the game. */
export const gameSkin = defineSkin<Position, Move, XiangqiRules, XiangqiMessages>({
  skin: xiangqiSkin,
  gameText: {
    name: sign.name,
    goal: ({ game }) => game.goal,
    keys: ({ game }) => game.keys,
    side: (_, seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
    ...codeWords,
    writing: xiangqiWriting,
    typed: readTyped,
    inspector: xiangqiInspector,
    settings: settingsOf(xiangqiSkin, {
      faces: ['K', 'a', 'B', 'n', 'R', 'c', 'P'],
      few: ['K', 'n', 'R'],
    }),
    agreement: agreementOf({ up: 'P', down: '-' }),
    files: fetchOnce(() => import('./files.ts').then((m) => m.xiangqiFiles)),
  },
  words: (language) => loadGameWords<XiangqiMessages>(language, 'xiangqi'),
});
