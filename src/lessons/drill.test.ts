import { expect, test } from 'vitest';
import { type DrillFace, drilled, faceQuestion, squareQuestion } from './drill.ts';

const counted = Array.from({ length: 200 }, (_, asked) => asked);
const faces: readonly DrillFace[] = ['K', 'R', 'B', 'G', 'S', 'N', 'L', 'P', '+P'].map((face) => ({
  face,
  alike: face === 'G' ? ['S', 'K'] : ['G', face],
}));
const sets = ['kanji', 'western'];

test('each question comes once in a round, and none twice running', () => {
  const questions = counted.map((asked) => drilled(14, 7, asked));
  for (let round = 0; round + 14 <= questions.length; round += 14)
    expect(new Set(questions.slice(round, round + 14)).size).toBe(14);
  for (const [i, one] of questions.entries()) expect(questions[i + 1]).not.toBe(one);
});

test('a face is offered with two other names, one of which it is taken for', () => {
  for (const asked of counted) {
    const { face, offered } = faceQuestion(faces, sets, 3, asked);
    expect(new Set(offered).size).toBe(3);
    expect(offered).toContain(face);
    const alike = faces.find((one) => one.face === face)?.alike ?? [];
    expect(offered.filter((one) => one !== face && alike.includes(one))).not.toEqual([]);
  }
});

test('every face comes in every set, upright and upside down, and its name in each place', () => {
  const seen = new Set(
    Array.from({ length: 2000 }, (_, asked) => faceQuestion(faces, sets, 3, asked)).flatMap(
      ({ face, set, isUpsideDown, offered }) => [
        `${face} ${set} ${isUpsideDown}`,
        `${face} ${offered.indexOf(face)}`,
      ],
    ),
  );
  expect(seen.size).toBe(faces.length * (2 * sets.length + 3));
});

test('a square is offered with two other names, one of which shares its row or column', () => {
  const board = { columns: 9, rows: 9 };
  for (const asked of counted) {
    const { square, offered } = squareQuestion(board, 5, asked);
    expect(new Set(offered).size).toBe(3);
    expect(offered).toContain(square);
    const shares = (one: number) =>
      one % 9 === square % 9 || Math.floor(one / 9) === Math.floor(square / 9);
    expect(offered.filter((one) => one !== square && shares(one))).not.toEqual([]);
  }
  expect(
    new Set(counted.slice(0, 81).map((asked) => squareQuestion(board, 5, asked).square)),
  ).toHaveProperty('size', 81);
});

test('on a board of one square only that is offered', () => {
  expect(squareQuestion({ columns: 1, rows: 1 }, 1, 4)).toEqual({ square: 0, offered: [0] });
});
