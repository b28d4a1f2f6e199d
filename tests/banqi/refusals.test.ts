import { expect, test } from 'vitest';
import { refusalRules } from '#games/banqi/codes.ts';
import { banqi } from '#games/banqi/game.ts';
import { follow } from '#kernel/picking.ts';
import { picks, shown } from './table.ts';

interface Case {
  readonly when: string;
  readonly position: string;
  readonly point: string;
  readonly rule: (typeof refusalRules)[number];
  readonly evidence: readonly string[];
}

const cases: readonly Case[] = [
  {
    when: 'nothing stands there',
    position: '8/8/3K4/7k 1 r - 0',
    point: 'a1',
    rule: 'empty-square',
    evidence: [],
  },
  {
    when: 'nothing stands there to be moved',
    position: '8/8/3K4/7k 1 r - 0',
    point: 'a1 a2',
    rule: 'empty-square',
    evidence: ['cause a1'],
  },
  {
    when: 'a piece that lies face down is to go somewhere',
    position: '8/8/3x4/K6k 1 r p 0',
    point: 'd2 d3',
    rule: 'face-down-piece',
    evidence: ['cause d2'],
  },
  {
    when: 'nobody has a colour yet',
    position: '8/8/3K4/x6x 1 - kp 0',
    point: 'd2 d3',
    rule: 'colour-unknown',
    evidence: ['cause d2'],
  },
  {
    when: 'the piece is the other player’s',
    position: '8/8/3Kk3/8 1 r - 0',
    point: 'e2 d2',
    rule: 'not-your-piece',
    evidence: ['cause e2'],
  },
  {
    when: 'player 2 has the other colour',
    position: '8/8/3Kk3/8 2 r - 0',
    point: 'd2',
    rule: 'not-your-piece',
    evidence: [],
  },
  {
    when: 'a piece of one’s own stands there',
    position: '8/8/3KR3/7k 1 r - 0',
    point: 'd2 e2',
    rule: 'own-piece',
    evidence: ['blocker e2'],
  },
  {
    when: 'a cannon jumps at a piece of its own',
    position: '8/8/C1p2P1k/8 1 r - 0',
    point: 'a2 f2',
    rule: 'own-piece',
    evidence: ['blocker f2'],
  },
  {
    when: 'the piece there lies face down',
    position: '8/8/3Kx3/7k 1 r p 0',
    point: 'd2 e2',
    rule: 'face-down-target',
    evidence: ['blocker e2'],
  },
  {
    when: 'what a cannon jumps at lies face down',
    position: '8/8/C1p2x2/8 1 r k 0',
    point: 'a2 f2',
    rule: 'face-down-target',
    evidence: ['blocker f2'],
  },
  {
    when: 'an empty cell is two away',
    position: '8/8/3K4/7k 1 r - 0',
    point: 'd2 d4',
    rule: 'not-adjacent',
    evidence: ['cause d2', 'ray d2 d4'],
  },
  {
    when: 'a cannon would go over a piece to an empty cell',
    position: '8/8/C1p2k2/8 1 r - 0',
    point: 'a2 d2',
    rule: 'not-adjacent',
    evidence: ['cause a2', 'ray a2 d2'],
  },
  {
    when: 'a chariot would take across a diagonal',
    position: '8/4n3/3R4/8 1 r - 0',
    point: 'd2 e3',
    rule: 'not-adjacent',
    evidence: ['cause d2', 'ray d2 e3'],
  },
  {
    when: 'a cannon by other rules would jump',
    position: '8/8/C1p2k2/8 1 r - 0 mainland',
    point: 'a2 f2',
    rule: 'not-adjacent',
    evidence: ['cause a2', 'ray a2 f2'],
  },
  {
    when: 'a cannon aims askew',
    position: '8/4n3/3C4/8 1 r - 0',
    point: 'd2 e3',
    rule: 'not-in-line',
    evidence: ['cause d2', 'ray d2 e3'],
  },
  {
    when: 'a cannon would take the next piece',
    position: '8/8/3Cp3/8 1 r - 0',
    point: 'd2 e2',
    rule: 'no-screen',
    evidence: ['cause d2', 'ray d2 e2'],
  },
  {
    when: 'a cannon has nothing to jump over',
    position: '8/8/C4k2/8 1 r - 0',
    point: 'a2 f2',
    rule: 'no-screen',
    evidence: ['cause a2', 'ray a2 f2'],
  },
  {
    when: 'a cannon has two pieces to jump over, one of them face down',
    position: '8/8/C1px1k2/8 1 r n 0',
    point: 'a2 f2',
    rule: 'many-screens',
    evidence: ['ray a2 f2', 'screen c2', 'screen d2'],
  },
  {
    when: 'a king would take a soldier',
    position: '8/8/3Kp3/8 1 r - 0',
    point: 'd2 e2',
    rule: 'king-soldier',
    evidence: ['stronger e2'],
  },
  {
    when: 'a soldier would take a chariot',
    position: '8/8/3Pr3/8 1 r - 0',
    point: 'd2 e2',
    rule: 'rank',
    evidence: ['stronger e2'],
  },
  {
    when: 'a soldier would take a cannon',
    position: '8/8/3Pc3/8 1 r - 0 hongkong',
    point: 'd2 e2',
    rule: 'rank',
    evidence: ['stronger e2'],
  },
  {
    when: 'an advisor of Hong Kong would take a cannon',
    position: '8/8/3Ac3/8 1 r - 0 hongkong',
    point: 'd2 e2',
    rule: 'rank',
    evidence: ['stronger e2'],
  },
  {
    when: 'a horse has only stronger pieces around it',
    position: '8/8/a7/Nr6 1 r - 0',
    point: 'a1',
    rule: 'rank',
    evidence: ['stronger a2', 'stronger b1'],
  },
  {
    when: 'one way of a piece is closed by its own side and the other by what lies face down',
    position: '8/8/P7/Nx5k 1 r p 0',
    point: 'a1',
    rule: 'face-down-target',
    evidence: ['blocker b1'],
  },
  {
    when: 'a cannon is hemmed in and has nothing to jump over',
    position: '8/8/x7/Cp6 1 r k 0',
    point: 'a1',
    rule: 'no-screen',
    evidence: ['cause a1', 'ray a1 b1'],
  },
  {
    when: 'a piece has gone where it goes and would go further',
    position: '8/8/3K4/7k 1 r - 0',
    point: 'd2 d3 d4',
    rule: 'not-adjacent',
    evidence: ['cause d3'],
  },
];

