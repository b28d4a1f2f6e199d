import { describe, expect, test } from 'vitest';
import { attackMap } from '#games/banqi/attack-map.ts';
import { parseSquare } from '#games/banqi/square.ts';
import { start } from '#games/banqi/starts.ts';
import { lineOf } from '../../../../tests/banqi/table.ts';
import { wordsIn } from '../../../../tests/banqi/words.ts';
import { banqiSkin } from './banqi-skin.ts';
import { lying, standing } from './Ground.tsx';
import { gameSkin } from './index.ts';
import { inspectPiece } from './inspect-piece.ts';
import { readTyped } from './typed.ts';

const sq = (name: string): number => parseSquare(name) ?? -1;

test('a piece that lies face down is nobody’s, and looks like every other', () => {
  const faces = [...Array(32).keys()].map((square) => banqiSkin.faceAt(start(), square));
  for (const face of faces) expect(face).toEqual({ face: 'x', kind: 'down', seat: null });
});

test('a piece belongs to the player of its colour, once the players have colours', () => {
  const position = start('8/8/3Kk3/8 1 b - 0');
  expect(banqiSkin.faceAt(position, sq('d2'))).toMatchObject({ kind: 'king', seat: 1 });
  expect(banqiSkin.signOf?.(position, 0)).toBe(1);
  expect(banqiSkin.signOf?.(position, 1)).toBe(0);
  expect(banqiSkin.signOf?.(start(), 0)).toBeUndefined();
});

describe('the colours that the first turn-up settles', () => {
  const first = lineOf('seed', ['c3=n']);

  test.each([
    ['en', 'Player 1 is Black', 'Ana is Black'],
    ['es', 'Jugador 1 es Negro', 'Ana es Negro'],
    ['ja', '対局者1は黒', 'Anaは黒'],
  ] as const)('is said in %s, by name or by number', async (language, numbered, named) => {
    const text = await wordsIn(language);
    const called = (seat: 0 | 1) => gameSkin.gameText.side('seed', seat, text, first.position);
    expect(gameSkin.gameText.settled?.(first, called, text)).toBe(numbered);
    expect(gameSkin.gameText.settled?.(first, () => 'Ana', text)).toBe(named);
  });

  test('is not said of any other turn', async () => {
    const text = await wordsIn('en');
    for (const line of [lineOf('seed', []), lineOf('seed', ['c3=n', 'd3=R'])])
      expect(gameSkin.gameText.settled?.(line, () => 'Ana', text)).toBeNull();
  });
});

test('the board that stands is the one that lies, turned by a quarter', () => {
  const { seen = [] } = standing;
  expect([...seen].sort((a, b) => a - b)).toEqual([...Array(32).keys()]);
  expect(seen.slice(0, 4)).toEqual(['a1', 'a2', 'a3', 'a4'].map(sq));
  expect(seen.slice(-4)).toEqual(['h1', 'h2', 'h3', 'h4'].map(sq));
  // Neighbours stay neighbours, and the hands of a clock go round in the same sense.
  const placeOf = (name: string) => seen.indexOf(sq(name));
  expect(placeOf('b1') - placeOf('a1')).toBe(standing.columns);
  expect(placeOf('a2') - placeOf('a1')).toBe(1);
  expect(lying.columns * lying.rows).toBe(seen.length);
});

test.each([
  ['c3', 'c3'],
  ['C3', 'c3'],
])('%s is typed to turn up the piece there', (typed, words) => {
  expect(readTyped(start(), typed, 'plain')).toMatchObject({
    is: 'moves',
    moves: [{ move: { up: sq('c3') }, words }],
  });
});

test('a player cannot type which face a turn-up shows', () => {
  expect(readTyped(start(), 'c3=R', 'plain')).toEqual({ is: 'unreadable' });
});

test('a square is typed for moves that go there, or for the piece there; a move for itself or its refusal', () => {
  const position = start('8/8/3Rn3/7k 1 r - 0');
  expect(readTyped(position, 'e2', 'full')).toMatchObject({
    is: 'moves',
    moves: [{ words: 'd2xe2:n' }],
  });
  expect(readTyped(position, 'h1', 'plain')).toEqual({
    is: 'piece',
    pick: { at: 'square', square: sq('h1') },
  });
  expect(readTyped(position, 'a4', 'plain')).toEqual({ is: 'nothing-there', square: 'a4' });
  expect(readTyped(position, 'd2f2', 'plain')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'not-adjacent' },
  });
  expect(readTyped(position, 'a1a2', 'plain')).toEqual({ is: 'unreadable' });
});

test('an asked piece tells its character and whom it takes in its family', async () => {
  const text = await wordsIn('en');
  const told = (setup: string) => {
    const facts = inspectPiece(start(setup), { at: 'square', square: sq('d2') }, text);
    return facts && `${facts.here.kanji} ${facts.otherFace}`;
  };
  expect(told('8/8/3Nk3/8 1 r - 0')).toBe('傌 It takes: horse, cannon, and soldier.');
  expect(told('8/8/3Ck3/8 1 r - 0')).toBe('炮 It takes any piece, over exactly one other.');
  expect(told('8/8/3Ck3/8 1 r - 0 mainland')).toBe('炮 It takes: cannon and soldier.');
  expect(told('8/8/3xk3/8 1 r K 0')).toBeNull();
});

test('attacks are those of pieces that lie face up', () => {
  const { counts, hanging } = attackMap(start('8/8/3Rn3/3x4 1 r P 0'));
  expect(counts[0][sq('e2')]).toBe(1);
  expect(counts[0][sq('d1')]).toBe(0);
  expect(hanging).toEqual([sq('e2')]);
});
