/** What a record is worked with while it is read, as one chunk: it comes with the first one. */
export { Editor } from './editor/Editor.tsx';
export { ReadingTools } from './ReadingTools.tsx';
export { BranchMap } from './views/BranchMap.tsx';
export { TimeChart } from './views/TimeChart.tsx';
