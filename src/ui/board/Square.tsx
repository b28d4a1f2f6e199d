import { memo } from 'react';
import type { Skin } from '../skin.ts';

/** Only primitives, and the one Face of the game: a square is drawn anew only when something on it changed. */
interface SquareProps {
  readonly name: string;
  /** SFEN letters; empty for an empty square. */
  readonly face: string;
  readonly down: boolean;
  readonly set: string;
  readonly marks: string;
  readonly label: string;
  /** Whether Tab stops here. */
  readonly cursor: boolean;
  /** Whether the piece here may be picked up by dragging. */
  readonly movable: boolean;
  readonly Face: Skin['Face'];
}

/** One square of the board with what stands on it. */
export const Square = memo(
  ({ name, face, down, set, marks, label, cursor, movable, Face }: SquareProps) => (
    <div
      role="gridcell"
      className="sq"
      data-square={name}
      data-piece={face}
      data-mark={marks}
      {...(movable && { 'data-drag': '' })}
      aria-label={label}
      aria-selected={marks.startsWith('selected')}
      tabIndex={cursor ? 0 : -1}
    >
      {face !== '' && <Face face={face} down={down} set={set} />}
    </div>
  ),
);
