/** PSN, PSN2 and PGN of shogi, with games made up for these tests. */
import { describe, expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { movesOf, noticesOf, reading } from '../../../../tests/read-one.ts';
import { readKifu } from './kifu.ts';
import { formatUsi } from './usi.ts';

const formatOf = (text: string): string => {
  const read = readKifu(text);
  return read.ok ? read.value.format : read.error.code;
};

const names = '[Sente "Ann"]\n[Gote "Ben"]\n';
const pychess = '[Variant "shogi"]\n[White "Ann"]\n[Black "Ben"]\n';
const opening = '7g7f 3c3d 8h2b+ 3a2b B*5e B*4d';

describe('PSN', () => {
  test.each([
    ['one number a move', '1.P7g-7f\n2.P3c-3d\n3.B8hx2b+\n4.S3ax2b\n5.B*5e\n6.B*4d\n'],
    ['one number a pair', '1. P7g-7f P3c-3d 2. B8hx2b+ S3ax2b 3. B*5e B*4d'],
    ['no numbers, and drops with an apostrophe', "P7g-7f P3c-3d B8hx2b+ S3ax2b B'5e B'4d"],
    ['no origins, after Hodges', '1. P-7f P-3d 2. Bx2b+ Sx2b 3. B*5e B*4d'],
    ['squares in figures', '1. P-76 P-34 2. Bx22+ Sx22 3. B*55 B*44'],
    ['no signs for the way', '1. P7f P3d 2. B2b+ S2b 3. B@5e B@4d'],
    ['moves of USI, as PSN2 has them', '1.7g7f\n2.3c3d\n3.8h2b+\n4.3a2b\n5.B*5e\n6.B*4d\n'],
  ])('is read with %s', (_, moves) => {
    expect(movesOf(`${names}\n${moves}`)).toBe(opening);
    expect(formatOf(`${names}\n${moves}`)).toBe('psn');
  });

  test('is known by its moves where no header stands above them', () => {
    expect(movesOf('1.P7g-7f 2.P3c-3d')).toBe('7g7f 3c3d');
    expect(formatOf('P-7f P-3d P-2f')).toBe('psn');
  });

  test('tells names, day, place and the other headers', () => {
    const { record } = reading(
      `${names}[Event "Club"]\n[Date "2026.11.26"]\n[Venue "Hall"]\n[Round "3"]\n[Source "?"]\n\nP-7f`,
    );
    expect(record.players).toEqual(['Ann', 'Ben']);
    expect(record.headers).toEqual([
      ['先手', 'Ann'],
      ['後手', 'Ben'],
      ['棋戦', 'Club'],
      ['開始日時', '2026.11.26'],
      ['場所', 'Hall'],
      ['Round', '3'],
    ]);
  });

  test('has Black for sente, who begins', () => {
    const text = '[Black "Ann"]\n[White "Ben"]\n[SFEN "startpos"]\n1.P7g-7f\n';
    expect(reading(text.replace(/\[SFEN.*\n/, '')).record.players).toEqual(['Ann', 'Ben']);
  });

  test('gives each move the time behind it', () => {
    const { record } = reading(
      `${names}\n1.P7g-7f          (00:03 / 00:00:03)\n2.P3c-3d (1:02/00:01:02)\n3.Resigns (0:05 / 00:00:08)`,
    );
    expect(record.nodes.map((node) => node?.spentMs)).toEqual([null, 3000, 62_000]);
    expect(record.ending).toEqual({ winner: 1, by: 'resignation', spentMs: 5000 });
  });

  test('keeps comments and variations where they stand', () => {
    const text = `${names}\n{Before} 1. P7g-7f {a quiet\nstart} P3c-3d (P8c-8d {static} P2g-2f (G6i-7h) ) 2. P2g-2f ; to the end`;
    const { record, notices } = reading(text);
    expect(notices.map(({ code }) => code)).toEqual([]);
    const said = record.nodes.flatMap((node) =>
      node === undefined || node.comment === ''
        ? []
        : [`${node.turn === null ? 'start' : formatUsi(node.turn.move)}: ${node.comment}`],
    );
    expect(said).toEqual([
      'start: Before',
      '7g7f: a quiet\nstart',
      '8c8d: static',
      '2g2f: to the end',
    ]);
    expect(nodeAt(record, 1).children).toHaveLength(2);
  });

  test.each([
    ['Resigns', { winner: 1, by: 'resignation' }],
    ['Timeup', { winner: 1, by: 'timeout' }],
    ['Sennichite', { winner: null, by: 'sennichite' }],
    ['RepetitionWin', { winner: 0, by: 'perpetual-check' }],
    ['Jishogi', { winner: null, by: 'impasse' }],
    ['DeclarationWin', { winner: 0, by: 'declaration' }],
    ['MaxMovesDraw', { winner: null, by: 'move-limit' }],
    ['Interrupt', { winner: null, by: 'interrupted' }],
    ['1-0', { winner: 0, by: 'resignation' }],
    ['0-1', { winner: 1, by: 'resignation' }],
    ['1/2-1/2', { winner: null, by: 'agreement' }],
    ['*', null],
  ])('ends with %s as it says', (word, ending) => {
    expect(reading(`${names}\n1.P7g-7f 2.P3c-3d 3.${word}`).record.ending).toEqual(ending);
  });

  test('tells by the result in its head who won a repetition', () => {
    const text = `${names}[Result "1-0"]\n\nP7g-7f Sennichite`;
    expect(reading(text).record.ending).toEqual({ winner: 0, by: 'perpetual-check' });
  });

  test('reads several games, one after the other', () => {
    const read = readKifu(`${names}\nP7g-7f 1-0\n\n${names}\nP2g-2f 0-1\n`);
    expect(read.ok && read.value.games.map(({ firstLine }) => firstLine)).toEqual([1, 6]);
  });

  test('starts where its SFEN says', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const { record } = reading(`${names}[SFEN "${sfen}"]\n1.G*5b 1-0\n`);
    expect(record.setup).toBe(sfen);
    expect(record.ending).toEqual({ winner: 0, by: 'checkmate' });
  });

  test.each([
    ['P5g-5c', ['illegal-move 4:1']],
    ['P7g-7f P3c-3x', ['unreadable-move 4:1']],
    ['G-5h', ['ambiguous-move 4:1']],
    ['R5e-5d', ['impossible-move 4:1']],
  ])('tells of %s', (word, told) => {
    expect(noticesOf(`${names}\n${word}\n`)).toEqual(told);
  });

  test('tells of a handicap whose start it does not know', () => {
    expect(noticesOf(`${names}[Handicap "Lance"]\n\nP3c-3d`)).toContain('unknown-handicap 1:1');
    expect(noticesOf(`${names}[Handicap "None"]\n\nP7g-7f`)).toEqual([]);
  });

  test('reads whatever was cut off', () => {
    const text = `${names}[Date "2026.11.26"]\n\n{Hello} 1.P7g-7f (0:03/0:00:03) 2.P3c-3d (2.P8c-8d {so} Resigns) 3.B8hx2b+ $1 4.S3ax2b! 5.B*5e 1-0\n`;
    for (let length = 20; length <= text.length; length++) {
      const read = readKifu(text.slice(0, length));
      expect(read.ok || read.error.code, text.slice(0, length)).toBe(
        length > names.indexOf(']') ? true : 'no-kifu',
      );
    }
  });
});

describe('PGN of PyChess', () => {
  test.each([
    ['squares of shogi', '1. P7f P3d 2. Bx2b+ Sx2b 3. B@5e B@4d'],
    ['squares of chess, as SAN has them', '1. c4 g6 2. Bxh8+ Sxh8 3. B@e5 B@f6'],
    ['figures, after Hodges', '1. P-76 P-34 2. Bx22+ Sx22 3. B*55 B*44'],
  ])('is read with %s', (_, moves) => {
    const text = `${pychess}[Result "*"]\n\n${moves} *\n`;
    expect(movesOf(text)).toBe(opening);
    expect(formatOf(text)).toBe('pgn');
    expect(reading(text).record.players).toEqual(['Ann', 'Ben']);
  });

  test('tells apart a promotion and a check, which have the same sign in SAN', () => {
    const from = (board: string, move: string) =>
      movesOf(`${pychess}[FEN "${board}[-] w 0 1"]\n\n1. ${move}\n`);
    const rook = '4k4/9/9/9/9/9/9/R8/4K4';
    expect(from(rook, 'Ra7')).toBe('9h9c');
    expect(from(rook, 'Ra7+')).toBe('9h9c+');
    expect(from(rook, 'Ra9+')).toBe('9h9a');
    expect(from(rook, 'Ra9++')).toBe('9h9a+');
    expect(from('4k4/9/9/9/9/9/9/+R8/4K4', '+Ra9+')).toBe('9h9a');
  });

  test.each([
    ['a file', 'Ge2 Gde2', '4i5h'],
    ['a square', 'G4i5h', '4i5h'],
  ])('takes the piece that %s names', (_, word, usi) => {
    expect(movesOf(`${pychess}\n1. ${word.replace('Ge2 Gde2', 'Gfe2')}`)).toBe(usi);
  });

  test('starts where a FEN with hands in brackets says', () => {
    const { record } = reading(`${pychess}[FEN "4k4/9/9/9/9/9/9/9/4K4[PPb] b 0 9"]\n\n1... B@e5\n`);
    expect(record.setup).toBe('4k4/9/9/9/9/9/9/9/4K4 w 2Pb 1');
    expect(record.nodes).toHaveLength(2);
  });
});

test.each([
  ['of chess', '[Event "x"]\n[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 Nc6'],
  ['of standard chess', '[Variant "Standard"]\n\n1. e4 e5 2. Nf3 Nc6'],
  ['of crazyhouse', '[Variant "Crazyhouse"]\n\n1. e4 e5 2. Nf3 Nc6 3. N@f3'],
  ['of minishogi', '[Variant "minishogi"]\n\n1. P-5c P-1c'],
  ['of xiangqi', '[Variant "Xiangqi"]\n\n1. Che3 Nhg8'],
])('a PGN %s is no shogi', (_, text) => {
  expect(formatOf(text)).toBe('no-kifu');
});

test('a comment in a variation without a move is not taken for one of the next move', () => {
  const read = readKifu('[Sente "A"]\n\n1. P-7f ({x}) P-3d');
  const [game] = read.ok ? read.value.games : [];
  expect(game?.notices.map(({ code }) => code)).toContain('rest-ignored');
  expect(JSON.stringify(game?.record)).not.toContain('"x"');
});
