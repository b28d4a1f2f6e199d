import { useEffect } from 'react';
import { useStore } from 'zustand';
import { toggleArrow } from '#record/edit.ts';
import type { Arrow } from '#record/marks.ts';
import { editRecord } from '#store/editing.ts';
import { shownNode } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { useApp, useSitting } from '../../../../app/app-context.tsx';
import { elementPick } from '../../../../board/element-pick.ts';
import { isCovered, pointedAt, squareUnder, type TableLayout } from '../../../../board/hit-test.ts';
import { useSkin } from '../../../../game/game-skin.ts';
import { editing, endEditing } from '../../../../table/editing.ts';

type From = Arrow['from'];

const arrowTo = (from: From, square: number): Arrow =>
  from.at === 'square' && from.square === square
    ? { from }
    : { from, to: { at: 'square', square } };

const draw = (table: Table, arrow: Arrow): void => {
  const { sitting } = table.store.getState();
  editRecord(table, (record) => toggleArrow(record, shownNode(sitting), arrow));
};

const tableOf = (target: EventTarget | null): Element | null =>
  target instanceof Element && !isCovered(target) ? target.closest('.stage-table') : null;

/** Draws with the pointer: with the right button of a mouse always, and with any press while drawing is on. */
const heedPointer = (table: Table, laid: TableLayout): (() => void) => {
  let press: { readonly id: number; readonly from: From; readonly stage: Element } | null = null;
  const preview = (arrow: Arrow | null): void => editing.setState({ preview: arrow });
  const isDrawn = ({ button, pointerType, isPrimary }: PointerEvent): boolean =>
    isPrimary &&
    (editing.getState().drawing ? button === 0 : button === 2 && pointerType === 'mouse');
  const at = (stage: Element, from: From, { clientX, clientY }: PointerEvent): Arrow | null => {
    const there = squareUnder(stage, laid, clientX, clientY)?.pick;
    if (there?.at === 'square') return arrowTo(from, there.square);
    const held = pointedAt(stage, laid, clientX, clientY)?.pick;
    const same = held?.at === 'hand' && from.at === 'hand' && held.kind === from.kind;
    return same && held.seat === from.seat ? { from } : null;
  };
  const down = (event: PointerEvent): void => {
    const stage = tableOf(event.target);
    if (stage === null || !isDrawn(event)) return;
    const pick = pointedAt(stage, laid, event.clientX, event.clientY)?.pick;
    event.stopPropagation();
    event.preventDefault();
    if (pick === undefined || pick.at === 'choice') return;
    press = { id: event.pointerId, from: pick, stage };
    preview({ from: pick });
  };
  const move = (event: PointerEvent): void => {
    if (press?.id === event.pointerId) preview(at(press.stage, press.from, event));
  };
  const up = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const drawn = at(press.stage, press.from, event);
    press = null;
    preview(null);
    if (drawn !== null) draw(table, drawn);
  };
  const letGo = (): void => {
    if (press === null) return;
    press = null;
    preview(null);
  };
  const menu = (event: Event): void => {
    if (tableOf(event.target) !== null) event.preventDefault();
  };
  // The browser turns a press of the pointer into a click, which must not make a move either.
  const quiet = (event: MouseEvent): void => {
    if (event.detail === 0 || tableOf(event.target) === null || !editing.getState().drawing) return;
    event.stopPropagation();
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', letGo);
  addEventListener('contextmenu', menu);
  addEventListener('click', quiet, { capture: true });
  return () => {
    letGo();
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', letGo);
    removeEventListener('contextmenu', menu);
    removeEventListener('click', quiet, { capture: true });
  };
};

/** Draws by keys and screen readers while drawing is on. An arrow begins at the first square and ends at the second. */
const heedKeys = (table: Table, { skin }: TableLayout): (() => void) => {
  let from: From | null = null;
  const pickOf = elementPick(skin);
  const point = (target: EventTarget | null): boolean => {
    if (!editing.getState().drawing || !(target instanceof Element)) return false;
    const pick = target.matches('.sq, .held') ? pickOf(target) : null;
    if (pick === null || pick.at === 'choice') return false;
    if (from === null) {
      from = pick;
      editing.setState({ preview: { from: pick } });
      return true;
    }
    const arrow = pick.at === 'square' ? arrowTo(from, pick.square) : { from: pick };
    from = null;
    editing.setState({ preview: null });
    draw(table, arrow);
    return true;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && editing.getState().drawing) {
      if (from === null) endEditing();
      from = null;
      editing.setState({ preview: null });
      event.stopPropagation();
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!point(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 && point(event.target)) event.stopPropagation();
  };
  addEventListener('keydown', key, { capture: true });
  addEventListener('click', click, { capture: true });
  return () => {
    removeEventListener('keydown', key, { capture: true });
    removeEventListener('click', click, { capture: true });
  };
};

/** Lets the reader of a record draw arrows and circles on its board. */
export const useDrawing = (): void => {
  const { table } = useApp();
  const skin = useSkin();
  const { flipped } = useSitting();
  const { drawing } = useStore(editing);
  useEffect(() => {
    const laid = { skin, flipped };
    const ends = [heedPointer(table, laid), heedKeys(table, laid)];
    return () => {
      for (const end of ends) end();
    };
  }, [table, skin, flipped]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-drawing', drawing);
    return () => document.documentElement.removeAttribute('data-drawing');
  }, [drawing]);
};
