/** How banqi speaks. */

import type { Position } from '#games/banqi/position.ts';
import type { BanqiMessages, BanqiPageMessages } from '#i18n/banqi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { colourIn } from './colours.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

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
  ...codeWords,
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).banqiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).banqiAgreementSkin),
  captures: async (position, text, page) =>
    (await import('./rules.ts')).readCaptures(asPosition(position), text, page),
  files: fetchOnce(async () => (await import('./files.ts')).banqiFiles),
};
