import { useLayoutEffect, useRef } from 'react';
import type { Pick } from '#kernel/game.ts';
import type { Question, Skin } from '../../game/skin.ts';
import { CardKeys } from './CardKeys.tsx';
import { CardPlacement } from './CardPlacement.tsx';
import './promotion-card.css';

interface PromotionCardProps {
  readonly skin: Skin;
  readonly question: Question;
  /** The squares that it must not cover. */
  readonly clear: readonly number[];
  readonly flipped: boolean;
  readonly pieceSet: string;
  readonly onPick: (pick: Pick) => void;
}

/** The promotion card, and any other question about the move being made. It lies beside its square, and covers none of those that must stay in sight. */
export const PromotionCard = ({
  skin,
  question,
  clear,
  flipped,
  pieceSet,
  onPick,
}: PromotionCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  // The card opens under the finger that asked for it: only a press that began on it may answer.
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
        {question.options.map(({ choice, face, label }) => (
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
            <span>{label.replace(' ·', '\u00a0·')}</span>
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
