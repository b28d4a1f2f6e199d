/** How xiangqi looks and speaks, as one. */
import { loadXiangqiMessages } from '#i18n/xiangqi/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../game-text.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';
import { xiangqiGameText } from './xiangqi-text.ts';

export const gameSkin: GameSkin = {
  skin: xiangqiSkin,
  gameText: xiangqiGameText,
  words: loadXiangqiMessages,
  pageWords: fetchOnce(() =>
    import('#i18n/xiangqi/page-messages.ts').then((m) => m.loadXiangqiPageMessages),
  ),
};
