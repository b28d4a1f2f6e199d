/** How shogi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { shogiAgreementSkin } from './agreement.ts';
import { shogiInspector } from './inspector.ts';
import { shogiSettingsSkin } from './settings.tsx';
import { shogiSkin } from './shogi-skin.ts';
import { sideOf } from './sides.ts';
import { readTyped } from './typed.ts';
import { shogiWriting } from './written.ts';

/** How shogi speaks. */
const shogiGameText: GameText<ShogiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: sideOf,
  ...codeWords,
  writing: shogiWriting,
  typed: readTyped,
  inspector: shogiInspector,
  settings: shogiSettingsSkin,
  agreement: shogiAgreementSkin,
  files: fetchOnce(() => import('./files.ts').then((m) => m.shogiFiles)),
};

export const gameSkin: GameSkin = {
  skin: shogiSkin,
  gameText: shogiGameText,
  words: (language) => loadGameWords<ShogiMessages>(language, 'shogi'),
};
