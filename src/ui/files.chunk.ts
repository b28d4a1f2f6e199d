/** The sheets that lie over a page, with the files that they open and save. */

export { Sheets } from './pages/play/Sheets.tsx';
export { OpenKifu } from './panels/files/OpenKifu.tsx';
