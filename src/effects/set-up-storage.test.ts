import { expect, test } from 'vitest';
import { withPreset } from '#store/presets.ts';
import { firstSetUp } from '#store/set-up.ts';
import { keepSetUp, readSetUp, setUpKey } from './set-up-storage.ts';

const storageWith = (text: string | null) => {
  const texts = new Map(text === null ? [] : [[setUpKey, text]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  };
};

test('the last set-up comes back as it was', () => {
  const storage = storageWith(null);
  const setUp = {
    ...withPreset(firstSetUp, 'blitz'),
    names: ['Ana', 'Ben'],
    moveLimit: null,
    lastSente: 1,
    toss: { pawns: [true, false, true, false, true], sente: 0 },
  } as const;
  keepSetUp(setUp, storage);
  expect(readSetUp(storage)).toEqual(setUp);
});

test('without anything kept, or with a text that is none, the first set-up is there', () => {
  expect(readSetUp(storageWith(null))).toEqual(firstSetUp);
  expect(readSetUp(storageWith('{'))).toEqual(firstSetUp);
  expect(readSetUp(storageWith('[1]'))).toEqual(firstSetUp);
  expect(readSetUp(null)).toEqual(firstSetUp);
});

test('an answer that is not known costs none of the others', () => {
  const storage = storageWith(
    JSON.stringify({ ...firstSetUp, names: ['Ana', 'Ben'], strictness: 'cruel', clocks: [1] }),
  );
  expect(readSetUp(storage)).toEqual({ ...firstSetUp, names: ['Ana', 'Ben'] });
});

test('where nothing can be kept the game begins all the same', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepSetUp(firstSetUp, full)).not.toThrow();
});
