import { expect, test } from 'vitest';
import { legalMoves } from '#games/shogi/legal.ts';
import { mateEvidence } from '#games/shogi/mate-evidence.ts';
import { start } from '#games/shogi/starts.ts';
import { shown, turnedSfen, turnedText } from '../table.ts';

/** Positions in which gote is mated, with the evidence for it. They are also tested for sente, turned by 180°. */
const mates = [
  {
    when: 'the only taker is pinned',
    sfen: '4R2gk/8G/8G/9/9/9/9/9/K8 w - 1',
    evidence: [
      'checker 1b',
      'escape 1b',
      'escape 2b',
      'guard 1b of 2b',
      'guard 1c of 1b',
      'guard 1c of 2b',
      'king 1a',
      'pinner 5a of 2a',
      'ray 1b-1a',
      'ray 5a-1a',
    ],
  },
  {
    when: 'of two checkers one could be taken but for a pin, which is beside the point',
    sfen: '4R2gk/8G/6B1G/9/9/9/9/9/K8 w - 1',
    evidence: [
      'checker 1b',
      'checker 3c',
      'escape 1b',
      'escape 2b',
      'guard 1b of 2b',
      'guard 1c of 1b',
      'guard 1c of 2b',
      'guard 3c of 2b',
      'king 1a',
      'ray 1b-1a',
      'ray 3c-1a',
    ],
  },
  {
    when: 'the line of the check goes on behind the king',
    sfen: 'R3k4/2+R6/9/9/9/9/9/9/4K4 w - 1',
    evidence: [
      'checker 9a',
      'escape 4a',
      'escape 4b',
      'escape 5b',
      'escape 6a',
      'escape 6b',
      'guard 7b of 4b',
      'guard 7b of 5b',
      'guard 7b of 6a',
      'guard 7b of 6b',
      'guard 9a of 4a',
      'guard 9a of 6a',
      'king 5a',
      'ray 9a-5a',
    ],
  },
  {
    when: 'nothing checks the king, and nothing can move',
    sfen: 'k8/2+R6/9/9/9/9/9/9/4K4 w - 1',
    evidence: [
      'cause 9a',
      'escape 8a',
      'escape 8b',
      'escape 9b',
      'guard 7b of 8a',
      'guard 7b of 8b',
      'guard 7b of 9b',
    ],
  },
  { when: 'there is no king', sfen: '9/9/9/9/9/9/9/9/4K4 w - 1', evidence: [] },
];

test.each(mates)('gote: no move is left when $when', ({ sfen, evidence }) => {
  expect(legalMoves(start(sfen))).toEqual([]);
  expect(shown(mateEvidence(start(sfen)))).toEqual(evidence);
});

test.each(mates)('sente: no move is left when $when', ({ sfen, evidence }) => {
  const position = start(turnedSfen(sfen));
  expect(legalMoves(position)).toEqual([]);
  expect(shown(mateEvidence(position))).toEqual(evidence.map(turnedText).sort());
});
