import { describe, expect, test } from 'vitest';
import { chaseEvidence, mateEvidence } from '#games/xiangqi/ending-evidence.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { start } from '#games/xiangqi/starts.ts';
import { lineOf, picks, shown } from './table.ts';

const even = 'even';

/** Refused moves: the position, the picks, the rule, and the evidence. */
const refusals: readonly (readonly [string, string, string, string])[] = [
  [even, 'e5 e6', 'empty-square', 'cause e5'],
  [even, 'a6 a5', 'not-your-turn', 'cause a6'],
  [even, 'a0 a3', 'own-piece', 'cause a3'],
  [even, 'a0 a0', 'own-piece', 'cause a0'],
  [even, 'a0 b1', 'wrong-movement', 'cause a0, ray a0-b1'],
  [even, 'a3 a5', 'wrong-movement', 'cause a3, ray a3-a5'],
  [even, 'a0 a4', 'blocked', 'blocker a3, ray a0-a4'],
  [even, 'b2 b8', 'blocked', 'blocker b7, ray b2-b8'],
  [even, 'b2 b7', 'cannon-no-screen', 'cause b2, ray b2-b7'],
  [even, 'b0 d1', 'horse-leg', 'leg c0, ray b0-d1'],
  [even, 'a3 a2', 'soldier-backwards', 'cause a3, ray a3-a2'],
  [even, 'a3 b3', 'soldier-sideways', 'cause a3, ray a3-b3'],
  [
    '3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w',
    'e3 e8',
    'cannon-many-screens',
    'ray e3-e8, screen e5, screen e6',
  ],
  ['3k5/9/9/9/9/2B6/9/9/9/4K4 w', 'c4 a6', 'river', 'cause c4, ray c4-a6'],
  ['3k5/9/9/9/9/9/9/4B4/3n5/4K4 w', 'e2 c0', 'elephant-eye', 'eye d1, ray e2-c0'],
  ['3k5/9/9/9/9/9/9/3A5/9/4K4 w', 'd2 c3', 'palace', 'cause d2, ray d2-c3'],
  ['3k5/9/9/9/9/9/9/5K3/9/9 w', 'f2 g2', 'palace', 'cause f2, ray f2-g2'],
  ['3k5/9/4r4/9/9/9/9/9/4R4/4K4 w', 'e1 d1', 'pinned', 'exposed e0, pinner e7, ray e7-e0'],
  [
    '3k5/9/4c4/9/4p4/9/9/9/4N4/4K4 w',
    'e1 c2',
    'pinned',
    'exposed e0, pinner e7, ray e7-e0, screen e5',
  ],
  ['3k5/9/9/9/9/9/9/3n5/3A5/4K4 w', 'd1 e2', 'pinned', 'exposed e0, pinner d2'],
  ['3k5/9/4r4/9/9/9/9/9/R8/4K4 w', 'a1 a2', 'king-left-in-check', 'checker e7, king e0, ray e7-e0'],
  [
    '3k5/9/4r4/9/9/9/9/9/9/4K4 w',
    'e0 e1',
    'king-left-in-check',
    'K e1, checker e7, exposed e1, guard e7 of e1, king e0, ray e7-e0, ray e7-e1',
  ],
  [
    '4k4/9/5r3/9/9/9/9/4R4/9/4K4 w',
    'e0 f0',
    'moved-into-check',
    'K f0, exposed f0, guard f7 of f0, ray f7-f0',
  ],
  [
    '3k5/9/4c4/9/9/9/9/9/R8/4K4 w',
    'a1 e1',
    'moved-into-check',
    'checker e7, exposed e0, ray e7-e0, screen e1',
  ],
  [
    '3k5/9/9/9/9/9/9/9/9/4K4 w',
    'e0 d0',
    'facing-kings',
    'K d0, checker d9, exposed d0, file 3, ray d9-d0',
  ],
  [
    '4k4/9/9/9/9/9/9/9/4N4/4K4 w',
    'e1 c2',
    'facing-kings',
    'checker e9, exposed e0, file 4, ray e9-e0',
  ],
];

test.each(refusals)('in %s %s is refused as %s', (fen, word, rule, proof) => {
  const refusal = xiangqi.refuse(start(fen), picks(word));
  expect(refusal?.rule).toBe(rule);
  expect(shown(refusal?.evidence ?? []).join(', ')).toBe(proof);
  const isFoul = ['pinned', 'king-left-in-check', 'moved-into-check', 'facing-kings'].includes(
    rule,
  );
  expect(refusal?.class).toBe(isFoul ? 'foul' : 'slip');
});

