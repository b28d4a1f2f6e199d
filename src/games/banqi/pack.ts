import type { RefusalClass } from '#kernel/game.ts';
import { drawIn } from '#record/chance.ts';
import type { GamePack } from '../pack.ts';
import { endings, problemCodes, type RefusalRule, refusalRules, warnings } from './codes.ts';
import { banqi } from './game.ts';
import { banqiSettings, notations } from './settings.ts';

const refusals: Readonly<Record<string, RefusalClass>> = Object.fromEntries(
  refusalRules.map((rule: RefusalRule) => [rule, 'slip']),
);

/** What banqi brings to the table. */
export const banqiPack: GamePack = {
  id: banqi.id,
  game: banqi,
  settings: banqiSettings,
  agreement: async () => (await import('./agreement.ts')).banqiAgreement,
  formats: async () => (await import('./formats.ts')).banqiFormats,
  lines: async () => (await import('./line-codec.ts')).lineCodec,
  notations,
  codes: { outcomes: endings, refusals, warnings, problems: problemCodes },
  draw: drawIn(banqi),
};
