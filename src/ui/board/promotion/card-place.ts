/** Finds a place for the card of a question: beside its square, and over none of the squares that must stay clear. */
import type { Rect } from '../square-at.ts';

/** The distance between the card and what it may not cover, in px. */
const GAP = 3;

/** The sizes and places that decide where the card lies, all in px from the upper left of the board's squares. */
interface Placed {
  readonly size: { readonly width: number; readonly height: number };
  /** The square that the question is about. */
  readonly about: Rect;
  /** The squares that stay in sight: that one, the one the piece comes from, a king in check. */
  readonly clear: readonly Rect[];
  /** The window, less a margin. */
  readonly room: Rect;
  /** The squares of the whole board: the card stays over them where it can. */
  readonly board: Rect;
  /** Whether the card is turned upside down, for a player who sits at the top of the screen. */
  readonly down: boolean;
}

const overlap = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

/** Places along one axis that are worth trying: against each thing that stays clear, in the middle of the square, at either end of the room. */
const tries = (
  size: number,
  middle: number,
  clear: readonly (readonly [from: number, size: number])[],
  from: number,
  room: number,
): readonly number[] => {
  const last = Math.max(from, from + room - size);
  return [
    middle - size / 2,
    ...clear.flatMap(([at, wide]) => [at + wide + GAP, at - size - GAP]),
    from,
    last,
  ].map((at) => Math.min(last, Math.max(from, at)));
};

/** The common part of two rectangles. Its width or height is 0 or less if they have none. */
const common = (one: Rect, other: Rect): Rect => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  };
};

/** The place in a room that covers the least of what stays clear, and of those the nearest one. */
const bestIn = (room: Rect, { size: { width, height }, about, clear, down }: Placed) => {
  const middleX = about.left + about.width / 2;
  const middleY = about.top + about.height / 2;
  const wishedY = middleY + (down ? -1 : 1) * (about.height / 2 + GAP + height / 2);
  const lefts = tries(
    width,
    middleX,
    clear.map((one) => [one.left, one.width]),
    room.left,
    room.width,
  );
  const tops = tries(
    height,
    middleY,
    clear.map((one) => [one.top, one.height]),
    room.top,
    room.height,
  );
  let best = { left: 0, top: 0, hidden: 0, cost: Number.POSITIVE_INFINITY };
  for (const left of lefts)
    for (const top of tops) {
      const hidden = clear.reduce(
        (sum, one) =>
          sum +
          overlap(left, width, one.left, one.width) * overlap(top, height, one.top, one.height),
        0,
      );
      const away = Math.hypot(left + width / 2 - middleX, top + height / 2 - wishedY);
      const cost = hidden * 1e4 + away;
      if (cost < best.cost) best = { left, top, hidden, cost };
    }
  return best;
};

/**
 * The upper left corner of the card, as near to its square as can be, on the side of the player who is asked. The card lies
 * over nothing that stays clear, on the board if it fits there, and otherwise within the room. If there is no such place it
 * covers as little as it can.
 */
export const cardPlace = (placed: Placed): { readonly left: number; readonly top: number } => {
  const { size, room, board } = placed;
  const inside = common(room, board);
  const fits = inside.width >= size.width && inside.height >= size.height;
  const onBoard = fits ? bestIn(inside, placed) : null;
  const { left, top } = onBoard?.hidden === 0 ? onBoard : bestIn(room, placed);
  return { left, top };
};

/** Whether two rectangles have more in common than an edge. */
export const doMeet = (one: Rect, other: Rect): boolean => {
  const { width, height } = common(one, other);
  return width > 0 && height > 0;
};
