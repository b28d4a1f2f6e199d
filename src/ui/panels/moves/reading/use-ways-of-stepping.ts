import { useEffect } from 'react';
import { step } from '#store/navigation.ts';
import type { Table } from '#store/table.ts';
import { useApp } from '../../../app/app-context.tsx';
import { ignoreRestOfPress } from '../../../base/rest-of-press.ts';

/**
 * How far a wheel turns for one move, in CSS pixels. A wheel with notches turns this far or farther in one event, and each
 * notch is a move. A touchpad sends many smaller events, which are summed up. An event in lines or pages is a notch.
 */
const NOTCH = 60;
/** How long a button is held before it repeats, and how often it does, in milliseconds. */
const [HELD, EACH] = [450, 120] as const;

/** Steps by a wheel that turns over the board. With Control the wheel still zooms the page. */
const listenToWheel = (table: Table): (() => void) => {
  let turned = 0;
  const turn = (event: WheelEvent): void => {
    const { target, ctrlKey, deltaY, deltaMode } = event;
    if (ctrlKey || !(target instanceof Element) || !target.closest('[data-part="board"]')) return;
    event.preventDefault();
    const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaY) >= NOTCH;
    if (isNotch || Math.sign(deltaY) !== Math.sign(turned)) turned = 0;
    if (!isNotch) turned += deltaY;
    const isStep = isNotch ? deltaY !== 0 : Math.abs(turned) >= NOTCH;
    if (!isStep) return;
    turned = 0;
    step(table, Math.sign(deltaY));
  };
  addEventListener('wheel', turn, { passive: false });
  return () => removeEventListener('wheel', turn);
};

/** Steps on for as long as Back or Forward is held. */
const listenToHolding = (table: Table): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const press = ({ target, button, pointerId }: PointerEvent): void => {
    stop();
    if (button !== 0 || !(target instanceof Element)) return;
    const held = target.closest<HTMLElement>(
      '.bar :is([data-action="back"], [data-action="forward"])',
    );
    if (held === null) return;
    const by = held.dataset['action'] === 'back' ? -1 : 1;
    const again = (): void => {
      step(table, by);
      timer = setTimeout(again, EACH);
    };
    timer = setTimeout(() => {
      // The click that ends a long press must not step once more.
      ignoreRestOfPress(pointerId);
      again();
    }, HELD);
  };
  const ends = ['pointerup', 'pointercancel', 'blur'] as const;
  addEventListener('pointerdown', press);
  for (const end of ends) addEventListener(end, stop);
  return () => {
    stop();
    removeEventListener('pointerdown', press);
    for (const end of ends) removeEventListener(end, stop);
  };
};

/** While a record is read, the wheel over the board steps, and so do Back and Forward, repeatedly while they are held. */
export const useWaysOfStepping = (): void => {
  const { table } = useApp();
  useEffect(() => {
    const ends = [listenToWheel(table), listenToHolding(table)];
    return () => {
      for (const end of ends) end();
    };
  }, [table]);
};
