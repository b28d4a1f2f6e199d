/** The parts of the play screen that a sitting with an agreement adds, as one chunk. */
export { ClockFace } from '../clock/ClockFace.tsx';
export { Cover } from '../seating/Cover.tsx';
export { FaceSide } from '../seating/FaceSide.tsx';
export { Consent } from '../talk/Consent.tsx';
export { Score } from '../talk/Score.tsx';
export { TakeBackWords } from '../talk/TakeBackWords.tsx';
export { Talk } from '../talk/Talk.tsx';
