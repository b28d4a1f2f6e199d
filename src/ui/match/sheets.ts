/** The sheets that the actions of a game open, as one chunk: what they share outweighs each of them. */
export { Confirm } from '../common/Confirm.tsx';
export { OpenKifu } from '../kifu/OpenKifu.tsx';
export { SaveKifu } from '../kifu/SaveKifu.tsx';
export { StartScreen } from '../start/StartScreen.tsx';
