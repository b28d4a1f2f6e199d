import { drawIn } from '#record/chance.ts';
import type { GamePack } from '../pack.ts';
import { banqiAgreement } from './agreement.ts';
import { banqi } from './game.ts';
import { lineCodec } from './line-codec.ts';
import { banqiSettings, notations } from './settings.ts';

/** The pack of banqi: its game, settings, agreement, formats, lines, notations and capture table. */
export const banqiPack: GamePack = {
  id: banqi.id,
  game: banqi,
  settings: banqiSettings,
  agreement: banqiAgreement,
  formats: () => import('./formats.ts').then((m) => m.banqiFormats),
  lines: lineCodec,
  notations,
  captureTable: true,
  draw: drawIn(banqi),
};
