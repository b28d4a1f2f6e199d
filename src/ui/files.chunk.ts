/** The sheets that lie over a page, and the dialog that opens files. */

export { Sheets } from './pages/play/Sheets.tsx';
export { GivenFiles } from './panels/files/GivenFiles.tsx';
export { OpenKifu } from './panels/files/OpenKifu.tsx';
export { WholeNotice } from './panels/notices/WholeNotice.tsx';
export { StartScreen } from './panels/start/StartScreen.tsx';
