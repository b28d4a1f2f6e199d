/** Handles mouse, pen and finger on the board: everything is picked on press, and a press that moves drags. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { ignoreRestOfPress } from '../base/rest-of-press.ts';
import {
  type Hit,
  isCovered,
  isMovable,
  pointedAt,
  squareUnder,
  type TableLayout,
} from './hit-test.ts';

/** The distance a press moves before it drags, in px; a finger is less steady than a mouse. */
export const THRESHOLD = { mouse: 3, touch: 7 } as const;
/** The time a finger rests on a piece before the piece is inspected, in milliseconds. */
const HOLD = 450;
/** The attribute of the piece that a finger rests on. */
export const HELD = 'data-held';
/** How far a dragged piece floats above the finger that would hide it, in px. */
const LIFT = 50;

/** The layout of the table, and its callbacks for presses and drags. */
interface Pointing extends TableLayout {
  readonly chosen: Pick | null;
  readonly onPick: (pick: Pick, dragged: boolean) => void;
  readonly onCancel: () => void;
  /** Called when a drag picks up a piece, or lets it go (null). */
  readonly onGrab: (pick: Pick | null) => void;
  /** The values that a press depends on. As soon as one of them is replaced the press is over, and moves nothing. */
  readonly about: readonly unknown[];
}

interface Press extends Hit {
  readonly id: number;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly wasChosen: boolean;
  dragging: boolean;
}

const isChosen = ({ chosen }: Pointing, { pick }: Hit): boolean =>
  chosen !== null && samePick(chosen, pick);

