/** How shogi stands among the games: its sign, its name in every language, and the name it has of its own. */
import type { GameSign } from '../../app/app-context.tsx';
import { KomaSign } from '../signs.tsx';

// Made from Yuji Boku (SIL Open Font License 1.1, public/licences/yuji-boku.txt), with fewer points than on the board.
const character =
  'M49 37l-4 2-6 0-12-1-16-1-17 1-7 0-8 1-7 2-1 1-1 1-3 1-3 0-8-5-5-7 3-1 3 1 2 0 2 1 16-2 18-1 0-8 0-10 0-6 0-4-8 1-8 1-1 0-1 0-2 2-2 0-5-3-5-5-2-3 7 0 7 0 10 0 10-1 0-7-1-7 0-5-1-7-4 1-4 0-5 0-5 0-1 0-1 1-3 1-2-1-6-4-4-6 0-2 1-2 8 3 6 1 8 1 11-1 12-1 10-1 9-1 1 0 0-1 1 0 10 2 1 2 4 5-8 1-8 0-9 1-10 1 0 13-1 12 6 0 6-1 4-1 8 2 6 4 1 2-2 1-15 0-14 1 0 9 0 10-1 9 7 1 7 0 6-1 6-3 8 2 7 3 5 6zM27 13l1 6-2 5-7-5-5-8-4-6 6 1 6 3 2 2 3 2z';

/** The sign of the game: a koma. */
export const sign: GameSign = {
  name: ({ gameNames }) => gameNames.shogi,
  ownName: { words: '将棋', language: 'ja' },
  Sign: () => <KomaSign character={character} />,
  hasLessons: true,
};
