import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Pick } from '#kernel/game.ts';
import type { Question, Skin } from '../../game/skin.ts';
import { CardPlacement } from './CardPlacement.tsx';
import './promotion-card.css';

/** Moves the focus on a promotion card: arrows and Tab go from face to face and round. */
const CardKeys = ({ card }: { readonly card: RefObject<HTMLElement | null> }): null => {
  useEffect(() => {
    const dialog = card.current;
    if (dialog === null) return;
    const walk = (event: KeyboardEvent): void => {
      const buttons: readonly Element[] = Array.from(dialog.querySelectorAll('button'));
      const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
      const tab = event.key === 'Tab';
      if (!tab && !event.key.startsWith('Arrow')) return;
      const step = (tab ? event.shiftKey : /Up|Left/.test(event.key)) ? -1 : 1;
      // On a card that stands on its head the arrows go the other way.
      const turned = getComputedStyle(dialog).rotate === '180deg';
      const way = turned && !tab ? -step : step;
      const to = buttons[(at + way + buttons.length) % buttons.length];
      if (to instanceof HTMLElement) to.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    dialog.addEventListener('keydown', walk);
    return () => dialog.removeEventListener('keydown', walk);
  }, [card]);
  return null;
};

interface PromotionCardProps {
  readonly skin: Skin;
  readonly question: Question;
  /** The squares that it must not cover. */
  readonly clear: readonly number[];
  readonly flipped: boolean;
  readonly pieceSet: string;
  readonly onPick: (pick: Pick) => void;
}

/**
 * The promotion card, and the card for any other question about the move being made. It lies beside its square, and covers
 * none of the squares that must stay in sight.
 */
export const PromotionCard = ({
  skin,
  question,
  clear,
  flipped,
  pieceSet,
  onPick,
}: PromotionCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  // The card opens under the finger whose press asked for it. So only a press that began on the card may answer.
  const pressed = useRef(false);
  const { board, Face } = skin;
  const low = question.square < (board.columns * board.rows) / 2 !== flipped;
  const down = (question.seat === 1) !== flipped;

  useLayoutEffect(() => {
    card.current?.querySelector('button')?.focus();
  }, []);

  return (
    <>
      <div
        ref={card}
        role="dialog"
        aria-modal
        aria-label={question.title}
        className={`promotion-card${low ? ' low' : ''}${down ? ' far' : ''}`}
      >
        {question.options.map(({ choice, face, label, word }) => (
          <button
            key={choice}
            type="button"
            data-choice={choice}
            aria-label={label}
            onPointerDown={() => {
              pressed.current = true;
            }}
            onClick={(event) =>
              (event.detail === 0 || pressed.current) && onPick({ at: 'choice', choice })
            }
          >
            <Face face={face} down={down} set={pieceSet} />
            <span>{word}</span>
          </button>
        ))}
      </div>
      <CardKeys card={card} />
      <CardPlacement
        card={card}
        skin={skin}
        question={question}
        clear={clear}
        flipped={flipped}
        down={down}
      />
    </>
  );
};
