import { describe, expect, test } from 'vitest';
import { legalMoves } from '../legal.ts';
import { sameMove } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { formatJapanese } from './japanese-move.ts';
import { parseJapanese } from './japanese-read.ts';
import { parseUsi } from './usi.ts';

const move = (usi: string, position: Position) => {
  const read = parseUsi(usi, position);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const written = (sfen: string, usi: string, previousTo?: number): string => {
  const position = start(sfen);
  return formatJapanese(move(usi, position), position, previousTo);
};

test('a move is its square and its piece', () => {
  expect(written('even', '7g7f')).toBe('７六歩');
});

test('a move to the square of the last one is 同', () => {
  expect(written('9/9/9/9/9/9/9/9/R8 b - 1', '9i5i', squareAt(5, 9))).toBe('同　飛');
});

test('promoting and declining are said where there is a choice', () => {
  expect(written('9/9/9/9/9/2B6/9/9/9 b - 1', '7f4c+')).toBe('４三角成');
  expect(written('9/9/9/9/9/2B6/9/9/9 b - 1', '7f4c')).toBe('４三角不成');
  expect(written('9/9/9/9/9/2B6/9/9/9 b - 1', '7f5d')).toBe('５四角');
  expect(written('9/9/2G6/9/9/9/9/9/9 b - 1', '7c7b')).toBe('７二金');
});

test('a drop is said to be one only where a piece of the board could be meant', () => {
  expect(written('9/9/9/9/9/9/9/9/9 b P 1', 'P*4e')).toBe('４五歩');
  expect(written('9/9/9/9/9/5P3/9/9/9 b P 1', 'P*4e')).toBe('４五歩打');
});

describe('relative marks', () => {
  test.each([
    // Two golds, side by side and one above the other.
    ['9/9/9/9/9/9/9/3G1G3/9 b - 1', '6h5g', '５七金左'],
    ['9/9/9/9/9/9/9/3G1G3/9 b - 1', '4h5h', '５八金右'],
    ['9/9/9/9/9/9/3G5/4G4/9 b - 1', '5h5g', '５七金上'],
    ['9/9/9/9/9/9/3G5/4G4/9 b - 1', '6g5g', '５七金寄'],
    ['9/9/9/9/9/4G4/9/4G4/9 b - 1', '5f5g', '５七金引'],
    // One of several straight behind.
    ['9/9/9/9/9/9/9/3GG4/9 b - 1', '5h5g', '５七金直'],
    ['9/9/9/9/9/9/9/3GG4/9 b - 1', '6h5g', '５七金左'],
    // Three and more: side and heading.
    ['9/9/9/9/9/9/3G5/3GGG3/9 b - 1', '6h5g', '５七金左上'],
    ['9/9/9/9/9/9/3G5/3GGG3/9 b - 1', '6g5g', '５七金寄'],
    ['9/9/9/9/9/9/3G5/3GGG3/9 b - 1', '4h5g', '５七金右'],
    ['9/9/9/9/9/9/3G5/3GGG3/9 b - 1', '5h5g', '５七金直'],
    ['9/9/9/9/9/3S1S3/9/3S1S3/9 b - 1', '6f5g', '５七銀左引'],
    ['9/9/9/9/9/3S1S3/9/3S1S3/9 b - 1', '4h5g', '５七銀右上'],
    // Big pieces have sides of their own, never 直.
    ['9/9/9/9/9/9/9/9/R7R b - 1', '9i5i', '５九飛左'],
    ['9/9/9/9/9/9/+R8/9/1+R7 b - 1', '8i8h', '８八龍上'],
    ['9/9/9/9/9/9/+R8/9/1+R7 b - 1', '9g8h', '８八龍引'],
    ['9/9/4+R4/9/4+R4/9/9/9/9 b - 1', '5e5d', '５四龍上'],
    ['9/9/9/9/9/9/9/2+B1+B4/9 b - 1', '5h6g', '６七馬右'],
    // Knights have only sides.
    ['9/9/9/9/9/9/9/9/3N1N3 b - 1', '6i5g', '５七桂左'],
    // Gote sees the sides the other way round.
    ['9/3g1g3/9/9/9/9/9/9/9 w - 1', '6b5c', '５三金右'],
    ['9/3gg4/9/9/9/9/9/9/9 w - 1', '5b5c', '５三金直'],
  ] as const)('%s %s is %s', (sfen, usi, expected) => {
    expect(written(sfen, usi)).toBe(expected);
  });

  test('count a piece that is pinned, too', () => {
    // The gold on 6h is pinned by the rook on 6a.
    expect(written('3r5/9/9/9/9/9/9/3G1G3/3K5 b - 1', '4h5g')).toBe('５七金右');
  });
});

describe('a move that a player types', () => {
  test.each(['７六歩', '76歩', '7六歩', '▲７六歩', ' 76歩 ', '７六歩(77)'])('%s', (text) => {
    const position = start();
    expect(parseJapanese(text, position)).toEqual({ ok: true, value: move('7g7f', position) });
  });

  test('同 needs to know where', () => {
    const position = start('9/9/9/9/9/9/9/9/R8 b - 1');
    expect(parseJapanese('同飛', position, squareAt(5, 9)).ok).toBe(true);
    expect(parseJapanese('同飛', position)).toMatchObject({ error: { code: 'no-such-piece' } });
  });

  test('a piece in hand goes down where none of the board can go', () => {
    const position = start('9/9/9/9/9/9/9/9/9 b P 1');
    expect(parseJapanese('55歩', position)).toEqual({ ok: true, value: { drop: 'pawn', to: 40 } });
    expect(parseJapanese('55歩打', position).ok).toBe(true);
  });

  test.each([
    ['76', 'bad-move'],
    ['76歩歩', 'bad-move'],
    ['hello', 'bad-move'],
    ['55歩', 'no-such-piece'],
    ['58金', 'ambiguous-move'],
  ])('%s is no move: %s', (text, code) => {
    expect(parseJapanese(text, start())).toMatchObject({ ok: false, error: { code } });
  });
});

/** The same sequence every run. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
};

test('every legal move of random games is written in one way only, and read back', () => {
  const pick = chance(5);
  for (let game = 0; game < 20; game++) {
    let position = start();
    for (let ply = 0; ply < 80; ply++) {
      const moves = legalMoves(position);
      const words = moves.map((each) => formatJapanese(each, position));
      expect(new Set(words).size).toBe(words.length);
      moves.forEach((each, i) => {
        const read = parseJapanese(words[i] ?? '', position);
        expect(read.ok && sameMove(read.value, each), words[i]).toBe(true);
      });
      const next = moves[pick(moves.length)];
      if (next === undefined) break;
      position = play(position, { move: next });
    }
  }
});
