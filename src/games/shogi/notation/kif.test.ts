import { describe, expect, test } from 'vitest';
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { longKif } from '../../../../tests/long-texts.ts';
import { movesOf, noticesOf, reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { formatKif } from './kif-write.ts';
import { formatUsi } from './usi.ts';

const movesTo = (record: GameRecord<Move>, id: number): string =>
  pathTo(record, id)
    .map((at) => nodeAt(record, at).turn)
    .flatMap((turn) => (turn ? [formatUsi(turn.move)] : []))
    .join(' ');

const moves = (text: string): string => {
  const { record } = reading(text);
  return movesTo(record, endOfGame(record));
};

const lines = (text: string): readonly string[] => {
  const { record } = reading(text);
  return record.nodes.flatMap((node) =>
    node?.children.length === 0 ? [movesTo(record, node.id)] : [],
  );
};

describe('a move', () => {
  test.each([
    '７六歩(77)',
    '76歩(77)',
    '7六歩(77)',
    '７６歩(77)',
    '７六歩（７７）',
    '７六歩 (77)',
    '▲７六歩(77)',
    '☗７六歩(77) ( 0:01/00:00:01)+',
    '７六歩不成(77)',
    '７六歩',
  ])('is read from %s', (word) => {
    expect(moves(`手合割：平手\n   1 ${word}\n   2 ３四歩(33)`)).toBe('7g7f 3c3d');
  });

  test.each([
    '同　銀(31)',
    '同銀(31)',
    '同 銀(31)',
    '仝銀(31)',
    '仝　銀(31)',
    '２二銀(31)',
    '同銀',
  ])('takes back where the last piece went: %s', (word) => {
    const text = `手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ${word}`;
    expect(moves(text)).toBe('7g7f 3c3d 8h2b+ 3a2b');
  });

  test('after a number that touches it is read when the two differ in width', () => {
    expect(moves('手合割：平手\n  1７六歩(77)\n  2▲３四歩(33)')).toBe('7g7f 3c3d');
    expect(moves('1.７六歩(77)\n2．３四歩(33)')).toBe('7g7f 3c3d');
  });

  test('may decline to promote', () => {
    expect(moves('手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角不成(88)\n4 同　銀(31)')).toBe(
      '7g7f 3c3d 8h2b 3a2b',
    );
  });

  test.each([
    ['５五龍(58)', '+R'],
    ['５五竜(58)', '+R'],
    ['５五龍王(58)', '+R'],
    ['５五成銀(58)', '+S'],
    ['５五全(58)', '+S'],
    ['５五成桂(58)', '+N'],
    ['５五圭(58)', '+N'],
    ['５五成香(58)', '+L'],
    ['５五杏(58)', '+L'],
    ['５五と(58)', '+P'],
    ['５五馬(58)', '+B'],
    ['５五玉(58)', 'K'],
    ['５五王(58)', 'K'],
  ])('names its piece in several ways: %s', (word, letter) => {
    const shown: Readonly<Record<string, string>> = {
      '+R': '龍',
      '+S': '全',
      '+N': '圭',
      '+L': '杏',
      '+P': 'と',
      '+B': '馬',
      K: '玉',
    };
    const empty = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
    const row = `| ・ ・ ・ ・ ${shown[letter] ?? ''} ・ ・ ・ ・|`;
    const rows = Array.from({ length: 9 }, (_, i) => (i === 7 ? row : empty));
    const text = `${rows.join('\n')}\n1 ${word}`;
    expect(moves(text)).toBe('5h5e');
    expect(noticesOf(text)).not.toContain('wrong-piece 10:3');
  });

  test('called by the name of its other face is made, and pointed out', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二馬(88)';
    expect(moves(text)).toBe('7g7f 3c3d 8h2b+');
    expect(noticesOf(text)).toEqual(['wrong-piece 4:3']);
  });

  test('stops its line, not the file, if its piece is not there', () => {
    const text =
      '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５五銀(99)\n4 ８四歩(83)\n*lost\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n変化：3手\n3 １六歩(17)';
    expect([...lines(text)].sort()).toEqual(['7g7f 3c3d', '7g7f 8c8d 1g1f', '7g7f 8c8d 2g2f']);
    expect(noticesOf(text)).toEqual(['impossible-move 4:3']);
  });

  test('is not taken for the end of the game if it cannot be read', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四亀(33)';
    expect(noticesOf(text)).toEqual(['unreadable-move 3:3']);
    expect(reading(text).record.ending).toBeNull();
  });

  test('is kept and marked if it breaks a rule', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二玉(59)\n4 反則勝ち';
    const { record } = reading(text);
    expect(nodeAt(record, 3)).toMatchObject({ illegal: true });
    expect(record.ending).toMatchObject({ winner: 1, by: 'foul' });
    expect(noticesOf(text)).toEqual(['illegal-move 4:3']);
  });
});

