import type { RefusalClass } from '#kernel/game.ts';
import type { GamePack } from '../pack.ts';
import {
  classOf,
  endings,
  problemCodes,
  type RefusalRule,
  refusalRules,
  warnings,
} from './codes.ts';
import { shogi } from './game.ts';
import { notations, shogiSettings } from './settings.ts';

const refusals: Readonly<Record<string, RefusalClass>> = Object.fromEntries(
  refusalRules.map((rule: RefusalRule) => [rule, classOf(rule)]),
);

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
  codes: { outcomes: endings, refusals, warnings, problems: problemCodes },
};
