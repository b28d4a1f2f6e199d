/** The sheets that lie over a page, with the files that they open and save. */
export { OpenKifu } from './kifu-files/OpenKifu.tsx';
export { Sheets } from './play-page/Sheets.tsx';
