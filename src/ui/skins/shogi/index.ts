/** How shogi looks and speaks, as one. */
import { loadShogiMessages } from '#i18n/shogi/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../game-text.ts';
import { shogiSkin } from './shogi-skin.ts';
import { shogiGameText } from './shogi-text.ts';

export const gameSkin: GameSkin = {
  skin: shogiSkin,
  gameText: shogiGameText,
  words: loadShogiMessages,
  pageWords: fetchOnce(() =>
    import('#i18n/shogi/page-messages.ts').then((m) => m.loadShogiPageMessages),
  ),
};
