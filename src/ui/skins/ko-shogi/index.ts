/** How ko shogi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { koShogiAgreementSkin } from './agreement.ts';
import { koShogiInspector } from './inspector.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { koShogiSettingsSkin } from './settings.tsx';
import { readTyped } from './typed.ts';
import { koShogiWriting } from './written.ts';

/** How ko shogi speaks. */
const koShogiGameText: GameText<KoShogiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  ...codeWords,
  writing: koShogiWriting,
  typed: readTyped,
  inspector: koShogiInspector,
  settings: koShogiSettingsSkin,
  agreement: koShogiAgreementSkin,
  files: fetchOnce(() => import('./files.ts').then((m) => m.koShogiFiles)),
};

export const gameSkin: GameSkin = {
  skin: koShogiSkin,
  gameText: koShogiGameText,
  words: (language) => loadGameWords<KoShogiMessages>(language, 'ko-shogi'),
};
