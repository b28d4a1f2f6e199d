import { useEffect, useEffectEvent, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { THRESHOLD } from '../board/pointing.ts';

/** How long a finger rests on a piece before it asks, and a pointer hovers, in milliseconds. */
const HOLD = 450;
const HOVER = 140;

/** What is asked, and whether it stays until the next press: after a tap or a long press it does, while hovering it does not. */
interface Asking {
  readonly pick: Pick;
  readonly stays: boolean;
}

const sameAsk = (now: Asking | null, next: Asking): Asking =>
  now !== null && now.stays === next.stays && samePick(now.pick, next.pick) ? now : next;

/**
 * What somebody asks about on the table: the piece they hover over or focus, the one they rest a finger on, or the one they
 * tap though they may not move it. `first` is what they pointed at, or had already `pressed`, when this was sent for. Nothing of this touches the game: presses go where they always go.
 */
export const useAsked = (
  pickOf: (element: Element) => Pick | null,
  first: EventTarget,
  pressed: boolean,
): { readonly asked: Asking | null; readonly letGo: () => void } => {
  const [asked, setAsked] = useState<Asking | null>(null);
  const ask = useEffectEvent((element: Element, stays: boolean): void => {
    const pick = pickOf(element);
    setAsked((now) =>
      pick === null ? (stays || !now?.stays ? null : now) : sameAsk(now, { pick, stays }),
    );
  });

  useEffect(() => {
    let waiting: number | undefined;
    let pressedAt = { x: 0, y: 0 };
    const later = (act: () => void, wait: number): void => {
      clearTimeout(waiting);
      waiting = window.setTimeout(act, wait);
    };
    const thingAt = (target: EventTarget | null): Element | null =>
      target instanceof Element ? target.closest('[data-square], [data-hand]') : null;
    // What is pointed at by now may be another thing; a finger hovers over nothing.
    const hovered = matchMedia('(hover: hover)').matches
      ? [...document.querySelectorAll(':hover')].at(-1)
      : undefined;
    const tapped = pressed && hovered === undefined;
    const start = thingAt(tapped ? first : (hovered ?? document.activeElement));
    if (start && (tapped || hovered || start.matches(':focus-visible'))) ask(start, tapped);
    const release = (): void => setAsked((now) => (now?.stays ? now : null));
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const thing = thingAt(event.target);
      later(thing === null ? release : () => ask(thing, false), HOVER);
    };
    // Captured: what the press is about to do to the board is not what was asked.
    const press = (event: PointerEvent): void => {
      clearTimeout(waiting);
      pressedAt = { x: event.clientX, y: event.clientY };
      const thing = thingAt(event.target);
      // Elsewhere it waits for the click: what goes away on press would move the button that is pressed.
      if (thing === null) return;
      if (!thing.hasAttribute('data-drag')) ask(thing, event.pointerType !== 'mouse');
      else {
        setAsked(null);
        if (event.pointerType !== 'mouse') later(() => ask(thing, true), HOLD);
      }
    };
    const clicked = (event: Event): void => {
      const { target } = event;
      if (thingAt(target) === null && target instanceof Element && !target.closest('.asked'))
        setAsked(null);
    };
    const stopWaiting = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(waiting);
    };
    const moved = (event: PointerEvent): void => {
      const { x, y } = pressedAt;
      if (
        event.pointerType !== 'mouse' &&
        Math.hypot(event.clientX - x, event.clientY - y) > THRESHOLD.touch
      )
        clearTimeout(waiting);
    };
    const focused = (event: FocusEvent): void => {
      const thing = thingAt(event.target);
      if (thing?.matches(':focus-visible')) ask(thing, false);
      else if (thing === null) release();
    };
    const listeners = [
      ['pointerover', over],
      ['pointermove', moved],
      ['pointerup', stopWaiting],
      ['pointercancel', stopWaiting],
      ['click', clicked],
      ['focusin', focused],
    ] as const;
    document.addEventListener('pointerdown', press, { capture: true });
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerdown', press, { capture: true });
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener);
    };
  }, [first, pressed]);
  return { asked, letGo: () => setAsked(null) };
};
