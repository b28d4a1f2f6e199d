/**
 * The parts of the play screen that are not there before the first press. They come as one chunk: one name in the first
 * load instead of one for each, and one request.
 */
import '../board/forced-colors.css';

export { Lens } from '../asking/Lens.tsx';
export { Announcer } from '../common/Announcer.tsx';
export { WaitingGames } from '../games/WaitingGames.tsx';
export { Course } from '../moves/Course.tsx';
export { Hotkeys } from './Hotkeys.tsx';
export { Notices } from './Notices.tsx';
export { ResultCard } from './ResultCard.tsx';
