import { expect, test } from 'vitest';
import { standardRules } from '#games/shogi/rules.ts';
import { messages } from '#i18n/en/index.ts';
import { words } from '#i18n/en/shogi/words.ts';
import type { Seat } from '#kernel/game.ts';
import { lineOf, shown, turnedSfen } from '../../../../tests/table.ts';
import { shogiInspector } from './inspector.ts';

const text = { ...messages, game: words };

const evidence = (setup: string, by: string, ...moves: readonly string[]): readonly string[] =>
  shown(shogiInspector.evidence(lineOf(setup, moves), by));

const bare = '4k4/9/9/9/9/9/9/9/4K4 b';
const mated = '4R2gk/8G/8G/9/9/9/9/9/K8 w - 1';

test('a mate and a game without a move left are proved on the board, and a resignation is not', () => {
  expect(evidence(mated, 'checkmate')).toContain('checker 1b');
  expect(evidence('k8/2+R6/9/9/9/9/9/9/4K4 w - 1', 'no-move')).toContain('guard 7b of 9b');
  expect(evidence(mated, 'resignation')).toEqual([]);
});

test('a foul is proved by what was wrong with the last move', () => {
  const nifu = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';
  expect(evidence(nifu, 'foul', 'P*5d')).toEqual(['cause 5g', 'file 5']);
  expect(evidence(nifu, 'foul')).toEqual([]);
});

test.each([
  ['5b5a+', true],
  ['5b4a+', false],
])('whether %s had to promote is %s', (move, forced) => {
  const piece = forced ? 'P' : 'S';
  const line = lineOf(`8k/4${piece}4/9/9/9/9/9/9/4K4 b - 1`, [move]);
  expect(shogiInspector.forced(line)?.rule).toBe(forced ? 'promotion-compulsory' : undefined);
});

test('a piece that did not turn over, or did not move at all, was not forced to promote', () => {
  const left = lineOf('8k/4P4/9/9/9/9/9/9/4K4 b - 1', ['5b5a']);
  expect(shogiInspector.forced(left)).toBeNull();
  expect(shogiInspector.forced(lineOf(`${bare} - 1`, []))).toBeNull();
  expect(shogiInspector.forced(lineOf(`${bare} - 1`, ['5i5h']))).toBeNull();
  expect(shogiInspector.forced(lineOf(`${bare} P 1`, ['P*5e']))).toBeNull();
});

const points27 = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b B4Pb4g4s4n4l6p 1';
const points28 = points27.replace('B4P', 'B5P').replace('6p', '5p');
const nine = points27.replace('+P+P+P+P1', '+P+P+P2').replace('B4P', 'B5P');

/** Which conditions of a declaration are met, in order: king, pieces, no check, points, and moves where they count. */
const met = (sfen: string, seat: Seat, impasse: '27' | 'jsa24', ply = 0): readonly boolean[] => {
  const line = lineOf(seat === 0 ? sfen : turnedSfen(sfen), []);
  const { lines } = shogiInspector.claims.sheet(
    { ...line, ply },
    seat,
    { ...standardRules, impasse },
    text,
  );
  return lines.map((condition) => condition.met);
};

test('the count tells zone, elsewhere and hand, and names what a handicap credits to its giver', () => {
  const { totals, lines } = shogiInspector.claims.sheet(
    lineOf(turnedSfen(points27), []),
    1,
    { ...standardRules, impasse: '27', handicapCredit: 6 },
    text,
  );
  expect(totals[0]('Ben')).toBe('Ben: 27 points (0 in the zone, 0 elsewhere, 27 in hand)');
  expect(lines[3]?.words).toBe('Points: 18 in the zone, 9 in hand, 6 for the handicap, 33 in all');
  expect(totals[1]('Ann')).toBe(
    'Ann: 33 points (18 in the zone, 0 elsewhere, 9 in hand, 6 for the handicap)',
  );
});

test('points have their part in an impasse, a declaration, and in sennichite where they decide it', () => {
  const counted = (by: string, repetitionTiebreak: 'none' | 'points') =>
    shogiInspector.claims.sheetFor(by, { ...standardRules, repetitionTiebreak });
  expect([counted('impasse', 'none'), counted('declaration', 'none')]).toEqual(['totals', 'all']);
  expect([counted('sennichite', 'points'), counted('sennichite', 'none')]).toEqual([
    'totals',
    null,
  ]);
  expect(counted('checkmate', 'points')).toBeNull();
});

test('under the 27-point rule sente needs 28 and gote 27, whatever the moves', () => {
  expect(met(points27, 0, '27')).toEqual([true, true, true, false]);
  expect(met(points28, 0, '27')).toEqual([true, true, true, true]);
  expect(met(points27, 1, '27', 500)).toEqual([true, true, true, true]);
});

test('a declaration needs ten pieces in the zone, and under the 24-point rule fewer than 500 moves', () => {
  expect(met(points27, 0, 'jsa24', 499)).toEqual([true, true, true, true, true]);
  expect(met(points27, 0, 'jsa24', 500)).toEqual([true, true, true, true, false]);
  expect(met(nine, 0, 'jsa24')).toEqual([true, false, true, true, true]);
});
