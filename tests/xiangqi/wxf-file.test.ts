import { describe, expect, test } from 'vitest';
import { evenStart } from '#games/xiangqi/notation/fen.ts';
import { nodeAt } from '#record/record.ts';
import { fileOf, gameOf, linesIn, movesOf, noticesOf } from './files.ts';

/** A file as XieXie saves a game that begins from a position. */
const xiexie = `FORMAT  \tWXF
GAME    \tAn endgame
RED     \tAnn;Wien;;
BLACK   \t;;;
DATE    \t2026-11-02
FEN  \t\t3k5/9/9/9/9/9/9/9/R8/5K3 w

START{
1. R9=6 K4=5
2. R6+1
}END
`;

/** A file as PlayOK exports a game: ratings behind the names, small letters for Black, dots for equals signs. */
const playok = `FORMAT  WXF
RED     ann ; 1200 ;;
BLACK   ben ; 1240 ;;
RESULT  1-0
DATE    2026-11-02 10:02:02
EVENT   PlayOK Game ; 10m+0s
START{
 1. C2+2 a4+5   2. C2.3 p3+1
 3. C3.2 p7+1 }END
`;

describe('a file of the format of the world federation', () => {
  test('begins from its position, and names its players', () => {
    const { record, lineKinds } = gameOf(xiexie);
    expect(fileOf(xiexie).format).toBe('wxf');
    expect(record.setup).toBe('3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1');
    expect(movesOf(record)).toBe('a1d1 d9e9 d1d2');
    expect(record.players).toEqual(['Ann', '']);
    expect(record.headers).toEqual([
      ['Title', 'An endgame'],
      ['Red', 'Ann'],
      ['RedTeam', 'Wien'],
      ['Date', '2026-11-02'],
    ]);
    expect(noticesOf(xiexie)).toEqual([]);
    expect(lineKinds).toEqual([
      ...['layout', 'header', 'header', 'header', 'header', 'position', 'blank', 'layout'],
      ...['move', 'move', 'layout', 'blank'],
    ]);
  });

  test('from PlayOK is read to the end of its last line, with ratings and result', () => {
    const { record } = gameOf(playok);
    expect(record.setup).toBe(evenStart);
    expect(movesOf(record)).toBe('h2h4 d9e8 h4g4 c6c5 g4h4 g6g5');
    expect(record.players).toEqual(['ann', 'ben']);
    expect(record.headers).toContainEqual(['RedElo', '1200']);
    expect(record.headers).toContainEqual(['Event', 'PlayOK Game ; 10m+0s']);
    expect(record.ending).toEqual({ winner: 0, by: 'unknown' });
    expect(noticesOf(playok)).toEqual([]);
  });

  test('may hold nothing but a position, with the letters of XieXie and Black to move', () => {
    const text = `FORMAT          WXF
GAME    
RED             ;;;
BLACK           ;;;
DATE            2-11-2026
FEN             rheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR b

START{
}END
`;
    const { record } = gameOf(text);
    expect(record.setup).toBe(
      'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1',
    );
    expect(record.nodes).toHaveLength(1);
    expect(noticesOf(text)).toEqual([]);
  });

  test('keeps comments on their moves, variations, and remarks of other blocks', () => {
    const text = `FORMAT WXF
RED A;;;
REMARK{
 A short game.
 Played twice.
}END
START{
1. C2=5 {the usual
one} H8+7 (1... H2+3 2. H2+3) ; or so
2. H2+3}END
`;
    const { record } = gameOf(text);
    expect(nodeAt(record, 0).comment).toBe('A short game.\nPlayed twice.');
    expect(nodeAt(record, 1).comment).toBe('the usual\none');
    expect(linesIn(record)).toEqual(['h2e2 h9g7 h0g2', 'h2e2 b9c7 h0g2']);
    expect(noticesOf(text)).toEqual([]);
  });

  test('may hold several games', () => {
    const { games } = fileOf(`${xiexie}\n${playok}`);
    expect(games.map(({ record }) => record.players[0])).toEqual(['Ann', 'ann']);
    expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
      [1, 12],
      [13, 10],
    ]);
  });

  test.each([
    ['a position that is none', 'FORMAT WXF\nFEN 9/9 b\nSTART{\n1. C2=5\n}END', 'bad-position 2'],
    ['a move that cannot be', 'FORMAT WXF\nSTART{\n1. C2=5 H8+6\n}END', 'impossible-move 3'],
    ['another line', 'FORMAT WXF\nhello, world\nSTART{\n}END', 'unknown-line 2'],
    ['a comment that nobody closes', 'FORMAT WXF\nSTART{\nC2=5 {so', 'open-comment 3'],
  ])('with %s says so', (_, text, notice) => {
    expect(noticesOf(text)).toEqual([notice]);
  });

  test('is read without its end, its block or its first line', () => {
    expect(movesOf(gameOf('FORMAT WXF\nRED A\nSTART{\nC2=5 H8+7').record)).toBe('h2e2 h9g7');
    expect(gameOf('FORMAT WXF\nRED A').record.players).toEqual(['A', '']);
    expect(gameOf('RED A\nSTART{ C2=5 }END').record.players).toEqual(['A', '']);
    expect(movesOf(gameOf('RED A\nSTART{ C2=5 }END').record)).toBe('h2e2');
    expect(() => gameOf('void run()\nSTART {\nwhile\n}')).toThrow('no-kifu');
  });
});
