import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { syncTabs } from './local-storage.ts';

const form = {
  key: 'count',
  write: (now: number) => `${now}`,
  read: (text: string | null, now: number) => (text === null ? now : Number(text)),
};

/** A store of one number that is kept, the texts written of it, and a way to simulate a write of another tab. */
const kept = () => {
  const written: string[] = [];
  const storage = { getItem: () => null, setItem: (_: string, text: string) => written.push(text) };
  const listeners = new Set<(event: object) => void>();
  const page = {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      listeners.delete(listener),
  } as unknown as Window;
  const store = createStore<number>(() => 0);
  const stop = syncTabs(store, form, storage, page);
  const elsewhere = (key: string, newValue: string | null): void => {
    for (const listener of listeners) listener({ key, newValue });
  };
  return { store, written, elsewhere, stop };
};

test('changes are written; those of another tab are taken over and not written again', () => {
  const { store, written, elsewhere, stop } = kept();
  store.setState(1, true);
  elsewhere('count', '5');
  expect(store.getState()).toBe(5);
  elsewhere('other', '7');
  elsewhere('count', null);
  expect(store.getState()).toBe(5);
  stop();
  store.setState(9, true);
  elsewhere('count', '3');
  expect(store.getState()).toBe(9);
  expect(written).toEqual(['1']);
});

test('changes are written again after a subscriber failed at one of another tab', () => {
  const { store, written, elsewhere } = kept();
  const unsubscribe = store.subscribe(() => {
    throw new Error('cannot draw this');
  });
  expect(() => elsewhere('count', '5')).toThrow('cannot draw this');
  unsubscribe();
  store.setState(6, true);
  expect(written).toEqual(['6']);
});
