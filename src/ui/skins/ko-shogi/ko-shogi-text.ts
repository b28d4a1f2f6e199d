/** How ko shogi speaks. */

import type { Position } from '#games/ko-shogi/position.ts';
import type { KoShogiMessages, KoShogiPageMessages } from '#i18n/ko-shogi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of ko shogi. */
export const koShogiGameText: GameText<KoShogiMessages, KoShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  writing: fetchOnce(async () => (await import('./written.ts')).koShogiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).koShogiInspector),
  ...codeWords,
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).koShogiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).koShogiAgreementSkin),
  files: fetchOnce(async () => (await import('./files.ts')).koShogiFiles),
};
