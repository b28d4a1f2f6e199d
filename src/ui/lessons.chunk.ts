/** The pages of lessons. They come with the first of their addresses. */
export { LearnPage } from './pages/learn/LearnPage.tsx';
