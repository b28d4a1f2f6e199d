import { describe, expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { movesOf, noticesOf, reading, readOne } from '../../../../tests/read-one.ts';
import { formatKi2 } from './ki2-write.ts';
import { readKifu } from './kifu.ts';

test.each([
  '▲７六歩 △３四歩 ▲２二角成 △同銀',
  '▲７六歩    △３四歩    ▲２二角成  △同　銀',
  '▲７六歩△３四歩▲２二角成△同　銀',
  '☗７六歩 ☖３四歩 ☗２二角成 ☖同 銀',
  '▼７六歩 ▽３四歩 ▼２二角成 ▽同銀',
  '▲76歩 △34歩 ▲22角成 △同銀',
  '先手：A\n後手：B\n\n▲７六歩\n△３四歩\n\n▲２二角成 △同　銀',
  '#KI2 version=2.0 encoding=UTF-8\n手合割：平手\n７六歩 ３四歩 ２二角成 同銀',
])('the moves in %j are read', (text) => {
  expect(readKifu(text)).toMatchObject({ ok: true, value: { format: 'ki2' } });
  expect(movesOf(text)).toBe('7g7f 3c3d 8h2b+ 3a2b');
});

// Each: a position, the move, and how it is written.
test.each([
  ['9/9/9/9/9/9/9/3G1G3/9 b - 1', '6h5g', '▲５七金左'],
  ['9/9/9/9/9/9/9/3G1G3/9 b - 1', '4h5g', '▲５七金右'],
  ['9/9/9/9/9/9/3G5/3G5/9 b - 1', '6g5g', '▲５七金寄'],
  ['9/9/9/9/9/9/3G5/3G5/9 b - 1', '6h5g', '▲５七金上'],
  ['9/9/9/9/4S4/9/3S5/9/9 b - 1', '5e6f', '▲６六銀引'],
  ['9/9/9/9/4S4/9/3S5/9/9 b - 1', '6g6f', '▲６六銀上'],
  ['9/9/9/9/9/9/9/3GGG3/9 b - 1', '5h5g', '▲５七金直'],
  ['9/9/9/9/9/9/9/3GGG3/9 b - 1', '6h5g', '▲５七金左'],
  ['9/9/9/9/9/9/3G5/3GG4/9 b - 1', '6h5g', '▲５七金左上'],
  ['9/4+R4/9/9/9/9/9/9/1+R7 b - 1', '8i8b', '▲８二龍上'],
  ['9/9/9/9/9/9/9/9/1+R6+R b - 1', '8i5i', '▲５九龍左'],
  ['9/9/9/9/9/9/9/9/1+R6+R b - 1', '1i5i', '▲５九龍右'],
  ['9/9/9/9/9/9/9/+B7+B/9 b - 1', '9h5d', '▲５四馬左'],
  ['9/9/9/9/9/9/9/4G4/9 b G 1', 'G*5g', '▲５七金打'],
  ['9/9/9/9/9/9/9/9/9 b G 1', 'G*5g', '▲５七金'],
  ['9/9/4S4/9/9/9/9/9/9 b - 1', '5c4d', '▲４四銀不成'],
  // One of the two golds is pinned, and still the move tells which one goes.
  ['4r4/9/9/9/9/9/9/3G1G3/4K4 b - 1', '4h5h', '▲５八金右'],
  ['9/4g4/9/4g4/9/9/9/9/9 w - 1', '5b5c', '△５三金上'],
] as const)('in %s the move %s is written %s, and read again', (sfen, usi, word) => {
  const read = readOne(`position sfen ${sfen} moves ${usi}`);
  if (!read.ok) throw new Error(read.error.code);
  const text = formatKi2(read.value.record);
  expect(text.split('\n').find((line) => /^[▲△]/.test(line))).toBe(word);
  expect(movesOf(text)).toBe(usi);
});

test('行 and 生 are other words for 上 and 不成', () => {
  const sfen = '9/9/4S4/9/9/9/9/9/9 b - 1';
  const read = readOne(`sfen ${sfen} moves 5c4d`);
  if (!read.ok) throw new Error(read.error.code);
  const text = formatKi2(read.value.record);
  expect(movesOf(text.replace('銀不成', '銀生'))).toBe('5c4d');
});

describe('a move that several pieces could make', () => {
  const sfen = '9/9/9/9/9/9/9/3G1G3/9 b - 1';
  const text = () => {
    const read = readOne(`sfen ${sfen} moves 6h5g`);
    if (!read.ok) throw new Error(read.error.code);
    return formatKi2(read.value.record);
  };
  test('is pointed out where no mark says which', () => {
    expect(noticesOf(text().replace('金左', '金'))[0]).toMatch(/^ambiguous-move/);
  });
});

test('comments, variations, bookmarks and ends are read', () => {
  const text =
    '手合割：平手\n*はじめ\n▲７六歩 △３四歩\n*角道\n&しおり\n▲２六歩\nまで3手で先手の勝ち\n\n変化：2手\n△８四歩 ▲２六歩\nまで3手で千日手\n';
  const { record } = reading(text);
  expect(noticesOf(text)).toEqual([]);
  expect(nodeAt(record, 0).comment).toBe('はじめ');
  expect(nodeAt(record, 2)).toMatchObject({ comment: '角道', bookmark: 'しおり' });
  expect(nodeAt(record, 1).children).toHaveLength(2);
  expect(record.ending).toMatchObject({ by: 'resignation', winner: 0 });
  expect(nodeAt(record, 5).ending).toMatchObject({ by: 'sennichite', winner: null });
  expect(reading(formatKi2(record)).record).toEqual(record);
});

test('an end may stand like a move', () => {
  expect(reading('▲７六歩 △３四歩 ▲投了').record.ending).toMatchObject({ by: 'resignation' });
  expect(reading('▲７六歩 △３四歩\n投了').record.ending).toMatchObject({ by: 'resignation' });
  expect(reading('▲７六歩 △３四歩 千日手').record.ending).toMatchObject({ by: 'sennichite' });
});

test.each([
  [{ winner: 0, by: 'declaration' }, 'まで4手で先手の入玉勝ち'],
  [{ winner: 1, by: 'timeout' }, 'まで4手で時間切れにより後手の勝ち'],
  [{ winner: null, by: 'impasse' }, 'まで4手で持将棋'],
  [{ winner: 0, by: 'default' }, 'まで4手で先手の不戦勝'],
  [{ winner: 0, by: 'foul' }, 'まで4手で先手の反則勝ち'],
] as const)('the end %o is written below the moves', (ending, foot) => {
  const { record } = reading('▲７六歩 △３四歩 ▲２二角成 △同銀');
  const text = formatKi2({ ...record, ending });
  expect(text).toContain(`\n${foot}\n`);
  expect(reading(text).record.ending).toMatchObject(ending);
});

describe('players above the moves', () => {
  test('with the signs of their sides are headers', () => {
    const text = '▲先手：山田太郎\n△後手：佐藤花子\n▲７六歩 △３四歩\n';
    expect(movesOf(text)).toBe('7g7f 3c3d');
    expect(reading(text).record.headers).toEqual([
      ['先手', '山田太郎'],
      ['後手', '佐藤花子'],
    ]);
    expect(reading(text).notices).toMatchObject([{ code: 'spelling', line: 1, also: [2] }]);
  });

  test('without a colon are kept as they stand, and the moves are read', () => {
    const text = '手合割：平手\n\n▲山田太郎 △佐藤花子\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n';
    expect(movesOf(text)).toBe('7g7f 3c3d');
    expect(noticesOf(text)).toEqual(['kept-line 3:1']);
    expect(reading(text).record.ending).toMatchObject({ winner: 1 });
  });
});

test.each([
  ['▲５八金 △３四歩', 'ambiguous-move 1:1'],
  ['1 ７六銀(77)\n2 ３四歩(33)', 'impossible-move 1:3'],
])('a file is not lost with a first move that cannot be made: %j', (text, told) => {
  expect(noticesOf(text)).toEqual([told]);
  expect(movesOf(text)).toBe('');
});

test('an impossible move stops its line, and the variation goes on', () => {
  const text = '▲７六歩 △３四歩 ▲５五銀 △８四歩\n▲２六歩\n\n変化：2手\n△８四歩\n';
  expect(movesOf(text)).toBe('7g7f 3c3d 8c8d');
  expect(noticesOf(text)).toEqual(['impossible-move 1:11']);
  expect(reading(text).lineKinds).toEqual([
    'unknown',
    'lost',
    'blank',
    'variation',
    'move',
    'blank',
  ]);
});

test('a game in half-width figures gets one notice of unusual spelling, with how often it occurs', () => {
  const read = readKifu('▲76歩▽34歩 ▲26歩▽84歩\n▲25歩▽85歩\n');
  const game = read.ok ? read.value.games[0] : undefined;
  expect(game?.record.nodes).toHaveLength(7);
  expect(game?.notices).toMatchObject([{ code: 'spelling', line: 1, also: [1, 1, 1, 2, 2] }]);
});
