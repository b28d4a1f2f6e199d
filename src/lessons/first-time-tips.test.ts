import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { afterMeeting, firstTimeTipsOf, hasMet } from './first-time-tips.ts';

/** The occasions that a move in USI brings in a position. */
const broughtBy = (sfen: string, usi: string, occurrences = 1): readonly string[] => {
  const position = shogi.start(sfen);
  const read = shogi.text.parseMove(usi, position);
  if (!read.ok) throw new Error(usi);
  const turn = { move: read.value };
  return firstTimeTipsOf({
    picks: shogi.picks(position, read.value),
    trace: shogi.trace(position, turn),
    check: shogi.facts(extend(shogi, startLine(position), turn)).checked.length > 0,
    occurrences,
  });
};

const silver = '4k4/9/9/4p4/4S4/9/9/9/4K4 b G 1';

test('a capture, a drop, a chance to promote, a check and a third time are told apart', () => {
  expect(broughtBy(silver, '5e5d')).toEqual(['capture']);
  expect(broughtBy(silver, 'G*7g')).toEqual(['drop']);
  expect(broughtBy('4k4/9/9/4S4/9/9/9/9/4K4 b - 1', '5d6c')).toEqual(['choice']);
  expect(broughtBy(silver, '5i5h')).toEqual([]);
  expect(broughtBy(silver, '5i5h', 3)).toEqual(['third-time']);
});

test('the most pressing of several occasions comes first', () => {
  expect(broughtBy(silver, 'G*5b')).toEqual(['check', 'drop']);
  expect(broughtBy('4k4/9/4p4/4S4/9/9/9/9/4K4 b - 1', '5d5c+', 3)).toEqual([
    'third-time',
    'choice',
    'capture',
  ]);
});

test('a player is shown each tip once, and other tips all the same', () => {
  const mastery = afterMeeting({ P: 3 }, 'capture');
  expect(hasMet(mastery, 'capture')).toBe(true);
  expect(hasMet(mastery, 'drop')).toBe(false);
  expect(mastery['P']).toBe(3);
});
