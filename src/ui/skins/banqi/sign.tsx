/** How banqi stands among the games: its sign, its name in every language, and the name it has of its own. */
import type { GameSign } from '../../app/app-context.tsx';
import { DiscSign } from '../signs.tsx';

// One petal of the knot that is cut into the back of every disc.
const petal = 'M55 42C76 38 72 19 55 17C38 19 34 38 55 42Z';

/** The sign of the game: a disc that lies face down. */
export const sign: GameSign = {
  name: ({ gameNames }) => gameNames.banqi,
  ownName: { words: '暗棋', language: 'zh-Hant' },
  Sign: () => (
    <DiscSign>
      <g fill="none" stroke="oklch(0.52 0.08 60)" strokeWidth="4">
        <circle cx="55" cy="54" r="40" />
        <circle cx="55" cy="54" r="11" />
        {[0, 90, 180, 270].map((angle) => (
          <path key={angle} d={petal} transform={`rotate(${angle} 55 54)`} />
        ))}
      </g>
    </DiscSign>
  ),
};
