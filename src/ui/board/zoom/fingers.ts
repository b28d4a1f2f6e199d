/**
 * Handles fingers on a board that can be zoomed: the loupe on small squares, taps that pick on release, pans, pinches and
 * double taps.
 */
import { ignoreRestOfPress } from '../../base/rest-of-press.ts';
import { isCovered, isMovable } from '../hit-test.ts';
import { HELD, THRESHOLD } from '../pointing.ts';
import { type Loupe, openLoupe } from './loupe.ts';
import type { MagnifiedBoard } from './magnified-board.ts';
import { isZoomed, type Point, panned, settled, stepped, wholeView, zoomedAt } from './view.ts';
import { FINE } from './zoom-switch.ts';

/** A press shorter than this, in milliseconds, only looks: it pins the loupe. */
const QUICK = 220;
/** The time after a tap, in milliseconds, and the distance from it, in px, within which another is the second of two. */
const [SOON, NEAR] = [320, 28] as const;
/** The time a finger rests before the piece under it is inspected, in milliseconds. */
const HOLD = 450;

/**
 * The present action of the fingers. `theirs` is a press that the board itself handles, as without zoom. `spent` is a press
 * that does nothing more.
 */
type Doing = 'nothing' | 'loupe' | 'in-loupe' | 'tap' | 'pan' | 'pinch' | 'theirs' | 'spent';

/** Picks a square as a screen reader does: through the board, and with the focus on it. */
const pick = (square: HTMLElement): void => {
  square.focus({ preventScroll: true });
  square.click();
};

const isGoal = (square: HTMLElement): boolean =>
  square.matches('[data-mark~="target"], [data-mark~="capture"], [data-mark~="drop"]');

const middle = (one: Point, another: Point): Point => ({
  x: (one.x + another.x) / 2,
  y: (one.y + another.y) / 2,
});

/**
 * Listens for fingers and pens on a board; returns the function that stops it. Where taps step through a record, two quick
 * taps are two steps.
 */
