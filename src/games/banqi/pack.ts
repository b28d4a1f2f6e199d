import { drawIn } from '#record/chance.ts';
import type { GamePack } from '../pack.ts';
import { banqi } from './game.ts';
import { banqiSettings, notations } from './settings.ts';

/** What banqi brings to the table. */
export const banqiPack: GamePack = {
  id: banqi.id,
  game: banqi,
  settings: banqiSettings,
  agreement: async () => (await import('./agreement.ts')).banqiAgreement,
  formats: async () => (await import('./formats.ts')).banqiFormats,
  lines: async () => (await import('./line-codec.ts')).lineCodec,
  notations,
  captureTable: true,
  draw: drawIn(banqi),
};
