/** Pointing at things by mouse, pen or finger: everything is picked on press; a press that moves drags. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';

/** How far a press moves before it drags, in px; a finger is less steady than a mouse. */
export const THRESHOLD = { mouse: 3, touch: 7 } as const;
/** How far a dragged piece floats above the finger that would hide it, in px. */
const LIFT = 50;

/** What the table does with presses and drags. */
interface Pointing {
  readonly chosen: Pick | null;
  /** What an element of the board or the hands stands for. */
  readonly pickOf: (element: Element) => Pick | null;
  readonly onPick: (pick: Pick, dragged: boolean) => void;
  readonly onCancel: () => void;
  /** A piece was picked up by dragging its square or hand button, or let go (null). */
  readonly onGrab: (from: HTMLElement | null) => void;
}

interface Press {
  readonly id: number;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly from: HTMLElement;
  readonly pick: Pick;
  readonly wasChosen: boolean;
  dragging: boolean;
}

const things = '[data-square], [data-hand]';

const thingAt = (root: Element, target: EventTarget | null): HTMLElement | null => {
  const thing = target instanceof Element ? target.closest<HTMLElement>(things) : null;
  return thing && root.contains(thing) ? thing : null;
};

/** Listens for presses inside `root`; the dragged piece is drawn in `ghost`, which must lie in `root`. */
export const usePointing = (
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  pointing: Pointing,
): void => {
  const now = useRef(pointing);
  useLayoutEffect(() => {
    now.current = pointing;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let press: Press | null = null;
    let over: HTMLElement | null = null;

    const mark = (thing: HTMLElement | null): void => {
      if (thing === over) return;
      over?.removeAttribute('data-over');
      over = thing;
      over?.setAttribute('data-over', '');
    };
    const floatAt = (x: number, y: number, lift: number): void => {
      const { left, top } = element.getBoundingClientRect();
      if (ghost.current)
        ghost.current.style.translate = `calc(${x - left}px - 50%) calc(${y - top - lift}px - 50%)`;
    };
    const letGo = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', abandon);
      mark(null);
      if (press?.dragging) {
        press.from.removeAttribute('data-lifted');
        now.current.onGrab(null);
      }
      press = null;
    };
    const move = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.id) return;
      const lift = press.type === 'mouse' ? 0 : LIFT;
      if (!press.dragging) {
        const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
        const threshold = press.type === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
        if (far < threshold || !press.from.hasAttribute('data-drag')) return;
        press.dragging = true;
        // Refused for pointers that a script made up; dragging works without it.
        try {
          element.setPointerCapture(event.pointerId);
        } catch {}
        now.current.onGrab(press.from);
        press.from.setAttribute('data-lifted', '');
      }
      floatAt(event.clientX, event.clientY, lift);
      const thing = thingAt(element, document.elementFromPoint(event.clientX, event.clientY));
      mark(thing?.hasAttribute('data-square') ? thing : null);
    };
    const release = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.id) return;
      const { dragging, wasChosen, pick } = press;
      const thing = thingAt(element, document.elementFromPoint(event.clientX, event.clientY));
      letGo();
      if (!dragging) {
        if (wasChosen) now.current.onCancel();
        return;
      }
      const there = thing && now.current.pickOf(thing);
      // Put down where it came from, or beside the board: it stays chosen.
      if (there?.at === 'square' && !samePick(there, pick)) now.current.onPick(there, true);
    };
    const abandon = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.id) return;
      letGo();
      now.current.onCancel();
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      // A press whose end never came, because the window lost it.
      if (press !== null) letGo();
      const from = thingAt(element, event.target);
      if (from === null) {
        const onWood = event.target instanceof Element && event.target.closest('.board, .komadai');
        if (onWood && !event.target.closest('.choice') && now.current.chosen !== null)
          now.current.onCancel();
        return;
      }
      const pick = now.current.pickOf(from);
      if (pick === null) return;
      const { chosen } = now.current;
      const wasChosen = chosen !== null && samePick(chosen, pick);
      const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
      press = { id, type, x, y, from, pick, wasChosen, dragging: false };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', abandon);
      if (!wasChosen) now.current.onPick(pick, false);
    };
    // `touch-action` does not stop the swipe from the edge of the screen that means "back".
    const keepHere = (event: TouchEvent): void => {
      const from = thingAt(element, event.target);
      if (event.touches.length === 1 && from?.hasAttribute('data-drag')) event.preventDefault();
    };
    // The press that opened a question must not take the focus from it again.
    const keepFocus = (event: MouseEvent): void => {
      const card = element.querySelector('[role="dialog"]');
      if (card && event.target instanceof Node && !card.contains(event.target))
        event.preventDefault();
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('mousedown', keepFocus);
    element.addEventListener('touchstart', keepHere, { passive: false });
    return () => {
      letGo();
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('mousedown', keepFocus);
      element.removeEventListener('touchstart', keepHere);
    };
  }, [root, ghost]);
};