describe('a piece without any legal move is refused when it is selected', () => {
  test.each([
    [
      'for it stands walled in',
      '3k5/9/9/9/9/9/9/9/P8/RN2K4 w',
      'a0',
      'own-piece',
      'blocker a1, blocker b0',
    ],
    [
      'for nothing may leave the king',
      '4k4/9/9/9/9/9/9/9/4N4/4K4 w',
      'e1',
      'facing-kings',
      'checker e9, exposed e0, file 4, ray e9-e0',
    ],
    [
      'for its eyes are closed',
      '3k5/9/9/9/9/9/9/9/1n1n5/2B1K4 w',
      'c0',
      'elephant-eye',
      'eye b1, ray c0-a2',
    ],
    [
      'for its leg is caught',
      '3k5/9/9/9/9/9/9/9/P8/Np2K4 w',
      'a0',
      'horse-leg',
      'leg a1, ray a0-b2',
    ],
    ['for a soldier is in its way', '3k5/9/9/9/4p4/4P4/9/9/9/5K3 w', 'e4', '', ''],
    [
      'for a cannon can only jump to take, and there is nothing to take',
      '3k5/9/9/9/9/9/9/9/p8/Cp2K4 w',
      'a0',
      'blocked',
      'blocker a1, blocker b0',
    ],
  ])('%s', (_, fen, word, rule, proof) => {
    const refusal = xiangqi.refuse(start(fen), picks(word));
    expect(refusal?.rule ?? '').toBe(rule);
    expect(shown(refusal?.evidence ?? []).join(', ')).toBe(proof);
  });

  test('for a king all its ways are shown, each with the piece that guards it', () => {
    const refusal = xiangqi.refuse(start('3k5/R8/9/9/9/9/9/9/9/4K4 b'), picks('d9'));
    expect(refusal?.rule).toBe('facing-kings');
    expect(shown(refusal?.evidence ?? [])).toEqual([
      'escape d8',
      'escape e9',
      'guard a8 of d8',
      'guard e0 of e9',
    ]);
  });
});

test.each([
  ['a piece in hand', [{ at: 'hand', seat: 0, kind: 'soldier' }]],
  ['a choice', [{ at: 'choice', choice: 'stop' }]],
  ['a choice of a goal', [...picks('h2'), { at: 'choice', choice: 'stop' }]],
  ['a third square', picks('h2 e2 e3')],
  ['a choice behind a move', [...picks('h2 e2'), { at: 'choice', choice: 'keep' }]],
] as const)('%s is no part of a move', (_, word) => {
  expect(xiangqi.refuse(start(), word)?.rule).toBe('wrong-movement');
  expect(xiangqi.attempt(start(), word)).toBeUndefined();
});

test('the evidence of a mate is the checker, the closed ways and the pinned defenders', () => {
  const { position } = lineOf(even, 'h2h4 d9e8 h4g4 g6g5 g4g9');
  expect(shown(mateEvidence(position))).toEqual([
    'checker g9',
    'escape d9',
    'guard g9 of d9',
    'king e9',
    'ray g9-e9',
    'screen f9',
  ]);
  const stalemate = start('3k5/R8/9/9/9/9/9/9/9/4K4 b');
  expect(shown(mateEvidence(stalemate))).toContain('cause d9');
});

test('the evidence of a chase is the chased piece, on its last point', () => {
  const round = 'b1a1 a7b7 a1b1 b7a7';
  const fen = '4k4/9/c8/9/9/9/9/9/1R7/3K5 w';
  expect(shown(chaseEvidence(lineOf(fen, `${round} ${round}`)))).toEqual(['chased a7']);
  expect(shown(chaseEvidence(lineOf(fen, `${round} b1a1 a7b7`)))).toEqual(['chased b7']);
  expect(shown(chaseEvidence(lineOf(fen, 'b1a1 a7b7')))).toEqual([]);
  const checks = lineOf('3k5/9/9/9/9/9/9/9/4R4/5K3 w', 'e1d1 d9e9 d1e1 e9d9');
  expect(chaseEvidence(checks)).toEqual([]);
});
