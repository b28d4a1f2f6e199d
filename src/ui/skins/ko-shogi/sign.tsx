/** How ko shogi stands among the games: its sign, its name in every language, and the name it has of its own. */
import type { GameSign } from '../../app/app-context.tsx';
import { KomaSign } from '../signs.tsx';

// Made from Yuji Boku (SIL Open Font License 1.1, public/licences/yuji-boku.txt), with fewer points than on the board.
const character =
  'M48 1l-14-1-6 1 1 2-1 2 1 15 0 8-1 7-2 3-3 2-3 0-3 0-4-2-6-4-2-3-1 0-4-3 2 0 5 1 6 1 5-1 2-1 1-2 0-6-1-19-17 0-13 3-3-1-4-4 0 19 0 20-2 4-2-2-5-5 0-1 2-10 1-16-7 3-3 2-2 4-4 0-6-5-3-6 3 0 6 1 4-1 10-5 2 0-1-20-1-7-2-6-4-7-1-2 2 0 4 1 5 2 3 3 1 3 0 7-1 21 38-2-2-4 1-3 5 3 5 4 1 0 2-1 1 0 9 1 5 4 1 1 0 2zM29-39l0 3-1 2-2 1-8 2-2 2-1-1-2 1-7 3 3 0 3 2 3 4 2 5 0 3-1 1-3-1-2 0-1-2-2-4-1-5-1-2-1-1-1 0-2 1-4 1-3 0-2-2-4 0 2-2 2-1 5 1-1-1 13-5 5-3-3-4 12-1 3 2 2 1zM38-20l-3 3-3 6-1 0-3-1-3-1 4-8 0-3-2-4 0-2 9 4 2 2 1 2-1 2zM8 21l-4-1-3-2-2-3-5-9 2 0 1 0 4 3 6 3 2 2 0 3-1 4zM-26-12l-1 3-3-1-3-2-6-5-4-5 6 1 5 1 3 3 3 5zM1-9l-3 0-2 0-3-2-3-6-2-6 2 0 8 5 2 3 1 3 0 3z';

/** The sign of the game: a koma. */
export const sign: GameSign = {
  name: ({ gameNames }) => gameNames['ko-shogi'],
  ownName: { words: '広将棋', language: 'ja' },
  Sign: () => <KomaSign character={character} />,
};
