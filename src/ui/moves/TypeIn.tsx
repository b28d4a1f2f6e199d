import { type FormEvent, useId, useState } from 'react';
import { makeMove, showRefusal } from '#store/commands.ts';
import { mayMove, shownPosition } from '#store/selectors.ts';
import { usePlace, useSettings, useSitting, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import type { Typed } from '../tongue.ts';

/** A field that takes a move as text; where it may mean several, they are offered as buttons. */
export const TypeIn = () => {
  const { table, tongue } = usePlace();
  const { notation } = useSettings();
  const text = useText();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<{ readonly of: string; readonly is: Typed } | null>(null);
  const id = useId();

  const play = (move: object): void => {
    makeMove(table, move);
    setTyped('');
    setAnswer(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const is = await tongue.typed(shownPosition(table.game, sitting), typed, notation);
    if (is.is === 'refused') showRefusal(table, is.refusal);
    const [only] = is.is === 'moves' ? is.moves : [];
    if (is.is === 'moves' && is.moves.length === 1 && only !== undefined) play(only.move);
    else setAnswer({ of: typed, is });
  };
  const said = answer?.is;
  const words =
    said?.is === 'unreadable'
      ? text.typeIn.unreadable(answer?.of ?? '')
      : said?.is === 'nothing-there'
        ? text.typeIn.noneThere(said.square)
        : said?.is === 'moves'
          ? text.typeIn.several(answer?.of ?? '')
          : '';
  return (
    <form className="type-in" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{text.typeIn.label}</label>
      <div className="row">
        <input
          id={id}
          value={typed}
          placeholder={text.typeIn.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={elsewhere || !mayMove(sitting)}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnswer(null);
          }}
        />
        <button type="submit" disabled={elsewhere || !mayMove(sitting)}>
          {text.typeIn.play}
        </button>
      </div>
      <p id={`${id}-said`} className="type-in-said" aria-live="polite">
        {words}
      </p>
      {said?.is === 'moves' && (
        <ul className="type-in-choices">
          {said.moves.map(({ move, words: written }) => (
            <li key={written}>
              <button type="button" onClick={() => play(move)}>
                {written}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};
