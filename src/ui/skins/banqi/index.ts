/** How banqi looks and speaks, as one. */
import { loadBanqiMessages } from '#i18n/banqi/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../game-text.ts';
import { banqiSkin } from './banqi-skin.ts';
import { banqiGameText } from './banqi-text.ts';

export const gameSkin: GameSkin = {
  skin: banqiSkin,
  gameText: banqiGameText,
  words: loadBanqiMessages,
  pageWords: fetchOnce(() =>
    import('#i18n/banqi/page-messages.ts').then((m) => m.loadBanqiPageMessages),
  ),
};
