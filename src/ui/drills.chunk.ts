/** The drills. They come with the first of their addresses. */
export { DrillPage } from './pages/learn/drill/DrillPage.tsx';
