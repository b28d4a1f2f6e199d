/**
 * The parts of the play screen that are not there before the first press. They come as one chunk: one name in the first
 * load instead of one for each, and one request.
 */
import '../board/marks-in-play.css';

export { KeptGame } from '../games-page/KeptGame.tsx';
export { SideGloss } from '../hints/SideGloss.tsx';
export { BoardTools } from '../inspector/BoardTools.tsx';
export { CardKeys } from '../move-choice/CardKeys.tsx';
export { CardPlacement } from '../move-choice/CardPlacement.tsx';
export { MovesPanel } from '../move-list/MovesPanel.tsx';
export { TypeIn } from '../move-list/TypeIn.tsx';
export { Proposals } from '../offers/Proposals.tsx';
export { AfterResult } from './AfterResult.tsx';
export { BoardNote } from './BoardNote.tsx';
export { FoulEnding } from './FoulEnding.tsx';
export { KeysAndAnnouncements } from './KeysAndAnnouncements.tsx';
export { LazyBar } from './LazyBar.tsx';
export { LazyStatus } from './LazyStatus.tsx';
export { Notices } from './Notices.tsx';
export { OffReasons } from './OffReasons.tsx';
