/** How shogi speaks. */

import type { Position } from '#games/shogi/position.ts';
import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { sideOf } from './sides.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of shogi. */
export const shogiGameText: GameText<ShogiMessages, ShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: sideOf,
  writing: fetchOnce(async () => (await import('./written.ts')).shogiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).shogiInspector),
  ...codeWords,
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).shogiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).shogiAgreementSkin),
  files: fetchOnce(async () => (await import('./files.ts')).shogiFiles),
};