/** Listens for presses inside `root`; the dragged piece is drawn in `ghost`, which must lie in `root`. */
export const usePointing = (
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  pointing: Pointing,
): void => {
  const now = useRef(pointing);
  const press = useRef<Press | null>(null);
  const endPress = useRef(() => {});
  useLayoutEffect(() => {
    const { about } = now.current;
    now.current = pointing;
    const dropped = press.current?.dragging && !isChosen(pointing, press.current);
    if (dropped || pointing.about.some((one, i) => one !== about[i])) endPress.current();
  });
  // A layout effect, before the first frame is painted: a board that is seen must answer presses.
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    let over: HTMLElement | null = null;
    /** The square or hand piece that the last press pointed at. */
    let pressed: Hit | null = null;

    const mark = (square: HTMLElement | null): void => {
      if (square === over) return;
      over?.removeAttribute('data-over');
      over = square;
      over?.setAttribute('data-over', '');
    };
    const floatAt = (x: number, y: number, lift: number): void => {
      const { left, top } = table.getBoundingClientRect();
      if (ghost.current)
        ghost.current.style.translate = `calc(${x - left}px - 50%) calc(${y - top - lift}px - 50%)`;
    };
    /** Ends the press and does nothing else: a chosen piece stays chosen. */
    const letGo = (): void => {
      mark(null);
      const ended = press.current;
      press.current = null;
      if (!ended?.dragging) return;
      ended.element.removeAttribute('data-lifted');
      now.current.onGrab(null);
    };
    endPress.current = letGo;

    const move = (event: PointerEvent): void => {
      const held = press.current;
      if (held === null || event.pointerId !== held.id) return;
      const { clientX: x, clientY: y, buttons } = event;
      // Another button was pressed too, or the release happened outside the window and was lost.
      if (buttons !== 1) {
        letGo();
        return;
      }
      if (!held.dragging) {
        const threshold = held.type === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
        if (Math.hypot(x - held.x, y - held.y) < threshold) return;
        // A piece that the press could not select cannot be dragged either.
        if (!isMovable(held.element) || !isChosen(now.current, held)) return;
        held.dragging = true;
        // The browser refuses this for pointers that a script made up. Dragging works without it.
        try {
          table.setPointerCapture(event.pointerId);
        } catch {}
        now.current.onGrab(held.pick);
        held.element.setAttribute('data-lifted', '');
      }
      floatAt(x, y, held.type === 'touch' ? LIFT : 0);
      mark(squareUnder(table, now.current, x, y)?.element ?? null);
    };
    const release = (event: PointerEvent): void => {
      const held = press.current;
      if (held === null || event.pointerId !== held.id) return;
      letGo();
      if (!held.dragging) {
        if (held.wasChosen) now.current.onPick(held.pick, false);
        return;
      }
      const there = squareUnder(table, now.current, event.clientX, event.clientY);
      // A piece put down where it came from, or beside the board, stays chosen.
      if (there === null || samePick(there.pick, held.pick)) return;
      // The focus goes along: the element that had it may be gone with the last piece of a hand.
      if (table.contains(document.activeElement)) there.element.focus({ preventScroll: true });
      now.current.onPick(there.pick, true);
    };
    const abandon = (event: PointerEvent): void => {
      if (event.pointerId !== press.current?.id) return;
      letGo();
      now.current.onCancel();
    };
    const isBeside = ({ target }: Event): boolean =>
      !(target instanceof Node && table.contains(target));
    // On the table itself, `begin` ends the first press when a second comes.
    const another = (event: PointerEvent): void => {
      if (isBeside(event) && event.pointerId !== press.current?.id) letGo();
    };
    // A sheet that opens takes the focus with it.
    const focusLeft = (event: FocusEvent): void => {
      if (isBeside(event)) letGo();
    };
    const scrolled = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(table)) letGo();
    };
    const begin = (event: PointerEvent): void => {
      const { target, pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
      pressed = null;
      if (press.current !== null) {
        const second = press.current.id !== id;
        letGo();
        if (second) return;
        // If it is the same pointer, the end of its press was lost by the window.
      }
      // With the button at its side pressed, a pen does not mean a touch.
      if (event.button !== 0 || event.buttons > 1 || !event.isPrimary || isCovered(target)) return;
      const pointed = pointedAt(table, now.current, x, y);
      if (pointed === null) {
        const onWood = target instanceof Element && target.closest('.board, .hand');
        if (onWood && now.current.chosen !== null) now.current.onCancel();
        return;
      }
      pressed = pointed;
      const wasChosen = isChosen(now.current, pointed);
      const held = { ...pointed, id, type, x, y, wasChosen, dragging: false };
      press.current = held;
      // The inspector watches for this attribute, and finds it also if the inspector is loaded later.
      if (type !== 'mouse')
        setTimeout(() => {
          if (press.current !== held || held.dragging) return;
          ignoreRestOfPress(id);
          pointed.element.setAttribute(HELD, '');
        }, HOLD);
      if (!wasChosen) now.current.onPick(pointed.pick, false);
    };
    // `touch-action` does not stop the swipe from the edge of the screen that means "back".
    const keepHere = (event: TouchEvent): void => {
      const [touch, second] = event.touches;
      if (touch === undefined || second !== undefined || isCovered(event.target)) return;
      const pointed = pointedAt(table, now.current, touch.clientX, touch.clientY);
      if (pointed && isMovable(pointed.element)) event.preventDefault();
    };
    const keepFocus = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const card = table.querySelector('[aria-modal="true"]');
      // The press that opened a question must not take the focus away from it.
      if (card !== null) {
        if (!card.contains(target)) event.preventDefault();
        return;
      }
      // `mousedown` follows the press, and more has been drawn by now. Measuring again would lay out the page, so the first
      // result is used.
      if (isCovered(target) || pressed === null || pressed.element.contains(target)) return;
      // The target belongs to the neighbouring square, such as a piece that still slides there.
      event.preventDefault();
      pressed.element.focus({ preventScroll: true });
    };
    const takeBack = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.altKey || event.metaKey) return;
      now.current.onCancel();
      event.preventDefault();
      event.stopPropagation();
    };
    // All listeners are added at the beginning. Adding them at each press would take a third of the time it takes to answer
    // it.
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', release, { signal });
    addEventListener('pointercancel', abandon, { signal });
    addEventListener('pointerdown', another, { signal, capture: true });
    addEventListener('focusin', focusLeft, { signal });
    addEventListener('scroll', scrolled, { signal, capture: true });
    for (const type of ['blur', 'resize', 'contextmenu', 'pagehide', 'visibilitychange'])
      addEventListener(type, letGo, { signal });
    table.addEventListener('keydown', takeBack, { signal });
    table.addEventListener('pointerdown', begin, { signal });
    table.addEventListener('mousedown', keepFocus, { signal });
    table.addEventListener('touchstart', keepHere, { signal, passive: false });
    return () => {
      letGo();
      listening.abort();
    };
  }, [root, ghost]);
};
