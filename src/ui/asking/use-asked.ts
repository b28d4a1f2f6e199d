import { useEffect, useEffectEvent, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { elementPick } from '../board/element-pick.ts';
import { isCovered, type Laid, type Pointed, pointedAt } from '../board/pointed.ts';
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
  laid: Laid,
  first: EventTarget,
  pressed: boolean,
): { readonly asked: Asking | null; readonly letGo: () => void } => {
  const [asked, setAsked] = useState<Asking | null>(null);
  const pickOf = useEffectEvent((element: Element) => elementPick(laid.skin)(element));
  /** What a pointer is over, by where the board and the hands are. */
  const pointedBy = useEffectEvent((event: PointerEvent): Pointed | null => {
    const { target, clientX, clientY } = event;
    const table = target instanceof Element ? target.closest('.stage-table') : null;
    return table && !isCovered(target) ? pointedAt(table, laid, clientX, clientY) : null;
  });

  useEffect(() => {
    let waiting: number | undefined;
    let pressedAt = { x: 0, y: 0, lifts: false };
    const ask = (pick: Pick, stays: boolean): void =>
      setAsked((now) => sameAsk(now, { pick, stays }));
    const later = (act: () => void, wait: number): void => {
      clearTimeout(waiting);
      waiting = window.setTimeout(act, wait);
    };
    const pickAt = (target: EventTarget | null | undefined): Pick | null => {
      const thing = target instanceof Element && target.closest('[data-square], [data-hand]');
      return thing ? pickOf(thing) : null;
    };
    // What is pointed at by now may be another thing; a finger hovers over nothing, and a mouse may rest while keys are used.
    const hovered = matchMedia('(hover: hover)').matches
      ? [...document.querySelectorAll(':hover')].at(-1)
      : undefined;
    const tapped = pressed && hovered === undefined;
    const start = tapped
      ? first
      : (document.querySelector('.stage-table :focus-visible') ?? hovered);
    const asks = pickAt(start);
    if (asks !== null) ask(asks, tapped);
    const release = (): void => setAsked((now) => (now?.stays ? now : null));
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const pointed = pointedBy(event);
      later(pointed === null ? release : () => ask(pointed.pick, false), HOVER);
    };
    // Captured: what the press is about to do to the board is not what was asked.
    const press = (event: PointerEvent): void => {
      clearTimeout(waiting);
      // Two fingers mean the page, and neither of them what it rests on.
      if (!event.isPrimary) return;
      const pointed = pointedBy(event);
      const lifts = pointed?.element.hasAttribute('data-drag') ?? false;
      pressedAt = { x: event.clientX, y: event.clientY, lifts };
      // Elsewhere it waits for the click: what goes away on press would move the button that is pressed.
      if (pointed === null) return;
      const finger = event.pointerType !== 'mouse';
      if (!lifts) ask(pointed.pick, finger);
      else {
        setAsked(null);
        if (finger) later(() => ask(pointed.pick, true), HOLD);
      }
    };
    const clicked = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.asked, .stage-table :is(.sq, .held)'))
        return;
      setAsked(null);
    };
    const stopWaiting = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(waiting);
    };
    const moved = (event: PointerEvent): void => {
      const { x, y, lifts } = pressedAt;
      if (
        event.pointerType === 'mouse' ||
        Math.hypot(event.clientX - x, event.clientY - y) <= THRESHOLD.touch
      )
        return;
      clearTimeout(waiting);
      // A piece on its way is moved, and not asked any more.
      if (lifts) setAsked(null);
    };
    const focused = ({ target }: FocusEvent): void => {
      const pick = pickAt(target);
      if (pick === null) release();
      else if (target instanceof Element && target.matches(':focus-visible')) ask(pick, false);
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
