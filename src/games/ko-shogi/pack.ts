import type { GamePack } from '../pack.ts';
import { koShogi } from './game.ts';
import { koShogiSettings, notations } from './settings.ts';

/** What ko shogi brings to the table. */
export const koShogiPack: GamePack = {
  id: koShogi.id,
  game: koShogi,
  settings: koShogiSettings,
  agreement: async () => (await import('./agreement.ts')).koShogiAgreement,
  formats: async () => (await import('./formats.ts')).koShogiFormats,
  notations,
};
