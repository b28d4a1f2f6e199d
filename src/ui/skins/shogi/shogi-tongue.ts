/** How shogi speaks. */

import type { Position } from '#games/shogi/cells.ts';
import { type RefusalRule, refusalRules, type ShogiEnding } from '#games/shogi/codes.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { PageMessages } from '#i18n/catalogue.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import { other } from '#kernel/game.ts';
import type { Proofs, Tongue, Writing } from '../../tongue.ts';
import { sideOf } from './sides.ts';

// The two casts of this file: a line or position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const isRule = (rule: string): rule is RefusalRule => refusalRules.some((known) => known === rule);

const endingText = (by: string, page: PageMessages): EndingText => {
  const own: Readonly<Record<ShogiEnding, EndingText>> = page.shogiEndings;
  const sitting: SittingEndings = page.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

let writing: Promise<Writing> | undefined;
let proofs: Promise<Proofs> | undefined;

/** The tongue of shogi. */
export const shogiTongue: Tongue = {
  start: handicaps.even,
  side: sideOf,
  writing: () => {
    writing ??= import('./written.ts').then(({ shogiWriting }) => shogiWriting);
    return writing;
  },
  proofs: () => {
    proofs ??= import('./proofs.ts').then(({ shogiProofs }) => shogiProofs);
    return proofs;
  },
  foul: ({ rule }, page) => (isRule(rule) ? page.shogiFouls[rule] : rule),
  refusal: ({ rule }, page) => (isRule(rule) ? page.shogiRefusals[rule] : rule),
  ending: ({ by, winner }, called, page) => {
    const sides: Sides =
      winner === null
        ? { winner: '', loser: '' }
        : { winner: called[winner], loser: called[other(winner)] };
    const { how, why } = endingText(by, page);
    return { how, why: why(sides) };
  },
  typed: async (position, typed, notation) =>
    (await import('./typed.ts')).readTyped(asPosition(position), typed, notation),
  kifu: async () => (await import('./shogi-kifu.ts')).shogiKifu,
};
