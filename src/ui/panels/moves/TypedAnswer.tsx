import type { Pick } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import type { GameText, Notation, Typed } from '../../game/game-text.ts';

/** The effects of a typed text. */
export interface Typing {
  readonly enter: (move: object) => void;
  readonly pick: (pick: Pick) => void;
  /** Points at an empty square by its name. Absent where nothing is asked of one. */
  readonly point?: (square: string) => void;
}

/** Plays the one move that a text names, or picks the piece that it names. Otherwise returns how the text was read. */
export const playTyped = (
  { enter, pick, point }: Typing,
  gameText: GameText,
  position: object,
  typed: string,
  notation: Notation,
): Typed | 'played' => {
  const found = gameText.typed(position, typed, notation);
  const [only, ...others] = found.is === 'moves' ? found.moves : [];
  if (only !== undefined && others.length === 0) {
    enter(only.move);
    return 'played';
  }
  if (found.is === 'piece') {
    pick(found.pick);
    return 'played';
  }
  if (found.is === 'nothing-there' && point !== undefined) {
    point(found.square);
    return 'played';
  }
  if (found.is === 'refused') enter(found.move);
  return found;
};

interface TypedAnswerProps {
  readonly typed: string;
  readonly answer: Typed;
  readonly onPlay: (move: object) => void;
}

/** The moves a text may mean as buttons, or why it means none. A refusal is shown on the board. */
export const TypedAnswer = ({ typed, answer, onPlay }: TypedAnswerProps) => {
  const { typeIn } = useText();
  if (answer.is === 'refused' || answer.is === 'piece') return null;
  if (answer.is === 'unreadable') return <p>{typeIn.unreadable(typed)}</p>;
  if (answer.is === 'nothing-there') return <p>{typeIn.noneThere(answer.square)}</p>;
  return (
    <>
      <p>{typeIn.several(typed)}</p>
      <ul className="side-by-side">
        {answer.moves.map(({ move, words }) => (
          <li key={words}>
            <button type="button" data-action="play-meant" onClick={() => onPlay(move)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