export const heedFingers = (
  on: MagnifiedBoard,
  tapsStep: () => boolean = () => false,
): (() => void) => {
  const fingers = new Map<number, Point>();
  let doing: Doing = 'nothing';
  let loupe: Loupe | null = null;
  let begun: Point & { readonly atMs: number } = { x: 0, y: 0, atMs: 0 };
  let tapped: (Point & { readonly atMs: number }) | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** The width of squares that the pinch has reached, in px. It is drawn in whole pixels. */
  let pinched = 0;

  const isRead = (): boolean => on.table.closest('[data-reading]') !== null;
  const zoomed = (): boolean => isZoomed(on.frame(), on.view());
  const inFrame = ({ x, y }: Point): Point => {
    const { left, top } = on.rect();
    return { x: x - left, y: y - top };
  };
  const shut = (): void => {
    loupe?.close();
    loupe = null;
  };
  /** Whether a finger is about where it came down. */
  const hasStayed = ({ x, y }: Point): boolean =>
    Math.hypot(x - begun.x, y - begun.y) < THRESHOLD.touch;
  /** Whether this tap is the second of two, with no press elsewhere between. A tap that did something is not a first. */
  const isSecond = (at: Point, atMs: number): boolean => {
    const first = tapped;
    tapped = null;
    return (
      first !== null &&
      !(isRead() && tapsStep()) &&
      atMs - first.atMs < SOON &&
      Math.hypot(at.x - first.x, at.y - first.y) < NEAR
    );
  };
  const zoomHere = (at: Point): void =>
    on.show(zoomed() ? wholeView(on.frame()) : stepped(on.frame(), on.view(), 'in', inFrame(at)));

  /** The action that a single finger begins. */
  const beginOne = (at: Point, pointerId: number): Doing => {
    const square = on.at(at);
    if (square === null) return 'nothing';
    if (isRead()) return zoomed() && !isMovable(square) ? 'tap' : 'theirs';
    if (on.view().square < FINE) {
      loupe = openLoupe(on);
      loupe.aim(at);
      return 'loupe';
    }
    if (isMovable(square)) return 'theirs';
    rest = setTimeout(() => {
      if (doing !== 'tap') return;
      doing = 'spent';
      ignoreRestOfPress(pointerId);
      square.setAttribute(HELD, '');
    }, HOLD);
    return 'tap';
  };
  const down = (event: PointerEvent): void => {
    const { target, pointerId, pointerType, clientX: x, clientY: y, timeStamp: atMs } = event;
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    const at = { x, y };
    if (loupe?.isOn(target)) {
      doing = 'in-loupe';
      begun = { ...at, atMs };
      fingers.clear();
      fingers.set(pointerId, at);
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    // The end of an earlier finger was lost.
    if (event.isPrimary) fingers.clear();
    if (isCovered(target) || target.closest('.zoom-frame button')) {
      shut();
      tapped = null;
      return;
    }
    clearTimeout(rest);
    if (fingers.size > 0) {
      // A second finger: nothing is picked.
      shut();
      fingers.set(pointerId, at);
      const both = fingers.size === 2 && on.at(at) !== null;
      if (doing !== 'theirs') event.stopPropagation();
      doing = both ? 'pinch' : 'spent';
      pinched = on.view().square;
      return;
    }
    shut();
    doing = 'nothing';
    const begins = beginOne(at, pointerId);
    if (begins === 'nothing') {
      tapped = null;
      return;
    }
    doing = begins;
    fingers.set(pointerId, at);
    begun = { ...at, atMs };
    if (doing !== 'theirs' && !isRead()) event.stopPropagation();
  };

  const move = (event: PointerEvent): void => {
    const { pointerId, clientX: x, clientY: y } = event;
    const was = fingers.get(pointerId);
    if (was === undefined || doing === 'theirs') return;
    const at = { x, y };
    event.stopPropagation();
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
    fingers.set(pointerId, at);
    if (doing === 'loupe') loupe?.aim(at);
    else if (doing === 'pinch' && other !== undefined) {
      const apart = Math.hypot(was.x - other.x, was.y - other.y);
      const now = Math.hypot(at.x - other.x, at.y - other.y);
      pinched *= apart > 0 ? now / apart : 1;
      const [from, to] = [inFrame(middle(was, other)), inFrame(middle(at, other))];
      on.show(zoomedAt(on.frame(), on.view(), pinched, from, to));
    } else if (doing === 'tap' || doing === 'pan') {
      if (doing === 'tap' && hasStayed(at)) return;
      clearTimeout(rest);
      const from = doing === 'tap' ? begun : was;
      doing = 'pan';
      on.show(panned(on.frame(), on.view(), { x: x - from.x, y: y - from.y }));
    }
  };

  const endLoupe = (at: Point, atMs: number): void => {
    const aimed = loupe?.aimed() ?? null;
    const isQuick = atMs - begun.atMs < QUICK && hasStayed(at);
    if (aimed === null) shut();
    else if (!isQuick) {
      shut();
      pick(aimed);
    } else if (isSecond(at, atMs)) {
      shut();
      zoomHere(at);
    } else {
      loupe?.pin();
      tapped = { ...at, atMs };
    }
  };
  const endTap = (at: Point, atMs: number): void => {
    const square = on.at(at);
    if (square === null) return;
    if (isSecond(at, atMs)) {
      zoomHere(at);
      return;
    }
    if (!isGoal(square)) tapped = { ...at, atMs };
    // In a record that is read, taps keep the meaning they have without zoom.
    if (!isRead()) pick(square);
  };
  const up = (event: PointerEvent): void => {
    const { pointerId, clientX: x, clientY: y, timeStamp: atMs } = event;
    if (!fingers.delete(pointerId)) return;
    clearTimeout(rest);
    const at = { x, y };
    const did = doing;
    doing = fingers.size > 0 ? 'spent' : 'nothing';
    if (did === 'theirs') {
      // In a record that is read, and on the player's own pieces, the board answers the tap. The second of two also zooms.
      if (!hasStayed(at)) tapped = null;
      else if (!on.table.querySelector('[data-lifted]') && isSecond(at, atMs)) zoomHere(at);
      else tapped = { ...at, atMs };
      return;
    }
    if (!(isRead() && did === 'tap')) event.stopPropagation();
    if (did === 'pinch') on.show(settled(on.frame(), on.view(), inFrame(at)));
    else if (did === 'loupe') endLoupe(at, atMs);
    else if (did === 'tap') endTap(at, atMs);
    else if (did === 'in-loupe') {
      const square = loupe?.at(at) ?? null;
      shut();
      if (square !== null && hasStayed(at)) pick(square);
    }
    if (did !== 'tap' && did !== 'loupe') tapped = null;
  };
  const lost = ({ pointerId }: PointerEvent): void => {
    if (!fingers.delete(pointerId)) return;
    clearTimeout(rest);
    if (doing === 'pinch') on.show(settled(on.frame(), on.view(), inFrame(begun)));
    doing = fingers.size > 0 ? 'spent' : 'nothing';
    shut();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || loupe === null) return;
    shut();
    event.stopPropagation();
  };
  // Keeps the page and the browser from answering touches that are meant for the board.
  const keep = (event: TouchEvent): void => {
    if (!isCovered(event.target) && (!isRead() || zoomed())) event.preventDefault();
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointermove', move, { capture: true });
  addEventListener('pointerup', up, { capture: true });
  addEventListener('pointercancel', lost, { capture: true });
  addEventListener('keydown', leave, { capture: true });
  on.field.addEventListener('touchstart', keep, { passive: false });
  return () => {
    clearTimeout(rest);
    shut();
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('pointermove', move, { capture: true });
    removeEventListener('pointerup', up, { capture: true });
    removeEventListener('pointercancel', lost, { capture: true });
    removeEventListener('keydown', leave, { capture: true });
    on.field.removeEventListener('touchstart', keep);
  };
};
