import { expect, test } from 'vitest';
import { faceCode, hasOtherFace, kinds } from '#games/ko-shogi/piece.ts';
import { koShogiSettings } from '#games/ko-shogi/settings.ts';
import type { Drawing } from '../drawing.ts';
import { characters } from './characters.ts';
import { isFaceCode, pieceNames, readingOf } from './piece-names.ts';
import { spriteOf } from './sprite.ts';

const idsIn = ([, { id }, ...inside]: Drawing): readonly string[] => [
  ...(id === undefined ? [] : [String(id)]),
  ...inside.flatMap(idsIn),
];
const drawingsIn = (drawing: Drawing): readonly Drawing[] => {
  const [, , ...inside] = drawing;
  return [drawing, ...inside.flatMap(drawingsIn)];
};
/** The content of each drawing without its name, by that name. */
const shownIn = (all: readonly Drawing[]): ReadonlyMap<unknown, string> =>
  new Map(
    all
      .flatMap(drawingsIn)
      .map(([, { id, ...attributes }, ...inside]) => [id, JSON.stringify([attributes, inside])]),
  );

const faces = kinds.flatMap((kind) =>
  [false, true]
    .filter((promoted) => !promoted || hasOtherFace(kind))
    .map((promoted) => faceCode({ kind, promoted })),
);
const sets = koShogiSettings.flatMap((option) => (option.id === 'pieces' ? option.choices : []));

test('there are sixty-five faces, each with a name', () => {
  expect(faces).toHaveLength(65);
  expect(Object.keys(pieceNames).sort()).toEqual([...faces].sort());
  for (const face of faces.filter(isFaceCode)) {
    expect(readingOf(face, 'en')).toMatch(/^[a-zāēīōū]+$/);
    expect(readingOf(face, 'ja')).toMatch(/^\p{Script=Hiragana}+$/u);
  }
});

test('every character of every name has its outline, 彍 too, and none has one that no name needs', () => {
  const needed = new Set(Object.values(pieceNames).flatMap(({ kanji }) => [...kanji]));
  expect([...needed].filter((character) => characters[character] === undefined)).toEqual([]);
  expect(Object.keys(characters).filter((character) => !needed.has(character))).toEqual([]);
  for (const { path, width, height } of Object.values(characters)) {
    expect(path).toMatch(/^m.+z$/);
    expect(Math.max(width, height)).toBeLessThanOrEqual(180);
  }
  expect(characters['彍']?.path).toBeTruthy();
});

test.each(sets)('every face of the %s set has its drawing', async (set) => {
  const ids = (await spriteOf(set)).flatMap(idsIn);
  for (const face of faces) expect(ids).toContain(`ko-${set}-${face}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a set that nobody knows is the one in kanji', async () => {
  expect((await spriteOf('marble')).flatMap(idsIn)).toContain('ko-kanji-G');
});

test('two faces are drawn alike only where they have one name, and move alike', async () => {
  const kanji = shownIn(await spriteOf('kanji'));
  const alike = faces.flatMap((face, i) =>
    faces
      .slice(i + 1)
      .filter((other) => kanji.get(`ko-kanji-${face}`) === kanji.get(`ko-kanji-${other}`))
      .map((other) => `${face} ${other}`),
  );
  expect(alike).toEqual(['+PU +V']);
  const drawn = shownIn(await spriteOf('codes'));
  const written = faces.map(
    (face) => `${drawn.get(`ko-codes-${face}`)}${drawn.get(`ko-ways-${face}`)}`,
  );
  expect(new Set(written).size).toBe(faces.length);
});

test('ways differ by shape: step, slide, short slide, jump, chain of each, shot and what acts', async () => {
  const drawn = shownIn(await spriteOf('codes'));
  const shapesOf = (face: string): readonly Drawing[] =>
    JSON.parse(drawn.get(`ko-ways-${face}`) ?? '[]')[1];
  const shapes = ['A', 'E', 'CH', 'HS', 'WR', '+CA'].map((face) => {
    const [, , ...inside] = shapesOf(face)[0] ?? ['', {}];
    return JSON.stringify(inside);
  });
  expect(new Set(shapes).size).toBe(6);
  expect(shapesOf('FC')).toHaveLength(4 + 2);
  expect(shapesOf('G')).toHaveLength(8 + 1);
});
