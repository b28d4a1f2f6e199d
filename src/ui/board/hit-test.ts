/**
 * Finds the square or hand piece under a point of the screen. It goes by where the board and the hands are, never by what
 * is drawn over them.
 */
import type { Pick } from '#kernel/game.ts';
import type { Skin } from '../game/skin.ts';
import { isWithin, squareAt } from './square-at.ts';

/** A square or a kind of pieces in hand, and the element that stands for it. */
export interface Hit {
  readonly pick: Pick;
  readonly element: HTMLElement;
}

/** How the board lies: the skin of its game, and whether it is turned. */
export interface TableLayout {
  readonly skin: Skin;
  readonly flipped: boolean;
}

/** The kind of pieces in hand that an element stands for, by its data attributes; null for any other element. */
export const heldPick = (skin: Skin, element: Element): Pick | null => {
  const face = element.getAttribute('data-hand');
  const held = skin.handKinds.find(({ faces }) => faces[0] === face);
  const seat = element.getAttribute('data-seat') === '1' ? 1 : 0;
  return held ? { at: 'hand', seat, kind: held.kind } : null;
};

/**
 * Whether a square or a place in a hand has a piece of the player to move. The seat to move is an attribute of the table,
 * for all of them.
 */
export const isMovable = (element: Element): boolean =>
  element.hasAttribute('data-seat') &&
  element.getAttribute('data-seat') === element.closest('[data-mover]')?.getAttribute('data-mover');

/** Elements over the table that answer presses themselves. */
const covers = '[role="dialog"], .veil, .board-note';

/** Whether a press on this element is meant for such an element. */
export const isCovered = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(covers) !== null;

/** The square under a point of the screen; null beside the board. */
export const squareUnder = (
  table: Element,
  { skin, flipped }: TableLayout,
  x: number,
  y: number,
): Hit | null => {
  const rect = table.querySelector('[role="grid"]')?.getBoundingClientRect();
  // A zoomed board is larger than the part of it in the frame.
  const frame = table.querySelector('.zoom-frame')?.getBoundingClientRect();
  if (frame && !isWithin(frame, x, y)) return null;
  const { columns, rows, seen } = skin.board;
  const place = rect && (squareAt(rect, columns, rows, flipped, x, y) ?? undefined);
  const square = place === undefined ? undefined : seen ? seen[place] : place;
  if (square === undefined) return null;
  const element = table.querySelector<HTMLElement>(`[data-square="${skin.squareName(square)}"]`);
  return element && { pick: { at: 'square', square }, element };
};

/** The square, or the pieces in a hand, under a point of the screen. */
export const pointedAt = (table: Element, laid: TableLayout, x: number, y: number): Hit | null => {
  const square = squareUnder(table, laid, x, y);
  if (square !== null) return square;
  for (const element of table.querySelectorAll<HTMLElement>('[data-hand]'))
    if (isWithin(element.getBoundingClientRect(), x, y)) {
      const pick = heldPick(laid.skin, element);
      return pick && { pick, element };
    }
  return null;
};
