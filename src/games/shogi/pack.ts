import type { GamePack } from '../pack.ts';
import { shogi } from './game.ts';
import { notations, shogiSettings } from './settings.ts';

/** What shogi brings to the table. */
export const shogiPack: GamePack = {
  id: shogi.id,
  game: shogi,
  nameHeaders: [
    ['先手', '下手'],
    ['後手', '上手'],
  ],
  settings: shogiSettings,
  agreement: async () => (await import('./agreement.ts')).shogiAgreement,
  formats: async () => (await import('./formats.ts')).shogiFormats,
  lines: async () => (await import('./line-codec.ts')).lineCodec,
  notations,
};
