import type { GamePack } from '../pack.ts';
import { xiangqiAgreement } from './agreement.ts';
import { xiangqi } from './game.ts';
import { lineCodec } from './line-codec.ts';
import { notations, xiangqiSettings } from './settings.ts';

/** The pack of xiangqi: its game, settings, agreement, formats, lines and notations. */
export const xiangqiPack: GamePack = {
  id: xiangqi.id,
  game: xiangqi,
  settings: xiangqiSettings,
  agreement: xiangqiAgreement,
  formats: () => import('./formats.ts').then((m) => m.xiangqiFormats),
  lines: lineCodec,
  notations,
};
