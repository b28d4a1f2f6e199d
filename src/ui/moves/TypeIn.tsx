import { Suspense, useId, useState } from 'react';
import { enter } from '#store/commands.ts';
import { mayMove } from '#store/selectors.ts';
import { useLook, useTongue } from '../game-skin.ts';
import { playParts } from '../match/later-parts.ts';
import { usePlace, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import type { Typed } from '../tongue.ts';
import './type-in.css';

const TypedAnswer = playParts.part(({ TypedAnswer }) => TypedAnswer);

/** A field that takes a move as text, as the game on the table writes it. */
export const TypeIn = () => {
  const place = usePlace();
  const text = useText();
  const tongue = useTongue();
  const { notation } = useLook();
  const sitting = useSettled();
  const elsewhere = useTable((state) => state.elsewhere);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<Typed | null>(null);
  const id = useId();
  const clear = (): void => {
    setTyped('');
    setAnswer(null);
  };
  const submit = async (): Promise<void> => {
    const { playTyped } = await playParts.fetch();
    const came = await playTyped(place, typed, notation);
    if (came === 'played') clear();
    else setAnswer(came);
  };
  const off = elsewhere || !mayMove(sitting);
  return (
    <form
      className="type-in"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void submit();
      }}
    >
      <label htmlFor={id}>{text.typeIn.label}</label>
      <div className="side-by-side">
        <input
          id={id}
          value={typed}
          placeholder={tongue.typedLike(text)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={off}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnswer(null);
          }}
        />
        <button type="submit" disabled={off}>
          {text.typeIn.play}
        </button>
      </div>
      <div id={`${id}-said`} className="type-in-said" aria-live="polite">
        <Suspense>
          {answer && (
            <TypedAnswer
              typed={typed}
              answer={answer}
              onPlay={(move) => {
                enter(place.table, move);
                clear();
              }}
            />
          )}
        </Suspense>
      </div>
    </form>
  );
};
