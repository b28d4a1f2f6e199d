/** Measures the board on the page while it is whole, and shows a part of it larger. */
import { type Rect, squareAt } from '../square-at.ts';
import {
  bounded,
  type Frame,
  highOf,
  isZoomed,
  type Place,
  type Point,
  type View,
  wholeView,
} from './view.ts';

/** A board on the page, its visible part, and how to show another part. */
export interface MagnifiedBoard {
  readonly table: HTMLElement;
  readonly board: HTMLElement;
  readonly field: HTMLElement;
  readonly frame: () => Frame;
  /** The frame as it lies in the window. */
  readonly rect: () => Rect;
  readonly view: () => View;
  readonly show: (view: View) => void;
  /** Measures the board again, after a resize of the window, and shows the same part of it. */
  readonly measure: () => void;
  /** The squares as they are seen, row by row from the upper left. */
  readonly squares: () => readonly HTMLElement[];
  /** The square at a point of the window; null beside the frame. */
  readonly at: (point: Point) => HTMLElement | null;
  /** The place where a square is seen. */
  readonly placeOf: (square: Element) => Place | null;
}

const px = (value: number): string => `${value}px`;

/** The board in a table; null where there is none. `changed` is called whenever another part is seen. */
export const magnifiedBoard = (
  table: HTMLElement,
  changed: (board: MagnifiedBoard) => void,
): MagnifiedBoard | null => {
  const board = table.querySelector<HTMLElement>('.board');
  const field = board?.querySelector<HTMLElement>('.field');
  const grid = field?.querySelector<HTMLElement>('[role="grid"]');
  if (!board || !field || !grid) return null;
  const squares = (): readonly HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('.sq')];
  const measured = (): Frame => {
    const { width, height } = grid.getBoundingClientRect();
    const rows = grid.querySelectorAll('.row').length || 1;
    return { width, height, rows, columns: squares().length / rows || 1 };
  };
  let frame = measured();
  let view = wholeView(frame);
  const draw = (): void => {
    const zoomed = isZoomed(frame, view);
    board.toggleAttribute('data-zoomed', zoomed);
    const high = highOf(frame, view.square);
    const sizes = {
      '--zoomed-sq': px(view.square),
      '--zoomed-sqh': px(high),
      '--pan-x': px(view.x),
      '--pan-y': px(view.y),
      '--frame-width': px(frame.width),
      '--frame-height': px(frame.height),
    };
    // Set on the table and not on the board, for a dragged piece is drawn beside the board.
    for (const [name, value] of Object.entries(sizes))
      if (zoomed) table.style.setProperty(name, value);
      else table.style.removeProperty(name);
  };
  const self: MagnifiedBoard = {
    table,
    board,
    field,
    squares,
    frame: () => frame,
    view: () => view,
    rect: () => {
      const { left, top } = grid.getBoundingClientRect();
      return {
        left: left - view.x,
        top: top - view.y,
        width: frame.width,
        height: frame.height,
      };
    },
    show: (next) => {
      if (next.square === view.square && next.x === view.x && next.y === view.y) return;
      view = next;
      draw();
      changed(self);
    },
    measure: () => {
      const { square, x, y } = view;
      const [was, { width }] = [isZoomed(frame, view), frame];
      board.removeAttribute('data-zoomed');
      frame = measured();
      const scale = frame.width / width || 1;
      const kept = was && isZoomed(frame, view);
      view = kept ? bounded(frame, { square, x: x * scale, y: y * scale }) : wholeView(frame);
      draw();
      changed(self);
    },
    at: ({ x, y }) => {
      const whole = grid.getBoundingClientRect();
      const { left, top, width, height } = self.rect();
      if (x < left || y < top || x >= left + width || y >= top + height) return null;
      const place = squareAt(whole, frame.columns, frame.rows, false, x, y);
      return place === null ? null : (squares()[place] ?? null);
    },
    placeOf: (square) => {
      const all: readonly Element[] = squares();
      const place = all.indexOf(square);
      return place < 0
        ? null
        : { column: place % frame.columns, row: Math.floor(place / frame.columns) };
    },
  };
  return self;
};
