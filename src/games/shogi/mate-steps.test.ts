import { expect, test } from 'vitest';

import { type MateFact, mateSteps } from './mate-steps.ts';
import { formatSquare } from './square.ts';
import { start } from './starts.ts';

/** A step in short, with squares by their names. */
const short = (fact: MateFact): string =>
  Object.values(fact)
    .map((one) =>
      typeof one === 'number'
        ? formatSquare(one)
        : Array.isArray(one)
          ? one.map(formatSquare).join('+')
          : String(one),
    )
    .join(' ');

const told = (sfen: string): readonly string[] =>
  mateSteps(start(sfen)).map(({ fact }) => short(fact));

test('a gold on the head of the king: each escape is closed by the gold, and the pawn guards the gold', () => {
  expect(told('4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1')).toEqual([
    'king 5a true',
    'check 5b',
    'covered 6a 5b false',
    'covered 4a 5b false',
    'covered 6b 5b false',
    'covered 5b 5c true',
    'covered 4b 5b false',
    'no-capture 5b',
    'no-block false',
  ]);
});

test('a piece that could take, and a pawn that could be put between but for another on its file', () => {
  // The rook checks along the first rank; the silver that could step in is pinned by the bishop.
  const steps = told('R3k4/3s2p2/2B3G2/1pppP4/9/9/9/9/4K4 w p 1');
  expect(steps.slice(0, 2)).toEqual(['king 5a true', 'check 9a']);
  expect(steps).toContain('own 6b');
  expect(steps).toContain('pinned 6b 7a 7c false');
  expect(steps.filter((step) => step.startsWith('no-drop'))).toEqual([
    'no-drop pawn 6a nifu',
    'no-drop pawn 7a nifu',
    'no-drop pawn 8a nifu',
  ]);
});

test('two checks at once: neither capture nor block is looked for', () => {
  const steps = told('4k4/9/3N5/9/9/9/9/4R4/4K4 w - 1');
  expect(steps.filter((step) => step.startsWith('check'))).toEqual(['check 5h', 'check 6c']);
  expect(steps.at(-1)).toBe('two-checks');
});

test('each square round the king has one step, also in the corner', () => {
  const steps = mateSteps(start('k8/9/PG7/9/9/9/9/9/4K4 w - 1'));
  const squares = steps.flatMap(({ fact }) =>
    fact.says === 'covered' || fact.says === 'own' ? [formatSquare(fact.to)] : [],
  );
  expect(squares).toEqual(['8a', '9b', '8b']);
});

test('without a king there is nothing to tell', () => {
  expect(mateSteps(start('9/9/9/9/9/9/9/9/4K4 w - 1'))).toEqual([]);
});
