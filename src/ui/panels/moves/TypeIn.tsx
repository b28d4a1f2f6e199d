import { X } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { enter, pick } from '#store/commands.ts';
import { shownPosition } from '#store/selectors.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { useCloseOnBack } from '../../base/back.ts';
import { Icon } from '../../base/Icon.tsx';
import { useGameText, useLook } from '../../game/game-skin.ts';
import type { Typed } from '../../game/game-text.ts';
import type { LockedBoard } from '../../table/use-locked-board.ts';
import { playTyped, TypedAnswer, type Typing } from './TypedAnswer.tsx';
import './type-in.css';

/** A field for a move as text, in the notation of the game on the table. It stands in place of the bar until it is closed. */
export const TypeIn = ({
  onClose,
  locking,
  typing,
}: {
  readonly onClose: () => void;
  readonly locking: LockedBoard;
  /** The effect of a text where it does not go to the table. */
  readonly typing?: Typing;
}) => {
  const { table } = useApp();
  const onTable = useMemo<Typing>(
    () => ({ enter: (move) => enter(table, move), pick: (at) => pick(table, at) }),
    [table],
  );
  const does = typing ?? onTable;
  const text = useText();
  const gameText = useGameText();
  const { notation } = useLook();
  const { lock, onLocked } = locking;
  // The board says to a player who looks back why nothing is played; the typed text stays.
  const isLooking = lock === 'looking';
  const off = lock !== null && !isLooking;
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<Typed | null>(null);
  const id = useId();
  useCloseOnBack(onClose);
  const clear = (): void => {
    setTyped('');
    setAnswer(null);
  };
  const submit = (): void => {
    if (isLooking) {
      onLocked();
      return;
    }
    const { sitting, pack } = table.store.getState();
    const position = shownPosition(pack.game, sitting);
    const came = playTyped(does, gameText, position, typed, notation);
    if (came === 'played') clear();
    else setAnswer(came);
  };
  return (
    <form
      className="type-in"
      data-action="type-move"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') submit();
      }}
    >
      <label htmlFor={id}>{text.typeIn.label}</label>
      <div className="side-by-side">
        <input
          id={id}
          value={typed}
          placeholder={gameText.typedLike(text)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={off}
          // biome-ignore lint/a11y/noAutofocus: a player who opens the field is about to write in it.
          autoFocus
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnswer(null);
          }}
        />
        <button type="submit" data-action="play-typed" disabled={off}>
          {text.typeIn.play}
        </button>
        <button
          type="button"
          className="quiet"
          data-action="close-typing"
          title={text.close}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </div>
      <div id={`${id}-said`} className="type-in-said" aria-live="polite">
        <Announced event={answer} block>
          {answer && (
            <TypedAnswer
              typed={typed}
              answer={answer}
              onPlay={(move) => {
                if (lock !== null) {
                  onLocked();
                  return;
                }
                does.enter(move);
                clear();
              }}
            />
          )}
        </Announced>
      </div>
    </form>
  );
};
