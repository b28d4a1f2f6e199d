/**
 * A round glass over a board of small squares. It shows large what a finger hides, and which square a release would pick.
 */
import { type Rect, squareAt } from '../square-at.ts';
import type { MagnifiedBoard } from './magnified-board.ts';
import { highOf, loupePlace, magnified, type Point } from './view.ts';

/** The width of squares in the glass, and of the glass, in px. */
const [SQUARE, GLASS] = [44, 160] as const;
/** The room for the name of the square under the glass, in px. */
const NAMED = 40;

export interface Loupe {
  /** Shows the part of the board under a finger. */
  readonly aim: (finger: Point) => void;
  /** The square that is marked in its middle; null beside the board. */
  readonly aimed: () => HTMLElement | null;
  /** Keeps the glass open when the finger goes: the squares in it can be pressed then. */
  readonly pin: () => void;
  /** The square at a point of the window that is shown in the glass; null beside it. */
  readonly at: (point: Point) => HTMLElement | null;
  readonly isOn: (target: EventTarget | null) => boolean;
  readonly close: () => void;
}

/** A copy of the board, only to be seen: it has no names or roles. */
const copyOf = (field: HTMLElement): HTMLElement => {
  const copy = document.createElement('div');
  copy.className = 'field';
  for (const part of field.children)
    if (!part.matches('[role="dialog"], .board-note, .zoom-frame'))
      copy.append(part.cloneNode(true));
  const names = ['data-square', 'tabindex', 'role', 'aria-label', 'aria-describedby', 'data-over'];
  for (const one of copy.querySelectorAll('[role]'))
    for (const name of names) one.removeAttribute(name);
  return copy;
};

/** Opens a loupe over a board; the board under it stays as it is. */
export const openLoupe = (on: MagnifiedBoard): Loupe => {
  const root = document.createElement('div');
  root.className = 'loupe';
  root.setAttribute('aria-hidden', 'true');
  const glass = document.createElement('div');
  glass.className = 'loupe-glass';
  const ring = document.createElement('div');
  ring.className = 'loupe-ring';
  const name = document.createElement('p');
  const copy = copyOf(on.field);
  copy.append(ring);
  glass.append(copy);
  root.append(glass, name);
  const high = highOf(on.frame(), SQUARE);
  const { columns, rows } = on.frame();
  const lengths = {
    '--sq': `${SQUARE}px`,
    '--sqh': `${high}px`,
    '--glass': `${GLASS}px`,
    '--named': `${NAMED}px`,
    '--columns': String(columns),
    '--rows': String(rows),
  };
  for (const [length, value] of Object.entries(lengths)) root.style.setProperty(length, value);
  (on.table.closest('.play') ?? document.body).append(root);
  let aimed: HTMLElement | null = null;
  let corner: Point = { x: 0, y: 0 };
  let place: Point = { x: 0, y: 0 };
  const contentRect = (): Rect => ({
    left: place.x + corner.x,
    top: place.y + corner.y,
    width: SQUARE * columns,
    height: high * rows,
  });
  return {
    aim: (finger) => {
      const { left, top } = on.rect();
      aimed = on.at(finger);
      root.hidden = aimed === null;
      const where = aimed && on.placeOf(aimed);
      if (!aimed || !where) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const window = { width: width || innerWidth, height: height || innerHeight };
      place = loupePlace(finger, window, { width: GLASS, height: GLASS + NAMED });
      corner = magnified(on.frame(), SQUARE, GLASS, { x: finger.x - left, y: finger.y - top });
      root.style.translate = `${place.x}px ${place.y}px`;
      copy.style.translate = `${corner.x}px ${corner.y}px`;
      ring.style.translate = `${where.column * SQUARE}px ${where.row * high}px`;
      name.textContent = aimed.getAttribute('aria-label');
    },
    aimed: () => aimed,
    pin: () => root.toggleAttribute('data-pinned', true),
    at: ({ x, y }) => {
      const far = Math.hypot(x - place.x - GLASS / 2, y - place.y - GLASS / 2);
      const seen = squareAt(contentRect(), columns, rows, false, x, y);
      return far > GLASS / 2 || seen === null ? null : (on.squares()[seen] ?? null);
    },
    isOn: (target) => target instanceof Node && root.contains(target),
    close: () => root.remove(),
  };
};
