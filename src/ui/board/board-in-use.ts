/** What a board needs once somebody uses it: how pieces slide, and where the cursor goes beyond its edge. */
export { leaveBoard } from './leave-board.ts';
export { slideMove } from './slide.ts';
