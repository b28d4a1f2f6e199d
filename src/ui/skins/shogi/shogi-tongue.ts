/** How shogi speaks. */

import type { Position } from '#games/shogi/cells.ts';
import {
  type RefusalRule,
  refusalRules,
  type ShogiEnding,
  type ShogiWarning,
  warnings,
} from '#games/shogi/codes.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import type { ShogiMessages, ShogiPageMessages, ShogiText } from '#i18n/shogi/catalogue.ts';
import { other } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { Tongue } from '../../tongue.ts';
import { sideOf } from './sides.ts';

// The two casts of this file: a line or position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const isRule = (rule: string): rule is RefusalRule => refusalRules.some((known) => known === rule);

const isWarning = (code: string): code is ShogiWarning => warnings.some((known) => known === code);

const endingText = (by: string, text: ShogiText): EndingText => {
  const own: Readonly<Record<ShogiEnding, EndingText>> = text.game.endings;
  const sitting: SittingEndings = text.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The tongue of shogi. */
export const shogiTongue: Tongue<ShogiMessages, ShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: sideOf,
  writing: fetchOnce(async () => (await import('./written.ts')).shogiWriting),
  proofs: fetchOnce(async () => (await import('./proofs.ts')).shogiProofs),
  foul: ({ rule }, page) => (isRule(rule) ? page.game.fouls[rule] : rule),
  refusal: ({ rule }, page) => (isRule(rule) ? page.game.refusals[rule] : rule),
  ending: ({ by, winner }, called, text) => {
    const sides: Sides =
      winner === null
        ? { winner: '', loser: '' }
        : { winner: called[winner], loser: called[other(winner)] };
    const { how, why } = endingText(by, text);
    return { how, why: why(sides) };
  },
  warning: (of, side, { game }) => (isWarning(of) ? game.warnings[of](side) : of),
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).shogiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreeing.ts')).shogiAgreeing),
  kifu: fetchOnce(async () => (await import('./shogi-kifu.ts')).shogiKifu),
};
