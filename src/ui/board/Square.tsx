import { memo } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import { useText } from '../app/text.tsx';
import type { CoordinateStyle, Skin } from '../game/skin.ts';

/** Whether a seat's piece points down the screen. A piece that is nobody's does not. */
export const pointsDown = (seat: Seat | null | undefined, flipped: boolean): boolean =>
  seat === (flipped ? 0 : 1);

const commaIn = ({ language }: Messages): string => (language === 'ja' ? '、' : ', ');

/**
 * The name of a square and of the piece on it. `piece` is empty on an empty square, `side` where nobody knows whose piece
 * it is.
 */
export const squareWords = (name: string, piece: string, side: string, text: Messages): string => {
  if (piece === '') return text.board.empty(name);
  if (side === '') return `${name}${commaIn(text)}${piece}`;
  return text.board.piece(name, piece, side);
};

/**
 * Only primitives, and the skin, which stays the same. So a square is drawn and named again only when something on it has
 * changed.
 */
interface SquareProps {
  readonly skin: Skin;
  readonly coordinates: CoordinateStyle;
  readonly square: number;
  /** Empty for an empty square. */
  readonly face: string;
  readonly kind: string;
  /** The side of the piece in words; empty when nobody knows it. */
  readonly side: string;
  readonly down: boolean;
  readonly set: string;
  readonly marks: string;
  /** Whether Tab stops here until another square has had the focus. */
  readonly first: boolean;
  /** The seat of the piece; null if there is no piece, or it is nobody's. */
  readonly seat: Seat | null;
}

/** The label of a square: its name, the piece on it, and the words for its marks. */
const labelOf = (
  { skin, coordinates, square, face, kind, side, marks }: SquareProps,
  text: Messages,
) => {
  const name = skin.spokenSquare(square, coordinates);
  const piece = skin.pieceName(kind, text);
  const states = Object.entries(text.board.marks).flatMap(([mark, words]) =>
    marks.split(' ').includes(mark) ? words : [],
  );
  return [squareWords(name, face === '' ? '' : piece, side, text), ...states].join(commaIn(text));
};

/** One square of the board with what stands on it. */
export const Square = memo((props: SquareProps) => {
  const { skin, square, face, down, set, marks } = props;
  const { Face } = skin;
  return (
    <div
      role="gridcell"
      className="sq"
      data-square={skin.squareName(square)}
      data-piece={face}
      data-mark={marks}
      data-seat={props.seat ?? undefined}
      aria-label={labelOf(props, useText())}
      aria-selected={marks.startsWith('selected')}
      tabIndex={props.first ? 0 : -1}
    >
      {face !== '' && <Face face={face} down={down} set={set} />}
    </div>
  );
});
