/** The rulings of this project on points that the rules leave open. */
import { describe, expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { startLine } from '#kernel/line.ts';
import { fragment, movesFrom, on, played, standing } from './fragment.ts';

describe('chains and shots', () => {
  test('a thunderclap that lands beside a flame is burned there, at any step', () => {
    const moves = movesFrom(fragment('+D@10n TP@2s', '+EN@10j'), '10n');
    const burned = moves.filter((move) => /(9k|10k|11k)$/.test(move));
    expect(burned).toContain('-10m-10l-10k');
    expect(new Set(burned.map((move) => move.split('-').length - 1))).toEqual(new Set([3, 4, 5]));
    const through = moves.filter((move) => /-(9|10|11)k-/.test(move));
    expect(through).toEqual([]);
  });

  test('a thunderclap that comes back to the point of its capture stands there', () => {
    const position = fragment('+D@10n TP@2s', 'P@10m');
    const back = '-11n-10nx10m-10l-10m';
    expect(movesFrom(position, '10n')).toContain(back);
    expect(standing(played(position, `10n${back}`), '10n 11n 10l 10m')).toBe('. . . +D');
  });

  test('a line of fire goes over the point that the shooter has left', () => {
    const moves = movesFrom(fragment('LB@10m', 'P@9n'), '10m');
    expect(moves).toContain('-11l*9n');
  });

  test('bows may shoot a promoted chariot unit, but not an unpromoted one', () => {
    const moves = movesFrom(fragment('LB@10m', '+CU@11i CU@14l'), '10m');
    expect(moves.filter((move) => move.startsWith('-11l'))).toEqual(['-11l', '-11l*11i']);
  });

  test('guns may shoot a shield, but not a promoted one', () => {
    const moves = movesFrom(fragment('C@10m', 'SH@11i +SH@14l'), '10m');
    expect(moves.filter((move) => move.startsWith('-11l'))).toEqual(['-11l', '-11l*11i']);
  });

  test('an enemy priest beside a priest may be shot', () => {
    expect(movesFrom(fragment('TP@10j', 'SM@11k'), '10j')).toContain('-10l*11k');
  });
});

describe('flames', () => {
  test('burn a piece that comes back to a start beside them', () => {
    const position = fragment('WR@10k', '+EN@10j');
    expect(movesFrom(position, '10k')).toContain('-10l-10k');
    expect(standing(played(position, '10k-10l-10k'), '10k 10j')).toBe('. +en');
  });

  test('taken earlier in the turn are gone', () => {
    const position = fragment('WR@10k', '+EN@10j');
    expect(standing(played(position, '10kx10j-10i'), '10k 10j 10i')).toBe('. . WR');
  });

  test('burn a clerk before it could promote, so its guards do not promote', () => {
    const position = fragment('CL@10h AG@19s', '+EN@10e +EN@3k');
    expect(movesFrom(position, '10h').filter((move) => move.startsWith('-10f'))).toEqual(['-10f']);
    expect(standing(played(position, '10h-10f'), '10f 19s 10e 3k')).toBe('. AG +en +en');
  });
});

test('a thunderclap taken in the same turn as its priest still counts as a thunderclap', () => {
  const taking = (first: string): readonly string[] =>
    movesFrom(fragment('CA@10n', `${first}@11l +D@12j TP@1c`), '10n').filter((move) =>
      move.startsWith('x11lx12j'),
    );
  expect(taking('P')).toEqual(['x11lx12j']);
  const last = movesFrom(fragment('CA@10n', 'TP@11l +D@12j'), '10n');
  expect(last.filter((move) => move.startsWith('x11lx12j'))).toEqual(['x11lx12j']);
  const drum = movesFrom(fragment('CA@10n', 'TP@11l D@12j'), '10n');
  expect(drum.filter((move) => move.startsWith('x11lx12j'))).toEqual(['x11lx12j+']);
});

test('legal moves are listed even after the game is over', () => {
  const over = fragment('CU@10m G@10s', 'P@2b');
  expect(koShogi.judge(startLine(over))?.by).toBe('command-lost');
  expect(movesFrom(over, '10m')).not.toEqual([]);
});

describe('check', () => {
  test.each([
    ['by a free chariot', 'CU@1m', 'G@1a', true],
    ['by none that a net holds', 'CU@1m', 'G@1a +AG@10m', false],
    ['by a bow', 'LB@2d', 'G@1a', true],
    ['by no bow near a fog', 'LB@2d', 'G@1a +TP@5d', false],
    ['by a pawn that has a drum', 'P@1h D@19s', 'G@1g', true],
    ['by no pawn without a drum', 'P@1h', 'G@1g', false],
    ['on the middle troop of a pair', 'CU@1m', 'MA@1a B@19a', true],
    ['on neither of general and governor alone', 'CU@1m', 'G@1a +MA@19a', false],
  ])('is given %s: %s against %s: %s', (_, black, white, isCheck) => {
    const position = fragment(`${black} G@10s`, white, { turn: 1 });
    expect(koShogi.facts(startLine(position)).checked.length > 0).toBe(isCheck);
  });
});

test('a promoted face turns back only because of a light, or without a priest', () => {
  const taken = fragment('M@2j +M@5j', 'TP@2d +D@10j +SO@9j +CL@8j +MA@7j');
  const after = played(taken, '2jx2d=');
  expect(standing(after, '10j 9j 8j 7j 5j')).toBe('d +so +cl +ma +M');
  expect(on(played(fragment('+SM@10n', '+TP@10h'), '10n-10l'), '10h')).toBe('tp');
});
