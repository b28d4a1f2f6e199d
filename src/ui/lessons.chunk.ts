/** The pages of lessons, and what their games need at the table. They come with the first of their addresses or games. */
export { EndGameAfter, EndGameCard } from './pages/learn/EndGameAfter.tsx';
export { EndGameOnTable } from './pages/learn/EndGameOnTable.tsx';
export { EndGameStatus } from './pages/learn/EndGameStatus.tsx';
export { LearnPage } from './pages/learn/LearnPage.tsx';
