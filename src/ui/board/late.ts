/** What a board needs once somebody uses it: how pieces slide, and where the cursor goes beyond its edge. */
export { leave } from './leave.ts';
export { slideMove } from './slide.ts';
