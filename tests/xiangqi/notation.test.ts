import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { formatChinese, parseChinese } from '#games/xiangqi/notation/chinese.ts';
import { formatMove, notationOf, parseTyped } from '#games/xiangqi/notation/typed-move.ts';
import { formatWxf, parseWxf } from '#games/xiangqi/notation/wxf.ts';
import { start } from '#games/xiangqi/starts.ts';
import { holds } from '../law.ts';
import { played } from './random-play.ts';
import { lineOf, moveNamed } from './table.ts';

const even = start();
const afterCannon = lineOf('even', 'h2e2').position;

/** Moves from the start, and Black's answers to the central cannon. */
const opening: readonly (readonly [string, string, string])[] = [
  ['h2e2', 'C2=5', '炮二平五'],
  ['b0c2', 'H8+7', '马八进七'],
  ['g3g4', 'P3+1', '兵三进一'],
  ['h0g2', 'H2+3', '马二进三'],
  ['b2b6', 'C8+4', '炮八进四'],
  ['h2h9', 'C2+7', '炮二进七'],
  ['c0e2', 'E7+5', '相七进五'],
  ['d0e1', 'A6+5', '仕六进五'],
  ['a0a1', 'R9+1', '车九进一'],
  ['e0e1', 'K5+1', '帅五进一'],
];
const answers: readonly (readonly [string, string, string])[] = [
  ['h9g7', 'H8+7', '马８进７'],
  ['b9c7', 'H2+3', '马２进３'],
  ['h7e7', 'C8=5', '炮８平５'],
  ['g6g5', 'P7+1', '卒７进１'],
  ['c9e7', 'E3+5', '象３进５'],
  ['d9e8', 'A4+5', '士４进５'],
  ['b7b3', 'C2+4', '炮２进４'],
  ['e9e8', 'K5+1', '将５进１'],
];

describe.each([
  ['at the start', even, opening],
  ['after the central cannon', afterCannon, answers],
])('%s', (_, position, rows) => {
  test.each(rows)('%s is %s and %s', (text, wxf, chinese) => {
    const move = moveNamed(text);
    expect(formatWxf(position, move)).toBe(wxf);
    expect(formatChinese(position, move)).toBe(chinese);
    expect(parseWxf(wxf, position)).toEqual({ ok: true, value: move });
    expect(parseChinese(chinese, position)).toEqual({ ok: true, value: move });
  });
});

/** Equal pieces on one file: the position, the move, its WXF and its Chinese text. */
const tandems: readonly (readonly [string, string, string, string])[] = [
  ['3k5/9/9/9/9/9/9/1C7/1C7/4K4 w', 'b2b5', 'C++3', '前炮进三'],
  ['3k5/9/9/9/9/9/9/1C7/1C7/4K4 w', 'b1d1', 'C-=6', '后炮平六'],
  ['3k5/9/9/9/9/9/9/1C7/1C7/4K4 w', 'b2a2', 'C+=9', '前炮平九'],
  ['3k5/9/9/9/9/4R4/9/9/4R4/5K3 w', 'e4e6', 'R++2', '前车进二'],
  ['3k5/9/9/9/9/4R4/9/9/4R4/5K3 w', 'e1d1', 'R-=6', '后车平六'],
  ['4k4/9/9/9/9/9/9/3A5/9/3AK4 w', 'd2e1', 'A6-5', '仕六退五'],
  ['4k4/9/9/9/9/9/9/3A5/9/3AK4 w', 'd0e1', 'A6+5', '仕六进五'],
  ['3k5/9/9/2P6/2P6/9/9/9/9/4K4 w', 'c6d6', 'P+=6', '前兵平六'],
  ['3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w', 'c6d6', 'P.=6', '中兵平六'],
  ['3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w', 'c5d5', 'P-=6', '后兵平六'],
  ['3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w', 'c7d7', '27=6', '二兵平六'],
  ['3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w', 'c8d8', '17=6', '前兵平六'],
  ['3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w', 'c5b5', '47=8', '后兵平八'],
  ['3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w', 'c6b6', '17=8', '前七平八'],
  ['3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w', 'g5f5', '23=4', '后三平四'],
  ['3k5/9/P8/2P3P2/2P3P2/9/9/9/9/4K4 w', 'a7b7', 'P9=8', '兵九平八'],
  ['4k4/9/9/9/9/2p3p2/2p3p2/9/9/3K5 b', 'g3h3', '17=8', '前７平８'],
  ['4k4/9/9/9/9/2p3p2/2p3p2/2p6/9/3K5 b', 'c3d3', '23=4', '中３平４'],
  ['4k4/9/9/9/2p6/2p6/2p6/2p6/9/3K5 b', 'c3d3', '23=4', '二卒平４'],
  ['4k4/9/1n7/9/1n7/9/9/9/9/3K5 b', 'b7c5', 'H-+3', '后马进３'],
];

