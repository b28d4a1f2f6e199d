/**
 * The parts of the play screen that are not there before the first press. They come as one chunk: one name in the first
 * load instead of one for each, and one request.
 */
import '../board/forced-colors.css';
import type { GamePack } from '#games/pack.ts';
import type { Language } from '#i18n/index.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';
import { agreementOf } from '../agreement.ts';
import type { GameSkin } from '../tongue.ts';

/** Fetches the words these parts speak with and what is agreed about a next game, so that they need not wait for them one by one. */
export const ready = (
  language: Language,
  pack: GamePack,
  { tongue, pageWords }: GameSkin,
): Promise<unknown> =>
  Promise.all([
    agreementOf(pack),
    tongue.agreement(),
    loadPageMessages(language),
    pageWords().then((load) => load(language)),
    tongue.writing(),
    tongue.proofs(),
  ]);

export { Lens } from '../asking/Lens.tsx';
export { ChoiceReach } from '../choice/ChoiceReach.tsx';
export { Announcer } from '../common/Announcer.tsx';
export { OffReasons } from '../common/OffButton.tsx';
export { WaitingGames } from '../games/WaitingGames.tsx';
export { Course } from '../moves/Course.tsx';
export { playTyped, TypedAnswer } from '../moves/TypedAnswer.tsx';
export { AfterResult } from './AfterResult.tsx';
export { BoardNote } from './BoardNote.tsx';
export { Comment } from './Comment.tsx';
export { FoulNote } from './FoulNote.tsx';
export { FoulTold } from './FoulTold.tsx';
export { Hotkeys } from './Hotkeys.tsx';
export { Notices } from './Notices.tsx';
export { Refused } from './Refused.tsx';
