import { expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { invented } from '../../tests/invented-agreement.ts';
import { withAnswer } from './learner.ts';
import { firstSetUp, learnerOf, type SetUp, withLearner } from './set-up.ts';

const fresh = firstSetUp(shogiAgreement);

/** The set-up of people who give these answers one after the other. */
const answered = (...patches: readonly Partial<SetUp>[]): SetUp =>
  patches.reduce<SetUp>((now, patch) => withAnswer(shogiAgreement, now, patch), fresh);

const teacher = { how: 'teacher' } as const;
const rook = { start: 'rook' } as const;
/** In a handicap of shogi the giver has seat 1. */
const firstGives = { seatZero: 1 } as const;
const secondGives = { seatZero: 0 } as const;

test.each([
  ['without a handicap the second person learns', [teacher], 1],
  ['the first person gets the rook from the second, and learns', [secondGives, rook, teacher], 0],
  ['the second person gets the rook from the first, and learns', [firstGives, rook, teacher], 1],
  ['a handicap that is chosen after the teacher is followed', [teacher, rook, secondGives], 0],
  ['another giver is followed', [teacher, rook, secondGives, firstGives], 1],
  ['the second person learns again without the handicap', [teacher, rook, { start: 'even' }], 1],
  ['a learner chosen by hand stays with a handicap', [teacher, { learner: 1 }, rook], 1],
  [
    'a learner chosen by hand stays with another giver',
    [teacher, rook, { learner: 1 }, firstGives, secondGives],
    1,
  ],
] as const)('%s', (_, patches, learner) => {
  const setUp = answered(...patches);
  expect(learnerOf(shogiAgreement, setUp)).toBe(learner);
  expect(setUp.marks).toEqual(learner === 0 ? ['fading', 'off'] : ['off', 'fading']);
});

test('without a teacher the marks of the settings are back', () => {
  expect(answered(teacher, rook, { how: 'side' }).marks).toEqual(['settings', 'settings']);
});

test('marks that were chosen before the teacher stay', () => {
  const marks = ['always', 'settings'] as const;
  expect(answered({ marks }, teacher).marks).toEqual(marks);
  expect(answered({ marks }, teacher, { how: 'face' }).marks).toEqual(marks);
});

test('marks that were chosen change hands with the learner', () => {
  const marks = ['off', 'always'] as const;
  expect(answered(teacher, { marks }, { learner: 0 }).marks).toEqual(['always', 'off']);
  const both = ['settings', 'always'] as const;
  expect(answered(teacher, { marks: both }, { learner: 0 }).marks).toEqual(['always', 'settings']);
  const equal = ['always', 'always'] as const;
  expect(answered(teacher, { marks: equal }, { learner: 0 }).marks).toEqual(['fading', 'off']);
});

test('marks chosen for one person alone say who learns, and a handicap does not change that', () => {
  const setUp = answered(teacher, { marks: ['always', 'off'] }, firstGives, rook);
  expect(learnerOf(shogiAgreement, setUp)).toBe(0);
  expect(setUp.marks).toEqual(['always', 'off']);
});

test('marks chosen for both say nothing of who learns: a learner chosen by hand stays', () => {
  const setUp = answered(teacher, { learner: 0 }, { marks: ['always', 'always'] });
  expect(learnerOf(shogiAgreement, setUp)).toBe(0);
});

test('the marks follow the handicap of another game', () => {
  const setUp = answered(teacher, rook, secondGives);
  expect(setUp.marks).toEqual(['fading', 'off']);
  const even = { ...setUp, start: invented.starts[0].id };
  expect(withLearner(invented, even).marks).toEqual(['off', 'fading']);
});
