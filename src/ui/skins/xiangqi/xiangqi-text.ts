/** How xiangqi speaks. */

import type { Position } from '#games/xiangqi/position.ts';
import type { XiangqiMessages, XiangqiPageMessages } from '#i18n/xiangqi/catalogue.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';

// A position that the table holds is one of this game, whose skin this is.
const asPosition = (position: object) => position as Position;

const fetchTyped = fetchOnce(() => import('./typed.ts'));

/** The gameText of xiangqi. */
export const xiangqiGameText: GameText<XiangqiMessages, XiangqiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
  writing: fetchOnce(async () => (await import('./written.ts')).xiangqiWriting),
  inspector: fetchOnce(async () => (await import('./inspector.ts')).xiangqiInspector),
  ...codeWords,
  typedLike: ({ game }) => game.typed,
  typed: async (position, typed, notation) =>
    (await fetchTyped()).readTyped(asPosition(position), typed, notation),
  settings: fetchOnce(async () => (await import('./settings.tsx')).xiangqiSettingsSkin),
  agreement: fetchOnce(async () => (await import('./agreement.ts')).xiangqiAgreementSkin),
  files: fetchOnce(async () => (await import('./files.ts')).xiangqiFiles),
};
