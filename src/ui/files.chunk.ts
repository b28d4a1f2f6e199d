/** The sheets that lie over a page, and the dialog that opens files. */

export { Sheets } from './pages/play/Sheets.tsx';
export { OpenKifu } from './panels/files/OpenKifu.tsx';
