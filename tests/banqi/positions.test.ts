import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { parsePosition } from '#games/banqi/notation/position-text.ts';
import { problems } from '#games/banqi/problems.ts';
import { lineOf, picks } from './table.ts';
import { tallyOf } from './tally.ts';

const even = 'xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx 1 - * 0';

test.each([
  ['seed', even],
  ['hongkong', `${even} hongkong`],
  ['mainland', `${even} mainland`],
])('the start of %s is %s', (name, text) => {
  expect(banqi.text.position(banqi.start(name))).toBe(text);
  expect(banqi.start(text)).toEqual(banqi.start(name));
});

test.each([
  ['a list', 'xxx5/8/8/8 1 r pkK 0', 'Kkp'],
  ['the set without what is missing', 'xxx5/8/8/8 1 r *-AABBRRNNCCPPPPPaabbrrnnccpppp 0', 'Kkp'],
  ['no piece', 'K7/8/8/7k 1 r - 0', '-'],
  [
    'the shorter of the two',
    'xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxx2 1 r KAABBRRNNCCPPPPaabbrrnnccppppp 0',
    '*-Pk',
  ],
  [
    'the list where both are as long',
    'xxxxxxxx/xxxxxxxx/x7/8 1 r *-kaabbrrnnccpppp 0',
    'KAABBRRNNCCPPPPPp',
  ],
])('a pool given as %s is written the shortest way', (_, text, pool) => {
  expect(banqi.text.position(banqi.start(text)).split(' ')[3]).toBe(pool);
});

test.each([
  ['', 'bad-board', 1],
  ['8/8/8 1 r - 0', 'bad-board', 1],
  ['8/8/8/9 1 r - 0', 'bad-board', 1],
  ['8/8/8/7q 1 r - 0', 'bad-board', 1],
  ['8/8/8/71k 1 r - 0', 'bad-board', 1],
  ['8/8/8/7k 3 r - 0', 'bad-mover', 10],
  ['8/8/8/7k', 'bad-mover', 9],
  ['8/8/8/7k 1 w - 0', 'bad-colour', 12],
  ['8/8/8/7k 1 r', 'bad-pool', 13],
  ['8/8/8/7x 1 r q 0', 'bad-pool', 14],
  ['8/8/8/7x 1 r *- 0', 'bad-pool', 14],
  ['8/8/8/7k 1 r - -1', 'bad-quiet', 16],
  ['8/8/8/7k 1 r - 0 taiwan', 'bad-family', 18],
  ['8/8/8/7k 1 r - 0 seed 5', 'rest', 23],
  ['8/8/8/7k 1 r K 0', 'pool-differs', 14],
  ['8/8/8/7x 1 r - 0', 'pool-differs', 14],
  ['8/8/8/6kx 1 r k 0', 'too-many', 15],
  ['8/8/8/6kk 1 r - 0', 'too-many', 15],
  ['8/8/8/7x 1 r *-kk 0', 'too-many', 14],
])('"%s" is refused: %s', (text, code, column) => {
  expect(parsePosition(text)).toMatchObject({ ok: false, error: { code, line: 1, column } });
});

test.each([
  [even, []],
  ['K6x/8/8/8 1 - k 0', [{ code: 'face-up-without-colour', seat: null }]],
  ['xx6/8/8/8 2 - Kk 0', [{ code: 'second-without-colour', seat: 1 }]],
  ['K7/8/8/8 2 r - 0', [{ code: 'no-pieces', seat: 1 }]],
  ['8/8/8/kxx5 2 r np 0', [{ code: 'no-pieces', seat: 0 }]],
  ['8/8/a7/Pa6 1 r - 0', [{ code: 'no-move', seat: 0 }]],
])('the problems that keep a game from starting in %s: %j', (text, expected) => {
  expect(problems(banqi.start(text))).toEqual(expected);
});

test('the tally has the hidden pieces and the losses of each side', () => {
  const { position } = lineOf('seed', ['d2=R', 'd3=n', 'd2xd3']);
  const { hidden, lost } = tallyOf(position);
  expect([hidden.get('R'), hidden.get('n'), hidden.get('P')]).toEqual([1, 1, 5]);
  expect([...lost.red, ...lost.black]).toEqual([['n', 1]]);
});

test('the player who turns up the first piece plays its colour', () => {
  const colour = (text: string, word: string) => lineOf(text, [word]).position.first;
  expect(colour(even, 'a1=k')).toBe('black');
  expect(colour(even, 'a1=P')).toBe('red');
  // This start is not offered, but it can be shown. Here it is player 2 who turns up the first piece.
  expect(colour('xx6/8/8/8 2 - Kk 0', 'a4=K')).toBe('black');
});

test.each([
  ['c2xd2:r', 'ok'],
  ['c2d2', 'ok'],
  ['c2-d2', 'sign-differs'],
  ['c2xd2:n', 'taken-differs'],
  ['c2xc3', 'sign-differs'],
  ['c2-e2', 'impossible-move'],
  ['e2', 'ok'],
  ['e2=P', 'bad-move'],
  ['c2', 'impossible-move'],
  ['a1-a2', 'impossible-move'],
  ['c2-c2', 'bad-move'],
  ['c2xd2:q', 'bad-move'],
  ['resign', 'bad-move'],
])('the move text "%s" is read: %s', (text, says) => {
  const read = banqi.text.parseMove(text, banqi.start('8/8/2Krx3/8 1 r p 0'));
  expect(read.ok ? 'ok' : read.error.code).toBe(says);
});

test.each([
  // A cannon goes one cell, takes over one piece, and guards what it could take back so.
  ['8/8/C1p1P1k1/1n6 1 r - 0', 'a2', { moves: ['a3', 'b2', 'a1'], captures: [], protects: ['e2'] }],
  ['8/8/C1p1k3/8 1 r - 0', 'a2', { moves: ['a3', 'b2', 'a1'], captures: ['e2'], protects: [] }],
  // The other side's pieces reach just as far, and face-down pieces reach nothing.
  ['8/8/KPr5/1P6 1 r - 0', 'c2', { moves: ['c3', 'd2', 'c1'], captures: ['b2'], protects: [] }],
  ['8/8/KPr5/1P6 1 r - 0', 'b2', { moves: ['b3'], captures: [], protects: ['a2', 'b1'] }],
  ['8/8/KPx5/1P6 1 r k 0', 'c2', { moves: [], captures: [], protects: [] }],
])('in %s the piece on %s reaches %j', (text, square, expected) => {
  const [pick] = picks(square);
  if (pick === undefined) throw new Error(square);
  const { moves, captures, protects } = banqi.reach(banqi.start(text), pick);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => picks(name).flatMap((one) => (one.at === 'square' ? one.square : [])));
  expect({ moves, captures, protects }).toEqual({
    moves: named(expected.moves),
    captures: named(expected.captures),
    protects: named(expected.protects),
  });
});
