/** How ko shogi looks and speaks, as one. */
import { loadKoShogiMessages } from '#i18n/ko-shogi/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../game-text.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { koShogiGameText } from './ko-shogi-text.ts';

export const gameSkin: GameSkin = {
  skin: koShogiSkin,
  gameText: koShogiGameText,
  words: loadKoShogiMessages,
  pageWords: fetchOnce(() =>
    import('#i18n/ko-shogi/page-messages.ts').then((m) => m.loadKoShogiPageMessages),
  ),
};
