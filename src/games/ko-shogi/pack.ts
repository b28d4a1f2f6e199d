import type { GamePack } from '../pack.ts';
import { koShogiAgreement } from './agreement.ts';
import { koShogi } from './game.ts';
import { koShogiSettings, notations } from './settings.ts';

/** The pack of ko shogi: its game, settings, agreement, formats and notations. */
export const koShogiPack: GamePack = {
  id: koShogi.id,
  game: koShogi,
  settings: koShogiSettings,
  agreement: koShogiAgreement,
  formats: () => import('./formats.ts').then((m) => m.koShogiFormats),
  notations,
};
