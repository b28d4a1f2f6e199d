/** The course of a game: the list of its moves, and the parts that read and edit a record. */
export { MovesPanel } from './move-list/MovesPanel.tsx';
export { ReadingStrip } from './reading/ReadingStrip.tsx';
