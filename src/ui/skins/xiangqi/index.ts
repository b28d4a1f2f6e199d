/** How xiangqi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { xiangqiAgreementSkin } from './agreement.ts';
import { xiangqiInspector } from './inspector.ts';
import { xiangqiSettingsSkin } from './settings.tsx';
import { readTyped } from './typed.ts';
import { xiangqiWriting } from './written.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** How xiangqi speaks. */
const xiangqiGameText: GameText<XiangqiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
  ...codeWords,
  writing: xiangqiWriting,
  typed: readTyped,
  inspector: xiangqiInspector,
  settings: xiangqiSettingsSkin,
  agreement: xiangqiAgreementSkin,
  files: fetchOnce(() => import('./files.ts').then((m) => m.xiangqiFiles)),
};

export const gameSkin: GameSkin = {
  skin: xiangqiSkin,
  gameText: xiangqiGameText,
  words: (language) => loadGameWords<XiangqiMessages>(language, 'xiangqi'),
};
