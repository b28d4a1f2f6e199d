/** Move texts as people write and type them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import { isLegal } from '#games/ko-shogi/legal.ts';
import { formatSpelling, readSpelling, readTyped } from '#games/ko-shogi/notation/spelling.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { start } from '#games/ko-shogi/starts.ts';
import { holds } from '../law.ts';
import { everyKind, times } from './arbitraries.ts';
import { fragment } from './fragment.ts';

const spelled = (position: Position, text: string): string => {
  const move = legalMoves(position).find((one) => koShogi.text.move(one) === text);
  if (move === undefined) throw new Error(`${text} is not legal`);
  return formatSpelling(position, move);
};

const meant = (position: Position, text: string): string => {
  const read = readTyped(text, position);
  return read.ok ? koShogi.text.move(read.value) : read.error.code;
};

const crowd = fragment('WR@10j CA@15p MA@7d', 'P@11i HS@12h P@6c SH@14n P@7c');

describe('is written', () => {
  test.each([
    ['16o-17o', 'P-17o', start()],
    ['10m-10l', 'V-10l', start()],
    ['13s-13r-13s', 'WR13s-13r-13s', start()],
    ['10jx11i', 'WRx11i', crowd],
    ['10jx11i-10j', 'WRx!11i', crowd],
    ['10jx11ix12h', 'WRx11ix12h', crowd],
    ['7dx7c=', 'MAx7c=', crowd],
    ['7d-7e+', 'MA-7e+', crowd],
    ['10m-11l*11i', 'LB-11l*11i', fragment('LB@10m', 'P@11i')],
    ['9n-10m*10h*10f', 'FC-10m*10h*10f', fragment('FC@9n', 'P@10h P@10f')],
    ['10jx12h-10j*9i', '+TPx!12h*9i', fragment('+TP@10j', 'SM@12h P@9i')],
    ['10j-9i', 'A10j-9i', fragment('A@10j A@8j', '')],
    ['10j-11j', 'A-11j', fragment('A@10j A@8j', '')],
  ])('%s as %s', (text, spelling, position) => {
    expect(spelled(position, text)).toBe(spelling);
  });
});

describe('is read when typed', () => {
  test.each([
    ['the text of storage', start(), '13s-13r-13s', '13s-13r-13s'],
    ['a pass by its sign, as the first way', start(), 'WR13s-!', '13s-13r-13s'],
    ['a pass of one of several pieces', start(), 'WR-!', 'ambiguous-move'],
    ['lower case', start(), 'v-10k', '10m-10k'],
    ['a code of one letter before a capture', fragment('C@10j', 'P@9i'), 'cx9i', '10jx9i'],
    [
      'blanks between the steps',
      fragment('+D@10j TP@1s', 'P@10i'),
      '+D10j x10i -10h -10g -10f -10e',
      '10jx10i-10h-10g-10f-10e',
    ],
    [
      'a promotion that is automatic without its sign',
      fragment('S@10l', 'WR@10k'),
      'Sx10k',
      '10lx10k+',
    ],
    ['a promotion that must be told', crowd, 'MAx7c', 'ambiguous-move'],
    ['a start that is not needed', start(), 'V10m-10l', '10m-10l'],
    ['an igui written out', crowd, 'WRx11i-10j', '10jx11i-10j'],
    ['a piece that has no such move', start(), 'V-10a', 'impossible-move'],
    ['a piece that does not stand there', start(), 'V10l-10k', 'impossible-move'],
    ['a point that two pieces go to', fragment('A@10j A@8j', ''), 'A-9i', 'ambiguous-move'],
    ['an illegal move that is told whole', start(), 'G10s-10r', '10s-10r'],
    ['no move', start(), 'castle', 'unreadable-move'],
    ['no piece', start(), 'ZZ-10l', 'unreadable-move'],
    ['no point', start(), 'V-10z', 'unreadable-move'],
  ])('%s', (_, position, text, meaning) => {
    expect(meant(position, text)).toBe(meaning);
  });
});

test.each(everyKind)(
  'on %s every legal move comes back from its spelling, and no two share one',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const moves = legalMoves(position);
        const every = Math.max(1, Math.floor(moves.length / 40));
        const shown = moves.filter((_move, i) => i % every === 0);
        const spellings = shown.map((move) => formatSpelling(position, move));
        expect(new Set(spellings).size).toBe(shown.length);
        shown.forEach((move, i) => {
          expect(readSpelling(position, spellings[i] ?? '')).toEqual({ ok: true, value: move });
        });
      }),
      times(8),
    );
  },
);

test.each(everyKind)('on %s a move is legal exactly when it is listed', (_, positions) => {
  holds(
    fc.property(positions, fc.nat(360), fc.nat(), (position, to, which) => {
      const moves = legalMoves(position);
      expect(moves.filter((move) => !isLegal(position, move))).toEqual([]);
      const listed = new Set(moves.map(koShogi.text.move));
      const move = moves[which % Math.max(1, moves.length)];
      if (move === undefined) return;
      const last = move.legs.at(-1);
      const others = [
        { ...move, from: to },
        { ...move, finish: 'promote' as const },
        { ...move, finish: null },
        { ...move, legs: move.legs.map((leg) => ({ ...leg, to })) },
        { ...move, legs: move.legs.map((leg) => ({ ...leg, takes: !leg.takes })) },
        { ...move, legs: move.legs.map((leg) => ({ ...leg, shots: [to] })) },
        { ...move, legs: move.legs.slice(0, -1) },
        { ...move, legs: last ? [...move.legs, { ...last, to }] : [] },
      ];
      for (const one of others)
        if (one.legs.length > 0)
          expect(isLegal(position, one), koShogi.text.move(one)).toBe(
            listed.has(koShogi.text.move(one)),
          );
    }),
    times(15),
  );
});
