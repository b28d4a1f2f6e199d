/**
 * Computes which part of a board is seen, and how large. All lengths are CSS pixels, from the upper left corner of the
 * frame that its squares fill while it is seen whole.
 */
import type { Rect } from '../square-at.ts';

/** The widths of squares, step by step, in px. The first is wide enough for any finger. */
const STEPS = [44, 58, 76] as const;
const [ROOMY, , MOST] = STEPS;
/** The distance between the rim of the loupe and the finger, in px. */
const CLEAR = 28;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The room that the squares of a board fill while it is seen whole, and the number of columns and rows. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** The width of a square, and the upper left corner of all squares. */
export interface View extends Point {
  readonly square: number;
}

const wholeSquare = ({ width, columns }: Frame): number => width / columns;

/** The board as it is seen whole. */
export const wholeView = (frame: Frame): View => ({ square: wholeSquare(frame), x: 0, y: 0 });

/** Whether a view shows less than the whole board. */
export const isZoomed = (frame: Frame, { square }: View): boolean => square > wholeSquare(frame);

/** The height of a square of some width. On a zoomed board it is in whole pixels, so that lines and pieces meet. */
export const highOf = (frame: Frame, square: number): number =>
  isZoomed(frame, { square, x: 0, y: 0 })
    ? Math.round((square * (frame.height / frame.rows)) / wholeSquare(frame))
    : frame.height / frame.rows;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The nearest view that leaves no part of the frame empty. */
export const bounded = (frame: Frame, { square, x, y }: View): View => ({
  square,
  x: within(x, frame.width - square * frame.columns, 0),
  y: within(y, frame.height - highOf(frame, square) * frame.rows, 0),
});

/** The view with squares of another width. The point of the board at `at` stays there, or moves to `to`. */
export const zoomedAt = (
  frame: Frame,
  view: View,
  square: number,
  at: Point,
  to: Point = at,
): View => {
  const least = wholeSquare(frame);
  const wide = square <= least ? least : within(Math.round(square), least, MOST);
  return bounded(frame, {
    square: wide,
    x: to.x - ((at.x - view.x) * wide) / view.square,
    y: to.y - ((at.y - view.y) * highOf(frame, wide)) / highOf(frame, view.square),
  });
};

/** The view that a pinch comes to rest at: the whole board, or squares that a finger hits. */
export const settled = (frame: Frame, view: View, at: Point): View => {
  const least = wholeSquare(frame);
  if (view.square >= ROOMY) return view;
  return zoomedAt(frame, view, view.square < (least + ROOMY) / 2 ? least : ROOMY, at);
};

/** The view one step nearer or farther. */
export const stepped = (frame: Frame, view: View, way: 'in' | 'out', at: Point): View => {
  const steps = [wholeSquare(frame), ...STEPS];
  const next =
    way === 'in'
      ? steps.find((step) => step > view.square)
      : steps.findLast((step) => step < view.square);
  return zoomedAt(frame, view, next ?? view.square, at);
};

/** The view moved by some pixels, as far as the board goes. */
export const panned = (frame: Frame, view: View, by: Point): View =>
  bounded(frame, { square: view.square, x: view.x + by.x, y: view.y + by.y });

/** The same part of a board that was turned about. */
export const turnedAbout = (frame: Frame, { square, x, y }: View): View => ({
  square,
  x: frame.width - square * frame.columns - x,
  y: frame.height - highOf(frame, square) * frame.rows - y,
});

/** A square as it is seen: its column and row from the upper left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The view moved no farther than it takes to show a place, with half a square round it. */
export const showing = (frame: Frame, view: View, { column, row }: Place): View => {
  const high = highOf(frame, view.square);
  const into = (at: number, place: number, side: number, room: number): number =>
    within(at, side / 2 - place * side, room - (place + 1.5) * side);
  return bounded(frame, {
    square: view.square,
    x: into(view.x, column, view.square, frame.width),
    y: into(view.y, row, high, frame.height),
  });
};

/** An edge of the frame. */
export type Edge = 'left' | 'right' | 'up' | 'down';

/** The edge of the frame beyond which the middle of a place lies; null if it is in sight. */
export const beyond = (frame: Frame, view: View, { column, row }: Place): Edge | null => {
  const x = view.x + (column + 0.5) * view.square;
  const y = view.y + (row + 0.5) * highOf(frame, view.square);
  const away: readonly (readonly [Edge, number])[] = [
    ['left', -x],
    ['right', x - frame.width],
    ['up', -y],
    ['down', y - frame.height],
  ];
  const [farthest] = away.toSorted(([, one], [, another]) => another - one);
  return farthest && farthest[1] > 0 ? farthest[0] : null;
};

/**
 * The corner of the magnified board in a round glass of some width, such that the point under the finger is in the middle
 * of the glass.
 */
export const magnified = (frame: Frame, square: number, glass: number, { x, y }: Point): Point => ({
  x: glass / 2 - (x * square) / wholeSquare(frame),
  y: glass / 2 - (y * highOf(frame, square) * frame.rows) / frame.height,
});

/**
 * The place of the loupe in a window: above the finger, beside it if there is no room above, and otherwise below it. It is
 * never under the finger.
 */
export const loupePlace = (
  finger: Point,
  room: Pick<Rect, 'width' | 'height'>,
  { width, height }: Pick<Rect, 'width' | 'height'>,
): Point => {
  const across = within(finger.x - width / 2, 0, room.width - width);
  const along = within(finger.y - height, 0, room.height - height);
  const left = finger.x - CLEAR - width;
  const right = finger.x + CLEAR;
  const beside = finger.x > room.width / 2 ? [left, right] : [right, left];
  const tries: readonly Point[] = [
    { x: across, y: finger.y - CLEAR - height },
    ...beside.map((x) => ({ x, y: along })),
    { x: across, y: finger.y + CLEAR },
  ];
  const fits = ({ x, y }: Point): boolean =>
    x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
  return tries.find(fits) ?? { x: across, y: 0 };
};
