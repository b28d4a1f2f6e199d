import { expect, test } from 'vitest';
import { addressOf, keptGameOf, linkTo, routeOf } from './routes.ts';

test.each([
  ['', 'play', ''],
  ['#', 'play', ''],
  ['#/', 'play', ''],
  ['#/play', 'play', ''],
  ['#play', 'play', ''],
  ['#/play/0a-1b', 'play', '0a-1b'],
  ['#/games/', 'games', ''],
  ['#/games/0a/12', 'games', '0a/12'],
  ['#/rules/xiangqi/horse', 'rules', 'xiangqi/horse'],
  ['#/settings', 'settings', ''],
  ['#/p/4k4/9/9/9/9/9/9/9/4K4 b - 1', 'position', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
] as const)('the address %s leads to the page %s', (address, page, rest) => {
  expect(routeOf(address)).toEqual({ page, rest });
});

test.each(['#/nowhere', '#/position/x', '#/constructor'])(
  'the address %s leads nowhere',
  (address) => {
    expect(routeOf(address)).toBeNull();
    expect(keptGameOf(routeOf(address))).toBeNull();
  },
);

test.each([
  ['#/play', null],
  ['#/play/', null],
  ['#/play/0a', { id: '0a', ply: undefined }],
  ['#/play/0a/3', { id: '0a', ply: undefined }],
  ['#/games', null],
  ['#/games/0a', { id: '0a', ply: undefined }],
  ['#/games/0a/3', { id: '0a', ply: '3' }],
  ['#/rules/shogi', null],
])('the address %s names the kept game %o', (address, kept) => {
  expect(keptGameOf(routeOf(address))).toEqual(kept);
});

test('a link leads back to its page', () => {
  expect(linkTo('games', '0a', 3)).toBe('#/games/0a/3');
  expect(addressOf('rules', 'shogi', undefined)).toBe('/rules/shogi');
  expect(routeOf(linkTo('rules', 'shogi', 'pawn'))).toEqual({ page: 'rules', rest: 'shogi/pawn' });
});
