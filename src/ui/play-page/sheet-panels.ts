/** The sheets that the actions of a game open, as one chunk: what they share outweighs each of them. */
export { OpenKifu } from '../kifu-files/OpenKifu.tsx';
export { Sheets } from './Sheets.tsx';
