import { type KeyboardEvent, memo, useState } from 'react';
import type { Pick, Seat } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import type { Skin } from '../../game/skin.ts';
import { arrows, type Direction } from '../Board.tsx';
import './hand.css';

interface HandProps {
  readonly skin: Skin;
  readonly position: object;
  readonly seat: Seat;
  /** Whether its player sits at the top of the screen. */
  readonly down: boolean;
  readonly pieceSet: string;
  /** The name of its seat. */
  readonly side: string;
  /** The kind that is chosen from this hand. */
  readonly chosen: string | null;
  /** The kind that the last move came from. */
  readonly last: string | null;
  /** While a question lies over the board, the hands cannot be reached. */
  readonly inert: boolean;
  readonly onPick: (pick: Pick) => void;
  readonly onLeave?: (direction: Direction, from: Element) => void;
}

/** A hand: the pieces one player holds, grouped and counted. */
export const Hand = memo((props: HandProps) => {
  const { skin, position, seat, side } = props;
  const { Face } = skin;
  const text = useText();
  const [cursor, setCursor] = useState('');
  const held = skin.handKinds.flatMap(({ kind, faces }) => {
    const count = skin.handCount(position, seat, kind);
    return count > 0 ? [{ kind, faces, count }] : [];
  });
  const stop = held.some(({ kind }) => kind === cursor) ? cursor : held[0]?.kind;

  const pick = (kind: string): void => props.onPick({ at: 'hand', seat, kind });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const arrow = arrows[event.key];
    const buttons = event.currentTarget.querySelectorAll('button');
    if (event.altKey || event.metaKey) return;
    if (arrow !== undefined) {
      if (event.target instanceof Element) props.onLeave?.(arrow, event.target);
    } else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons[buttons.length - 1]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      role="toolbar"
      className={`hand${props.down ? ' far' : ''}`}
      aria-label={text.board.hand(side)}
      data-part="hand"
      data-seat={seat}
      data-hand-of={seat}
      inert={props.inert}
      onKeyDown={onKeyDown}
    >
      {held.map(({ kind, faces, count }) => (
        <button
          key={kind}
          type="button"
          className="held"
          data-hand={faces[0]}
          data-seat={seat}
          data-count={count}
          data-mark={props.chosen === kind ? 'selected' : props.last === kind ? 'last' : ''}
          aria-label={text.board.inHand(side, skin.pieceName(kind, text), count)}
          aria-pressed={props.chosen === kind}
          tabIndex={kind === stop ? 0 : -1}
          onFocus={() => setCursor(kind)}
          // A pointer picks on press, in the stage. Only clicks of keys or screen readers arrive here.
          onClick={(event) => event.detail === 0 && pick(kind)}
        >
          <Face face={faces[seat]} down={props.down} set={props.pieceSet} />
          {count > 1 && <span className="count">{count}</span>}
        </button>
      ))}
    </div>
  );
});
