import {
  type CSSProperties,
  type KeyboardEvent,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pick } from '#kernel/game.ts';
import { playParts } from '../match/later-parts.ts';
import type { Question, Skin } from '../skin.ts';
import './choice.css';

const ChoiceReach = playParts.part(({ ChoiceReach }) => ChoiceReach);

interface ChoiceProps {
  readonly skin: Skin;
  readonly question: Question;
  /** Whether the move may go on on the board instead: then the card lies at the board's edge and holds nobody. */
  readonly goesOn: boolean;
  readonly flipped: boolean;
  readonly pieceSet: string;
  readonly onPick: (pick: Pick) => void;
}

/** A question about the move being made, asked on the square where it ends, growing towards the one who moves. */
export const Choice = ({ skin, question, goesOn, flipped, pieceSet, onPick }: ChoiceProps) => {
  const card = useRef<HTMLDivElement>(null);
  // The card opens under the finger that asked for it: only a press that began on it may answer.
  const pressed = useRef(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { board, Face } = skin;
  const { columns, rows } = board;
  const seen = flipped ? columns * rows - 1 - question.square : question.square;
  const column = seen % columns;
  const row = Math.floor(seen / columns);
  const down = (question.seat === 1) !== flipped;

  useLayoutEffect(() => {
    if (!goesOn) card.current?.querySelector('button')?.focus();
  }, [goesOn]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons: readonly Element[] = Array.from(card.current?.querySelectorAll('button') ?? []);
    const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
    const step =
      event.key === 'Tab' && !goesOn
        ? event.shiftKey
          ? -1
          : 1
        : event.key === 'ArrowDown' || event.key === 'ArrowRight'
          ? 1
          : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
            ? -1
            : 0;
    if (step !== 0) {
      // A card that stands on its head is walked upwards.
      const way = down && event.key.startsWith('Arrow') ? -step : step;
      const to = buttons[(at + way + buttons.length) % buttons.length];
      if (to instanceof HTMLElement) to.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const place = {
    '--column': column,
    '--row': row,
  };
  return (
    <>
      <Suspense>
        {pointed !== null && <ChoiceReach question={question} choice={pointed} />}
      </Suspense>
      <div
        ref={card}
        role="dialog"
        aria-modal={!goesOn}
        aria-label={question.title}
        className={
          goesOn
            ? `choice beside${row < rows / 2 ? ' low' : ''}`
            : `choice${down ? ' far' : ''}${column > columns / 2 ? ' leftwards' : ''}`
        }
        style={place as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {question.options.map(({ choice, face, name, label }) => (
          <button
            key={choice}
            type="button"
            data-choice={choice}
            aria-label={label}
            onFocus={() => setPointed(choice)}
            onPointerEnter={() => setPointed(choice)}
            onPointerDown={() => {
              pressed.current = true;
            }}
            onClick={(event) =>
              (event.detail === 0 || pressed.current) && onPick({ at: 'choice', choice })
            }
          >
            <Face face={face} down={down} set={pieceSet} />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </>
  );
};
