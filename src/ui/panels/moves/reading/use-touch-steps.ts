import { useEffect } from 'react';
import { step } from '#store/navigation.ts';
import type { Table } from '#store/table.ts';
import { useApp, useSettings, useSitting } from '../../../app/app-context.tsx';
import { ignoreRestOfPress } from '../../../base/rest-of-press.ts';
import { isCovered, isMovable, pointedAt, type TableLayout } from '../../../board/hit-test.ts';
import { HELD, THRESHOLD } from '../../../board/pointing.ts';
import { useSkin } from '../../../game/game-skin.ts';
import { editing } from '../../../table/editing.ts';

/**
 * The least length of a swipe, and the least distance of its start from the edges of the window, in CSS pixels. A swipe that
 * begins nearer to an edge belongs to the browser.
 */
const [SWIPE, EDGE] = [40, 24] as const;
/** How long a press rests before it asks about a piece, in milliseconds. */
const REST = 450;

const stageOf = ({ target }: Event): Element | null =>
  target instanceof Element && !isCovered(target) ? target.closest('.stage-table') : null;

const isPiece = (element: Element | undefined): boolean =>
  element?.matches('.held, [data-piece]:not([data-piece=""])') ?? false;

/** Steps by a swipe over the board that does not begin on a piece. Leftward goes forward, as in turning a page. */
const heedSwipe = (table: Table, laid: TableLayout): (() => void) => {
  let begun: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  const down = (event: PointerEvent): void => {
    const { pointerId: id, pointerType, isPrimary, clientX: x, clientY: y } = event;
    begun = null;
    const stage = stageOf(event);
    if (stage === null || pointerType === 'mouse' || !isPrimary || editing.getState().drawing)
      return;
    if (x < EDGE || x > innerWidth - EDGE) return;
    // While a piece is chosen, a press moves it.
    if (table.store.getState().selection.picked.length > 0) return;
    if (!isPiece(pointedAt(stage, laid, x, y)?.element)) begun = { id, x, y };
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (begun?.id !== pointerId) return;
    const [across, along] = [clientX - begun.x, clientY - begun.y];
    if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(along)) return;
    begun = null;
    step(table, across < 0 ? 1 : -1);
  };
  const end = (): void => {
    begun = null;
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  return () => {
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
};

interface Press {
  readonly event: PointerEvent;
  readonly thing: HTMLElement | undefined;
  readonly rest: ReturnType<typeof setTimeout>;
  asked: boolean;
}

/** Steps by a tap on the left or right half of the board. A press that rests asks about a piece; one that moves drags it. */
const heedHalves = (table: Table, laid: TableLayout): (() => void) => {
  let press: Press | null = null;
  /** Whether the present press is one handed on to the board. */
  let handed = false;
  const letGo = (): void => {
    if (press !== null) clearTimeout(press.rest);
    press = null;
  };
  const down = (event: PointerEvent): void => {
    letGo();
    const stage = stageOf(event);
    const onBoard = event.target instanceof Element && event.target.closest('.board') !== null;
    if (handed || stage === null || !onBoard || editing.getState().drawing) return;
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    const thing = pointedAt(stage, laid, event.clientX, event.clientY)?.element;
    const mine: Press = {
      event,
      thing,
      asked: false,
      rest: setTimeout(() => {
        mine.asked = true;
        ignoreRestOfPress(event.pointerId);
        if (isPiece(thing)) thing?.setAttribute(HELD, '');
      }, REST),
    };
    press = mine;
  };
  const move = (event: PointerEvent): void => {
    if (press?.event.pointerId !== event.pointerId) return;
    const { event: begun, thing, asked } = press;
    const { clientX, clientY, pointerType } = begun;
    const far = pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < far) return;
    letGo();
    if (asked || !(thing && isMovable(thing))) return;
    const { pointerId } = begun;
    const where = { pointerId, pointerType, clientX, clientY };
    handed = true;
    thing.dispatchEvent(
      new PointerEvent('pointerdown', {
        ...where,
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        buttons: 1,
      }),
    );
    handed = false;
  };
  const up = ({ pointerId, clientX }: PointerEvent): void => {
    if (press?.event.pointerId !== pointerId) return;
    const { asked } = press;
    letGo();
    const board = document.querySelector('.stage-table .board')?.getBoundingClientRect();
    if (!asked && board) step(table, clientX < board.left + board.width / 2 ? -1 : 1);
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointermove', move, { capture: true });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', letGo);
  return () => {
    letGo();
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('pointermove', move, { capture: true });
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', letGo);
  };
};

/** While a record is read, a swipe over the board steps; if the setting is on, so does a tap on either half of the board. */
export const useTouchSteps = (): void => {
  const { table } = useApp();
  const skin = useSkin();
  const { flipped } = useSitting();
  const { tapHalves } = useSettings();
  useEffect(() => {
    const laid = { skin, flipped };
    // The swipe listens first: the halves stop presses for all listeners after them.
    const ends = [heedSwipe(table, laid), ...(tapHalves ? [heedHalves(table, laid)] : [])];
    return () => {
      for (const end of ends) end();
    };
  }, [table, skin, flipped, tapHalves]);
};