test.each(tandems)('in %s %s is %s and %s', (fen, text, wxf, chinese) => {
  const position = start(fen);
  const move = moveNamed(text);
  expect(formatWxf(position, move)).toBe(wxf);
  expect(formatChinese(position, move)).toBe(chinese);
  expect(parseTyped(wxf, position)).toEqual({ ok: true, value: move });
  expect(parseTyped(chinese, position)).toEqual({ ok: true, value: move });
});

test.each([
  ['traditional characters', '砲二平五', 'h2e2'],
  ['another cannon', '包二平五', 'h2e2'],
  ['a traditional horse and way', '馬八進七', 'b0c2'],
  ['narrow digits', '炮2平5', 'h2e2'],
  ['a full stop for aside', 'C2.5', 'h2e2'],
  ['small letters', 'c2=5', 'h2e2'],
  ['the letters of position texts', 'N8+7', 'b0c2'],
  ['wide letters', 'Ｃ2＝5', 'h2e2'],
  ['coordinates', 'h2e2', 'h2e2'],
  ['coordinates of files', ' H2-E2 ', 'h2e2'],
])('a move typed with %s is understood', (_, typed, text) => {
  expect(parseTyped(typed, even)).toEqual({ ok: true, value: moveNamed(text) });
});

test('a mandarin may have the sign of a tandem, and a cannon may omit it where only one of two can make the move', () => {
  const mandarins = start('4k4/9/9/9/9/9/9/3A5/9/3AK4 w');
  expect(parseTyped('A+-5', mandarins)).toEqual({ ok: true, value: moveNamed('d2e1') });
  expect(parseTyped('后仕进五', mandarins)).toEqual({ ok: true, value: moveNamed('d0e1') });
  const cannons = start('3k5/9/9/9/9/9/9/1C7/1C7/4K4 w');
  expect(parseTyped('C8-1', cannons)).toEqual({ ok: true, value: moveNamed('b1b0') });
  expect(parseTyped('+C=9', cannons)).toEqual({ ok: true, value: moveNamed('b2a2') });
});

test.each([
  ['hello', 'bad-move'],
  ['', 'bad-move'],
  ['H2-H2', 'bad-move'],
  ['C1=5', 'no-such-piece'],
  ['R9+9', 'no-such-piece'],
  ['e4e5', 'no-such-piece'],
  ['前炮平五', 'no-such-piece'],
])('%s is refused at the start as %s', (text, code) => {
  expect(parseTyped(text, even)).toMatchObject({ ok: false, error: { code } });
});

test('a move that two cannons on a file could both make is not guessed', () => {
  const position = start('3k5/9/9/9/9/9/9/1C7/1C7/4K4 w');
  expect(parseTyped('C8=9', position)).toMatchObject({
    ok: false,
    error: { code: 'ambiguous-move' },
  });
});

test('the move of a pinned horse is understood if no other piece can make it: only the rules refuse it', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4N4/4K4 w');
  expect(parseTyped('H5+3', position)).toEqual({ ok: true, value: moveNamed('e1g2') });
});

test.each(['wxf', 'chinese', 'iccs'] as const)(
  'every legal move has a text of its own in %s, which is read back as the same move',
  (notation) => {
    holds(
      fc.property(played, (position) => {
        const moves = legalMoves(position);
        const words = moves.map((move) => formatMove(position, move, notation));
        expect(new Set(words).size).toBe(moves.length);
        for (const [i, word] of words.entries()) {
          expect(notationOf(word)).toBe(notation);
          expect(parseTyped(word, position)).toEqual({ ok: true, value: moves[i] });
        }
      }),
      { numRuns: 25 },
    );
  },
);
