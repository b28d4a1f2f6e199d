import type { RefusalClass } from '#kernel/game.ts';
import type { GamePack } from '../pack.ts';
import { classOf, endings, problemCodes, refusalRules, warnings } from './codes.ts';
import { xiangqi } from './game.ts';
import { notations, xiangqiSettings } from './settings.ts';

const refusals: Readonly<Record<string, RefusalClass>> = Object.fromEntries(
  refusalRules.map((rule) => [rule, classOf(rule)]),
);

/** What xiangqi brings to the table. */
export const xiangqiPack: GamePack = {
  id: xiangqi.id,
  game: xiangqi,
  settings: xiangqiSettings,
  agreement: async () => (await import('./agreement.ts')).xiangqiAgreement,
  formats: async () => (await import('./formats.ts')).xiangqiFormats,
  lines: async () => (await import('./line-codec.ts')).lineCodec,
  notations,
  codes: { outcomes: endings, refusals, warnings, problems: problemCodes },
};
