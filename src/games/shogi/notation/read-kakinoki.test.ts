import { describe, expect, test } from 'vitest';
import { headerOf } from '#record/record.ts';
import { readKifu } from './kifu.ts';

test('several games in one file are all read, each with the headers above it', () => {
  const game = (name: string) =>
    `先手：${name}\n手合割：平手\n手数----指手----\n1 ７六歩(77)\n2 投了\n\n`;
  const read = readKifu(game('A') + game('B') + game('C'));
  if (!read.ok) throw new Error(read.error.code);
  const { games } = read.value;
  expect(games.map(({ record }) => headerOf(record, '先手'))).toEqual(['A', 'B', 'C']);
  expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
    [1, 6],
    [7, 6],
    [13, 7],
  ]);
  for (const { record, notices } of games) {
    expect(record.nodes).toHaveLength(2);
    expect(notices).toEqual([]);
  }
});

describe('another game begins', () => {
  const games = (text: string) => {
    const read = readKifu(text);
    if (!read.ok) throw new Error(read.error.code);
    return read.value.games.map(({ record }) => record.headers.map((header) => header.join('=')));
  };

  test('with the headers above its 手合割', () => {
    expect(
      games(
        '開始日時：1\n手合割：平手\n先手：A\n手数----\n1 ７六歩(77)\n2 投了\n\n開始日時：2\n棋戦：X\n*備考\n手合割：平手\n先手：C\n手数----\n1 ２六歩(27)\n',
      ),
    ).toEqual([
      ['開始日時=1', '手合割=平手', '先手=A'],
      ['開始日時=2', '棋戦=X', '手合割=平手', '先手=C'],
    ]);
  });

  test.each([
    '先手：A\n後手：B\n1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n\n先手：C\n後手：D\n1 ２六歩(27)\n2 中断\n',
    '先手：A\n後手：B\n1 ７六歩(77)\n先手：C\n後手：D\n1 ２六歩(27)\n',
    '先手：A\n後手：B\n▲７六歩\nまで1手で先手の勝ち\n\n先手：C\n後手：D\n▲２六歩\n',
  ])('with headers above moves that begin again: %j', (text) => {
    expect(games(text)).toEqual([
      ['先手=A', '後手=B'],
      ['先手=C', '後手=D'],
    ]);
  });

  test('below the headers that end the one before', () => {
    expect(
      games('先手：A\n1 ７六歩(77)\n2 投了\n終了日時：1\n\n開始日時：2\n先手：C\n1 ２六歩(27)\n'),
    ).toEqual([
      ['先手=A', '終了日時=1'],
      ['開始日時=2', '先手=C'],
    ]);
  });

  test('nowhere in headers below the moves, before a variation or between moves', () => {
    expect(
      games('先手：A\n1 ７六歩(77)\n2 投了\n終了日時：1\n\n変化：2手\n2 ３四歩(33)\n備考：x\n'),
    ).toEqual([['先手=A', '終了日時=1', '備考=x']]);
    expect(games('先手：A\n1 ７六歩(77)\n備考：x\n2 ３四歩(33)\n')).toEqual([['先手=A', '備考=x']]);
  });
});