describe('time', () => {
  test.each([
    ['( 0:16/00:00:16)', 16_000],
    ['(00:16 / 00:00:16)', 16_000],
    ['(0:4/0:0:4)', 4000],
    ['( 0:19/ 0:00:19)', 19_000],
    ['( 1:02:03/01:02:03)', 3_723_000],
    ['(75:30/01:15:30)', 4_530_000],
    ['( 0:7/)', 7000],
    ['（０：１６／００：００：１６）', 16_000],
    ['(0:16)', 16_000],
    ['( 0:16/00:00:16)+', 16_000],
    ['+ ( 0:16/00:00:16)', 16_000],
    ['0:16', 16_000],
    ['0:16/00:00:16', 16_000],
    ['0：１６ / 00:00:16 +', 16_000],
    ['( /00:00:16)', null],
    ['', null],
  ])('is read from %s', (written, spentMs) => {
    const text = `手合割：平手\n   1 ７六歩(77)   ${written}`;
    expect(nodeAt(reading(text).record, 1).spentMs).toBe(spentMs);
    expect(noticesOf(text)).toEqual([]);
  });

  test('is pointed out if it makes no sense, and the move is kept', () => {
    expect(noticesOf('手合割：平手\n1 ７六歩(77) (soon)')).toEqual(['bad-time 2:10']);
  });
});

describe('after a move', () => {
  test.each([
    '1 ７六歩(77) 2 ３四歩(33) 3 ２六歩(27)',
    '1 ７六歩(77) ( 0:01/00:00:01) 2 ３四歩(33)+ 3 ２六歩(27) 0:01',
    '1 ▲７六歩 2 △３四歩\n3 ▲２六歩',
    '1 ▲７六歩 △３四歩\n3 ▲２六歩 4 投了',
  ])('others may stand in its row: %j', (text) => {
    expect(moves(text)).toBe('7g7f 3c3d 2g2f');
    expect(noticesOf(text)).toEqual([]);
  });

  test('a remark is passed over', () => {
    expect(noticesOf('1 ７六歩(77) #good')).toEqual([]);
  });

  test.each([
    ['1 ７六歩(77) good', 'rest-ignored 1:11'],
    ['1 ７六歩(77) ( 0:01/00:00:01) 45', 'rest-ignored 1:28'],
    ['1 ７六歩(77) 2 ３四亀(33)', 'unreadable-move 1:13'],
    ['1 投了 3 days', 'rest-ignored 1:6'],
  ])('text that cannot be read is pointed out: %s', (text, ...told) => {
    expect(noticesOf(text)).toEqual(told);
  });
});

test.each(['\n', '\r\n', '\r'])('lines may end in %j', (end) => {
  expect(moves(['手合割：平手', '1 ７六歩(77)', '*c', '2 ３四歩(33)'].join(end))).toBe('7g7f 3c3d');
});

