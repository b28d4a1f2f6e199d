/** How banqi speaks. */

import type { BanqiEnding } from '#games/banqi/codes.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiMessages, BanqiPageMessages, BanqiText } from '#i18n/banqi/catalogue.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import { other } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { colourIn } from './colours.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

/** The words for a rule; its code where it has none, as one of the table's own. */
const ofRule = (texts: Readonly<Record<string, string>>, rule: string): string =>
  texts[rule] ?? rule;

const endingText = (by: string, text: BanqiText): EndingText => {
  const own: Readonly<Record<BanqiEnding, EndingText>> = text.game.endings;
  const sitting: SittingEndings = text.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of banqi. */
export const banqiGameText: GameText<BanqiMessages, BanqiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game: { sides } }, position) => {
    const colour = position === undefined ? null : colourIn(asPosition(position), seat);
    return sides[colour ?? (seat === 0 ? 'first' : 'second')];
  },
  writing: fetchOnce(async () => (await import('./written.ts')).banqiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).banqiInspector),
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
  warning: (of, _, { game }) => {
    const warnings: Readonly<Record<string, () => string>> = game.warnings;
    return warnings[of]?.() ?? of;
  },
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).banqiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).banqiAgreementSkin),
  captures: async (position, text, page) =>
    (await import('./rules.ts')).readCaptures(asPosition(position), text, page),
  files: fetchOnce(async () => (await import('./files.ts')).banqiFiles),
};
