/** How ko shogi speaks. */

import type { endings } from '#games/ko-shogi/codes.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import type {
  KoShogiMessages,
  KoShogiPageMessages,
  KoShogiText,
} from '#i18n/ko-shogi/catalogue.ts';
import { other } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

/** The words for a rule; its code where it has none, as one of the table's own. */
const ofRule = (texts: Readonly<Record<string, string>>, rule: string): string =>
  texts[rule] ?? rule;

const endingText = (by: string, text: KoShogiText): EndingText => {
  const own: Readonly<Record<(typeof endings)[number], EndingText>> = text.game.endings;
  const sitting: SittingEndings = text.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of ko shogi. */
export const koShogiGameText: GameText<KoShogiMessages, KoShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  writing: fetchOnce(async () => (await import('./written.ts')).koShogiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).koShogiInspector),
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
  settings: fetchOnce(async () => (await import('./settings.tsx')).koShogiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).koShogiAgreementSkin),
  files: fetchOnce(async () => (await import('./files.ts')).koShogiFiles),
};
