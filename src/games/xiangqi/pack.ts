import type { GamePack } from '../pack.ts';
import { xiangqi } from './game.ts';
import { notations, xiangqiSettings } from './settings.ts';

/** What xiangqi brings to the table. */
export const xiangqiPack: GamePack = {
  id: xiangqi.id,
  game: xiangqi,
  settings: xiangqiSettings,
  agreement: async () => (await import('./agreement.ts')).xiangqiAgreement,
  formats: async () => (await import('./formats.ts')).xiangqiFormats,
  lines: async () => (await import('./line-codec.ts')).lineCodec,
  notations,
};
