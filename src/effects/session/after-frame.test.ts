import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { pick } from '#store/commands.ts';
import { createTable, type DelayedStore, freshSitting } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { afterFrame } from './after-frame.ts';

let frame: (() => void) | undefined;
let hidden = false;

beforeEach(() => {
  frame = undefined;
  hidden = false;
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => {
    frame = paint;
    return 1;
  });
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const ports = portsWith({});
  const start = shogi.text.position(shogi.start());
  const sitting = freshSitting(shogi, ports, start);
  const table = createTable(shogiPack, ports, sitting, { mayHaveKept: false, pace: afterFrame() });
  return { table, later: table.delayedStore, another: () => freshSitting(shogi, ports, start) };
};

const picked = ({ getState }: DelayedStore) => getState().selection.picked.length;

test('a subscriber of the later state hears of a press when the frame has been painted', async () => {
  const { table, later } = open();
  pick(table, { at: 'square', square: 54 });
  expect(picked(later)).toBe(0);
  frame?.();
  expect(picked(later)).toBe(0);
  await vi.waitFor(() => expect(picked(later)).toBe(1));
  expect(later.getState()).toBe(table.store.getState());
});

test('several changes within a frame are heard once, with the last state', async () => {
  const { table, later } = open();
  const heard = vi.fn();
  later.subscribe(heard);
  pick(table, { at: 'square', square: 54 });
  pick(table, { at: 'square', square: 54 });
  frame?.();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(picked(later)).toBe(0);
});

test('another game is there immediately, because its pieces and its words go together', () => {
  const { table, later, another } = open();
  table.store.setState({ sitting: another() });
  expect(later.getState()).toBe(table.store.getState());
});

test('on a hidden page, which paints no frames, a change is heard immediately', () => {
  const { table, later } = open();
  hidden = true;
  pick(table, { at: 'square', square: 54 });
  expect(picked(later)).toBe(1);
});

test('where the browser paints no frame, the words around the board follow all the same', async () => {
  const { table, later } = open();
  pick(table, { at: 'square', square: 54 });
  await vi.waitFor(() => expect(picked(later)).toBe(1));
  expect(frame).toBeDefined();
});
