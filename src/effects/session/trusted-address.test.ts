// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://shogi.example/table/'));
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://shogi.example/table/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fresh = async () => (await import('./trusted-address.ts')).trustedAddress;

test('an address of this app is trusted', async () => {
  const trustedAddress = await fresh();
  expect(trustedAddress('./assets/reading.js')).toBe(
    'https://shogi.example/table/assets/reading.js',
  );
  expect(trustedAddress(new URL('https://shogi.example/sw.js'))).toBe(
    'https://shogi.example/sw.js',
  );
});

test.each([
  'https://elsewhere.example/reading.js',
  '//elsewhere.example/reading.js',
  'http://shogi.example/reading.js',
  'data:text/javascript,0',
  'blob:https://elsewhere.example/1',
])('%s is not', async (address) => {
  const trustedAddress = await fresh();
  expect(() => trustedAddress(address)).toThrow(TypeError);
});

test('a page makes its one policy at its start, before there is an address, and once', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trustedAddress = await fresh();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  trustedAddress('./one.js');
  trustedAddress('./two.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shogi-table']);
});
