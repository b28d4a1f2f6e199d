/** The parts of the play screen that a sitting with an agreement adds, as one chunk. */
export { ClockFace } from '../clock/ClockFace.tsx';
export { OffersPanel } from '../offers/OffersPanel.tsx';
export { Score } from '../offers/Score.tsx';
export { TakeBackLabel } from '../offers/TakeBackLabel.tsx';
export { FaceSide } from '../seating/FaceSide.tsx';
export { PassDevice } from '../seating/PassDevice.tsx';
