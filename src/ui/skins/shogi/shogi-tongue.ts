/** How shogi speaks. */

import type { Position } from '#games/shogi/cells.ts';
import { type RefusalRule, refusalRules, type ShogiEnding } from '#games/shogi/codes.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import { other } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { Tongue } from '../../tongue.ts';
import { sideOf } from './sides.ts';

// The two casts of this file: a line or position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const isRule = (rule: string): rule is RefusalRule => refusalRules.some((known) => known === rule);

const endingText = (by: string, text: Messages): EndingText => {
  const own: Readonly<Record<ShogiEnding, EndingText>> = text.shogi.endings;
  const sitting: SittingEndings = text.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The tongue of shogi. */
export const shogiTongue: Tongue = {
  start: handicaps.even,
  side: sideOf,
  writing: fetchOnce(async () => (await import('./written.ts')).shogiWriting),
  proofs: fetchOnce(async () => (await import('./proofs.ts')).shogiProofs),
  foul: ({ rule }, page) => (isRule(rule) ? page.shogiFouls[rule] : rule),
  refusal: ({ rule }, page) => (isRule(rule) ? page.shogiRefusals[rule] : rule),
  ending: ({ by, winner }, called, text) => {
    const sides: Sides =
      winner === null
        ? { winner: '', loser: '' }
        : { winner: called[winner], loser: called[other(winner)] };
    const { how, why } = endingText(by, text);
    return { how, why: why(sides) };
  },
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  agreement: fetchOnce(async () => (await import('./agreeing.ts')).shogiAgreeing),
  kifu: fetchOnce(async () => (await import('./shogi-kifu.ts')).shogiKifu),
};
