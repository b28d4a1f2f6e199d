import type { GamePack } from '../pack.ts';
import { endings, problemCodes, refusals, warnings } from './codes.ts';
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
  codes: { outcomes: endings, refusals, warnings, problems: problemCodes },
};