test.each(cases)('$rule when $when', ({ position, point, rule, evidence }) => {
  const read = banqi.start(position);
  const refusal = banqi.refuse(read, picks(point));
  expect(refusal).toMatchObject({ rule, class: 'slip' });
  expect(shown(refusal?.evidence ?? [])).toEqual(evidence);
  expect(follow(banqi, read, picks(point)).state).toBe('dead');
});

test('every rule of the list has its case', () => {
  expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(refusalRules));
});

test('a piece in hand or a choice begins no move', () => {
  const position = banqi.start();
  expect(banqi.refuse(position, [{ at: 'hand', seat: 0, kind: 'king' }])?.rule).toBe(
    'empty-square',
  );
  expect(banqi.refuse(position, [{ at: 'choice', choice: 'stop' }])?.rule).toBe('empty-square');
});

test.each(['', 'a1', 'h4'])('"%s" is not refused at the start', (word) => {
  expect(banqi.refuse(banqi.start(), word === '' ? [] : picks(word))).toBeNull();
});

test('a cannon that is hemmed in but can jump is not refused', () => {
  const position = banqi.start('8/8/x7/Cpk5 1 r p 0');
  expect(banqi.refuse(position, picks('a1'))).toBeNull();
  expect(banqi.refuse(position, picks('a1 c1'))).toBeNull();
});
