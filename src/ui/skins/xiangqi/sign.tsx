/** How xiangqi stands among the games: its sign, its name in every language, and the name it has of its own. */
import type { GameSign } from '../../app/app-context.tsx';
import { DiscSign } from '../signs.tsx';

// Made from Yuji Boku (SIL Open Font License 1.1, public/licences/yuji-boku.txt), with fewer points than on the board.
const character =
  'M-1-20l-2 1-2 1-2 1-1 3-1 4 0 5-1 4-5 0-5 1-5 1-5 0 0 3 0 4 7-1 6-1 4-2 6 2 3 4-1 2-2 1-1 3-1 5 0 5-1 4-10 1-10 3 0 1 0 1 1 0-4 1-2-2-2-2-2-2-1-1 2-5 1-5 0-6 0-4 1-4 0-5-1-4 0-7-3-5-5-3 3-3 3 1 7-4 4-8-3-3-3-2 1-3 2 1 5-1 5 2 1 1 1 0 0 2 1 1-4 5-3 5 4 0 3-1 2-2 6 1 5 2 4 4zM45-14l-1 2-1 1-2 0-1 1-2 2 0 3 0 2 0 4 0 4 1 4-2 6-3 5 0-1 0-1-1 1-2 0-1-1-1 0-3-3-3-2-2-2 0 1 0 3 0 3 0 3 0 7-1 8 0 2-2 4-1-1-2-3-1-2-1-12 1-13 0-1 0-12-1-12-2 0-2 1-1 0-1 0 0 6-1 5-1 6 0 6 1 1 0 1 1 2-1 2-2 0-2-2-1 0 0-1-1 0-1-1-2-2-1-2 1-2 2 0 0-1 0-1 1-6-1-5-1-4-4-1 2-3 5-2 6-1 6 0 0-4 0-5-1-4-2-3-1-3 0-3 1-1 1-1 6 5 6 5-1 4 0 4-1 5 1 0 3 0 3-2 9 2 8 5zM29 9l1-8-1-8-2-8-3 0-3 1 0 10 0 9 0 2 0 2 2 0 3 0 2 0 1 0zM-16 26l0-3 0-3 0-4 0-4-7 1-7 1 0 1 0 1-1 6 1 6 8-1 6-1zM-16-6l0-7 0-7-8 1-6 3 0 3 0 4 0 2 0 3 2 0 3-1 4-1 5 0z';

/** The sign of the game: the disc of Red's general. */
export const sign: GameSign = {
  name: ({ gameNames }) => gameNames.xiangqi,
  ownName: { words: '象棋', language: 'zh-Hant' },
  Sign: () => (
    <DiscSign>
      <g fill="var(--wood-vermilion)">
        <circle cx="55" cy="54" r="42" fill="none" stroke="var(--wood-vermilion)" strokeWidth="4" />
        <path d={character} transform="translate(55 54) scale(.66)" />
      </g>
    </DiscSign>
  ),
};
