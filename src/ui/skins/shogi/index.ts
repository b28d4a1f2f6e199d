/** How shogi looks and speaks, as one. */
import { loadShogiMessages } from '#i18n/shogi/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../tongue.ts';
import { shogiSkin } from './shogi-skin.ts';
import { shogiTongue } from './shogi-tongue.ts';

export const shogi: GameSkin = {
  skin: shogiSkin,
  tongue: shogiTongue,
  words: loadShogiMessages,
  pageWords: fetchOnce(
    async () => (await import('#i18n/shogi/page-messages.ts')).loadShogiPageMessages,
  ),
};
