/**
 * The course of a game: the list of its moves, the games that wait, the game on paper, and the parts that read and edit a
 * record.
 */
export { MovesPanel } from './pages/play/MovesPanel.tsx';
export { WaitingStrip } from './panels/games/WaitingStrip.tsx';
export { Printed } from './panels/moves/print/Printed.tsx';
export { ReadingStrip } from './panels/moves/reading/ReadingStrip.tsx';
