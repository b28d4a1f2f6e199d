/** The parts of the play screen that a sitting with an agreement adds, as one chunk. */
export { ClockFace } from '../clock/ClockFace.tsx';
export { Across, OwnSide } from '../seating/Across.tsx';
export { Cover } from '../seating/Cover.tsx';
export { Score } from '../talk/Score.tsx';
export { Talk } from '../talk/Talk.tsx';
