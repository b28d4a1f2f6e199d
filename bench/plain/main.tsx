/**
 * A page as most people would write one with a board: React, Zustand, 81 buttons with pieces in SVG. A press marks a
 * piece and where it may go. A second one moves it there, adds a line to a list and says whose turn it is.
 */
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import './plain.css';

const opening = [
  'lnsgkgsnl',
  ' r     b ',
  'ppppppppp',
  '         ',
  '         ',
  '         ',
  'PPPPPPPPP',
  ' B     R ',
  'LNSGKGSNL',
].join('');

const nameOf = (square: number): string =>
  `${9 - (square % 9)}${'abcdefghi'.charAt(Math.floor(square / 9))}`;

interface Game {
  readonly squares: string;
  readonly chosen: number | null;
  readonly goals: readonly number[];
  readonly moves: readonly string[];
  readonly press: (square: number) => void;
}

/**
 * The empty squares around a piece. They stand for the work of a press: to look around the piece and mark what was
 * found.
 */
const goalsOf = (squares: string, from: number): readonly number[] =>
  [-10, -9, -8, -1, 1, 8, 9, 10].map((step) => from + step).filter((to) => squares[to] === ' ');

const useGame = create<Game>((set) => ({
  squares: opening,
  chosen: null,
  goals: [],
  moves: [],
  press: (square) =>
    set(({ squares, chosen, goals, moves }) => {
      if (chosen === null || !goals.includes(square))
        return squares[square] === ' ' || square === chosen
          ? { chosen: null, goals: [] }
          : { chosen: square, goals: goalsOf(squares, square) };
      const after = [...squares];
      after[square] = squares.charAt(chosen);
      after[chosen] = ' ';
      return {
        squares: after.join(''),
        chosen: null,
        goals: [],
        moves: [...moves, `${nameOf(chosen)}-${nameOf(square)}`],
      };
    }),
}));

const Piece = ({ letter }: { readonly letter: string }) => (
  <svg viewBox="0 0 110 120" aria-hidden="true">
    <g transform={letter === letter.toLowerCase() ? 'rotate(180 55 60)' : undefined}>
      <path d="M55 8 90 24 98 110H12L20 24Z" fill="#f3dfae" stroke="#8a6a30" strokeWidth="3" />
      <text x="55" y="80" fontSize="48" textAnchor="middle">
        {letter.toUpperCase()}
      </text>
    </g>
  </svg>
);

const Square = ({ square }: { readonly square: number }) => {
  const letter = useGame(({ squares }) => squares.charAt(square));
  const chosen = useGame((game) => game.chosen === square);
  const goal = useGame(({ goals }) => goals.includes(square));
  const press = useGame((game) => game.press);
  return (
    <button
      type="button"
      className={chosen ? 'chosen' : goal ? 'goal' : ''}
      data-square={nameOf(square)}
      data-piece={letter.trim()}
      aria-label={`${nameOf(square)} ${letter}`}
      onPointerDown={() => press(square)}
    >
      {letter !== ' ' && <Piece letter={letter} />}
    </button>
  );
};

const Moves = () => {
  const moves = useGame((game) => game.moves);
  return (
    <>
      <p>{moves.length % 2 === 0 ? 'Sente' : 'Gote'} to move</p>
      <ol>
        {moves.map((move, ply) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move has no other name than its number.
          <li key={ply}>{move}</li>
        ))}
      </ol>
    </>
  );
};

const squares = Array.from({ length: 81 }, (_, square) => square);

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');
createRoot(root).render(
  <main>
    <div className="board">
      {squares.map((square) => (
        <Square key={square} square={square} />
      ))}
    </div>
    <Moves />
  </main>,
);