describe('variations', () => {
  test('leave the nearest earlier line that still reaches their ply', () => {
    const text = [
      '手合割：平手',
      '1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)',
      '変化：2手\n2 ８四歩(83)\n3 ２六歩(27)',
      '変化：3手\n3 ６八銀(79)',
      '変化：5手\n5 ７八金(69)',
    ].join('\n');
    expect([...lines(text)].sort()).toEqual([
      '7g7f 3c3d 2g2f 8c8d 2f2e',
      '7g7f 3c3d 2g2f 8c8d 6i7h',
      '7g7f 8c8d 2g2f',
      '7g7f 8c8d 7i6h',
    ]);
  });

  test('go on from the older line they went back to', () => {
    const text = [
      '手合割：平手',
      '1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)',
      '変化：2手\n2 ８四歩(83)',
      '変化：5手\n5 ７八金(69)',
      '変化：3手\n3 ６六歩(67)',
    ].join('\n');
    expect(lines(text)).toContain('7g7f 3c3d 6g6f');
  });

  test('go along with a move that they repeat', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n変化：1手\n1 ７六歩(77)\n2 ８四歩(83)';
    expect(lines(text)).toEqual(['7g7f 3c3d', '7g7f 8c8d']);
  });

  test('may start where the game ended', () => {
    const text =
      '手合割：平手\n1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n変化：2手\n2 ３四歩(33)\n3 投了';
    const { record } = reading(text);
    expect(endOfGame(record)).toBe(1);
    expect(record.ending).toMatchObject({ winner: 0 });
    expect(nodeAt(record, 2).ending).toMatchObject({ winner: 1 });
    expect(reading(formatKif(record)).record).toEqual(record);
  });

  test('may be nothing but an ending', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 投了';
    const { record } = reading(text);
    expect(nodeAt(record, 1).ending).toMatchObject({ winner: 0, by: 'resignation' });
    expect(record.ending).toBeNull();
    expect(reading(formatKif(record)).record).toEqual(record);
  });

  test('leave the main line whole if they end on it as the game does, and are pointed out', () => {
    const text =
      '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n変化：2手\n2 投了\n';
    expect(moves(text)).toBe('7g7f 3c3d 2g2f');
    expect(noticesOf(text)).toEqual(['side-ending 8:1']);
  });

  test('are left out if their line was not read up to there', () => {
    const text =
      '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n変化：2手\n2 ５五金(11)\n3 ２六歩(27)\n変化：3手\n3 １六歩(17)';
    expect(lines(text)).toEqual(['7g7f 3c3d 2g2f']);
    expect(noticesOf(text)).toEqual(['impossible-move 6:3', 'bad-variation 8:1']);
  });

  test('count from the number of the first move', () => {
    const text = '手合割：平手\n81 ７六歩(77)\n82 ３四歩(33)\n変化：82手\n82 ８四歩(83)';
    expect(lines(text)).toEqual(['7g7f 3c3d', '7g7f 8c8d']);
  });
});

test('comments after the last move belong to it', () => {
  const { record } = reading('手合割：平手\n1 ７六歩(77)\n*a\n2 投了\n*b\n**c');
  expect(nodeAt(record, 1).comment).toBe('a\nb\n*c');
});

test('a file of ten thousand moves, comments and variations is read in one go', () => {
  const { record, notices: found } = reading(longKif(10_000));
  expect(found).toEqual([]);
  expect(record.nodes).toHaveLength(12_001);
});

test('个, 今 and 仝 are promoted pieces in moves, and 仝 before a piece is the square of the move before', () => {
  const moves =
    '２六歩(27) ９四歩(93) ２五歩(26) ９五歩(94) ２四歩(25) ９六歩(95) ２三歩成(24) ９七歩成(96) ２二个(23) 仝　銀(31)';
  const text = moves
    .split(' ')
    .map((move, i) => `${i + 1} ${move}`)
    .join('\n');
  expect(movesOf(`手合割：平手\n${text}\n`)).toBe(
    '2g2f 9c9d 2f2e 9d9e 2e2d 9e9f 2d2c+ 9f9g+ 2c2b 3a2b',
  );
  const drawn = '後手の持駒：なし\n| ・ ・ ・ ・v玉 ・ ・ 仝 今|一\n';
  expect(movesOf(`${drawn}1 ２二仝(21)\n`)).toBe('2a2b');
  expect(movesOf(`${drawn}1 １二今(11)\n`)).toBe('1a1b');
});
