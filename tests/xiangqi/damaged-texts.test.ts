import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import type { FileReading, Limits } from '#games/pack.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { bytesIn } from '../kifu/text-bytes.ts';
import { holds } from '../law.ts';
import { chessGames, sameRounds } from './long-texts.ts';

const plenty: Limits = { lines: 1e6, games: 1e6, plies: 1e6, 'game-moves': 1e6, moves: 1e6 };

/** Games invented for these tests, one for each program and its habits. */
const texts = {
  PyChess: `[Site "https://www.pychess.org/abcd1234"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]
[Variant "Xiangqi"]

1. Chh5 { [%clk 0:05:00] } 1... Ade9 2. Cg5 Pg6 (2... Nhg8) 3. Cxg10# 1-0
`,
  WinBoard: `[White "Ann 1.0"]
[Variant "xiangqi"]

1. Chh4 {+0.38/19} Ade8 {-0.20/11 22} 2.
Cg4 {+0.30/18
41} g5 3. Cxg9# 1-0
`,
  'an engine':
    'position startpos moves h3h5 d10e9 h5g5 g7g6 g5g10\nposition fen 3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1 moves a2d2\n',
  XieXie: `FORMAT  \tWXF
GAME    \tAn endgame
RED     \tAnn;Wien;;
BLACK   \t;;;
FEN  \t\t3k5/9/9/9/9/9/9/9/R8/5K3 w

START{
1. R9=6 {check} K4=5 (1... K4+1)
2. R6+1
}END
`,
  PlayOK: `FORMAT  WXF
RED     ann ; 1200 ;;
RESULT  1-0
START{
 1. C2+2 a4+5   2. C2.3 p3+1 }END
`,
  XQStudio: `----------------------
１．炮二平五　马８进７　２．马二进三　卒７进１
----------------------
棋谱由电脑生成
`,
  QQ: '0 2 0 0 0 2 7 2 4 0 0 0 1 1 0 9 7 7 6 0 0 0',
} as const;

const read = (text: string) => xiangqiFormats.read(text, plenty, () => {});

/** Expects of every reading that its lines follow one another, and that the record can be written. */
const expectSound = (text: string): void => {
  const answer = read(text);
  if (!answer.ok) return;
  const file: FileReading = answer.value;
  expect(file.games.length).toBeGreaterThan(0);
  let line = 1;
  for (const { firstLine, lineKinds, record, notices } of file.games) {
    expect(firstLine).toBe(line);
    line += lineKinds.length;
    for (const notice of notices) expect(notice.line).toBeLessThan(line);
    for (const { id } of xiangqiFormats.formats)
      expect(xiangqiFormats.write(record, id, 'utf-8')).not.toBe('');
  }
};

const signs = [
  '\n',
  '{',
  '}',
  '(',
  ')',
  'START{',
  '}END',
  '[',
  '"',
  '1-0',
  '*',
  '10',
  'x',
  '马',
  'FORMAT WXF\n',
  '[Variant "Shogi"]\n',
  ';',
];

describe.each(Object.entries(texts))('a file of %s', (_, text) => {
  test('is read completely', () => {
    const answer = read(text);
    expect(answer.ok && answer.value.games[0]?.record.nodes.length).toBeGreaterThan(2);
    expectSound(text);
  });

  test('is read as far as it goes, wherever it is cut off', () => {
    for (let length = 0; length <= text.length; length++) expectSound(text.slice(0, length));
  });

  test('is read with a stray piece of text in it, or with one byte changed', () => {
    holds(
      fc.property(fc.nat(text.length), fc.nat(8), fc.constantFrom(...signs), (at, cut, sign) =>
        expectSound(`${text.slice(0, at)}${sign}${text.slice(at + cut)}`),
      ),
      { numRuns: 100 },
    );
    const bytes = bytesIn(text, 'gb18030');
    holds(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) =>
        expectSound(decode(bytes.with(at, byte)).text),
      ),
      { numRuns: 100 },
    );
  });
});

test.each(Object.entries(sameRounds))(
  '%s: two thousand rounds are read to the last move',
  (_, of) => {
    const answer = read(of(2_000));
    expect(answer.ok && answer.value.games.map(({ record }) => record.nodes.length)).toEqual([
      8_001,
    ]);
  },
);

test('two thousand games of chess before a game of xiangqi are passed over', () => {
  const answer = read(chessGames(2_000));
  expect(answer.ok && answer.value.games.map(({ record }) => record.nodes.length)).toEqual([2]);
});
