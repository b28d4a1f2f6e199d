/** How shogi speaks. */

import type { ShogiEnding } from '#games/shogi/codes.ts';
import type { Position } from '#games/shogi/position.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import type { ShogiMessages, ShogiPageMessages, ShogiText } from '#i18n/shogi/catalogue.ts';
import { other } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { sideOf } from './sides.ts';

// The two casts of this file: a line or position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

/** The words for a rule; its code where it has none, as one of the table's own. */
const ofRule = (texts: Readonly<Record<string, string>>, rule: string): string =>
  texts[rule] ?? rule;

const endingText = (by: string, text: ShogiText): EndingText => {
  const own: Readonly<Record<ShogiEnding, EndingText>> = text.game.endings;
  const sitting: SittingEndings = text.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of shogi. */
export const shogiGameText: GameText<ShogiMessages, ShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: sideOf,
  writing: fetchOnce(async () => (await import('./written.ts')).shogiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).shogiInspector),
  foul: ({ rule }, page) => ofRule(page.game.fouls, rule),
  refusal: ({ rule }, page) => ofRule(page.game.refusals, rule),
  ending: ({ by, winner }, called, text) => {
    const sides: Sides =
      winner === null
        ? { winner: '', loser: '' }
        : { winner: called[winner], loser: called[other(winner)] };
    const { how, why } = endingText(by, text);
    return { how, why: why(sides) };
  },
  warning: (of, side, { game }) => {
    const warnings: Readonly<Record<string, (side: string) => string>> = game.warnings;
    return warnings[of]?.(side) ?? of;
  },
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).shogiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).shogiAgreementSkin),
  files: fetchOnce(async () => (await import('./files.ts')).shogiFiles),
};
