import { enter, pick } from '#store/commands.ts';
import { shownPosition } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import type { GameText, Notation, Typed } from '../../game/game-text.ts';

/** Plays the one move that a text names, or picks the piece that it names. Otherwise returns how the text was read. */
export const playTyped = (
  table: Table,
  gameText: GameText,
  typed: string,
  notation: Notation,
): Typed | 'played' => {
  const { sitting, pack } = table.store.getState();
  const found = gameText.typed(shownPosition(pack.game, sitting), typed, notation);
  const [only, ...others] = found.is === 'moves' ? found.moves : [];
  if (only !== undefined && others.length === 0) {
    enter(table, only.move);
    return 'played';
  }
  if (found.is === 'piece') {
    pick(table, found.pick);
    return 'played';
  }
  if (found.is === 'refused') enter(table, found.move);
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
