/** Checks which parts of a record come back through other formats, and which are listed as lost. */
import { describe, expect, test } from 'vitest';
import { reading } from '../../../../tests/read-one.ts';
import { lossesIn } from './losses.ts';
import { type Format, formats } from './reading.ts';
import { writeKifu } from './write.ts';

const again = (text: string, format: Format): string =>
  writeKifu(reading(text).record, format, 'UTF-8');

describe('names and times through CSA', () => {
  test('a handicap keeps shitate and uwate', () => {
    const text = '手合割：二枚落ち\n下手：A\n上手：B\n1 ６二銀(71)\n';
    expect(reading(again(text, 'csa')).record.headers).toEqual([
      ['下手', 'A'],
      ['上手', 'B'],
    ]);
    expect(lossesIn(reading(text).record, 'csa')).toEqual([]);
  });

  test('a second name of a side is not lost', () => {
    const text = '手合割：平手\n先手：A\n下手：B\n先手：C\n1 ７六歩(77)\n';
    const headers = [...reading(again(text, 'csa')).record.headers].sort();
    expect(headers).toEqual(
      [
        ['先手', 'A'],
        ['下手', 'B'],
        ['先手', 'C'],
      ].sort(),
    );
  });

  test('the fields of version 3 are those that KIF has, and back', () => {
    const csa =
      'V3.0\n$TIME:900+0+5\n$TIME+:600+0+10\n$TIME-:600+30+0\n$JISHOGI:27\n$MAX_MOVES:256\nPI\n+\n+7776FU\n';
    const { record } = reading(csa);
    expect(record.headers).toEqual([
      ['持ち時間', '15分、1手ごとに5秒加算'],
      ['先手持ち時間', '10分、1手ごとに10秒加算'],
      ['後手持ち時間', '10分+30秒'],
      ['持将棋', '27'],
      ['最大手数', '256'],
    ]);
    const kif = writeKifu(record, 'kif', 'UTF-8');
    expect(writeKifu(reading(kif).record, 'csa', 'UTF-8', '3.0')).toContain(
      '$TIME:900+0+5\n$TIME+:600+0+10\n$TIME-:600+30+0\n$JISHOGI:27\n$MAX_MOVES:256\n',
    );
  });
});

describe('a loss is listed', () => {
  test('for a drop out of turn in USI, and for one that changes nothing in a list', () => {
    const turn = reading('P-51OU,P+59OU,P+00KI,P-00FU,+,-0055FU,+0058KI').record;
    const told = formats.filter((format) => lossesIn(turn, format).includes('moves'));
    expect(told).toEqual(['usi']);
    const same = reading('P-51OU,P+59OU,P+55FU,P+00FU,+,+0055FU,-5152OU').record;
    expect(lossesIn(same, 'sfen')).toContain('moves');
  });

  test('for headers that hold line ends, stand twice or begin with a colon', () => {
    const jkf = '{"header":{"棋戦":"A\\nB"},"moves":[{}]}';
    for (const format of ['kif', 'ki2', 'csa'] as const)
      expect(lossesIn(reading(jkf).record, format)).toContain('headers');
    expect(lossesIn(reading(jkf).record, 'jkf')).toEqual([]);
    const twice = reading('備考：A\n備考：B\n手合割：平手\n1 ７六歩(77)\n').record;
    expect(lossesIn(twice, 'jkf')).toEqual(['headers']);
    expect(lossesIn(twice, 'kif')).toEqual([]);
  });

  // A way from the root for each of them would take minutes.
  test('soon, for ten thousand ends beside as many moves', () => {
    const shuffle = ['３八飛(28)', '７二飛(82)', '２八飛(38)', '８二飛(72)'];
    const play = Array.from({ length: 10_000 }, (_, i) => `${i + 1} ${shuffle[i % 4]}`);
    const sides = Array.from(
      { length: 9999 },
      (_, i) => `変化：${10_000 - i}手\n${10_000 - i} 中断`,
    );
    const { record } = reading(['手合割：平手', ...play, ...sides].join('\n'));
    expect(record.nodes.filter((node) => node?.ending)).toHaveLength(9999);
    for (const format of formats)
      expect(lossesIn(record, format).includes('variations')).toBe(
        !['kif', 'ki2', 'jkf'].includes(format),
      );
  });
});
